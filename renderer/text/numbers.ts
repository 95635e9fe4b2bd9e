/** Numbers and their words, as a language forms them. */

/** By the plural categories of a language; # stands for the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** `counter('en')(2, { one: '# pair', other: '# pairs' })` is `2 pairs`. */
export function counter(language: string, type: Intl.PluralRuleType = 'cardinal') {
  const rules = new Intl.PluralRules(language, { type });
  return (number: number, forms: Forms): string =>
    (forms[rules.select(number)] ?? forms.other).replace('#', written(language, number));
}

/**
 * Below a thousand all our languages write a whole number in the same digits, and nothing else:
 * `Intl.NumberFormat` takes longer to make than the first board (docs/PERFORMANCE.md).
 */
function written(language: string, number: number): string {
  const isPlain = number < 1_000 && Number.isInteger(number);
  return isPlain ? String(number) : number.toLocaleString(language);
}

/** `percent('de', 0.5)` is `50 %`. */
export function percent(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

/** `listed('en-GB', ['Mia', 'Leo', 'Ana'])` is `Mia, Leo and Ana`. */
export function listed(language: string, words: readonly string[]): string {
  return new Intl.ListFormat(language).format(words);
}

/** `timed('en-GB', date)` is `20:41`. */
export function timed(language: string, date: Date): string {
  return date.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}

/** `dated('en-GB', date)` is `Saturday 14 March 2026 at 20:41`. */
export function dated(language: string, date: Date): string {
  return date.toLocaleString(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
}

/** `dayed('en-GB', date)` is `Saturday 14 March 2026`. */
export function dayed(language: string, date: Date): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return date.toLocaleDateString(language, parts);
}
