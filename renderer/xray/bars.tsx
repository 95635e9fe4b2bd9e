/** Bars, and what goes from one to another, as they lie in the lanes. */

import type { TableView } from '../../shared/table-view.ts';
import { clockTime } from '../game/clock-time.ts';
import type { Bar, Link } from '../game/xray-lanes.ts';
import {
  type LaneSizes,
  type Scale,
  fitLabel,
  pictureSize,
  ticks,
  xOf,
} from '../game/xray-layout.ts';
import { spotName } from '../game/xray-say.ts';
import { colourClass } from '../board/signs.ts';
import { Picture } from './picture.tsx';
import type { XrayParts } from './words.ts';

/** All that the lanes are drawn from. */
export interface Drawn extends XrayParts {
  readonly view: TableView;
  /** In their order; the lane of each is its place. */
  readonly seats: readonly number[];
  /** Those that are seen. */
  readonly bars: readonly Bar[];
  readonly sizes: LaneSizes;
  readonly scale: Scale;
  /** The time that is drawn, in milliseconds of the game; what is open goes beyond. */
  readonly from: number;
  readonly until: number;
  /** Where what is open ends. */
  readonly end: number;
  readonly axis: number;
}

export function topOf({ seats, sizes, axis }: Drawn, seat: number): number {
  return axis + seats.indexOf(seat) * sizes.lane;
}

export function cardOn({ xray, view }: Drawn, { at, epoch }: Bar): string | undefined {
  const card = xray.log.cardAt(at, epoch, view);
  return card === undefined ? undefined : xray.source.cardOf(card);
}

