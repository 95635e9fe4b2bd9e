import type { Card } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Board } from '../game/board.ts';
import type { Replace } from '../game/board.ts';

/**
 * Replaces as `f`, as long as all different cards of the board together stay no longer than a board
 * file may be, at all tables. So whatever players replace, a save stays as short as that of a board
 * can be.
 * @param tables how many share the limit
 * @throws Refusal from the function that it returns
 */
export function withinLength(
  board: Pick<Board, 'rows' | 'columns' | 'save'>,
  f: Replace,
  tables = 1,
): Replace {
  const most = limits.boardFileBytesMax / tables;
  if (board.rows * board.columns * limits.cardUnitsMax <= most) return f;
  let units: Units | undefined;
  let grown = 0;
  return async (card) => {
    const to = await f(card);
    if (to.length <= card.length) return to;
    units ??= new Units(board);
    grown += to.length - card.length;
    if (!units.fit(most - grown)) throw new Refusal('too-large');
    return to;
  };
}

/** How long the cards of a board are together. */
class Units {
  readonly #cards: readonly Card[];
  readonly #ofAll: number;
  #ofDifferent: number | undefined;

  constructor(board: Pick<Board, 'save'>) {
    this.#cards = board.save().spots.map((spot) => spot?.card ?? '');
    this.#ofAll = together(this.#cards);
  }

  /** Looks for equal cards, which takes longer, only if it depends on them. */
  fit(most: number): boolean {
    if (this.#ofAll <= most) return true;
    this.#ofDifferent ??= together(new Set(this.#cards));
    return this.#ofDifferent <= most;
  }
}

function together(cards: Iterable<Card>): number {
  let units = 0;
  for (const card of cards) units += card.length;
  return units;
}
