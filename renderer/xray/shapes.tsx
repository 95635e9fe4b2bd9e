/** What lanes are drawn of: a card that somebody has, and waiting. Whoever draws lanes uses these. */

import './lanes.css';
import { colourClass } from '../board/signs.ts';

/** A box in a lane, without its side. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface HeldProps extends Box {
  readonly seat: number;
  readonly isPair: boolean;
  readonly ring: number;
  readonly side: number;
  readonly radius: number;
}

/** A stretched tile, with ring and side in the player's colour. */
export function Held({ x, y, width, height, seat, isPair, ring, side, radius }: HeldProps) {
  return (
    <g class={colourClass(seat)}>
      <rect class="x-side" x={x} y={y + side} width={width} height={height} rx={radius} />
      <rect
        class="x-rim"
        x={x - 0.8}
        y={y - 0.8}
        width={width + 1.6}
        height={height + side + 1.6}
        rx={radius + 1}
      />
      <rect
        class={isPair ? 'x-face x-pair' : 'x-face'}
        x={x + ring / 2}
        y={y + ring / 2}
        width={Math.max(0.5, width - ring)}
        height={height - ring}
        rx={Math.max(1, radius - ring / 2)}
        stroke-width={ring}
      />
    </g>
  );
}

interface WaitingProps extends Box {
  readonly radius: number;
  readonly line: number;
  readonly dashes: string;
}

export function Waiting({ x, y, width, height, radius, line, dashes }: WaitingProps) {
  return (
    <rect
      class="x-wait"
      x={x + 1.5}
      y={y + 1.5}
      width={Math.max(1, width - 3)}
      height={height - 3}
      rx={radius}
      stroke-width={line}
      stroke-dasharray={dashes}
    />
  );
}
