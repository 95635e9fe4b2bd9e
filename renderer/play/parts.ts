/** Parts of the page that are fetched when they are needed. */

import { type ComponentType, createContext } from 'preact';
import type { Language } from '../text/dictionary.ts';
import type { BringParts, FilmProps } from '../ui/page.ts';
import type { After } from './after-game.ts';

export interface Parts {
  /** What is shown once a game is over. */
  readonly after: (language: Language) => Promise<After>;
  /** The screen on which a game that is over is watched again. */
  readonly film: (language: Language) => Promise<ComponentType<FilmProps>>;
  /** What is needed while everybody brings cards. */
  readonly bring: (language: Language) => Promise<BringParts>;
}

/** How to fetch them; given by index.tsx, which alone asks for parts of the page. */
export const PartsContext = createContext(undefined as unknown as Parts);
