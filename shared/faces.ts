/** What `/faces` answers: how cards look that do not simply show their string. */

import { type Card, isCard } from './card.ts';
import { isColour } from './deck-file.ts';
import { limits } from './limits.ts';
import { type Reader, fields, list, optional, text, textThat, whole } from './readers.ts';

/** The name of a picture: the beginning of the SHA-256 of its bytes, in hexadecimal digits. */
export type PictureHash = string;

export function isPictureHash(hash: string): hash is PictureHash {
  return hash.length === 32 && /^[0-9a-f]+$/.test(hash);
}

/** A text with spaces, or a picture, with its name and its mean colour. */
export interface CardFace {
  readonly card: Card;
  readonly text?: string;
  readonly picture?: PictureHash;
  readonly name?: string;
  /** `#rrggbb` */
  readonly colour?: string;
  /** That of its text, where the two sides of the deck's pairs have languages of their own. */
  readonly language?: string;
  /** What is said aloud, where that is not its text. */
  readonly say?: string;
}

/** One for each game, sorted by the strings of the cards: the order says nothing of the board. */
export interface FacesView {
  readonly game: number;
  readonly faces: readonly CardFace[];
}

export const readCardFace: Reader<CardFace> = fields({
  card: textThat(isCard, limits.cardUnitsMax),
  text: optional(text),
  picture: optional(textThat(isPictureHash)),
  name: optional(text),
  colour: optional(textThat(isColour)),
  language: optional(text),
  say: optional(text),
});

export const readFaces: Reader<FacesView> = fields({ game: whole(1), faces: list(readCardFace) });
