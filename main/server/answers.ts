import type { ServerResponse } from 'node:http';
import { type RefusalCode, Refusal, RuleFailure, formatFailure } from '../../shared/failures.ts';
import { OtherTable } from '../table/door.ts';
import { Gone, WaitOver } from './open-requests.ts';
import { sendSlices } from './sending.ts';

/** The status of every refusal. Every failure by a rule is 409. */
const statuses: Record<RefusalCode, number> = {
  'bad-target': 400,
  'bad-player': 400,
  'bad-position': 400,
  'off-board': 400,
  'bad-card': 400,
  'bad-number': 400,
  'bad-wait': 400,
  'bad-query': 400,
  'bad-name': 400,
  'bad-join': 400,
  'bad-leave': 400,
  'bad-bring': 400,
  'bad-unbring': 400,
  'bad-team': 400,
  'bad-hop': 400,
  'bad-power': 400,
  'bad-request': 400,
  'no-host': 400,
  door: 403,
  code: 403,
  closed: 403,
  blocked: 403,
  removed: 403,
  spectator: 403,
  'no-replace': 403,
  'no-secret': 403,
  prefetch: 403,
  'not-found': 404,
  method: 405,
  'slow-request': 408,
  'not-over': 409,
  'old-number': 409,
  'other-table': 409,
  'no-bringing': 409,
  'no-teams': 409,
  'full-team': 409,
  'no-lobby': 409,
  'enough-cards': 409,
  'too-large': 413,
  'long-target': 414,
  'not-json': 415,
  'foreign-host': 421,
  'bad-face': 422,
  'bad-picture': 422,
  'same-card': 422,
  'many-brings': 429,
  'many-hops': 429,
  'many-codes': 429,
  'many-connections': 429,
  'many-requests': 429,
  'long-headers': 431,
  bug: 500,
  'no-seat': 503,
  'full-table': 503,
  full: 503,
  stopping: 503,
};

/**
 * Names and values in turn, as Node writes them out fastest: headers as an object would cost a fifth
 * of all answers per second (docs/PERFORMANCE.md).
 */
export type Headers = readonly string[];

/** On every answer but files of the page and pictures of a deck, which say how they may be kept. */
const COMMON: Headers = ['Cache-Control', 'no-store', 'X-Content-Type-Options', 'nosniff'];

const TEXT: Headers = [...COMMON, 'Content-Type', 'text/plain; charset=utf-8'];

const JSON_TEXT: Headers = [...COMMON, 'Content-Type', 'application/json; charset=utf-8'];

const SVG: Headers = [...COMMON, 'Content-Type', 'image/svg+xml; charset=utf-8'];

/** On every answer of the published routes, errors too. */
const PUBLISHED: Headers = [
  ...TEXT,
  ...['Access-Control-Allow-Origin', '*'],
  ...['Access-Control-Expose-Headers', 'Board-Version, Failed-By'],
];

/** The headers of a board state of `length` bytes. */
export function publishedHeaders(version: string, length: number): string[] {
  return [...PUBLISHED, 'Board-Version', version, 'Content-Length', String(length)];
}

/** 304: nothing changed in the time asked for. */
export function sendUnchanged(
  response: ServerResponse,
  version: string,
  isPublished: boolean,
): void {
  const headers = isPublished ? PUBLISHED : COMMON;
  response.writeHead(304, [...headers, 'Board-Version', version]);
  response.end();
}

export function sendText(response: ServerResponse, text: string): void {
  send(response, 200, text, TEXT);
}

export function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 200, JSON.stringify(value), JSON_TEXT);
}

/** Begins an answer with JSON of `length` bytes, which are sent in pieces. */
export function beginJson(response: ServerResponse, length: number): void {
  writeHead(response, 200, length, JSON_TEXT);
}

/** Begins the answer with a board; its headers are made once per version (publishedHeaders). */
export function beginBoard(response: ServerResponse, headers: string[]): void {
  response.writeHead(200, headers);
}

