import { randomInt } from 'node:crypto';
import type { Random } from '../game/deck.ts';

/** As many numbers as `randomInt` can give, and a power of two, so that all are equally likely. */
const STEPS = 2 ** 47;

/**
 * Chance from the operating system, for all that nobody may foresee: how the cards lie, and the code
 * of the room. The state of `Math.random` can be computed from one game that was seen.
 */
export const systemRandom: Random = () => randomInt(STEPS) / STEPS;
