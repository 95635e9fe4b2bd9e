/** The board: as large as it can be, a grid for the keyboard, and panned where it is too large. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { isPicture } from '../client/say.ts';
import { isUp } from '../client/changes.ts';
import { CardView } from './card-view.tsx';
import { usePage } from './context.ts';
import { useBox, useValue } from './hooks.ts';
import { type Box, type Grid, type Tiles, boardSize, fitTiles, pans } from './layout.ts';
import { lazy, withLater } from './lazy.tsx';

const PanBoard = lazy((later) => later.PanBoard);

export function BoardView() {
  const { store } = usePage();
  const felt = useRef<HTMLDivElement>(null);
  const box = useBox(felt);
  const rows = useValue(() => store.view.value?.rows ?? 0);
  const columns = useValue(() => store.view.value?.columns ?? 0);
  const game = useValue(() => store.view.value?.game);
  const isWordy = useWordy(game);
  const tiles = box && rows > 0 ? fitTiles(box, { rows, columns }, isWordy) : undefined;
  const isPanned = tiles !== undefined && pans(tiles, store.isTouch);
  return (
    <div ref={felt} class={`felt ${isPanned ? 'viewport' : 'centred'}`}>
      {box === undefined || tiles === undefined ? null : isPanned ? (
        <PanBoard key={game} box={box} rows={rows} columns={columns} />
      ) : (
        <WholeBoard key={game} tiles={tiles} rows={rows} columns={columns} />
      )}
    </div>
  );
}

/** Boards of words have wider tiles. Once a word was seen, the board stays as it is. */
function useWordy(game: number | undefined): boolean {
  const { store } = usePage();
  const known = useRef<number | undefined>(undefined);
  return useValue(() => {
    const spots = store.view.value?.spots ?? [];
    if (known.current === game) return true;
    const isWordy = spots.some((spot) => isUp(spot) && !isPicture(spot.card));
    if (isWordy) known.current = game;
    return isWordy;
  });
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
  const label = useValue(() => store.text.value.score.board);
  const fades = useValue(() => store.fades.value);
  const first = part.firstRow * grid.columns + part.firstColumn;
  const size: Box = boardSize(tiles, grid);

  // A new game is a new board; whose focus was in the old one until it went is in the new one.
  useLayoutEffect(() => {
    if (performance.now() - leftAt < 50) makeTabStop(element.current, first)?.focus();
  }, []);
  // A board that pans may have lost the card with the tab stop out of view.
  useLayoutEffect(() => {
    const board = element.current;
    if (board?.querySelector('[tabindex="0"]') === null) makeTabStop(board, first);
  });
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey } = event;
    if (!/^(Arrow|Home|End|Page)/.test(key)) return;
    event.preventDefault();
    withLater(store, ({ moved }) => {
      const next = moved(key, ctrlKey, indexOf(document.activeElement), grid);
      if (next === undefined) return;
      onFocus?.(next);
      makeTabStop(element.current, next)?.focus();
      // A card that only came into view now is drawn a moment later.
      requestAnimationFrame(() => makeTabStop(element.current, next)?.focus());
    });
  };
  const tap = (event: MouseEvent) => {
    const index = indexOf(event.target);
    if (onTap?.(event) === true || Number.isNaN(index)) return;
    makeTabStop(element.current, index);
    player.tap(index);
  };

  const rows = [];
  for (let row = part.firstRow; row <= part.lastRow; row++) {
    const cards = [];
    for (let column = part.firstColumn; column <= part.lastColumn; column++) {
      const index = row * grid.columns + column;
      cards.push(<CardView key={index} {...{ index, row, column }} isTabStop={index === first} />);
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
      aria-label={label}
      aria-rowcount={grid.rows}
      aria-colcount={grid.columns}
      class={`board ${offset === undefined ? 'dealt' : ''} ${tiles.w < 44 ? 'fine' : ''} ${fades ? 'fades' : ''}`}
      style={style}
      onKeyDown={press}
      onFocusIn={enterBoard}
      onFocusOut={leaveBoard}
      onClick={tap}
    >
      {rows}
    </div>
  );
}

/** When the focus left a board; Infinity: it is in one. */
let leftAt = 0;

function enterBoard(): void {
  leftAt = Infinity;
}

function leaveBoard(): void {
  leftAt = performance.now();
}

export function indexOf(target: EventTarget | null): number {
  return Number((target as Element).closest<HTMLElement>('.card')?.dataset['index'] ?? NaN);
}

/** One card of the grid is reached by the tab key: the last one used. Not a repaint of all others. */
function makeTabStop(board: HTMLElement | null, index: number): HTMLElement | undefined {
  const before = board?.querySelector<HTMLElement>('[tabindex="0"]');
  const card = board?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (before) before.tabIndex = -1;
  if (card) card.tabIndex = 0;
  return card ?? undefined;
}
