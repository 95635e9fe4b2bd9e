import { setImmediate } from 'node:timers/promises';
import type { Cancel } from '../game/changes.ts';
import type { Clock } from '../system/clock.ts';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/**
 * Time that passes only when everybody waits for it: a pause of a minute takes no time, and what
 * happens depends on the pauses alone, not on how fast the machine is.
 */
export class SimulatedTime implements Clock {
  #now = 0;
  /** In the order of their times; equal ones in the order they were set. */
  readonly #timers: Timer[] = [];

  /** Milliseconds since the start. */
  now(): number {
    return this.#now;
  }

  after(ms: number, action: () => void): Cancel {
    const timer = { at: this.#now + ms, action };
    const later = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(later < 0 ? this.#timers.length : later, 0, timer);
    return () => {
      const place = this.#timers.indexOf(timer);
      if (place >= 0) this.#timers.splice(place, 1);
    };
  }

  pause(ms: number): Promise<void> {
    return new Promise((end) => {
      this.after(ms, end);
    });
  }

  /** How many timers are set. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Lets time pass until nobody waits for it any more; or `ms` of it. */
  async run(ms = Infinity): Promise<void> {
    const end = this.#now + ms;
    await setImmediate(); // whoever is still to be told of a change is told first
    for (let [next] = this.#timers; next !== undefined && next.at <= end; [next] = this.#timers) {
      this.#timers.shift();
      this.#now = next.at;
      next.action();
      await setImmediate(); // everything that waited for this moment happens now, before the next
    }
    if (ms !== Infinity) this.#now = end;
  }
}