/** A file of the page, which says for itself how it may be kept. */
export function sendFile(
  response: ServerResponse,
  bytes: Buffer,
  headers: Headers,
  status: 200 | 404 = 200,
): void {
  writeHead(response, status, bytes.length, headers);
  sendSlices(response, [bytes]);
}

/**
 * Begins the answer with a picture of a deck: its bytes never change, for its address is their
 * hash.
 */
export function beginPicture(response: ServerResponse, type: string, length: number): void {
  writeHead(response, 200, length, [
    ...['Content-Type', type, 'X-Content-Type-Options', 'nosniff'],
    ...['Cache-Control', 'private, max-age=31536000, immutable'],
    ...['Content-Security-Policy', "default-src 'none'; sandbox"],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
}

/** A drawing that is kept: many may be sent the same bytes. */
export function sendPicture(response: ServerResponse, svg: Buffer): void {
  writeHead(response, 200, svg.length, SVG);
  sendSlices(response, [svg]);
}

/** 405: an address was asked with a method that it does not take. */
export class MethodRefusal extends Refusal {
  /** The methods that it takes. */
  readonly allow: string;

  constructor(allow: string) {
    super('method');
    this.allow = allow;
  }
}

/** What the answer to a failure needs to know. */
export interface FailureContext {
  readonly isPublished: boolean;
  /** The present version, for failures by a rule. */
  readonly version: string;
  /** The seat of a player, as `Failed-By` tells who caused a failure. */
  readonly seatOf: (player: string) => number | undefined;
  /** Told of a bug, with everything that is known of it. */
  readonly report: (error: unknown) => void;
}

/** How the published protocol begins the line of a flip that failed. */
const CANNOT_FLIP = 'cannot flip this card: ';

/** Sends one line that says what was wrong; nothing, if the client is gone. */
export function sendFailure(
  response: ServerResponse,
  error: unknown,
  context: FailureContext,
): void {
  if (error instanceof Gone) return;
  if (error instanceof WaitOver) {
    sendUnchanged(response, context.version, context.isPublished);
    return;
  }
  const headers = [...(context.isPublished ? PUBLISHED : TEXT)];
  if (error instanceof RuleFailure) {
    const seat = error.by === undefined ? undefined : context.seatOf(error.by);
    if (seat !== undefined) headers.push('Failed-By', String(seat));
    headers.push('Board-Version', context.version);
    send(response, 409, CANNOT_FLIP + formatFailure(error.rule), headers);
  } else if (error instanceof Refusal) {
    const { code } = error;
    if (error instanceof MethodRefusal) headers.push('Allow', error.allow);
    if (error instanceof OtherTable) headers.push('Table', String(error.table));
    if (code === 'old-number') headers.push('Board-Version', context.version);
    const prefix = code === 'old-number' ? CANNOT_FLIP : '';
    send(response, statuses[code], prefix + formatFailure(code), headers);
  } else {
    context.report(error);
    send(response, statuses.bug, formatFailure('bug'), headers);
  }
}

/** An answer to what never became a request, as raw bytes for its socket. */
export function rawRefusal(code: RefusalCode): string {
  const line = formatFailure(code);
  const head = [
    `HTTP/1.1 ${statuses[code]} ${code}`,
    ...TEXT.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${TEXT[index + 1]}` : [])),
    `Content-Length: ${Buffer.byteLength(line)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${line}`;
}

function send(response: ServerResponse, status: number, text: string, headers: Headers): void {
  if (response.headersSent) return;
  // A response to HEAD has no body, but says how long it would be.
  writeHead(response, status, Buffer.byteLength(text), headers);
  response.end(text);
}

function writeHead(response: ServerResponse, status: number, length: number, headers: Headers) {
  response.writeHead(status, [...headers, 'Content-Length', String(length)]);
}
