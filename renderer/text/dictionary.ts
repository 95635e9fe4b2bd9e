/** Everything the page says to a player, as a type: a missing sentence does not compile. */

import { type Language, chooseLanguage, languages } from '../../shared/languages.ts';

/** First line: what is. Second line: what to do. */
export type Lines = readonly [first: string, second: string];

export interface Dictionary {
  /** As `lang` says it. */
  readonly lang: Language;
  /** A word in quotes. */
  readonly quote: (word: string) => string;
  /** The key, as keyboards of the language name it. */
  readonly ctrl: string;
  /** Label of the button that opens the menu. */
  readonly menuButton: string;
  readonly say: {
    readonly ready: Lines;
    readonly first: (card: string) => Lines;
    readonly gotIt: (card: string) => Lines;
    /** Who waits for my card, and how many others do; `isTimed`: I give it up after a while (4-G). */
    readonly heldUp: (who: string, card: string, others: number, isTimed: boolean) => Lines;
    readonly waiting: (who: string, card: string, place: number) => Lines;
    /** `pair`: "🦊 🦊", "Hund = dog". */
    readonly pair: (pair: string) => Lines;
    readonly streak: (count: number, pair: string) => Lines;
    readonly miss: Lines;
    readonly gone: Lines;
    readonly goneWaiting: (who: string, card: string) => Lines;
    readonly goneSecond: (card: string) => Lines;
    readonly taken: (who: string, card: string) => Lines;
    readonly sameCard: (card: string) => Lines;
    readonly leftLine: Lines;
    readonly wentBack: (card: string) => Lines;
    readonly wentOn: (who: string, card: string) => Lines;
    /** I gave up the card whose twin somebody has; nobody gets it by that. */
    readonly leftTo: (who: string, card: string) => Lines;
    readonly theirPair: (who: string) => Lines;
    /** Somebody has the twin of the card that I have, or want. */
    readonly twinHeld: (who: string) => Lines;
    /** The twin of my card is free, and for a moment left to me. */
    readonly now: (card: string) => Lines;
    readonly newGame: Lines;
    readonly notBegun: Lines;
    readonly ended: Lines;
    readonly replaced: (who: string, from: string, to: string) => Lines;
    readonly lost: Lines;
    readonly lostLong: Lines;
    readonly back: Lines;
    /** The host has more to do than it can. */
    readonly busy: Lines;
    /** A bug stopped this game. */
    readonly stuck: Lines;
    /** The host has another address by now. */
    readonly elsewhere: Lines;
    /** To who has no seat. */
    readonly watching: Lines;
    /** The last pair was found. */
    readonly lastOne: string;
    readonly computerSits: (who: string) => Lines;
    readonly computerGone: (who: string) => Lines;
    /** No person is here, so the computer does not play on. */
    readonly computerWaits: Lines;
    /** There may be no more of them. */
    readonly computersFull: Lines;
    readonly overHost: Lines;
    readonly overSoon: (time: string) => Lines;
    /** 4-A, for the live region only. */
    readonly changedMind: (card: string) => string;
  };
  /** Where cards belong together that are not equal: instead of what `say` has by these names. */
  readonly unlike: Pick<Dictionary['say'], 'ready' | 'first' | 'gotIt' | 'heldUp' | 'miss'>;
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
    /** A photo that has a name. */
    readonly photo: (name: string) => string;
    /** A photo without a name, by its number in the deck; sentences use it as well. */
    readonly photoNumber: (number: number) => string;
    readonly pairWith: (card: string) => string;
  };
  /** What is only heard. */
  readonly ear: {
    readonly board: (title: string, rows: number, columns: number, pairs: number) => string;
    /** 4-G: how long my card is still mine. */
    readonly secondsLeft: (seconds: number) => string;
  };
  /** Tags on cards. */
  readonly tag: {
    readonly you: string;
    readonly pair: string;
    /** 1: next. */
    readonly place: (place: number) => string;
  };
  readonly zoom: {
    readonly closer: string;
    readonly farther: string;
    readonly whole: string;
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
    /** What a computer player is, and the one that plays as well as the best person does. */
    readonly computer: string;
    /** What it does while no person is here. */
    readonly waits: string;
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
  readonly code: {
    readonly title: string;
    readonly lede: string;
    readonly field: string;
    readonly comeIn: string;
    readonly wrong: string;
    readonly tooMany: string;
    /** To who has one from before, and typed none. */
    readonly changed: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly you: (sign: string) => string;
    readonly hostStarts: string;
    /** A player's sign, by its colour and its shape: "red circle". */
    readonly sign: (colour: number, shape: number) => string;
    readonly players: (number: number) => string;
    /** What a tap on my sign does. */
    readonly hop: string;
    /** After the last number. */
    readonly go: string;
    /** The title while everybody counts down. */
    readonly ready: string;
    readonly begins: (seconds: number) => string;
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
    /** The host lets nobody else in. */
    readonly closed: Lines;
    readonly watch: string;
    /** The way from watching to playing. */
    readonly takeSeat: string;
    readonly left: Lines;
  };
  readonly over: {
    readonly wins: (who: string) => string;
    readonly youWin: string;
    readonly share: (who: readonly string[]) => string;
    readonly solo: string;
    /** The host ended it before anybody found one. */
    readonly none: string;
    /** `place` from 2; `behind` is how many pairs are missing to the first. */
    readonly came: (place: number, behind: number) => string;
    readonly ahead: (pairs: number, ahead: number) => string;
    readonly found: (pairs: number) => string;
    /** The word under a number of them. */
    readonly pairs: (number: number) => string;
    readonly tries: (number: number) => string;
    readonly hits: string;
    readonly inARow: string;
    readonly time: string;
    readonly best: (time: string, tries: number) => string;
    readonly newBest: string;
    /** Cards that make no pair; `isUnlike`: as in `unlike`. */
    readonly cardsLeft: (count: number, isUnlike: boolean) => string;
  };
  /** The way to the film of a game that is over; its own words are in story-dictionary.ts. */
  readonly film: {
    readonly watch: string;
    readonly trouble: string;
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
    readonly leaveAsk: Lines;
    readonly leaveYes: string;
    readonly leaveNo: string;
    readonly soundOn: string;
    readonly soundOff: string;
  };
  readonly tv: {
    readonly scan: string;
    readonly sameWifi: string;
    readonly more: (count: number) => string;
    readonly found: (who: string, pair: string) => string;
    readonly qr: string;
    /** Nobody can reach this computer: what is wrong, and what to do. */
    readonly noNetwork: Lines;
    readonly moreFriends: string;
  };
}

export { type Language, chooseLanguage, languages };

/** What a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ro: 'Română',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
};

/** Each language is a file of its own. */
export const dictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: Dictionary }>>
> = {
  en: () => import('./en/play.ts'),
  ro: () => import('./ro/play.ts'),
  fr: () => import('./fr/play.ts'),
  de: () => import('./de/play.ts'),
  es: () => import('./es/play.ts'),
};
