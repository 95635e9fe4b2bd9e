/**
 * A board larger than the screen. It is moved by the browser's own scrolling; two fingers, or the
 * wheel with Ctrl, make it larger; a map shows where one is, and buttons are there for the thumb.
 */

import './pan.css';
import type { Changes } from '../game/changes.ts';
import { Cells } from './cells.ts';
import type { Rect } from './flight-layout.ts';
import { type Box, type Grid, type Tiles, boardSize, clamp } from './layout.ts';
import { BoardMap } from './map.ts';
import {
  TILE_DRAWN_MIN,
  TILE_MAX,
  TILE_TAPPED_MIN,
  footOf,
  groundOf,
  hasMap,
  holds,
  inView,
  openingWidth,
  pannedTiles,
  wholeWidth,
} from './pan-layout.ts';
import { iconOf } from './piece.ts';
import type { OnBoard, Spots } from './spots.ts';

/** A finger that moved this far drags, and taps no more. */
const DRAG_PX = 8;

/** How many rows and columns around the window are drawn ahead while the board moves. */
const SPARE = 4;

/** What one press of a zoom button does. */
const ZOOM_STEP = 1.4;

type Point = readonly [x: number, y: number];

export class Pan {
  readonly #spots: Spots;
  readonly #grid: Grid;
  readonly #isTouch: boolean;
  readonly #scroller = document.createElement('div');
  readonly #ground = document.createElement('div');
  readonly #tools = document.createElement('div');
  readonly #zoom = document.createElement('div');
  readonly #map = new BoardMap();
  readonly #plain = new Cells('table');
  #shown: OnBoard;
  #box: Box = { width: 0, height: 0 };
  #w: number;
  #tiles: Tiles;
  /** Where on the ground the board begins. */
  #at: Point = [0, 0];
  #isPlain = false;
  /** Where the finger, or the mouse, went down, and where the board was then. */
  #down: { at: Point; scrolled: Point } | undefined;
  /** Whether it has dragged since. */
  #dragged = false;
  /** Two fingers: how far apart they were, the width then, and what was between them, in tiles. */
  #pinch: { apart: number; w: number; over: Point } | undefined;

  constructor(felt: HTMLElement, spots: Spots, shown: OnBoard, isTouch: boolean) {
    this.#spots = spots;
    this.#grid = shown.view;
    this.#isTouch = isTouch;
    this.#shown = shown;
    this.#w = openingWidth(isTouch);
    this.#tiles = pannedTiles(this.#w);
    this.#scroller.className = 'pan';
    this.#scroller.tabIndex = -1;
    this.#ground.className = 'ground';
    this.#plain.canvas.className = 'plain-cells';
    this.#plain.canvas.setAttribute('role', 'img');
    this.#tools.className = 'tools';
    this.#zoom.className = 'zoom';
    for (const icon of ['plus', 'minus', 'fit'] as const) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'ibtn';
      button.append(iconOf(icon));
      this.#zoom.append(button);
    }
    this.#name();
    this.#ground.append(spots.element);
    this.#tools.append(this.#map.element, this.#zoom);
    this.#scroller.append(this.#tools, this.#ground);
    felt.append(this.#scroller);
    this.#listen();
  }

  /** The part of the page through which the board is seen. */
  get window(): DOMRect {
    return this.#scroller.getBoundingClientRect();
  }

  /** Where on the page the map shows a card; undefined: there is no map. */
  onMap(index: number): Rect | undefined {
    return this.#map.rectOf(index);
  }

  /** Fits into the felt as it is now. */
  layOut(): void {
    const middle = this.#over([this.#box.width / 2, this.#box.height / 2]);
    const isFirst = this.#box.width === 0;
    // Wider than the felt on a phone: to the edges of the screen.
    this.#box = { width: this.#scroller.clientWidth, height: this.#scroller.clientHeight };
    const { style } = this.#tools;
    style.width = `${this.#box.width}px`;
    style.height = `${this.#box.height}px`;
    style.marginBottom = `${-this.#box.height}px`;
    this.#map.fit(this.#grid);
    this.#size(this.#w);
    if (isFirst) this.#look();
    else this.#bring(middle, [this.#box.width / 2, this.#box.height / 2]);
    this.#map.drawAll(this.#shown.view);
  }

