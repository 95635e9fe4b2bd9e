import { wallBench } from '../frames.ts';

const [TABLES, PLAYERS] = [8, 32];

/** A class: all boards are live, in one poll. */
export const tvTables = wallBench({
  name: 'tv-tables',
  what: `page: the TV, ${TABLES} tables with ${PLAYERS} players flipping, frames a second`,
  players: PLAYERS,
  tables: TABLES,
  path: '/tv',
  each: '.tv-slab-board .board',
});
