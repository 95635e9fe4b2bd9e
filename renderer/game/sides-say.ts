/** How a game ended that was won together, in words. Pure. */

import { type Side, type TableScore, isBetter, sidesOf, winnersAmong } from '../../shared/sides.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import type { Dictionary, Lines } from '../text/dictionary.ts';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import { clockTime } from './clock-time.ts';

/** The sides of a view: its teams, its table, or everybody. */
export function sidesIn(
  { players, sides }: Pick<TableView, 'players' | 'sides'>,
  tables: readonly TableScore[] = [],
): readonly Side<PlayerView>[] {
  return sidesOf(players, sides, tables);
}

/** My team, from 0; undefined: I only watch. */
export function myTeam({ players, you }: Pick<TableView, 'players' | 'you'>): number | undefined {
  return players.find(({ seat }) => seat === you.seat)?.team;
}

/** How many pairs were found at this table. */
export function pairsFound({ players, sides }: Pick<TableView, 'players' | 'sides'>): number {
  const own = sides?.kind === 'teams' ? sides.pairs : players.map(({ score }) => score);
  return own.reduce((sum, pairs) => sum + pairs, 0);
}

/** Who wins, and by how much; or what all did together. */
export function resultOf(
  view: TableView,
  words: SidesDictionary,
  text: Dictionary,
  tables: readonly TableScore[] = [],
): Lines {
  const { sides } = view;
  if (sides?.kind === 'teams') return resultOfTeams(view, words, text);
  return sides?.kind === 'tables' && tables.length > 0
    ? resultOfRace(view, words, text, tables)
    : resultOfAll(view, words);
}

function resultOfTeams(view: TableView, words: SidesDictionary, text: Dictionary): Lines {
  const sides = sidesIn(view);
  const winners = winnersAmong(sides);
  const [first] = winners;
  if (first === undefined) return [text.over.none, ''];
  const pairs = text.score.pairs(first.score);
  const { the, over } = words;
  if (winners.length > 1) {
    return [over.share(winners.map(({ number }) => the[number] ?? '')), over.each(pairs)];
  }
  const next = sides[winners.length];
  const ahead = first.score - (next?.score ?? 0);
  return [over.wins[first.number] ?? '', over.ahead(pairs, ahead, the[next?.number ?? 0] ?? '')];
}

/** As far as this page knows how other tables stand. */
function resultOfRace(
  { you }: TableView,
  { race, over }: SidesDictionary,
  text: Dictionary,
  tables: readonly TableScore[],
): Lines {
  const sides = sidesOf([], { kind: 'tables' }, tables);
  const winners = winnersAmong(sides);
  const [first] = winners;
  if (first === undefined) return [text.over.none, ''];
  const title =
    winners.length > 1
      ? over.share(winners.map(({ number }) => race.table(number)))
      : race.wins(first.number);
  const mine = you.seat === null ? undefined : sides.find(({ number }) => number === you.table);
  const time = first.seconds;
  if (time === undefined) return [title, text.score.pairs(first.score)];
  if (mine?.seconds !== undefined && mine.place !== null && mine.place > 1) {
    return [title, race.came(mine.place, mine.seconds - time)];
  }
  return [title, race.all(text.score.pairs(first.score), clockTime(time))];
}

function resultOfAll(view: TableView, { together }: SidesDictionary): Lines {
  const sides = view.sides?.kind === 'together' ? view.sides : undefined;
  const here = pairsFound(view);
  const { pairs, of, seconds, tries } = sides?.result ?? {
    ...{ pairs: here, of: here + view.pairsLeft, seconds: view.playedSeconds },
    tries: view.players.reduce((sum, one) => sum + one.tries, 0),
  };
  if (pairs < of || pairs === 0) return [together.some(pairs, of), together.rest];
  const title = together.all(pairs);
  if (sides?.result === undefined) return [title, ''];
  const time = clockTime(seconds);
  const { best } = sides;
  if (best === null) return [title, together.first(time, sides.result.counts)];
  if (!sides.result.isBest || !isBetter({ seconds, tries }, best)) {
    return [title, together.slower(time, clockTime(best.seconds))];
  }
  return seconds < best.seconds
    ? [title, together.faster(best.seconds - seconds)]
    : [title, together.fewer(best.tries - tries)];
}
