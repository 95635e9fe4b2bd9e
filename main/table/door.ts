import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { DoorMode } from '../../shared/table-view.ts';
import type { ReadonlySeats } from './seats.ts';

/** Who may come in: everybody, those who joined, or those who joined with the code. */
export interface Door {
  readonly mode: DoorMode;
  readonly code: string | undefined;
  /** With a code: what the door was before it, and is again without. */
  readonly unlocked?: 'joined' | undefined;
}

export const OPEN_DOOR: Door = { mode: 'open', code: undefined };

/** What the door needs to know of a table: how the door is set, and who is in. */
export interface Guarded {
  readonly players: { readonly door: Door; isHost(id: PlayerId): boolean };
  readonly seats: ReadonlySeats;
  readonly settings: Pick<RoomSettings, 'closed'>;
}

/** What somebody says at the door. */
export interface Asking {
  readonly code?: string | undefined;
  /** Without a name they only watch. */
  readonly name?: string | undefined;
}

/**
 * Lets in an id that wants to join; whoever is in stays in.
 * @throws Refusal if it is blocked, nobody else may join, or the code is wrong
 */
export function admitToJoin(table: Guarded, id: PlayerId, { code, name }: Asking): void {
  const { players, seats, settings } = table;
  if (seats.isBlocked(id)) throw new Refusal('blocked');
  const plays = name !== undefined || seats.find(id) !== undefined;
  const isNew = plays && !seats.isKnown(id) && !players.isHost(id);
  if (settings.closed && isNew) throw new Refusal('closed');
  const isRight = isSameCode(code ?? '', players.door.code ?? '');
  if (needsCode(table, id) && !isRight) throw new Refusal('code');
}

/** Whether this id has to say the code to join. */
export function needsCode({ players, seats }: Guarded, id: PlayerId): boolean {
  return players.door.mode === 'code' && !seats.hasJoined(id) && !players.isHost(id);
}

/**
 * Lets an id look and watch.
 * @throws Refusal if it may not
 */
export function admitToLook({ players, seats }: Guarded, id: PlayerId): void {
  if (seats.isBlocked(id)) throw new Refusal('blocked');
  if (players.door.mode === 'open' || seats.hasJoined(id)) return;
  throw new Refusal(seats.isRemoved(id) ? 'removed' : 'door');
}

/**
 * Lets an id see the table. Removed and blocked players are let in, too, because the table tells
 * them so.
 * @throws Refusal if it may not
 */
export function admitToTable(table: Guarded, id: PlayerId): void {
  const { seats } = table;
  if (!seats.isRemoved(id) && !seats.isBlocked(id)) admitToLook(table, id);
}

/**
 * Lets in somebody who gives no id, if everybody may look.
 * @throws Refusal if the door is closed
 */
export function admitAnybody({ players }: Pick<Guarded, 'players'>): void {
  if (players.door.mode !== 'open') throw new Refusal('door');
}

/**
 * Lets an id act: flip and replace.
 * @throws Refusal if it may not
 */
export function admitToPlay(table: Guarded, id: PlayerId): void {
  const { seats } = table;
  admitToLook(table, id);
  if (seats.isSpectator(id)) throw new Refusal('spectator');
  if (seats.isRemoved(id)) throw new Refusal('removed');
  if (table.settings.closed && seats.find(id) === undefined) throw new Refusal('closed');
}

/**
 * Lets an id bring cards: that of a player who has joined with a name.
 * @throws Refusal if it may not
 */
export function admitToBring(table: Guarded, id: PlayerId): void {
  const { seats } = table;
  admitToJoin(table, id, {});
  if (seats.isRemoved(id)) throw new Refusal('removed');
  if (seats.find(id)?.kind !== 'page') throw new Refusal('spectator');
}

/**
 * A code is said aloud, so case does not matter. The time that this takes does not tell how much
 * was right.
 */
function isSameCode(given: string, code: string): boolean {
  const one = given.toUpperCase();
  const other = code.toUpperCase();
  let differences = one.length ^ other.length;
  for (let index = 0; index < other.length; index++) {
    differences |= one.charCodeAt(index) ^ other.charCodeAt(index);
  }
  return differences === 0;
}
