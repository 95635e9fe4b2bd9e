import assert from 'node:assert/strict';
import type { Card } from '../../shared/card.ts';

/**
 * How often each card is in play: on the board, and not in a matched pair that waits for 3-A. Kept
 * up to date card by card, so that "is the game over?" (4-F) costs the same on every board.
 *
 * AF: the multiset in which each key occurs as often as its value says.
 * RI: every value is positive; `#pairs` is the sum of ⌊value / 2⌋; `#hadPair` if that was not 0 after
 *     some step.
 */
export class CardsInPlay {
  readonly #counts = new Map<Card, number>();
  #pairs = 0;
  #hadPair = false;

  add(card: Card): void {
    const count = (this.#counts.get(card) ?? 0) + 1;
    this.#counts.set(card, count);
    if (count % 2 === 0) this.#pairs++;
  }

  remove(card: Card): void {
    const count = this.#counts.get(card);
    assert(count !== undefined, 'only a card in play goes out of play');
    if (count === 1) this.#counts.delete(card);
    else this.#counts.set(card, count - 1);
    if (count % 2 === 0) this.#pairs--;
  }

  /** How many pairs can still be found. */
  get pairs(): number {
    return this.#pairs;
  }

  /** Whether there ever was a pair. */
  get hadPair(): boolean {
    return this.#hadPair;
  }

  /** A step is done: what it left is what counts, not what it passed through on the way. */
  endStep(): void {
    this.#hadPair ||= this.#pairs > 0;
  }

  /** A game that is continued had its pair in the past. */
  rememberPair(): void {
    this.#hadPair = true;
  }
}
