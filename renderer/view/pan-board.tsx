/** A board larger than the screen: drag, pinch or wheel; a map, and buttons for the thumb. */

import '../style/pan.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SpotView } from '../../shared/table-view.ts';
import { Spots, indexOf } from './board-view.tsx';
import { usePage } from './context.ts';
import { useBox, useValue } from './hooks.ts';
import { type Box, type Grid, boardSize, clamp } from './layout.ts';
import {
  TILE_DRAWN_MIN,
  TILE_MAX,
  TILE_TAPPED_MIN,
  clampOffset,
  inView,
  openingWidth,
  pannedTiles,
  wholeWidth,
} from './pan-layout.ts';
import { Icon } from './more-icons.tsx';

/** A finger that moved this far drags, and taps no more. */
const DRAG_PX = 8;

/** Tile width, and where the board's top left corner is in the window. */
interface Camera {
  readonly w: number;
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

export default function PanBoard({ box: felt, rows, columns }: Grid & { readonly box: Box }) {
  const { store, player } = usePage();
  const grid = { rows, columns };
  const element = useRef<HTMLDivElement>(null);
  const box = useBox(element) ?? felt; // wider than the felt on a phone: to the edges of the screen
  const whole = wholeWidth(box, grid);
  const [camera, setCamera] = useState<Camera>(() =>
    settle({ w: openingWidth(store.isTouch), x: 0, y: 0 }, box, grid),
  );
  const now = useRef(camera);
  const { w, x, y } = camera;
  const tiles = pannedTiles(w);
  const [firstColumn, lastColumn] = inView(x, tiles.w + tiles.gap, box.width, columns);
  const [firstRow, lastRow] = inView(y, tiles.h + tiles.gap, box.height, rows);

  const move = (next: Camera) => {
    now.current = settle(next, box, grid);
    setCamera(now.current);
  };
  /** Changes the size so that what is under `at` stays there. */
  const zoomTo = (width: number, [atX, atY]: Point) => {
    const before = now.current;
    const next = clamp(width, Math.min(whole, TILE_MAX), TILE_MAX);
    const ratio = next / before.w;
    move({ w: next, x: atX - (atX - before.x) * ratio, y: atY - (atY - before.y) * ratio });
  };
  const centre: Point = [box.width / 2, box.height / 2];
  /** A tap on tiles too small to hit comes closer instead. */
  const tap = (event: MouseEvent) => {
    const index = indexOf(event.target);
    if (camera.w < TILE_TAPPED_MIN)
      zoomTo(openingWidth(store.isTouch), pointIn(element.current, event));
    else if (!Number.isNaN(index)) player.tap(index);
  };
  const gestures = useGestures(element, { camera: () => now.current, move, zoomTo, tap });

  const showSpot = (index: number) => {
    const { w: width, x: left, y: top } = now.current;
    const t = pannedTiles(width);
    const spotX = (index % columns) * (t.w + t.gap);
    const spotY = Math.floor(index / columns) * (t.h + t.gap);
    const intoX = clamp(left, t.w - spotX, box.width - 2 * t.w - spotX);
    const intoY = clamp(top, t.h - spotY, box.height - 2 * t.h - spotY);
    move({ w: width, x: intoX, y: intoY });
  };
  /** Clicks of a mouse and of the keyboard; a finger's tap was taken when it was lifted. */
  const clicked = (event: MouseEvent) => {
    const isKey = event.detail === 0;
    if (!isKey && !gestures.moved() && !gestures.touched()) tap(event);
    return !isKey;
  };
  const words = useValue(() => store.text.value.zoom);
  const isPlain = w < TILE_DRAWN_MIN;
  return (
    <div ref={element} class="pan">
      {isPlain ? (
        <PlainCells box={box} grid={grid} camera={camera} onTap={clicked} />
      ) : (
        <Spots
          tiles={tiles}
          grid={grid}
          part={{ firstRow, lastRow, firstColumn, lastColumn }}
          offset={[x, y]}
          onFocus={showSpot}
          onTap={clicked}
        />
      )}
      {w > whole * 1.02 ? <BoardMap grid={grid} box={box} camera={camera} /> : null}
      <div class="zoom">
        <button
          type="button"
          class="ibtn"
          aria-label={words.closer}
          onClick={() => zoomTo(w * 1.4, centre)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="ibtn"
          aria-label={words.farther}
          onClick={() => zoomTo(w / 1.4, centre)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          class="ibtn"
          aria-label={words.whole}
          onClick={() => zoomTo(whole, centre)}
        >
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}

function settle({ w, x, y }: Camera, box: Box, grid: Grid): Camera {
  const { width, height } = boardSize(pannedTiles(w), grid);
  return { w, x: clampOffset(x, width, box.width), y: clampOffset(y, height, box.height) };
}

function pointIn(element: HTMLElement | null, event: MouseEvent): Point {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return [event.clientX - left, event.clientY - top];
}

interface CameraControl {
  readonly camera: () => Camera;
  readonly move: (camera: Camera) => void;
  readonly zoomTo: (width: number, at: Point) => void;
  readonly tap: (event: PointerEvent) => void;
}

/** After a finger's tap, the click that the browser makes of it comes within this time, or never. */
const CLICK_MS = 700;

/** Drag with one finger, pinch with two, wheel. Listeners of our own: the page itself never zooms. */
function useGestures(element: { readonly current: HTMLElement | null }, control: CameraControl) {
  const state = useRef({
    fingers: new Map<number, Point>(),
    moved: false,
    travelled: 0,
    touchedAt: -Infinity,
  });
  const latest = useRef(control);
  latest.current = control;
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const { fingers } = state.current;
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) Object.assign(state.current, { moved: false, travelled: 0 });
      fingers.set(event.pointerId, pointIn(target, event));
      if (fingers.size === 2) state.current.moved = true;
    };
    const drag = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = pointIn(target, event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const [other] = others;
      const { camera, move, zoomTo } = latest.current;
      fingers.set(event.pointerId, now);
      if (other !== undefined) {
        const ratio = distance(now, other) / Math.max(1, distance(before, other));
        zoomTo(camera().w * ratio, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
        return;
      }
      state.current.travelled += distance(before, now);
      if (state.current.travelled < DRAG_PX) return;
      state.current.moved = true;
      const { w, x, y } = camera();
      move({ w, x: x + now[0] - before[0], y: y + now[1] - before[1] });
    };
    const up = (event: PointerEvent) => {
      const wasDown = fingers.delete(event.pointerId);
      if (!wasDown || event.pointerType !== 'touch' || event.type !== 'pointerup') return;
      state.current.touchedAt = performance.now();
      const isOnBoard = (event.target as Element).closest('.board, .plain-cells') !== null;
      if (!state.current.moved && fingers.size === 0 && isOnBoard) latest.current.tap(event);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { camera, zoomTo } = latest.current;
      zoomTo(camera().w * Math.exp(-event.deltaY / 400), pointIn(target, event));
    };
    target.addEventListener('pointerdown', down);
    addEventListener('pointermove', drag);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    target.addEventListener('wheel', wheel, { passive: false });
    return () => {
      target.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      target.removeEventListener('wheel', wheel);
    };
  }, []);
  return {
    moved: () => state.current.moved,
    touched: () => performance.now() - state.current.touchedAt < CLICK_MS,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

interface DrawnProps {
  readonly grid: Grid;
  readonly box: Box;
  readonly camera: Camera;
}

/** Thousands of cells as one picture. */
function PlainCells({
  grid,
  box,
  camera,
  onTap,
}: DrawnProps & { onTap: (event: MouseEvent) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { store } = usePage();
  const { w, h, gap } = pannedTiles(camera.w);
  const spots = useValue(() => store.view.value?.spots) ?? [];
  const label = useValue(() => store.text.value.score.board);
  useLayoutEffect(() => {
    drawCells(canvas.current, box, spots, grid, store.me.value, {
      x: camera.x,
      y: camera.y,
      w,
      h,
      gap,
    });
  });
  return <canvas ref={canvas} class="plain-cells" role="img" aria-label={label} onClick={onTap} />;
}

const MAP_PX = 66;

/** Where in the board the window is. */
function BoardMap({ grid, box, camera }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { store } = usePage();
  const spots = useValue(() => store.view.value?.spots) ?? [];
  const step = MAP_PX / Math.max(grid.rows, grid.columns);
  const size = { width: step * grid.columns, height: step * grid.rows };
  const { w, h, gap } = pannedTiles(camera.w);
  useLayoutEffect(() => {
    const cell = { x: 0, y: 0, w: step * 0.82, h: step * 0.82, gap: step * 0.18 };
    const context = drawCells(canvas.current, size, spots, grid, store.me.value, cell);
    if (context === undefined) return;
    context.strokeStyle = colour('--ink');
    context.lineWidth = 2;
    const [stepX, stepY] = [step / (w + gap), step / (h + gap)];
    context.strokeRect(
      Math.max(1, -camera.x * stepX),
      Math.max(1, -camera.y * stepY),
      Math.min(size.width - 2, box.width * stepX),
      Math.min(size.height - 2, box.height * stepY),
    );
  });
  return (
    <div class="map" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

/** Draws each card as a small rectangle: mine gold, others' in their colour. */
function drawCells(
  canvas: HTMLCanvasElement | null,
  box: Box,
  spots: readonly SpotView[],
  { columns }: Grid,
  me: number | null,
  cell: { x: number; y: number; w: number; h: number; gap: number },
): CanvasRenderingContext2D | undefined {
  const context = canvas?.getContext('2d') ?? undefined;
  if (canvas === null || context === undefined) return undefined;
  const ratio = devicePixelRatio;
  canvas.width = box.width * ratio;
  canvas.height = box.height * ratio;
  canvas.style.width = `${box.width}px`;
  canvas.style.height = `${box.height}px`;
  context.scale(ratio, ratio);
  const colours = new Map<string, string>();
  const fill = (token: string) => {
    if (!colours.has(token)) colours.set(token, colour(token));
    return colours.get(token) ?? '';
  };
  for (const [index, spot] of spots.entries()) {
    if (spot === 0) continue;
    context.fillStyle = fill(cellToken(spot, me));
    const left = cell.x + (index % columns) * (cell.w + cell.gap);
    const top = cell.y + Math.floor(index / columns) * (cell.h + cell.gap);
    context.fillRect(left, top, cell.w, cell.h);
  }
  return context;
}

function cellToken(spot: SpotView, me: number | null): string {
  if (spot === 0 || spot === 1) return '--back';
  if (spot.by === undefined) return '--edge';
  return spot.by === me ? '--gold' : `--p${spot.by % 8}`;
}

function colour(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
