/** The signs of rules, at their moments. */

import { type Mark, pillKind } from '../game/xray-lanes.ts';
import { fitLabel, fitPills, textWidth, xOf } from '../game/xray-layout.ts';
import { spotName } from '../game/xray-say.ts';
import { type Drawn, cardOn, topOf } from './bars.tsx';

interface PillsProps {
  readonly drawn: Drawn;
  /** The step that is looked at. */
  readonly lit: number | undefined;
}

export function Pills({ drawn, lit }: PillsProps) {
  const { xray, seats, from, until, sizes } = drawn;
  const bySeat = new Map<number, Mark[]>(seats.map((seat) => [seat, []]));
  for (const mark of xray.log.lanes.marks) {
    if (mark.ms >= from && mark.ms <= until) bySeat.get(mark.seat)?.push(mark);
  }
  return (
    <>
      {[...bySeat].map(([seat, marks]) =>
        sizes.isDense ? (
          <DenseRow key={seat} {...{ drawn, marks, lit }} />
        ) : (
          <RoomyRow key={seat} {...{ drawn, marks, lit }} />
        ),
      )}
    </>
  );
}

interface RowProps extends PillsProps {
  readonly marks: readonly Mark[];
}

function RoomyRow({ drawn, marks, lit }: RowProps) {
  const { sizes, scale } = drawn;
  const { font, pill, pillTop, barTop, bar, flip } = sizes;
  return (
    <>
      {fitPills(marks, scale, sizes, lit).map(({ mark, kind, x, width, tick }) => {
        const top = topOf(drawn, mark.seat);
        const before = mark.before.join(' ');
        return (
          <g
            key={mark.step}
            class={`x-pill x-is-${pillKind(mark.rule)} ${mark.step === lit ? 'x-looked' : ''}`}
            data-step={mark.step}
          >
            <line
              class="x-flip"
              x1={tick}
              x2={tick}
              y1={top + pillTop + pill - 1}
              y2={top + barTop + bar}
              stroke-width={flip}
            />
            {kind === 'dot' ? (
              <circle class="x-dot" cx={tick} cy={top + pillTop + pill / 2} r={font * 0.34} />
            ) : (
              <>
                <rect x={x} y={top + pillTop} width={width} height={pill} rx={pill * 0.36} />
                <text
                  x={x + font * 0.48}
                  y={top + pillTop + pill / 2 + font * 0.36}
                  font-size={font}
                >
                  {kind === 'full' && before !== '' ? (
                    <tspan class="x-before">{before} </tspan>
                  ) : null}
                  {mark.rule}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The id stands inside the bar that the step begins, or right of its moment. */
function DenseRow({ drawn, marks, lit }: RowProps) {
  const { sizes, scale, bars, end, view } = drawn;
  const { font, pill, bar, barTop, lane, flip, denseIndent } = sizes;
  return (
    <>
      {marks.map((mark, index) => {
        const top = topOf(drawn, mark.seat);
        const x = xOf(mark.ms, scale);
        const begun = bars.find((one) => one.step === mark.step && one.seat === mark.seat);
        const right = begun === undefined ? 0 : xOf(begun.to ?? end, scale);
        const next = marks[index + 1];
        const limit = begun !== undefined ? right - 4 : next ? xOf(next.ms, scale) - 4 : Infinity;
        const start =
          begun === undefined
            ? x + denseIndent
            : fitLabel(
                begun,
                cardOn(drawn, begun),
                spotName(begun.at, view.columns),
                [x, right],
                sizes,
              ).end;
        const width = textWidth(mark.rule, font) + 8;
        const kind = pillKind(mark.rule);
        const isBoxed = kind === 'note' || kind === 'over' || mark.step === lit;
        const isOnFace = begun !== undefined && begun.kind !== 'wait' && !isBoxed;
        return (
          <g
            key={mark.step}
            class={`x-pill ${isBoxed ? `x-is-${kind}` : 'x-bare'} ${isOnFace ? 'x-on-face' : ''} ${mark.step === lit ? 'x-looked' : ''}`}
            data-step={mark.step}
          >
            <line
              class="x-flip"
              x1={x}
              x2={x}
              y1={top + 3}
              y2={top + lane - 3}
              stroke-width={flip}
            />
            {limit - start < width ? null : (
              <>
                {isBoxed ? (
                  <rect
                    x={start}
                    y={top + barTop + (bar - pill) / 2}
                    width={width}
                    height={pill}
                    rx={pill * 0.32}
                  />
                ) : null}
                <text
                  x={start + (isBoxed ? 4 : 1)}
                  y={top + barTop + bar / 2 + font * 0.36}
                  font-size={font}
                >
                  {mark.rule}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}
