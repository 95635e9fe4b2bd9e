import type { SpotIndex } from './spot.ts';
import type { Waiter } from './waiters.ts';

/**
 * What a player must still finish, as an immutable value: who waits holds nothing, and who holds a
 * pair has no first card; neither can be said otherwise.
 */
export type Play =
  /** Holds nothing and has nothing to finish. */
  | { readonly phase: 'ready' }
  /** 1-D: holds nothing, stands in a queue. */
  | { readonly phase: 'waiting'; readonly waiter: Waiter }
  /** 1-B, 1-C, 4-E: holds one card. */
  | { readonly phase: 'first'; readonly first: SpotIndex }
  /** 2-D: holds two cards; 3-A is due. */
  | { readonly phase: 'matched'; readonly pair: readonly [SpotIndex, SpotIndex] }
  /** 2-A, 2-B, 2-E, 4-G: holds nothing; 3-B is due for what was given up. */
  | { readonly phase: 'missed'; readonly left: readonly SpotIndex[] };

export const READY: Play = { phase: 'ready' };

/** The spots that a player controls, as their play tells it. */
export function heldIn(play: Play): readonly SpotIndex[] {
  if (play.phase === 'first') return [play.first];
  return play.phase === 'matched' ? play.pair : [];
}
