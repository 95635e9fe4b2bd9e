/** Questions before steps that cannot be undone. */

import type { FaceUp, PlayerView, TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import { isPerson, playerAt } from '../game/situation.ts';
import { friendsHere } from './company.ts';
import type { DeskStore } from './desk-store.ts';

type Asks = Pick<DeskStore, 'use' | 'question'>;

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
  /** The board to start over with; undefined: the same board again, or none. */
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

/**
 * Whether a game of people would be lost: one of them has tried, here or away, or has a card; or,
 * where nobody else plays, a card is up or found. Nobody misses what the computer did by itself.
 */
export function isUnfinished(view: TableView): boolean {
  const { phase, spots, players } = view;
  if (phase !== 'playing') return false;
  if (players.some((player) => isPerson(player) && player.tries > 0)) return true;
  return players.every(isPerson)
    ? isUnderWay(spots)
    : spots.some((spot) => isUp(spot) && isHeldByPerson(view, spot));
}

function isHeldByPerson(view: TableView, { by }: FaceUp): boolean {
  const holder = playerAt(view, by);
  return holder !== undefined && isPerson(holder);
}

/** Cards are found by twos; the middle of an odd board was empty from the start. */
function isUnderWay(spots: TableView['spots']): boolean {
  return spots.some(isUp) || spots.filter((spot) => spot === 0).length > 1;
}

/** In a class a blocked player may come back, so a new code is also offered. */
export function askToBlock(host: Asks, { seat, name }: PlayerView, table: number): void {
  const go = () => host.use('block', { seat, table });
  const goFurther = async () => {
    if ((await go())?.ok === true) await host.use('newCode', {});
  };
  host.question.value = { about: { block: name }, friends: 0, go, goFurther };
}

/** Frees the seats of all who have tried nothing; the host's own stays. */
export function askToRemoveIdle(host: Asks, { you }: TableView): void {
  const { seat, table = 1 } = you;
  const go = () => host.use('removeIdle', { except: seat, table });
  host.question.value = { about: 'idle', friends: 0, go };
}
