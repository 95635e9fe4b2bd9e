/**
 * What `/table` answers: one JSON document for what the published grammar cannot say. All of it is
 * the same for everybody, and by seat, never by player id; only `you` differs.
 */

import type { Card } from './card.ts';

/** `0`: no card any more. `1`: face down. Otherwise a card that is face up. */
export type SpotView = 0 | 1 | FaceUp;

export interface FaceUp {
  readonly card: Card;
  /** Seat of the controller. */
  readonly by?: number;
  /** Whether it is its controller's first card, or part of a pair waiting to leave the board. */
  readonly as?: 'first' | 'pair';
  /** Seats of those who wait for it, first come first. */
  readonly waiting?: readonly number[];
}

/** `text`: plays by the published protocol alone, so nobody can tell whether it is here or away. */
export type Presence = 'here' | 'away' | 'left' | 'text';

export interface PlayerView {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly tries: number;
  /** The most matches without a miss between them. */
  readonly streak: number;
  readonly presence: Presence;
  /** The last pair they found in this game. */
  readonly last?: Card;
}

export type Phase = 'lobby' | 'playing' | 'over';

export type DoorMode = 'open' | 'joined' | 'code';

/** Something everybody should be told of. Numbers grow, so a client knows which are new. */
export type Happening = { readonly number: number; readonly who: string } & (
  | { readonly kind: 'replaced'; readonly from: Card; readonly to: Card }
  | { readonly kind: 'removed' }
);

/** What the room allows. */
export interface RoomView {
  readonly door: DoorMode;
  readonly replace: boolean;
}

/** The part that is the same for everybody. */
export interface CommonView {
  readonly token: string;
  readonly game: number;
  readonly title: string;
  readonly phase: Phase;
  readonly rows: number;
  readonly columns: number;
  readonly spots: readonly SpotView[];
  readonly pairsLeft: number;
  readonly lastPair: { readonly seat: number; readonly card: Card } | null;
  readonly players: readonly PlayerView[];
  readonly happenings: readonly Happening[];
  readonly room: RoomView;
}

/** What only the asking player is told. */
export interface You {
  readonly seat: number | null;
  readonly name: string | null;
  /** The highest number of a flip of yours that was taken, or null. */
  readonly number: number | null;
  readonly removed: boolean;
  readonly blocked: boolean;
}

export interface TableView extends CommonView {
  readonly you: You;
  /** Seconds until a new game begins by itself, or null. */
  readonly restartSeconds: number | null;
  /** Seconds from the first flip of this game until now, or until it was over. */
  readonly playedSeconds: number;
}
