/**
 * The host API: every power of the host, once, as a type and as the parser of its arguments. The
 * desktop app carries it over IPC, the headless host over `POST /host/POWER` on loopback; both
 * parse what came, because a page is never trusted.
 */

import type { BringingSettings } from './brought.ts';
import { type PlayerId, isPlayerId } from './card.ts';
import { type Character, characters } from './characters.ts';
import type { BoardPreview, HostAnswer, HostState, OwnBoard } from './host-state.ts';
import { type Language, languages } from './languages.ts';
import { isDoorCode } from './door-code.ts';
import type { Lesson } from './lesson.ts';
import { limits } from './limits.ts';
import { parseName } from './name.ts';
import {
  type Reader,
  fields,
  fileText,
  list,
  nullable,
  oneOf,
  optional,
  text,
  someOf,
  textThat,
  whole,
  yesOrNo,
} from './readers.ts';
import { type ResultsWords, readResultsWords } from './results-words.ts';
import { type RoomSettings, readSettingsChange } from './settings.ts';
import { TEAMS_MAX } from './sides.ts';
import type { DoorMode, TvShows } from './table-view.ts';
import { type WifiCode, type WifiNetwork, isWifiName, isWifiPassword } from './wifi.ts';

/** A new game begins at once, or in `seconds`: until then everybody sees them count. */
export interface Starting {
  readonly seconds?: number;
}

