import { powerSaveBlocker } from 'electron';
import type { Table } from '../game/table.ts';

/** Friends who are at the table right now, the host left out. */
export function friendsHere(table: Table, ownId: string): number {
  return table.players.filter(({ id, presence }) => id !== ownId && presence === 'here').length;
}

/** The computer does not go to sleep while friends are connected. */
export function stayAwakeForFriends(table: Table, ownId: string): void {
  let blocker: number | undefined;
  table.subscribe(() => {
    const isNeeded = friendsHere(table, ownId) > 0;
    if (isNeeded) blocker ??= powerSaveBlocker.start('prevent-app-suspension');
    else if (blocker !== undefined) {
      powerSaveBlocker.stop(blocker);
      blocker = undefined;
    }
  });
}
