/** Plants each bug of tools/planted-bugs.ts and expects the rule tests to notice. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { plantedBugs } from './tools/planted-bugs.ts';

const ruleTests = [
  'first-card',
  'second-card',
  'finish-play',
  'house-rules',
  'transcript',
  'map',
  'watch',
];

/** Runs the rule tests with a bug planted. @returns their exit code and output */
function runRuleTests(bug: string | undefined): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...ruleTests.map((name) => `test/game/${name}.test.ts`),
      '--bail=1',
      '--reporter=dot',
      '--testTimeout=3000', // with a bug planted, a flip may wait for ever
    ],
    { env: { ...process.env, PLANTED_BUG: bug, NO_COLOR: '1' }, stdio: 'pipe' },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

test('there are at least twelve planted bugs, and a place for each', () => {
  expect(plantedBugs.length).toBeGreaterThanOrEqual(12);
  for (const { name, file, original, planted } of plantedBugs) {
    expect(readFileSync(file, 'utf8').split(original), name).toHaveLength(2);
    expect(planted, name).not.toBe(original);
  }
});

describe.concurrent('the rule tests notice', { timeout: 120_000 }, () => {
  test.each(plantedBugs)('$name', async ({ name }) => {
    const { code, output } = await runRuleTests(name);
    expect(output).toMatch(/Tests .*failed/);
    expect(code).toBe(1);
  });
});
