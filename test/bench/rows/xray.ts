import { wallBench } from '../frames.ts';

const LANES = 16;

/** A TV has sixteen lanes at once, and nothing to press. */
export const xray = wallBench({
  name: 'xray',
  what: `page: the X-ray, ${LANES} players flipping, frames a second`,
  players: LANES,
  path: '/tv?xray',
  each: '.x-heads li',
});
