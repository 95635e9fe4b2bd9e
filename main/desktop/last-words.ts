import type { Clock } from '../host/clock.ts';

/** A page that says nothing keeps nobody from quitting. */
const PATIENCE_MS = 2_000;

export interface LastWordsOptions {
  /** Asks the page to keep what it has not kept yet. */
  readonly ask: () => void;
  readonly clock: Pick<Clock, 'after'>;
}

/** Before the app ends, its page keeps what was typed a moment ago. */
export class LastWords {
  readonly #options: LastWordsOptions;
  #isHeard = false;
  #said: (() => void) | undefined;

  constructor(options: LastWordsOptions) {
    this.#options = options;
  }

  /** From now on the page answers. */
  open(): void {
    this.#isHeard = true;
  }

  /** The page is gone, or being loaded again. */
  close(): void {
    this.#isHeard = false;
    this.said();
  }

  /** The page has kept what there was. */
  said(): void {
    this.#said?.();
  }

  /** @returns once the page has kept all, or does not answer */
  wait(): Promise<void> {
    if (!this.#isHeard) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.#options.clock.after(PATIENCE_MS, resolve);
      this.#said = () => {
        cancel();
        resolve();
      };
      this.#options.ask();
    });
  }
}
