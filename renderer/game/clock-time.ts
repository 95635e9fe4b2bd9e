/** Times, as they are shown and said. */

/** `3:07`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** With so few seconds left it is urgent. */
export const LAST_SECONDS = 10;

/** Which seconds of a countdown are said aloud: those at its start, and ten. */
export function secondsSaid(first: number, left: number): number {
  return left > LAST_SECONDS ? first : Math.min(first, LAST_SECONDS);
}

export interface Countdown {
  /** Whole seconds, 0 where the moment has come. */
  readonly seconds: number;
  /** Milliseconds until there is one second less; undefined: none are left. */
  readonly nextIn: number | undefined;
}

/** @param ms milliseconds until the moment */
export function countdownAt(ms: number): Countdown {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return { seconds, nextIn: seconds === 0 ? undefined : ms - (seconds - 1) * 1_000 };
}
