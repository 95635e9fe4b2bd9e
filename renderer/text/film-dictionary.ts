/** The words of a game that is watched again: they come with it. */

import type { Language, Lines } from './dictionary.ts';

export interface FilmDictionary {
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly before: string;
  readonly next: string;
  readonly length: string;
  /** As long as the game took, but for pauses. */
  readonly asItWas: string;
  readonly moment: string;
  readonly youFound: (pair: string) => string;
  readonly begin: string;
  /** Follows a time: how long the game took. */
  readonly of: (time: string) => string;
  readonly late: string;
  /** The end of a long game was not kept. */
  readonly cut: Lines;
  readonly lost: Lines;
  readonly moments: string;
}

/** Each language is a chunk of its own. */
export const filmDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: FilmDictionary }>>
> = {
  en: () => import('./en/film.ts'),
  ro: () => import('./ro/film.ts'),
  fr: () => import('./fr/film.ts'),
  de: () => import('./de/film.ts'),
  es: () => import('./es/film.ts'),
};
