import { randomInt } from 'node:crypto';
import type { Random } from '../game/deck.ts';

/** As many numbers as `randomInt` can give, and a power of two, so that all are equally likely. */
const STEPS = 2 ** 47;

/**
 * Chance from the operating system, for all that nobody may foresee: how the cards lie, and the code
 * of the room. The state of `Math.random` can be computed from one game that was seen.
 */
export const systemRandom: Random = () => randomInt(STEPS) / STEPS;

/** A source of chance that gives the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
