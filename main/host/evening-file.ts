import type { Evening, SavedEvening } from './evening.ts';
import { readEvening } from './evening.ts';
import { readText } from './read-file.ts';
import { type Disk, replaceFile, setAside } from './replace-file.ts';

/** The evening cannot be kept. */
export class EveningNotKept extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'EveningNotKept';
  }
}

/** The evening on the disk, in a file beside the saved game. It has the players' ids. */
export class EveningFile {
  readonly #filename: string;
  readonly #disk: Disk;
  /** What of the evening was written last. */
  #written: number | undefined;
  /** The file could not be read, so it is not overwritten, either. */
  #isLeftAlone = false;

  constructor(saveFile: string, disk: Disk) {
    this.#filename = `${saveFile}.evening`;
    this.#disk = disk;
  }

  /** Reads it; a damaged file is set aside. @param tell told in a few words what was wrong */
  async read(tell: (detail: string) => void): Promise<SavedEvening | undefined> {
    try {
      const text = await readText(this.#filename, this.#disk);
      const evening = readEvening(parseJson(text));
      if (evening !== undefined) return evening;
      tell(`${this.#filename} is no evening; set aside as ${await this.#setAside()}`);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return undefined;
      this.#isLeftAlone = true;
      tell(`${this.#filename} cannot be read (${message})`);
    }
    return undefined;
  }

  /** Puts the evening on the disk, if it has changed. @throws EveningNotKept */
  async write(evening: Evening): Promise<void> {
    const { changes } = evening;
    if (this.#isLeftAlone || changes === (this.#written ?? 0)) return;
    try {
      await replaceFile(this.#filename, JSON.stringify(evening.save()), this.#disk);
    } catch (error) {
      throw new EveningNotKept((error as Error).message);
    }
    this.#written = changes;
  }

  #setAside(): Promise<string> {
    return setAside(this.#filename, this.#disk);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: the caller sets it aside
  }
}
