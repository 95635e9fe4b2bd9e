/** A lane for each player: cards, waits, and rules. Screen readers have the steps instead. */

import './lanes.css';
import './pills.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { isUp } from '../game/changes.ts';
import { nameOf } from '../game/situation.ts';
import { type Bar, touchedBy } from '../game/xray-lanes.ts';
import { laneSizes, lanesFitting, xOf } from '../game/xray-layout.ts';
import { spotName } from '../game/xray-say.ts';
import type { XrayDictionary } from '../text/xray-dictionary.ts';
import { useBox, useMedia } from '../ui/hooks.ts';
import { Sticker } from '../ui/sticker.tsx';
import { Bars, type Drawn, EdgeLabels, Links, Ticks } from './bars.tsx';
import { leading } from './leading.ts';
import { Pills } from './pills.tsx';
import { tenths, useXray, wornAt } from './parts.ts';
import { DRAWN_MS } from './xray-store.ts';

/** The place of now, as a share of the width; pills of the last moment reach beyond it. */
const NOW = 0.975;
/** How long the drawing slides on if the next one is late. */
const LATE_MS = DRAWN_MS * 2;
const LANES_MAX = 64;
/** The height that the steps need where they stand below the lanes. */
const NARROW_OTHERS = 120;

const less = matchMedia('(prefers-reduced-motion: reduce)');

/** The seats with lanes: everybody here, and everybody who did something before leaving. */
export function laneSeats(view: TableView, played: ReadonlySet<number>): readonly number[] {
  const here = view.players.filter(({ seat, presence }) => presence !== 'left' || played.has(seat));
  const seats = here.map(({ seat }) => seat).sort((one, other) => one - other);
  return seats.slice(0, LANES_MAX);
}

interface LanesProps {
  readonly view: TableView;
  /** The board at the moment that is looked at. */
  readonly spots: TableView['spots'];
}

export function Lanes({ view, spots }: LanesProps) {
  const parts = useXray();
  const { xray, words, form } = parts;
  const ground = useRef<HTMLDivElement>(null);
  const box = useBox(ground);
  const height = useHeight();
  const isNarrow = useMedia('(max-width: 999px)');
  void xray.version.value; // another step
  const isOfThisGame = xray.log.game === view.game;
  const played = new Set(isOfThisGame ? xray.log.lanes.marks.map(({ seat }) => seat) : []);
  const all = laneSeats(view, played);
  const { axis } = form.lanes;
  const seats = form.isLed ? all : all.slice(0, lanesFitting(height, form.lanes));
  const sizes = laneSizes(seats.length, isNarrow ? height - NARROW_OTHERS : height, form.lanes);
  const looked = isOfThisGame ? xray.looked() : undefined;
  const touched = looked === undefined ? undefined : touchedBy(looked);
  const isLive = xray.isLive();
  const isMoving = isLive && !less.matches;
  const width = box?.width ?? 0;
  const nowX = Math.round(width * NOW);
  const span = xray.span.value;
  const right = xray.right();
  const scale = { from: right - span, perMs: nowX / span };
  const until = isLive ? right + LATE_MS : right;
  const drawn: Drawn = {
    ...parts,
    view,
    seats,
    bars: isOfThisGame ? xray.log.lanes.bars.filter(isBetween(seats, scale.from, until)) : [],
    sizes,
    scale,
    from: scale.from,
    until,
    end: isLive ? until : xray.now(),
  };
  const total = axis + Math.max(1, seats.length) * sizes.lane;
  const clipped = useSlide(isMoving, xray.drawn.value, scale.perMs);
  const above = useSlide(isMoving, xray.drawn.value, scale.perMs);
  const flagX = looked === undefined ? undefined : xOf(looked.ms, scale);
  return (
    <div class={sizes.isDense ? 'x-lanes x-dense' : 'x-lanes'} aria-hidden="true">
      <div class="x-scroll">
        <div class="x-stripes" style={{ top: `${axis}px` }}>
          {seats.map((seat) => (
            <i
              key={seat}
              class={touched?.seats.includes(seat) === true ? 'x-touched' : ''}
              style={{ height: `${sizes.lane}px` }}
            />
          ))}
        </div>
        <ol class="x-heads" style={{ paddingTop: `${axis}px` }}>
          {seats.map((seat) => (
            <li
              key={seat}
              class={touched?.seats.includes(seat) === true ? 'x-touched' : ''}
              style={{ height: `${sizes.lane}px` }}
            >
              <Sticker {...wornAt(view, seat)} />
              <span>
                <bdi>{nameOf(view, seat)}</bdi>
                {sizes.isDense ? null : <small>{doingOf(seat, spots, view.columns, words)}</small>}
              </span>
            </li>
          ))}
        </ol>
        <div
          ref={ground}
          class="x-ground"
          style={{ height: `${total}px` }}
          {...(form.isLed ? leading(xray, scale.perMs) : {})}
        >
          <div class="x-clip" style={{ width: `${nowX}px` }}>
            <div ref={clipped} class="x-slide">
              <svg width={width} height={total}>
                <Ticks {...drawn} />
                <Bars {...drawn} />
                <Links {...drawn} />
              </svg>
            </div>
            <svg class="x-still" width={width} height={total}>
              <EdgeLabels {...{ drawn, isMoving }} />
            </svg>
          </div>
          <div class="x-clip" style={{ width: sizes.isDense ? `${nowX}px` : '100%' }}>
            <div ref={above} class="x-slide">
              <svg width={width} height={total}>
                {flagX === undefined ? null : (
                  <line class="x-moment" x1={flagX} x2={flagX} y1={axis - 8} y2={total} />
                )}
                <Pills drawn={drawn} lit={looked?.number} />
              </svg>
              {flagX === undefined ? null : (
                <b class="x-flag num" style={{ left: `${flagX}px` }}>
                  {tenths(looked?.ms ?? 0)}
                </b>
              )}
            </div>
          </div>
          {xray.log.count === 0 || looked !== undefined ? null : (
            <NowLine x={nowX} isMoving={isMoving} />
          )}
        </div>
      </div>
      {all.length > seats.length ? (
        <p class="x-more">{words.moreLanes(all.length - seats.length)}</p>
      ) : null}
    </div>
  );
}

