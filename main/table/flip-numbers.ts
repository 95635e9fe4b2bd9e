import assert from 'node:assert/strict';
import { type FailingRule, Refusal, RuleFailure } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { type SeatKey, idAt, idOf } from './seat-key.ts';

/** A numbered flip that was taken, as it is written down. */
export interface SavedNumber {
  readonly player: SeatKey;
  readonly number: number;
  /** The rule that failed it, or null. */
  readonly failed: FailingRule | null;
}

/** How a numbered flip ended. */
type Ended = 'done' | RuleFailure;

interface Taken {
  readonly number: number;
  /** What was taken before it: that counts again if this one is cancelled. */
  before: Taken | undefined;
  /** Undefined while it waits. */
  ended: Ended | undefined;
  readonly run: SharedRun | undefined;
}

/**
 * The highest numbered flip of each player, so that none is taken twice: a browser silently sends a
 * request again when a kept-alive connection dies under it.
 *
 * AF: for each player, the highest number taken and how it ended, or that it still waits.
 * RI: numbers under a player only grow; a flip whose end is not known has a `run` that can be joined.
 */
export class FlipNumbers {
  readonly #last = new Map<SeatKey, Taken>();

  constructor(saved: Iterable<SavedNumber> = []) {
    for (const { player, number, failed } of saved) {
      const ended = failed === null ? 'done' : new RuleFailure(failed);
      this.#last.set(player, { number, ended, before: undefined, run: undefined });
    }
  }

  /** The highest number of `player` that was taken. */
  lastOf(player: SeatKey): number | undefined {
    return this.#last.get(player)?.number;
  }

  forget(player: SeatKey): void {
    this.#last.delete(player);
  }

  /** Nobody at this table has a public name any more: it has closed. */
  forgetTable(table: number): void {
    for (const player of this.#last.keys()) {
      if (idOf(player) !== player && idAt(table, player) !== undefined) this.#last.delete(player);
    }
  }

  /**
   * Runs `flip`, unless this number was taken before: then the outcome is the same as before, and a
   * repeat of a flip that waits joins that wait. The wait is cancelled (4-B) only once everybody who
   * joined it is gone, and then its number counts as never seen.
   * @throws Refusal if a higher number was taken; what `flip` throws
   */
  async take(
    player: SeatKey,
    number: number,
    signal: AbortSignal | undefined,
    flip: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const last = this.#last.get(player);
    if (last !== undefined && number < last.number) throw new Refusal('old-number');
    signal?.throwIfAborted();
    if (last?.number === number) return repeat(last, signal);
    const cancel = new AbortController();
    const run = new SharedRun(flip(cancel.signal), cancel);
    const taken: Taken = { number, before: last, ended: undefined, run };
    this.#remember(player, taken);
    void run.ended.then(
      (ended) => {
        taken.ended = ended;
        taken.before = undefined;
      },
      () => this.#takeBack(player, taken),
    );
    return run.join(signal);
  }

  /** What is known for good; a flip that waits is saved as never seen. */
  save(): readonly SavedNumber[] {
    return [...this.#last].flatMap(([player, last]) => {
      const known = last.ended === undefined ? last.before : last;
      if (known?.ended === undefined) return [];
      const failed = known.ended === 'done' ? null : known.ended.rule;
      return [{ player, number: known.number, failed }];
    });
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    for (const { number, before, ended, run } of this.#last.values()) {
      assert(before === undefined || before.number < number, 'RI: numbers only grow');
      assert(ended !== undefined || run !== undefined, 'RI: a flip that waits can be joined');
    }
  }

  /**
   * Numbers outlive seats, but not for ever: the player who has not flipped for longest is
   * forgotten.
   */
  #remember(player: SeatKey, taken: Taken): void {
    this.#last.delete(player);
    this.#last.set(player, taken);
    const [oldest] = this.#last.keys();
    if (this.#last.size > limits.numberedPlayersMax && oldest !== undefined) {
      this.#last.delete(oldest);
    }
  }

  /** A cancelled number counts as never seen. */
  #takeBack(player: SeatKey, taken: Taken): void {
    if (this.#last.get(player) !== taken) return;
    if (taken.before === undefined) this.#last.delete(player);
    else this.#last.set(player, taken.before);
  }
}

async function repeat(last: Taken, signal: AbortSignal | undefined): Promise<void> {
  if (last.ended instanceof RuleFailure) throw last.ended;
  if (last.ended === undefined) return last.run?.join(signal);
}

/** One flip with several requests that wait for it. */
class SharedRun {
  /** How it ended; rejects if it was cancelled, or if a bug ended it. */
  readonly ended: Promise<Ended>;
  readonly #cancel: AbortController;
  #waiting = 0;

  /** @param cancel ends the flip */
  constructor(flip: Promise<void>, cancel: AbortController) {
    this.#cancel = cancel;
    this.ended = flip.then(
      () => 'done' as const,
      (reason: unknown) => {
        if (reason instanceof RuleFailure) return reason;
        throw reason;
      },
    );
  }

  /**
   * Waits for the end, until `signal` aborts. When nobody waits for it any more, the flip is
   * cancelled.
   */
  join(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting++;
      const gone = () => {
        this.#waiting--;
        if (this.#waiting === 0) this.#cancel.abort(signal?.reason);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', gone, { once: true });
      this.ended
        .then((ended) => (ended === 'done' ? resolve() : reject(ended)), reject)
        .finally(() => signal?.removeEventListener('abort', gone));
    });
  }
}
