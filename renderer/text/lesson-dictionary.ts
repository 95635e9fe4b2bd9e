/** What the lesson says, on the desk, on paper and on the page of a game; fetched with it. */

import type { ResultsWords } from '../../shared/results-words.ts';
import type { Separator } from '../../shared/csv.ts';
import type { Language, Lines } from './dictionary.ts';

/** A sentence with @ in the place of each card. */
export type CardSentence = string;

export interface LessonDictionary {
  /** The two ways to look at an evening. */
  readonly scores: string;
  readonly lesson: string;
  /** Label of the menu of boards. */
  readonly board: string;
  readonly games: (count: number) => string;
  readonly tables: (count: number) => string;
  readonly people: (count: number) => string;
  readonly minutes: (count: number) => string;
  /** Below a number each. */
  readonly tries: string;
  readonly toLast: string;
  readonly found: string;
  readonly all: string;
  readonly of: (count: number) => string;
  readonly first: (value: string) => string;
  readonly hard: string;
  readonly up: string;
  /** The same as it is heard. */
  readonly upTimes: (mean: string) => string;
  readonly taken: (times: number) => CardSentence;
  /** Without tables: there is one. */
  readonly lost: (tables: readonly number[]) => string;
  readonly foundBy: (names: readonly string[]) => string;
  readonly little: string;
  readonly none: string;
  readonly names: Lines;
  readonly named: string;
  readonly print: string;
  readonly table: Lines;
  readonly page: {
    readonly day: (date: Date) => string;
    readonly how: string;
    /** Where pairs are of unlike cards. */
    readonly howTaken: string;
    /** Heads of columns. */
    readonly pair: string;
    readonly up: string;
    readonly taken: string;
    readonly times: (count: number) => string;
    readonly easy: string;
    readonly course: string;
    readonly courseHow: string;
    readonly table: (number: number) => string;
    readonly firstGame: string;
    readonly lastGame: string;
    readonly again: string;
    /** Held, chosen, chosen, and what that belongs to. */
    readonly belongs: (times: number) => CardSentence;
    readonly mixed: (times: number, back: number) => CardSentence;
    readonly notes: string;
    readonly made: string;
    readonly unnamed: string;
    readonly print: string;
    readonly save: string;
  };
  /** Tables: what stands between cells, and heads of columns. */
  readonly separator: Separator;
  readonly columns: readonly string[];
  readonly results: ResultsWords['columns'];
  readonly sides: ResultsWords['sides'];
}

export const lessonDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: LessonDictionary }>>
> = {
  en: () => import('./en/lesson.ts'),
  ro: () => import('./ro/lesson.ts'),
  fr: () => import('./fr/lesson.ts'),
  de: () => import('./de/lesson.ts'),
  es: () => import('./es/lesson.ts'),
};
