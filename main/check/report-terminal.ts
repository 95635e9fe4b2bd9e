/** The report as a terminal shows it, in at most 80 columns. */

import type {
  CheckProblem,
  CheckReport,
  CheckState,
  CheckTest,
} from '../../shared/check-report.ts';
import { beginWith, countsOf, failedIn } from '../../shared/check-sums.ts';
import { drawnMoves } from './terminal-moves.ts';
import { type TerminalText, fitted, spread, wrapped } from './terminal-text.ts';

const COLUMNS = 78;

/** Left of the marks, and right of them. */
const [BEFORE_MARKS, AFTER_MARKS] = [21, 13];

/** A student mends one thing at a time, so one failure is told as a whole. */
export function terminalReport(report: CheckReport, text: TerminalText, html?: string): string {
  const { problems, seed, remarks } = report;
  const tests = problems.flatMap((problem) => problem.tests);
  const title = text.in('bold', 'Memory Scramble check');
  const lines = [
    spread(title, `${tests.length} tests   seed ${seed}`, COLUMNS),
    '',
    ...problems.flatMap((problem) => problemLines(problem, text)),
    ...failuresLines(report, text),
    ...otherLines(report, text),
    ...remarks.flatMap((remark) => wrapped(remark, COLUMNS)),
    ...lastLines(report, text),
    ...(html === undefined ? [] : [`The whole report: ${html}`]),
  ];
  return text.printed(lines.map((line) => `${line.trimEnd()}\n`).join(''));
}

function problemLines({ number, title, tests }: CheckProblem, text: TerminalText): string[] {
  const room = COLUMNS - BEFORE_MARKS - AFTER_MARKS;
  const rows = Math.max(1, Math.ceil(tests.length / room));
  const { held, all } = countsOf(tests);
  const style = held === all ? 'good' : 'note';
  return Array.from({ length: rows }, (_, row) => {
    const marks = tests.slice(row * room, (row + 1) * room).map((test) => mark(test, text));
    if (row > 0) return ' '.repeat(BEFORE_MARKS) + marks.join('');
    const left = `  ${text.in('bold', String(number))}  ${fitted(title, BEFORE_MARKS - 6)} `;
    const sum = `${String(held).padStart(3)} of ${String(all).padStart(3)}`;
    return spread(left + marks.join(''), text.in(style, sum), COLUMNS);
  });
}

const MARKS: Readonly<Record<CheckState, string>> = {
  passed: '✓',
  failed: '✗',
  slow: '~',
  undecided: '?',
  'not run': '·',
};

function mark(test: CheckTest, text: TerminalText): string {
  const { state } = test;
  if (state === 'passed') return text.in('good', MARKS.passed);
  if (state === 'not run') return text.in('dim', MARKS['not run']);
  return text.in('note', state === 'failed' ? signOf(test) : MARKS[state]);
}

/** The failure to begin with as a whole, and one line for each other. */
function failuresLines(report: CheckReport, text: TerminalText): readonly string[] {
  const failed = [...failedIn(report, 'required'), ...failedIn(report, 'sound')];
  const open = beginWith(report)?.test ?? failed[0];
  if (open === undefined) return [''];
  const others = failed.filter((test) => test !== open);
  const lines = [...failureLines(open, text), ''];
  if (others.length === 0) return lines;
  const how = '--only ID shows one of these as a whole, --html FILE all of them.';
  const listed = (['required', 'sound'] as const).flatMap((level) =>
    listedLines(
      others.filter((test) => test.level === level),
      text,
    ),
  );
  return [...lines, ...listed, '', how];
}

/** The most failures with a line: more would push the one to begin with out of sight. */
const LISTED_MAX = 12;

function listedLines(tests: readonly CheckTest[], text: TerminalText): readonly string[] {
  const more = tests.length - LISTED_MAX;
  if (more <= 1) return tests.map((test) => shortLine(test, text));
  return [...tests.slice(0, LISTED_MAX).map((test) => shortLine(test, text)), `  … ${more} more`];
}

