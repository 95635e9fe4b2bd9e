import { type PlayerId, isSecret } from '../../shared/card.ts';

/**
 * Names a player in the whole room: a secret id has one table, but a public name is another player at
 * each. At table 1 the key is the id itself.
 */
export type SeatKey = string;

export function keyAt(table: number, id: PlayerId): SeatKey {
  return table === 1 || isSecret(id) ? id : `${table}/${id}`;
}

/** The id in a key. */
export function idOf(key: SeatKey): PlayerId {
  return key.slice(key.indexOf('/') + 1);
}

/** The id that has this key at a table; undefined: the key belongs to another table. */
export function idAt(table: number, key: SeatKey): PlayerId | undefined {
  const id = idOf(key);
  return keyAt(table, id) === key ? id : undefined;
}
