/** Fetches a part of the page that is not needed from the beginning. */

import { useEffect, useState } from 'preact/hooks';
import { sleep } from '../net/time.ts';
import type { Language } from '../text/dictionary.ts';
import { useText } from '../ui/page.ts';

/** How long after a failure it is asked for again. */
const AGAIN_MS = 2_000;

/** What is there already, by how it is fetched: its next reader has it at once. */
const there = new WeakMap<object, { readonly lang: Language; readonly it: unknown }>();

/** @returns undefined until it is there, in the language of the page */
export function useFetched<T>(
  fetchPart: (language: Language) => Promise<T>,
  isWanted = true,
): T | undefined {
  const { lang } = useText();
  // `it` may be a function, which would be called
  const [part, setPart] = useState<{ readonly it: T } | undefined>(() => {
    const known = isWanted ? there.get(fetchPart) : undefined;
    return known?.lang === lang ? (known as { it: T }) : undefined;
  });
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const fetchAll = async () => {
      while (!signal.aborted) {
        try {
          const it = await fetchPart(lang);
          there.set(fetchPart, { lang, it });
          if (!signal.aborted) setPart({ it });
          return;
        } catch (error) {
          console.error(error); // the host does not answer just now
          await sleep(AGAIN_MS, signal);
        }
      }
    };
    if (isWanted) void fetchAll();
    return () => ends.abort();
  }, [lang, isWanted]);
  return part?.it;
}
