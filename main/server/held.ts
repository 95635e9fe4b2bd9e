import { Refusal, type RefusalCode } from '../../shared/failures.ts';

/** How much may be held, in all and for one address, and how what is more is refused. */
export interface HeldMax {
  readonly inAll: number;
  readonly perAddress: number;
  /** The refusal of what is too much for one address. */
  readonly code: RefusalCode;
}

/** Counts what is held at present, in all and for each address. */
export class Held {
  readonly #max: HeldMax;
  readonly #byAddress = new Map<string, number>();
  #inAll = 0;

  constructor(max: HeldMax) {
    this.#max = max;
  }

  /**
   * One more for `address`; `letGo` is to be called for it once.
   * @throws Refusal if that is too many
   */
  take(address: string): void {
    const own = this.#byAddress.get(address) ?? 0;
    if (own >= this.#max.perAddress) throw new Refusal(this.#max.code);
    if (this.#inAll >= this.#max.inAll) throw new Refusal('full');
    this.#inAll++;
    this.#byAddress.set(address, own + 1);
  }

  letGo(address: string): void {
    const own = this.#byAddress.get(address) ?? 0;
    this.#inAll--;
    if (own > 1) this.#byAddress.set(address, own - 1);
    else this.#byAddress.delete(address);
  }
}
