/** What is said where people sit at several tables, as a type. It comes where there are several. */

import type { Language, Lines } from './dictionary.ts';

export interface TablesDictionary {
  /** "Table 3" */
  readonly table: (table: number) => string;
  /** "Six tables" */
  readonly tables: (number: number) => string;
  /** Where I sit; where I was moved to. */
  readonly at: (table: number) => string;
  readonly now: (table: number) => string;
  /** My pairs of this game stay where I found them. */
  readonly stay: (table: number) => string;
  readonly wrong: string;
  readonly others: string;
  /** How many tables of how many. */
  readonly doneOf: (done: number, of: number) => string;
  readonly done: string;
  /** Follows that. */
  readonly inTime: (time: string) => string;
  /** Pairs that are left. */
  readonly left: (pairs: number) => string;
  readonly playing: string;
  readonly away: string;
  /** To who is done; so many other tables are not. */
  readonly stillPlaying: (tables: number) => Lines;
  readonly isDone: (table: number, time: string) => string;
  readonly tv: {
    readonly fewest: string;
    readonly find: string;
    readonly same: (people: number) => string;
    readonly nobody: string;
    readonly allDone: string;
  };
}

export const tablesDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: TablesDictionary }>>
> = {
  en: () => import('./en/tables.ts'),
  ro: () => import('./ro/tables.ts'),
  fr: () => import('./fr/tables.ts'),
  de: () => import('./de/tables.ts'),
  es: () => import('./es/tables.ts'),
};
