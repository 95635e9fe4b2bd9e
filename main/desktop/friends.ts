import type { PowerSaveBlocker } from 'electron';
import type { Table } from '../table/table.ts';

/** How many friends would miss the host, and at what: nobody needs a podium. */
export function friendsWaitingFor(
  table: Table,
  ownId: string,
): { readonly friends: number; readonly doing: 'friends' | 'waiting' } {
  const { phase } = table.game;
  const isWaiting = phase === 'lobby' || table.bringing.isOpen;
  const friends = isWaiting || phase === 'playing' ? friendsHere(table, ownId) : 0;
  return { friends, doing: isWaiting ? 'waiting' : 'friends' };
}

/** How many friends are at the table right now: people other than the host. */
export function friendsHere(table: Table, ownId: string): number {
  return table.seats
    .all()
    .filter(({ id, kind, presence }) => id !== ownId && kind !== 'computer' && presence === 'here')
    .length;
}

/** Keeps the computer awake while friends are connected. */
export function stayAwakeForFriends(
  table: Table,
  ownId: string,
  power: Pick<PowerSaveBlocker, 'start' | 'stop'>,
): void {
  let blocker: number | undefined;
  table.subscribe(() => {
    const isNeeded = friendsHere(table, ownId) > 0;
    if (isNeeded) blocker ??= power.start('prevent-app-suspension');
    else if (blocker !== undefined) {
      power.stop(blocker);
      blocker = undefined;
    }
  });
}
