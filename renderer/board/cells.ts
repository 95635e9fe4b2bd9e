/** Cards as plain rectangles: the map of a large board, and one that is seen from far away. */

import type { SpotView, TableView } from '../../shared/table-view.ts';
import { photoOf } from '../game/photo.ts';
import type { Box, Tiles } from './layout.ts';
import type { Range } from './pan-layout.ts';

/** What they lie on: the table, or the ivory of the map, on which gold is too pale. */
export type Ground = 'table' | 'map';

/** The name of a card's colour in tokens.css. */
export function cellToken(spot: SpotView, me: number | null, ground: Ground): string {
  if (spot === 0 || spot === 1) return '--back';
  if (spot.by === undefined) return ground === 'map' ? '--map-up' : '--edge';
  if (spot.by !== me) return `--p${spot.by % 8}`;
  return ground === 'map' ? '--gold-edge' : '--gold';
}

/** A canvas with a rectangle for each card that is still there. */
export class Cells {
  readonly canvas = document.createElement('canvas');
  readonly #context = this.canvas.getContext('2d');
  readonly #ground: Ground;
  readonly #colours = new Map<string, string>();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Makes room and forgets what was drawn, and in which colours: the theme may have changed. */
  clear({ width, height }: Box): void {
    const { canvas } = this;
    canvas.width = width * devicePixelRatio;
    canvas.height = height * devicePixelRatio;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    this.#context?.scale(devicePixelRatio, devicePixelRatio);
    this.#colours.clear();
  }

  /** Draws some rows and columns of a board whose first card is at `x` and `y`. */
  drawPart(
    view: TableView,
    tiles: Tiles,
    [x, y]: readonly [x: number, y: number],
    [rows, columns]: readonly [rows: Range, columns: Range],
  ): void {
    const { w, h, gap } = tiles;
    for (let row = rows[0]; row <= rows[1]; row++) {
      for (let column = columns[0]; column <= columns[1]; column++) {
        const spot = view.spots[row * view.columns + column] ?? 0;
        this.draw(spot, view.you.seat, x + column * (w + gap), y + row * (h + gap), tiles);
      }
    }
  }

  /** Draws one card, over what was there. */
  draw(spot: SpotView, me: number | null, x: number, y: number, { w, h }: Tiles): void {
    const context = this.#context;
    if (context === null) return;
    context.clearRect(x, y, w, h);
    if (spot === 0) return;
    const isFree = spot !== 1 && spot.by === undefined;
    const tone = isFree && this.#ground === 'table' ? photoOf(spot.card)?.colour : undefined;
    context.fillStyle = tone || this.#colour(cellToken(spot, me, this.#ground));
    context.fillRect(x, y, w, h);
  }

  #colour(token: string): string {
    let colour = this.#colours.get(token);
    if (colour === undefined) {
      colour = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
      this.#colours.set(token, colour);
    }
    return colour;
  }
}