/** Argument and answer of each power. `table`: its number; without it, the first. */
export interface HostPowers {
  /** `player`: of the host's own page, which is never asked at the door. */
  state: { argument: { readonly player?: PlayerId } & OfTable; answer: HostState };
  boards: { argument: Nothing; answer: readonly BoardPreview[] };
  newGame: { argument: Starting; answer: null };
  chooseBoard: { argument: { readonly board: string } & Starting; answer: null };
  /** Whether this is a board file, before anybody is asked to start over for it. */
  checkBoard: { argument: { readonly text: string }; answer: null };
  openBoard: {
    argument: { readonly title: string; readonly text: string } & Starting;
    answer: null;
  };
  /** The game in the lobby begins: now, or in `seconds`. */
  begin: { argument: { readonly seconds?: number }; answer: null };
  /** At one table, or at all. */
  endGame: { argument: OfTable; answer: null };
  /** The standings of the evening start at zero; it becomes the last one. */
  freshEvening: { argument: Nothing; answer: null };
  /** Deletes the results of the evening, or of the last one, with the names in them. */
  forgetEvening: { argument: WhichEvening; answer: null };
  /** The results of the evening, or of the last one, as CSV in these words, and a name for the file. */
  results: { argument: WhichEvening & { readonly words?: ResultsWords }; answer: SavedFile };
  /**
   * Which pairs were hard this evening, by decks, the one that was played last first. `names`: with who
   * found which in the last game, as long as that is known.
   */
  lessons: { argument: { readonly names?: boolean }; answer: readonly Lesson[] };
  /** The game that is over, or the last one that was, as one HTML file in this language. */
  gamePage: {
    argument: { readonly language: Language; readonly names: boolean } & OfTable;
    answer: SavedFile;
  };
  /** What the TV shows from now on. There is a film of a game that is over only. */
  showOnTv: { argument: { readonly shows: TvShows } & OfTable; answer: null };
  soundOnTv: { argument: { readonly isOn: boolean }; answer: null };
  /** A step of the running game, from 1, as a test; cards that are face down now are letters in it. */
  copyTest: {
    argument: { readonly game: number; readonly step: number } & OfTable;
    answer: CopiedTest;
  };
  chooseAdapter: { argument: { readonly adapter: string }; answer: null };
  /** The Wi-Fi that friends need, or null to forget it. */
  keepWifi: { argument: { readonly network: WifiNetwork | null }; answer: null };
  /** With its password, for whoever typed it. */
  readWifi: { argument: Nothing; answer: WifiNetwork | null };
  wifiCode: { argument: Nothing; answer: WifiCode | null };
  /** Until the next start, and on a TV of this computer alone. */
  wifiOnTv: { argument: { readonly isOn: boolean }; answer: null };
  settings: { argument: Partial<RoomSettings>; answer: null };
  door: { argument: { readonly door: DoorMode; readonly code?: string }; answer: null };
  /** Joining needs a code from now on, and another one than before. */
  newCode: { argument: Nothing; answer: null };
  rename: { argument: Seat & { readonly name: string }; answer: null };
  /** The host's own player stops playing, and loses the seat unless they have tried anything. */
  standUp: { argument: Seat; answer: null };
  /** 4-G: a player who does something else for a while lets go of a first card; the seat stays. */
  letGo: { argument: Seat; answer: null };
  remove: { argument: Seat; answer: null };
  /**
   * Everybody who has tried nothing this evening, at all tables, loses the seat, except the one at
   * `except`; they may join again.
   */
  removeIdle: { argument: { readonly except: number | null } & OfTable; answer: null };
  block: { argument: Seat; answer: null };
  /** Lets in a blocked player again, by the name in `HostState.blocked`. */
  unblock: { argument: { readonly name: string }; answer: null };
  /** `toTable`: where the newcomer sits, if at another table. */
  giveSeat: {
    argument: { readonly from: number; readonly to: number; readonly toTable?: number } & OfTable;
    answer: null;
  };
  /** Seats a computer player, named after its character in this language. */
  addComputer: { argument: ComputerPlay & OfTable; answer: null };
  /** From its next flip on it plays like this. Its name follows, unless the host gave it one. */
  changeComputer: { argument: Seat & ComputerPlay; answer: null };
  /** Whoever sits there plays in this team of the running game from now on; their pairs stay. */
  putInTeam: { argument: Seat & { readonly team: number }; answer: null };
  /** 4-C at their table, and a seat at table `to`, with the same name. */
  move: { argument: Seat & { readonly to: number }; answer: null };
  /**
   * Moves as few people as possible so that tables are equally full; `back`: those who were moved last
   * go back.
   */
  evenOut: { argument: { readonly back?: boolean }; answer: { readonly moved: number } };
  /** Where the next newcomer sits; null: where the fewest people are. */
  nextAt: { argument: { readonly table: number | null }; answer: null };
  /** Everybody goes to a lobby and brings cards for the next game. */
  openBringing: { argument: Nothing; answer: null };
  changeBringing: { argument: Partial<BringingSettings>; answer: null };
  /** Everybody sees this card from now on. */
  showBrought: { argument: { readonly number: number }; answer: null };
  /** Takes a card off the table; its owner is told. */
  takeBrought: { argument: { readonly number: number }; answer: null };
  /** Deals what was brought, each card twice; `fill`: the bundled board that missing ones come from. */
  deal: { argument: Deal; answer: null };
  /** The text of a bundled board, to make another of it. */
  readBoard: { argument: { readonly board: string }; answer: { readonly text: string } };
  /** *My boards*, by title. */
  ownBoards: { argument: Nothing; answer: readonly OwnBoard[] };
  /** The text of its file, to edit or to export it. */
  readOwnBoard: { argument: Own; answer: { readonly text: string } };
  /** The pictures in its corner, as `data:` addresses. */
  ownPictures: { argument: Own; answer: readonly string[] };
  /**
   * Keeps a board file or a deck file, after the same checks as `openBoard`, or a board that is not
   * finished, as the maker writes it: in the place of one, or without `id` as a new one. `title` is
   * the name of an imported file, because a board file has none.
   */
  saveOwnBoard: {
    argument: { readonly id?: string; readonly title?: string; readonly text: string };
    answer: Own;
  };
  /** Keeps the board that is played. */
  keepBoard: { argument: Nothing; answer: Own };
  renameOwnBoard: { argument: Own & { readonly title: string }; answer: Own };
  copyOwnBoard: { argument: Own; answer: Own };
  /** It can be restored until another is deleted, or the host is started again. */
  deleteOwnBoard: { argument: Own; answer: null };
  restoreOwnBoard: { argument: Own; answer: null };
  playOwnBoard: { argument: Own & Starting; answer: null };
  /** The maker’s unfinished board, or null for none. Its text names photos by their numbers. */
  keepDraft: {
    argument: {
      readonly text: string | null;
      readonly photos?: readonly { readonly number: number; readonly picture: string }[];
    };
    answer: null;
  };
  readDraft: {
    argument: Nothing;
    answer: { readonly text: string | null; readonly photos: readonly string[] };
  };
}

type Nothing = Readonly<Record<string, never>>;
type WhichEvening = { readonly last?: boolean };
type OfTable = { readonly table?: number };
type Seat = { readonly seat: number } & OfTable;
type Own = { readonly id: string };
type Size = { readonly rows: number; readonly columns: number };
type Deal = Size & Starting & { readonly fill: string | null; readonly title: string };
type ComputerPlay = { readonly character: Character; readonly language: Language };

export type PowerName = keyof HostPowers;

/** The host API as functions: implemented once by the host, called by its page. */
export type HostApi = {
  readonly [P in PowerName]: (
    argument: HostPowers[P]['argument'],
  ) => Promise<HostAnswer<HostPowers[P]['answer']>>;
};

/** A file for the host to keep: a board, the results of an evening, or a game as a page. */
export interface SavedFile {
  /** A name without a folder, with the extension of its kind. */
  readonly name: string;
  readonly text: string;
}

