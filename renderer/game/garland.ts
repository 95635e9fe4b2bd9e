/** The garland of a game that all won together: every pair in the order in which they were found. Pure. */

import type { TableView } from '../../shared/table-view.ts';
import { Film, type FilmOptions, type Find } from './film.ts';

/** Of more pairs, the last ones hang there. */
const PAIRS_MAX = 48;

/** A pair that hangs there. */
export interface Hung {
  readonly find: Find;
  /** The table where it was found, and its number, where there are several. */
  readonly view: TableView;
  readonly table: number | undefined;
}

/** The pairs that were found last; those of one table hang side by side. */
export function garlandOf(
  games: readonly (FilmOptions & { readonly table: number | undefined })[],
): readonly Hung[] {
  const all = games.flatMap(({ table, ...game }) =>
    new Film(game).finds.map((find) => ({ find, view: game.view, table })),
  );
  const byTime = [...all].sort((one, other) => one.find.seconds - other.find.seconds);
  const last = new Set(byTime.slice(-PAIRS_MAX));
  return all.filter((pair) => last.has(pair));
}
