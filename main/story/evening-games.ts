/** What is done to the games of an evening. Pure. */

import { limits } from '../../shared/limits.ts';
import { type SeatKey, keyAt } from '../table/seat-key.ts';
import type { EveningGame, EveningPlayer } from './evening.ts';
import { roundsOf } from './standings.ts';

/** The number of the table where a game was played. */
export function tableOf({ table: number = 1 }: EveningGame): number {
  return number;
}

/** The game with every result of a player changed. */
export function withPlayer(
  game: EveningGame,
  who: SeatKey,
  change: (one: EveningPlayer) => EveningPlayer,
): EveningGame {
  const isTheirs = ({ id }: EveningPlayer) => keyAt(tableOf(game), id) === who;
  if (!game.players.some(isTheirs)) return game;
  return { ...game, players: game.players.map((one) => (isTheirs(one) ? change(one) : one)) };
}

/** The same, of which as many of the newest as are kept tell their lesson. */
export function boundedLessons(games: readonly EveningGame[]): readonly EveningGame[] {
  let entries = 0;
  const kept = bounded(games)
    .toReversed()
    .map((game) => {
      entries += entriesOf(game);
      return entries > limits.lessonEntriesMax ? withoutLesson(game) : game;
    });
  return kept.toReversed();
}

function entriesOf({ lesson }: EveningGame): number {
  return (lesson?.pairs ?? []).reduce((sum, { taken = [], withTaken = [] }) => {
    return sum + 1 + taken.length + withTaken.length;
  }, 0);
}

export function withoutLesson({ lesson: _lesson, ...game }: EveningGame): EveningGame {
  return game;
}

/** As many of the newest games as are kept, at all their tables; the newest one in any case. */
export function bounded(games: readonly EveningGame[]): readonly EveningGame[] {
  let kept = roundsOf(games).slice(-limits.eveningGamesMax);
  let entries = kept.flat().reduce((sum, { players }) => sum + players.length, 0);
  while (kept.length > 1 && entries > limits.eveningEntriesMax) {
    const [oldest = [], ...newer] = kept;
    entries -= oldest.reduce((sum, { players }) => sum + players.length, 0);
    kept = newer;
  }
  return kept.flat();
}
