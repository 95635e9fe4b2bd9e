import { useEffect, useState } from 'preact/hooks';
import { sleep } from '../net/time.ts';
import type { Language } from '../text/dictionary.ts';
import { useText } from '../ui/page.ts';

/** How long after a failure it is asked for again. */
const AGAIN_MS = 2_000;

/** A part of the page that comes when it is needed, with its words. @returns undefined until then */
export function useFetched<T>(fetchPart: (language: Language) => Promise<T>): T | undefined {
  const { lang } = useText();
  const [part, setPart] = useState<{ readonly it: T }>();
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const fetchAll = async () => {
      while (!signal.aborted) {
        try {
          const it = await fetchPart(lang);
          if (!signal.aborted) setPart({ it });
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
  return part?.it;
}
