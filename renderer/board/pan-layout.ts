/** Which part of a large board is in view, and how large. Pure geometry. */

import { type Box, type Grid, type Tiles, clamp } from './layout.ts';

/** Around the board, so that its edge is seen to be one. */
export const MARGIN = 16;

/** In a narrow window map and buttons do not stand beside each other, and the map gives way. */
export function hasMap({ width }: Box): boolean {
  return width >= 264;
}

/** Where map and buttons are: a board goes up as far as above them, so that each card is reached. */
export function footOf(box: Box): number {
  return hasMap(box) ? 106 : 72;
}

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

/**
 * The width with which the whole of a large board is in view.
 * @param foot what is kept free below it
 */
export function wholeWidth(box: Box, { rows, columns }: Grid, foot: number): number {
  const perColumn = 1 + 0.12;
  const perRow = 1.12 + 0.12;
  return Math.min(
    (box.width - 2 * MARGIN) / (columns * perColumn),
    (box.height - MARGIN - foot) / (rows * perRow),
  );
}

/**
 * One side of the ground that is scrolled: how long it is, and where on it the board begins. A board
 * with room to spare is in the middle.
 * @param foot what is kept free behind its end
 */
export function groundOf(
  board: number,
  view: number,
  foot = MARGIN,
): { readonly length: number; readonly at: number } {
  const end = view - board - foot;
  return end >= MARGIN
    ? { length: view, at: Math.min((view - board) / 2, end) }
    : { length: MARGIN + board + foot, at: MARGIN };
}

/** From the first to the last row, or column. */
export type Range = readonly [first: number, last: number];

/** Which rows, or columns, are in view, and `spare` more on each side. */
export function inView(
  offset: number,
  step: number,
  view: number,
  count: number,
  spare = 1,
): Range {
  const first = Math.floor(-offset / step) - spare;
  const last = Math.ceil((view - offset) / step) - 1 + spare;
  return [clamp(first, 0, count - 1), clamp(last, 0, count - 1)];
}

export function holds(outer: Range, inner: Range): boolean {
  return outer[0] <= inner[0] && outer[1] >= inner[1];
}
