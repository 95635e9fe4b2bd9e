/** The board: as large as it can be, a grid for the keyboard, and panned where it is too large. */

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isPicture } from '../client/say.ts';
import { isUp } from '../client/changes.ts';
import { CardView } from './card-view.tsx';
import { usePage } from './context.ts';
import { useBox } from './hooks.ts';
import { type Box, type Grid, type Tiles, boardSize, clamp, fitTiles, pans } from './layout.ts';
import { lazy } from './lazy.tsx';

const PanBoard = lazy(() => import('./pan-board.tsx'));

export function BoardView() {
  const { store } = usePage();
  const felt = useRef<HTMLDivElement>(null);
  const box = useBox(felt);
  const view = store.view.value;
  const isWordy = useWordy();
  const tiles = box && view && fitTiles(box, view, isWordy);
  const isPanned = tiles !== undefined && pans(tiles, store.isTouch);
  return (
    <div ref={felt} class={`felt ${isPanned ? 'viewport' : 'centred'}`}>
      {box === undefined || view === undefined || tiles === undefined ? null : isPanned ? (
        <PanBoard key={view.game} box={box} rows={view.rows} columns={view.columns} />
      ) : (
        <WholeBoard key={view.game} tiles={tiles} rows={view.rows} columns={view.columns} />
      )}
    </div>
  );
}

/** Boards of words have wider tiles. Once a word was seen, the board stays as it is. */
function useWordy(): boolean {
  const { store } = usePage();
  const known = useSignal({ game: -1, isWordy: false });
  const view = store.view.value;
  if (view === undefined) return false;
  const { game, isWordy } = known.peek();
  if (game === view.game && isWordy) return true;
  const words = view.spots.some((spot) => isUp(spot) && !isPicture(spot.card));
  known.value = { game: view.game, isWordy: words };
  return words;
}

function WholeBoard({ tiles, rows, columns }: Grid & { readonly tiles: Tiles }) {
  const whole = { firstRow: 0, lastRow: rows - 1, firstColumn: 0, lastColumn: columns - 1 };
  return <Spots tiles={tiles} grid={{ rows, columns }} part={whole} />;
}

/** Which rows and columns are drawn. */
export interface Part {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

interface SpotsProps {
  readonly tiles: Tiles;
  readonly grid: Grid;
  readonly part: Part;
  readonly offset?: readonly [x: number, y: number];
  /** The card at this spot has the focus now, and should be in view. */
  readonly onFocus?: (index: number) => void;
  /** @returns whether the tap was taken, and is not a flip */
  readonly onTap?: (event: MouseEvent) => boolean;
}

/** A grid by the ARIA practices: one tab stop, arrows inside. */
export function Spots({ tiles, grid, part, offset, onFocus, onTap }: SpotsProps) {
  const { store, player } = usePage();
  const element = useRef<HTMLDivElement>(null);
  const stop = useSignal(part.firstRow * grid.columns + part.firstColumn);
  const size: Box = boardSize(tiles, grid);

  const focus = (index: number) => {
    stop.value = index;
    onFocus?.(index);
    // The card may only be drawn now that it came into view.
    requestAnimationFrame(() => cardAt(element.current, index)?.focus());
  };
  const press = (event: KeyboardEvent) => {
    const next = moved(event, stop.peek(), grid);
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };
  const tap = (event: MouseEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('.card');
    if (onTap?.(event) === true || card === null) return;
    const index = Number(card.dataset['index']);
    stop.value = index;
    player.tap(index);
  };

  const rows = [];
  for (let row = part.firstRow; row <= part.lastRow; row++) {
    const cards = [];
    for (let column = part.firstColumn; column <= part.lastColumn; column++) {
      const index = row * grid.columns + column;
      cards.push(
        <CardView key={index} {...{ index, row, column }} isTabStop={index === stop.value} />,
      );
    }
    rows.push(
      <div key={row} role="row" aria-rowindex={row + 1} class="row-of-spots">
        {cards}
      </div>,
    );
  }
  const style = {
    '--w': `${tiles.w}px`,
    '--h': `${tiles.h}px`,
    '--gap': `${tiles.gap}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    ...(offset === undefined ? {} : { transform: `translate(${offset[0]}px, ${offset[1]}px)` }),
  };
  return (
    <div
      ref={element}
      role="grid"
      aria-label={store.text.value.score.board}
      aria-rowcount={grid.rows}
      aria-colcount={grid.columns}
      class={`board ${tiles.w < 44 ? 'fine' : ''} ${store.fades.value ? 'fades' : ''}`}
      style={style}
      onKeyDown={press}
      onClick={tap}
    >
      {rows}
    </div>
  );
}

function cardAt(board: HTMLElement | null, index: number): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
}

/** Where an arrow, Home, End or a page key leads to; Enter and Space are clicks already. */
function moved(event: KeyboardEvent, index: number, { rows, columns }: Grid): number | undefined {
  const row = Math.floor(index / columns);
  const column = index % columns;
  const at = (toRow: number, toColumn: number) =>
    clamp(toRow, 0, rows - 1) * columns + clamp(toColumn, 0, columns - 1);
  switch (event.key) {
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'Home':
      return event.ctrlKey ? 0 : at(row, 0);
    case 'End':
      return event.ctrlKey ? at(rows - 1, columns - 1) : at(row, columns - 1);
    case 'PageUp':
      return at(0, column);
    case 'PageDown':
      return at(rows - 1, column);
    default:
      return undefined;
  }
}
