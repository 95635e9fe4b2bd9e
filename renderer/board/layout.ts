/** How big a tile is. Pure geometry. */

import type { Faces } from '../../shared/emoji.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

export interface Tiles {
  readonly w: number;
  readonly h: number;
  readonly gap: number;
}

/** Room over the first row, at least, and under the last for the side of a tile and its tag. */
const HEAD_MIN = 8;
const FOOT = 10;

/** How much taller than wide, and wider than tall, a tile may be. */
const SHAPES: Readonly<Record<Faces, readonly [tall: number, wide: number]>> = {
  words: [1.05, 1.7],
  pictures: [1.4, 1.12],
  photos: [1.15, 1.15],
};

/** Room over the first row: its stickers reach beyond their tiles, and a tile of mine is lifted. */
function headOf(tiles: Tiles): number {
  const { perch = 0, deep = 0 } = lengthsOf(tiles);
  return Math.max(HEAD_MIN, Math.ceil(deep - perch));
}

/** How far from the top of its box a board begins that is wholly shown there. */
export function topOf(tiles: Tiles, size: Box, box: Box): number {
  const head = headOf(tiles);
  return Math.round(head + (box.height - head - FOOT - size.height) / 2);
}

/** The largest tiles with which the whole board fits into the box. */
export function fitTiles(box: Box, grid: Grid, faces: Faces): Tiles {
  const tiles = fitBelow(HEAD_MIN, box, grid, faces);
  return fitBelow(headOf(tiles), box, grid, faces); // smaller ones need no more room
}

function fitBelow(head: number, box: Box, { rows, columns }: Grid, faces: Faces): Tiles {
  const height = box.height - head - FOOT;
  const share = columns > 7 || rows > 7 ? 0.012 : 0.02;
  const gap = clamp(Math.round(Math.min(box.width, height) * share), 4, 20);
  const [tall, wide] = SHAPES[faces];
  const room = Math.floor((box.width - gap * (columns - 1)) / columns);
  const h = Math.min(Math.floor((height - gap * (rows - 1)) / rows), Math.floor(room * tall));
  return { w: Math.min(room, Math.floor(h * wide)), h, gap };
}

/** Below this width a board that fits is no longer playable: it pans instead. */
export function pans({ w }: Tiles, isTouch: boolean): boolean {
  return w < (isTouch ? 44 : 28);
}

export function boardSize({ w, h, gap }: Tiles, { rows, columns }: Grid): Box {
  return { width: columns * (w + gap) - gap, height: rows * (h + gap) - gap };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Under this width there is no room for the ribbon, nor for a tag. */
export const TILE_FINE = 44;

/**
 * The lengths of a card's parts, by the names of their custom properties. Plain lengths: a
 * calculation in the styles would be made again for every card.
 * @param far what 16 pixels are where the board is seen from afar; undefined: it is at hand
 */
export function lengthsOf({ w, h, gap }: Tiles, far?: number): Readonly<Record<string, number>> {
  const unit = (far ?? 16) / 16;
  const isFar = far !== undefined;
  const ring = clamp(w * 0.055, isFar ? 2 : 3, 8 * unit);
  return {
    w,
    h,
    gap,
    ring,
    deep: isFar ? ring : clamp(w * 0.055, 2, 8),
    rad: clamp(w * 0.16, isFar ? 4 : 5, 26 * unit),
    mat: w < TILE_FINE ? 0 : clamp(w * 0.022, 1, 5),
    rim: w < TILE_FINE ? 2 : clamp(w * 0.07, 2, 10),
    crop: w * 1.7,
    sticker: clamp(Math.min(w, h) * 0.36, (isFar ? 12 : 16) * unit, 56 * unit),
    perch: Math.min(w, h) * -0.07,
    tag: clamp(w * 0.165, 12 * unit, (isFar ? 24 : 22) * unit),
  };
}
