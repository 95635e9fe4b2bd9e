import type { Cancel } from '../game/changes.ts';

/** Time as a parameter: tests and the simulated world pass their own. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs `action` once, after `ms`, unless it is cancelled. */
  after(ms: number, action: () => void): Cancel;
}

/** The longest that a timer of Node can run. */
const TIMER_MS_MAX = 2 ** 31 - 1;

/** The real time. Its timers keep no process alive: what is listening does. */
export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, action) => {
    const timer = setTimeout(action, Math.min(ms, TIMER_MS_MAX)).unref();
    return () => clearTimeout(timer);
  },
};

/** `2026-03-14`, in the time zone of this computer. */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** `20:41` */
export function timeOf(ms: number): string {
  const date = new Date(ms);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
