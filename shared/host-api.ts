/**
 * The host API: every power of the host, once, as a type and as the parser of its arguments. The
 * desktop app carries it over IPC, the headless host over `POST /host/POWER` on loopback; whoever
 * carries it parses what came, for a page is never trusted.
 */

import type { BoardProblem } from './board-file.ts';
import { parseName } from './name.ts';
import {
  type Reader,
  fields,
  nullable,
  oneOf,
  optional,
  text,
  textThat,
  whole,
  yesOrNo,
} from './readers.ts';
import type { DoorMode } from './table-view.ts';

/** What the host decides about the room. Seconds and minutes: `null` is never. */
export interface RoomSettings {
  /** Lay a deck out shuffled, or as its file is written. */
  readonly shuffle: boolean;
  /** A new game waits in a lobby until the host begins it (4-H). */
  readonly lobby: boolean;
  readonly replace: boolean;
  /** Away for this long, a page player leaves (4-C). */
  readonly leaveSeconds: number | null;
  /** Holding a first card for this long while somebody waits, a page player gives it up (4-G). */
  readonly holdUpSeconds: number | null;
  /** A new game begins by itself this often. */
  readonly restartMinutes: number | null;
}

export const defaultSettings: RoomSettings = {
  shuffle: true,
  lobby: false,
  replace: true,
  leaveSeconds: 60,
  holdUpSeconds: 30,
  restartMinutes: null,
};

/** An address at which friends on one network can reach the host. */
export interface LanAddress {
  readonly adapter: string;
  readonly address: string;
  readonly link: string;
}

/** A bundled board, with the cards of its top left corner for a picture. */
export interface BoardPreview {
  readonly board: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  readonly corner: readonly (readonly string[])[];
}

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
  readonly settings: RoomSettings;
  /** Why the running game cannot go on, or null; a new game mends it. */
  readonly broken: string | null;
  /** Why the game cannot be saved at present, or null. */
  readonly saveTrouble: string | null;
  /** The port that was wanted, where another program had it; else null. */
  readonly takenPort: number | null;
  /** The host's own player, where the app keeps who that is; null: the host's browser does. */
  readonly ownId: string | null;
}

/** Why a power did nothing. */
export type HostFailure =
  | { readonly code: 'bad-power' | 'unknown-power' | 'no-such-seat' | 'no-such-board' | 'not-away' }
  | { readonly code: 'board-file'; readonly problem: BoardProblem };

export type HostAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & HostFailure);

/** Argument and answer of each power. */
export interface HostPowers {
  state: { argument: Nothing; answer: HostState };
  boards: { argument: Nothing; answer: readonly BoardPreview[] };
  newGame: { argument: Nothing; answer: null };
  chooseBoard: { argument: { readonly board: string }; answer: null };
  /** Whether this is a board file, before anybody is asked to start over for it. */
  checkBoard: { argument: { readonly text: string }; answer: null };
  openBoard: { argument: { readonly title: string; readonly text: string }; answer: null };
  begin: { argument: Nothing; answer: null };
  endGame: { argument: Nothing; answer: null };
  chooseAdapter: { argument: { readonly adapter: string }; answer: null };
  settings: { argument: Partial<RoomSettings>; answer: null };
  door: { argument: { readonly door: DoorMode; readonly code?: string }; answer: null };
  rename: { argument: { readonly seat: number; readonly name: string }; answer: null };
  remove: { argument: Seat; answer: null };
  block: { argument: Seat; answer: null };
  giveSeat: { argument: { readonly from: number; readonly to: number }; answer: null };
}

type Nothing = Readonly<Record<string, never>>;
type Seat = { readonly seat: number };

export type PowerName = keyof HostPowers;

/** The host API as functions: implemented once by the host, called by its page. */
export type HostApi = {
  readonly [P in PowerName]: (
    argument: HostPowers[P]['argument'],
  ) => Promise<HostAnswer<HostPowers[P]['answer']>>;
};

/** A board file that the host chose in the desktop app: picked, dropped, double-clicked, recent. */
export interface OfferedFile {
  readonly name: string;
  readonly content: Uint8Array | 'too-big' | 'unreadable';
}

/**
 * What only the desktop app does for its window, beside the powers. No path ever crosses to or from
 * the page: a dropped file is read by the page itself, every other one is offered with its content.
 */
export interface DesktopApi {
  /** Shows the system's dialog; the chosen file is offered. */
  readonly pickBoard: () => Promise<void>;
  /** Who opens what is offered; what was offered before is told at once. */
  readonly onOffer: (listener: (file: OfferedFile) => void) => void;
  /** Who starts a new game, first asking where friends are playing: the menu has one, too. */
  readonly onNewGame: (listener: () => void) => void;
}

/** What the preload puts into the host's window, under this name. */
export type HostWindowApi = HostApi & DesktopApi;

/** The names under which all that is carried between the host's window and the app. */
export interface HostChannels {
  readonly power: 'power';
  readonly pickBoard: 'pick-board';
  readonly ready: 'ready';
  readonly offer: 'offer';
  readonly newGame: 'new-game';
}

const playerName: Reader<string> = (value) =>
  typeof value === 'string' ? parseName(value) : undefined;

export const readDoorMode = oneOf<DoorMode>('open', 'joined', 'code');

const doorCode = textThat(isDoorCode);

/** A whole number from `least` up to a day's worth of seconds; or null for never. */
function atLeast(least: number): Reader<number | null> {
  return nullable(whole(least, 86_400));
}

const settingReaders = {
  shuffle: yesOrNo,
  lobby: yesOrNo,
  replace: yesOrNo,
  leaveSeconds: atLeast(15),
  holdUpSeconds: atLeast(10),
  restartMinutes: atLeast(1),
};

/** Reads all settings. */
export const readSettings: Reader<RoomSettings> = fields(settingReaders);

/** @returns the argument of `power` as `value` says it, or undefined where it says something else */
export const parsePower: {
  readonly [P in PowerName]: (value: unknown) => HostPowers[P]['argument'] | undefined;
} = {
  state: fields({}),
  boards: fields({}),
  newGame: fields({}),
  begin: fields({}),
  endGame: fields({}),
  chooseAdapter: fields({ adapter: text }),
  chooseBoard: fields({ board: text }),
  checkBoard: fields({ text }),
  openBoard: fields({ title: text, text }),
  settings: fields({
    shuffle: optional(settingReaders.shuffle),
    lobby: optional(settingReaders.lobby),
    replace: optional(settingReaders.replace),
    leaveSeconds: optional(settingReaders.leaveSeconds),
    holdUpSeconds: optional(settingReaders.holdUpSeconds),
    restartMinutes: optional(settingReaders.restartMinutes),
  }),
  door: fields({ door: readDoorMode, code: optional(doorCode) }),
  rename: fields({ seat: whole(), name: playerName }),
  remove: fields({ seat: whole() }),
  block: fields({ seat: whole() }),
  giveSeat: fields({ from: whole(), to: whole() }),
};

export function isPowerName(name: string): name is PowerName {
  return Object.hasOwn(parsePower, name);
}

/** A code is four to twelve letters or digits, easily said across a room. */
export function isDoorCode(value: string): boolean {
  return /^[A-Za-z0-9]{4,12}$/.test(value);
}
