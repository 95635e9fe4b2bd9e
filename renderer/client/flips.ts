/**
 * My flips, one at a time. A tap while one is on its way is kept, the last one only; while I wait
 * for a card, a tap elsewhere goes out at once and changes my mind (4-A).
 */

import type { Position } from '../../shared/card.ts';
import type { Flipped } from './game-client.ts';

export interface FlipsOptions {
  readonly flip: (at: Position, number: number) => Promise<Flipped>;
  readonly isWaiting: () => boolean;
  /** The highest number that the host has taken from me. */
  readonly lastNumber: () => number;
  readonly onAsked: (at: Position | undefined) => void;
  readonly onAnswer: (flipped: Flipped) => void;
  /** The connection died while I waited: my place in the line is gone (4-B). */
  readonly onLostPlace: () => void;
  readonly sleep: (ms: number) => Promise<void>;
}

const TRIES_MAX = 5;
const RETRY_MS = 400;

export class Flips {
  readonly #options: FlipsOptions;
  #number = 0;
  /** The number of the flip on its way, if any. */
  #current: number | undefined;
  #kept: Position | undefined;

  constructor(options: FlipsOptions) {
    this.#options = options;
  }

  tap(at: Position): void {
    if (this.#current !== undefined && !this.#options.isWaiting()) this.#kept = at;
    else void this.#send(at);
  }

  /** The table says that I wait: a tap that was kept changes my mind (4-A). */
  waits(): void {
    const next = this.#kept;
    if (next !== undefined) void this.#send(next);
  }

  /** Forgets what is kept: another game, another player. */
  forget(): void {
    this.#kept = undefined;
    this.#current = undefined;
    this.#options.onAsked(undefined);
  }

  async #send(at: Position): Promise<void> {
    this.#number = Math.max(this.#number, this.#options.lastNumber()) + 1;
    const number = this.#number;
    this.#current = number;
    this.#kept = undefined;
    this.#options.onAsked(at);
    const flipped = await this.#try(at, number);
    if (this.#current !== number) return; // I changed my mind meanwhile; the later flip is the one
    this.#current = undefined;
    this.#options.onAsked(undefined);
    if (flipped !== undefined) this.#options.onAnswer(flipped);
    const next = this.#kept;
    if (next !== undefined) await this.#send(next);
  }

  /** The same number again is never a second flip, so a lost answer is simply asked for again. */
  async #try(at: Position, number: number): Promise<Flipped | undefined> {
    for (let tried = 1; tried <= TRIES_MAX; tried++) {
      try {
        return await this.#options.flip(at, number);
      } catch {
        // The network failed: what became of the flip is not known yet.
        if (this.#current !== number) return undefined;
        if (this.#options.isWaiting()) {
          this.#options.onLostPlace();
          return undefined;
        }
        await this.#options.sleep(RETRY_MS * tried);
      }
    }
    return undefined;
  }
}
