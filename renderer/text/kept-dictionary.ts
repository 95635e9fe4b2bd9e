/** The words of a game that is kept as a page of its own. */

import type { Language } from './dictionary.ts';

export interface KeptDictionary {
  /** "Saturday 14 March 2026 at 20:41" */
  readonly when: (date: Date) => string;
  /** How the game went, in one sentence. */
  readonly told: (players: number, pairs: number, time: string) => string;
  /** Above the pairs of each. */
  readonly found: string;
  /** What this page is. */
  readonly about: string;
}

export const keptDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: KeptDictionary }>>
> = {
  en: () => import('./en/kept.ts'),
  ro: () => import('./ro/kept.ts'),
  fr: () => import('./fr/kept.ts'),
  de: () => import('./de/kept.ts'),
  es: () => import('./es/kept.ts'),
};
