import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Board } from '../game/board.ts';
import type { Replace } from '../game/board-options.ts';

/**
 * Replaces as `f`, as long as all different cards of the board together stay no longer than a board
 * file may be. So whatever players replace, a save stays as short as that of a board can be.
 * @throws Refusal from the function that it returns
 */
export function withinLength(board: Pick<Board, 'rows' | 'columns' | 'save'>, f: Replace): Replace {
  const most = board.rows * board.columns * limits.cardUnitsMax;
  if (most <= limits.boardFileBytesMax) return f;
  let units: number | undefined;
  return async (card) => {
    const to = await f(card);
    if (to.length <= card.length) return to;
    units = (units ?? unitsOf(board)) + to.length - card.length;
    if (units > limits.boardFileBytesMax) throw new Refusal('too-large');
    return to;
  };
}

function unitsOf(board: Pick<Board, 'save'>): number {
  const cards = new Set(board.save().spots.map((spot) => spot?.card ?? ''));
  let units = 0;
  for (const card of cards) units += card.length;
  return units;
}
