import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { RecordedGame } from '../game/record.ts';
import {
  type RecordHead,
  type RecordSeat,
  type RecordStep,
  readRecordHead,
  readRecordSeat,
  readStep,
} from '../../shared/record.ts';
import type { KeptRecord } from './autosave.ts';
import { readText } from './read-file.ts';
import { type Disk, appendIfThere, removeIfThere, replaceFile, setAside } from './replace-file.ts';

/** What was found of a record: its beginning, as far as it is whole. */
export interface FoundRecord {
  readonly head: RecordHead;
  readonly seats: readonly RecordSeat[];
  readonly steps: readonly RecordStep[];
  /** The first line that is damaged, counted from 1: it and what follows are not read. */
  readonly damagedLine?: number;
}

/**
 * The record of the running game on the disk: one file for each game, beside the saved one. The first
 * line is its head, each other line a step, or a name; each ends with its checksum. What is new is
 * appended; a line that a crash cut, or that is damaged, is the end of what can be read.
 *
 * It is written before the saved game, which says how many steps it had: so the two fit together
 * whenever a crash comes, and the file of the last game goes once the next one is saved.
 */
export class RecordFile {
  readonly #saveFile: string;
  readonly #disk: Disk;
  #written: Written | undefined;
  /** The game whose record is the only one in the folder. */
  #tidied: number | undefined;
  /** The record of this game could not be read, so it is not overwritten, either. */
  #leftAlone: number | undefined;

  constructor(saveFile: string, disk: Disk) {
    this.#saveFile = saveFile;
    this.#disk = disk;
  }

  /** Where the record of a game is. */
  filename(game: number): string {
    return `${this.#saveFile}.record-${game}`;
  }

  /** Reads the record of this game; undefined: there is none, or none that can be read. */
  async read(game: number): Promise<FoundRecord | 'damaged' | undefined> {
    try {
      return parseRecord(await readText(this.filename(game), this.#disk)) ?? 'damaged';
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#leftAlone = game;
      return undefined;
    }
  }

  /** The file is not a record of this game. @returns what became of it, in words */
  async setAside(game: number): Promise<string> {
    const filename = this.filename(game);
    try {
      return `${filename} does not fit the game; it was set aside as ${await setAside(filename, this.#disk)}`;
    } catch {
      this.#leftAlone = game;
      return `${filename} does not fit the game, and was left as it is`;
    }
  }

  /** How to keep this record, even if another game runs by then. */
  keep(record: RecordedGame): KeptRecord {
    return { write: () => this.write(record), tidy: () => this.tidy(record.head.game) };
  }

  /**
   * Puts what is new in the record on the disk.
   * @throws the system's error; then all of it is written anew the next time
   */
  async write(record: RecordedGame): Promise<void> {
    const { game } = record.head;
    if (game === this.#leftAlone) return;
    const before = this.#written;
    this.#written = undefined;
    const appended = before?.record === record ? await this.#append(before) : undefined;
    this.#written = appended ?? (await this.#writeAnew(record));
  }

  /**
   * This game is saved: records of others are named by no save any more, whenever a host that wrote
   * them was killed. They have names of people in them, so they go.
   */
  async tidy(game: number): Promise<void> {
    if (game === this.#tidied) return;
    try {
      const others = await this.#others(basename(this.filename(game)));
      const removed = await Promise.allSettled(
        others.map((name) => removeIfThere(name, this.#disk)),
      );
      if (removed.every(({ status }) => status === 'fulfilled')) this.#tidied = game;
    } catch {
      // The folder cannot be read now: it is tried again after the next save.
    }
  }

  /** The records beside the saved game but this one, and what was never written to its end. */
  async #others(own: string): Promise<readonly string[]> {
    const folder = dirname(this.#saveFile);
    const save = basename(this.#saveFile);
    const names = await this.#disk.readdir(folder);
    const isRecord = (name: string) =>
      name.startsWith(save) && RECORD.test(name.slice(save.length)) && name !== own;
    return names.filter(isRecord).map((name) => join(folder, name));
  }

  async #writeAnew(record: RecordedGame): Promise<Written> {
    const written = allOf(record); // it may grow while this is written
    const lines = linesAfter({ record, steps: 0, names: NOBODY });
    const text = `${withChecksum(JSON.stringify(record.head))}${lines}`;
    await replaceFile(this.filename(record.head.game), text, this.#disk);
    return written;
  }

  /** @returns undefined where there was no file to append to */
  async #append(before: Written): Promise<Written | undefined> {
    const written = allOf(before.record);
    const text = linesAfter(before);
    if (text === '') return written;
    const filename = this.filename(before.record.head.game);
    return (await appendIfThere(filename, text, this.#disk)) ? written : undefined;
  }
}

/** What of a record is on the disk. */
interface Written {
  readonly record: RecordedGame;
  readonly steps: number;
  readonly names: ReadonlyMap<number, string>;
}

const NOBODY: Written['names'] = new Map();

function allOf(record: RecordedGame): Written {
  const names = new Map(record.seats.map(({ seat, name }) => [seat, name]));
  return { record, steps: record.lines.length, names };
}

/** The lines of a record that are not written yet. */
function linesAfter({ record, steps, names }: Written): string {
  const named = record.seats.filter(({ seat, name }) => names.get(seat) !== name);
  const all = [...named.map((one) => JSON.stringify(one)), ...record.lines.slice(steps)];
  return all.map(withChecksum).join('');
}

/** How the name of a record ends, or of one that was being written. */
const RECORD = /^\.record-\d+(?:\.draft)?$/;

/** JSON has no tab in it. */
const CHECKSUM = /\t([0-9a-f]{8})$/;

function withChecksum(line: string): string {
  return `${line}\t${checksumOf(line)}\n`;
}

function checksumOf(line: string): string {
  return crc32(line).toString(16).padStart(8, '0');
}

/** The JSON of a line; undefined: its checksum does not match. */
function checked(line: string): string | undefined {
  const [ending, checksum] = CHECKSUM.exec(line) ?? [];
  if (ending === undefined) return undefined;
  const json = line.slice(0, -ending.length);
  return checksumOf(json) === checksum ? json : undefined;
}

/** Reads the whole lines: up to the first that is damaged, such as one cut by a crash. */
export function parseRecord(text: string): FoundRecord | undefined {
  const [first = '', ...lines] = text.split('\n');
  const read = CHECKSUM.test(first) ? checked : plain;
  const head = readRecordHead(parseJson(read(first)));
  if (head === undefined || lines.length === 0) return undefined;
  const names = new Map<number, string>();
  const steps: RecordStep[] = [];
  lines.pop(); // what stands behind the last newline was cut
  let whole = 0;
  for (const line of lines) {
    const value = parseJson(read(line));
    const step = readStep(value);
    const named = step === undefined ? readRecordSeat(value) : undefined;
    if (step !== undefined) steps.push(step);
    else if (named !== undefined) names.set(named.seat, named.name);
    else break;
    whole++;
  }
  const seats = [...names].map(([seat, name]) => ({ seat, name }));
  const found = { head, seats, steps };
  return whole === lines.length ? found : { ...found, damagedLine: whole + 2 };
}

/** Earlier records had no checksums. */
function plain(line: string): string {
  return line;
}

function parseJson(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined; // no JSON: the caller stops here
  }
}
