/** Sums over the report of a check. */

import type { CheckReport, CheckTest } from './check-report.ts';

/** What is slow was right in the end. */
export function countsOf(tests: readonly CheckTest[]) {
  const held = tests.filter(({ state }) => state === 'passed' || state === 'slow').length;
  const notRun = tests.filter(({ state }) => state === 'not run').length;
  return { held, all: tests.length, notRun };
}

export function failedIn({ problems }: CheckReport, level: CheckTest['level']) {
  const tests = problems.flatMap((problem) => problem.tests);
  return tests.filter((test) => test.state === 'failed' && test.level === level);
}

/**
 * Where a student should begin: the first failing problem, of it the fewest moves, and of those a test of the
 * rule that is broken.
 * @returns also how many others fail by the same rule
 */
export function beginWith(report: CheckReport) {
  const failed = failedIn(report, 'required');
  const { problems } = report;
  const of = (test: CheckTest) => problems.findIndex(({ tests }) => tests.includes(test));
  const movesOf = ({ failure }: CheckTest) => failure?.moves.length ?? 0;
  const ruleOf = ({ failure }: CheckTest) => failure?.rules[0]?.id;
  const isElsewhere = (one: CheckTest) => Number(!one.id.startsWith(`${ruleOf(one)}.`));
  const [test] = failed.toSorted(
    (one, other) =>
      of(one) - of(other) || movesOf(one) - movesOf(other) || isElsewhere(one) - isElsewhere(other),
  );
  if (test === undefined) return undefined;
  const rule = ruleOf(test);
  const same = failed.filter((one) => ruleOf(one) === rule);
  return { test, others: rule === undefined ? 0 : same.length - 1 };
}

/** 0: nothing required failed; 1: something did; 2: time was up with nothing failed. */
export function exitCodeOf(report: CheckReport): 0 | 1 | 2 {
  if (failedIn(report, 'required').length > 0) return 1;
  const isCut = report.problems.some(({ tests }) =>
    tests.some(({ state, why }) => state === 'not run' && why === 'the time was up'),
  );
  return isCut ? 2 : 0;
}
