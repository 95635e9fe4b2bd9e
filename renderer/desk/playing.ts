/** Which of the boards on the desk is played. Pure. */

import type { BoardPreview, OwnBoard } from '../../shared/host-state.ts';
import type { TableView } from '../../shared/table-view.ts';

/** What the next game can be played with: a bundled board, or one of *My boards*. */
export type NextBoard = BoardPreview | OwnBoard;

/** Tells boards apart, whatever they are called. */
export function keyOf(board: Pick<OwnBoard, 'id'> | Pick<BoardPreview, 'board'>): string {
  return 'id' in board ? `own ${board.id}` : `bundled ${board.board}`;
}

/**
 * The table tells a title and a size, which several boards may share: then it is the one that was
 * played last from here, or else the first.
 */
export function playingOf(
  view: TableView | undefined,
  boards: readonly NextBoard[],
  last: string | undefined,
): string | undefined {
  const keys = boards
    .filter(
      ({ title, rows, columns }) =>
        title === view?.title && rows === view.rows && columns === view.columns,
    )
    .map(keyOf);
  return keys.find((key) => key === last) ?? keys[0];
}
