/** The X-ray on the TV, once it has come. */

import type { TableView } from '../../shared/table-view.ts';
import { useFetched } from '../play/fetched.ts';
import { useShown } from '../ui/page.ts';
import type { Spectator } from './spectator.ts';

/** Whether the host wants it there, or its address (`?xray`). Before a game begins, one joins. */
export function wantsXray({ phase, tvShows }: TableView): boolean {
  const isAddressed = new URLSearchParams(location.search).has('xray');
  return phase !== 'lobby' && (tvShows === 'xray' || isAddressed);
}

export function TvXray({ spectator }: { readonly spectator: Spectator }) {
  const shown = useShown();
  const Screen = useFetched(async (language) => {
    const { openTvXray } = await import('../xray/index.tsx');
    return openTvXray(language, { shown, ...spectator.watching() });
  });
  return Screen === undefined ? <main class="screen tv" /> : <Screen />;
}
