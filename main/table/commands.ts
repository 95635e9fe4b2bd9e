/**
 * The four operations of the game, as the server's routes and the simulation call them: glue over the
 * Table, too short to go wrong. `look` and `watch` add nothing to it; they are here so that whoever
 * serves the game finds all four operations in one place, under their published names.
 */

import type { Card, PlayerId, Position } from '../../shared/card.ts';
import type { Replace } from '../game/board-options.ts';
import type { Cancel } from '../game/changes.ts';
import type { FlipOptions, BoardSeen, Table } from './table.ts';

/** The board as `player` sees it. */
export function look(table: Table, player: PlayerId): BoardSeen {
  return table.look(player);
}

/** Flips a card, and answers the board after that; rejects as Table.flip does. */
export async function flip(
  table: Table,
  player: PlayerId,
  at: Position,
  options?: FlipOptions,
): Promise<BoardSeen> {
  await table.flip(player, at, options);
  return table.look(player);
}

/** Replaces every card, or each of `cards`, by `f(card)`, and answers the board after that. */
export async function map(
  table: Table,
  player: PlayerId,
  f: Replace,
  cards?: Iterable<Card>,
): Promise<BoardSeen> {
  await table.map(player, f, cards);
  return table.look(player);
}

/**
 * Calls `tell` once, at the next change of the board: then there is a new board to look at. If `since`
 * names another board than the present one, calls it at once.
 */
export function watch(table: Table, since: string | undefined, tell: () => void): Cancel {
  return table.onBoardChange(since, tell);
}
