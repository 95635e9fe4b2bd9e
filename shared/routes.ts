/**
 * Every address of the server as the server reads it; paths.ts builds the same ones for clients, and a
 * test shows that the two are twins. Path parts are percent-decoded once; `+` is a plus.
 */

import { type Card, type PlayerId, type Position, isCard, isPlayerId, parseWhole } from './card.ts';
import { type PictureHash, isPictureHash } from './faces.ts';
import { Refusal } from './failures.ts';
import { limits } from './limits.ts';
import {
  type FlipQuery,
  type StepsQuery,
  type TablesQuery,
  WIFI,
  type WatchQuery,
} from './paths.ts';

/** Each address in the notation of Express. A part may be empty: then it is malformed, not unknown. */
export const patterns = {
  look: '/look/{:player}',
  flip: '/flip/{:player}/{:position}',
  replace: '/replace/{:player}/{:from}/{:to}',
  watch: '/watch/{:player}',
  table: '/table/{:player}',
  tables: '/tables/{:player}',
  steps: '/steps/{:player}',
  record: '/record/{:player}',
  faces: '/faces/{:player}',
  picture: '/picture/{:hash}',
  join: '/join',
  leave: '/leave',
  bring: '/bring',
  unbring: '/unbring',
  team: '/team',
  hop: '/hop',
  power: '/host/{:power}',
  health: '/health',
  wifi: WIFI,
  qr: '/qr.svg',
} as const;

/** Whether an address is of the published protocol, by its head alone, however the rest of it reads. */
export function isPublished(target: string): boolean {
  return /^\/(look|flip|replace|watch)\//.test(target);
}

const OF_TABLE = /^\/t\/([1-9][0-9]{0,2})(?=\/)/;

/** The table that an address is about, and the rest of it, as at table 1. */
export function readTable(target: string): { readonly number: number; readonly target: string } {
  const [head = '', number = '1'] = OF_TABLE.exec(target) ?? [];
  return { number: Number(number), target: target.slice(head.length) };
}

/**
 * A request whose address has matched a pattern: its parts, decoded, and the address with its
 * query.
 */
export interface Asked {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly url: string;
}

/**
 * `/look` and `/record`.
 * @throws Refusal if the player is no legal id
 */
export function readLook(asked: Asked): { readonly player: PlayerId } {
  const player = readPlayer(asked);
  readQuery(asked);
  return { player };
}

/** @throws Refusal if the player, the position, the number or the game is malformed */
export function readFlip(
  asked: Asked,
): { readonly player: PlayerId; readonly at: Position } & FlipQuery {
  const player = readPlayer(asked);
  const query = readQuery(asked);
  const at = readPosition(part(asked, 'position'));
  return { player, at, number: readNumber(query.get('n')), game: readNumber(query.get('game')) };
}

/** @throws Refusal if the player or one of the cards is malformed */
export function readReplace(asked: Asked): {
  readonly player: PlayerId;
  readonly from: Card;
  readonly to: Card;
} {
  const { player } = readLook(asked);
  return { player, from: readCard(part(asked, 'from')), to: readCard(part(asked, 'to')) };
}

/**
 * `/watch` and `/table`. Without `since` it is the published watch, and `wait` is ignored.
 * @throws Refusal if the player is malformed, or the wait is no number of seconds or too long
 */
export function readWatch(asked: Asked): { readonly player: PlayerId } & WatchQuery {
  const player = readPlayer(asked);
  const query = readQuery(asked);
  const since = query.get('since');
  return since === undefined ? { player, since } : { player, since, ...readWait(query) };
}

/**
 * `/tables`: as `readWatch`, and whether boards are wanted.
 * @throws Refusal as `readWatch`
 */
export function readTables(asked: Asked): { readonly player: PlayerId } & TablesQuery {
  return { ...readWatch(asked), boards: readQuery(asked).get('boards') === '1' };
}

