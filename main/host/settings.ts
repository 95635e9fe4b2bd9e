import { copyFileSync, readFileSync, renameSync, statSync } from 'node:fs';
import * as disk from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { isPlayerId, isSecret } from '../../shared/card.ts';
import type { DiskTrouble } from '../../shared/host-state.ts';
import {
  type FieldsOf,
  eachField,
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
import { asideName, NotAFile, replaceFile, troubleOf } from '../system/disk.ts';

const side = whole(-100_000, 100_000);

/** A name and a password are far shorter, with whatever a key store adds. */
const WIFI_UNITS_MAX = 4_096;

const ownId = textThat((id) => isPlayerId(id) && isSecret(id));

const shape = {
  /** The host's own player, so that the host keeps its seat and score. */
  ownId,
  /** Where friends found the host last, so that they find it again. */
  port: nullable(whole(1, 65_535)),
  /** The network that the host chose, by the name of its adapter. */
  adapter: nullable(text),
  /** Where the window was. */
  window: nullable(fields({ x: side, y: side, width: side, height: side, isMaximized: yesOrNo })),
  /** Board files that were opened, the newest first. */
  recent: list(pathText),
  /** The host's preferences. A browser would keep them for each port apart. */
  preferences: optional(readPreferences),
  /** The folder in which the host last looked for a board file. */
  boardFolder: optional(pathText),
  /** The Wi-Fi of friends, encrypted by the system's key store, in base64. */
  wifi: optional(nullable(textThat((code) => /^[A-Za-z0-9+/]+=*$/.test(code), WIFI_UNITS_MAX))),
};

const readSettings = eachField(shape);

/** What the app remembers between two starts. The room's settings are in the saved game. */
export type AppSettings = FieldsOf<typeof shape>;

function firstSettings(keptId: string | undefined): AppSettings {
  return {
    ownId: keptId ?? randomBytes(16).toString('hex'),
    port: null,
    adapter: null,
    window: null,
    recent: [],
  };
}

/** What went wrong with the settings; `why` is for the log. The listener puts it into words. */
export type SettingsTrouble =
  | { readonly what: 'dropped'; readonly name: string; readonly why: string }
  | { readonly what: 'set-aside'; readonly name: string; readonly why: string }
  | { readonly what: 'unreadable'; readonly why: string }
  | { readonly what: 'not-kept'; readonly disk: DiskTrouble; readonly why: string };

type OnTrouble = (trouble: SettingsTrouble) => void;

/**
 * Keeps the settings of the app on the disk. The id has a second file of its own, because without it
 * the host would be a stranger in the game that goes on.
 */
export class Settings {
  readonly #filename: string;
  readonly #onTrouble: OnTrouble;
  #value: AppSettings;
  #writing: Promise<void> = Promise.resolve();
  #hasTrouble = false;
  /** The file could be neither read nor set aside, so it is left alone. */
  readonly #isLeftAlone: boolean;

  private constructor(filename: string, known: Known, keptId: string | undefined, on: OnTrouble) {
    this.#filename = filename;
    this.#isLeftAlone = known.isLeftAlone;
    this.#value = { ...firstSettings(keptId), ...known.values };
    this.#onTrouble = on;
  }

  /**
   * Reads the settings, or begins with new ones. A bad value is dropped by itself; a file without
   * settings is set aside. Synchronous: without them the app can do nothing, and a promise would have
   * to wait for Electron's own start.
   * @param onTrouble told once, when they cannot be read or kept
   */
  static open(filename: string, onTrouble: OnTrouble): Settings {
    const known = readKnown(filename, onTrouble);
    const keptId = readId(filename);
    const settings = new Settings(filename, known, keptId, onTrouble);
    if (!known.isWhole) settings.change({});
    if (settings.value.ownId !== keptId) settings.#then(() => settings.#writeId());
    return settings;
  }

  get value(): AppSettings {
    return this.#value;
  }

  /** Changes some of them, at once; the disk follows. */
  change(some: Partial<AppSettings>): void {
    this.#value = { ...this.#value, ...some };
    this.#then(() => replaceFile(this.#filename, JSON.stringify(this.#value, undefined, 2), disk));
  }

  /** Waits until everything is on the disk, or cannot be. */
  written(): Promise<void> {
    return this.#writing;
  }

  #writeId(): Promise<void> {
    return replaceFile(idFile(this.#filename), this.#value.ownId, disk);
  }

  #then(write: () => Promise<void>): void {
    if (!this.#isLeftAlone) this.#writing = this.#writing.then(() => this.#tryTo(write));
  }

  async #tryTo(write: () => Promise<void>): Promise<void> {
    try {
      await write();
      this.#hasTrouble = false;
    } catch (error) {
      // The app goes on with what it knows; its host is told once.
      const why = (error as Error).message;
      if (!this.#hasTrouble) this.#onTrouble({ what: 'not-kept', disk: troubleOf(error), why });
      this.#hasTrouble = true;
    }
  }
}

function idFile(filename: string): string {
  return join(dirname(filename), 'host-id');
}

function readId(filename: string): string | undefined {
  try {
    return ownId(readNow(idFile(filename)));
  } catch {
    return undefined; // there is none yet, or a new one is written
  }
}

interface Known {
  readonly values: Partial<AppSettings>;
  /** All of the file is good. */
  readonly isWhole: boolean;
  readonly isLeftAlone: boolean;
}

function readKnown(filename: string, onTrouble: OnTrouble): Known {
  const { values, trouble } = look(filename);
  if (trouble === undefined) return { values, isWhole: true, isLeftAlone: false };
  if (trouble === 'none') return { values, isWhole: false, isLeftAlone: false };
  const { what, why } = trouble;
  try {
    // A file that cannot be read may still contain everything.
    const name = asideName(filename);
    if (what === 'set-aside') renameSync(filename, name);
    else copyFileSync(filename, name);
    onTrouble({ what, name, why });
    return { values, isWhole: false, isLeftAlone: false };
  } catch {
    onTrouble({ what: 'unreadable', why }); // the file stays as it is
    return { values, isWhole: false, isLeftAlone: true };
  }
}

interface Look {
  readonly values: Partial<AppSettings>;
  readonly trouble?: 'none' | { readonly what: 'set-aside' | 'dropped'; readonly why: string };
}

function look(filename: string): Look {
  let written: string;
  try {
    written = readNow(filename);
  } catch (error) {
    const { code, message: why } = error as NodeJS.ErrnoException;
    return { values: {}, trouble: code === 'ENOENT' ? 'none' : { what: 'set-aside', why } };
  }
  const read = readJson(written);
  if (read === undefined) return { values: {}, trouble: { what: 'set-aside', why: 'damaged' } };
  const { good: values, bad } = read;
  if (bad.length === 0) return { values };
  return { values, trouble: { what: 'dropped', why: `bad values of ${bad.join(', ')}` } };
}

/** @throws NotAFile for a pipe, which would keep the app waiting; the system's error */
function readNow(filename: string): string {
  if (!statSync(filename).isFile()) throw new NotAFile(filename);
  return readFileSync(filename, 'utf8');
}

function readJson(written: string): ReturnType<typeof readSettings> {
  try {
    return readSettings(JSON.parse(written));
  } catch {
    return undefined; // no JSON: the caller sets it aside
  }
}
