import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { isPlayerId, isSecret } from '../../shared/card.ts';
import {
  type FieldsOf,
  fields,
  list,
  nullable,
  text,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';
import { replaceFile, setAside } from './replace-file.ts';

const side = whole(-100_000, 100_000);

const shape = {
  /** The host's own player, so that the host keeps its seat and score. */
  ownId: textThat((id) => isPlayerId(id) && isSecret(id)),
  /** Where friends found the host last, so that they find it again. */
  port: nullable(whole(1, 65_535)),
  /** The network that the host chose, by the name of its adapter. */
  adapter: nullable(text),
  /** Where the window was. */
  window: nullable(fields({ x: side, y: side, width: side, height: side, isMaximized: yesOrNo })),
  /** Board files that were opened, the newest first. */
  recent: list(text),
};

const readSettings = fields(shape);

/** What the app remembers of its host between two starts; the room's settings are in the game. */
export type AppSettings = FieldsOf<typeof shape>;

function firstSettings(): AppSettings {
  return {
    ownId: randomBytes(16).toString('hex'),
    port: null,
    adapter: null,
    window: null,
    recent: [],
  };
}

/** Keeps the settings of the app on the disk. */
export class Settings {
  readonly #filename: string;
  readonly #onTrouble: (trouble: string) => void;
  #value: AppSettings;
  #writing: Promise<void> = Promise.resolve();
  #hasTrouble = false;

  private constructor(filename: string, value: AppSettings, onTrouble: (trouble: string) => void) {
    this.#filename = filename;
    this.#value = value;
    this.#onTrouble = onTrouble;
  }

  /**
   * Reads the settings, or begins with new ones. A file that holds none is set aside.
   * @param onTrouble told once, when they cannot be read or kept
   */
  static async open(filename: string, onTrouble: (trouble: string) => void): Promise<Settings> {
    const known = await readKnown(filename, onTrouble);
    const settings = new Settings(filename, known ?? firstSettings(), onTrouble);
    if (known === undefined) settings.change({});
    return settings;
  }

  get value(): AppSettings {
    return this.#value;
  }

  /** Changes some of them, at once; the disk follows. */
  change(some: Partial<AppSettings>): void {
    this.#value = { ...this.#value, ...some };
    this.#writing = this.#writing.then(() => this.#write());
  }

  /** Waits until everything is on the disk, or cannot be. */
  written(): Promise<void> {
    return this.#writing;
  }

  async #write(): Promise<void> {
    try {
      await replaceFile(this.#filename, JSON.stringify(this.#value, undefined, 2));
      this.#hasTrouble = false;
    } catch (error) {
      // The app goes on with what it knows; its host is told once.
      if (!this.#hasTrouble) {
        this.#onTrouble(`Your settings cannot be kept (${(error as Error).message}).`);
      }
      this.#hasTrouble = true;
    }
  }
}

async function readKnown(
  filename: string,
  onTrouble: (trouble: string) => void,
): Promise<AppSettings | undefined> {
  let trouble = 'were damaged';
  try {
    const known = readJson(await readFile(filename, 'utf8'));
    if (known !== undefined) return known;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    trouble = `could not be read (${message})`;
  }
  try {
    // What cannot be read may hold everything still: it is not written over, either.
    const name = await setAside(filename);
    onTrouble(`Your settings ${trouble}. They were set aside as ${name}; the app begins anew.`);
  } catch {
    onTrouble(`Your settings ${trouble}, and stay where they are; the app begins anew.`);
  }
  return undefined;
}

function readJson(written: string): AppSettings | undefined {
  try {
    return readSettings(JSON.parse(written));
  } catch {
    return undefined; // no JSON: the caller sets it aside
  }
}
