import type { PlayerId } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import type { Side } from '../../shared/sides.ts';
import type { EveningLine } from '../../shared/table-view.ts';
import { type SeatKey, idOf, keyAt } from '../table/seat-key.ts';
import type { EveningGame, EveningPlayer } from './evening.ts';
import { sidesOfRound } from './round-sides.ts';

/** How one player stands over the games of an evening, and where they played last. */
export interface Standing extends Omit<EveningLine, 'left' | 'table'> {
  readonly id: PlayerId;
  readonly table: number;
}

/** The games as they were played: at several tables, each has a result. */
export function roundsOf(games: readonly EveningGame[]): readonly (readonly EveningGame[])[] {
  const rounds: EveningGame[][] = [];
  let last: EveningGame | undefined;
  for (const game of games) {
    const isSame = last?.game === game.game && (last.table ?? 1) < (game.table ?? 1);
    if (isSame) rounds.at(-1)?.push(game);
    else rounds.push([game]);
    last = game;
  }
  return rounds;
}

/**
 * The best standings over these games, the best first. Looks once at each result. Somebody who was
 * given another's seat, or has moved to another table, may have two results in one game: they are
 * added, and the game counts once.
 */
export function standingsOf(games: readonly EveningGame[]): readonly Standing[] {
  const rounds = roundsOf(games);
  const shown = Math.min(rounds.length, limits.eveningGamesShown);
  const lines = new Map<SeatKey, Line>();
  for (const [index, round] of rounds.entries()) {
    const sideOf = sidesOfRound(round);
    for (const game of round) {
      const { table = 1, players } = game;
      for (const player of players) {
        const { id, seat, name, pairs } = player;
        const key = keyAt(table, id);
        const line = lines.get(key) ?? new Line(shown);
        lines.set(key, line);
        const result = { table, seat, name, pairs };
        line.count(index - (rounds.length - shown), result, sideOf(game, player));
      }
    }
  }
  return Array.from(lines, ([key, line]) => ({ id: idOf(key), ...line.sum() }))
    .toSorted(byRank)
    .slice(0, limits.eveningLinesShown);
}

/** Of equal wins, more pairs come first; of equal pairs, the lower table and seat. */
export function byRank(one: Omit<EveningLine, 'left'>, other: Omit<EveningLine, 'left'>): number {
  const tables = (one.table ?? 1) - (other.table ?? 1);
  return other.wins - one.wins || other.pairs - one.pairs || tables || one.seat - other.seat;
}

type Result = Pick<EveningPlayer, 'seat' | 'name' | 'pairs'> & { readonly table: number };

/** The results of one player, while they are counted game by game. */
class Line {
  readonly #games: EveningLine['games'][number][];
  #last: Result = { table: 1, seat: 0, name: '', pairs: 0 };
  #lastPlace = -Infinity;
  #lastWon = false;
  #played = 0;
  #wins = 0;
  #pairs = 0;

  constructor(shown: number) {
    this.#games = Array.from({ length: shown }, () => null);
  }

  /**
   * @param place of the game among the shown ones; negative: not shown
   * @param side theirs; where all win together, nobody is ranked, and nothing is summed up
   */
  count(place: number, result: Result, side: Side | undefined): void {
    if (side?.kind === 'all') {
      this.#last = result;
      if (place >= 0) this.#games[place] = { together: true };
      return;
    }
    const won = side?.place === 1 && side.score > 0;
    const isFirst = place !== this.#lastPlace;
    const hadWon = !isFirst && this.#lastWon;
    if (isFirst) this.#played++;
    if (won && !hadWon) this.#wins++;
    this.#pairs += result.pairs;
    this.#last = result;
    this.#lastPlace = place;
    this.#lastWon = won || hadWon;
    if (place < 0) return;
    const known = this.#games[place] ?? null;
    const before = known === null || 'together' in known ? 0 : known.pairs;
    this.#games[place] = { pairs: before + result.pairs, won: this.#lastWon };
  }

  sum(): Omit<Standing, 'id'> {
    const { table, seat, name } = this.#last;
    const [played, wins, pairs, games] = [this.#played, this.#wins, this.#pairs, this.#games];
    return { table, seat, name, played, wins, pairs, games };
  }
}
