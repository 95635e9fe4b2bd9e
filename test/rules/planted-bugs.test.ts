/** Plants each bug of tools/planted-bugs.ts and expects the rule tests to notice. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { RunnerProcess } from '../tools/mutants/process.ts';
import { type PlantedBug, mutationOf, plantedBugs } from '../tools/planted-bugs.ts';

const ruleTests = [
  'first-card',
  'second-card',
  'finish-play',
  'house-rules',
  'transcript',
  'map',
  'watch',
];

/** With a bug planted, a flip may wait for ever. */
const TEST_TIMEOUT_MS = 1_000;

describe('the rule tests', { timeout: 120_000 }, () => {
  const runner = new RunnerProcess(TEST_TIMEOUT_MS);
  afterAll(() => runner.end());

  const failed = async (bug?: PlantedBug) => {
    const mutation = bug === undefined ? undefined : mutationOf(bug);
    const tests = ruleTests.map((name) => `test/rules/${name}.test.ts`);
    const outcome = await runner.run({ tests, mutation });
    return outcome === 'late' ? outcome : outcome.failed;
  };

  test('pass without a bug', async () => {
    expect(await failed()).toBeUndefined();
  });

  test.each(plantedBugs)('notice: $name', async (bug) => {
    expect(await failed(bug)).toMatch(/^test\/rules\/\S+\.test\.ts: /);
  });
});

test('there are at least twelve planted bugs, and a place for each', () => {
  expect(plantedBugs.length).toBeGreaterThanOrEqual(12);
  for (const { name, file, original, planted } of plantedBugs) {
    expect(readFileSync(file, 'utf8').split(original), name).toHaveLength(2);
    expect(planted, name).not.toBe(original);
  }
});
