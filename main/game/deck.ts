import assert from 'node:assert/strict';
import type { BoardFile } from '../../shared/board-file.ts';
import type { Card } from '../../shared/card.ts';
import type { Languages } from '../../shared/deck-file.ts';
import { pairsOn } from '../../shared/sizes.ts';
import type { CardFace, PictureHash } from '../../shared/faces.ts';
import type { PictureType } from '../../shared/picture-head.ts';
import type { UnlikePair } from './belonging.ts';

/**
 * What a board file or a deck file says. A board file has a card for every spot, in file order. In a
 * deck file the cards come two by two, pair after pair, and there may be more than fit; if the number
 * of spots is odd, the one in the middle has no card. A board lays a deck out for one game.
 */
export interface Deck extends BoardFile {
  /** The cards that belong together although they are not equal. */
  readonly unlike?: readonly UnlikePair[];
  /** Only in a deck file: its title. */
  readonly title?: string;
  readonly language?: string;
  /** Of the first and the second card of its pairs. */
  readonly languages?: Languages;
  /** Only in a deck file: how cards look that do not simply show their string. */
  readonly faces?: readonly CardFace[];
  /** Its cards were brought by those at the table, and are kept nowhere yet. */
  readonly isBrought?: boolean;
  /** By their hashes. A saved game does not contain them; they are saved beside it. */
  readonly pictures?: Pictures;
}

/** A picture of a deck. */
export interface Picture {
  readonly type: PictureType;
  readonly bytes: Uint8Array;
}

export type Pictures = ReadonlyMap<PictureHash, Picture>;

/** Which card of the deck lies at each spot, by its place in the file; null: none. */
export type Order = readonly (number | null)[];

/** Every pair of a deck by its number, the one that was dealt longest ago first. */
export type PairsDue = readonly number[];

/** A source of numbers from 0 up to, and not including, 1. */
export type Random = () => number;

/** The cards of `deck` as they lie on the board, row by row: as written, or in a given order. */
export function layOut(deck: Deck, order: Order = dealOrder(deck).order): (Card | undefined)[] {
  const cards = order.map((place) => (place === null ? undefined : deck.cards[place]));
  const places = order.filter((place) => place !== null);
  assert(
    order.length === deck.rows * deck.columns &&
      places.length === cardsDealt(deck) &&
      new Set(places).size === places.length &&
      places.every((place) => deck.cards[place] !== undefined),
    'an order names every place of the deck once',
  );
  return cards;
}

/** How many cards of `deck` one game has. */
export function cardsDealt(deck: Deck): number {
  return deck.faces === undefined ? deck.cards.length : 2 * pairsOn(deck);
}

/**
 * An order for the next game: a fair one with `random`, as written without it. If there are more pairs
 * than fit, it has the ones that are due.
 * @returns the order, and which pairs are due after it
 */
export function dealOrder(
  deck: Deck,
  random?: Random,
  due?: PairsDue,
): { readonly order: Order; readonly due?: PairsDue } {
  const mix = <T>(items: readonly T[]) => (random === undefined ? items : shuffled(items, random));
  if (deck.faces === undefined) return { order: mix([...deck.cards.keys()]) };
  const all = due ?? mix(Array.from({ length: deck.cards.length / 2 }, (_, pair) => pair));
  const dealt = all.slice(0, pairsOn(deck));
  const places = mix(dealt.flatMap((pair) => [2 * pair, 2 * pair + 1]));
  const middle = places.length / 2;
  const isOdd = (deck.rows * deck.columns) % 2 === 1;
  return {
    order: isOdd ? [...places.slice(0, middle), null, ...places.slice(middle)] : places,
    due: [...all.slice(dealt.length), ...mix(dealt)],
  };
}

/** Which pairs were dealt last, so that they are due: those that are due last, since then. */
export function lastDealt(deck: Deck, due: PairsDue | undefined): PairsDue | undefined {
  return due?.slice(-pairsOn(deck));
}

/** A fair order of `count` cards. */
export function shuffledOrder(count: number, random: Random): readonly number[] {
  return shuffled(
    Array.from({ length: count }, (_, place) => place),
    random,
  );
}

/** The same items in a fair order (Fisher and Yates). */
function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** Whether any card of `deck` is a picture of its own. */
export function hasPictures({ faces = [] }: Deck): boolean {
  return faces.some(({ picture }) => picture !== undefined);
}
