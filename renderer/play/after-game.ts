/** Fetches what is shown once a game is over: not before the first board, which need not wait for it, but beside the game. */

import { useContext } from 'preact/hooks';
import type { StoryDictionary } from '../text/story-dictionary.ts';
import { useFetched } from './fetched.ts';
import { PartsContext } from './parts.ts';

export interface After {
  readonly parts: typeof import('./after.tsx').parts;
  readonly words: StoryDictionary;
}

/** Until it is there, the podium stands without it. */
export function useAfter(): After | undefined {
  return useFetched(useContext(PartsContext).after);
}