function isBetween(seats: readonly number[], from: number, until: number) {
  return (bar: Bar) =>
    bar.from <= until && (bar.to ?? Infinity) >= from && seats.includes(bar.seat);
}

/** The moment at the right end; live, it counts by itself. */
function NowLine({ x, isMoving }: { readonly x: number; readonly isMoving: boolean }) {
  const { xray } = useXray();
  const flag = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isMoving) return undefined;
    const count = () => {
      if (flag.current !== null) flag.current.textContent = tenths(xray.now());
    };
    const timer = setInterval(count, 100);
    return () => clearInterval(timer);
  }, [isMoving]);
  return (
    <>
      <i class="x-now" style={{ left: `${x}px` }} />
      <b ref={flag} class="x-flag x-at-end num">
        {tenths(xray.right())}
      </b>
    </>
  );
}

/** Moves the drawing until the next one, by transform alone, so that no frame is painted for it. */
function useSlide(isMoving: boolean, drawn: number, perMs: number) {
  const slide = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isMoving || perMs <= 0) return undefined;
    const keyframes = [
      { transform: 'translateX(0)' },
      { transform: `translateX(${-perMs * LATE_MS}px)` },
    ];
    const animation = slide.current?.animate(keyframes, { duration: LATE_MS, fill: 'forwards' });
    return () => animation?.cancel();
  }, [isMoving, drawn, perMs]);
  return slide;
}

/** The height of the window, whenever it changes. */
function useHeight(): number {
  const [height, setHeight] = useState(innerHeight);
  useLayoutEffect(() => {
    const measure = () => setHeight(innerHeight);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return height;
}

function doingOf(
  seat: number,
  spots: TableView['spots'],
  columns: number,
  { doing }: XrayDictionary,
): string {
  for (const [at, spot] of spots.entries()) {
    if (!isUp(spot)) continue;
    if (spot.by === seat) return spot.as === 'pair' ? doing.pair : doing.has(spotName(at, columns));
    if (spot.waiting?.includes(seat) === true) return doing.waits(spotName(at, columns));
  }
  return doing.free;
}
