import * as nodeDisk from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Unsubscribe } from '../game/events.ts';
import { type SavedTable, readSavedTable } from '../game/saved-table.ts';
import { Table, type TableOptions } from '../game/table.ts';
import type { Cancel, Clock } from './clock.ts';

/** What a saved game needs of a disk; a test passes one that fails. */
export type Disk = Pick<typeof nodeDisk, 'open' | 'rename' | 'readFile'>;

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
  const setAsideAs = `${filename}.damaged-${Date.now()}`;
  try {
    await disk.rename(filename, setAsideAs);
  } catch (error) {
    throw new UnreadableSave(filename, error);
  }
  return { found: 'damaged', setAsideAs };
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
 * Keeps a table on the disk: after every change, soon, and never in the listener itself. A file is
 * written beside the old one, forced to the disk, and renamed over it, so at any moment one whole
 * game is there. It holds secret ids, so only its owner may read it.
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
    try {
      await replaceFile(this.#filename, this.#table.save(), this.#disk);
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

async function replaceFile(filename: string, saved: SavedTable, disk: Disk): Promise<void> {
  const draft = `${filename}.draft`;
  const file = await disk.open(draft, 'w', 0o600);
  try {
    await file.chmod(0o600); // a draft that lay there before may have been anybody's to read
    await file.writeFile(JSON.stringify(saved));
    await file.sync();
  } finally {
    await file.close();
  }
  await disk.rename(draft, filename);
  await syncDirectory(dirname(filename), disk);
}

/** Forces the rename itself to the disk. Windows has no such thing and needs none. */
async function syncDirectory(directory: string, disk: Disk): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
