import assert from 'node:assert/strict';
import type { Card } from '../../shared/card.ts';

/** Two cards that belong together although they are not equal, in the order of their deck. */
export type UnlikePair = readonly [Card, Card];

/**
 * Which cards belong together: equal ones, and the unlike pairs of a deck. A card stands in
 * one pair at most, so every card has one key, and cards belong together when their keys are equal.
 *
 * AF: a and b belong together when they are equal, or [a, b] or [b, a] is a pair of the deck.
 * RI: #partners has, for each pair of the deck, both cards, each with the other; no card of the deck
 *     is in two pairs; #keys has the second card of each pair, with the first.
 */
export class Belonging {
  readonly #partners = new Map<Card, Card>();
  readonly #keys = new Map<Card, Card>();

  constructor(unlike: readonly UnlikePair[] = []) {
    for (const [one, other] of unlike) {
      this.#partners.set(one, other).set(other, one);
      this.#keys.set(other, one);
    }
  }

  /** Whether the deck names any pair of unlike cards. */
  get hasUnlike(): boolean {
    return this.#partners.size > 0;
  }

  belongs(one: Card, other: Card): boolean {
    return this.keyOf(one) === this.keyOf(other);
  }

  /** What all cards that belong together have in common: the first card of their pair. */
  keyOf(card: Card): Card {
    return this.#keys.get(card) ?? card;
  }

  /** The cards that belong to `card`: itself, and its partner. */
  partnersOf(card: Card): readonly Card[] {
    const partner = this.#partners.get(card);
    return partner === undefined ? [card] : [card, partner];
  }

  /**
   * How to name two cards that belong together: in the order of the deck, whichever was turned up
   * first. Equal cards are named once.
   */
  nameOf(one: Card, other: Card): { readonly card: Card; readonly with?: Card } {
    if (one === other) return { card: one };
    return this.#keys.has(one) ? { card: other, with: one } : { card: one, with: other };
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    for (const [card, partner] of this.#partners) {
      assert(this.#partners.get(partner) === card, 'RI: no card is in two pairs');
      const isKeyed = this.#keys.get(card) === partner || this.#keys.get(partner) === card;
      assert(isKeyed, 'RI: each pair has one key');
    }
    assert(this.#keys.size * 2 === this.#partners.size, 'RI: nothing else has a key');
  }
}
