/** What `/tables` answers: how all tables of the room stand, as others may know it. */

import type { Award } from './awards.ts';
import type { CommonView, EveningView, Phase, TvShows } from './table-view.ts';

/** What a table tells to everybody in the room. */
export interface TableSummary {
  /** Its number, from 1. */
  readonly table: number;
  readonly phase: Phase;
  readonly pairsLeft: number;
  /** How many pairs were found. */
  readonly pairs: number;
  /** How many people are here. */
  readonly people: number;
  /** Seconds played, at the time of the answer or until the game was over. */
  readonly seconds: number;
  /** With boards: what everybody at the table sees, if it changed since the state that was asked for. */
  readonly view?: BoardView;
}

/** What everybody at a table sees, but for the evening, which is the room's. */
export interface BoardView extends CommonView {
  readonly awards: readonly Award[];
}

export interface TablesView {
  readonly token: string;
  readonly game: number;
  readonly tables: readonly TableSummary[];
  /** The table at which you sit, or null. */
  readonly you: number | null;
  /** Seconds until the game in the lobby begins, and until a new one begins by itself, or null. */
  readonly beginsIn: number | null;
  readonly restartSeconds: number | null;
  /** With boards: how the evening stands. */
  readonly evening?: EveningView;
  /** What the host wants to see on the TV, and of which table; left out: all of them. */
  readonly tv?: { readonly shows: Exclude<TvShows, 'game'>; readonly table: number };
}
