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
 * The rule of a deck with unlike pairs. Everybody at the table knows its words, such as that *Hund* and
 * *dog* go together; nobody knows from them where a card lies, or whether it was dealt.
 */
export function knowing(partnersOf: Belongs['partnersOf']): Belongs {
  return { partnersOf, mayBelong: (one, other) => partnersOf(one).includes(other) };
}
