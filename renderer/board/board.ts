/**
 * The board as an instrument: given what there is to show, it touches what changed, and tells which
 * card was tapped. Plain DOM; it knows no store, no signal and no network.
 */

import './board.css';
import type { TableView } from '../../shared/table-view.ts';
import { changesBetween } from '../game/changes.ts';
import { flightsBetween } from '../game/flights.ts';
import { playerAt } from '../game/situation.ts';
import { Cells } from './cells.ts';
import { type FlightOptions, Flights, type Ground } from './flights.ts';
import { moved } from './keys.ts';
import { type Box, type Tiles, boardSize, fitTiles, pans, topOf } from './layout.ts';
import { MARGIN, TILE_DRAWN_MIN, pannedTiles, wholeWidth } from './pan-layout.ts';
import { Pan } from './pan.ts';
import { type OnBoard, Spots, indexOf } from './spots.ts';

export type { BoardWords } from './words.ts';

export interface BoardOptions extends FlightOptions {
  /** A finger needs larger cards than a mouse. */
  readonly isTouch: boolean;
  /** Cards are dealt even when the board is first shown: another game was seen before. */
  readonly deals: boolean;
  /**
   * How long 16 pixels are at the moment, where the board is a picture for the whole room: it never pans, and
   * nobody taps it.
   */
  readonly far?: () => number;
  /** All of it is shown, however small its cards: nobody moves it. */
  readonly isWhole?: boolean;
  /** A card was tapped, or Enter or Space pressed on it: its spot, row by row, from 0. */
  readonly onTap: (index: number) => void;
}

/** Under this width a picture of the board has small tiles of one shape; more cards are cells. */
const FAR_TILE_MIN = 60;
const FAR_CARDS_MAX = 1_000;

export class Board {
  readonly #felt: HTMLElement;
  readonly #options: BoardOptions;
  readonly #observer = new ResizeObserver(() => this.#layOut());
  readonly #ends = new AbortController();
  readonly #flights: Flights;
  #box: Box = { width: 0, height: 0 };
  #shown: OnBoard | undefined;
  #spots: Spots | undefined;
  #pan: Pan | undefined;
  /** The picture of a board whose cards are too many. */
  #cells: Cells | undefined;

