/** How big a tile is. Pure geometry. */

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

/** Room under the last row for the side of a tile and its tag. */
const FOOT = 10;

/** The largest tiles with which the whole board fits into the box. */
export function fitTiles(box: Box, { rows, columns }: Grid, isWordy: boolean): Tiles {
  const height = box.height - FOOT;
  const share = columns > 7 || rows > 7 ? 0.012 : 0.02;
  const gap = clamp(Math.round(Math.min(box.width, height) * share), 4, 20);
  const [tall, wide] = isWordy ? [1.05, 1.7] : [1.4, 1.12];
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
