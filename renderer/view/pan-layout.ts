/** Which part of a large board is in view, and how large. Pure geometry. */

import { type Box, type Grid, type Tiles, clamp } from './layout.ts';

/** Around the board, so that its edge is seen to be one. */
const MARGIN = 16;

export const TILE_MAX = 96;
/** Below this width a tap comes closer instead of flipping. */
export const TILE_TAPPED_MIN = 36;
/** Below this width cells are drawn plain. */
export const TILE_DRAWN_MIN = 16;

export function openingWidth(isTouch: boolean): number {
  return isTouch ? 50 : 40;
}

/** Tiles of a panned board, from their width. */
export function pannedTiles(w: number): Tiles {
  return { w, h: w * 1.12, gap: w * 0.12 };
}

/** The width with which the whole of a large board is in view. */
export function wholeWidth({ width, height }: Box, { rows, columns }: Grid): number {
  const perColumn = 1 + 0.12;
  const perRow = 1.12 + 0.12;
  return Math.min(
    (width - 2 * MARGIN) / (columns * perColumn),
    (height - 2 * MARGIN) / (rows * perRow),
  );
}

/** Where the board's top left corner may be: some of its edge is always in view. */
export function clampOffset(offset: number, board: number, view: number): number {
  if (board + 2 * MARGIN <= view) return (view - board) / 2;
  return clamp(offset, view - board - MARGIN, MARGIN);
}

/** Which rows, or columns, are in view, and one more on each side. */
export function inView(
  offset: number,
  step: number,
  view: number,
  count: number,
): readonly [first: number, last: number] {
  const first = Math.floor(-offset / step) - 1;
  const last = Math.ceil((view - offset) / step);
  return [clamp(first, 0, count - 1), clamp(last, 0, count - 1)];
}
