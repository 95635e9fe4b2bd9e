import type { BroughtFace } from '../../shared/brought.ts';
import { encodeBase64 } from '../../shared/base64.ts';
import { type DeckFace, type DeckFile, isFaceText, wireText } from '../../shared/deck-file.ts';
import { type Grid, pairsOn } from '../../shared/sizes.ts';
import { type Deck, type Pictures, type Random, shuffledOrder } from '../game/deck.ts';
import { deckOfFile } from '../game/deck-of-file.ts';

export interface Dealt extends Grid {
  readonly title: string;
  readonly cards: readonly BroughtFace[];
  readonly pictures: Pictures;
  /** What is missing comes from here; undefined: from nowhere. */
  readonly fill: Deck | undefined;
  readonly random: Random;
}

/**
 * The deck of what was brought: each card twice. Where there are more than fit, they take turns;
 * where there are fewer, others come from a board. Undefined: even so there are too few.
 */
export function dealBrought(dealt: Dealt): Deck | undefined {
  const { title, rows, columns, cards, pictures } = dealt;
  const brought = cards.map((face) => deckFace(face, pictures));
  const missing = Math.max(0, pairsOn({ rows, columns }) - brought.length);
  const others = missing === 0 ? [] : fillers(dealt).slice(0, missing);
  if (others.length < missing) return undefined;
  const pairs = [...brought, ...others].map((face) => [face] as const);
  const file: DeckFile = { title, rows, columns, pairs };
  return { ...deckOfFile(file), isBrought: true };
}

function deckFace({ text = '', picture, name, colour }: BroughtFace, pictures: Pictures): DeckFace {
  const kept = picture === undefined ? undefined : pictures.get(picture);
  if (kept === undefined) return text;
  return {
    picture: `data:${kept.type};base64,${encodeBase64(kept.bytes)}`,
    ...(name === undefined ? {} : { name }),
    ...(colour === undefined ? {} : { colour }),
  };
}

/** Faces of a board that nobody has brought, in a fair order; of words alone, and without partners. */
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
