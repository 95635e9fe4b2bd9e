/** Bars in the lanes, and the links between them. */

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
import { signAt } from '../game/situation.ts';
import { spotName } from '../game/xray-say.ts';
import { colourClass } from '../board/signs.ts';
import { Held, Waiting } from './shapes.tsx';
import { Picture } from './picture.tsx';
import type { XrayParts } from './parts.ts';

/** All that the lanes are drawn from. */
export interface Drawn extends XrayParts {
  readonly view: TableView;
  /** One lane each, in this order. */
  readonly seats: readonly number[];
  /** The bars in view. */
  readonly bars: readonly Bar[];
  readonly sizes: LaneSizes;
  readonly scale: Scale;
  /** The time that is drawn, in milliseconds of the game; open bars go beyond it. */
  readonly from: number;
  readonly until: number;
  /** The end of open bars. */
  readonly end: number;
}

export function topOf({ seats, sizes, form }: Drawn, seat: number): number {
  return form.lanes.axis + seats.indexOf(seat) * sizes.lane;
}

export function cardOn({ xray, view }: Drawn, { at, epoch }: Bar): string | undefined {
  const card = xray.log.cardAt(at, epoch, view);
  return card === undefined ? undefined : xray.source.cardOf(card);
}

/** Lines of the time. */
export function Ticks(drawn: Drawn) {
  const { scale, until, seats, sizes } = drawn;
  const { axis, font } = drawn.form.lanes;
  const bottom = axis + seats.length * sizes.lane;
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
  const { bar: height, barTop, ring, side, radius, wait, dash } = sizes;
  const y = topOf(drawn, bar.seat) + barTop;
  // A bar that began before the left end is cut there; its words stand still (EdgeLabels).
  const x = Math.max(-40, xOf(bar.from, scale));
  const right = xOf(bar.to ?? end, scale);
  const width = Math.max(2, right - x);
  const label = x < 0 ? null : <BarLabel {...{ bar, drawn, start: x, right }} />;
  const box = { x, y, width, height };
  if (bar.kind === 'wait') {
    return (
      <g>
        <Waiting {...box} height={height + side} {...{ radius, line: wait, dashes: dash }} />
        {label}
      </g>
    );
  }
  return (
    <g>
      <Held
        {...box}
        seat={signAt(drawn.view, bar.seat)}
        isPair={bar.kind === 'pair'}
        {...{ ring, side, radius }}
      />
      {label}
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
          class="x-at x-on-face"
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

/** The labels of bars that began before the left end: they stand still there while the lanes move. */
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
          <g key={`${bar.seat} ${bar.step}`} class={colourClass(signAt(drawn.view, bar.seat))}>
            <BarLabel {...{ bar, drawn, start: 0, right }} />
          </g>
        );
      })}
    </>
  );
}

/** A piece of ribbon for a card that is handed over; dots for one that is gone. */
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
  const { isDense, bar, barTop, lapse, ribbon, arrow, turnMax } = sizes;
  const x = xOf(link.ms, scale);
  const middle = (seat: number) => topOf(drawn, seat) + barTop + bar / 2;
  const [y0, y1] = [middle(link.from), middle(link.to)];
  const down = Math.sign(y1 - y0);
  if (link.kind === 'lapse') {
    return (
      <path
        class="x-lapse"
        stroke-width={lapse}
        d={`M${x} ${y0 + (down * bar) / 2}V${y1 - (down * bar) / 2}`}
      />
    );
  }
  const r = Math.max(4, Math.min(turnMax, Math.abs(y1 - y0) / 4));
  const [one, other] = down > 0 ? [1, 0] : [0, 1];
  const half = (y0 + y1) / 2;
  const d =
    `M${x - 2} ${y0}a${r} ${r} 0 0 ${one} ${r} ${down * r}V${half - down * r}` +
    `a${r} ${r} 0 0 ${one} ${-r} ${down * r}a${r} ${r} 0 0 ${other} ${-r} ${down * r}` +
    `V${y1 - down * r}a${r} ${r} 0 0 ${other} ${r} ${down * r}h1`;
  return (
    <g class="x-give">
      <path class="x-case" stroke-width={ribbon + (isDense ? 3 : 5)} d={d} />
      <path stroke-width={ribbon} d={d} />
      <circle class="x-tip" cx={x - 2} cy={y0} r={ribbon + 0.8} />
      <path
        class="x-tip"
        d={`M${x - 1} ${y1 - arrow}l${arrow * 1.35} ${arrow}l${-arrow * 1.35} ${arrow}z`}
      />
    </g>
  );
}
