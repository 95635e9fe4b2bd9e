import type { PowerSaveBlocker } from 'electron';
import type { Room } from '../table/room.ts';

/** How many friends would miss the host, and at what: nobody needs a podium. */
export function friendsWaitingFor(
  room: Room,
  ownId: string,
): { readonly friends: number; readonly doing: 'friends' | 'waiting' } {
  const phases = room.tables.map(({ game }) => game.phase);
  const isWaiting = phases.includes('lobby') || room.bringing.isOpen;
  const friends = isWaiting || phases.includes('playing') ? friendsHere(room, ownId) : 0;
  return { friends, doing: isWaiting ? 'waiting' : 'friends' };
}

/** How many friends are here right now: people other than the host. */
export function friendsHere(room: Room, ownId: string): number {
  return room.tables
    .flatMap(({ seats }) => seats.all())
    .filter(({ id, kind, presence }) => id !== ownId && kind !== 'computer' && presence === 'here')
    .length;
}

/** Keeps the computer awake while friends are connected. */
export function stayAwakeForFriends(
  room: Room,
  ownId: string,
  power: Pick<PowerSaveBlocker, 'start' | 'stop'>,
): void {
  let blocker: number | undefined;
  const follow = () => {
    const isNeeded = friendsHere(room, ownId) > 0;
    if (isNeeded) blocker ??= power.start('prevent-app-suspension');
    else if (blocker !== undefined) {
      power.stop(blocker);
      blocker = undefined;
    }
  };
  room.attend((table) => table.subscribe(follow));
}
