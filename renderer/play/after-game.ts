/** Fetches what is shown once a game is over: a friend need not wait for that before the first board. */

import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { type StoryDictionary, storyDictionaries } from '../text/story-dictionary.ts';
import { sleep } from '../net/time.ts';
import { useText } from '../ui/page.ts';

export interface After {
  readonly parts: typeof import('./after.tsx');
  readonly words: StoryDictionary;
}

/** How to fetch it; given by index.tsx, which alone asks for parts of the page. */
export const AfterContext = createContext(undefined as unknown as () => Promise<After['parts']>);

/** How long after a failure it is asked for again. */
const AGAIN_MS = 2_000;

/** Until it is there, the podium stands without it. */
export function useAfter(): After | undefined {
  const fetchParts = useContext(AfterContext);
  const { lang } = useText();
  const [after, setAfter] = useState<After>();
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const fetchAll = async () => {
      while (!signal.aborted) {
        try {
          const [parts, words] = await Promise.all([fetchParts(), storyDictionaries[lang]()]);
          if (!signal.aborted) setAfter({ parts, words: words.default });
          return;
        } catch (error) {
          console.error(error); // the host does not answer just now
          await sleep(AGAIN_MS, signal);
        }
      }
    };
    void fetchAll();
    return () => ends.abort();
  }, [lang]);
  return after;
}
