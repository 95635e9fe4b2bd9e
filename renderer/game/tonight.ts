/** How the evening stands. Pure. */

import type { EveningLine, EveningView } from '../../shared/table-view.ts';

/** The newest games that fit into so many columns, by number, the oldest of them first. */
export function gamesShown({ games, lines }: EveningView, columns: number): readonly number[] {
  const known = lines[0]?.games.length ?? 0;
  const count = Math.min(games, known, columns);
  return Array.from({ length: count }, (_, index) => games - count + index + 1);
}

/** What somebody did in the newest games. */
export function resultsShown({ games }: EveningLine, count: number): EveningLine['games'] {
  return games.slice(games.length - count);
}

/** Whether this line is mine: a seat that was left may be another's by now. */
export function isMine({ seat, left = false }: EveningLine, me: number | null): boolean {
  return seat === me && !left;
}
