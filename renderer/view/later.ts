/** What a player needs later than the first tap, or never; fetched in one piece (lazy.tsx). */

export { default as MenuSheet } from './menu-sheet.tsx';
export { default as MessageScreens } from './message-screens.tsx';
export { default as OverScreen } from './over-screen.tsx';
export { default as PanBoard } from './pan-board.tsx';
export { default as RailScreen } from './rail-screen.tsx';
export { default as Sparks } from './sparks.tsx';
export { default as moved } from './grid-keys.ts';
