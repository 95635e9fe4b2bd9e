/** What is shown once a game is over. It is fetched after the first board. */

import { awardsShown } from '../game/awards.ts';
import { eveningName } from '../game/tonight.ts';
import type { Language } from '../text/dictionary.ts';
import { storyDictionaries } from '../text/story-dictionary.ts';
import { AfterBar } from './after-bar.tsx';
import type { After } from './after-game.ts';
import { Pin, Prize } from './awards.tsx';
import { Rosette } from './rosette.tsx';
import { Since, Tonight, Wins } from './tonight.tsx';

export const parts = {
  awardsShown,
  eveningName,
  AfterBar,
  Pin,
  Prize,
  Rosette,
  Since,
  Tonight,
  Wins,
};

/** All of it, in this language. */
export async function openAfter(language: Language): Promise<After> {
  const { default: words } = await storyDictionaries[language]();
  return { parts, words };
}
