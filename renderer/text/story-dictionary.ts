/** What is said once a game is over, as a type. It is fetched then, and not before. */

import type { Language } from './dictionary.ts';

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

export interface StoryDictionary {
  /** "1st", as a place is heard. */
  readonly place: (place: number) => string;
  readonly awards: {
    readonly title: string;
    /** Of those who do not stand on the podium. */
    readonly more: string;
    /** Begins the label of a button that shows the moment of an award. */
    readonly show: string;
    readonly 'on-a-roll': AwardWords;
    readonly 'sharp-eye': AwardWords;
    readonly 'long-memory': AwardWords;
    readonly 'worth-the-wait': AwardWords;
    readonly 'quick-hands': AwardWords;
    readonly 'door-opener': AwardWords;
    readonly 'strong-finish': AwardWords;
    readonly 'far-and-wide': AwardWords;
    readonly 'first-find': AwardWords;
    readonly 'last-word': AwardWords;
    readonly 'steady-hand': AwardWords;
    readonly 'good-neighbour': AwardWords;
    readonly 'good-find': AwardWords;
  };
  /** The standings over the games of an evening. */
  readonly tonight: {
    /** The same at every hour: a lesson in the morning is no night. */
    readonly title: string;
    readonly after: (games: number) => string;
    /** Heads of columns. */
    readonly player: string;
    readonly pairs: string;
    readonly wins: string;
    /** Of a game: they won it, they were not there. */
    readonly won: string;
    readonly out: string;
    readonly game: (number: number) => string;
    readonly rule: string;
    readonly none: string;
  };
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
