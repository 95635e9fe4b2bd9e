import type { SpotIndex } from './spot.ts';
import type { Waiter } from './waiters.ts';

/**
 * What a player must still finish, as an immutable value. A player who waits controls nothing, and one
 * who controls a pair has no first card: the type cannot express anything else. A rule that is *due*
 * for a player happens before anything else at their next flip.
 */
export type Play =
  /** Controls nothing and has nothing to finish. */
  | { readonly phase: 'ready' }
  /** 1-D: controls nothing, stands in a queue. */
  | { readonly phase: 'waiting'; readonly waiter: Waiter }
  /** 1-B, 1-C, 4-E: controls one card. */
  | { readonly phase: 'first'; readonly first: SpotIndex }
  /** 2-D: controls two cards; 3-A is due. */
  | { readonly phase: 'matched'; readonly pair: readonly [SpotIndex, SpotIndex] }
  /** 2-A, 2-B, 2-E, 4-G: controls nothing; 3-B is due for the cards that were given up. */
  | { readonly phase: 'missed'; readonly givenUp: readonly SpotIndex[] };

export const READY: Play = { phase: 'ready' };

/** The spots that a player controls, as their play tells it. */
export function controlledIn(play: Play): readonly SpotIndex[] {
  if (play.phase === 'first') return [play.first];
  return play.phase === 'matched' ? play.pair : [];
}
