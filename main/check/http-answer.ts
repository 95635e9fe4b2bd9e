/** What an answer over HTTP says, judged by the protocol to the byte. */

import { parseBoardState } from '../../shared/board-state.ts';
import { failureCode } from '../../shared/failures.ts';
import { quoted } from '../../shared/printable.ts';
import type { Answer } from './driver.ts';
import type { HttpAnswer, NoAnswer } from './http-request.ts';

const WHY_NONE: Readonly<Record<NoAnswer['why'], string>> = {
  refused: 'the server took no connection',
  'hung-up': 'the server hung up without a whole answer',
  'not-http': 'the server sent something that is not HTTP',
  'too-long': 'the answer did not end after 4 MiB',
  'given-up': 'no answer came',
};

export function noAnswerSentence({ why, detail }: NoAnswer): string {
  return `${WHY_NONE[why]} (${detail})`;
}

export function readAnswer({ status, headers, body }: HttpAnswer): Answer {
  const coding = String(headers['content-encoding'] ?? 'identity');
  if (coding !== 'identity') {
    return wrong(`the answer is compressed (${coding}), though plain text was asked for`);
  }
  const text = utf8(body);
  if (text === undefined) return wrong(`the answer (${status}) is not UTF-8`);
  if (status === 200) {
    const problem = grammarProblem(text);
    return problem === undefined
      ? { kind: 'board', board: plainHeader(text) }
      : wrong(`200, but ${problem}`);
  }
  const [line = ''] = text.split(/\r?\n/);
  if (status === 409) return { kind: 'failed', sentence: line, rule: failureCode(line) };
  if (status >= 400 && status < 500) return { kind: 'refused', status, body: text };
  return wrong(`status ${status}${line === '' ? '' : `: ${quoted(line)}`}`);
}

function wrong(what: string): Answer {
  return { kind: 'wrong', what };
}

function utf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // that is the answer
  }
}

/** The grammar allows zeros before a number. */
function plainHeader(board: string): string {
  return board.replace(/^0*(\d+)x0*(\d+)/, '$1x$2');
}

const SPOT = /^(none|down|(?:up|my) [^\s]+)$/;

/** @returns where `text` departs from the grammar of a board state, or undefined if it does not */
export function grammarProblem(text: string): string | undefined {
  if (text === '') return 'the body is empty';
  if (text.startsWith('\ufeff')) return 'the body begins with a byte-order mark';
  const [header = '', ...lines] = text.split('\n');
  if (header.endsWith('\r')) return 'lines end in CR LF; they end in LF alone';
  const [, rows, columns] = /^([0-9]+)x([0-9]+)$/.exec(header) ?? [];
  if (rows === undefined) return `the first line is ${quoted(header)}, not ROWxCOLUMN`;
  const bad = lines.findIndex((line, at) => !SPOT.test(line) && at < lines.length - 1);
  if (bad >= 0) return `line ${bad + 2} is ${quoted(lines[bad] ?? '')}, no SPOT`;
  if (lines.pop() !== '') return 'there is no newline after the last spot';
  const spots = Number(rows) * Number(columns);
  if (lines.length !== spots) return `${lines.length} spots follow ${quoted(header)}, not ${spots}`;
  return parseBoardState(text) === undefined ? 'a card is longer than 4096 characters' : undefined;
}
