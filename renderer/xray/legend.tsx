/** What the shapes in the lanes mean. */

import { useXray } from './parts.ts';

export function Legend() {
  const { legend } = useXray().words;
  return (
    <ul class="x-legend">
      <li>
        <svg viewBox="0 0 30 19" class="p1" aria-hidden="true">
          <rect class="x-side" x={1} y={4} width={28} height={14} rx={5} />
          <rect class="x-face" x={2} y={2} width={26} height={13} rx={4.5} stroke-width={2.5} />
        </svg>
        {legend.has}
      </li>
      <li>
        <svg viewBox="0 0 30 19" class="p1" aria-hidden="true">
          <rect class="x-side" x={1} y={4} width={28} height={14} rx={5} />
          <rect
            class="x-face x-pair"
            x={2}
            y={2}
            width={26}
            height={13}
            rx={4.5}
            stroke-width={2.5}
          />
          <path class="x-check" transform="translate(9 2.5) scale(.5)" d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        {legend.pair}
      </li>
      <li>
        <svg viewBox="0 0 30 19" aria-hidden="true">
          <rect
            class="x-wait"
            x={1.5}
            y={2.5}
            width={27}
            height={14}
            rx={5}
            stroke-width={2}
            stroke-dasharray="5 4"
          />
        </svg>
        {legend.wait}
      </li>
      <li>
        <svg viewBox="0 0 24 20" class="x-give x-plain" aria-hidden="true">
          <circle class="x-tip" cx={4} cy={3.5} r={3} />
          <path stroke-width={2.5} d="M4 3.5h2a4 4 0 0 1 4 4v4a4 4 0 0 0 4 4h2" />
          <path class="x-tip" d="m14 11 7 4.5-7 4.5z" />
        </svg>
        {legend.give}
      </li>
    </ul>
  );
}
