/** The board where they part: as it should have been, or else as it came. */

import type { CheckFailure } from '../../shared/check-report.ts';

/** Larger boards are not drawn: their lines stand below. */
const SPOTS_MAX = 36;

export function Board({ failure }: { readonly failure: CheckFailure }) {
  const { expected, came, rows, columns } = failure;
  const shown = [expected[0], came].find((answer) => answer?.kind === 'board');
  if (shown === undefined || rows * columns > SPOTS_MAX) return null;
  const isExpected = shown !== came;
  const spots = shown.lines.slice(2);
  const others = (isExpected ? came : expected[0])?.lines.slice(2) ?? [];
  const isComparable = others.length === spots.length;
  return (
    <figure class="check-board">
      <div style={{ '--columns': columns }} aria-hidden="true">
        {spots.map((spot, at) => {
          const [face = '', card] = spot.split(' ');
          const differs = isComparable && others[at] !== spot;
          return (
            <span key={at} class={`check-spot check-${face}${differs ? ' check-differs' : ''}`}>
              {card}
            </span>
          );
        })}
      </div>
      <figcaption class="small quiet">
        {isExpected ? 'As it should be' : 'As it came'} for {playerOf(failure)}
        {isComparable ? '; what differs is outlined.' : '.'}
      </figcaption>
    </figure>
  );
}

function playerOf({ moves, move }: CheckFailure): string {
  return moves[move - 1]?.player ?? 'everybody';
}
