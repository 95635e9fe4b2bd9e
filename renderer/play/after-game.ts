/** Fetches what is shown once a game is over: a friend need not wait for that before the first board. */

import { useContext } from 'preact/hooks';
import { type StoryDictionary, storyDictionaries } from '../text/story-dictionary.ts';
import { useFetched } from './fetched.ts';
import { PartsContext } from './parts.ts';

export interface After {
  readonly parts: typeof import('./after.tsx');
  readonly words: StoryDictionary;
}

/** Until it is there, the podium stands without it. */
export function useAfter(): After | undefined {
  const { after } = useContext(PartsContext);
  return useFetched(async (lang) => {
    const [parts, words] = await Promise.all([after(), storyDictionaries[lang]()]);
    return { parts, words: words.default };
  });
}
