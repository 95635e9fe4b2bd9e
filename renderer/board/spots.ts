/**
 * The cards of a board as plain DOM: a button for each spot, in rows, and above them a piece for
 * each card that is face up. Only what changed is touched. What is slow in a browser is not DOM, but
 * boxes that are laid out and painted again (docs/PERFORMANCE.md), so a button is one box in the
 * flow, a row is a fence around its own, and only pieces are placed by themselves.
 */

import type { SpotView, TableView } from '../../shared/table-view.ts';
import { type Changes, isUp } from '../game/changes.ts';
import type { Leaves } from './flights.ts';
import { type Grid, TILE_FINE, type Tiles, boardSize, lengthsOf } from './layout.ts';
import { close, deal, leave, move, sparkle, turn } from './motion.ts';
import type { Range } from './pan-layout.ts';
import { lookOf, partsOf, sparks } from './piece.ts';
import { type BoardWords, labelOf, placeOf } from './words.ts';

interface Cell {
  readonly index: number;
  readonly button: HTMLButtonElement;
  /** The card, while it is face up. */
  piece: HTMLElement | undefined;
}

/** The most cards that turn at once; each further one is up or down without a turn. */
const TURNS_MAX = 12;

/** The most cards that are dealt one by one; more come row by row. */
const DEALT_MAX = 64;

const NONE: Range = [0, -1];

/** All that a board shows. */
export interface OnBoard {
  readonly view: TableView;
  readonly words: BoardWords;
  /** The spot that was tapped and not answered yet. */
  readonly asked: number | undefined;
  /** The spots of my flips whose outcome this view shows. */
  readonly answered: readonly number[];
}

export class Spots {
  readonly element = part('div', 'board', { role: 'grid' });
  readonly #pieces = part('div', 'pieces', { 'aria-hidden': 'true' });
  readonly #grid: Grid;
  readonly #far: (() => number) | undefined;
  readonly #rows = new Map<number, HTMLElement>();
  readonly #cells = new Map<number, Cell>();
  #shown: OnBoard;
  #tiles: Tiles = { w: 0, h: 0, gap: 0 };
  #drawn = { rows: NONE, columns: NONE };
  /** The card that the tab key reaches. */
  #stop = 0;
  #turning = 0;
  /** Backs of cards that turn; kept for the next ones. */
  readonly #backs: HTMLElement[] = [];

