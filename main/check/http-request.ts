/** One GET to a server that may do anything: hang, flood, hang up, or speak something else. */

import { type IncomingMessage, request } from 'node:http';
import type { Address } from './server-process.ts';

/** What came. */
export type Arrival = HttpAnswer | NoAnswer;

export interface HttpAnswer {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly httpVersion: string;
  readonly body: Buffer;
}

export interface NoAnswer {
  readonly kind: 'none';
  readonly why:
    /** Nothing took the connection. */
    | 'refused'
    /** The connection ended before an answer, or within it. */
    | 'hung-up'
    /** What came is not HTTP. */
    | 'not-http'
    | 'too-long'
    /** We no longer wanted it. */
    | 'given-up';
  /** What Node says of it. */
  readonly detail: string;
}

/** Far more than the largest board of a scenario. */
const BODY_BYTES_MAX = 4 * 1024 * 1024;

/**
 * Asks on a connection of its own, so that what a server does with one has nothing to do with another.
 * Aborting the signal hangs up, as a browser does whose tab is closed.
 */
export function httpGet(
  { host, port }: Address,
  path: string,
  signal: AbortSignal,
): Promise<Arrival> {
  return new Promise((resolve) => {
    const end = (arrival: Arrival) => {
      resolve(arrival);
      asked.destroy();
    };
    const headers = { Host: `localhost:${port}`, 'Accept-Encoding': 'identity' };
    const asked = request({ host, port, path, headers, agent: false, signal }, (message) => {
      collect(message).then(end, (error: unknown) => end(noAnswer(error)));
    });
    let isTaken = false;
    asked.once('socket', (socket) => socket.once('connect', () => (isTaken = true)));
    asked.on('error', (error) => end(noAnswer(error, isTaken)));
    asked.end();
  });
}

async function collect(message: IncomingMessage): Promise<Arrival> {
  const { statusCode: status = 0, headers, httpVersion } = message;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of message as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > BODY_BYTES_MAX) return { kind: 'none', why: 'too-long', detail: `${bytes} bytes` };
    pieces.push(piece);
  }
  return { kind: 'answer', status, headers, httpVersion, body: Buffer.concat(pieces) };
}

function noAnswer(error: unknown, isTaken = true): NoAnswer {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return { kind: 'none', why: reasonOf(code, isTaken), detail: code || message };
}

function reasonOf(code: string, isTaken: boolean): NoAnswer['why'] {
  if (code === 'ECONNREFUSED' || !isTaken) return 'refused';
  if (code === 'ABORT_ERR') return 'given-up';
  return code.startsWith('HPE_') ? 'not-http' : 'hung-up';
}