/** Lines of the time. */
export function Ticks(drawn: Drawn) {
  const { scale, until, axis, seats, sizes } = drawn;
  const bottom = axis + seats.length * sizes.lane;
  const { font } = sizes;
  return (
    <>
      {ticks(scale, until).map(({ ms, isNamed }) => {
        const x = xOf(ms, scale);
        return (
          <g key={ms}>
            <line class="x-tick" x1={x} x2={x} y1={axis - 6} y2={bottom} />
            {isNamed ? (
              <text class="x-time" x={x} y={axis - font * 0.9} font-size={font}>
                {clockTime(ms / 1_000)}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

export function Bars(drawn: Drawn) {
  return (
    <>
      {drawn.bars.map((bar) => (
        <BarShape key={`${bar.seat} ${bar.step}`} bar={bar} drawn={drawn} />
      ))}
    </>
  );
}

interface BarProps {
  readonly bar: Bar;
  readonly drawn: Drawn;
}

function BarShape({ bar, drawn }: BarProps) {
  const { sizes, scale, end } = drawn;
  const { bar: height, barTop, ring, side, radius, isTv, isDense } = sizes;
  const y = topOf(drawn, bar.seat) + barTop;
  // What began before the left end is cut there; its words stand still (EdgeLabels).
  const x = Math.max(-40, xOf(bar.from, scale));
  const right = xOf(bar.to ?? end, scale);
  const width = Math.max(2, right - x);
  if (bar.kind === 'wait') {
    return (
      <g>
        <rect
          class="x-wait"
          x={x + 1.5}
          y={y + 1.5}
          width={Math.max(1, width - 3)}
          height={height + side - 3}
          rx={radius}
          stroke-width={isTv ? 3 : isDense ? 1.8 : 2.2}
          stroke-dasharray={isTv ? '9 7' : isDense ? '5 3.5' : '6 4.5'}
        />
        {x < 0 ? null : <BarLabel {...{ bar, drawn, start: x, right }} />}
      </g>
    );
  }
  return (
    <g class={colourClass(bar.seat)}>
      <rect class="x-side" x={x} y={y + side} width={width} height={height} rx={radius} />
      <rect
        class="x-rim"
        x={x - 0.8}
        y={y - 0.8}
        width={width + 1.6}
        height={height + side + 1.6}
        rx={radius + 1}
      />
      <rect
        class={`x-face ${bar.kind}`}
        x={x + ring / 2}
        y={y + ring / 2}
        width={Math.max(0.5, width - ring)}
        height={height - ring}
        rx={Math.max(1, radius - ring / 2)}
        stroke-width={ring}
      />
      {x < 0 ? null : <BarLabel {...{ bar, drawn, start: x, right }} />}
    </g>
  );
}

interface BarLabelProps extends BarProps {
  readonly start: number;
  readonly right: number;
}

/** Tick, card and spot, as far as there is room. */
function BarLabel({ bar, drawn, start, right }: BarLabelProps) {
  const { sizes, words, view } = drawn;
  const { font, isDense, side } = sizes;
  const card = cardOn(drawn, bar);
  const name = nameOf(bar, drawn);
  const label = fitLabel(bar, card, name, [start, right], sizes);
  const middle = topOf(drawn, bar.seat) + sizes.barTop + sizes.bar / 2;
  const letters = font + (isDense ? 0 : 1);
  if (bar.kind === 'wait') {
    const long = `${name} · ${words.place(bar.place)}`;
    const isLong = bar.place > 1 && !isDense && right - label.x > long.length * letters * 0.56 + 6;
    if (!label.hasName) return null;
    return (
      <text class="x-at" x={label.x} y={middle + side / 2 + font * 0.37} font-size={letters}>
        {isLong ? long : name}
      </text>
    );
  }
  const size = pictureSize(sizes);
  const check = bar.kind === 'pair' ? size : 0;
  const isTicked = check > 0 && right - label.x > size;
  return (
    <>
      {isTicked ? (
        <path
          class="x-check"
          transform={`translate(${label.x - 1} ${middle - size / 2}) scale(${size / 24})`}
          d="m5 12.5 4.5 4.5L19 7.5"
        />
      ) : null}
      {label.hasPicture ? (
        <Picture card={card} x={label.x + check - 1} y={middle} size={size} font={letters} />
      ) : null}
      {label.hasName ? (
        <text
          class="x-at on-face"
          x={label.end - name.length * letters * 0.56 - 8}
          y={middle + font * 0.37}
          font-size={letters}
        >
          {spotName(bar.at, view.columns)}
        </text>
      ) : null}
    </>
  );
}

function nameOf({ at }: Bar, { view }: Drawn): string {
  return spotName(at, view.columns);
}

/** What bars say that began before the left end: it stands still there, whatever moves below. */
export function EdgeLabels({
  drawn,
  isMoving,
}: {
  readonly drawn: Drawn;
  readonly isMoving: boolean;
}) {
  const { bars, scale, end, from } = drawn;
  const travel = isMoving ? 1_000 * scale.perMs : 0;
  const cut = bars.filter((bar) => bar.from < from);
  return (
    <>
      {cut.map((bar) => {
        const right = xOf(bar.to ?? end, scale) - (bar.to === undefined ? 0 : travel);
        return (
          <g key={`${bar.seat} ${bar.step}`} class={colourClass(bar.seat)}>
            <BarLabel {...{ bar, drawn, start: 0, right }} />
          </g>
        );
      })}
    </>
  );
}

/** A piece of ribbon for what is handed over; dots for what is gone. */
export function Links(drawn: Drawn) {
  const { xray, seats, from, until } = drawn;
  const links = xray.log.lanes.links.filter(
    ({ ms, from: giver, to }) =>
      ms >= from && ms <= until && seats.includes(giver) && seats.includes(to),
  );
  return (
    <>
      {links.map((link) => (
        <LinkShape key={`${link.step} ${link.to}`} link={link} drawn={drawn} />
      ))}
    </>
  );
}

function LinkShape({ link, drawn }: { readonly link: Link; readonly drawn: Drawn }) {
  const { sizes, scale } = drawn;
  const { isTv, isDense, bar, barTop } = sizes;
  const x = xOf(link.ms, scale);
  const middle = (seat: number) => topOf(drawn, seat) + barTop + bar / 2;
  const [y0, y1] = [middle(link.from), middle(link.to)];
  const down = Math.sign(y1 - y0);
  if (link.kind === 'lapse') {
    return (
      <path
        class="x-lapse"
        stroke-width={isTv ? 4 : 2.5}
        d={`M${x} ${y0 + (down * bar) / 2}V${y1 - (down * bar) / 2}`}
      />
    );
  }
  const thick = isTv ? (isDense ? 3.5 : 5) : isDense ? 2.2 : 3;
  const head = isTv ? (isDense ? 8 : 12) : isDense ? 5.5 : 7;
  const most = isTv ? (isDense ? 10 : 16) : isDense ? 7 : 10;
  const r = Math.max(4, Math.min(most, Math.abs(y1 - y0) / 4));
  const [one, other] = down > 0 ? [1, 0] : [0, 1];
  const half = (y0 + y1) / 2;
  const d =
    `M${x - 2} ${y0}a${r} ${r} 0 0 ${one} ${r} ${down * r}V${half - down * r}` +
    `a${r} ${r} 0 0 ${one} ${-r} ${down * r}a${r} ${r} 0 0 ${other} ${-r} ${down * r}` +
    `V${y1 - down * r}a${r} ${r} 0 0 ${other} ${r} ${down * r}h1`;
  return (
    <g class="x-give">
      <path class="case" stroke-width={thick + (isDense ? 3 : 5)} d={d} />
      <path stroke-width={thick} d={d} />
      <circle class="head" cx={x - 2} cy={y0} r={thick + 0.8} />
      <path
        class="head"
        d={`M${x - 1} ${y1 - head}l${head * 1.35} ${head}l${-head * 1.35} ${head}z`}
      />
    </g>
  );
}
