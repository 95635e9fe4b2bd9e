/** Every address of the server as a client builds it; routes.ts reads the same ones. */

import type { Card, PlayerId, Position } from './card.ts';
import type { PictureHash } from './faces.ts';

/** What a flip may carry so that it is never taken twice, nor in the wrong game. */
export interface FlipQuery {
  readonly number?: number | undefined;
  readonly game?: number | undefined;
}

/** Which state a watcher has seen, and how long it wants to wait for another. */
export interface WatchQuery {
  readonly since?: string | undefined;
  readonly waitSeconds?: number | undefined;
}

/** Which step of the game was seen last, and how long to wait for another. */
export interface StepsQuery {
  readonly since?: number | undefined;
  /** Of which game that number is. */
  readonly game?: number | undefined;
  readonly waitSeconds?: number | undefined;
}

/** The same of all tables. */
export interface TablesQuery extends WatchQuery {
  /** With their boards, for whoever does not play, and for the host. */
  readonly boards?: boolean | undefined;
}

/** Where the page is found: by friends, on the big screen, and in the host's window. */
export const pages = { home: '/', tv: '/tv', desk: '/desk' } as const;

/** Where the TV of the host's own computer finds the Wi-Fi of friends. */
export const WIFI = '/wifi';

/** Where everything about a table is found, in front of its route; that of table 1 is empty. */
export function atTable(number: number): string {
  return number === 1 ? '' : `/t/${number}`;
}

export const routes = {
  look: (player: PlayerId) => `/look/${player}`,
  flip: (player: PlayerId, at: Position, { number, game }: FlipQuery = {}) =>
    `/flip/${player}/${at.row},${at.column}${query({ n: number, game })}`,
  replace: (player: PlayerId, from: Card, to: Card) =>
    `/replace/${player}/${encodeURIComponent(from)}/${encodeURIComponent(to)}`,
  watch: (player: PlayerId, { since, waitSeconds }: WatchQuery = {}) =>
    `/watch/${player}${query({ since, wait: waitSeconds })}`,
  table: (player: PlayerId, { since, waitSeconds }: WatchQuery = {}) =>
    `/table/${player}${query({ since, wait: waitSeconds })}`,
  tables: (player: PlayerId, { since, waitSeconds, boards }: TablesQuery = {}) =>
    `/tables/${player}${query({ since, wait: waitSeconds, boards: boards === true ? 1 : undefined })}`,
  steps: (player: PlayerId, { since, game, waitSeconds }: StepsQuery = {}) =>
    `/steps/${player}${query({ since, game, wait: waitSeconds })}`,
  record: (player: PlayerId) => `/record/${player}`,
  faces: (player: PlayerId) => `/faces/${player}`,
  /** A joined player's id is needed where the door is not open. */
  picture: (hash: PictureHash, player?: PlayerId) => `/picture/${hash}${query({ player })}`,
  join: () => '/join',
  leave: () => '/leave',
  bring: () => '/bring',
  unbring: () => '/unbring',
  team: () => '/team',
  hop: () => '/hop',
  power: (power: string) => `/host/${power}`,
  health: () => '/health',
  qr: (player?: PlayerId) => `/qr.svg${query({ player })}`,
} as const;

function query(parameters: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
