/** Asks how all tables stand, as a fetch call. */

import type { PlayerId } from '../../shared/card.ts';
import { routes, type TablesQuery } from '../../shared/paths.ts';
import type { TablesView } from '../../shared/tables-view.ts';
import { followed, type Followed } from './client.ts';

export async function fetchTables(
  player: PlayerId,
  query: TablesQuery,
  signal: AbortSignal,
): Promise<Followed<TablesView>> {
  return followed(await fetch(routes.tables(player, query), { signal, cache: 'no-store' }));
}
