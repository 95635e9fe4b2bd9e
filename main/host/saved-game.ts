import * as nodeDisk from 'node:fs/promises';
import type { Unsubscribe } from '../game/events.ts';
import { readSavedTable } from '../game/saved-table.ts';
import { Table, type TableOptions } from '../game/table.ts';
import type { Cancel, Clock } from './clock.ts';
import { type Disk, replaceFile, setAside } from './replace-file.ts';

/** A change is on the disk at the latest this long after it, and the time to write it. */
const SAVE_DELAY_MS = 250;

/** After a failure, the next try. */
const RETRY_MS = 1_000;

/** What was found where a game was to be continued. */
export type Continued =
  | { readonly found: 'game'; readonly table: Table }
  | { readonly found: 'nothing' }
  /** The file is no saved game; it was set aside under another name, never deleted. */
  | { readonly found: 'damaged'; readonly setAsideAs: string };

/** A saved game that is there and cannot be read: nothing is overwritten, the host decides. */
export class UnreadableSave extends Error {
  constructor(filename: string, cause: unknown) {
    super(`${filename} cannot be read (${(cause as Error).message})`, { cause });
    this.name = 'UnreadableSave';
  }
}

/**
 * Reads a saved game.
 * @throws UnreadableSave if the file is there and can be neither read nor set aside
 */
export async function continueGame(
  filename: string,
  options: TableOptions,
  disk: Disk = nodeDisk,
): Promise<Continued> {
  let text: string;
  try {
    text = await disk.readFile(filename, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { found: 'nothing' };
    throw new UnreadableSave(filename, error);
  }
  const table = restore(text, options);
  if (table !== undefined) return { found: 'game', table };
  try {
    return { found: 'damaged', setAsideAs: await setAside(filename, disk) };
  } catch (error) {
    throw new UnreadableSave(filename, error);
  }
}

function restore(text: string, options: TableOptions): Table | undefined {
  try {
    const saved = readSavedTable(JSON.parse(text));
    return saved === undefined ? undefined : Table.restore(saved, options);
  } catch {
    return undefined; // no JSON, or it breaks an invariant: either way the caller sets it aside
  }
}

/**
 * Keeps a table on the disk: after every change, soon, and never in the listener itself. At any
 * moment one whole game is there.
 */
export class SavedGame {
  readonly #table: Table;
  readonly #filename: string;
  readonly #clock: Clock;
  readonly #disk: Disk;
  readonly #unsubscribe: Unsubscribe;
  readonly #onTrouble: (trouble: string) => void;
  #timer: Cancel | undefined;
  #writing: Promise<void> = Promise.resolve();
  #trouble: string | null = null;

  /** @param onTrouble told once when saving begins to fail, not at every try */
  constructor(
    table: Table,
    filename: string,
    clock: Clock,
    onTrouble: (trouble: string) => void,
    disk: Disk = nodeDisk,
  ) {
    this.#table = table;
    this.#filename = filename;
    this.#clock = clock;
    this.#onTrouble = onTrouble;
    this.#disk = disk;
    this.#unsubscribe = table.subscribe(() => this.#saveIn(SAVE_DELAY_MS));
  }

  /** Why the game cannot be saved at present, or null. */
  get trouble(): string | null {
    return this.#trouble;
  }

  /** Saves now, after whatever is being written. */
  save(): Promise<void> {
    this.#timer?.();
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Saves a last time. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    await this.save();
    this.#timer?.();
  }

  #saveIn(ms: number): void {
    this.#timer ??= this.#clock.after(ms, () => void this.save());
  }

  async #write(): Promise<void> {
    if (this.#table.broken !== undefined) return; // the last good save is worth more
    try {
      await replaceFile(this.#filename, JSON.stringify(this.#table.save()), this.#disk);
      this.#trouble = null;
    } catch (error) {
      // The game goes on; the host is told once, and saving is tried again.
      const trouble = error instanceof Error ? error.message : String(error);
      if (this.#trouble === null) this.#onTrouble(trouble);
      this.#trouble = trouble;
      this.#saveIn(RETRY_MS);
    }
  }
}
