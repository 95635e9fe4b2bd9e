import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { DoorMode } from '../../shared/table-view.ts';
import type { Player } from './player.ts';

/** How the door is set: open to everybody, or to players who joined, or who joined with the code. */
export interface Door {
  readonly mode: DoorMode;
  readonly code: string | undefined;
  /** With a code: what the door was before it, and is again without. */
  readonly unlocked?: 'joined' | undefined;
}

export const OPEN_DOOR: Door = { mode: 'open', code: undefined };

/** The door set to `mode`; with a code, it remembers what it was before. */
export function doorSetTo(mode: DoorMode, code: string | undefined, before: Door): Door {
  assert(mode !== 'code' || code !== undefined, 'a door with a code has one');
  const wasJoined = before.mode === 'joined' || before.unlocked === 'joined';
  return { mode, code, unlocked: mode === 'code' && wasJoined ? 'joined' : undefined };
}

/** What the table knows of an id at one moment: looked up once per request, and handed on. */
export interface Asker {
  readonly id: PlayerId;
  /** Undefined: without a seat. */
  readonly player: Player | undefined;
  /** A page of the host. */
  readonly isHost: boolean;
  readonly isSpectator: boolean;
  readonly isBlocked: boolean;
  /** The host took this player out of the game, and they have not joined again since. */
  readonly isRemoved: boolean;
  /** Came in by `/join`, and was not sent away since. */
  readonly hasJoined: boolean;
  /** Had joined, and lost the seat with a new game. */
  readonly isFormer: boolean;
  /** The number of the other table at which they sit, if they do. */
  readonly elsewhere: number | undefined;
}

/** What decides at the door of the room, and of a table. */
export interface Guarded {
  readonly door: Door;
  readonly settings: Pick<RoomSettings, 'closed'>;
  /** This table is no longer there. */
  readonly isClosed?: boolean;
}

/** A player asks for a table at which they do not sit. */
export class OtherTable extends Refusal {
  /** The number of theirs. */
  readonly table: number;

  constructor(table: number) {
    super('other-table');
    this.table = table;
  }
}

/** What somebody says at the door. */
export interface Asking {
  readonly code?: string | undefined;
  /** Without a name they only watch. */
  readonly name?: string | undefined;
}

/**
 * Lets somebody join, unless they are blocked; everybody who is in stays in.
 * @throws Refusal if they are blocked, nobody else may join, or the code is wrong
 */
export function admitToJoin(table: Guarded, asker: Asker, { code, name }: Asking): void {
  if (asker.isBlocked) throw new Refusal('blocked');
  const plays = name !== undefined || asker.player !== undefined;
  const isNew = plays && !asker.hasJoined && !asker.isFormer && !asker.isHost;
  if (table.settings.closed && isNew) throw new Refusal('closed');
  const isRight = isSameCode(code ?? '', table.door.code ?? '');
  if (needsCode(table, asker) && !isRight) throw new Refusal('code');
}

/** Whether somebody has to say the code to join. */
export function needsCode({ door }: Guarded, { hasJoined, isHost }: Asker): boolean {
  return door.mode === 'code' && !hasJoined && !isHost;
}

/** Lets somebody look and watch. @throws Refusal if they may not; OtherTable */
export function admitToLook({ door, isClosed = false }: Guarded, asker: Asker): void {
  const { isBlocked, hasJoined, isRemoved, elsewhere } = asker;
  if (isBlocked) throw new Refusal('blocked');
  if (elsewhere !== undefined) throw new OtherTable(elsewhere);
  if (isClosed) throw new Refusal('not-found');
  if (door.mode === 'open' || hasJoined) return;
  throw new Refusal(isRemoved ? 'removed' : 'door');
}

/**
 * Lets somebody see the table: removed and blocked players as well, because the table tells them
 * that they are.
 * @throws Refusal if they may not
 */
export function admitToTable(table: Guarded, asker: Asker): void {
  if (!asker.isRemoved && !asker.isBlocked) admitToLook(table, asker);
}

/** Lets in somebody who gives no id, if everybody may look. @throws Refusal if the door is closed */
export function admitAnybody({ door }: Guarded): void {
  if (door.mode !== 'open') throw new Refusal('door');
}

/** Lets somebody act: flip and replace. @throws Refusal if they may not */
export function admitToPlay(table: Guarded, asker: Asker): void {
  admitToLook(table, asker);
  if (asker.isSpectator) throw new Refusal('spectator');
  if (asker.isRemoved) throw new Refusal('removed');
  if (table.settings.closed && asker.player === undefined) throw new Refusal('closed');
}

/** Lets a player bring cards who has joined with a name. @throws Refusal if they may not */
export function admitToBring(table: Guarded, asker: Asker): void {
  admitToJoin(table, asker, {});
  if (asker.isRemoved) throw new Refusal('removed');
  if (asker.player?.kind !== 'page') throw new Refusal('spectator');
}

/**
 * A code is said aloud, so case does not matter. How long the comparison takes does not tell how much
 * of the code was right.
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
