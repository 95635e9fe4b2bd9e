import type { CornerCell } from '../../shared/host-api.ts';
import type { Card } from '../../shared/card.ts';
import { encodeBase64 } from '../../shared/base64.ts';
import type { Deck } from '../game/deck.ts';

const CORNER_ROWS = 3;
const CORNER_COLUMNS = 6;

/**
 * The top left corner of a board, for a picture of it. A deck has no places, so its first faces are
 * shown.
 */
export function cornerOf(deck: Deck): readonly (readonly CornerCell[])[] {
  const { rows, columns } = deck;
  const cards = deck.faces === undefined ? deck.cards : [...new Set(deck.cards)];
  const cells = lookOf(deck);
  return Array.from({ length: Math.min(rows, CORNER_ROWS) }, (_, row) =>
    cards.slice(row * columns, row * columns + Math.min(columns, CORNER_COLUMNS)).map(cells),
  ).filter((row) => row.length > 0);
}

/** The pictures of that corner as addresses, in the order of their numbers in it. */
export function cornerPictures(deck: Deck): readonly string[] {
  const cells = cornerOf(deck).flat();
  const hashes = cells.flatMap((cell) => (typeof cell === 'string' ? [] : [cell.picture]));
  return hashes.flatMap((hash) => {
    const picture = deck.pictures?.get(hash);
    if (picture === undefined) return [];
    return [`data:${picture.type};base64,${encodeBase64(picture.bytes)}`];
  });
}

function lookOf({ faces = [] }: Deck): (card: Card) => CornerCell {
  const looks = new Map(faces.map((face) => [face.card, face]));
  return (card) => {
    const { text, picture, colour } = looks.get(card) ?? {};
    if (picture === undefined) return text ?? card;
    return { picture, ...(colour === undefined ? {} : { colour }) };
  };
}
