/** What is asked before it is done, for it cannot be undone. */

import type { TableView } from '../../shared/table-view.ts';
import { isUnfinished } from '../game/situation.ts';
import { friendsHere } from './company.ts';

export interface Question {
  readonly about:
    | 'startOver'
    | 'end'
    /** Everybody who has tried nothing. */
    | 'idle'
    | { readonly block: string }
    /** Brought cards that would go back. */
    | { readonly cards: number }
    /** Brought cards that the host has not shown, and that would stay behind. */
    | { readonly unshown: number };
  readonly friends: number;
  /** What is started over with; undefined: the same board again, or none. */
  readonly board?: string | undefined;
  readonly go: () => Promise<unknown>;
  /** The same, and more. */
  readonly goFurther?: () => Promise<unknown>;
}

/**
 * @param unshown brought cards that only the host sees
 * @returns what to ask before a game ends, or undefined where nothing would be lost
 */
export function questionBefore(
  view: TableView,
  unshown: number,
  about: 'startOver' | 'end',
  go: () => Promise<unknown>,
  board?: string,
): Question | undefined {
  const cards = (view.bringing?.cards.length ?? 0) + unshown;
  if (cards > 0) return { about: { cards }, friends: 0, go };
  return isUnfinished(view) ? { about, friends: friendsHere(view).length, board, go } : undefined;
}
