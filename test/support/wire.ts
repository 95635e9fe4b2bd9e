import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { expect } from 'vitest';
import { inNotation } from '../../main/check/scenario.ts';
import { type FailureCode, formatFailure } from '../../shared/failures.ts';

/** What came back for a request. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** A request that may wait. */
export interface OpenRequest {
  readonly answer: Promise<Answer>;
  /** Cuts its connection. */
  close(): void;
}

/** Speaks HTTP to a server on this computer, target by target as written: a URL would mend them. */
export class Wire {
  readonly #port: number;

  constructor({ port }: { readonly port: number }) {
    this.#port = port;
  }

  get(target: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.open(target, { headers }).answer;
  }

  ask(method: string, target: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.open(target, { method, headers }).answer;
  }

  /** Sends `value` as JSON. */
  post(target: string, value: unknown, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.open(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(value),
    }).answer;
  }

  /** A connection of its own for one request. */
  open(target: string, { method = 'GET', headers = {}, body }: Asked = {}): OpenRequest {
    const request = http.request({
      host: '127.0.0.1',
      port: this.#port,
      agent: false,
      method,
      path: target,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      },
    });
    const answer = new Promise<Answer>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          const text = Buffer.concat(pieces).toString();
          resolve({ status: statusCode, headers: response.headers, body: text });
        });
      });
    });
    answer.catch(() => undefined); // who awaits it is told; a request that a test cuts fails
    request.end(body);
    return { answer, close: () => void request.destroy() };
  }
}

/** An id as the page makes it: nobody else may ever see it. */
export function secretId(name: string): string {
  return `${name}_`.padEnd(22, '0');
}

/** Expects 200 and exactly this board: `my A, up B / down, none`. */
export function expectBoard({ status, body }: Answer, notation: string): void {
  const found = status === 200 ? inNotation(body) : body;
  expect([status, found]).toEqual([200, notation]);
}

/** Expects one line that says what was wrong, and its status. */
export function expectRefused({ status, body }: Answer, expected: number, code: FailureCode): void {
  expect([status, body]).toEqual([expected, formatFailure(code)]);
}

/** Expects a flip to have failed by a rule. */
export function expectFailed({ status, body }: Answer, code: FailureCode): void {
  expect([status, body]).toEqual([409, `cannot flip this card: ${formatFailure(code)}`]);
}

/** The headers that every answer of the published routes has. */
export function expectPublishedHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
}
