/**
 * Everything the page says to a player, as a type: a missing sentence does not compile. Each
 * language is two chunks of its own, so that nobody waits for words that come later.
 */

/** First line: what is. Second line: what to do. */
export type Lines = readonly [first: string, second: string];

/** What is needed from the first tap on. */
export interface PlayWords {
  /** As `lang` says it. */
  readonly lang: Language;
  /** A word in quotes. */
  readonly quote: (word: string) => string;
  /** Label of the button that opens the menu. */
  readonly menuButton: string;
  readonly say: {
    readonly ready: Lines;
    readonly readyTouch: Lines;
    readonly first: (card: string) => Lines;
    readonly gotIt: (card: string) => Lines;
    readonly waiting: (who: string, card: string, place: number) => Lines;
    readonly pair: (card: string) => Lines;
    readonly streak: (count: number, card: string) => Lines;
    readonly miss: Lines;
    readonly gone: Lines;
    readonly goneWaiting: (who: string, card: string) => Lines;
    readonly goneSecond: (card: string) => Lines;
    readonly taken: (who: string, card: string) => Lines;
    readonly sameCard: (card: string) => Lines;
    readonly leftLine: Lines;
    readonly wentBack: (card: string) => Lines;
    readonly wentOn: (who: string, card: string) => Lines;
    readonly theirPair: (who: string) => Lines;
    readonly newGame: Lines;
    readonly notBegun: Lines;
    readonly replaced: (who: string, from: string, to: string) => Lines;
    readonly removed: (who: string) => Lines;
    readonly lost: Lines;
    readonly lostLong: Lines;
    readonly back: Lines;
    readonly overHost: Lines;
    readonly overSoon: (time: string) => Lines;
    /** 4-A, for the live region only. */
    readonly changedMind: (card: string) => string;
  };
  /** Labels of spots, for who cannot see them. */
  readonly spot: {
    readonly at: (row: number, column: number) => string;
    readonly down: string;
    readonly gone: string;
    readonly mine: string;
    readonly myPair: string;
    readonly has: (who: string) => string;
    readonly pairOf: (who: string) => string;
    readonly waiting: (place: number) => string;
  };
  /** Tags on cards. */
  readonly tag: {
    readonly you: string;
    readonly pair: string;
    /** 1: next. */
    readonly place: (place: number) => string;
  };
  readonly score: {
    readonly you: string;
    readonly away: string;
    readonly left: string;
    readonly pairsLeft: (count: number) => string;
    readonly pairs: (count: number) => string;
    readonly has: (card: string) => string;
    readonly foundPair: string;
    readonly waitsFor: (who: string) => string;
    readonly players: string;
    readonly board: string;
  };
  readonly join: {
    readonly lede: string;
    readonly name: string;
    readonly another: string;
    readonly play: string;
    readonly playing: (count: number, title: string) => string;
    readonly nobodyYet: (title: string) => string;
    readonly badName: string;
  };
}

/** What is needed later, or never: the menu, the podium, closed doors. */
export interface MoreWords {
  readonly code: {
    readonly title: string;
    readonly lede: string;
    readonly field: string;
    readonly comeIn: string;
    readonly wrong: string;
    readonly tooMany: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly you: (sign: string) => string;
    readonly hostStarts: string;
    readonly about: (title: string, pairs: number, players: number) => string;
    readonly sign: (colour: number, shape: number) => string;
  };
  readonly door: {
    readonly unreachable: Lines;
    readonly sameWifi: string;
    readonly awake: string;
    readonly tryNow: string;
    readonly removed: Lines;
    readonly joinAgain: string;
    readonly blocked: Lines;
    readonly otherTab: Lines;
    readonly playHere: string;
    readonly joinAnother: string;
    readonly full: Lines;
    readonly left: Lines;
  };
  readonly over: {
    readonly wins: (who: string) => string;
    readonly youWin: string;
    readonly share: (who: readonly string[]) => string;
    readonly solo: string;
    /** `place` from 2; `behind` is how many pairs are missing to the first. */
    readonly came: (place: number, behind: number) => string;
    readonly ahead: (pairs: number, ahead: number) => string;
    readonly found: (pairs: number) => string;
    readonly pairs: string;
    readonly tries: string;
    readonly hits: string;
    readonly inARow: string;
    readonly time: string;
    readonly best: (time: string, tries: number) => string;
    readonly newBest: string;
    readonly cardsLeft: (count: number) => string;
  };
  readonly menu: {
    readonly close: string;
    readonly sound: string;
    readonly look: string;
    readonly light: string;
    readonly dark: string;
    readonly auto: string;
    readonly language: string;
    readonly howTo: string;
    readonly rules: readonly string[];
    readonly rename: string;
    readonly save: string;
    readonly leave: string;
    readonly leaveHint: string;
    readonly soundOn: string;
    readonly soundOff: string;
  };
  readonly zoom: {
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
  };
  readonly tv: {
    readonly scan: string;
    readonly sameWifi: string;
    readonly more: (count: number) => string;
    readonly found: (who: string, card: string) => string;
    readonly qr: string;
    readonly moreFriends: string;
  };
}

export const languages = ['en', 'ro', 'fr', 'de', 'es'] as const;

export type Language = (typeof languages)[number];

/** All of it; what is shown later is fetched with what shows it (view/lazy.tsx). */
export type Dictionary = PlayWords & MoreWords;

type Load<T> = () => Promise<{ readonly default: T }>;

export const dictionaries: Readonly<
  Record<Language, { readonly play: Load<PlayWords>; readonly more: Load<MoreWords> }>
> = {
  en: { play: () => import('./en/play.ts'), more: () => import('./en/more.ts') },
  ro: { play: () => import('./ro/play.ts'), more: () => import('./ro/more.ts') },
  fr: { play: () => import('./fr/play.ts'), more: () => import('./fr/more.ts') },
  de: { play: () => import('./de/play.ts'), more: () => import('./de/more.ts') },
  es: { play: () => import('./es/play.ts'), more: () => import('./es/more.ts') },
};

/** The first of the browser's languages that there is, or English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
