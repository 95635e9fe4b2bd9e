import { limits } from '../../shared/limits.ts';
import type { SaveTrouble } from '../../shared/host-api.ts';
import type { Cancel } from '../game/changes.ts';
import type { Pictures } from '../game/deck.ts';
import type { Unsubscribe } from '../game/events.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from './clock.ts';
import { EveningNotKept } from './evening-file.ts';
import { type Disk, replaceFile } from './replace-file.ts';
import { formatSave } from './save-file.ts';
import { SavedPictures } from './saved-pictures.ts';
import { isLoss, troubleOf } from './save-trouble.ts';

/** A save begins at most this long after a change. */
const SAVE_DELAY_MS = 250;

/** After a failure, the next try. */
const RETRY_MS = 1_000;

const NO_PICTURES: Pictures = new Map();

export interface AutosaveOptions {
  readonly filename: string;
  readonly clock: Clock;
  /** Told when saving begins to fail, and once that it is slow; `detail` is for a log. */
  readonly onTrouble: (trouble: SaveTrouble, detail: string) => void;
  /** Whether the file is this host's to write. */
  readonly isOurs: () => Promise<boolean>;
  readonly disk: Disk;
  /** The record of the game that runs now, where one is kept. */
  readonly record?: () => KeptRecord;
}

/** The record of one game, as it is kept beside the saved game. */
export interface KeptRecord {
  /** Puts what is new in it on the disk. */
  readonly write: () => Promise<void>;
  /** The game is saved: what belonged to an earlier one may go. */
  readonly tidy: () => Promise<void>;
}

/**
 * Keeps a table on the disk: after every change, soon, and never in the listener itself. At any
 * moment one whole game is there.
 */
export class Autosave {
  readonly #table: Table;
  readonly #options: AutosaveOptions;
  readonly #pictures: SavedPictures;
  readonly #brought: SavedPictures;
  readonly #unsubscribe: Unsubscribe;
  #timer: Cancel | undefined;
  #writing: Promise<void> = Promise.resolve();
  #trouble: SaveTrouble | null = null;
  #hasToldSlow = false;

  constructor(table: Table, options: AutosaveOptions) {
    this.#table = table;
    this.#options = options;
    this.#pictures = new SavedPictures(options.filename, options.disk);
    this.#brought = new SavedPictures(options.filename, options.disk, 'brought');
    this.#unsubscribe = table.subscribe(() => this.#saveIn(SAVE_DELAY_MS));
  }

  /** What is wrong with saving at present, or null. */
  get trouble(): SaveTrouble | null {
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
    this.#timer ??= this.#options.clock.after(ms, () => void this.save());
  }

  async #write(): Promise<void> {
    if (this.#table.game.board.broken !== undefined) return; // the last good save is worth more
    const { filename, clock, disk, isOurs } = this.#options;
    const before = clock.now();
    try {
      if (!(await isOurs())) {
        this.#tell('shared', filename);
        return; // and it is not tried again: the file now belongs to another host
      }
      // All that is saved is of the same moment.
      const { pictures = NO_PICTURES } = this.#table.game.deck;
      const { pictures: brought } = this.#table.bringing;
      const record = this.#options.record?.();
      const text = formatSave(this.#table.save());
      await this.#pictures.write(pictures);
      await this.#brought.write(brought);
      const unkept = await writeRecord(record); // it has at least the steps of the game
      await replaceFile(filename, text, disk);
      await this.#pictures.tidy(pictures);
      await this.#brought.tidy(brought);
      await record?.tidy();
      const ms = Math.round(clock.now() - before);
      if (unkept !== undefined) {
        this.#tell(unkept instanceof EveningNotKept ? 'evening' : 'unrecorded', unkept.message);
        this.#saveIn(RETRY_MS);
      } else if (ms <= limits.saveMsMax) this.#trouble = null;
      else this.#tell('slow', `saving took ${ms} ms`);
    } catch (error) {
      // The game goes on; the host is told once, and saving is tried again.
      this.#tell(troubleOf(error), error instanceof Error ? error.message : String(error));
      this.#saveIn(RETRY_MS);
    }
  }

  #tell(trouble: SaveTrouble, detail: string): void {
    const isNew = trouble === 'slow' ? !this.#hasToldSlow : this.#isNew(trouble);
    this.#trouble = trouble;
    this.#hasToldSlow ||= trouble === 'slow';
    if (isNew) this.#options.onTrouble(trouble, detail);
  }

  /** That the game cannot be saved is told once, even if the reason changes. */
  #isNew(trouble: SaveTrouble): boolean {
    return isLoss(trouble) ? !isLoss(this.#trouble) : trouble !== this.#trouble;
  }
}

/** The game is worth more than its record: it is saved all the same. @returns what went wrong */
async function writeRecord(record: KeptRecord | undefined): Promise<Error | undefined> {
  try {
    await record?.write();
    return undefined;
  } catch (error) {
    return error as Error; // told, and tried again
  }
}
