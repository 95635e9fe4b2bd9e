/** The words of a lobby in which everybody brings cards: for phones, the desk and the TV. */

import type { Language, Lines } from './dictionary.ts';

export interface BringDictionary {
  readonly title: string;
  /** How many each may bring, 1 to 3. */
  readonly upTo: (each: number) => string;
  readonly onTable: string;
  readonly cards: (count: number) => string;
  readonly oneMore: string;
  readonly ways: { readonly photo: string; readonly word: string; readonly emoji: string };
  /** What a photo without a name is called. */
  readonly aPhoto: string;
  /** Label of a cross: which of my cards, of how many, and what is on it. */
  readonly takeBack: (place: number, of: number, face: string) => string;
  /** On a card that the host has yet to show. */
  readonly hidden: string;
  readonly undo: string;
  readonly sheet: {
    readonly photo: string;
    readonly drag: string;
    readonly name: string;
    readonly another: string;
    readonly small: string;
    readonly word: string;
    readonly wordLabel: string;
    readonly emoji: string;
    readonly faint: string;
    readonly count: (letters: number, most: number) => string;
    /** More letters than a card has room for. */
    readonly long: (most: number) => string;
    readonly put: string;
  };
  readonly say: {
    readonly none: string;
    readonly some: (count: number) => string;
    readonly all: (count: number) => string;
    readonly ways: string;
    readonly more: (left: number) => string;
    readonly enough: string;
    readonly looksFirst: string;
    readonly watching: Lines;
    readonly takenBack: Lines;
    readonly same: (face: string) => Lines;
    readonly samePhoto: Lines;
    readonly takenOff: Lines;
    /** Whoever was about to bring one, also in the game that begins. */
    readonly late: Lines;
    readonly noPhoto: Lines;
    readonly noWord: Lines;
    readonly full: Lines;
    readonly often: Lines;
    readonly lost: Lines;
    /** The host went back to a board: so many of mine are with me again. */
    readonly cameBack: (count: number) => Lines;
  };
  /** Puts them on the table again. */
  readonly bringAgain: string;
  /** A photo that somebody brought, in the middle of a sentence. */
  readonly broughtPhoto: (name: string | undefined) => string;
  /** Heard: who brought what, and how many cards that makes. */
  readonly arrived: (who: string, face: string, cards: number) => string;
  readonly host: {
    readonly bringOne: string;
    readonly each: string;
    readonly looksFirst: Lines;
    readonly how: string;
    readonly allUsed: string;
    readonly leftOver: (cards: number) => string;
    readonly toFill: (cards: number) => string;
    readonly by: (rows: number, columns: number) => string;
    readonly fill: Lines;
    readonly fillNothing: string;
    readonly deal: string;
    /** The title of the board that is dealt. */
    readonly board: string;
    readonly pairs: (pairs: number, size: string) => string;
    readonly filled: (cards: number, board: string) => string;
    readonly takeTurns: string;
    readonly noCards: string;
    readonly lie: (cards: number) => string;
    readonly twoNeeded: string;
    readonly oneNeeded: string;
    readonly makes: (missing: number, size: string) => string;
    readonly fits: (size: string) => string;
    readonly choosing: (who: string) => string;
    /** In an empty place: one more for that size. */
    readonly place: (size: string) => string;
    readonly brought: (who: string, kind: 'photo' | 'word' | 'emoji') => string;
    readonly look: string;
    readonly show: string;
    readonly takeOff: string;
    readonly takeOffLabel: (face: string, who: string) => string;
    readonly showLabel: (face: string, who: string) => string;
  };
  readonly tv: {
    readonly lede: (each: number) => string;
    readonly from: (face: string, who: string) => string;
    readonly first: string;
  };
}

/** Each language is a chunk of its own. */
export const bringDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: BringDictionary }>>
> = {
  en: () => import('./en/bring.ts'),
  ro: () => import('./ro/bring.ts'),
  fr: () => import('./fr/bring.ts'),
  de: () => import('./de/bring.ts'),
  es: () => import('./es/bring.ts'),
};
