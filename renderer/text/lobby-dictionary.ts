/** The words of the lobby: they come with it. */

import type { Language } from './dictionary.ts';

export interface LobbyDictionary {
  readonly title: string;
  readonly you: (sign: string) => string;
  readonly hostStarts: string;
  readonly sign: (colour: number, shape: number) => string;
}

/** Each language is a chunk of its own. */
export const lobbyDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: LobbyDictionary }>>
> = {
  en: () => import('./en/lobby.ts'),
  ro: () => import('./ro/lobby.ts'),
  fr: () => import('./fr/lobby.ts'),
  de: () => import('./de/lobby.ts'),
  es: () => import('./es/lobby.ts'),
};
