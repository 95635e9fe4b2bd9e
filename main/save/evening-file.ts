import { type Evening, type SavedEvening, readEvening } from '../story/evening.ts';
import { replaceFile } from '../system/disk.ts';
import type { PartFile, Tell } from './part-file.ts';

/** The evening on the disk. It has the players' ids. */
export class EveningFile {
  readonly #file: PartFile;
  /** The `changes` count last written. */
  #written = 0;

  constructor(file: PartFile) {
    this.#file = file;
  }

  async read(tell: Tell): Promise<SavedEvening | undefined> {
    const found = await this.#file.read((text) => readEvening(parseJson(text)), tell);
    return found === 'missing' ? undefined : found;
  }

  /** Puts the evening on the disk, if it has changed. @throws the system's error */
  async write(evening: Evening): Promise<void> {
    const { changes } = evening;
    const { filename, disk, isLeftAlone } = this.#file;
    if (isLeftAlone || changes === this.#written) return;
    await replaceFile(filename, JSON.stringify(evening.save()), disk);
    this.#written = changes;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: the caller sets it aside
  }
}
