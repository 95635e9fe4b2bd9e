/** What a card, a player id and a position are, and the one place that checks them. */

import { limits } from './limits.ts';

/** What is printed on a card: a non-empty string without whitespace. */
export type Card = string;

/** Whoever acts under one id is one player. */
export type PlayerId = string;

/** A place on a board, from 0,0 at the top left, rows downwards. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** A half of a surrogate pair alone is no character, and could not travel as UTF-8. */
export function isCard(text: string): text is Card {
  return text.length <= limits.cardUnitsMax && /^[^\s\p{Cs}]+$/u.test(text);
}

export function isPlayerId(text: string): text is PlayerId {
  return text.length <= limits.playerIdCharsMax && /^[A-Za-z0-9_]+$/.test(text);
}

/** Whether `player` is a secret that only its owner may ever be told. */
export function isSecret(player: PlayerId): boolean {
  return player.length >= limits.secretIdCharsMin;
}

/** A whole number written in decimal digits alone, or undefined. */
export function parseWhole(text: string): number | undefined {
  if (!/^[0-9]+$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
