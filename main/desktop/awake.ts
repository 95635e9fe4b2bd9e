import { powerSaveBlocker } from 'electron';
import type { Table } from '../table/table.ts';
import { friendsHere } from './friends.ts';

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
