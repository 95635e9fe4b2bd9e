/** Where in a large board the window is; for the eye only. */

import type { TableView } from '../../shared/table-view.ts';
import { Cells } from './cells.ts';
import type { Rect } from './flight-layout.ts';
import { type Grid, clamp } from './layout.ts';

const MAP_PX = 66;

/** How much of its step a cell fills. */
const FILLED = 0.82;

export class BoardMap {
  readonly element = document.createElement('div');
  readonly #window = document.createElement('div');
  readonly #cells = new Cells('map');
  #step = 0;
  #grid: Grid = { rows: 0, columns: 0 };
  #scheme = '';

  constructor() {
    this.element.className = 'map';
    this.element.setAttribute('aria-hidden', 'true');
    this.#window.className = 'window';
    this.element.append(this.#cells.canvas, this.#window);
  }

  fit({ rows, columns }: Grid): void {
    this.#grid = { rows, columns };
    this.#step = MAP_PX / Math.max(rows, columns);
  }

  drawAll(view: TableView): void {
    this.#scheme = getComputedStyle(this.element).colorScheme;
    this.#cells.clear(this.#size());
    this.#draw(view, view.spots.keys());
  }

  /** Draws the cards that changed. */
  draw(view: TableView, changed: readonly number[]): void {
    // By lamplight the colours are others.
    if (this.#scheme === getComputedStyle(this.element).colorScheme) this.#draw(view, changed);
    else this.drawAll(view);
  }

  /** Where on the page a card is drawn; undefined: there is no map. */
  rectOf(index: number): Rect | undefined {
    if (this.element.hidden) return undefined;
    const { left, top } = this.#cells.canvas.getBoundingClientRect();
    const [x, y] = [index % this.#grid.columns, Math.floor(index / this.#grid.columns)];
    const side = this.#step;
    return { left: left + x * side, top: top + y * side, width: side, height: side };
  }

  /** The part of the board that is in view, in tiles. */
  frame(x: number, y: number, width: number, height: number): void {
    const step = this.#step;
    const all = this.#size();
    const [left, top] = [clamp(x * step, 0, all.width), clamp(y * step, 0, all.height)];
    const right = clamp((x + width) * step, 0, all.width);
    const bottom = clamp((y + height) * step, 0, all.height);
    const { style } = this.#window;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${right - left}px`;
    style.height = `${bottom - top}px`;
  }

  #size() {
    const { rows, columns } = this.#grid;
    return { width: this.#step * columns, height: this.#step * rows };
  }

  #draw({ spots, you }: TableView, indexes: Iterable<number>): void {
    const { columns } = this.#grid;
    const side = this.#step * FILLED;
    const tile = { w: side, h: side, gap: this.#step - side };
    for (const index of indexes) {
      const [x, y] = [index % columns, Math.floor(index / columns)];
      this.#cells.draw(spots[index] ?? 0, you.seat, x * this.#step, y * this.#step, tile);
    }
  }
}
