/** Lanes by moves: one bar where both agree; from where they part, what should be above what came. */

import './lanes.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CheckAnswer, CheckBar, CheckFailure } from '../../shared/check-report.ts';
import { colourClass, signPaths } from '../board/signs.ts';
import { useBox } from '../ui/hooks.ts';
import { Held, Waiting } from '../xray/shapes.tsx';

/** More people are not drawn. */
const LANES_MAX = 6;

const HEAD = 124;
const AXIS = 44;
const LANE = 92;
/** A lane in which two things are drawn. */
const WIDE_LANE = 150;
const STEP = 112;
/** What is written where they part needs room. */
const END = 420;
const BAR = { height: 36, side: 4, ring: 2.8, radius: 11 } as const;

/** Where everything lies. */
interface Place {
  readonly players: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly top: (player: string) => number;
  readonly x: (move: number) => number;
  readonly parting: number;
  /** Whose answer does not fit. */
  readonly failing: string | null;
}

export function Lanes({ failure }: { readonly failure: CheckFailure }) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useBox(frame);
  const place = placeOf(failure, box?.width ?? 0);
  const { players, width, height, parting } = place;
  useLayoutEffect(() => {
    // Where they part is seen first.
    if (frame.current !== null) frame.current.scrollLeft = parting - HEAD - 26;
  }, [parting, box?.width]);
  if (players.length === 0 || players.length > LANES_MAX) return null;
  return (
    <div ref={frame} class="check-lanes" aria-hidden="true">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <Bands place={place} />
        {failure.moves.slice(0, -1).map(({ number }) => (
          <g key={number}>
            <line
              class="check-tick"
              x1={place.x(number)}
              x2={place.x(number)}
              y1={36}
              y2={height}
            />
            <circle class="check-move" cx={place.x(number)} cy={22} r={12} />
            <text class="check-number" x={place.x(number)} y={26.5}>
              {number}
            </text>
          </g>
        ))}
        <line class="check-parting" x1={parting} x2={parting} y1={36} y2={height} />
        {failure.bars.map((bar, index) => (
          <Bar key={index} bar={bar} place={place} />
        ))}
        <Flag x={parting} move={failure.moves.length} />
        <Ends failure={failure} place={place} />
        <Names failure={failure} place={place} />
      </svg>
      <StayingNames failure={failure} place={place} />
    </div>
  );
}

function placeOf({ moves, bars, move }: CheckFailure, room: number): Place {
  const named = [...moves, ...bars].flatMap(({ player }) => (player === null ? [] : [player]));
  const players = [...new Set(named)];
  const failing = moves[move - 1]?.player ?? null;
  const heights = players.map((player) => (player === failing ? WIDE_LANE : LANE));
  const tops = heights.map((_, lane) =>
    heights.slice(0, lane).reduce((sum, one) => sum + one, AXIS),
  );
  const x = (number: number) => HEAD + 26 + (number - 1) * STEP;
  return {
    players,
    top: (player) => tops[players.indexOf(player)] ?? AXIS,
    x,
    parting: x(moves.length),
    width: Math.max(x(moves.length) + END, Math.floor(room)),
    height: heights.reduce((sum, one) => sum + one, AXIS),
    failing,
  };
}

/** The ground: what should be is green, what came amber. */
function Bands({ place }: { readonly place: Place }) {
  const { players, width, height, parting, failing, top } = place;
  const y = failing === null ? 0 : top(failing);
  const half = WIDE_LANE / 2;
  return (
    <>
      <rect class="check-ground" width={width} height={height} />
      {failing === null ? null : (
        <>
          <rect class="check-should" x={parting} y={y} width={width - parting} height={half} />
          <rect class="check-did" x={parting} y={y + half} width={width - parting} height={half} />
        </>
      )}
      {players.map((player) => (
        <line key={player} class="check-edge" x1={0} x2={width} y1={top(player)} y2={top(player)} />
      ))}
    </>
  );
}

interface DrawnProps {
  readonly failure: CheckFailure;
  readonly place: Place;
}

/** The names once more: they stay in view while the lanes scroll below them. */
function StayingNames({ failure, place }: DrawnProps) {
  const { height } = place;
  return (
    <svg class="check-names" width={HEAD} height={height} viewBox={`0 0 ${HEAD} ${height}`}>
      <rect class="check-ground" width={HEAD} height={height} />
      <Names failure={failure} place={place} />
    </svg>
  );
}

function Names({ failure, place }: DrawnProps) {
  const { players, height, top, failing } = place;
  return (
    <>
      {players.map((player, seat) => {
        const middle = top(player) + (player === failing ? WIDE_LANE : LANE) / 2;
        return (
          <g key={player}>
            <line class="check-edge" x1={0} x2={HEAD} y1={top(player)} y2={top(player)} />
            <svg
              class={`sticker ${colourClass(seat)}`}
              x={14}
              y={middle - 13}
              width={26}
              height={26}
              viewBox="0 0 24 24"
            >
              {signPaths(seat, false).map(([d]) => (
                <path key={d} d={d} />
              ))}
            </svg>
            <text class="check-name" x={50} y={middle - 1}>
              {player.length > 9 ? `${player.slice(0, 8)}…` : player}
            </text>
            <text class="check-doing" x={50} y={middle + 15}>
              {doingOf(player, failure)}
            </text>
          </g>
        );
      })}
      <line class="check-edge" x1={HEAD - 1} x2={HEAD - 1} y1={0} y2={height} />
    </>
  );
}

