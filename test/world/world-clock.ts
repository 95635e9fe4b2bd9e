import type { Cancel, Clock } from '../../main/host/clock.ts';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/** The time of a world: it passes from one timer to the next, and takes no time. */
export class WorldClock implements Clock {
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
}

/** The timers of one process: they end with it. */
export class ProcessClock implements Clock {
  readonly #clock: Clock;
  readonly #onTimer: () => void;
  #killed = false;

  /** @param onTimer told whenever a timer of the process runs */
  constructor(clock: Clock, onTimer: () => void) {
    this.#clock = clock;
    this.#onTimer = onTimer;
  }

  now(): number {
    return this.#clock.now();
  }

  after(ms: number, action: () => void): Cancel {
    return this.#clock.after(ms, () => {
      if (this.#killed) return;
      this.#onTimer();
      action();
    });
  }

  kill(): void {
    this.#killed = true;
  }
}

/** As the page's own `sleep`, in the time of the world. */
export function sleepBy(clock: Clock): (ms: number, signal?: AbortSignal) => Promise<void> {
  return (ms, signal) =>
    new Promise((resolve) => {
      const cancel = Number.isFinite(ms) ? clock.after(ms, resolve) : undefined;
      const end = () => {
        cancel?.();
        resolve();
      };
      if (signal?.aborted === true) end();
      signal?.addEventListener('abort', end, { once: true });
    });
}
