import type { Table } from '../table/table.ts';

/** Who would miss the host, and at what: a podium can be left at any time. */
export function friendsWaitingFor(
  table: Table,
  ownId: string,
): { readonly friends: number; readonly doing: 'friends' | 'waiting' } {
  const { phase } = table.game;
  const isWaiting = phase === 'lobby' || table.bringing.isOpen;
  const friends = isWaiting || phase === 'playing' ? friendsHere(table, ownId) : 0;
  return { friends, doing: isWaiting ? 'waiting' : 'friends' };
}

/** Friends who are at the table right now: people, the host left out. */
export function friendsHere(table: Table, ownId: string): number {
  return table.seats
    .all()
    .filter(({ id, kind, presence }) => id !== ownId && kind !== 'computer' && presence === 'here')
    .length;
}
