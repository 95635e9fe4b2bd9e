import type { Cancel } from '../../main/game/changes.ts';
import type { Clock } from '../../main/system/clock.ts';

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
      const end = () => {
        cancel?.();
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const cancel = Number.isFinite(ms) ? clock.after(ms, end) : undefined;
      if (signal?.aborted === true) end();
      signal?.addEventListener('abort', end, { once: true });
    });
}
