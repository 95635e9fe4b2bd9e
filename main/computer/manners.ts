/** The manners of computer players: how long they think, and how they keep out of each other's way. */

import { limits } from '../../shared/limits.ts';
import type { Random } from './seat.ts';

/** What a player thinks about: a second card, or a first one after what it did before. */
export type Thought = 'second' | 'first' | 'first after a match' | 'first after a miss';

/** The least and the most that it thinks, in whole milliseconds. */
export type Thinking = Readonly<Record<Thought, readonly [least: number, most: number]>>;

/** The shortest time between two flips of one computer player. */
export const OWN_GAP_MS = 600;

/** The shortest time between flips of two of them, so that people can follow. */
export const SHARED_GAP_MS = 300;

/** How long a pair of its own may stay on the board after it was found. */
const PAIR_MS_MAX = 5_000;

/**
 * The longest it thinks after a match, so that its pair is gone in time even if all others go
 * first.
 */
export const CLEARING_MS_MAX = PAIR_MS_MAX - limits.computersMax * SHARED_GAP_MS;

const AFTER_A_MISS_MS = 1_500;

/** Shorter before a second card than before a first, and longer after a miss. */
export const thinking: Thinking = {
  second: [1_200, 2_000],
  first: [2_000, 4_000],
  'first after a match': [2_000, CLEARING_MS_MAX],
  'first after a miss': [2_000 + AFTER_A_MISS_MS, 4_000 + AFTER_A_MISS_MS],
};

/** How long to think this time. */
export function thinkingMs([least, most]: readonly [number, number], random: Random): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** Shared by the computer players of a table: each flip has its turn, a gap after the one before. */
export class Turns {
  #next = -Infinity;

  /** @returns when the caller may flip: now, or a gap after the last turn that was taken */
  take(now: number): number {
    const turn = Math.max(now, this.#next);
    this.#next = turn + SHARED_GAP_MS;
    return turn;
  }
}
