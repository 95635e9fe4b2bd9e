import { type Side, type SidesView, type TableScore, sidesOf } from '../../shared/sides.ts';
import type { EveningGame, EveningPlayer } from './evening.ts';

/** The side of somebody in a game of the evening; of a table that raced, the table's. */
export type SideOf = (game: EveningGame, player: EveningPlayer) => Side | undefined;

/** Who played together in a round: the same game, at all its tables. */
export function sidesOfRound(round: readonly EveningGame[]): SideOf {
  const known = new Map(
    round.map((game) => {
      const sides = sidesOfGame(game, round);
      return [game, new Map(sides.map((side) => [side.number, side]))];
    }),
  );
  return (game, { seat, team }) => {
    switch (game.sides?.kind) {
      case undefined:
        return known.get(game)?.get(seat);
      case 'teams':
        return team === undefined ? undefined : known.get(game)?.get(team);
      case 'tables':
        return known.get(game)?.get(game.table ?? 1);
      case 'together':
        return known.get(game)?.get(0);
    }
  };
}

function sidesOfGame(game: EveningGame, round: readonly EveningGame[]): readonly Side[] {
  const players = game.players.map(({ seat, pairs: score, team }) => ({ seat, score, team }));
  return sidesOf(players, viewOf(game), game.sides?.kind === 'tables' ? round.map(scoreOf) : []);
}

function viewOf({ sides }: EveningGame): SidesView | undefined {
  return sides?.kind === 'together' ? { ...sides, best: null } : sides;
}

function scoreOf({ table = 1, players, seconds, sides }: EveningGame): TableScore {
  const pairs = players.reduce((sum, one) => sum + one.pairs, 0);
  return { table, pairs, pairsLeft: sides?.kind === 'tables' ? sides.left : 0, seconds };
}
