/** The scores of a game over time as lines that rise with each pair. Pure geometry. */

import type { Find } from './film.ts';

/** A pair, as far as it is drawn. */
export type Drawn = Pick<Find, 'seat' | 'line' | 'share'>;

/** The line of a side. */
export interface Ribbon {
  /** Whose: see Find. */
  readonly line: number;
  /** As SVG has it. */
  readonly path: string;
}

/** The middle of the finder's sign, where they found a pair. */
export interface Mark {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

export interface Graph {
  /** The last one lies above the others. */
  readonly ribbons: readonly Ribbon[];
  readonly marks: readonly Mark[];
  /** How large a mark is, in pixels. */
  readonly mark: number;
  /** The height of a number of pairs, and the most pairs that anybody has. */
  readonly yOf: (pairs: number) => number;
  readonly most: number;
  /** Where the rail of the thumb is. */
  readonly railY: number;
  readonly left: number;
  readonly right: number;
}

export interface GraphOptions {
  readonly finds: readonly Drawn[];
  /** My line. */
  readonly me: number | null;
  readonly width: number;
  readonly height: number;
  /** Whether there is room for numbers and times. */
  readonly isRuled?: boolean;
}

const SIDE = 16;
/** Numbers beside the lines, times below the rail. */
const RULED_SIDE = 34;
const RULED_FOOT = 22;

const TOP = 14;
/** The rail, its thumb, and what is between them and the lines. */
const FOOT = 40;
const RAIL_UP = 18;
export const RAIL_HALF = 4;
/** Lines of equal score run beside each other. */
const GAP = 4.5;
const ROUND_MAX = 13;

/** With more players, not everybody's line can be told from the others. */
const LINES_MAX = 8;
const LINES_IF_MORE = 5;

export function graphOf(options: GraphOptions): Graph {
  const { finds, me, width, isRuled = false } = options;
  const height = options.height - (isRuled ? RULED_FOOT : 0);
  const left = isRuled ? RULED_SIDE : SIDE;
  const right = Math.max(left + 1, width - SIDE);
  const railY = height - RAIL_UP;
  const base = height - FOOT;
  const order = linesOf(finds, me);
  const most = Math.max(1, ...order.map((line) => ofLine(finds, line).length));
  const rise = Math.max(1, (base - TOP - (order.length - 1) * GAP) / most);
  const xOf = (share: number) => left + share * (right - left);
  const yOf = (line: number, pairs: number) =>
    base - pairs * rise - (order.length - 1 - order.indexOf(line)) * GAP;
  const marks: Mark[] = [];
  const depthOf = (line: number) => (line === me ? -1 : order.indexOf(line));
  const drawn = [...order].sort((one, other) => depthOf(other) - depthOf(one));
  const ribbons = drawn.map((line): Ribbon => {
    const own = ofLine(finds, line);
    let x = left;
    let path = `M${px(left)} ${px(yOf(line, 0))}`;
    for (const [pairs, { seat, share }] of own.entries()) {
      const [at, next] = [xOf(share), own[pairs + 1]];
      const room = next === undefined ? right - at : (xOf(next.share) - at) / 2;
      const round = Math.max(0.5, Math.min(rise / 2, ROUND_MAX, at - x, room));
      const [from, to] = [yOf(line, pairs), yOf(line, pairs + 1)];
      const arc = (sweep: 0 | 1, toX: number, toY: number) =>
        `A${px(round)} ${px(round)} 0 0 ${sweep} ${px(toX)} ${px(toY)}`;
      path += `H${px(at - round)}${arc(0, at, from - round)}V${px(to + round)}${arc(1, at + round, to)}`;
      x = at + round;
      marks.push({ seat, x: at + round * 0.3, y: to });
    }
    return { line, path: `${path}H${px(right)}` };
  });
  const mark = markSize(finds.length);
  for (const { line, seat, share } of finds) {
    if (!order.includes(line)) marks.push({ seat, x: xOf(share), y: railY - RAIL_HALF - mark / 2 });
  }
  const middle = ((order.length - 1) * GAP) / 2; // of lines of equal score
  const lineY = (pairs: number) => base - pairs * rise - middle;
  return { ribbons, marks, mark, most, yOf: lineY, railY, left, right };
}

/** Whose lines are drawn: the best first. */
function linesOf(finds: readonly Drawn[], me: number | null): readonly number[] {
  const lines = [...new Set(finds.map(({ line }) => line))].sort(
    (one, other) => ofLine(finds, other).length - ofLine(finds, one).length || one - other,
  );
  if (lines.length <= LINES_MAX) return lines;
  return lines.filter((line, place) => place < LINES_IF_MORE || line === me);
}

function ofLine(finds: readonly Drawn[], line: number): readonly Drawn[] {
  return finds.filter((find) => find.line === line);
}

/** 0 where signs would hide the lines. */
function markSize(finds: number): number {
  if (finds > 60) return 0;
  return finds > 24 ? 12 : 16;
}

function px(length: number): string {
  return length.toFixed(1);
}
