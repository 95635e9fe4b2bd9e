import { limits } from '../../shared/limits.ts';
import type { SaveTrouble } from '../../shared/host-state.ts';
import type { Cancel } from '../game/changes.ts';
import type { Pictures } from '../game/deck.ts';
import type { Clock } from '../system/clock.ts';
import { troubleOf } from '../system/disk.ts';
import type { Room } from '../table/room.ts';
import { formatInTurns } from './game-file.ts';
import { type Moment, type SaveFolder, TakenOver } from './save-folder.ts';
import { isLoss } from './save-trouble.ts';

/** A save begins at most this long after a change. */
const SAVE_DELAY_MS = 250;

/** After a failure, the next try. */
const RETRY_MS = 1_000;

const NO_PICTURES: Pictures = new Map();

export interface AutosaveOptions {
  readonly folder: SaveFolder;
  readonly clock: Clock;
  /** Told when saving begins to fail, and once that it is slow; `detail` is for a log. */
  readonly onTrouble: (trouble: SaveTrouble, detail: string) => void;
  /** How the game went, and the evening, where they are kept. */
  readonly told?: () => Pick<Moment, 'records' | 'evening'>;
}

/**
 * Keeps a room on the disk: after every change, soon, and never in the listener itself. Saves stand
 * in one queue, and there is one trouble at a time.
 */
export class Autosave {
  readonly #room: Room;
  readonly #options: AutosaveOptions;
  #timer: Cancel | undefined;
  #writing: Promise<void> = Promise.resolve();
  #trouble: SaveTrouble | null = null;
  #hasToldSlow = false;
  #isStopped = false;

  constructor(room: Room, options: AutosaveOptions) {
    this.#room = room;
    this.#options = options;
  }

  /** What is wrong with saving at present, or null. */
  get trouble(): SaveTrouble | null {
    return this.#trouble;
  }

  /** Something has changed. */
  hear(): void {
    if (!this.#isStopped) this.#saveIn(SAVE_DELAY_MS);
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
    this.#isStopped = true;
    await this.save();
    this.#timer?.();
  }

  #saveIn(ms: number): void {
    this.#timer ??= this.#options.clock.after(ms, () => void this.save());
  }

  async #write(): Promise<void> {
    const { folder, clock } = this.#options;
    const before = clock.now();
    try {
      const unkept = await folder.write(await this.#moment());
      const ms = Math.round(clock.now() - before);
      if (unkept !== undefined) {
        this.#tell(unkept.trouble, unkept.detail);
        this.#saveIn(RETRY_MS);
      } else if (ms <= limits.saveMsMax) this.#trouble = null;
      else this.#tell('slow', `saving took ${ms} ms`);
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof TakenOver) return this.#tell('shared', message); // never tried again
      // The game goes on; the host is told once, and saving is tried again.
      this.#tell(troubleOf(error), message);
      this.#saveIn(RETRY_MS);
    }
  }

  /** All of it is of now: what follows while the text is made is in the next save. */
  async #moment(): Promise<Moment> {
    const { first, bringing } = this.#room;
    const [pictures, brought] = [first.game.deck.pictures ?? NO_PICTURES, bringing.pictures];
    const told = this.#options.told?.();
    return { game: await formatInTurns(this.#room.save()), pictures, brought, ...told };
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
