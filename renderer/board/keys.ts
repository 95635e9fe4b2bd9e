/** The keys of the grid. */

import { type Grid, clamp } from './layout.ts';

/** Where an arrow, Home, End or a page key leads to; Enter and Space are clicks already. */
export function moved(
  key: string,
  isCtrl: boolean,
  index: number,
  { rows, columns }: Grid,
): number | undefined {
  const row = Math.floor(index / columns);
  const column = index % columns;
  const at = (toRow: number, toColumn: number) =>
    clamp(toRow, 0, rows - 1) * columns + clamp(toColumn, 0, columns - 1);
  switch (key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return isCtrl ? 0 : at(row, 0);
    case 'End':
      return isCtrl ? at(rows - 1, columns - 1) : at(row, columns - 1);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(rows - 1, column);
    default:
      return undefined;
  }
}