/** What only a good server does is marked by another sign than what the rules demand. */
function signOf({ level }: CheckTest): string {
  return level === 'sound' ? '!' : MARKS.failed;
}

function shortLine(test: CheckTest, text: TerminalText): string {
  const { id, title, failure } = test;
  const sign = signOf(test);
  const count = failure?.moves.length ?? 0;
  const moves = count === 0 ? '' : `${count} ${count === 1 ? 'move' : 'moves'}`;
  const room = COLUMNS - 14;
  return `${text.in('note', `${sign} ${id.padEnd(10)}`)}  ${spread(fitted(title, room - 11), moves, room)}`;
}

function failureLines(test: CheckTest, text: TerminalText): string[] {
  const { id, title, level, failure } = test;
  if (failure === undefined) return [];
  const rules = failure.rules.filter(({ sentence }) => sentence !== '');
  const said = rules.flatMap((rule) => {
    const lines = wrapped(rule.sentence, COLUMNS - 11);
    return lines.map((line, index) => `  ${(index === 0 ? rule.id : '').padEnd(9)}${line}`);
  });
  const printed = failure.printed?.split('\n').map((line) => `       ${line}`) ?? [];
  const head = text.in('note', `${signOf(test)} ${id}`);
  return [
    '',
    ...wrapped(title, COLUMNS - 12).map((line, index) =>
      index === 0
        ? `${head}${' '.repeat(Math.max(2, 10 - id.length))}${text.in('bold', line)}`
        : `${' '.repeat(12)}${line}`,
    ),
    ...(level === 'sound' ? ['  Nobody demands this; a good server does it.'] : []),
    ...said,
    '',
    ...drawnMoves(failure, text, COLUMNS),
    ...(printed.length === 0 ? [] : ['', '       The server printed, in the end:', ...printed]),
    '',
    ...wrapped(`Again: ${failure.again}`, COLUMNS - 7).map((line) => `       ${line}`),
  ];
}

/** What neither held nor failed. */
function otherLines({ problems }: CheckReport, text: TerminalText): readonly string[] {
  const tests = problems.flatMap((problem) => problem.tests);
  const of = (state: CheckState) => tests.filter((test) => test.state === state);
  const named = (state: CheckState, what: string) => {
    const ids = of(state).map(({ id }) => id);
    if (ids.length === 0) return [];
    return wrapped(`${text.in('note', MARKS[state])} ${what}: ${ids.join(', ')}`, COLUMNS);
  };
  const notRun = of('not run');
  const reasons = [...new Set(notRun.map(({ why = '' }) => why))];
  return [
    ...named('slow', 'slow (right only with four times the patience)'),
    ...named('undecided', 'not decided (too many boards are possible)'),
    ...(notRun.length === 0
      ? []
      : wrapped(`· not run: ${notRun.length} (${reasons.join('; ')})`, COLUMNS)),
  ];
}

function lastLines(report: CheckReport, text: TerminalText): readonly string[] {
  const { held, all, notRun } = countsOf(report.problems.flatMap(({ tests }) => tests));
  const best = beginWith(report);
  if (best === undefined) {
    const isWhole = held === all;
    const sum = isWhole ? `All ${all} hold.` : `${held} of ${all} hold.`;
    const unsound = failedIn(report, 'sound').length;
    const isRight = held + unsound === all;
    const more = isRight
      ? ' All that is required does.'
      : notRun > 0
        ? ` ${notRun} were not run.`
        : '';
    return [text.in('bold', sum) + (isWhole ? ' Well done!' : more)];
  }
  const { test, others } = best;
  const same =
    others === 0
      ? ''
      : `: ${others} ${others === 1 ? 'other parts' : 'others part'} at the same rule`;
  return [`${text.in('bold', `${held} of ${all} hold.`)} Begin with ${test.id}${same}.`];
}
