import type { Cancel } from '../../main/game/changes.ts';
import type { Clock } from '../../main/system/clock.ts';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/** A clock that stands still until a test moves it, from one timer to the next. */
export class TestClock implements Clock {
  #now = 0;
  /** By time; those of one moment in the order they were set. */
  readonly #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, action: () => void): Cancel {
    const timer = { at: this.#now + ms, action };
    const before = this.#timers.findLastIndex(({ at }) => at <= timer.at);
    this.#timers.splice(before + 1, 0, timer);
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index >= 0) this.#timers.splice(index, 1);
    };
  }

  /** How many timers are set. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Runs the next timer that is due until then. @returns whether there was one */
  step(until: number): boolean {
    const next = this.#timers[0];
    if (next === undefined || next.at > until) {
      this.#now = until;
      return false;
    }
    this.#timers.shift();
    this.#now = next.at;
    next.action();
    return true;
  }

  /** Lets `ms` pass; what is due happens in its order, at its time. */
  pass(ms: number): void {
    const until = this.#now + ms;
    while (this.step(until));
  }
}
