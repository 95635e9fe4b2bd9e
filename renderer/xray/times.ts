import { clockTime } from '../game/clock-time.ts';

/** `0:24.9` */
export function tenths(ms: number): string {
  const tenth = Math.floor(Math.max(0, ms) / 100);
  return `${clockTime(Math.floor(tenth / 10))}.${tenth % 10}`;
}
