/** Where a player stands, as the table shows it. */

import type { TableView } from '../../shared/table-view.ts';
import { isUp } from './changes.ts';

export type Situation =
  | { readonly kind: 'ready' }
  | { readonly kind: 'first'; readonly index: number; readonly card: string }
  | { readonly kind: 'pair'; readonly card: string; readonly indexes: readonly number[] }
  | {
      readonly kind: 'waiting';
      readonly index: number;
      readonly card: string;
      readonly whose: number;
      /** From 1. */
      readonly place: number;
    };

const READY: Situation = { kind: 'ready' };

export function situationOf(view: TableView | undefined): Situation {
  const me = view?.you.seat ?? null;
  if (view === undefined || me === null) return READY;
  const pair: number[] = [];
  for (const [index, spot] of view.spots.entries()) {
    if (!isUp(spot)) continue;
    const { card, by, as, waiting } = spot;
    if (by === me && as === 'first') return { kind: 'first', index, card };
    if (by === me) pair.push(index);
    const place = waiting?.indexOf(me) ?? -1;
    if (place >= 0 && by !== undefined) {
      return { kind: 'waiting', index, card, whose: by, place: place + 1 };
    }
  }
  const spot = view.spots[pair[0] ?? -1];
  return spot !== undefined && isUp(spot)
    ? { kind: 'pair', card: spot.card, indexes: pair }
    : READY;
}

export function nameOf(view: TableView | undefined, seat: number | undefined): string {
  return view?.players.find((player) => player.seat === seat)?.name ?? '?';
}

/** Players as a score list shows them: the most pairs first, then who came first. */
export function ranked(view: TableView) {
  return [...view.players].sort((one, other) => other.score - one.score || one.seat - other.seat);
}
