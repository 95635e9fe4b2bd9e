/** What a player id is. */

import { limits } from './limits.ts';

/** All requests with one id are one player's. */
export type PlayerId = string;

export function isPlayerId(text: string): text is PlayerId {
  return text.length <= limits.playerIdCharsMax && /^[A-Za-z0-9_]+$/.test(text);
}

/** Whether `player` is a secret that only its owner may ever be told. */
export function isSecret(player: PlayerId): boolean {
  return player.length >= limits.secretIdCharsMin;
}