function doingOf(player: string, { bars }: CheckFailure): string {
  const open = bars.filter((bar) => bar.player === player && bar.to === null);
  const held = open.find(({ kind }) => kind !== 'wait');
  if (held !== undefined) return `has ${held.spots.join(' ')}`;
  return open.length > 0 ? 'flip open' : '';
}

function Bar({ bar, place }: { readonly bar: CheckBar; readonly place: Place }) {
  const { players, top, x, failing, parting, width } = place;
  const isFailing = bar.player === failing;
  const from = x(bar.from);
  // Two tracks begin where they part.
  const end = isFailing ? parting - 2 : width + 20;
  const to = bar.to === null ? end : Math.min(x(bar.to) - 2, end);
  if (to - from < 8) return null;
  const y = top(bar.player) + (isFailing ? WIDE_LANE / 2 - BAR.height / 2 : 36);
  return (
    <Shape
      kind={bar.kind}
      seat={players.indexOf(bar.player)}
      label={`${bar.card ?? ''} ${bar.spots.join(' ')}`.trim()}
      {...{ x: from, y, width: to - from }}
    />
  );
}

interface ShapeProps {
  readonly kind: CheckBar['kind'];
  readonly seat: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function Shape({ kind, seat, label, x, y, width }: ShapeProps) {
  const { height, ...rest } = BAR;
  const room = Math.floor((width - 20) / 8);
  return (
    <>
      {kind === 'wait' ? (
        <Waiting {...{ x, y, width, height }} radius={11} line={2.2} dashes="6 4.5" />
      ) : (
        <Held {...{ x, y, width, height, seat, ...rest }} isPair={kind === 'pair'} />
      )}
      <text
        class={kind === 'wait' ? 'check-label' : 'check-label check-on-face'}
        x={x + 13}
        y={y + 23}
      >
        {label.length > room ? label.slice(0, Math.max(0, room - 1)) : label}
      </text>
    </>
  );
}

function Flag({ x, move }: { readonly x: number; readonly move: number }) {
  return (
    <>
      <rect class="check-flag" x={x - 13} y={8} width={138} height={28} rx={10} />
      <text class="check-flag-text" x={x + 56} y={27}>
        {move} · they part here
      </text>
    </>
  );
}

/** The two tracks after the parting. */
function Ends({ failure, place }: DrawnProps) {
  const { failing, top } = place;
  if (failing === null) return null;
  const { expected, came } = failure;
  const [best] = expected;
  const y = top(failing) + (WIDE_LANE / 2 - BAR.height) / 2 - 2;
  const asked = failure.moves[failure.move - 1]?.asked ?? '';
  const should = best === undefined ? 'an answer of the protocol' : inBrief(best, came, asked);
  return (
    <>
      <Track answer={best} said={`expected: ${should}`} y={y} {...{ failure, place }} />
      <Track
        answer={came}
        said={`came: ${inBrief(came, best, asked)}`}
        y={y + WIDE_LANE / 2}
        {...{ failure, place }}
      />
    </>
  );
}

interface TrackProps {
  readonly answer: CheckAnswer | undefined;
  readonly said: string;
  readonly y: number;
  readonly failure: CheckFailure;
  readonly place: Place;
}

function Track({ answer, said, y, failure, place }: TrackProps) {
  const { players, parting, width, failing } = place;
  const mine = answer?.kind === 'board' ? mineIn(answer, failure.columns) : [];
  const isFlip = failure.moves[failure.move - 1]?.asked.startsWith('flip') === true;
  const isWaiting = answer?.kind === 'waits' && isFlip;
  const kind =
    mine.length > 1 ? 'pair' : mine.length === 1 ? 'has' : isWaiting ? 'wait' : undefined;
  const [, asked = ''] = failure.moves[failure.move - 1]?.asked.split(' ') ?? [];
  return (
    <>
      {kind === undefined ? null : (
        <Shape
          kind={kind}
          seat={players.indexOf(failing ?? '')}
          label={kind === 'wait' ? asked : mine.join(' ')}
          {...{ x: parting + 6, y, width: kind === 'wait' ? width - parting : 150 }}
        />
      )}
      <text
        class={kind === 'wait' ? 'check-said check-at-end' : 'check-said'}
        x={kind === 'wait' ? width - 14 : parting + (kind === undefined ? 16 : 168)}
        y={y + 24}
      >
        {said.length > 52 ? `${said.slice(0, 51)}…` : said}
      </text>
    </>
  );
}

/** What the asking player controls by this board, as in `A 0,0`. */
function mineIn({ lines }: CheckAnswer, columns: number): readonly string[] {
  return lines.slice(2).flatMap((line, at) => {
    const place = `${Math.floor(at / columns)},${at % columns}`;
    return line.startsWith('my ') ? [`${line.slice(3)} ${place}`] : [];
  });
}

/** Of a board only the first spot that the other one has not, or the spot that was flipped. */
function inBrief(answer: CheckAnswer, other: CheckAnswer | undefined, asked: string): string {
  if (answer.kind !== 'board') return answer.text;
  const columns = Number(answer.lines[1]?.split('x')[1]);
  const spots = answer.lines.slice(2);
  const others = other?.kind === 'board' ? other.lines.slice(2) : spots;
  const at = spots.findIndex((spot, index) => spot !== others[index]);
  if (at >= 0) return `${Math.floor(at / columns)},${at % columns} is ${spots[at]}`;
  const [, row, column] = /^flip (\d+),(\d+)$/.exec(asked) ?? [];
  return spots[Number(row) * columns + Number(column)] ?? answer.text;
}
