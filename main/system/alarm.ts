import type { Cancel } from '../game/changes.ts';
import type { Clock } from './clock.ts';

/** One thing that happens later. A new plan takes the place of the last one. */
export class Alarm {
  readonly #clock: Clock;
  #planned: { readonly at: number; readonly cancel: Cancel } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Null: nothing is planned. */
  get msLeft(): number | null {
    return this.#planned === undefined ? null : Math.max(0, this.#planned.at - this.#clock.now());
  }

  set(ms: number, action: () => void): void {
    this.cancel();
    const cancel = this.#clock.after(ms, () => {
      this.#planned = undefined;
      action();
    });
    this.#planned = { at: this.#clock.now() + ms, cancel };
  }

  cancel(): void {
    this.#planned?.cancel();
    this.#planned = undefined;
  }
}
