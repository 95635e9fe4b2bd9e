import type { BroughtFace } from '../../shared/brought.ts';
import { isFaceText, wireText } from '../../shared/deck-file.ts';
import { type Grid, pairsOn } from '../../shared/sizes.ts';
import { type Deck, type Pictures, type Random, shuffledOrder } from '../game/deck.ts';
import { deckOfNamed } from '../game/deck-of-file.ts';

export interface Dealt extends Grid {
  readonly title: string;
  readonly cards: readonly BroughtFace[];
  readonly pictures: Pictures;
  /** The board whose faces fill up a small deck, if any. */
  readonly fill: Deck | undefined;
  readonly random: Random;
}

/**
 * The deck of the brought cards, each of them twice. If there are more than fit, they take turns; if
 * there are fewer, a board adds others. Undefined: there are still too few.
 */
export function dealBrought(dealt: Dealt): Deck | undefined {
  const { title, rows, columns, cards, pictures } = dealt;
  const brought = cards.map((face) => namedFace(face, pictures));
  const missing = Math.max(0, pairsOn({ rows, columns }) - brought.length);
  const others = missing === 0 ? [] : fillers(dealt).slice(0, missing);
  if (others.length < missing) return undefined;
  const pairs = [...brought, ...others].map((face) => [face] as const);
  return { ...deckOfNamed({ title, rows, columns, pairs }, pictures), isBrought: true };
}

function namedFace({ text = '', ...look }: BroughtFace, pictures: Pictures) {
  const { picture } = look;
  return picture !== undefined && pictures.has(picture) ? { ...look, picture } : text;
}

/** The words of a board without unlike partners, except those that somebody brought, in a fair order. */
function fillers({ fill, cards, random }: Dealt): readonly string[] {
  if (fill === undefined) return [];
  const brought = new Set(cards.map(({ text = '' }) => wireText(text)));
  const unlike = new Set((fill.unlike ?? []).flat());
  const texts = new Map((fill.faces ?? []).map(({ card, text }) => [card, text]));
  const faces = [...new Set(fill.cards)]
    .filter((card) => !brought.has(card) && !unlike.has(card))
    .map((card) => (texts.has(card) ? texts.get(card) : card))
    .filter((face) => face !== undefined && isFaceText(face));
  return shuffledOrder(faces.length, random).map((place) => faces[place] ?? '');
}
