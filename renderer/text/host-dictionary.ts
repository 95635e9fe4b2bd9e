/** Everything the host's desk says, as a type; fetched with the desk, and never by a friend. */

import type { Language, Lines } from './dictionary.ts';

/** What belongs into a board file, by what was wrong with it. */
export type Belongs = 'header' | 'card' | 'few' | 'many' | 'long' | 'spots' | 'plain';

/** Systems whose firewalls are opened in ways of their own. */
export type System = 'windows' | 'mac' | 'linux';

export interface HostDictionary {
  readonly desk: string;
  readonly openDesk: string;
  readonly tv: string;
  readonly tabs: {
    readonly invite: string;
    readonly players: string;
    readonly boards: string;
    readonly settings: string;
  };
  readonly newGame: string;
  readonly keepSeats: string;
  readonly begin: string;
  readonly say: {
    readonly ready: Lines;
    readonly watching: Lines;
    readonly over: Lines;
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
    readonly noNetwork: string;
    /** Another program has the first port, so it is the second. */
    readonly portTaken: (taken: number, port: string) => string;
    readonly copy: string;
    readonly copied: string;
    /** The browser does not let the page copy: the link stands selected in a field. */
    readonly copyYourself: string;
    readonly doctor: string;
    readonly checks: readonly string[];
    /** The last check. */
    readonly firewall: (system: System, port: string) => string;
    readonly trouble: string;
    readonly friendsIn: (friends: number) => string;
    readonly anyTime: string;
    readonly moved: string;
  };
  readonly players: {
    readonly me: string;
    readonly more: (name: string) => string;
    readonly rename: (name: string) => string;
    readonly remove: string;
    readonly block: string;
    readonly give: string;
    /** So many wait for this player's card. */
    readonly waiting: (count: number) => string;
    readonly play: Lines;
  };
  readonly boards: {
    readonly playing: string;
    readonly open: string;
    readonly drop: string;
    readonly dropNow: string;
    readonly shuffle: Lines;
  };
  readonly settings: {
    readonly lock: Lines;
    readonly locked: (code: string) => string;
    readonly joined: Lines;
    readonly lobby: Lines;
    readonly restart: Lines;
    readonly silent: Lines;
    readonly holdUp: Lines;
    readonly replace: Lines;
    readonly end: Lines;
    readonly off: string;
    readonly never: string;
  };
  readonly ask: {
    readonly startOver: (friends: number) => Lines;
    readonly startOverYes: string;
    readonly end: (friends: number) => Lines;
    readonly endYes: string;
    readonly block: (name: string) => Lines;
    readonly keep: string;
  };
  readonly file: {
    readonly title: string;
    /** What stands in that line; every second piece is set in bold. `said`: undefined if missing. */
    readonly there: (file: string, line: number, said: string | undefined) => readonly string[];
    readonly belongs: Readonly<Record<Belongs, string>>;
    readonly nothing: string;
    readonly untouched: (title: string) => string;
    readonly another: string;
    readonly back: string;
  };
  readonly trouble: {
    readonly lost: string;
    readonly secret: string;
    readonly seat: string;
    readonly board: string;
    readonly notAway: string;
    readonly tooBig: string;
    readonly unreadable: string;
    readonly other: string;
    readonly broken: string;
    readonly save: string;
  };
}

/** Each language is a chunk of its own. */
export const hostDictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: HostDictionary }>>
> = {
  en: () => import('./host-en.ts'),
  ro: () => import('./host-ro.ts'),
  fr: () => import('./host-fr.ts'),
  de: () => import('./host-de.ts'),
  es: () => import('./host-es.ts'),
};
