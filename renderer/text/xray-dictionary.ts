/** The words of the X-ray: they come with it. Names of players are isolated; a spot is "2,3". */

import type { Language, Lines } from './dictionary.ts';

export interface XrayDictionary {
  readonly title: string;
  readonly close: string;
  readonly live: string;
  readonly pausedAt: (time: string) => string;
  readonly pause: string;
  readonly backToNow: string;
  readonly span: string;
  /** 12 or 30. */
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly onTv: string;
  readonly copy: string;
  readonly copied: string;
  /** The browser does not let the page copy. */
  readonly copyYourself: string;
  readonly board: string;
  readonly lanes: string;
  readonly whoHasWhat: string;
  readonly asTest: string;
  readonly wholeGame: string;
  readonly stepByStep: string;
  readonly newestFirst: string;
  readonly earlier: string;
  /** Flips that wait; may be 0. */
  readonly openFlips: (count: number) => string;
  readonly moreLanes: (count: number) => string;
  readonly nobodyHas: string;
  readonly legend: {
    readonly has: string;
    readonly pair: string;
    readonly wait: string;
    readonly give: string;
  };
  /** What a player does, below the name. */
  readonly doing: {
    readonly has: (spot: string) => string;
    readonly waits: (spot: string) => string;
    readonly pair: string;
    readonly free: string;
  };
  /** "2nd" */
  readonly place: (place: number) => string;
  readonly nobodyPlays: Lines;
  readonly lobby: string;
  readonly over: string;
  readonly anew: string;
  readonly test: {
    readonly moves: (kept: number, all: number) => string;
    readonly letters: string;
    readonly choose: string;
    readonly none: string;
    readonly trouble: string;
  };
  readonly step: {
    /** `card` is "🦊", or undefined where nobody may know it now. */
    readonly turnsUp: (name: string, spot: string, card: string | undefined) => string;
    readonly takes: (name: string, spot: string, card: string | undefined) => string;
    readonly waits: (name: string, spot: string, holder: string) => string;
    readonly waitsIn: (name: string, spot: string, place: number) => string;
    readonly misses: (name: string, spot: string, card: string | undefined) => string;
    readonly finds: (name: string, first: string, second: string, cards: string) => string;
    readonly handsOver: (from: string, to: string, spot: string) => string;
    readonly triesHeld: (name: string, spot: string, holder: string) => string;
    readonly triesSame: (name: string, spot: string) => string;
    readonly triesGone: (name: string, spot: string) => string;
    /** The first card of such a try, unless somebody waited for it: then it is handed over. */
    readonly free: (spot: string) => string;
    readonly gone: (name: string, spot: string) => string;
    readonly pairLeaves: (name: string, first: string, second: string) => string;
    readonly turnsDown: (name: string, spots: readonly string[]) => string;
    /** A card of the last try that does not turn down. */
    readonly staysUp: (name: string, spot: string, holder: string) => string;
    readonly waitedGone: (name: string, spot: string) => string;
    readonly leavesLine: (name: string, spot: string) => string;
    readonly goesAway: (name: string) => string;
    readonly leaves: (name: string) => string;
    readonly givesUp: (name: string, spot: string) => string;
    readonly replaces: (name: string | undefined) => string;
    readonly sits: (name: string) => string;
    readonly ends: string;
    readonly newGame: string;
    readonly restart: string;
  };
}

/** Each language is a chunk of its own. */
export const xrayDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: XrayDictionary }>>
> = {
  en: () => import('./en/xray.ts'),
  ro: () => import('./ro/xray.ts'),
  fr: () => import('./fr/xray.ts'),
  de: () => import('./de/xray.ts'),
  es: () => import('./es/xray.ts'),
};
