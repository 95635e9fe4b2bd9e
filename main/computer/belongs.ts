import type { Card } from '../../shared/card.ts';

/** What a player knows of which cards belong together. */
export interface Belongs {
  /** The cards that are known to belong to `card`. */
  partnersOf(card: Card): readonly Card[];
  /** Whether the two may belong together, for all that is known. */
  mayBelong(one: Card, other: Card): boolean;
}

/** The rule of plain boards, which everybody knows: equal cards belong together, and no others. */
export const equalCards: Belongs = {
  partnersOf: (card) => [card],
  mayBelong: (one, other) => one === other,
};

/**
 * What a player knows who, like the people at the table, knows the words of a deck: that *Hund* and
 * *dog* go together. It does not say where a card lies, nor whether it has been dealt at all.
 */
export function knowing(partnersOf: Belongs['partnersOf']): Belongs {
  return { partnersOf, mayBelong: (one, other) => partnersOf(one).includes(other) };
}
