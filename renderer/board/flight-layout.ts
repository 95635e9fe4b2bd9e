/** Where things fly: from a chip to a card, from a card to a chip, to the rim. Pure geometry. */

import { type Grid, TILE_FINE, type Tiles, lengthsOf } from './layout.ts';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

export function middleOf({ left, top, width, height }: Rect): Point {
  return [left + width / 2, top + height / 2];
}

/** A square around a point. */
export function around([x, y]: Point, side: number): Rect {
  return { left: x - side / 2, top: y - side / 2, width: side, height: side };
}

/** Three corners of a card, from where sparks jump. */
export function cornersOf({ left, top, width, height }: Rect): readonly Point[] {
  return [
    [left + width, top],
    [left, top + height * 0.4],
    [left + width * 0.9, top + height],
  ];
}

/** A card of a board whose first one begins at `board`. */
export function cardRect(index: number, { columns }: Grid, tiles: Tiles, board: Rect): Rect {
  const { w, h, gap } = tiles;
  const left = board.left + (index % columns) * (w + gap);
  const top = board.top + Math.floor(index / columns) * (h + gap);
  return { left, top, width: w, height: h };
}

/** The sticker at the corner of a card. @param far see `lengthsOf` */
export function stickerRect({ left, top }: Rect, tiles: Tiles, far?: number): Rect {
  const { sticker = 0, perch = 0 } = lengthsOf(tiles, far);
  const by = tiles.w < TILE_FINE ? -3 : perch;
  return { left: left + by, top: top + by, width: sticker, height: sticker };
}

/** What moves and scales something at `at` to where `from` is. */
export function transformTo(at: Rect, from: Rect): string {
  const [[x, y], [toX, toY]] = [middleOf(at), middleOf(from)];
  return `translate(${toX - x}px, ${toY - y}px) scale(${from.width / at.width})`;
}

export function holds({ left, top, width, height }: Rect, [x, y]: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A place at the rim of a window. */
export interface Rim {
  readonly side: Side;
  readonly at: Point;
}

/** Where at the rim of a window something beyond it is told of; undefined: it is in view. */
export function rimOf(window: Rect, [x, y]: Point, inset: number): Rim | undefined {
  if (holds(window, [x, y])) return undefined;
  const { left, top, width, height } = window;
  const past = {
    left: left - x,
    right: x - left - width,
    top: top - y,
    bottom: y - top - height,
  };
  const sides = Object.keys(past) as Side[];
  const side = sides.reduce((most, each) => (past[each] > past[most] ? each : most));
  const within = (value: number, from: number, length: number) =>
    Math.max(from + inset, Math.min(from + length - inset, value));
  return { side, at: [within(x, left, width), within(y, top, height)] };
}
