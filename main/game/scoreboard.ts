import assert from 'node:assert/strict';
import type { Card, PlayerId } from '../../shared/card.ts';
import type { BoardEvent } from './events.ts';

/** What one player did in this game. */
export interface Tally {
  /** Matches: a pair that is controlled cannot be lost, so it counts at 2-D (4-F). */
  readonly score: number;
  /** Second cards tried: matches and misses. */
  readonly tries: number;
  /** Matches since the last miss. */
  readonly streak: number;
  /** The most matches without a miss between them. */
  readonly longestStreak: number;
  /** What the last pair was. */
  readonly lastCard: Card | null;
  /** Its other card, where it was not equal. */
  readonly lastWith?: Card | undefined;
}

/** Who found a pair, and of what. */
export interface LastPair {
  readonly player: PlayerId;
  readonly card: Card;
  /** The other card, where it was not equal. */
  readonly with?: Card | undefined;
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
    for (const [player, tally] of tallies) this.#tallies.set(player, tally);
    this.#lastPair = lastPair;
    this.checkRep();
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
        ...lastOf({ lastCard: event.card, lastWith: event.with }),
      });
      const { player, card, with: other } = event;
      this.#lastPair = { player, card, ...(other === undefined ? {} : { with: other }) };
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
      ...lastOf(own.lastCard === null ? given : own),
    });
    if (this.#lastPair?.player === from) this.#lastPair = { ...this.#lastPair, player: to };
  }

  /** What `player` did in this game no longer counts. */
  forget(player: PlayerId): void {
    this.#tallies.delete(player);
    if (this.#lastPair?.player === player) this.#lastPair = undefined;
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    for (const { score, tries, streak, longestStreak } of this.#tallies.values()) {
      assert(score <= tries, 'RI: every match was a try');
      assert(streak <= longestStreak && longestStreak <= score, 'RI: a streak is made of matches');
    }
  }
}

type Last = Pick<Tally, 'lastCard' | 'lastWith'>;

function lastOf({ lastCard, lastWith }: Last): Last {
  return lastWith === undefined ? { lastCard } : { lastCard, lastWith };
}
