/** What a player id is. */

/** Whoever acts under one id is one player. */
export type PlayerId = string;

/** As of `limits`; here, so that the page of a friend has these alone. */
export const idLimits = {
  /** Characters of a player id. */
  playerIdCharsMax: 256,
  /** From this length on a player id is secret; below it is a public name. */
  secretIdCharsMin: 21,
} as const;

export function isPlayerId(text: string): text is PlayerId {
  return text.length <= idLimits.playerIdCharsMax && /^[A-Za-z0-9_]+$/.test(text);
}

/** Whether `player` is a secret that only its owner may ever be told. */
export function isSecret(player: PlayerId): boolean {
  return player.length >= idLimits.secretIdCharsMin;
}