/** A step of a game as a test that runs as it is in `test/rules/`. */
export interface CopiedTest {
  readonly text: string;
  /** How many moves it has, of how many that were made until then. */
  readonly moves: number;
  readonly of: number;
}

const SAVED_NAME = new RegExp(`^[^/\\\\]{1,${limits.savedNameCharsMax}}\\.(board|csv|html)$`, 'u');

export const readSavedFile: Reader<SavedFile> = fields({
  name: textThat((name) => SAVED_NAME.test(name)),
  text: fileText,
});

const playerName: Reader<string> = (value) =>
  typeof value === 'string' ? parseName(value) : undefined;

export const readDoorMode = oneOf<DoorMode>('open', 'joined', 'code');

export const readWifi: Reader<WifiNetwork> = fields({
  name: textThat(isWifiName),
  password: textThat(isWifiPassword),
  isHidden: yesOrNo,
});

const computerPlay = { character: oneOf(...characters), language: oneOf(...languages) };

const number = whole(1, limits.tablesMax);
const table = optional(number);
const seat = whole();
const seconds = optional(whole(0, limits.beginSecondsMax));

/** @returns the argument of `power` as `value` says it, or undefined where it says something else */
export const parsePower: {
  readonly [P in PowerName]: (value: unknown) => HostPowers[P]['argument'] | undefined;
} = {
  state: fields({ player: optional(textThat(isPlayerId)), table }),
  boards: fields({}),
  newGame: fields({ seconds }),
  begin: fields({ seconds }),
  endGame: fields({ table }),
  freshEvening: fields({}),
  forgetEvening: fields({ last: optional(yesOrNo) }),
  results: fields({ last: optional(yesOrNo), words: optional(readResultsWords) }),
  lessons: fields({ names: optional(yesOrNo) }),
  gamePage: fields({ language: oneOf(...languages), names: yesOrNo, table }),
  soundOnTv: fields({ isOn: yesOrNo }),
  showOnTv: fields({ shows: oneOf<TvShows>('game', 'film', 'xray'), table }),
  copyTest: fields({ game: whole(1), step: whole(1), table }),
  chooseAdapter: fields({ adapter: text }),
  keepWifi: fields({ network: nullable(readWifi) }),
  readWifi: fields({}),
  wifiCode: fields({}),
  wifiOnTv: fields({ isOn: yesOrNo }),
  chooseBoard: fields({ board: text, seconds }),
  checkBoard: fields({ text: fileText }),
  openBoard: fields({ title: text, text: fileText, seconds }),
  settings: readSettingsChange,
  door: fields({ door: readDoorMode, code: optional(textThat((code) => isDoorCode(code))) }),
  newCode: fields({}),
  openBringing: fields({}),
  changeBringing: someOf({ each: whole(1, limits.broughtEachMax), looksFirst: yesOrNo }),
  showBrought: fields({ number: whole(1) }),
  takeBrought: fields({ number: whole(1) }),
  deal: fields({ rows: whole(1), columns: whole(1), fill: nullable(text), title: text, seconds }),
  ownBoards: fields({}),
  readBoard: fields({ board: text }),
  readOwnBoard: fields({ id: text }),
  ownPictures: fields({ id: text }),
  saveOwnBoard: fields({ id: optional(text), title: optional(text), text: fileText }),
  keepBoard: fields({}),
  renameOwnBoard: fields({ id: text, title: text }),
  copyOwnBoard: fields({ id: text }),
  deleteOwnBoard: fields({ id: text }),
  restoreOwnBoard: fields({ id: text }),
  playOwnBoard: fields({ id: text, seconds }),
  keepDraft: fields({
    text: nullable(fileText),
    photos: optional(
      list(fields({ number: whole(0, limits.draftPhotosMax - 1), picture: fileText })),
    ),
  }),
  readDraft: fields({}),
  rename: fields({ seat, name: playerName, table }),
  standUp: fields({ seat, table }),
  letGo: fields({ seat, table }),
  remove: fields({ seat, table }),
  removeIdle: fields({ except: nullable(seat), table }),
  block: fields({ seat, table }),
  unblock: fields({ name: text }),
  giveSeat: fields({ from: seat, to: seat, table, toTable: table }),
  addComputer: fields({ ...computerPlay, table }),
  changeComputer: fields({ seat, ...computerPlay, table }),
  putInTeam: fields({ seat, team: whole(0, TEAMS_MAX - 1), table }),
  move: fields({ seat, to: number, table }),
  evenOut: fields({ back: optional(yesOrNo) }),
  nextAt: fields({ table: nullable(number) }),
};

export function isPowerName(name: string): name is PowerName {
  return Object.hasOwn(parsePower, name);
}
