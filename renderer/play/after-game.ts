/** Fetches what is shown once a game is over: a friend need not wait for that before the first board. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type StoryDictionary, storyDictionaries } from '../text/story-dictionary.ts';
import { useFetched } from './fetched.ts';

export interface After {
  readonly parts: typeof import('./after.tsx');
  readonly words: StoryDictionary;
}

/** How to fetch it; given by index.tsx, for play/ itself asks for no part of the page. */
export const AfterContext = createContext(undefined as unknown as () => Promise<After['parts']>);

/** Until it is there, the podium stands without it. */
export function useAfter(): After | undefined {
  const fetchParts = useContext(AfterContext);
  return useFetched(async (language) => {
    const [parts, words] = await Promise.all([fetchParts(), storyDictionaries[language]()]);
    return { parts, words: words.default };
  });
}
