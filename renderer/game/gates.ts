/**
 * Which screen a player stands at: what the table says of me, or why it refuses me, leads from one
 * gate to another. Pure.
 */

import type { FailureCode } from '../../shared/failures.ts';
import type { TableView } from '../../shared/table-view.ts';
import { type HostTrouble, isHostTrouble, wayOf } from './refusals.ts';

/** Which screen is shown; all others follow from the table. */
export type Gate =
  | 'starting'
  | 'join'
  | 'code'
  | 'otherTab'
  | 'removed'
  | 'blocked'
  | 'full'
  /** Nobody else may join. */
  | 'closed'
  | 'left'
  | 'reload'
  | 'in';

/** What is the matter with a code for the door: one that was typed, or that one had from before. */
export type CodeTrouble = 'wrong' | 'tooMany' | 'changed';

/** Who stands there. */
export interface Standing {
  readonly gate: Gate;
  /** The host is never asked for a name or a code. */
  readonly isHost: boolean;
  /** Here to watch, without a seat. */
  readonly watches: boolean;
  /** Came with a code for the door. */
  readonly hasCode: boolean;
  /** Has just typed the code that was tried. */
  readonly hasTyped: boolean;
}

/** @returns the gate that a view leads to; 'rejoin': through the door again, with the name I have */
export function gateAfterView(
  standing: Omit<Standing, 'hasTyped'>,
  { you, room }: Pick<TableView, 'you' | 'room'>,
): Gate | 'rejoin' {
  const { gate, isHost, watches } = standing;
  if (gate === 'reload') return gate; // nothing but a new page helps
  if (you.blocked) return 'blocked';
  if (you.removed) return gate === 'join' ? gate : 'removed';
  if (you.seat !== null || watches) return 'in';
  // My seat is gone, with a new game or with a host that remembers nothing; or I never had one.
  if (isHost) return gate === 'in' || gate === 'starting' || gate === 'join' ? 'rejoin' : gate;
  if (gate === 'in') return 'rejoin';
  return isFull(gate) || (gate === 'code' && room.door === 'code') ? gate : 'join';
}

/** What a refusal leads to; none leaves a board that does nothing. */
export interface Refused {
  readonly gate: Gate | 'rejoin';
  readonly codeTrouble?: CodeTrouble;
  readonly trouble?: HostTrouble;
}

export function gateAfterRefusal(standing: Standing, code: FailureCode): Refused {
  const { gate, isHost } = standing;
  const way = wayOf(code);
  if (isHostTrouble(way)) return { gate, trouble: way };
  switch (way) {
    case 'rejoin':
      if (gate === 'in' || (isHost && code === 'door')) return { gate: 'rejoin' };
      return { gate: gate === 'starting' ? 'join' : gate };
    case 'code':
      return toCode(standing, 'wrong');
    case 'tooManyCodes':
      return toCode(standing, 'tooMany');
    case 'removed':
    case 'blocked':
    case 'full':
    case 'closed':
    case 'reload':
      return { gate: way };
    case 'form':
    case 'view':
    case undefined:
      return { gate };
  }
}

/** Whether there is something to watch, and no seat. */
export function isFull(gate: Gate): boolean {
  return gate === 'full' || gate === 'closed';
}

/** Only who typed a code is told that it was wrong; a link or a sleep may just have an old one. */
function toCode(
  { gate, isHost, hasCode, hasTyped }: Standing,
  typed: 'wrong' | 'tooMany',
): Refused {
  if (isHost) return { gate: 'in' }; // the desk stays a desk, and says why it has no powers
  if (hasTyped) return { gate: 'code', codeTrouble: typed };
  return hasCode && gate !== 'code' ? { gate: 'code', codeTrouble: 'changed' } : { gate: 'code' };
}
