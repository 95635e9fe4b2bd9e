/** What is said once a game is over, as a type: at the podium, in its film, on the page that is kept of it. It comes beside the game. */

import type { AwardKind } from '../../shared/awards.ts';
import type { Language, Lines } from './dictionary.ts';

/** What an award is given for. */
export interface AwardFacts {
  /** How many, how far, or how many seconds. */
  readonly value: number;
  /** Of how many tries. */
  readonly of: number;
  /** The card, as sentences show it; "Hund = dog" where the pair is of two unlike cards. */
  readonly card: string;
  /** Both cards: "🦊 🦊", "Hund = dog". */
  readonly pair: string;
}

export interface AwardWords {
  readonly name: string;
  /** A sentence that is true by itself. Whose award it is stands beside it. */
  readonly told: (facts: AwardFacts) => string;
}

/** The words of a game that is watched again. */
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

/** The words of a game that is kept as a page of its own. */
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

export interface StoryDictionary {
  /** "1st", as a place is heard. */
  readonly place: (place: number) => string;
  /** For somebody who found no pair. */
  readonly kind: {
    /** Of the cards that they turned up first, so many were halves of pairs of others. */
    readonly shown: (cards: number) => string;
    readonly opened: (cards: number) => string;
    readonly played: string;
  };
  readonly awards: {
    readonly title: string;
    /** Of those who do not stand on the podium. */
    readonly more: string;
    /** Begins the label of a button that shows the moment of an award. */
    readonly show: string;
  } & Readonly<Record<AwardKind, AwardWords>>;
  /** The standings over the games of an evening. */
  readonly tonight: {
    /** The other way to see how it stands. */
    readonly thisGame: string;
    readonly night: string;
    readonly day: string;
    readonly after: (games: number) => string;
    /** Follows that: when the first card was flipped. */
    readonly since: (date: Date) => string;
    /** Heads of columns. */
    readonly player: string;
    readonly pairs: string;
    readonly wins: string;
    /** Of a game: they won it, they were not there. */
    readonly won: string;
    readonly out: string;
    /** Of a game that all won together. */
    readonly together: string;
    readonly game: (number: number) => string;
    readonly rule: string;
    readonly none: string;
  };
  readonly film: FilmDictionary;
  readonly kept: KeptDictionary;
}

export const storyDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: StoryDictionary }>>
> = {
  en: () => import('./en/story.ts'),
  ro: () => import('./ro/story.ts'),
  fr: () => import('./fr/story.ts'),
  de: () => import('./de/story.ts'),
  es: () => import('./es/story.ts'),
};
