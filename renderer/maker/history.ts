/** The history behind undo and redo. */

import { type Signal, batch, computed, signal } from '@preact/signals';

const STEPS_MAX = 100;

export class History<T> {
  /** The nearest last. */
  readonly #before: Signal<readonly T[]>;
  readonly #after: Signal<readonly T[]>;
  readonly canUndo = computed(() => this.#before.value.length > 0);
  readonly canRedo = computed(() => this.#after.value.length > 0);

  constructor(before: readonly T[] = [], after: readonly T[] = []) {
    this.#before = signal(before);
    this.#after = signal(after);
  }

  get kept(): { readonly before: readonly T[]; readonly after: readonly T[] } {
    return { before: this.#before.peek(), after: this.#after.peek() };
  }

  /** Something new is done. @param isSame it belongs to the step before, and is undone with it */
  leave(now: T, isSame: boolean): void {
    batch(() => {
      if (!isSame) this.#before.value = [...this.#before.peek(), now].slice(-STEPS_MAX);
      this.#after.value = [];
    });
  }

  undo(now: T): T | undefined {
    return step(now, this.#before, this.#after);
  }

  redo(now: T): T | undefined {
    return step(now, this.#after, this.#before);
  }
}

/** To the nearest of `to`; the way back is kept in `back`. */
function step<T>(now: T, to: Signal<readonly T[]>, back: Signal<readonly T[]>): T | undefined {
  const all = to.peek();
  const next = all[all.length - 1];
  if (next === undefined) return undefined;
  batch(() => {
    to.value = all.slice(0, -1);
    back.value = [...back.peek(), now];
  });
  return next;
}
