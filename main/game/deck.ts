import assert from 'node:assert/strict';
import type { BoardFile } from '../../shared/board-file.ts';
import type { Card } from '../../shared/card.ts';

/** What a board file says: rows, columns, cards in file order. A board lays it out for one game. */
export type Deck = BoardFile;

/** In which order the cards of a deck are laid out: a permutation of their places in the file. */
export type Order = readonly number[];

/** A source of numbers from 0 up to, and not including, 1. */
export type Random = () => number;

/** The cards of `deck` as they lie on the board, row by row: as written, or in a given order. */
export function layOut(deck: Deck, order?: Order): Card[] {
  if (order === undefined) return [...deck.cards];
  const cards = order.map((place) => deck.cards[place]);
  assert(
    order.length === deck.cards.length &&
      new Set(order).size === order.length &&
      cards.every((card) => card !== undefined),
    'an order names every place of the deck once',
  );
  return cards;
}

/** A fair order of `count` cards (Fisher and Yates). */
export function shuffledOrder(count: number, random: Random): Order {
  const order = Array.from({ length: count }, (_, place) => place);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
