/** Everything the host's desk says, as a type; fetched with the desk, and never by a friend. */

import type { SidesKind, TeamsBy } from '../../shared/sides.ts';
import type { Language, Lines } from './dictionary.ts';

/** What belongs into a board file, by what was wrong with it. */
export type Belongs =
  | 'header'
  | 'card'
  | 'few'
  | 'many'
  | 'long'
  | 'spots'
  | 'plain'
  | 'tooBig'
  | 'unreadable'
  | 'noText'
  | 'closed'
  | 'fileName'
  | 'empty'
  | 'cut'
  | 'noDeck'
  | 'later'
  | 'unfinished'
  | 'field'
  | 'grid'
  | 'text'
  | 'twice'
  | 'pictures'
  | 'pictureKind'
  | 'pictureSize'
  | 'pictureBroken';

/** Systems whose firewalls are opened in ways of their own. */
export type System = 'windows' | 'mac' | 'linux';

export interface DeskDictionary {
  readonly desk: string;
  readonly openDesk: string;
  readonly tv: string;
  /** Its word, and what it shows. */
  readonly xray: Lines;
  /** A switch of the menu: the way to the X-ray is shown. */
  readonly study: Lines;
  readonly tabs: {
    readonly invite: string;
    /** In its place while everybody brings cards. */
    readonly cards: string;
    readonly players: string;
    readonly boards: string;
    /** The evening, and the same by day. */
    readonly tonight: { readonly night: string; readonly day: string };
    readonly settings: string;
  };
  readonly newGame: string;
  readonly keepSeats: string;
  readonly begin: string;
  /** Takes the name beside it. */
  readonly thatIsMe: string;
  /** Somebody was the first to replace a card. */
  readonly replaced: {
    readonly told: (who: string) => string;
    readonly forbid: string;
    readonly allow: string;
  };
  readonly say: {
    readonly ready: Lines;
    readonly watching: Lines;
    readonly over: Lines;
    /** The cards of this game were brought by those at the table. */
    readonly overBrought: Lines;
    readonly kept: Lines;
  };
  readonly lobby: {
    readonly title: string;
    /** `friends` may be 0. */
    readonly waiting: (friends: number) => string;
  };
  readonly invite: {
    readonly orType: string;
    readonly or: string;
    readonly network: string;
    /** What a network is called. */
    readonly networks: Readonly<Record<'wireless' | 'cable' | 'virtual', string>>;
    /** Another program has the first port, so it is the second. */
    readonly portTaken: (taken: number, port: string) => string;
    readonly copy: string;
    readonly copied: string;
    /** The browser does not let the page copy: the link stands selected in a field. */
    readonly copyYourself: string;
    /** To a host who is alone: the question, what there is to do about it, and the button for it. */
    readonly alone: Lines;
    readonly playNow: string;
    readonly doctor: string;
    readonly checks: readonly string[];
    /** The last check. */
    readonly firewall: (system: System, port: string) => string;
    readonly trouble: string;
    readonly friendsIn: (friends: number) => string;
    readonly anyTime: string;
    readonly moved: string;
    /** The only address is that of a VPN, or inside of this computer. */
    readonly virtual: (adapter: string) => string;
  };
  readonly players: {
    readonly me: string;
    readonly more: (name: string) => string;
    readonly rename: (name: string) => string;
    /** Gives a newcomer the seat of somebody who is away. */
    readonly cameBack: (name: string) => string;
    /** Gives a name of the house, in the place of one that nobody should read. */
    readonly befriend: string;
    readonly remove: string;
    readonly block: string;
    /** The host ended this player's game. */
    readonly removed: string;
    readonly blocked: string;
    /** The same, and somebody new from the same address was kept out. */
    readonly knocked: string;
    /** The seats of all who have tried nothing become free. */
    readonly removeIdle: string;
    readonly letIn: string;
    readonly give: string;
    /** How many wait for this player's card. */
    readonly waiting: (count: number) => string;
    readonly play: Lines;
    readonly addComputer: string;
    /** How many of how many. */
    readonly ofMost: (count: number, most: number) => string;
    /** What a character is called, and how well it remembers. */
    readonly characters: {
      readonly goldfish: Lines;
      readonly squirrel: Lines;
      readonly elephant: Lines;
      readonly chameleon: Lines;
    };
    /** Label of the button that adds one. */
    readonly add: (character: string, how: string) => string;
    /** In front of the characters. */
    readonly playsLike: (name: string) => string;
  };
  readonly boards: {
    readonly playing: string;
    readonly open: string;
    readonly dropNow: string;
    readonly mine: string;
    readonly make: string;
    /** Everybody brings cards for the next game; and the way back from there. */
    readonly bring: string;
    readonly back: string;
    /** Keeps the cards that were brought. */
    readonly keepCards: string;
    /** In the menu of a board: opens it where boards are made. */
    readonly change: string;
    /** Label of the menu beside the ways to other boards. */
    readonly more: string;
    /** Where nobody knows, because their folder cannot be read. */
    readonly unread: string;
    readonly keep: string;
    /** A board file becomes one of mine. */
    readonly import: string;
    readonly rename: string;
    readonly title: string;
    readonly copy: string;
    readonly export: string;
    readonly delete: string;
    readonly deleted: (title: string) => string;
    readonly undo: string;
    readonly unfinished: string;
    readonly shuffle: Lines;
  };
  readonly settings: {
    readonly lock: Lines;
    readonly locked: (code: string) => string;
    readonly newCode: string;
    readonly closed: Lines;
    readonly fixedNames: Lines;
    /** The TV says the cards that are turned. */
    readonly tvSpeaks: Lines;
    readonly joined: Lines;
    readonly lobby: Lines;
    readonly restart: Lines;
    readonly silent: Lines;
    readonly holdUp: Lines;
    readonly replace: Lines;
    readonly tvSound: Lines;
    readonly end: Lines;
    /** Above what is for programs that play, and above what is seldom changed. */
    readonly programs: string;
    readonly more: string;
    readonly off: string;
    readonly never: string;
  };
  /** Who wins the next game. */
  readonly tables: {
    readonly title: string;
    /** What so many tables mean: at each there are between so many and so many. */
    readonly each: (people: number, least: number, most: number) => string;
    readonly crowd: (people: number, most: number, better: number) => string;
    readonly nobody: string;
    readonly number: (tables: number) => string;
    readonly people: (people: number, tables: number) => string;
    readonly crowded: string;
    readonly empty: string;
    /** Of a table without anybody; the second where the next one sits. */
    readonly free: Lines;
    readonly evenOut: string;
    readonly moved: (people: number) => string;
    readonly undo: string;
    /** The tables follow. */
    readonly movesTo: (who: string) => string;
    readonly pairsStay: (table: number) => string;
    readonly here: string;
    readonly there: (people: number) => string;
    readonly look: (table: number, left: number, people: number) => string;
    readonly all: string;
    /** For the one table that is looked at. */
    readonly endHere: string;
    readonly pick: string;
    readonly ahead: (table: number, left: number) => string;
    /** So many are level, and in front of all others. */
    readonly aheadTogether: (tables: number, left: number) => string;
    readonly even: string;
    /** The tables follow. */
    readonly nextAt: string;
    readonly nextHint: string;
    readonly laying: Lines;
    readonly find: string;
    readonly computersAt: string;
  };
  readonly whoWins: {
    readonly title: string;
    /** The number of teams, and who puts people into them. */
    readonly number: string;
    readonly by: string;
  } & Readonly<Record<SidesKind, readonly [string, string]>> &
    Readonly<Record<TeamsBy, string>>;
  /** The standings of the evening. */
  readonly tonight: {
    readonly afresh: string;
    readonly ask: (games: number) => Lines;
    readonly afreshYes: string;
    readonly keep: string;
    readonly saveFirst: string;
    readonly table: Lines;
    readonly save: string;
    /** The evening before: how many games it had, and on which day, if that is known. */
    readonly last: (games: number, date: Date | undefined) => Lines;
    /** Deletes the results with their names. */
    readonly forgetThis: { readonly night: string; readonly day: string };
    readonly forgetLast: string;
    readonly forgetHint: string;
    readonly forget: string;
    readonly askForget: (games: number) => Lines;
    readonly forgetYes: string;
    /** A game that is over as a page: this one, or the last one. */
    readonly page: Lines;
    readonly lastPage: string;
    readonly askNames: Lines;
    readonly withNames: string;
    readonly withoutNames: string;
    /** The film of a game that is over, on the TV. */
    readonly tv: Lines;
    readonly showOnTv: string;
    readonly endOnTv: string;
  };
  readonly ask: {
    readonly startOver: (friends: number) => Lines;
    readonly startOverWith: (board: string) => string;
    readonly startOverYes: string;
    readonly end: (friends: number) => Lines;
    readonly endYes: string;
    /** In the place of the friends, where none is here. */
    readonly unfinished: string;
    readonly block: (name: string) => Lines;
    readonly blockNewCode: string;
    readonly idle: Lines;
    /** Cards that were brought would go. */
    readonly back: (cards: number) => Lines;
    /** Cards that nobody was shown yet would stay behind. */
    readonly unshown: (cards: number) => Lines;
    readonly dealAnyway: string;
    readonly stay: string;
    readonly keep: string;
  };
  readonly file: {
    readonly title: string;
    readonly cannotOpen: string;
    /** Photos in the place of a board file: the title, and what can be done with them. */
    readonly photos: (count: number) => Lines;
    /** What stands in that line; every second piece is set in bold. `said`: undefined if missing. */
    readonly there: (file: string, line: number, said: string | undefined) => readonly string[];
    /** Where in a deck file; the second piece is set in bold. `pair` counts from 1. */
    readonly inPair: (file: string, pair: number, second: boolean) => readonly string[];
    readonly belongs: Readonly<Record<Belongs, string>>;
    readonly nothing: string;
    readonly untouched: (title: string) => string;
    readonly another: string;
    /** Of a list, or of so many photos. */
    readonly makeOf: (count: number) => string;
    readonly back: string;
  };
  readonly trouble: {
    readonly lost: string;
    readonly secret: string;
    readonly seat: string;
    readonly board: string;
    readonly manyBoards: string;
    readonly boardTitle: string;
    readonly boardFull: string;
    readonly boardDisk: string;
    readonly boardUnread: string;
    /** Of several boards one is played; the others are in *My boards* now, or were left alone. */
    readonly othersKept: string;
    readonly othersLeft: string;
    readonly notAway: string;
    readonly computersFull: string;
    readonly noSeat: string;
    readonly noGame: string;
    readonly card: string;
    readonly fewCards: string;
    readonly other: string;
    readonly broken: string;
  };
  /** What is wrong with saving the game. */
  readonly saving: {
    readonly full: string;
    readonly denied: string;
    readonly disk: string;
    readonly shared: string;
    readonly unsaved: string;
    readonly slow: string;
    readonly unrecorded: string;
    /** The standings of the evening are not kept. */
    readonly evening: string;
  };
}

/** Each language is a chunk of its own. */
export const deskDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: DeskDictionary }>>
> = {
  en: () => import('./en/desk.ts'),
  ro: () => import('./ro/desk.ts'),
  fr: () => import('./fr/desk.ts'),
  de: () => import('./de/desk.ts'),
  es: () => import('./es/desk.ts'),
};
