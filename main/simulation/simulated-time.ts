import { setImmediate } from 'node:timers/promises';

/**
 * Time that passes only when everybody waits for it: a pause of a minute takes no time, and what
 * happens depends on the pauses alone, not on how fast the machine is.
 */
export class SimulatedTime {
  #now = 0;
  #pauses: { readonly until: number; readonly end: () => void }[] = [];

  /** Milliseconds since the start. */
  get now(): number {
    return this.#now;
  }

  pause(ms: number): Promise<void> {
    return new Promise((end) => {
      const until = this.#now + ms;
      const later = this.#pauses.findIndex((pause) => pause.until > until);
      this.#pauses.splice(later < 0 ? this.#pauses.length : later, 0, { until, end });
    });
  }

  /** Lets time pass until nobody pauses any more. */
  async run(): Promise<void> {
    for (let next = this.#pauses.shift(); next !== undefined; next = this.#pauses.shift()) {
      this.#now = next.until;
      next.end();
      await setImmediate(); // everything that this pause held up happens now, before the next ends
    }
  }
}
