/** A surprise of the rules in a small picture: what is, and what becomes of it. Without words. */

import './hint-picture.css';
import type { Hint } from '../game/hints.ts';

type Look = 'mine' | 'theirs' | 'free' | 'gone' | 'back';

/** A card by the middle of it. */
type Tile = readonly [x: number, y: number, look: Look];

interface Picture {
  readonly before: readonly Tile[];
  readonly after: readonly Tile[];
  /** Where a finger presses. */
  readonly tap: readonly [x: number, y: number];
}

const pictures: Readonly<Record<Hint, Picture>> = {
  // Two of mine are a pair; with the next flip they are gone.
  pair: {
    before: [
      [9, 13, 'mine'],
      [28, 13, 'mine'],
      [18, 41, 'back'],
    ],
    after: [
      [62, 13, 'gone'],
      [81, 13, 'gone'],
      [72, 41, 'mine'],
    ],
    tap: [22, 46],
  },
  // A card of somebody else's, pressed; a while later it is mine.
  wait: {
    before: [[20, 28, 'theirs']],
    after: [[70, 28, 'mine']],
    tap: [25, 36],
  },
  // I have one and press theirs; mine is nobody's any more.
  taken: {
    before: [
      [9, 28, 'mine'],
      [29, 28, 'theirs'],
    ],
    after: [
      [61, 28, 'free'],
      [81, 28, 'theirs'],
    ],
    tap: [33, 36],
  },
};

export function HintPicture({ hint }: { readonly hint: Hint }) {
  const { before, after, tap } = pictures[hint];
  const [x, y] = tap;
  return (
    <svg class="play-hint" viewBox={hint === 'wait' ? '8 5 74 46' : '0 0 90 56'} aria-hidden="true">
      {[...before, ...after].map(([left, top, look]) => (
        <Card key={left} x={left} y={top} look={look} />
      ))}
      {hint === 'wait' ? (
        <path class="play-hint-line" d="M41 20h10M41 36h10M42 20c0 8 8 8 8 16M50 20c0 8-8 8-8 16" />
      ) : (
        <path class="play-hint-line" d="M41 28h8M46 24l4 4-4 4" />
      )}
      <circle class="play-hint-ring" cx={x} cy={y} r="8" />
      <circle class="play-finger" cx={x} cy={y} r="4.5" />
    </svg>
  );
}

/** Mine has a round sign, theirs a triangle: never the colour alone. */
function Card({ x, y, look }: { readonly x: number; readonly y: number; readonly look: Look }) {
  return (
    <g class={`play-hint-${look}`} transform={`translate(${x} ${y})`}>
      <rect x="-8" y="-11" width="16" height="22" rx="4" />
      {look === 'mine' ? <circle class="play-sign" r="4" /> : null}
      {look === 'theirs' ? <path class="play-sign" d="M0-5 5 4H-5z" /> : null}
    </g>
  );
}
