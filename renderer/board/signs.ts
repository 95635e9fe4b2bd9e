/** Icons and the players' signs, as paths in a square of 24; piece.ts and ui/sticker.tsx draw them. */

import { seatIndexes } from '../../shared/seat.ts';

export const boardIcons = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  wait: 'M7 3.5h10M7 20.5h10M8 3.5c0 4.5 8 4 8 8.5s-8 4-8 8.5M16 3.5c0 4.5-8 4-8 8.5s8 4 8 8.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  photo: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 8.5h.01',
} as const;

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
] as const;

/** For each shape where a computer player has its antenna, and its two eyes. */
const heads = [
  [12, 3, 8.6, 11, 15.4, 11], // circle
  [12, 3.8, 9.3, 15, 14.7, 15], // triangle
  [12, 4, 8.6, 11, 15.4, 11], // square
  [12, 6.2, 8.2, 10.6, 15.8, 10.6], // heart
  [12, 2, 9.2, 12, 14.8, 12], // diamond
  [12, 2.6, 8.7, 12, 15.3, 12], // plus
  [12, 2.4, 9.5, 12, 14.5, 12], // star
  [7.8, 3.6, 5.3, 11.6, 9.3, 14.6], // moon
] as const;

/** The shape of a team, from 0. */
export function shapePath(team: number): string {
  return shapePaths[team] ?? '';
}

export type SignPath = readonly [d: string, className?: string];

/**
 * A player's sign: the shape, and for a computer player an antenna and eyes. The antenna is drawn
 * twice, for its outline lies behind the shape, and it grows out of it.
 */
export function signPaths(seat: number, isComputer: boolean): readonly SignPath[] {
  const [, shape] = seatIndexes(seat);
  const body = shapePaths[shape] ?? '';
  if (!isComputer) return [[body]];
  const [x, y, ...eyes] = heads[shape] ?? heads[0];
  const antenna = `M${short(x - 0.9)} ${short(y + 1.5)}v-5h1.8v5z${dot(x, y - 4.3, 2.5)}`;
  const look = dot(eyes[0], eyes[1], 1.85) + dot(eyes[2], eyes[3], 1.85);
  return [[antenna, 'rim'], [body], [antenna, 'mast'], [look, 'eyes']];
}

/** Round the same way as the antenna, so that no hole is where they meet. */
function dot(x: number, y: number, radius: number): string {
  const across = radius * 2;
  const half = `a${radius} ${radius} 0 1 1`;
  return `M${short(x - radius)} ${short(y)}${half} ${across} 0${half} ${-across} 0z`;
}

/** A coordinate without the noise of its last digits. */
function short(number: number): number {
  return Math.round(number * 100) / 100;
}

/** The classes of a sign: what it is, and whose colours it has. */
export function signClass(seat: number, isComputer: boolean): string {
  return `sticker ${colourClass(seat)}${isComputer ? ' computer' : ''}`;
}

/** The class that gives a seat its colours. */
export function colourClass(seat: number): string {
  return `p${seat % 8}`;
}

/** A star with four points. */
function star(x: number, y: number, size: number): string {
  const [near, far] = [size * 0.16, size * 0.84];
  return `M${x} ${y - size}q${near} ${far} ${size} ${size}q${-far} ${near} ${-size} ${size}q${-near} ${-far} ${-size} ${-size}q${far} ${-near} ${size} ${-size}z`;
}

/** One, in a square of 24. */
export const sparkPath = star(12, 12, 12);

/** Five in a square of 100 around a card, for a pair of my own. */
export const sparksPath = [
  star(96, 6, 14),
  star(2, 36, 9),
  star(4, 92, 12),
  star(98, 72, 8),
  star(58, 0, 7),
].join('');
