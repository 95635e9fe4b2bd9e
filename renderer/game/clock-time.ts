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
