import assert from 'node:assert/strict';
import type { Card, PlayerId } from '../../shared/card.ts';
import type { BoardEvent } from './events.ts';

/** What one player did in this game. */
export interface Tally {
  /** Matches: a held pair cannot be lost, so it counts at 2-D (4-F). */
  readonly score: number;
  /** Second cards tried: matches and misses. */
  readonly tries: number;
  /** Matches since the last miss. */
  readonly streak: number;
  /** The most matches without a miss between them. */
  readonly longestStreak: number;
  /** What the last pair was. */
  readonly lastCard: Card | null;
}

/** Who found a pair, and of what. */
export interface LastPair {
  readonly player: PlayerId;
  readonly card: Card;
}

export const NO_TALLY: Tally = { score: 0, tries: 0, streak: 0, longestStreak: 0, lastCard: null };

/**
 * The scores of one game: a fold over the events of its board. Knows nothing of the board's rep.
 *
 * AF: player p has the tally under p, or has not tried a second card yet.
 * RI: score ≤ tries; streak ≤ longestStreak ≤ score.
 */
export class Scoreboard {
  readonly #tallies = new Map<PlayerId, Tally>();
  #lastPair: LastPair | undefined;

  constructor(tallies: Iterable<readonly [PlayerId, Tally]> = [], lastPair?: LastPair) {
    for (const [player, tally] of tallies) {
      const { score, tries, streak, longestStreak } = tally;
      assert(score <= tries && streak <= longestStreak && longestStreak <= score, 'RI of a tally');
      this.#tallies.set(player, tally);
    }
    this.#lastPair = lastPair;
  }

  /** Counts what happened in a step. */
  count(events: readonly BoardEvent[]): void {
    for (const event of events) {
      if (event.kind !== 'matched' && event.kind !== 'missed') continue;
      const before = this.of(event.player);
      const { score, tries, streak, longestStreak } = before;
      if (event.kind === 'missed') {
        this.#tallies.set(event.player, { ...before, tries: tries + 1, streak: 0 });
        continue;
      }
      this.#tallies.set(event.player, {
        score: score + 1,
        tries: tries + 1,
        streak: streak + 1,
        longestStreak: Math.max(longestStreak, streak + 1),
        lastCard: event.card,
      });
      this.#lastPair = { player: event.player, card: event.card };
    }
  }

  of(player: PlayerId): Tally {
    return this.#tallies.get(player) ?? NO_TALLY;
  }

  /** Every player who tried a second card. */
  get tallies(): Iterable<readonly [PlayerId, Tally]> {
    return this.#tallies;
  }

  /** The last pair that was found in this game. */
  get lastPair(): LastPair | undefined {
    return this.#lastPair;
  }

  /** `to` goes on with what `from` did, added to their own. */
  handOver(from: PlayerId, to: PlayerId): void {
    const given = this.of(from);
    const own = this.of(to);
    this.#tallies.delete(from);
    this.#tallies.set(to, {
      score: given.score + own.score,
      tries: given.tries + own.tries,
      streak: own.streak,
      longestStreak: Math.max(given.longestStreak, own.longestStreak),
      lastCard: own.lastCard ?? given.lastCard,
    });
    if (this.#lastPair?.player === from) this.#lastPair = { ...this.#lastPair, player: to };
  }
}
