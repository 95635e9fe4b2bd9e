import { csvLine, csvLines, csvOf } from '../../shared/csv.ts';
import { type ResultsWords, plainResults } from '../../shared/results-words.ts';
import type { Side } from '../../shared/sides.ts';
import { dayOf, timeOf } from '../system/clock.ts';
import type { EveningGame } from './evening.ts';
import { tableOf } from './evening-games.ts';
import { type SideOf, sidesOfRound } from './round-sides.ts';
import { roundsOf } from './standings.ts';

/**
 * The results of these games as CSV, one line per player and game; game by game, because friends may
 * be playing meanwhile.
 */
export function* resultsPieces(
  games: readonly EveningGame[],
  words: ResultsWords = plainResults,
): Iterable<string> {
  yield csvOf([csvLine(words.columns, words.separator)]);
  for (const [index, round] of roundsOf(games).entries()) {
    const sideOf = sidesOfRound(round);
    for (const game of round) yield csvLines(linesOf(game, index + 1, { sideOf, words }));
  }
}

interface Telling {
  readonly sideOf: SideOf;
  readonly words: ResultsWords;
}

/**
 * Where all win together, nobody is compared.
 * @param number of the game among those of the evening
 */
function linesOf(game: EveningGame, number: number, { sideOf, words }: Telling): readonly string[] {
  const { separator, awards } = words;
  const { title, rows, columns, began, seconds, players, sides } = game;
  const when = began === null ? '' : `${dayOf(began)} ${timeOf(began)}`;
  const about = [number, tableOf(game), title, rows, columns, when, seconds];
  const ofGame = csvLine(about, separator); // once for all its players
  return players.map((player) => {
    const { name, pairs, tries = '', streak, award } = player;
    const side = sideOf(game, player);
    const inWords = award === null ? '' : awards[award];
    const own =
      sides?.kind === 'together'
        ? ['', name, '', '', '', '']
        : [side?.place ?? '', name, pairs, tries, streak, inWords];
    const of = side === undefined || sides === undefined ? ['', ''] : sideCells(side, words);
    return `${ofGame}${separator}${csvLine([...own, ...of], separator)}`;
  });
}

function sideCells({ kind, number, score }: Side, { sides }: ResultsWords) {
  if (kind === 'team') return [sides.teams[number] ?? '', score];
  return [kind === 'table' ? `${sides.table} ${number}` : sides.together, score];
}

/** `memory-scramble-2026-03-14.csv`, by the day of this computer. */
export function resultsName(now: number): string {
  return `memory-scramble-${dayOf(now)}.csv`;
}
