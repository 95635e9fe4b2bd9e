/** Requests and answers as they are written on the wire. */

import type { Answer } from './wire.ts';

/** The text of a request with these header lines, and no others. */
export function requestText(
  target: string,
  lines: readonly string[],
  { method = 'GET', version = '1.1' } = {},
): string {
  return `${[`${method} ${target} HTTP/${version}`, ...lines].join('\r\n')}\r\n\r\n`;
}

/** The text of a request that posts `value` as JSON. */
export function postText(target: string, value: unknown, lines: readonly string[]): string {
  const body = JSON.stringify(value);
  const type = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  return requestText(target, [...lines, ...type], { method: 'POST' }) + body;
}

/** Reads one answer that reaches to the end of `text`. */
export function parseAnswer(text: string): Answer {
  const split = text.indexOf('\r\n\r\n');
  return { ...readHead(text.slice(0, split)), body: text.slice(split + 4) };
}

/** @returns the first answer in `bytes` and what follows it; undefined: it is not whole yet */
export function takeAnswer(bytes: Buffer): { answer: Answer; rest: Buffer } | undefined {
  const split = bytes.indexOf('\r\n\r\n');
  if (split < 0) return undefined;
  const head = readHead(bytes.toString('latin1', 0, split));
  const end = split + 4 + Number(head.headers['content-length'] ?? 0);
  if (bytes.length < end) return undefined;
  const answer = { ...head, body: bytes.toString('utf8', split + 4, end) };
  return { answer, rest: bytes.subarray(end) };
}

/** A header that an answer has once. */
export function headerOf({ headers }: Answer, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function readHead(text: string): Pick<Answer, 'status' | 'headers'> {
  const [statusLine = '', ...lines] = text.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const [, digits] = /^HTTP\/1\.1 ([0-9]{3}) /.exec(statusLine) ?? [];
  return { status: Number(digits), headers };
}
