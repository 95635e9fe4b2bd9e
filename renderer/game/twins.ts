/**
 * Manners where many want the same pair. Each half that is given up would go to the next in line
 * (4-E), so the other would never be free. A page keeps out of the way of a player who has one half.
 *
 * Pages are not told which unlike cards belong together. So this is only about cards that are equal,
 * and about the last two. Pure.
 */

import type { SpotView, TableView } from '../../shared/table-view.ts';
import { isUp } from './changes.ts';

/** How long a half that was given up is left to the player who has the other one. */
export const HEAD_START_MS = 1_500;

/** A card that somebody gave up, and when. */
export interface Freed {
  readonly card: string;
  readonly at: number;
}

/**
 * The player who has the only twin of the card at `index`: their seat, and where the twin lies.
 * @param card what lies there, if it has turned face down since
 * @returns undefined where nobody but me has it, or where another twin is free
 */
export function twinInHand(
  view: TableView,
  index: number,
  card?: string,
): { readonly seat: number; readonly index: number } | undefined {
  const { spots, you } = view;
  const spot = spots[index] ?? 0;
  const own = isUp(spot) ? spot.card : card;
  const areLast = isLastPair(view);
  let found: { seat: number; index: number } | undefined;
  for (const [at, other] of spots.entries()) {
    if (at === index || !isUp(other) || (other.card !== own && !areLast)) continue;
    if (other.by === undefined) return undefined;
    if (other.as === 'first' && other.by !== you.seat) found ??= { seat: other.by, index: at };
  }
  return found;
}

/** Two cards are left, and they belong together. */
function isLastPair({ spots, pairsLeft }: TableView): boolean {
  const left = spots.filter((spot) => spot !== 0 && !(isUp(spot) && spot.as === 'pair'));
  return pairsLeft === 1 && left.length === 2;
}

/** The card at this spot, if somebody had it as a first card and has given it up. */
export function freedIn(before: TableView, after: TableView, index: number): string | undefined {
  const was = before.spots[index] ?? 0;
  const isFreed = isUp(was) && was.as === 'first' && isFree(after.spots[index] ?? 0);
  return isFreed ? was.card : undefined;
}

/** A card that nobody has, face up or down. */
export function isFree(spot: SpotView): boolean {
  return spot === 1 || (isUp(spot) && spot.by === undefined);
}
