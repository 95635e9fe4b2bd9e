/** The scores over time, which are also what the film is led by. */

import './graph.css';
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import { colourClass, signClass, signPaths } from '../board/signs.ts';
import type { Film } from '../game/film.ts';
import { type Graph, RAIL_HALF, graphOf } from '../game/film-graph.ts';
import { useBox } from '../ui/hooks.ts';

interface FilmGraphProps {
  readonly film: Film;
  readonly me: number | null;
  /** Whether the computer plays there. */
  readonly isComputer: (seat: number) => boolean;
  /** Whose colour and shape they wear. */
  readonly signOf: (seat: number) => number;
  readonly share: number;
  readonly label: string;
  /** The moment in words. */
  readonly valueText: string;
  readonly seconds: number;
  /** How much larger it is drawn than on a desk. */
  readonly scale?: number;
  /** What lies under the lines, where there is to be room for numbers beside and below them. */
  readonly rules?: (graph: Graph) => ComponentChildren;
  /** Undefined where it is a picture. */
  readonly onMove?: (share: number) => void;
}

const THUMB = 11;

export function FilmGraph(props: FilmGraphProps) {
  const { film, isComputer, signOf, share, scale = 1, rules, onMove } = props;
  const me = props.me === null ? null : film.lineOf(props.me);
  const ground = useRef<HTMLDivElement>(null);
  const box = useBox(ground) ?? { width: 0, height: 0 };
  const [width, height] = [box.width / scale, box.height / scale];
  const graph = useMemo(
    () => graphOf({ finds: film.finds, me, width, height, isRuled: rules !== undefined }),
    [film, me, width, height],
  );
  const picture = useMemo(() => <Lines {...{ graph, me, isComputer, signOf }} />, [graph]);
  const rail = useMemo(() => <Notches film={film} graph={graph} />, [graph]);
  const id = useId();
  const { left, right, railY } = graph;
  const x = left + share * (right - left);
  const lead = (event: PointerEvent) => {
    const { left: from } = (event.currentTarget as Element).getBoundingClientRect();
    onMove?.((event.clientX - from - left) / (right - left));
  };
  return (
    <div
      ref={ground}
      class="film-graph"
      {...(onMove === undefined
        ? ({ role: 'img', 'aria-label': props.label } as const)
        : slider(props))}
      onPointerDown={(event) => {
        if (onMove !== undefined) event.currentTarget.setPointerCapture(event.pointerId);
        lead(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) lead(event);
      }}
    >
      {width === 0 ? null : (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <clipPath id={`${id}past`}>
            <rect x="0" y="-20" width={x} height={height + 20} />
          </clipPath>
          <clipPath id={`${id}future`}>
            <rect x={x} y="-20" width={Math.max(0, width - x + 20)} height={height + 20} />
          </clipPath>
          {rules?.(graph)}
          <g class="film-future" clip-path={`url(#${id}future)`}>
            {picture}
          </g>
          <g clip-path={`url(#${id}past)`}>{picture}</g>
          <rect
            class="film-line"
            x={left - 4}
            y={railY - RAIL_HALF}
            width={right - left + 8}
            height={2 * RAIL_HALF}
            rx={RAIL_HALF}
          />
          <rect
            class="film-gone-by"
            x={left - 4}
            y={railY - RAIL_HALF}
            width={x - left + 8}
            height={2 * RAIL_HALF}
            rx={RAIL_HALF}
          />
          {rail}
          <g transform={`translate(${x} 0)`}>
            <line class="film-head" y1="4" y2={railY} />
            <circle class="film-thumb-side" cy={railY + 2.5} r={THUMB + 1} />
            <circle class="film-thumb" cy={railY} r={THUMB} />
          </g>
        </svg>
      )}
    </div>
  );
}

function slider({ film, label, seconds, valueText }: FilmGraphProps) {
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': Math.round(film.gameSeconds),
    'aria-valuenow': Math.round(seconds),
    'aria-valuetext': valueText,
  } as const;
}

interface LinesProps extends Pick<FilmGraphProps, 'me' | 'isComputer' | 'signOf'> {
  readonly graph: Graph;
}

function Lines({ graph, me, isComputer, signOf }: LinesProps) {
  const { ribbons, marks, mark } = graph;
  return (
    <>
      {ribbons.map(({ line, path }) => (
        <g key={line} class={`film-ribbon ${colourClass(line)} ${line === me ? 'mine' : ''}`}>
          <path class="film-outside" d={path} />
          <path class="film-case" d={path} />
          <path d={path} />
        </g>
      ))}
      {mark === 0
        ? null
        : marks.map(({ seat, x, y }, index) => (
            <svg
              key={index}
              class={signClass(signOf(seat), isComputer(seat))}
              x={x - mark / 2}
              y={y - mark / 2}
              width={mark}
              height={mark}
              viewBox="0 0 24 24"
            >
              {signPaths(signOf(seat), isComputer(seat)).map(([d, part]) => (
                <path key={part} class={part} d={d} />
              ))}
            </svg>
          ))}
    </>
  );
}

function Notches({ film, graph }: { readonly film: Film; readonly graph: Graph }) {
  const { left, right, railY } = graph;
  return (
    <>
      {film.finds.map(({ steps, seat, share }) => (
        <rect
          key={`${steps} ${seat}`}
          class="film-notch"
          x={left + share * (right - left) - 1}
          y={railY - RAIL_HALF}
          width="2"
          height={2 * RAIL_HALF}
        />
      ))}
    </>
  );
}
