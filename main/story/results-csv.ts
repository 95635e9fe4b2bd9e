import { csvLine, csvOf } from '../../shared/csv.ts';
import { type ResultsWords, plainResults } from '../../shared/results-words.ts';
import { dayOf, timeOf } from '../system/clock.ts';
import type { EveningGame } from './evening.ts';
import { tableOf } from './evening-games.ts';

/** The results of these games as CSV, one line per player and game. */
export function resultsCsv(
  games: readonly EveningGame[],
  words: ResultsWords = plainResults,
): string {
  const head = csvLine(words.columns, words.separator);
  return csvOf([head, ...games.flatMap((game) => linesOf(game, words))]);
}

function linesOf(game: EveningGame, { separator, awards }: ResultsWords): readonly string[] {
  const { title, rows, columns, began, seconds, players } = game;
  const when = began === null ? '' : `${dayOf(began)} ${timeOf(began)}`;
  const about = [game.game, tableOf(game), title, rows, columns, when, seconds];
  const ofGame = csvLine(about, separator); // once for all its players
  const ranked = players.map(({ pairs }) => pairs).toSorted((one, other) => other - one);
  return players.map(({ name, pairs, tries = '', streak, award }) => {
    const place = 1 + ranked.indexOf(pairs);
    const inWords = award === null ? '' : awards[award];
    return `${ofGame}${separator}${csvLine([place, name, pairs, tries, streak, inWords], separator)}`;
  });
}

/** `memory-scramble-2026-03-14.csv`, by the day of this computer. */
export function resultsName(now: number): string {
  return `memory-scramble-${dayOf(now)}.csv`;
}
