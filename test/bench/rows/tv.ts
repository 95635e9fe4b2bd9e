import { wallBench } from '../frames.ts';

const PLAYERS = 15;

/** Cards turn, pairs fly home, rows change places. */
export const tv = wallBench({
  name: 'tv',
  what: `page: the TV, ${PLAYERS} players flipping, frames a second`,
  players: PLAYERS,
  path: '/tv',
  each: '.tv-scores li[style]',
});
