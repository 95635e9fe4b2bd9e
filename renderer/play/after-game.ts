/** Fetches what is shown once a game is over: a friend need not wait for that before the first board. */

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
