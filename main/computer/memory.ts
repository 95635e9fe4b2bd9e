import type { Card } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import type { Facts, Random } from './seat.ts';

/** How a player remembers. A chameleon has no way of its own. */
export type Recall = Exclude<Character, 'chameleon'>;

/** For a squirrel, each further card wipes out each older one with this chance. */
const FORGETTING = 0.08;

/** How many cards a goldfish remembers. */
const GOLDFISH_CARDS = 2;

/** A chameleon that trails by this many pairs remembers everything. */
const TRAILING = 2;

/** How `character` remembers now: a chameleon goes by how it stands against the best of the people. */
export function recallOf(
  character: Character,
  { ownScore, bestOfPeople = ownScore }: Pick<Facts, 'ownScore' | 'bestOfPeople'>,
): Recall {
  if (character !== 'chameleon') return character;
  if (ownScore > bestOfPeople) return 'goldfish';
  return bestOfPeople - ownScore >= TRAILING ? 'elephant' : 'squirrel';
}

/**
 * The cards of one game that were seen face up. It keeps all of them, and each question says how much
 * of that can be recalled: so a character can change in the middle of a game.
 *
 * AF: the card last seen at spot s is #seen.get(s); #latest are the spots seen last, latest at the
 *     end; a squirrel still knows those in #vivid.
 * RI: #latest and #vivid are spots of #seen; #latest has at most GOLDFISH_CARDS, all different.
 */
export class Memory {
  readonly #seen = new Map<number, Card>();
  readonly #vivid = new Set<number>();
  #latest: readonly number[] = [];
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** A card came to light at `spot`. */
  saw(spot: number, card: Card): void {
    this.#vivid.delete(spot);
    for (const older of this.#vivid) if (this.#random() < FORGETTING) this.#vivid.delete(older);
    this.#vivid.add(spot);
    this.#seen.set(spot, card);
    const others = this.#latest.filter((other) => other !== spot);
    this.#latest = [...others, spot].slice(-GOLDFISH_CARDS);
  }

  /** What lies at `spot`, as far as it is remembered. */
  recall(spot: number, as: Recall): Card | undefined {
    return this.#isKnown(spot, as) ? this.#seen.get(spot) : undefined;
  }

  #isKnown(spot: number, as: Recall): boolean {
    switch (as) {
      case 'goldfish':
        return this.#latest.includes(spot);
      case 'squirrel':
        return this.#vivid.has(spot);
      case 'elephant':
        return true;
    }
  }
}
