import { describe, expect, test } from 'vitest';
import { play } from '../../main/check/play.ts';
import { problemOf, subjectOf } from '../../main/check/scenario.ts';
import { scenarios } from '../../main/check/scenarios/index.ts';
import { expectPassed, onBoard } from '../support/board-driver.ts';
import { ruleIds } from '../../shared/failures.ts';

const SUBJECTS: readonly string[] = [
  ...ruleIds,
  ...['file', 'look', 'replace', 'watch', 'wire', 'example'],
];

test('every scenario has an id of its own, which begins with a rule or a subject', () => {
  const ids = scenarios.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(scenarios.map(subjectOf).filter((subject) => !SUBJECTS.includes(subject))).toEqual([]);
});

test('there are scenarios of every problem, and they come in their order', () => {
  const inOrder = scenarios.map(problemOf);
  expect([...new Set(inOrder)]).toEqual([1, 2, 3, 4, 5]);
  expect(inOrder.toSorted((one, other) => one - other)).toEqual(inOrder);
});

describe('the rules alone allow what our Board does', () => {
  const ofTheGame = scenarios.filter(
    ({ moves }) => !moves.some(({ kind }) => kind.startsWith('get')),
  );
  test.each(ofTheGame)('$id $title', async (scenario) => {
    const driver = onBoard(scenario);
    expectPassed(
      scenario,
      await play(scenario, driver, { judgedBy: 'rules', everybodyLooks: true }),
    );
  });
});