  /** @param felt is filled: with the whole board, or with as much of it as can be tapped */
  constructor(felt: HTMLElement, options: BoardOptions) {
    this.#felt = felt;
    this.#options = options;
    const signOf = (seat: number) => {
      const { sign = seat, computer } = playerAt(this.#shown?.view, seat) ?? {};
      return [sign, computer !== undefined] as const;
    };
    this.#flights = new Flights(felt, options, () => this.#ground(), signOf);
    this.#observer.observe(felt);
    const { signal } = this.#ends;
    felt.addEventListener('click', (event) => this.#click(event), { signal });
    felt.addEventListener('keydown', (event) => this.#press(event), { signal });
    // A large board was moved: what flies would land elsewhere.
    felt.addEventListener('scroll', () => this.#flights.clear(), { capture: true, signal });
    felt.addEventListener('pointerdown', ({ target }) => this.#spots?.press(indexOf(target)), {
      signal,
    });
  }

  /** The card that the tab key reaches; undefined: no card is drawn. */
  get tabStop(): HTMLElement | undefined {
    return this.#spots?.tabStop();
  }

  /** Shows another state; only what is different is touched. */
  show(shown: OnBoard): void {
    const before = this.#shown;
    const { view } = shown;
    this.#shown = shown;
    const isOther =
      before?.view.rows !== view.rows ||
      before.view.columns !== view.columns ||
      before.view.language !== view.language;
    if (isOther) {
      this.#begin(shown);
      if (before !== undefined || this.#options.deals) this.#spots?.deal();
      return;
    }
    if (before.view === view && before.words === shown.words) return this.#spots?.ask(shown);
    const changes = changesBetween(before.view, view, shown.answered);
    // First: what is read of the page costs once cards have changed.
    this.#pan?.update(shown, changes);
    if (changes.dealt || before.words !== shown.words) this.#flights.clear();
    const leaves = this.#flights.show(flightsBetween(before.view, view, changes), changes.spots);
    this.#spots?.update(shown, changes, leaves);
    if (this.#cells !== undefined || before.view.faces !== view.faces) this.#layOut(true);
    if (changes.dealt) this.#spots?.deal();
  }

  end(): void {
    this.#flights.clear();
    this.#ends.abort();
    this.#observer.disconnect();
    this.#pan?.end();
    this.#felt.replaceChildren();
  }

  /** How the board lies; undefined: there are no cards to fly to. */
  #ground(): Ground | undefined {
    const [spots, shown, pan] = [this.#spots, this.#shown, this.#pan];
    if (spots === undefined || shown === undefined || this.#cells !== undefined) return undefined;
    return {
      element: spots.element,
      view: shown.view,
      tiles: spots.tiles,
      pieceAt: (spot) => spots.pieceAt(spot),
      seen: pan && { window: pan.window, onMap: (spot) => pan.onMap(spot) },
    };
  }

  /** Another board. */
  #begin(shown: OnBoard): void {
    this.#flights.clear();
    const hadFocus = this.#felt.contains(document.activeElement);
    this.#pan?.end();
    this.#pan = undefined;
    this.#cells = undefined;
    this.#felt.replaceChildren();
    this.#spots = new Spots(shown, this.#options.far);
    this.#layOut(true);
    if (hadFocus) this.tabStop?.focus({ preventScroll: true });
  }

  /** Works out how large tiles are, whenever the room is another. */
  #layOut(isOther = false): void {
    const spots = this.#spots;
    const shown = this.#shown;
    const { clientWidth: width, clientHeight: height } = this.#felt;
    const isSame = width === this.#box.width && height === this.#box.height;
    if (spots === undefined || shown === undefined || width * height === 0) return;
    if (isSame && !isOther) return;
    this.#flights.clear(); // places are others
    this.#box = { width, height };
    const { view } = shown;
    const { far, isTouch, isWhole = false } = this.#options;
    if (far !== undefined) return this.#showPicture(spots, view);
    const tiles = fitTiles(this.#box, view, view.faces);
    const isPanned = pans(tiles, isTouch);
    if (isPanned && isWhole) return this.#showPicture(spots, view);
    const hadFocus = spots.element.contains(document.activeElement);
    this.#felt.classList.toggle('viewport', isPanned);
    if (isPanned) {
      this.#pan ??= new Pan(this.#felt, spots, shown, isTouch);
      this.#pan.layOut();
    } else {
      this.#pan?.end();
      this.#pan = undefined;
      this.#showWhole(spots, tiles, view);
    }
    if (hadFocus) spots.tabStop()?.focus({ preventScroll: true });
  }

  #showWhole(spots: Spots, tiles: Tiles, { rows, columns }: TableView): void {
    const size = boardSize(tiles, { rows, columns });
    const left = Math.round((this.#box.width - size.width) / 2);
    spots.place(tiles, left, topOf(tiles, size, this.#box));
    spots.draw([0, rows - 1], [0, columns - 1]);
    this.#cells?.canvas.remove(); // there was less room before
    this.#cells = undefined;
    if (spots.element.parentElement !== this.#felt) this.#felt.append(spots.element);
  }

  /** The whole board, however large. */
  #showPicture(spots: Spots, view: TableView): void {
    const { rows, columns, faces } = view;
    const small = pannedTiles(wholeWidth(this.#box, view, MARGIN));
    const isPlain = small.w < TILE_DRAWN_MIN || rows * columns > FAR_CARDS_MAX;
    if (!isPlain) {
      const isSmall = small.w < FAR_TILE_MIN;
      const tiles = isSmall ? small : fitTiles(this.#box, view, faces);
      this.#showWhole(spots, tiles, view);
      return;
    }
    const { width, height } = boardSize(small, view);
    const at = [(this.#box.width - width) / 2, (this.#box.height - height) / 2] as const;
    this.#cells ??= new Cells('table');
    this.#cells.canvas.className = 'plain-cells';
    this.#cells.clear(this.#box);
    this.#cells.drawPart(view, small, at, [
      [0, rows - 1],
      [0, columns - 1],
    ]);
    this.#felt.replaceChildren(this.#cells.canvas);
  }

  #click(event: MouseEvent): void {
    const index = indexOf(event.target);
    const isOnBoard = (event.target as Element).closest('.board, .plain-cells') !== null;
    if (!isOnBoard || this.#pan?.takes(event) === true || Number.isNaN(index)) return;
    this.#spots?.tabStop(index);
    this.#options.onTap(index);
  }

  /** A grid by the ARIA practices: one tab stop, arrows inside. */
  #press(event: KeyboardEvent): void {
    const index = indexOf(event.target);
    const view = this.#shown?.view;
    if (Number.isNaN(index) || view === undefined || event.altKey || event.metaKey) return;
    const next = moved(event.key, event.ctrlKey, index, view);
    if (next === undefined) return;
    event.preventDefault();
    this.#pan?.reveal(next);
    this.#spots?.tabStop(next)?.focus({ preventScroll: true });
  }
}
