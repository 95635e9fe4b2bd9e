/** Pictures of the interface, drawn as paths: icons, the players' shapes. */

import { seatIndexes } from '../../shared/seat.ts';

/** Icons that the game itself needs; view/more-icons.tsx has all. */
export const playIcons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  wait: 'M7 3.5h10M7 20.5h10M8 3.5c0 4.5 8 4 8 8.5s-8 4-8 8.5M16 3.5c0 4.5-8 4-8 8.5s8 4 8 8.5',
  dice: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9 9h.01M15 15h.01M15 9h.01M9 15h.01',
  gone: 'M8 3.5h1M13 3.5h3M19 6.5v2M19 12v3M19 18c0 1.5-1 2.5-2.5 2.5M12.5 20.5h-3M6.5 20.2C5.5 19.8 5 19 5 18v-2M5 12.5v-3M5 6.5c0-1 .4-1.9 1.2-2.5',
  hand: 'M8 12.5V6a1.6 1.6 0 0 1 3.2 0v5M11.2 10.5V4.6a1.6 1.6 0 0 1 3.2 0v6M14.4 11V6.6a1.6 1.6 0 0 1 3.2 0v7.9a6 6 0 0 1-6 6c-3 0-4.3-1.4-5.5-3.5l-2-3.7a1.6 1.6 0 0 1 2.7-1.6L8 13.5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  wifi: 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.8 13a7.7 7.7 0 0 1 10.4 0M10 16.4a3 3 0 0 1 4 0M12 19.5h.01',
  look: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.5 15.5l5 5',
  pen: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
} as const;

export function Icon({ name }: { readonly name: keyof typeof playIcons }) {
  return <Drawn path={playIcons[name]} />;
}

/** A picture of one path, drawn as a line. */
export function Drawn({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** In the order of `shapes` in shared/seat.ts. */
const shapePaths = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z', // circle
  'M12 2.6 22 20.4H2z', // triangle
  'M4 4h16v16H4z', // square
  'M12 21C5.5 16.3 2.2 12.8 2.2 8.8A5.2 5.2 0 0 1 12 6.4a5.2 5.2 0 0 1 9.8 2.4c0 4-3.3 7.5-9.8 12.2z', // heart
  'M12 1.4 20.4 12 12 22.6 3.6 12z', // diamond
  'M8.5 2.6h7v5.9h5.9v7h-5.9v5.9h-7v-5.9H2.6v-7h5.9z', // plus
  'm12 1.6 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8z', // star
  'M13.8 2.3a9.8 9.8 0 1 0 8 12.9A8.2 8.2 0 0 1 13.8 2.3z', // moon
];

/** The class that gives a seat its colours. */
export function colourClass(seat: number): string {
  return `p${seat % 8}`;
}

/** A player's sign: colour and shape. The name stands beside it, so it is silent. */
export function Sticker({ seat }: { readonly seat: number }) {
  return (
    <svg class={`sticker ${colourClass(seat)}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapePaths[seatIndexes(seat)[1]]} />
    </svg>
  );
}
