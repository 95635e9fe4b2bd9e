import assert from 'node:assert/strict';
import type { Card } from '../../shared/card.ts';
import { isPicture } from '../../shared/picture.ts';
import type { Belonging } from './belonging.ts';

/** What is not seen any more of the cards that are left. */
export interface Past {
  readonly hadPair: boolean;
  /** The first saves did not have it. */
  readonly hadWords?: boolean;
}

/**
 * Counts the cards in play by what belongs together: those on the board that are not in a matched pair
 * waiting for 3-A. Kept up to date card by card, so that "is the game over?" (4-F) costs the same
 * on every board.
 *
 * AF: the multiset in which cards with each key occur as often as its value says.
 * RI: every value is positive; `#pairs` is the sum of ⌊value / 2⌋; `#hadPair` if that was not 0 after
 *     some step; `#hasWords` if a card ever was no picture.
 */
export class CardsInPlay {
  readonly #belonging: Belonging;
  readonly #counts = new Map<Card, number>();
  #pairs = 0;
  #hadPair = false;
  #hasWords = false;

  constructor(belonging: Belonging) {
    this.#belonging = belonging;
  }

  add(card: Card): void {
    const key = this.#belonging.keyOf(card);
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count % 2 === 0) this.#pairs++;
    this.#hasWords ||= !isPicture(card);
  }

  remove(card: Card): void {
    const key = this.#belonging.keyOf(card);
    const count = this.#counts.get(key);
    assert(count !== undefined, 'only a card in play goes out of play');
    if (count === 1) this.#counts.delete(key);
    else this.#counts.set(key, count - 1);
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

  /**
   * Whether any card is, or was, a word: so a board keeps its shape, and tells nothing of cards
   * that are gone.
   */
  get hasWords(): boolean {
    return this.#hasWords;
  }

  /** A step is done. Only what it leaves counts, not what it passed through on the way. */
  endStep(): void {
    this.#hadPair ||= this.#pairs > 0;
  }

  /** A game that is continued had its pair in the past, and maybe its words. */
  remember({ hadPair, hadWords = false }: Past): void {
    this.#hadPair ||= hadPair;
    this.#hasWords ||= hadWords;
  }
}
