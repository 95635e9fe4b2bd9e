/** What is shown once a game is over, and fetched only then. */

export { eveningName } from '../game/tonight.ts';
export { AfterBar } from './after-bar.tsx';
export { Pin, Prize } from './awards.tsx';
export { Rosette } from './rosette.tsx';
export { SmallCrown, Tonight } from './tonight.tsx';
