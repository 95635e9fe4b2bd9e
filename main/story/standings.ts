import type { PlayerId } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import type { EveningLine } from '../../shared/table-view.ts';
import type { EveningGame, EveningPlayer } from './evening.ts';

/** How one player stands over the games of an evening. */
export interface Standing extends Omit<EveningLine, 'left'> {
  readonly id: PlayerId;
}

/**
 * The best standings over these games, the best first. Looks once at each result. Somebody who was
 * given another's seat may have two results in one game: they are added, and the game counts once.
 */
export function standingsOf(games: readonly EveningGame[]): readonly Standing[] {
  const shown = Math.min(games.length, limits.eveningGamesShown);
  const lines = new Map<PlayerId, Line>();
  for (const [index, { players }] of games.entries()) {
    const most = players.reduce((sofar, { pairs }) => Math.max(sofar, pairs), 1);
    for (const { id, seat, name, pairs } of players) {
      const line = lines.get(id) ?? new Line(shown);
      lines.set(id, line);
      line.count(index - (games.length - shown), { seat, name, pairs }, pairs === most);
    }
  }
  return Array.from(lines, ([id, line]) => ({ id, ...line.sum() }))
    .toSorted(byRank)
    .slice(0, limits.eveningLinesShown);
}

/** Of equal wins, more pairs come first; of equal pairs, the lower seat. */
export function byRank(one: Omit<EveningLine, 'left'>, other: Omit<EveningLine, 'left'>): number {
  return other.wins - one.wins || other.pairs - one.pairs || one.seat - other.seat;
}

type Result = Pick<EveningPlayer, 'seat' | 'name' | 'pairs'>;

/** The results of one player, while they are counted game by game. */
class Line {
  readonly #games: EveningLine['games'][number][];
  #last: Result = { seat: 0, name: '', pairs: 0 };
  #lastPlace = -Infinity;
  #lastWon = false;
  #played = 0;
  #wins = 0;
  #pairs = 0;

  constructor(shown: number) {
    this.#games = Array.from({ length: shown }, () => null);
  }

  /** @param place of the game among the shown ones; negative: not shown */
  count(place: number, result: Result, won: boolean): void {
    const isFirst = place !== this.#lastPlace;
    const hadWon = !isFirst && this.#lastWon;
    if (isFirst) this.#played++;
    if (won && !hadWon) this.#wins++;
    this.#pairs += result.pairs;
    this.#last = result;
    this.#lastPlace = place;
    this.#lastWon = won || hadWon;
    if (place < 0) return;
    const pairs = (this.#games[place]?.pairs ?? 0) + result.pairs;
    this.#games[place] = { pairs, won: this.#lastWon };
  }

  sum(): Omit<EveningLine, 'left'> {
    const { seat, name } = this.#last;
    const [played, wins, pairs, games] = [this.#played, this.#wins, this.#pairs, this.#games];
    return { seat, name, played, wins, pairs, games };
  }
}
