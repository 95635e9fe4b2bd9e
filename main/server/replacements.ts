import { limits } from '../../shared/limits.ts';
import { deferred } from '../game/waiters.ts';
import type { Clock } from '../system/clock.ts';

/** The largest board on which a replacement takes no longer than a flip. */
const SMALL_SPOTS_MAX = 1_000;

/**
 * Replacements on large boards, one after the other. A replacement may touch every spot, so after it
 * the next one waits for a time that grows with the board: looks and flips come in between.
 */
export class Replacements {
  readonly #clock: Clock;
  #last: Promise<void> = Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Does `replace` when it is its turn.
   * @param spots of the board
   * @throws what `replace` throws, or the reason of `signal`, if it aborts before that
   */
  async inTurn<T>(spots: number, signal: AbortSignal, replace: () => Promise<T>): Promise<T> {
    if (spots <= SMALL_SPOTS_MAX) return replace();
    const before = this.#last;
    const own = deferred();
    this.#last = own.promise;
    let pauseMs = 0;
    try {
      await orAborted(before, signal);
      pauseMs = (spots / 1_000) * limits.replaceMsPerThousandSpots;
      return await replace();
    } finally {
      void before.then(() => {
        if (pauseMs === 0) own.resolve();
        else this.#clock.after(pauseMs, own.resolve);
      });
    }
  }
}

/** Waits for `turn`, which never rejects. @throws the reason of `signal`, if it aborts first */
function orAborted(turn: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    void turn.then(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
  });
}
