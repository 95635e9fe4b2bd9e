/**
 * All that a computer player is given. It sits at the table like everybody else: it sees what its
 * own player sees, flips as its own player, and is told when the table has changed. No board, deck or
 * other player can be reached from here, so what it does not see, it cannot use.
 */

import type { Position } from '../../shared/card.ts';
import type { Phase, TableView } from '../../shared/table-view.ts';

/**
 * The table as its own player sees it; `token` names its state, and is never empty. A plain board state
 * does not say whether somebody controls a face-up card, and a player who flips that one joins a queue.
 * Every phone is told who controls what and who waits, by seat.
 */
export type OwnView = Pick<TableView, 'token' | 'game' | 'columns' | 'spots'> & {
  readonly seat: number;
};

/** `look`, `flip` and `watch`, as its own player. */
export interface OwnSeat {
  look(): OwnView;
  /**
   * Flips by the rules. Whether it waits (1-D) is decided before this returns.
   * @throws RuleFailure if a rule fails it; the reason of `signal`, if it aborts a wait
   */
  flip(at: Position, options: { readonly signal: AbortSignal }): Promise<void>;
  /**
   * Calls `tell` once, as soon as the table differs from the one that `since` names: its board, who
   * controls what, its phase, or who is here. In `tell` a player looks, but does not act yet.
   */
  watch(since: string, tell: () => void): Cancel;
}

/** What everybody at the table knows, as far as manners need it. */
export interface Facts {
  readonly phase: Phase;
  /** Whether a person is here to play with. */
  readonly personHere: boolean;
  /** The score of the best of the people here; undefined where nobody is. */
  readonly bestOfPeople: number | undefined;
  readonly ownScore: number;
  /** The shortest time between two flips of one person in the last minute, if there were two. */
  readonly quickestMs: number | undefined;
}

/** Time as a parameter. */
export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs `action` once, after `ms`, unless it is cancelled. */
  after(ms: number, action: () => void): Cancel;
}

export type Cancel = () => void;

/** A source of numbers from 0 up to, and not including, 1. */
export type Random = () => number;
