/**
 * What `/table` answers: one JSON document for what the published grammar cannot say. All of it is
 * the same for everybody, and by seat, never by player id; only `you` differs.
 */

import type { Award } from './awards.ts';
import type { BringingView, OwnBrought } from './brought.ts';
import type { Card } from './card.ts';
import type { Character } from './characters.ts';
import type { Faces } from './emoji.ts';
import type { SidesView } from './sides.ts';

/** `0`: no card any more. `1`: face down. Otherwise a card that is face up. */
export type SpotView = 0 | 1 | FaceUp;

export interface FaceUp {
  readonly card: Card;
  /** Seat of the controller. */
  readonly by?: number;
  /** Whether it is its controller's first card, or part of a pair waiting to leave the board. */
  readonly as?: 'first' | 'pair';
  /** The seats of its waiters, first come first. */
  readonly waiting?: readonly number[];
  /** The language of its words. The host does not send it: a page adds it from `/faces`. */
  readonly language?: string;
  /** What is said aloud for it; likewise. */
  readonly say?: string;
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
  /** Its other card, where that says something else. */
  readonly lastWith?: Card;
  /** A computer player, and how it plays. */
  readonly computer?: Character;
  /** In a game of teams: theirs, from 0, and the sign that is drawn instead of that of the seat. */
  readonly team?: number;
  readonly sign?: number;
}

/**
 * Whether this is a person who is here: computer players wait while nobody is. Players who use only the
 * published protocol count, because they may be here, and may wait for a card.
 */
export function isPersonHere({ presence, computer }: PlayerView): boolean {
  return computer === undefined && (presence === 'here' || presence === 'text');
}

/** Who found which pair. An unlike pair has `with`, and stands in the order of its deck. */
export interface LastPairView {
  readonly seat: number;
  readonly card: Card;
  readonly with?: Card;
}

export type Phase = 'lobby' | 'playing' | 'over';

export type DoorMode = 'open' | 'joined' | 'code';

/** Something that everybody is told once. Numbers grow, so a client knows which are new. */
export interface Notice {
  readonly number: number;
  readonly kind: 'replaced';
  readonly who: string;
  readonly from: Card;
  readonly to: Card;
}

/** What the room allows. */
export interface RoomView {
  readonly door: DoorMode;
  readonly replace: boolean;
  /** The TV says the cards that are turned. */
  readonly tvSpeaks?: true;
}

/** The part that is the same for everybody. */
export interface CommonView {
  readonly token: string;
  readonly game: number;
  readonly title: string;
  readonly phase: Phase;
  readonly rows: number;
  readonly columns: number;
  /** So that a board has its shape before the first card is turned. */
  readonly faces: Faces;
  /** Whether `/faces` has anything to say of this game: a text with spaces, or a photo. */
  readonly hasFaces: boolean;
  /** Whether cards belong together that are not equal. */
  readonly unlike: boolean;
  /** The language of the words on the cards, as in HTML, or null where the deck does not say. */
  readonly language: string | null;
  /** Those of its two sides. The host does not send it: a page adds it from `/faces`. */
  readonly languages?: readonly string[];
  readonly spots: readonly SpotView[];
  readonly pairsLeft: number;
  readonly lastPair: LastPairView | null;
  readonly players: readonly PlayerView[];
  /** Who wins together; left out: everybody for themselves. */
  readonly sides?: SidesView;
  /** The last few; on the wire they have always been called so. */
  readonly happenings: readonly Notice[];
  readonly room: RoomView;
  /** While everybody brings cards, in a lobby; else null. */
  readonly bringing: BringingView | null;
  /** Shown cards up to this number were dealt; 0: never any. */
  readonly dealt: number;
}

/** What only the asking player is told. */
export interface You {
  readonly seat: number | null;
  readonly name: string | null;
  /** The highest number of a flip of yours that was taken, or null. */
  readonly number: number | null;
  readonly removed: boolean;
  readonly blocked: boolean;
  /** The cards that you have brought, shown to others or not. */
  readonly brought: readonly OwnBrought[];
  /** The number of this table, where there are several. Who has a seat finds only their own here. */
  readonly table?: number;
}

/** What somebody did in a game of the evening. Where all won together, it only says so. */
export type EveningResult =
  | { readonly pairs: number; readonly won: boolean }
  | { readonly together: true };

/** Cards that somebody turned up first, and how many of them others needed for a pair; never 0. */
export interface Gave {
  readonly seat: number;
  readonly opened?: number;
  readonly shown?: number;
}

/** Somebody's line in the standings of the evening. */
export interface EveningLine {
  readonly seat: number;
  readonly name: string;
  /** Games, and how many of them were won: a shared first place is a win. */
  readonly played: number;
  readonly wins: number;
  readonly pairs: number;
  /** The newest games of the evening, the oldest of them first; null: they did not play. */
  readonly games: readonly (EveningResult | null)[];
  /** They have no seat any more: it may be another's by now. */
  readonly left?: boolean;
  /** The number of their table, where there are several. */
  readonly table?: number;
}

/** The standings over the games of one evening, the best first. */
export interface EveningView {
  readonly games: number;
  /** When its first card was flipped, in milliseconds since 1970; left out where that is not known. */
  readonly since?: number;
  readonly lines: readonly EveningLine[];
}

/** What the TV shows: the game, a game that is over once more, or how it goes, step by step. */
export type TvShows = 'game' | 'film' | 'xray';

export interface TableView extends CommonView {
  readonly you: You;
  /** Once the game is over: at most one for each player. */
  readonly awards: readonly Award[];
  /** In a lobby: how often each sign has hopped. */
  readonly hops?: readonly { readonly seat: number; readonly times: number }[];
  /** Then, for those who played and found no pair: what they did for others. */
  readonly gave?: readonly Gave[];
  readonly evening: EveningView;
  /** What the host wants to see on the TV; left out: the game. */
  readonly tvShows?: Exclude<TvShows, 'game'>;
  /** Whether the host wants TVs to sound; left out: each as it was opened. */
  readonly tvSounds?: boolean;
  /** Seconds until the game in the lobby begins, or null. At the time of the answer; so is `restartSeconds`. */
  readonly beginsIn: number | null;
  /** Seconds until a new game begins by itself, or null. */
  readonly restartSeconds: number | null;
  /**
   * Seconds until you give up your first card, because somebody waits for it (4-G), or null. At the
   * time of the answer: the client counts on from there.
   */
  readonly giveUpSeconds: number | null;
  /** Seconds from the first flip of this game until now, or until it was over. */
  readonly playedSeconds: number;
}
