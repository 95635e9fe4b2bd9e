/** A failure as it is told: moves, what was seen of control, what was expected, and what came. */

import { parseBoardFile } from '../../shared/board-file.ts';
import type { CheckAnswer, CheckFailure, CheckRule } from '../../shared/check-report.ts';
import { printable } from '../../shared/printable.ts';
import type { Operation } from './driver.ts';
import { targetOf } from './http-driver.ts';
import { ruleSentence } from './rule-sentences.ts';
import type { Found } from './run.ts';
import { formatScenario, inNotation } from './scenario.ts';
import { seenIn } from './seen.ts';
import type { Expected, Failure } from './verdict.ts';

/** Lines of what a server printed, from its end. */
const PRINTED_LINES_MAX = 12;

const EXPECTED_MAX = 4;

export function failureReport(
  { task, scenario, printed }: Found,
  { rules, happened, request, expected, observed }: Failure,
  again: string,
): CheckFailure {
  const { rows, columns, cards } = parseBoardFile(task.file);
  const seen = seenIn(happened, request);
  const isWrong = observed.kind === 'wrong';
  return {
    rules: [
      ...(isWrong && task.level === 'required' ? ['answer'] : []),
      ...rulesOf(rules, task.id, happened, request),
    ].map(said),
    rows,
    columns,
    board: rowsOf(cards, columns),
    ...seen,
    expected: expected.slice(0, EXPECTED_MAX).map(expectedAnswer),
    came: cameAnswer(observed),
    scenario: scenario === undefined ? null : formatScenario(scenario),
    again,
    curl: happened.flatMap((one) => (one.kind === 'sent' ? [curlOf(one.operation)] : [])),
    printed: isWrong && printed !== undefined && printed !== '' ? lastLines(printed) : null,
  };
}

/** Where no rule decides, it is about what the test is about, or about what was asked. */
function rulesOf(
  rules: readonly string[],
  id: string,
  happened: Failure['happened'],
  request: number,
): readonly string[] {
  const asked = happened.flatMap((one) =>
    one.kind === 'sent' && one.request === request ? [one.operation.kind] : [],
  );
  const named = [id.replace(/\.[^.]*$/, ''), ...asked].filter((one) => ruleSentence(one) !== '');
  return rules.length > 0 ? rules : named.slice(0, 1);
}

function said(id: string): CheckRule {
  return { id, sentence: ruleSentence(id) };
}

function rowsOf(cards: readonly string[], columns: number): string {
  const rows = Array.from({ length: cards.length / columns }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return rows.join(' / ');
}

function expectedAnswer(expected: Expected): CheckAnswer {
  switch (expected.kind) {
    case 'board':
      return boardAnswer(expected.board);
    case 'failed':
      return { kind: 'failed', text: 'fails', lines: ['409', 'any sentence'] };
    case 'refused':
      return { kind: 'refused', text: 'is refused', lines: ['400', 'or any other 4xx'] };
    case 'waits':
      return { kind: 'waits', text: 'waits', lines: ['no answer for now'] };
    case 'header': {
      const line = `${expected.name}: ${expected.value}`;
      return { kind: 'header', text: `has ${line}`, lines: [line] };
    }
  }
}

function boardAnswer(board: string): CheckAnswer {
  return { kind: 'board', text: inNotation(board), lines: ['200', ...board.trimEnd().split('\n')] };
}

function cameAnswer(observed: Failure['observed']): CheckAnswer {
  switch (observed.kind) {
    case 'board':
      return boardAnswer(observed.board);
    case 'failed': {
      const sentence = printable(observed.sentence);
      return { kind: 'failed', text: `fails: ${sentence}`, lines: ['409', sentence] };
    }
    case 'refused': {
      const [line = ''] = printable(observed.body).split('\\u{a}');
      const status = String(observed.status);
      return { kind: 'refused', text: `${status} ${line}`.trim(), lines: [status, line] };
    }
    case 'wrong':
      return { kind: 'wrong', text: observed.what, lines: [observed.what] };
    case 'nothing':
      return { kind: 'waits', text: 'no answer', lines: ['no answer'] };
    case 'no header':
      return { kind: 'header', text: 'no such header', lines: ['no such header'] };
  }
}

/** A request as it is typed, to a server on port 8080. */
function curlOf(operation: Operation): string {
  const address = `'http://localhost:8080${targetOf(operation).replaceAll("'", '%27')}'`;
  return `curl -i ${address}${operation.kind === 'watch' ? ' &' : ''}`;
}

/** The end of what a server printed, safe to print again. */
export function lastLines(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/).slice(-PRINTED_LINES_MAX);
  return lines.map(printable).join('\n');
}
