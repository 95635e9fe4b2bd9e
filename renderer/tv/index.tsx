/** All that only a TV needs. */

export { Spectator } from './spectator.ts';
export { TvScreen } from './tv-screen.tsx';
