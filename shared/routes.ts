/**
 * Every address of the server as the server reads it; paths.ts builds the same ones for clients, and
 * the tests show that the two are twins. Path parts are percent-decoded once; `+` is a plus.
 */

import { type Card, type PlayerId, type Position, isCard, isPlayerId, parseWhole } from './card.ts';
import type { RefusalCode } from './failures.ts';
import { limits } from './limits.ts';
import { type FlipQuery, type WatchQuery, type routes } from './paths.ts';

export { type FlipQuery, type WatchQuery, routes } from './paths.ts';

export type RouteName = keyof typeof routes;

/** What a request target asks for, read and checked. */
export type Target =
  | { readonly route: 'look'; readonly player: PlayerId }
  | ({ readonly route: 'flip'; readonly player: PlayerId; readonly at: Position } & FlipQuery)
  | {
      readonly route: 'replace';
      readonly player: PlayerId;
      readonly from: Card;
      readonly to: Card;
    }
  | ({ readonly route: 'watch' | 'table'; readonly player: PlayerId } & WatchQuery)
  | { readonly route: 'join' | 'leave' | 'health' }
  | { readonly route: 'power'; readonly power: string }
  | { readonly route: 'qr'; readonly player: PlayerId | undefined }
  | { readonly route: 'malformed'; readonly of: RouteName; readonly code: RefusalCode };

/** The routes of the published protocol. */
export function isPublished(route: RouteName): boolean {
  return route === 'look' || route === 'flip' || route === 'replace' || route === 'watch';
}

/** @returns the route of an address by its head alone, however the rest of it reads */
export function routeOf(target: string): RouteName | undefined {
  const [, head = '', isLonger] = /^\/([^/?]*)(\/)?/.exec(target) ?? [];
  if (head === 'host' || head === 'qr.svg') return head === 'host' ? 'power' : 'qr';
  const isRoute = isLonger === undefined ? isPlain(head) : isHead(head);
  return isRoute ? (head as RouteName) : undefined;
}

/** How many parts follow the first in the path of each route. */
const partsOf = {
  look: 1,
  flip: 2,
  replace: 3,
  watch: 1,
  table: 1,
  host: 1,
} as const;

/** @returns what `target`, an origin-form request target, asks for; undefined: no such address */
export function readTarget(target: string): Target | undefined {
  const questionMark = target.indexOf('?');
  const path = questionMark < 0 ? target : target.slice(0, questionMark);
  const search = questionMark < 0 ? '' : target.slice(questionMark + 1);
  if (!path.startsWith('/')) return undefined;
  const [head = '', ...rawParts] = splitPath(path);
  if (rawParts.length === 0) return readPlain(head, search);
  if (!isHead(head) || rawParts.length !== partsOf[head]) return undefined;
  const route = head === 'host' ? 'power' : head;
  const parts = rawParts.map(decode);
  if (!parts.every((part) => part !== undefined)) return malformed(route, 'bad-target');
  const [first = '', second = '', third = ''] = parts;
  if (route === 'power') return { route, power: first };
  if (!isPlayerId(first)) return malformed(route, 'bad-player');
  const parameters = readQuery(search);
  if (parameters === undefined) return malformed(route, 'bad-query');
  switch (route) {
    case 'look':
      return { route, player: first };
    case 'flip':
      return readFlip(first, second, parameters);
    case 'replace':
      return isCard(second) && isCard(third)
        ? { route, player: first, from: second, to: third }
        : malformed(route, 'bad-card');
    case 'watch':
    case 'table':
      return readWatch(route, first, parameters);
  }
}

/** What stands between the slashes. With `split`, which calls into V8, `/look` would be 5 % slower. */
function splitPath(path: string): string[] {
  const parts: string[] = [];
  let start = 1;
  for (let slash = path.indexOf('/', 1); slash >= 0; slash = path.indexOf('/', start)) {
    parts.push(path.slice(start, slash));
    start = slash + 1;
  }
  parts.push(path.slice(start));
  return parts;
}

function readFlip(
  player: PlayerId,
  position: string,
  parameters: ReadonlyMap<string, string>,
): Target {
  const at = parsePosition(position);
  if (at === undefined) return malformed('flip', 'bad-position');
  const number = readNumber(parameters.get('n'));
  const game = readNumber(parameters.get('game'));
  if (number === 'none' || game === 'none') return malformed('flip', 'bad-number');
  return { route: 'flip', player, at, number, game };
}

/** A number that need not be there, but if it is, is one. */
function readNumber(text: string | undefined): number | 'none' | undefined {
  return text === undefined ? undefined : (parseWhole(text) ?? 'none');
}

/** Without `since` it is the published watch, and `wait` says nothing. */
function readWatch(
  route: 'watch' | 'table',
  player: PlayerId,
  parameters: ReadonlyMap<string, string>,
): Target {
  const since = parameters.get('since');
  const wait = parameters.get('wait');
  if (since === undefined || wait === undefined) return { route, player, since };
  const waitSeconds = parseWhole(wait);
  return waitSeconds !== undefined && waitSeconds <= limits.waitSecondsMax
    ? { route, player, since, waitSeconds }
    : malformed(route, 'bad-wait');
}

/** The addresses of one part. */
function readPlain(head: string, search: string): Target | undefined {
  switch (head) {
    case 'join':
    case 'leave':
    case 'health':
      return { route: head };
    case 'qr.svg': {
      const player = readQuery(search)?.get('player');
      return {
        route: 'qr',
        player: player !== undefined && isPlayerId(player) ? player : undefined,
      };
    }
    default:
      return undefined;
  }
}

function isPlain(head: string): boolean {
  return head === 'join' || head === 'leave' || head === 'health';
}

function isHead(head: string): head is keyof typeof partsOf {
  return Object.hasOwn(partsOf, head);
}

function malformed(of: RouteName, code: RefusalCode): Target {
  return { route: 'malformed', of, code };
}

/** `ROW,COLUMN` in decimal digits alone, or undefined. */
function parsePosition(text: string): Position | undefined {
  const comma = text.indexOf(',');
  const row = parseWhole(text.slice(0, Math.max(comma, 0)));
  const column = parseWhole(text.slice(comma + 1));
  return row === undefined || column === undefined ? undefined : { row, column };
}

const NO_PARAMETERS: ReadonlyMap<string, string> = new Map();

/** The parameters of a query; undefined where one is given twice. What cannot be decoded stays. */
function readQuery(search: string): ReadonlyMap<string, string> | undefined {
  if (search === '') return NO_PARAMETERS;
  const parameters = new Map<string, string>();
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawName = equals < 0 ? pair : pair.slice(0, equals);
    const rawValue = equals < 0 ? '' : pair.slice(equals + 1);
    const name = decode(rawName) ?? rawName;
    if (parameters.has(name)) return undefined;
    parameters.set(name, decode(rawValue) ?? rawValue);
  }
  return parameters;
}

/** `text` percent-decoded once, or undefined where its percent signs encode no UTF-8. */
function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // URIError is the only thing that decodeURIComponent throws
  }
}
