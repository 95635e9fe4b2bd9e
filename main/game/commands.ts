/** The operations of the game as a client calls them: glue over the Table, too short to go wrong. */

import type { Card, PlayerId, Position } from '../../shared/card.ts';
import type { FlipOptions, Seen, Table, WatchOptions } from './table.ts';

/** The board as `player` sees it. */
export async function look(table: Table, player: PlayerId): Promise<Seen> {
  return table.look(player);
}

/** Flips a card, and answers the board after that; rejects as Table.flip does. */
export async function flip(
  table: Table,
  player: PlayerId,
  at: Position,
  options?: FlipOptions,
): Promise<Seen> {
  await table.flip(player, at, options);
  return table.look(player);
}

/** Replaces every card by `f(card)`, and answers the board after that. */
export async function map(
  table: Table,
  player: PlayerId,
  f: (card: Card) => Promise<Card>,
): Promise<Seen> {
  await table.map(player, f);
  return table.look(player);
}

/** Waits for the next change, and answers the board then. */
export async function watch(table: Table, player: PlayerId, options?: WatchOptions): Promise<Seen> {
  await table.watch(options);
  return table.look(player);
}
