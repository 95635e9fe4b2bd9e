import type { Clock } from '../host/clock.ts';

const MINUTE_MS = 60_000;

/** How often each may do something in one minute. A minute begins with the first who does it. */
export class PerMinute {
  readonly #max: number;
  readonly #clock: Clock;
  #since = -Infinity;
  #counts = new Map<string, number>();

  constructor(max: number, clock: Clock) {
    this.#max = max;
    this.#clock = clock;
  }

  /** @returns whether it was allowed once more */
  take(who: string): boolean {
    const now = this.#clock.now();
    if (now - this.#since >= MINUTE_MS) {
      this.#since = now;
      this.#counts = new Map();
    }
    const count = this.#counts.get(who) ?? 0;
    if (count >= this.#max) return false;
    this.#counts.set(who, count + 1);
    return true;
  }
}
