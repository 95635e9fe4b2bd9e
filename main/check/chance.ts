import { createHash } from 'node:crypto';

/** Chance from a seed: the same seed is the same game. */
export class Chance {
  readonly #seed: number;
  #asked = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** From 0 up to, and not including, 1. */
  next(): number {
    const digest = createHash('sha256')
      .update(`${this.#seed} ${this.#asked++}`)
      .digest();
    return digest.readUInt32BE() / 2 ** 32;
  }

  /** A whole number from 0 up to, and not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** @throws RangeError if there is nothing to choose from */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new RangeError('nothing to choose from');
    return choice;
  }
}
