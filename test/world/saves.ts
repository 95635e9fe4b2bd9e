import type { SavedRoom } from '../../main/table/saved-room.ts';
import { formatSave } from '../../main/save/game-file.ts';

/** A state of the table, as it would be saved, and when it was the present one. */
interface State {
  readonly text: string;
  readonly from: number;
  to: number | undefined;
}

/** At most this much play is lost by a crash of a host whose disk is well. */
const LOST_MS_MAX = 1_000;

/** After a fault of the disk, this much later all is saved again. */
const RECOVERY_MS = 3_000;

/** Every state there was, to tell which one a restart went on with. */
export class Saves {
  #states: State[] = [];
  #endedAt = 0;
  #isClean = false;

  /** To be told after every step. @returns whether the state is another one */
  record(saved: SavedRoom, now: number): boolean {
    const text = formatSave(saved);
    const last = this.#states.at(-1);
    if (last?.text === text && last.to === undefined) return false;
    if (last !== undefined) last.to ??= now;
    this.#states.push({ text, from: now, to: undefined });
    return true;
  }

  /** The run ended; cleanly, if it could save a last time. */
  ended(now: number, cleanly: boolean): void {
    this.#isClean = cleanly;
    const last = this.#states.at(-1);
    if (last !== undefined) last.to ??= now;
    this.#endedAt = now;
  }

  /**
   * A run began with what was on the disk.
   * @param synced what was on it for good before the run ended
   * @returns what is wrong, if anything
   */
  restored(
    text: string | undefined,
    synced: string | undefined,
    lastFaultAt: number,
    now: number,
  ): string | undefined {
    const index = this.#states.findLastIndex((state) => state.text === text);
    const state = this.#states[index];
    const least = this.#states.findIndex((each) => each.text === synced);
    const isFirst = this.#states.length === 0 || (text === undefined && synced === undefined);
    if (isFirst) {
      this.#states = [];
      return undefined;
    }
    if (state === undefined) return `the host goes on with a game that never was: ${text}`;
    if (index < least) return 'the host goes on with an older game than the last one saved';
    const lost = this.#endedAt - (state.to ?? this.#endedAt);
    const isWell = lastFaultAt < this.#endedAt - RECOVERY_MS;
    if (this.#isClean && index < this.#states.length - 1) return 'a clean stop lost something';
    if (isWell && lost > LOST_MS_MAX) return `${lost} ms of play were lost`;
    this.#states = this.#states.slice(0, index + 1);
    state.to = now; // until now, this was the present as well as could be
    return undefined;
  }
}