  /** @param far see `lengthsOf` */
  constructor(shown: OnBoard, far: (() => number) | undefined) {
    const { rows, columns } = shown.view;
    this.#shown = shown;
    this.#far = far;
    this.#grid = { rows, columns };
    this.element.setAttribute('aria-rowcount', String(rows));
    this.element.setAttribute('aria-colcount', String(columns));
    this.element.setAttribute('aria-label', shown.words.score.board);
    this.element.append(this.#pieces);
  }

  get drawn() {
    return this.#drawn;
  }

  get tiles() {
    return this.#tiles;
  }

  /** What lies on a spot, face up. */
  pieceAt(index: number): HTMLElement | undefined {
    return this.#cells.get(index)?.piece;
  }

  /** How large tiles are, and where in its ground the board begins. */
  place(tiles: Tiles, left: number, top: number): void {
    const { style, classList } = this.element;
    const { width, height } = boardSize(tiles, this.#grid);
    this.#tiles = tiles;
    for (const [name, px] of Object.entries(lengthsOf(tiles, this.#far?.()))) {
      style.setProperty(`--${name}`, `${px}px`);
    }
    classList.toggle('fine', tiles.w < TILE_FINE);
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    this.#indent();
  }

  /** Makes what came into view, removes what left it, and keeps the rest. */
  draw(rows: Range, columns: Range): void {
    const focus = document.activeElement;
    this.#drawn = { rows, columns };
    for (const [number, row] of this.#rows) {
      if (isIn(rows, number)) continue;
      row.remove();
      this.#rows.delete(number);
    }
    for (const cell of this.#cells.values()) {
      const row = Math.floor(cell.index / this.#grid.columns);
      if (!isIn(rows, row) || !isIn(columns, cell.index % this.#grid.columns)) this.#drop(cell);
    }
    for (let row = rows[1]; row >= rows[0]; row--) this.#drawRow(row, columns);
    this.#indent();
    if (!this.#cells.has(this.#stop)) {
      const wasFocused = indexOf(focus) === this.#stop && focus?.isConnected === false;
      const stop = this.tabStop(rows[0] * this.#grid.columns + columns[0]);
      if (wasFocused) stop?.focus({ preventScroll: true });
    }
  }

  /** Shows another state of the table; touches only cards that look different now. */
  update(shown: OnBoard, { dealt, spots, effects, turns }: Changes, leaves: Leaves): void {
    const before = this.#shown;
    const { view, words, asked } = shown;
    this.#shown = shown;
    const isOther = before.words !== words || before.view.you.seat !== view.you.seat;
    if (isOther) this.element.setAttribute('aria-label', words.score.board);
    if (dealt || isOther) {
      for (const cell of this.#cells.values()) this.#show(cell);
    }
    if (dealt) return;
    for (const index of spots) {
      const cell = this.#cells.get(index);
      if (cell !== undefined) this.#change(cell, before.view.spots[index] ?? 0, leaves);
    }
    for (const [index, effect] of effects) {
      const piece = this.#cells.get(index)?.piece;
      if (piece === undefined || effect === 'leave') continue;
      move(piece, effect, turns > 0);
      if (effect === 'match' && piece.classList.contains('mine')) this.#sparkle(index);
      if (effect === 'arrive') close(piece.appendChild(part('i', 'dashes')));
    }
    if (before.asked !== asked) this.#mark(before.asked, asked);
  }

  /** Shows which card was tapped; nothing else is different. */
  ask(shown: OnBoard): void {
    const { asked } = this.#shown;
    this.#shown = shown;
    this.#mark(asked, shown.asked);
  }

  /** Deals the cards, from the top left; the rows from the top, where there are many cards. */
  deal(): void {
    const { columns } = this.#grid;
    const place = ({ index }: Cell) => Math.floor(index / columns) + (index % columns);
    const cells = [...this.#cells.values()].sort((one, other) => place(one) - place(other));
    const rows = [...this.#rows].sort(([one], [other]) => one - other);
    deal(cells.length > DEALT_MAX ? rows.map(([, row]) => row) : cells.map(({ button }) => button));
  }

  /** Makes a card the one that the tab key reaches; undefined: it is not drawn. */
  tabStop(index = this.#stop): HTMLElement | undefined {
    const button = this.#cells.get(index)?.button;
    if (button === undefined) return undefined;
    const before = this.#cells.get(this.#stop)?.button;
    if (before !== undefined) before.tabIndex = -1;
    button.tabIndex = 0;
    this.#stop = index;
    return button;
  }

  /** A button goes down by itself; the piece above it has to be told. */
  press(index: number): void {
    const piece = this.#cells.get(index)?.piece;
    if (piece === undefined) return;
    piece.classList.add('pressed');
    const ended = new AbortController();
    const end = () => {
      piece.classList.remove('pressed');
      ended.abort();
    };
    for (const up of ['pointerup', 'pointercancel']) addEventListener(up, end, ended);
  }

  /** What is drawn of the board begins behind what is not. */
  #indent(): void {
    const { w, h, gap } = this.#tiles;
    const { rows, columns } = this.#drawn;
    this.element.style.paddingTop = `${rows[0] * (h + gap)}px`;
    this.element.style.paddingLeft = `${columns[0] * (w + gap)}px`;
  }

  #drawRow(number: number, columns: Range): void {
    let row = this.#rows.get(number);
    if (row === undefined) {
      row = part('div', 'row-of-spots', { role: 'row', 'aria-rowindex': String(number + 1) });
      this.element.insertBefore(row, this.#rows.get(number + 1) ?? this.#pieces);
      this.#rows.set(number, row);
    }
    let next: HTMLElement | null = null;
    for (let column = columns[1]; column >= columns[0]; column--) {
      const index = number * this.#grid.columns + column;
      let cell = this.#cells.get(index);
      if (cell === undefined) {
        cell = this.#make(index, column);
        row.insertBefore(cell.button, next);
      }
      next = cell.button;
    }
  }

  #make(index: number, column: number): Cell {
    const button = blank.cloneNode() as HTMLButtonElement;
    button.dataset['index'] = String(index);
    button.setAttribute('aria-colindex', String(column + 1));
    if (index === this.#stop) button.tabIndex = 0;
    const cell: Cell = { index, button, piece: undefined };
    this.#cells.set(index, cell);
    this.#show(cell);
    return cell;
  }

  #drop(cell: Cell): void {
    cell.button.remove();
    cell.piece?.remove();
    this.#cells.delete(cell.index);
  }

  /** What the button says, and the piece shows. */
  #show(cell: Cell): void {
    const { button, index } = cell;
    const { view, words, asked } = this.#shown;
    const me = view.you.seat;
    const spot = view.spots[index] ?? 0;
    const mark = asked === index && placeOf(spot, me) === 0 ? ' asked' : '';
    button.setAttribute('aria-label', labelOf(words.spot, view, index));
    if (!isUp(spot)) {
      button.className = `card b${cropOf(index)}${spot === 0 ? ' gone' : ''}${mark}`;
      cell.piece?.remove();
      cell.piece = undefined;
      return;
    }
    const look = lookOf(spot, view) + mark;
    button.className = `card ${look}`;
    cell.piece ??= this.#piece(index);
    cell.piece.className = `piece ${look}`;
    cell.piece.replaceChildren(...partsOf(spot, view, words));
  }

  /** Shows what became of a card, and how: it turns, or leaves. */
  #change(cell: Cell, old: SpotView, leaves: Leaves): void {
    const was = cell.piece;
    this.#show(cell);
    const { index, button, piece } = cell;
    const isGone = button.classList.contains('gone');
    if (was !== undefined && isGone) {
      if (leaves(index, was)) return;
      this.#pieces.append(was);
      leave(was);
    } else if (isUp(old) !== (piece !== undefined) && !isGone && this.#turning < TURNS_MAX) {
      this.#turn(index, button, piece);
    }
  }

  /** @param face undefined: the card turns down, and its back is above the button while it does */
  #turn(index: number, button: HTMLElement, face: HTMLElement | undefined): void {
    const back = face === undefined ? (this.#backs.pop() ?? part('div', '')) : undefined;
    if (back !== undefined) {
      back.className = `piece back b${cropOf(index)}`;
      this.#put(back, index);
      button.classList.add('away');
    }
    this.#turning++;
    turn(face ?? (back as HTMLElement), this.#tiles.w * 6, () => {
      this.#turning--;
      if (back === undefined) return;
      button.classList.remove('away');
      back.remove();
      this.#backs.push(back);
    });
  }

  #piece(index: number): HTMLElement {
    const piece = part('div', 'piece');
    this.#put(piece, index);
    return piece;
  }

  #put(piece: HTMLElement, index: number): void {
    const { columns } = this.#grid;
    piece.dataset['spot'] = String(index);
    piece.style.left = `calc(${index % columns} * (var(--w) + var(--gap)))`;
    piece.style.top = `calc(${Math.floor(index / columns)} * (var(--h) + var(--gap)))`;
    this.#pieces.append(piece);
  }

  #sparkle(index: number): void {
    const around = this.#piece(index);
    around.append(sparks());
    sparkle(around);
  }

  /** Two cards are touched at most. */
  #mark(before: number | undefined, asked: number | undefined): void {
    for (const index of [before, asked]) {
      const cell = index === undefined ? undefined : this.#cells.get(index);
      if (cell === undefined) continue;
      const { view } = this.#shown;
      const isAsked =
        cell.index === asked && placeOf(view.spots[cell.index] ?? 0, view.you.seat) === 0;
      cell.button.classList.toggle('asked', isAsked);
      cell.piece?.classList.toggle('asked', isAsked);
    }
  }
}

const blank = part('button', '', { type: 'button', role: 'gridcell', tabindex: '-1' });

function part<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function isIn([first, last]: Range, number: number): boolean {
  return number >= first && number <= last;
}

/** Which crop of the ribbon a card's back has: by its place, never by its picture. */
function cropOf(index: number): number {
  return (index * 7 + (index >> 2) * 3) % 4;
}

/** The spot of a card; NaN: it is none. */
export function indexOf(target: EventTarget | null): number {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(card?.dataset['index'] ?? NaN);
}