/**
 * Without `since` all steps are asked for, and `wait` is ignored.
 * @throws Refusal if the player or the number is malformed, or the wait is no number of seconds or
 *   too long
 */
export function readSteps(asked: Asked): { readonly player: PlayerId } & StepsQuery {
  const player = readPlayer(asked);
  const query = readQuery(asked);
  const since = readNumber(query.get('since'));
  const game = readNumber(query.get('game'));
  return since === undefined ? { player, since } : { player, since, game, ...readWait(query) };
}

/**
 * `/picture`: which one, and for whom; undefined: for anybody.
 * @throws Refusal if it is not the name of a picture, or the player is malformed
 */
export function readPicturePath(asked: Asked): {
  readonly hash: PictureHash;
  readonly player: PlayerId | undefined;
} {
  const hash = part(asked, 'hash');
  const player = readQuery(asked).get('player');
  if (player !== undefined && !isPlayerId(player)) throw new Refusal('bad-player');
  if (!isPictureHash(hash)) throw new Refusal('not-found');
  return { hash, player };
}

/** The player asking for the QR code, if a valid id was given. */
export function readQr(asked: Asked): PlayerId | undefined {
  const [first, ...others] = queryOf(asked).filter(([name]) => name === 'player');
  const player = others.length === 0 ? (first?.[1] ?? '') : '';
  return isPlayerId(player) ? player : undefined;
}

/** Addresses longer than this are not kept in memory for the sake of a name in them. */
const LONG = 1_024;

/**
 * A part of the address by its name. From a long address it is copied: a slice would keep the whole
 * address in memory as long as itself.
 */
export function part({ params, url }: Asked, name: string): string {
  const text = String(params[name] ?? '');
  return url.length > LONG && text.length < LONG ? Array.from(text).join('') : text;
}

function readPlayer(asked: Asked): PlayerId {
  const player = part(asked, 'player');
  if (!isPlayerId(player)) throw new Refusal('bad-player');
  return player;
}

/** `ROW,COLUMN` in decimal digits alone. */
function readPosition(text: string): Position {
  const comma = text.indexOf(',');
  const row = parseWhole(text.slice(0, Math.max(comma, 0)));
  const column = parseWhole(text.slice(comma + 1));
  if (row === undefined || column === undefined) throw new Refusal('bad-position');
  return { row, column };
}

function readCard(text: string): Card {
  if (!isCard(text)) throw new Refusal('bad-card');
  return text;
}

/** A number that may be missing. */
function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = parseWhole(text);
  if (number === undefined) throw new Refusal('bad-number');
  return number;
}

function readWait(query: ReadonlyMap<string, string>): { readonly waitSeconds?: number } {
  const wait = query.get('wait');
  if (wait === undefined) return {};
  const waitSeconds = parseWhole(wait);
  const isLegal = waitSeconds !== undefined && waitSeconds <= limits.waitSecondsMax;
  if (!isLegal) throw new Refusal('bad-wait');
  return { waitSeconds };
}

const NO_PARAMETERS: ReadonlyMap<string, string> = new Map();

/** The parameters of the query; none may be given twice. */
function readQuery(asked: Asked): ReadonlyMap<string, string> {
  if (!asked.url.includes('?')) return NO_PARAMETERS;
  const parameters = new Map<string, string>();
  for (const [name, value] of queryOf(asked)) {
    if (parameters.has(name)) throw new Refusal('bad-query');
    parameters.set(name, value);
  }
  return parameters;
}

/** Names and values in the order of the query. What cannot be decoded stays as it is. */
function queryOf({ url }: Asked): readonly (readonly [name: string, value: string])[] {
  const mark = url.indexOf('?');
  const search = mark < 0 ? '' : url.slice(mark + 1);
  const pairs = search.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 0) return [decode(pair), ''];
    return [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
  });
}

/** `text` percent-decoded once, or as it is where its percent signs encode no UTF-8. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // URIError is the only thing that decodeURIComponent throws
  }
}
