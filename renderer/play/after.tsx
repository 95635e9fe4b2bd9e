/** What is shown once a game is over. It is fetched after the first board. */

import type { Language } from '../text/dictionary.ts';
import { storyDictionaries } from '../text/story-dictionary.ts';
import { AfterBar } from './after-bar.tsx';
import type { After } from './after-game.ts';
import { Pin, Prize } from './awards.tsx';
import { Rosette } from './rosette.tsx';
import { SmallCrown, Tonight } from './tonight.tsx';

export const parts = { AfterBar, Pin, Prize, Rosette, SmallCrown, Tonight };

/** All of it, in this language. */
export async function openAfter(language: Language): Promise<After> {
  const { default: words } = await storyDictionaries[language]();
  return { parts, words };
}
