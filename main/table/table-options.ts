/** What a Table is given, and what its operations are given and answer. */

import type { BoardState } from '../../shared/board-state.ts';
import type { PlayerId } from '../../shared/card.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { BoardStep } from '../game/events.ts';
import type { GameOptions, RunningGame } from '../game/game.ts';

/** What a Table is given from outside: it has no clock, no chance and no log of its own. */
export interface TableOptions extends GameOptions {
  /** Names this run of the host: random at each start, letters and digits. */
  readonly run: string;
}

/** A board state, and the token that names it. */
export interface BoardSeen {
  readonly state: BoardState;
  readonly version: string;
}

/** A seat that the host gave to somebody else. */
export interface Given {
  readonly seat: number;
  readonly from: number;
  readonly absent: PlayerId;
  readonly newcomer: PlayerId;
}

/** Told whenever something changed. */
export interface TableNews {
  /** The board's step, where it was one. */
  readonly step?: BoardStep;
  /** The last step of the game before this one, where it has just been closed (4-D). */
  readonly closing?: { readonly step: BoardStep; readonly game: RunningGame };
  /** The player who sat at `from` now has the seat `seat`, with the score of its previous player. */
  readonly given?: Given;
  /** The settings that the host changed, if that is what happened. */
  readonly settings?: Partial<RoomSettings>;
}

/** How a game begins, where it differs from the settings. */
export interface Opening extends Partial<Pick<RoomSettings, 'shuffle' | 'lobby'>> {
  /** In its lobby everybody brings cards for the next one. */
  readonly brings?: boolean;
}

/** What a flip may carry beside its position. */
export interface FlipOptions {
  readonly signal?: AbortSignal | undefined;
  readonly number?: number | undefined;
  readonly game?: number | undefined;
}

/** What somebody who joins says, and who else is here. */
export interface JoinOptions {
  readonly name?: string | undefined;
  readonly code?: string | undefined;
  /** Which of those who only watch are here: they keep their places. */
  readonly isHere?: (id: PlayerId) => boolean;
}
