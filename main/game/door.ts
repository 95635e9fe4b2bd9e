import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import type { DoorMode } from '../../shared/table-view.ts';
import type { Players } from './players.ts';

/** Who may come in: everybody, those who joined, or those who joined with the code. */
export interface Door {
  readonly mode: DoorMode;
  readonly code: string | undefined;
}

export const OPEN_DOOR: Door = { mode: 'open', code: undefined };

/**
 * Lets an id in that wants to join; who is in stays in.
 * @throws Refusal if it is blocked, or the code is wrong
 */
export function admitToJoin(
  { mode, code }: Door,
  players: Players,
  id: PlayerId,
  given: string | undefined,
): void {
  if (players.isBlocked(id)) throw new Refusal('blocked');
  if (mode === 'code' && given !== code && !players.hasJoined(id)) throw new Refusal('code');
}

/**
 * Lets an id look and watch.
 * @throws Refusal if it may not
 */
export function admitToLook({ mode }: Door, players: Players, id: PlayerId): void {
  if (players.isBlocked(id)) throw new Refusal('blocked');
  if (mode === 'open' || players.hasJoined(id)) return;
  throw new Refusal(players.find(id)?.removed === true ? 'removed' : 'door');
}

/**
 * Lets an id act: flip and replace.
 * @throws Refusal if it may not
 */
export function admitToPlay(door: Door, players: Players, id: PlayerId): void {
  admitToLook(door, players, id);
  if (players.isSpectator(id)) throw new Refusal('spectator');
  const player = players.find(id);
  if (player?.kind === 'page' && player.removed) throw new Refusal('removed');
}
