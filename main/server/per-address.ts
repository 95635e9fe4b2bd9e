import { Refusal, type RefusalCode } from '../../shared/failures.ts';

/** How many of something there may be, in all and for one address, and how one more is refused. */
export interface AllowanceMax {
  readonly inAll: number;
  readonly perAddress: number;
  /** The refusal of what is too much for one address. */
  readonly code: RefusalCode;
}

/** The right to so many, even where others have all that there are. */
export interface Claim {
  readonly who: string;
  readonly max: number;
}

/** How many of something are in use, in all and by each address, and beside it what is claimed. */
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
   * @param claimed asks, where that is too many, for the right to it
   * @returns to be called once, when it is used no more
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

/** How many of each; of most there is none. */
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
