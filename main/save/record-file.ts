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
import { appendIfThere, replaceFile } from '../system/disk.ts';
import type { PartFile } from './part-file.ts';

/** The beginning of a record, as far as it is whole. */
export interface FoundRecord {
  readonly head: RecordHead;
  readonly seats: readonly RecordSeat[];
  readonly steps: readonly RecordStep[];
  /** The first line that is damaged, counted from 1: it and what follows are not read. */
  readonly damagedLine?: number;
}

/**
 * The record of the running game on the disk: one file for each game. The first line is its head, each
 * other line a step, or a name; each ends with its checksum. What is new is appended; a line that a
 * crash cut, or that is damaged, is the end of what can be read.
 */
export class RecordFile {
  readonly #fileOf: (game: number) => PartFile;
  #file: { readonly game: number; readonly file: PartFile } | undefined;
  #written: Written | undefined;

  /** @param fileOf the file for the record of a game */
  constructor(fileOf: (game: number) => PartFile) {
    this.#fileOf = fileOf;
  }

  /** Where the record of a game is. */
  of(game: number): PartFile {
    if (this.#file?.game !== game) this.#file = { game, file: this.#fileOf(game) };
    return this.#file.file;
  }

  /**
   * Puts what is new in the record on the disk.
   * @throws the system's error; then all of it is written anew the next time
   */
  async write(record: RecordedGame): Promise<void> {
    const file = this.of(record.head.game);
    if (file.isLeftAlone) return;
    const before = this.#written;
    this.#written = undefined;
    const appended = before?.record === record ? await append(file, before) : undefined;
    this.#written = appended ?? (await writeAnew(file, record));
  }
}

/** @returns what is on the disk then */
async function writeAnew({ filename, disk }: PartFile, record: RecordedGame): Promise<Written> {
  const written = allOf(record); // it may grow while this is written
  const lines = linesAfter({ record, steps: 0, names: NOBODY });
  const text = `${withChecksum(JSON.stringify(record.head))}${lines}`;
  await replaceFile(filename, text, disk);
  return written;
}

/** @returns what is on the disk then; undefined where there was no file to append to */
async function append({ filename, disk }: PartFile, before: Written): Promise<Written | undefined> {
  const written = allOf(before.record);
  const text = linesAfter(before);
  if (text === '') return written;
  return (await appendIfThere(filename, text, disk)) ? written : undefined;
}

/** The part of a record that is on the disk. */
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
