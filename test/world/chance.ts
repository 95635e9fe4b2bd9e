import { below, pick, seededRandom } from '../support/random.ts';

/** The chance of one part of the world. Each has its own, so that none disturbs another's. */
export class Chance {
  readonly #seed: number;
  readonly random: () => number;

  constructor(seed: number) {
    this.#seed = seed;
    this.random = seededRandom(seed);
  }

  /** The chance of a part with this name. */
  of(name: string): Chance {
    let mixed = this.#seed ^ 0x9e3779b9;
    for (const char of name) mixed = Math.imul(mixed ^ (char.codePointAt(0) ?? 0), 0x01000193);
    return new Chance(mixed >>> 0);
  }

  /** Whether something happens that happens so often, from 0 to 1. */
  happens(often: number): boolean {
    return this.random() < often;
  }

  below(limit: number): number {
    return below(this.random, limit);
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  pick<T>(choices: readonly T[]): T {
    return pick(this.random, choices);
  }

  /** Letters and digits that nobody can guess, and that no encoding changes. */
  letters(length: number): string {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
    return Array.from({ length }, () => alphabet[this.below(alphabet.length)]).join('');
  }
}
