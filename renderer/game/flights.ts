/**
 * The part of a change that is seen to move between players and cards: who took a card, whose pair was found,
 * whose pair leaves. Pure: two views in. Where things are, and how they move, the board knows.
 */

import type { TableView } from '../../shared/table-view.ts';
import { type Changes, isUp } from './changes.ts';

/** A card became somebody's. */
export interface Take {
  readonly spot: number;
  readonly seat: number;
  /** Who had it until then: it was handed over. */
  readonly from: number | undefined;
  /** It turns up, so nothing of it is seen yet. */
  readonly turns: boolean;
}

export interface Find {
  readonly seat: number;
  readonly spots: readonly number[];
}

export interface Flights {
  /** By others: what I take, I have under my finger. */
  readonly takes: readonly Take[];
  /** Everybody's. */
  readonly finds: readonly Find[];
  /** Everybody's pairs that leave the board for their finders. */
  readonly homes: readonly Find[];
}

const NONE: Flights = { takes: [], finds: [], homes: [] };

export function flightsBetween(
  before: TableView,
  after: TableView,
  { dealt, spots }: Changes,
): Flights {
  if (dealt) return NONE;
  const me = after.you.seat;
  const takes: Take[] = [];
  const finds = new Map<number, number[]>();
  const homes = new Map<number, number[]>();
  for (const spot of spots) {
    const old = before.spots[spot] ?? 0;
    const now = after.spots[spot] ?? 0;
    const was = isUp(old) ? old : undefined;
    if (now === 0 && was?.as === 'pair') put(homes, was.by, spot);
    if (!isUp(now) || now.by === undefined) continue;
    if (now.as === 'pair' && was?.as !== 'pair') put(finds, now.by, spot);
    if (now.by === was?.by || now.by === me) continue;
    takes.push({ spot, seat: now.by, from: was?.by, turns: was === undefined });
  }
  return { takes, finds: bySeat(finds), homes: bySeat(homes) };
}

function put(all: Map<number, number[]>, seat: number | undefined, spot: number): void {
  if (seat !== undefined) all.set(seat, [...(all.get(seat) ?? []), spot]);
}

function bySeat(all: ReadonlyMap<number, readonly number[]>): readonly Find[] {
  return [...all].map(([seat, spots]) => ({ seat, spots }));
}
