import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { subjectOf } from '../../main/check/scenario.ts';
import { scenarios } from '../../main/check/scenarios/index.ts';
import { ruleIds } from '../../shared/failures.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every rule id at the start of a test's name; `)(` is the second half of a `test.each`. */
const TESTED = /(?:\b(?:test|it)|\))\(\s*['"`]([1-4]-[A-I]): /g;

test('docs/RULES.md and the code name the same rules', async () => {
  const rules = await readFile(join(root, 'docs/RULES.md'), 'utf8');
  const named = new Set(rules.match(/\b[1-4]-[A-I]\b/g));
  expect([...named].toSorted()).toEqual([...ruleIds]);
});

test('docs/RULES.md gives each rule a row of its own', async () => {
  const rules = await readFile(join(root, 'docs/RULES.md'), 'utf8');
  const rows = Array.from(rules.matchAll(/^\| ([1-4]-[A-I]) \|/gm), ([, id]) => id);
  expect(rows).toEqual([...ruleIds]);
});

test('every rule has a scenario, or a test whose name begins with its id', async () => {
  const files = await readdir(join(root, 'test'), { recursive: true });
  const tested = new Set<string | undefined>(scenarios.map(subjectOf));
  for (const file of files.filter((name) => name.endsWith('.test.ts'))) {
    const source = await readFile(join(root, 'test', file), 'utf8');
    for (const [, id] of source.matchAll(TESTED)) tested.add(id);
  }
  const missing = ruleIds.filter((id) => !tested.has(id));
  expect(missing, `no test is named by ${missing.join(', ')}`).toEqual([]);
});

test('every published rule has a scenario', () => {
  const subjects = new Set(scenarios.map(subjectOf));
  const published = ruleIds.filter((id) => !id.startsWith('4'));
  expect(published.filter((id) => !subjects.has(id))).toEqual([]);
});
