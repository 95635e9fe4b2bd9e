/**
 * A photo as a card of the page. Sentences are texts, and a card is a part of them, so a photo is
 * written as a mark inside of the text: what prints a sentence shows the picture in its place, and
 * what speaks says its name.
 */

import type { CardFace, PictureHash } from '../../shared/faces.ts';

export interface Photo {
  /** Where it is: at the host, or in the address itself. */
  readonly address: string;
  /** `#rrggbb`, or empty. */
  readonly colour: string;
  /** May be empty. */
  readonly name: string;
  /** Which photo of the deck, for one without a name. */
  readonly number: number;
}

/** Signs of Unicode for a text with a note, which no keyboard has. */
const [BEGIN, MIDDLE, END] = ['\ufff9', '\ufffa', '\ufffb'];
const MARK =
  /\ufff9(\/picture\/[0-9a-f]{32}(?:\?player=\w+)?|data:image\/[\w+/=;,]+) (#[0-9a-f]{6})? (\d+)\ufffa([^\ufff9-\ufffb]*)\ufffb/gi;

/** Where a picture is. */
export type AddressOf = (picture: PictureHash) => string;

/** The number is that of the string that other clients see: `photo_7`. */
export function photoMark(face: CardFace, addressOf: AddressOf): string {
  const { card, picture = '', name = '', colour = '' } = face;
  const number = Number(/\d+$/.exec(card)?.[0] ?? 0);
  return `${BEGIN}${addressOf(picture)} ${colour} ${number}${MIDDLE}${withoutMarks(name)}${END}`;
}

/** Whatever a deck calls its cards, only `photoMark` makes a mark. */
export function withoutMarks(text: string): string {
  return text.replace(/[\ufff9-\ufffb]/g, '');
}

/** The photo that a card is; undefined: it is a text. */
export function photoOf(card: string): Photo | undefined {
  if (!card.startsWith(BEGIN)) return undefined;
  const [part, ...more] = partsOf(card);
  return typeof part === 'object' && more.length === 0 ? part : undefined;
}

/** A sentence, cut at its photos. */
export function partsOf(sentence: string): readonly (string | Photo)[] {
  const parts: (string | Photo)[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARK)) {
    const [mark, address = '', colour = '', number, name = ''] = match;
    if (match.index > end) parts.push(sentence.slice(end, match.index));
    parts.push({ address, colour, name, number: Number(number) });
    end = match.index + mark.length;
  }
  return end === sentence.length ? parts : [...parts, sentence.slice(end)];
}

/** The words of a language for a photo without a name. */
export type PhotoWords = (number: number) => string;

export function photoName({ name, number }: Photo, photo: PhotoWords): string {
  return name === '' ? photo(number) : name;
}

/** A sentence without pictures, for listeners. */
export function inWords(sentence: string, photo: PhotoWords): string {
  return partsOf(sentence)
    .map((part) => (typeof part === 'string' ? part : photoName(part, photo)))
    .join('');
}
