/** The words of games that are won together. They come beside the game, where there is such a one. */

import type { Language } from './dictionary.ts';

export interface SidesDictionary {
  /** Puts somebody into a team. By its number. */
  readonly put: readonly string[];
  /** Circles, Triangles, Squares, Hearts; and the same inside a sentence: "the Circles". */
  readonly teams: readonly string[];
  readonly the: readonly string[];
  /** On the chip of my team: "You: Circles". */
  readonly mine: (team: string) => string;
  readonly lobby: {
    readonly title: string;
    readonly choose: string;
    readonly full: string;
    /** Puts me into any other team that has room. */
    readonly anywhere: string;
    /** "You’re one of the Circles." By the number of the team. */
    readonly you: readonly string[];
    /** Which sign is mine: "Red circle". */
    readonly sign: (sign: string) => string;
  };
  readonly over: {
    /** By the number of the team. */
    readonly wins: readonly string[];
    /** Several teams, or tables, as sentences have them. */
    readonly share: (sides: readonly string[]) => string;
    /** How many pairs the winners have, how many more than the next team, as sentences have it. */
    readonly ahead: (pairs: string, ahead: number, next: string) => string;
    readonly each: (pairs: string) => string;
    /** Somebody found something: for whom. By the number of the team. */
    readonly found: readonly string[];
  };
  readonly together: {
    readonly all: (pairs: number) => string;
    readonly some: (pairs: number, of: number) => string;
    readonly rest: string;
    /** Seconds; a time as a watch shows it. */
    readonly faster: (seconds: number) => string;
    /** As fast as ever, with fewer tries. */
    readonly fewer: (tries: number) => string;
    readonly slower: (time: string, best: string) => string;
    readonly first: (time: string, counts: boolean) => string;
    /** How far all are, while they play. */
    readonly sofar: (found: number, of: number) => string;
    readonly best: (time: string) => string;
    /** Under the numbers of the end. */
    readonly time: string;
    readonly tries: (tries: number) => string;
    readonly people: (people: number) => string;
    readonly bestWas: (best: string) => string;
    readonly bestIs: (best: string) => string;
    readonly newBest: string;
    /** All pairs in the order in which they were found; and one of them in words. */
    readonly garland: string;
    readonly found: (pair: string, who: string) => string;
  };
  readonly race: {
    readonly table: (table: number) => string;
    readonly wins: (table: number) => string;
    /** All pairs of the fastest, and its time. */
    readonly all: (pairs: string, time: string) => string;
    /** My table’s place, and how many seconds it was behind. */
    readonly came: (place: number, seconds: number) => string;
    /** How it went at all tables; and what a peg on a ribbon is. */
    readonly went: string;
    readonly peg: string;
    /** Of the list of tables. */
    readonly tables: string;
  };
}

export const sidesDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: SidesDictionary }>>
> = {
  en: () => import('./en/sides.ts'),
  ro: () => import('./ro/sides.ts'),
  fr: () => import('./fr/sides.ts'),
  de: () => import('./de/sides.ts'),
  es: () => import('./es/sides.ts'),
};
