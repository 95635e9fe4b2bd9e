import type { Clock } from '../../main/host/clock.ts';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now = 0;
  #timers: { readonly at: number; readonly action: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, action: () => void): () => void {
    const timer = { at: this.#now + ms, action };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many timers are set. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Lets `ms` pass; what is due happens in its order, at its time. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers
        .filter(({ at }) => at <= end)
        .toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = next.at;
      next.action();
    }
    this.#now = end;
  }
}
