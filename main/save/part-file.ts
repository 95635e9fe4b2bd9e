import { type Disk, NotAFile, readText, setAside } from '../system/disk.ts';

/** Told in a few words what was wrong with a file. */
export type Tell = (detail: string) => void;

/**
 * A file beside a saved game, under one rule: a file that is something else gets another name, and a
 * file that can neither be read nor renamed is left alone, that is, never written over.
 */
export class PartFile {
  readonly filename: string;
  readonly disk: Disk;
  #isLeftAlone = false;

  constructor(filename: string, disk: Disk) {
    this.filename = filename;
    this.disk = disk;
  }

  get isLeftAlone(): boolean {
    return this.#isLeftAlone;
  }

  /**
   * Reads it; undefined: nothing can be done with what is there, and that is told.
   * @param parse gives undefined for a text that belongs elsewhere
   */
  async read<T>(
    parse: (text: string) => T | undefined,
    tell: Tell,
  ): Promise<T | 'missing' | undefined> {
    let text: string;
    try {
      text = await readText(this.filename, this.disk);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return 'missing';
      this.#isLeftAlone = true;
      tell(error instanceof NotAFile ? message : `${this.filename} cannot be read (${message})`);
      return undefined;
    }
    const found = parse(text);
    if (found === undefined) tell(await this.#setAside());
    return found;
  }

  /** @returns what became of it, in words */
  async #setAside(): Promise<string> {
    try {
      const name = await setAside(this.filename, this.disk);
      return `${this.filename} does not fit the game; it was set aside as ${name}`;
    } catch (error) {
      this.#isLeftAlone = true;
      const { message } = error as Error;
      return `${this.filename} does not fit the game, and was left as it is (${message})`;
    }
  }
}
