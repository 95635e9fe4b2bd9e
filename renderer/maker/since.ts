/** How long ago something was, in the words of a language. */

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** “yesterday”, “2 minutes ago”; undefined: just now. */
export function since(ms: number, language: string): string | undefined {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? [];
  if (unit === undefined) return undefined;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(ms / length), unit);
}
