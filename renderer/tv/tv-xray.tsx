/** The X-ray on the TV, once it has come. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../../shared/table-view.ts';
import { sleep } from '../net/time.ts';
import { useShown, useText } from '../ui/page.ts';
import type { Spectator } from './spectator.ts';

/** How long after a failure it is asked for again. */
const AGAIN_MS = 2_000;

/** Whether the host wants it there, or its address (`?xray`). */
export function wantsXray({ tvShows }: TableView): boolean {
  return tvShows === 'xray' || new URLSearchParams(location.search).has('xray');
}

export function TvXray({ spectator }: { readonly spectator: Spectator }) {
  const shown = useShown();
  const { lang } = useText();
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    const ends = new AbortController();
    const fetchScreen = async () => {
      while (!ends.signal.aborted) {
        try {
          const { openTvXray } = await import('../xray/index.tsx');
          const Opened = await openTvXray(lang, { shown, ...spectator.watching() });
          if (!ends.signal.aborted) setScreen(() => Opened);
          return;
        } catch (error) {
          console.error(error); // the host does not answer just now
          await sleep(AGAIN_MS, ends.signal);
        }
      }
    };
    void fetchScreen();
    return () => ends.abort();
  }, [lang]);
  return Screen === undefined ? <main class="screen tv" /> : <Screen />;
}
