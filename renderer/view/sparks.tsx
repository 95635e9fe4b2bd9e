/** Five stars around a card, for a pair of my own. */

import '../style/sparks.css';

export default function Sparks() {
  const stars = [
    [92, 8, 15],
    [7, 40, 9],
    [10, 86, 12],
    [95, 70, 8],
    [62, 2, 7],
  ] as const;
  return (
    <svg class="sparks" viewBox="0 0 100 100" aria-hidden="true">
      <path d={stars.map(([x, y, size]) => starPath(x, y, size)).join('')} />
    </svg>
  );
}

function starPath(x: number, y: number, size: number): string {
  const [near, far] = [size * 0.16, size * 0.84];
  return `M${x} ${y - size}q${near} ${far} ${size} ${size}q${-far} ${near} ${-size} ${size}q${-near} ${-far} ${-size} ${-size}q${far} ${-near} ${size} ${-size}z`;
}
