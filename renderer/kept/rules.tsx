/** Numbers beside the lines of the graph, and times below. */

import { clockTime } from '../game/clock-time.ts';
import type { Film } from '../game/film.ts';
import type { Graph } from '../game/film-graph.ts';

/** At most so many numbers above 0. */
const NUMBERS_MAX = 5;

/** Where times stand. */
const TIMES = [0, 0.25, 0.5, 0.75, 1];

export function Rules({ film, graph }: { readonly film: Film; readonly graph: Graph }) {
  const { most, yOf, left, right, railY } = graph;
  const by = Math.ceil(most / NUMBERS_MAX);
  const numbers = Array.from({ length: Math.floor(most / by) + 1 }, (_, index) => index * by);
  return (
    <g class="rules">
      {numbers.map((pairs) => (
        <g key={pairs}>
          <line x1={left} x2={right} y1={yOf(pairs)} y2={yOf(pairs)} />
          <text x={left - 12} y={yOf(pairs) + 4}>
            {pairs}
          </text>
        </g>
      ))}
      {TIMES.map((share) => (
        <text key={share} class="when" x={left + share * (right - left)} y={railY + 30}>
          {clockTime(film.gameSecondsAt(share))}
        </text>
      ))}
    </g>
  );
}
