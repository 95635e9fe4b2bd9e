import { limits } from '../../shared/limits.ts';
import type { Clock } from '../host/clock.ts';

const MINUTE_MS = 60_000;

/**
 * Counts the wrong codes of the last minute against two budgets: one for each address, and one for the
 * room, because one device may have any number of addresses (docs/decisions/0015).
 */
export class WrongCodes {
  readonly #clock: Clock;
  #tries: readonly { readonly address: string; readonly at: number }[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes a wrong code from the budgets. @returns whether there was one left to take */
  take(address: string): boolean {
    const now = this.#clock.now();
    this.#tries = this.#tries.filter(({ at }) => at > now - MINUTE_MS);
    const own = this.#tries.filter((tried) => tried.address === address).length;
    const isLeft = own < limits.wrongCodesMax && this.#tries.length < limits.wrongCodesInAllMax;
    if (isLeft) this.#tries = [...this.#tries, { address, at: now }];
    return isLeft;
  }
}
