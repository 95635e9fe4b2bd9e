import { Refusal, type RefusalCode } from '../../shared/failures.ts';
import type { Clock } from '../system/clock.ts';

/** How many of something there may be, in all and for one address, and how one more is refused. */
export interface AllowanceMax {
  readonly inAll: number;
  readonly perAddress: number;
  /** The refusal if it is too much for one address. */
  readonly code: RefusalCode;
}

/** The right to this many, even if others have used up all there are. */
export interface Claim {
  readonly who: string;
  readonly max: number;
}

/** Counts how many of something are in use, in all and by each address, and how many by a claim. */
export class Allowance {
  readonly #max: AllowanceMax;
  readonly #byAddress = new Counts();
  readonly #claimed = new Counts();
  #inAll = 0;

  constructor(max: AllowanceMax) {
    this.#max = max;
  }

  /**
   * One more for `address`.
   * @param claimed asked for the right to one more, if there are too many
   * @returns must be called once, when it is no longer used
   * @throws Refusal if that is too many
   */
  take(address: string, claimed?: () => Claim | undefined): () => void {
    const refusal = this.#refusal(address);
    if (refusal === undefined) return this.#count(address);
    const claim = claimed?.();
    if (claim === undefined || this.#claimed.of(claim.who) >= claim.max) throw new Refusal(refusal);
    this.#claimed.add(claim.who);
    return () => this.#claimed.remove(claim.who);
  }

  #refusal(address: string): RefusalCode | undefined {
    if (this.#byAddress.of(address) >= this.#max.perAddress) return this.#max.code;
    return this.#inAll >= this.#max.inAll ? 'full' : undefined;
  }

  #count(address: string): () => void {
    this.#inAll++;
    this.#byAddress.add(address);
    return () => {
      this.#inAll--;
      this.#byAddress.remove(address);
    };
  }
}

/** Counts; most of them are zero, and not stored. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const count = this.of(key);
    if (count > 1) this.#counts.set(key, count - 1);
    else this.#counts.delete(key);
  }
}

const MINUTE_MS = 60_000;

/** How often each may do something in one minute. A minute begins with the first who does it. */
export class PerMinute {
  readonly #max: number;
  readonly #clock: Clock;
  #since = -Infinity;
  #counts = new Map<string, number>();

  constructor(max: number, clock: Clock) {
    this.#max = max;
    this.#clock = clock;
  }

  /** @returns whether it was allowed once more */
  take(who: string): boolean {
    const now = this.#clock.now();
    if (now - this.#since >= MINUTE_MS) {
      this.#since = now;
      this.#counts = new Map();
    }
    const count = this.#counts.get(who) ?? 0;
    if (count >= this.#max) return false;
    this.#counts.set(who, count + 1);
    return true;
  }
}
