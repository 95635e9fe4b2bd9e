import type { Deck } from '../../main/game/deck.ts';

/** Picture cards as on most boards; numbered where they are not enough. */
const PICTURES = ['🦄', '🌈', '🍎', '🐙', '🚀', '🎈', '🌵', '🍩', '🐝', '🎲'];

/** A deck of pairs; with an odd number of cards, one of them has no twin. */
export function pairsDeck(rows: number, columns: number): Deck {
  const cards = Array.from({ length: rows * columns }, (_, index) => {
    const pair = index >> 1;
    return `${PICTURES[pair % PICTURES.length]}${Math.floor(pair / PICTURES.length) || ''}`;
  });
  return { rows, columns, cards };
}
