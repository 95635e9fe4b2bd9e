/** What a card, a player id and a position are, and the one place that checks them. */

import { limits } from './limits.ts';

export { type PlayerId, isPlayerId, isSecret } from './player-id.ts';

/** What is printed on a card: a non-empty string without whitespace. */
export type Card = string;

/** A place on a board, from 0,0 at the top left, rows downwards. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** A half of a surrogate pair alone is no character, and could not travel as UTF-8. */
export function isCard(text: string): text is Card {
  return text.length <= limits.cardUnitsMax && /^[^\s\p{Cs}]+$/u.test(text);
}

/** A whole number written in decimal digits alone, or undefined. */
export function parseWhole(text: string): number | undefined {
  if (text.length > limits.textUnitsMax || !/^[0-9]+$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