  update(shown: OnBoard, changes: Changes): void {
    const { words } = this.#shown;
    this.#shown = shown;
    if (words !== shown.words) this.#name();
    if (changes.dealt) this.#map.drawAll(shown.view);
    else this.#map.draw(shown.view, changes.spots);
    if (this.#isPlain) this.#drawPlain();
  }

  /** Moves the board so that a card is in view, and one more around it. */
  reveal(index: number): void {
    const { columns } = this.#grid;
    const { w, h, gap } = this.#tiles;
    const { width, height } = this.#box;
    const [left, top] = [index % columns, Math.floor(index / columns)];
    const x = this.#at[0] + left * (w + gap);
    const y = this.#at[1] + top * (h + gap);
    const { scrollLeft, scrollTop } = this.#scroller;
    this.#scroller.scrollTo(
      clamp(scrollLeft, x + 2 * w - width, x - w),
      clamp(scrollTop, y + h + footOf(this.#box) - height, y - h),
    );
    this.#look();
  }

  /** @returns whether a tap is no flip: it ended a drag, or came closer to tiles too small to hit */
  takes(event: MouseEvent): boolean {
    const isKey = event.detail === 0;
    if (isKey) return false;
    if (this.#dragged) return true;
    if (this.#tiles.w >= TILE_TAPPED_MIN) return false;
    this.#zoomTo(openingWidth(this.#isTouch), this.#pointOf(event));
    return true;
  }

  end(): void {
    this.#scroller.remove();
  }

  /** In the language of the page. */
  #name(): void {
    const { zoom, score } = this.#shown.words;
    const names = [zoom.closer, zoom.farther, zoom.whole];
    for (const [place, button] of [...this.#zoom.children].entries()) {
      button.setAttribute('aria-label', names[place] ?? '');
    }
    this.#plain.canvas.setAttribute('aria-label', score.board);
  }

  #whole(): number {
    return wholeWidth(this.#box, this.#grid, footOf(this.#box));
  }

  /** Tiles of another size; where the board then is, `#bring` says. */
  #size(w: number): void {
    const { width, height } = this.#box;
    const tiles = pannedTiles(w);
    const size = boardSize(tiles, this.#grid);
    const x = groundOf(size.width, width);
    const y = groundOf(size.height, height, footOf(this.#box));
    this.#w = w;
    this.#tiles = tiles;
    this.#at = [x.at, y.at];
    this.#ground.style.width = `${x.length}px`;
    this.#ground.style.height = `${y.length}px`;
    this.#map.element.hidden = !hasMap(this.#box) || w <= this.#whole() * 1.02;
    const isPlain = w < TILE_DRAWN_MIN;
    if (isPlain) this.#plain.clear(this.#box);
    else this.#spots.place(tiles, x.at, y.at);
    if (isPlain === this.#isPlain) return;
    this.#isPlain = isPlain;
    this.#ground.replaceChildren(isPlain ? this.#plain.canvas : this.#spots.element);
    this.#scroller.tabIndex = isPlain ? 0 : -1; // with no card to reach, the keys scroll
  }

  /** Draws what is in view. @param isMoving also what comes next */
  #look(isMoving = false): void {
    const { rows, columns } = this.#grid;
    const { width, height } = this.#box;
    const { w, h, gap } = this.#tiles;
    const { scrollLeft, scrollTop } = this.#scroller;
    const [x, y] = [this.#at[0] - scrollLeft, this.#at[1] - scrollTop];
    this.#map.frame(-x / (w + gap), -y / (h + gap), width / (w + gap), height / (h + gap));
    this.#guard(scrollLeft);
    if (this.#isPlain) return this.#drawPlain();
    const across = (spare: number) => inView(x, w + gap, width, columns, spare);
    const down = (spare: number) => inView(y, h + gap, height, rows, spare);
    const { drawn } = this.#spots;
    const isDrawn = holds(drawn.rows, down(1)) && holds(drawn.columns, across(1));
    if (isMoving && isDrawn) return;
    const spare = isMoving ? SPARE : 1;
    this.#spots.draw(down(spare), across(spare));
  }

  /** Where the board cannot follow a finger, some browsers would turn to another page instead. */
  #guard(scrollLeft: number): void {
    const isLeft = scrollLeft <= 0;
    const isRight = scrollLeft >= this.#scroller.scrollWidth - this.#box.width - 1;
    const across = isLeft ? (isRight ? '' : 'pan-right ') : isRight ? 'pan-left ' : 'pan-x ';
    this.#scroller.style.touchAction = `${across}pan-y`;
  }

  #drawPlain(): void {
    const { rows, columns } = this.#grid;
    const { width, height } = this.#box;
    const { w, h, gap } = this.#tiles;
    const { scrollLeft, scrollTop } = this.#scroller;
    const [x, y] = [this.#at[0] - scrollLeft, this.#at[1] - scrollTop];
    const across = inView(x, w + gap, width, columns);
    const down = inView(y, h + gap, height, rows);
    this.#plain.clear(this.#box);
    this.#plain.drawPart(this.#shown.view, this.#tiles, [x, y], [down, across]);
  }

  /** Which place of the board is at a point of the window, in tiles. */
  #over([x, y]: Point): Point {
    const { scrollLeft, scrollTop } = this.#scroller;
    return [(scrollLeft + x - this.#at[0]) / this.#w, (scrollTop + y - this.#at[1]) / this.#w];
  }

  /** Moves the board so that a place of it is at a point of the window. */
  #bring(over: Point, [x, y]: Point): void {
    this.#scroller.scrollTo(
      over[0] * this.#w + this.#at[0] - x,
      over[1] * this.#w + this.#at[1] - y,
    );
    this.#look();
  }

  /** Changes the size so that what is at a point stays there. */
  #zoomTo(width: number, at: Point, over = this.#over(at)): void {
    this.#size(clamp(width, Math.min(this.#whole(), TILE_MAX), TILE_MAX));
    this.#bring(over, at);
  }

  #pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = this.#scroller.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #listen(): void {
    const scroller = this.#scroller;
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      passive = true,
    ) => scroller.addEventListener(type, hear, { passive });
    on('scroll', () => this.#look(true));
    on('wheel', (event) => this.#wheel(event), false);
    on('pointerdown', (event) => {
      const { scrollLeft, scrollTop } = scroller;
      this.#down = { at: [event.clientX, event.clientY], scrolled: [scrollLeft, scrollTop] };
      this.#dragged = false;
    });
    on('pointermove', (event) => this.#drag(event));
    on('touchstart', (event) => this.#touch(event), false);
    on('touchmove', (event) => this.#touch(event), false);
    this.#zoom.addEventListener('click', ({ target }) => {
      const place = [...this.#zoom.children].findIndex((button) => button.contains(target as Node));
      const width = [this.#w * ZOOM_STEP, this.#w / ZOOM_STEP, this.#whole()][place];
      const { width: across, height } = this.#box;
      if (width !== undefined) this.#zoomTo(width, [across / 2, height / 2]);
    });
  }

  /** The wheel scrolls; with Ctrl, and as browsers tell of a pinch on a trackpad, it zooms. */
  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault(); // the page itself never zooms
    const by = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    this.#zoomTo(this.#w * Math.exp(-clamp(by, -40, 40) / 100), this.#pointOf(event));
  }

  /** A finger's drag scrolls by itself, a mouse's does here. */
  #drag({ clientX: x, clientY: y, pointerType, buttons }: PointerEvent): void {
    if (this.#down === undefined || buttons === 0) return;
    const { at, scrolled } = this.#down;
    const [byX, byY] = [x - at[0], y - at[1]];
    if (Math.hypot(byX, byY) >= DRAG_PX) this.#dragged = true;
    if (pointerType !== 'mouse' || !this.#dragged) return;
    this.#scroller.scrollTo(scrolled[0] - byX, scrolled[1] - byY);
  }

  /** One finger is the browser's business; two are ours. */
  #touch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (one === undefined || other === undefined || event.touches.length > 2) {
      this.#pinch = undefined;
      return;
    }
    if (event.cancelable) event.preventDefault();
    this.#dragged = true;
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = this.#pointOf({
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    });
    this.#pinch ??= { apart: Math.max(1, apart), w: this.#w, over: this.#over(middle) };
    const { w, over } = this.#pinch;
    this.#zoomTo((w * apart) / this.#pinch.apart, middle, over);
  }
}
