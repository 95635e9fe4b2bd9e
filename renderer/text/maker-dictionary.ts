/** Everything that is said where boards are made, as a type; fetched when the maker is opened. */

import type { Language, Lines } from './dictionary.ts';

export interface MakerDictionary {
  readonly title: string;
  readonly back: string;
  /** The game that is played meanwhile. */
  readonly goesOn: (title: string, pairsLeft: number) => string;
  readonly isOver: (title: string) => string;
  readonly name: string;
  /** The name of a board that was given none. */
  readonly untitled: string;
  readonly photos: string;
  readonly paste: string;
  readonly addPair: string;
  readonly pairs: string;
  readonly undo: string;
  readonly redo: string;
  readonly shuffle: string;
  readonly nothingYet: string;
  readonly same: string;
  readonly photo: string;
  readonly namedPhoto: (name: string) => string;
  /** Pairs are counted from 1. */
  readonly card: (pair: number, isSecond: boolean, face: string) => string;
  readonly also: (pair: number) => string;
  readonly remove: (pair: number) => string;
  /** How many are being dragged; 0: nobody knows. */
  readonly drop: (photos: number) => string;
  readonly onItsWay: string;
  readonly editor: {
    readonly label: (pair: number) => string;
    readonly face: string;
    readonly choosePhoto: string;
    readonly otherPhoto: string;
    readonly firstCard: string;
    readonly secondCard: string;
    /** What is said aloud for a face, where that is not its text. */
    readonly say: string;
    readonly photoName: string;
    readonly photoHint: string;
    readonly square: string;
    readonly squareHint: string;
    readonly partner: string;
    readonly same: string;
    readonly another: string;
    readonly done: string;
    readonly emoji: string;
  };
  readonly preview: string;
  readonly size: string;
  readonly count: (pairs: number) => string;
  readonly by: (rows: number, columns: number) => string;
  readonly allUsed: string;
  readonly leftOver: (pairs: number) => string;
  readonly missing: (pairs: number) => string;
  readonly takeTurns: string;
  readonly middle: string;
  readonly languages: {
    readonly title: string;
    readonly first: string;
    readonly second: string;
    /** Nobody says which. */
    readonly any: string;
  };
  readonly problems: {
    readonly title: (count: number) => string;
    readonly twice: (face: string, one: number, other: number) => string;
    readonly twicePhoto: (one: number, other: number) => string;
    readonly few: string;
    readonly empty: (pair: number) => string;
    readonly long: (pair: number) => string;
    readonly show: string;
    readonly outside: (count: number) => string;
    readonly unreadable: (file: string) => string;
    readonly tooMany: (photos: number) => string;
    readonly more: (photos: number) => string;
  };
  readonly status: {
    readonly never: string;
    readonly saved: string;
    /** When it was saved, such as “yesterday”; undefined: just now. */
    readonly changed: (when: string | undefined) => string;
  };
  readonly export: string;
  readonly save: string;
  readonly play: string;
  readonly say: {
    readonly empty: Lines;
    readonly fits: (pairs: number, size: string) => string;
    readonly leaves: (pairs: number) => string;
    readonly misses: (pairs: number, size: string) => string;
    readonly twin: string;
    readonly photos: (done: number, all: number) => string;
    readonly photosIn: (photos: number) => string;
    /** In megabytes, as the language writes them. */
    readonly smaller: (from: string, to: string) => string;
    readonly removed: (pair: number) => string;
    readonly pasted: (pairs: number) => string;
    readonly saved: Lines;
    readonly unfinished: Lines;
    readonly twice: (face: string) => Lines;
    readonly twicePhoto: Lines;
    readonly few: Lines;
    /** A file that was dropped. */
    readonly noBoard: (file: string) => Lines;
    /** As many pairs as a board has room for. */
    readonly full: Lines;
  };
  readonly leave: {
    /** Of so many pairs; 0: something else is new, such as the title. */
    readonly lines: (title: string, pairs: number) => Lines;
    readonly save: string;
    readonly stay: string;
    readonly discard: string;
  };
  readonly list: {
    readonly title: string;
    /** Of a list that was not pasted. */
    readonly from: (file: string) => string;
    readonly label: string;
    /** Two pairs, as a table would be copied: tabs between columns. */
    readonly example: string;
    readonly columns: string;
    readonly one: string;
    readonly two: string;
    readonly found: (pairs: number) => string;
    readonly lone: (line: number, word: string) => string;
    readonly blank: string;
    /** How many of all that were found. */
    readonly cut: (taken: number, all: number) => string;
    /** A list of more letters than are read. */
    readonly tooLong: string;
    /** The first line names the columns. */
    readonly heading: (first: string, second: string) => string;
    /** Cells that are left out. */
    readonly wide: (line: number) => string;
    readonly long: (line: number) => string;
    /** HTML in the words of the list. */
    readonly stripped: string;
    readonly file: string;
    readonly notNow: string;
    readonly add: (pairs: number) => string;
  };
}

/** Each language is a chunk of its own. */
export const makerDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: MakerDictionary }>>
> = {
  en: () => import('./en/maker.ts'),
  ro: () => import('./ro/maker.ts'),
  fr: () => import('./fr/maker.ts'),
  de: () => import('./de/maker.ts'),
  es: () => import('./es/maker.ts'),
};
