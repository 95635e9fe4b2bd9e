/** Puts what was found together as a report. */

import type { CheckProblem, CheckReport, CheckTest } from '../../shared/check-report.ts';
import { failureReport } from './failure-report.ts';
import type { Remark } from './http-driver.ts';
import type { Target } from './options.ts';
import type { Found } from './run.ts';
import { remarkSentence } from './server-sentences.ts';
import { groups } from './tasks.ts';

export interface ReportParts {
  readonly found: readonly Found[];
  readonly target: Target;
  readonly seed: number;
  /** What was typed before `--`. */
  readonly args: readonly string[];
  readonly remarks: Iterable<Remark>;
  readonly at: number;
  readonly seconds: number;
}

export function makeReport(parts: ReportParts): CheckReport {
  const { found, target, seed, args, remarks, at, seconds } = parts;
  return {
    format: 'memory-scramble check 1',
    command: typed(args, target),
    seed,
    at,
    seconds: Math.round(seconds * 10) / 10,
    problems: Object.entries(groups).flatMap(([digits, title]): readonly CheckProblem[] => {
      const number = Number(digits);
      const own = found.filter(({ task }) => task.group === number);
      return own.length === 0
        ? []
        : [{ number, title, tests: own.map((one) => testReport(one, parts)) }];
    }),
    remarks: [...remarks].map(remarkSentence),
  };
}

function testReport(found: Found, { target, seed }: ReportParts): CheckTest {
  const { task, scenario, verdict } = found;
  const { id, level } = task;
  const title = capitalised((scenario ?? task).title);
  const test = { id, title, level, state: verdict.kind };
  if (verdict.kind === 'not run') return { ...test, why: verdict.why };
  if (verdict.kind !== 'failed') return test;
  const args = ['--only', id, ...(seed === 1 ? [] : ['--seed', String(seed)])];
  const failure = failureReport(found, verdict.failure, typed(args, target));
  return { ...test, failure };
}

function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** What somebody types for it. */
function typed(args: readonly string[], target: Target): string {
  const asked =
    target.kind === 'command'
      ? ['--', ...target.command]
      : ['--url', target.url.origin, '--board', target.boardFile];
  return ['memory-scramble', 'check', ...args, ...asked].map(quotedForShell).join(' ');
}

function quotedForShell(word: string): string {
  return /^[\w./:{}=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
