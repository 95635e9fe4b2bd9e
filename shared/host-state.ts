/** What the powers of a host tell: the room as the host sees it, boards, and why a power did nothing. */

import type { BoardProblem } from './board-file.ts';
import type { BroughtView } from './brought.ts';
import type { PictureHash } from './faces.ts';
import type { RoomSettings } from './settings.ts';
import type { DoorMode } from './table-view.ts';

/** An address at which friends on one network can reach the host. */
export interface LanAddress {
  readonly adapter: string;
  readonly address: string;
  readonly link: string;
  /** Through a virtual one, a VPN or one inside of this computer, friends' phones hardly ever come. */
  readonly network: 'wireless' | 'cable' | 'virtual';
}

/** A bundled board, with some of its cards for a picture: the top left corner, or faces of a deck. */
export interface BoardPreview {
  readonly board: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** Whether cards belong together that are not equal. */
  readonly unlike: boolean;
  readonly corner: readonly (readonly string[])[];
}

/** A card in a picture of a board: its text, or a picture. */
export type CornerCell = string | { readonly picture: PictureHash; readonly colour?: string };

/** A board of the host's own library. */
export interface OwnBoard {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  /** How many there are; of a deck perhaps more than one game deals. */
  readonly pairs: number;
  readonly hasPhotos: boolean;
  readonly unlike: boolean;
  /** Some of its faces; the pictures of these are told by `ownPictures`, in this order. */
  readonly corner: readonly (readonly CornerCell[])[];
  /** When it was saved last, in milliseconds since 1970. */
  readonly changedMs: number;
  /** What is wrong with its file, if somebody has damaged that; else null. */
  readonly problem: BoardProblem | null;
}

/**
 * What may be wrong with saving: the disk is full, nothing may be written there, it reports another
 * error, another host saves to the same file, this game is not saved at all because the last one
 * could not be read, it is saved but so slowly that a crash may cost more than a second, or it is saved
 * but its record, or the evening, is not.
 */
export type SaveTrouble = DiskTrouble | 'shared' | 'unsaved' | 'slow' | 'unrecorded' | 'evening';

/** What the host knows of the room; seats and the game that is over are those of one table. */
export interface HostState {
  /** What friends open, with the code in its fragment where the door has one. */
  readonly joinLink: string;
  /** Which of the addresses the link and the QR code have; null: there is none. */
  readonly adapter: string | null;
  /** A name under which some networks know this computer, with the port. */
  readonly localName: string;
  readonly addresses: readonly LanAddress[];
  readonly door: DoorMode;
  readonly code: string | null;
  /** What a door with a code becomes without it. */
  readonly unlocked: Exclude<DoorMode, 'code'>;
  readonly settings: RoomSettings;
  /** Why the running game cannot go on, or null; a new game mends it. */
  readonly broken: string | null;
  /** What is wrong with saving the game at present, or null. */
  readonly saveTrouble: SaveTrouble | null;
  /** The port that was wanted, where another program had it; else null. */
  readonly takenPort: number | null;
  /** Seats of players whom the host took out of the game, and who have not come back. */
  readonly removed: readonly number[];
  /** People of all tables who are away or have left, and may come back on another phone. */
  readonly absent: readonly {
    readonly table: number;
    readonly seat: number;
    readonly name: string;
  }[];
  /** Names of blocked players. */
  readonly blocked: readonly string[];
  /** Names of blocked players from whose address a newcomer was kept out since. */
  readonly knocked: readonly string[];
  /** Whether this host has a library of its own boards. */
  readonly hasLibrary: boolean;
  /** The title of the game that `gamePage` keeps, or null where there is none. */
  readonly finishedGame: string | null;
  /** The evening that is over and that nobody has forgotten: its games, and when the first began. */
  readonly lastEvening: { readonly games: number; readonly since: number | null } | null;
  /** Cards that were brought and that nobody else sees yet, where the host looks first. */
  readonly unshown: readonly BroughtView[];
  /** Whether the cards of this game were brought by those at the table. */
  readonly isBrought: boolean;
  /** The table at which the next newcomer sits, where the host has chosen one. */
  readonly nextAt: number | null;
  /** The Wi-Fi that friends can scan, without its password. */
  readonly wifi: {
    readonly name: string;
    readonly isOpen: boolean;
    /** It is there again at the next start. */
    readonly isKept: boolean;
    readonly isOnTv: boolean;
    /** Counts what was typed: its picture is another one. */
    readonly changes: number;
  } | null;
}

/** Why a power did nothing. */
export type HostFailure =
  | { readonly code: 'bad-power' | 'unknown-power' | 'no-such-seat' | 'no-such-board' | 'not-away' }
  /** There is no such table; the running game has no such team. */
  | { readonly code: 'no-such-table' | 'no-such-team' }
  /** No finished game has a pair, or the page was not built. */
  | { readonly code: 'no-game' | 'no-page' }
  /** There are as many computer players as there may be; every seat is taken. */
  | { readonly code: 'computers-full' | 'no-seat' }
  | { readonly code: 'no-library' | 'many-boards' | 'bad-title' }
  /** Nobody brings cards; there is none of that number; too few to be dealt like this. */
  | { readonly code: 'no-bringing' | 'no-such-card' | 'few-cards' }
  /** The step is not in the record of the running game, or nobody may know yet how it came about. */
  | { readonly code: 'no-such-step' }
  | { readonly code: 'board-file'; readonly problem: BoardProblem }
  /** The disk could not keep or read a board; nothing is lost that was there. */
  | { readonly code: 'board-disk'; readonly trouble: DiskTrouble };

/** What a disk says that cannot keep a board. */
export type DiskTrouble = 'full' | 'denied' | 'disk';

export type HostAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & HostFailure);
