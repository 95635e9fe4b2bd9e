import { expect, test } from 'vitest';
import { areas } from './areas.ts';
import { MUTANTS_USAGE, parseMutantsOptions } from './options.ts';

test('without options, 60 mutations of each folder from seed 1', () => {
  expect(parseMutantsOptions([])).toEqual({ seed: 1, count: 60, areas, all: false });
  expect(areas.length * 60).toBeGreaterThanOrEqual(300);
});

test('a seed, a count and a folder can be chosen', () => {
  const args = ['--seed', '7', '--count', '9', '--only', 'main/game', '--all'];
  const only = areas.filter(({ name }) => name === 'main/game');
  expect(parseMutantsOptions(args)).toEqual({ seed: 7, count: 9, areas: only, all: true });
});

test('what is asked for otherwise is told', () => {
  expect(parseMutantsOptions(['--help'])).toBe('help');
  for (const { name } of areas) expect(MUTANTS_USAGE).toContain(name);
  expect(() => parseMutantsOptions(['--seed', 'x'])).toThrow('--seed is a whole number');
  expect(() => parseMutantsOptions(['--only', 'docs'])).toThrow(
    'there is no folder docs to mutate',
  );
});
