/** The clock on the wall of this computer, in its time zone. */

/** `2026-03-14` */
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
