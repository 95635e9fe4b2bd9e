import { type Side, type SidesView, type TableScore, sidesOf } from '../../shared/sides.ts';
import type { EveningGame, EveningPlayer } from './evening.ts';

/** The side of somebody in a game of the evening; of a table that raced, the table's. */
export type SideOf = (game: EveningGame, player: EveningPlayer) => Side | undefined;

/** Who played together in a round: the same game, at all its tables. */
export function sidesOfRound(round: readonly EveningGame[]): SideOf {
  const known = new Map(round.map((game) => [game, sidesOfGame(game, round)]));
  return (game, { seat, team }) =>
    known.get(game)?.find(({ kind, number }) => {
      if (kind === 'player') return number === seat;
      if (kind === 'team') return number === team;
      return kind === 'all' || number === (game.table ?? 1);
    });
}

function sidesOfGame(game: EveningGame, round: readonly EveningGame[]): readonly Side[] {
  const players = game.players.map(({ pairs: score, ...rest }) => ({ ...rest, score }));
  return sidesOf(players, viewOf(game), game.sides?.kind === 'tables' ? round.map(scoreOf) : []);
}

function viewOf({ sides }: EveningGame): SidesView | undefined {
  return sides?.kind === 'together' ? { ...sides, best: null } : sides;
}

function scoreOf({ table = 1, players, seconds, sides }: EveningGame): TableScore {
  const pairs = players.reduce((sum, one) => sum + one.pairs, 0);
  return { table, pairs, pairsLeft: sides?.kind === 'tables' ? sides.left : 0, seconds };
}
