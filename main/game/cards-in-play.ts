import assert from 'node:assert/strict';
import type { Card } from '../../shared/card.ts';
import { isEmoji } from '../../shared/emoji.ts';
import type { Belonging } from './belonging.ts';

/** Facts that the remaining cards no longer show. */
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
 *     some step; `#hasWords` if a card ever was no emoji.
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
    this.#hasWords ||= !isEmoji(card);
  }

  remove(card: Card): void {
    const key = this.#belonging.keyOf(card);
    const count = this.#counts.get(key);
    assert(count !== undefined, 'only a card in play goes out of play');
    if (count === 1) this.#counts.delete(key);
    else this.#counts.set(key, count - 1);
    if (count % 2 === 0) this.#pairs--;
  }

  /** Whether the same cards are in play here and there. */
  countsAs(other: CardsInPlay): boolean {
    const isSame = ([key, count]: readonly [Card, number]) => other.#counts.get(key) === count;
    return this.#counts.size === other.#counts.size && [...this.#counts].every(isSame);
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

  /**
   * A step is done. Whether there was a pair (`hadPair`) depends on what it leaves: a map replaces
   * card after card, and on the way two may be equal that neither were before nor are afterwards.
   */
  endStep(): void {
    this.#hadPair ||= this.#pairs > 0;
  }

  /** In a game that goes on after a restart, the first pair and the words may be gone. */
  remember({ hadPair, hadWords = false }: Past): void {
    this.#hadPair ||= hadPair;
    this.#hasWords ||= hadWords;
  }
}
