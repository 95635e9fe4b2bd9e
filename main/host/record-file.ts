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
}

/**
 * The record of the running game on the disk: one file for each game, beside the saved one. The first
 * line is its head, each other line a step, or a name. What is new is appended; a line that a crash
 * cut is the end of what can be read.
 *
 * It is written before the saved game, which says how many steps it had: so the two fit together
 * whenever a crash comes, and the file of the last game goes once the next one is saved.
 */
export class RecordFile {
  readonly #saveFile: string;
  readonly #disk: Disk;
  #written: Written | undefined;
  /** Games whose files are to go. */
  readonly #old = new Set<number>();
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
  async read(game: number): Promise<FoundRecord | undefined> {
    // A crash may have come between a new game and the end of the last one's file.
    for (const other of [game - 1, game + 1]) this.#old.add(other);
    try {
      return parseRecord(await readText(this.filename(game), this.#disk));
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
    return { write: () => this.write(record), tidy: () => this.tidy() };
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
    if (before !== undefined && before.record !== record) this.#old.add(before.record.head.game);
    const appended = before?.record === record ? await this.#append(before) : undefined;
    this.#written = appended ?? (await this.#writeAnew(record));
  }

  /** The saved game is on the disk: the records of others are not needed any more. */
  async tidy(): Promise<void> {
    const game = this.#written?.record.head.game;
    if (game === undefined) return;
    for (const other of [...this.#old]) {
      try {
        if (other !== game) await removeIfThere(this.filename(other), this.#disk);
        this.#old.delete(other);
      } catch {
        // It is tried again after the next save; left behind, it harms nobody.
      }
    }
  }

  async #writeAnew(record: RecordedGame): Promise<Written> {
    const written = allOf(record); // it may grow while this is written
    const lines = linesAfter({ record, steps: 0, names: NOBODY });
    const text = `${JSON.stringify(record.head)}\n${lines}`;
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
  return all.map((line) => `${line}\n`).join('');
}

/** Reads the whole lines: up to the first that is damaged, such as one cut by a crash. */
export function parseRecord(text: string): FoundRecord | undefined {
  const [first = '', ...lines] = text.split('\n');
  const head = readRecordHead(parseJson(first));
  if (head === undefined || lines.length === 0) return undefined;
  const names = new Map<number, string>();
  const steps: RecordStep[] = [];
  lines.pop(); // what stands behind the last newline was cut
  for (const line of lines) {
    const value = parseJson(line);
    const step = readStep(value);
    const named = step === undefined ? readRecordSeat(value) : undefined;
    if (step !== undefined) steps.push(step);
    else if (named !== undefined) names.set(named.seat, named.name);
    else break;
  }
  return { head, seats: [...names].map(([seat, name]) => ({ seat, name })), steps };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // no JSON: the caller stops here
  }
}
