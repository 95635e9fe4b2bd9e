import { readFileSync, renameSync, statSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { isPlayerId, isSecret } from '../../shared/card.ts';
import type { DiskTrouble } from '../../shared/host-api.ts';
import {
  type FieldsOf,
  fields,
  list,
  nullable,
  optional,
  pathText,
  text,
  textThat,
  whole,
  yesOrNo,
} from '../../shared/readers.ts';
import { readPreferences } from '../../shared/preferences.ts';
import { NotAFile } from './read-file.ts';
import { asideName, replaceFile } from './replace-file.ts';
import { troubleOf } from './save-trouble.ts';

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
  recent: list(pathText),
  /** What the host likes: it must not depend on the port, as what a browser keeps does. */
  preferences: optional(readPreferences),
  /** Where the host looked for a board file last. */
  boardFolder: optional(pathText),
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

/** What went wrong with the settings; `why` is for the log. The listener puts it into words. */
export type SettingsTrouble =
  | { readonly what: 'set-aside'; readonly name: string; readonly why: string }
  | { readonly what: 'unreadable'; readonly why: string }
  | { readonly what: 'not-kept'; readonly disk: DiskTrouble; readonly why: string };

type OnTrouble = (trouble: SettingsTrouble) => void;

/** Keeps the settings of the app on the disk. */
export class Settings {
  readonly #filename: string;
  readonly #onTrouble: OnTrouble;
  #value: AppSettings;
  #writing: Promise<void> = Promise.resolve();
  #hasTrouble = false;
  /** The file could be neither read nor set aside, so it is not overwritten, either. */
  readonly #isLeftAlone: boolean;

  private constructor(filename: string, known: Known, onTrouble: OnTrouble) {
    this.#filename = filename;
    this.#isLeftAlone = known === 'left-alone';
    this.#value = typeof known === 'object' ? known : firstSettings();
    this.#onTrouble = onTrouble;
  }

  /**
   * Reads the settings, or begins with new ones. A file without settings is set aside. Synchronous:
   * without them the app can do nothing, and a promise would have to wait for Electron's own start.
   * @param onTrouble told once, when they cannot be read or kept
   */
  static open(filename: string, onTrouble: OnTrouble): Settings {
    const known = readKnown(filename, onTrouble);
    const settings = new Settings(filename, known, onTrouble);
    if (known === 'none') settings.change({});
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
    if (this.#isLeftAlone) return;
    try {
      await replaceFile(this.#filename, JSON.stringify(this.#value, undefined, 2), disk);
      this.#hasTrouble = false;
    } catch (error) {
      // The app goes on with what it knows; its host is told once.
      const why = (error as Error).message;
      if (!this.#hasTrouble) this.#onTrouble({ what: 'not-kept', disk: troubleOf(error), why });
      this.#hasTrouble = true;
    }
  }
}

type Known = AppSettings | 'none' | 'left-alone';

function readKnown(filename: string, onTrouble: OnTrouble): Known {
  let why = 'damaged';
  try {
    if (!statSync(filename).isFile()) throw new NotAFile(filename); // a pipe would be waited for
    const known = readJson(readFileSync(filename, 'utf8'));
    if (known !== undefined) return known;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'none';
    why = message;
  }
  try {
    // A file that cannot be read may still contain everything.
    const name = asideName(filename);
    renameSync(filename, name);
    onTrouble({ what: 'set-aside', name, why });
    return 'none';
  } catch {
    onTrouble({ what: 'unreadable', why }); // and they stay where they are
    return 'left-alone';
  }
}

function readJson(written: string): AppSettings | undefined {
  try {
    return readSettings(JSON.parse(written));
  } catch {
    return undefined; // no JSON: the caller sets it aside
  }
}
