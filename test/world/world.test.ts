import { expect, test } from 'vitest';
import { ruleIds } from '../../shared/failures.ts';
import { WORLD_USAGE, parseWorldOptions } from './options.ts';
import { runWorld } from './world.ts';

const FIXED = Array.from({ length: 90 }, (_, index) => index + 1);
const FRESH_FROM = Math.floor(Math.random() * 1_000_000);
const FRESH = Array.from({ length: 10 }, (_, index) => FRESH_FROM + index);

const LONG = { timeout: 240_000 };

/** Rules that show on no running board: what they do is met otherwise, or everywhere. */
const UNSHOWN = ['4-D', '4-F', '4-H'];

/** Rules by which something happens on a board, and what else a crowd of worlds must meet. */
const MET = [
  ...ruleIds.filter((rule) => !UNSHOWN.includes(rule)),
  ...[
    'flip: 4-D',
    'flip: 4-H',
    'flip: 4-I',
    'flip: old-number',
    'flip: door',
    'flip: removed',
    'block: done',
  ],
  ...['join: code', 'giveSeat: done', 'openBoard: done', 'chooseBoard: done', 'door: done'],
  ...['flip cut', 'watch cut', 'table cut', 'table: 304', 'watch: 304', 'map'],
  ...['addComputer: done', 'changeComputer: done', 'remove: done'],
  ...["a computer's flip: ok", "a computer's flip: 1-A", "a computer's flip: 2-B"],
  ...['move: done', 'evenOut: done', 'nextAt: done', 'flip: other-table', 'table: other-table'],
  ...['crashed', 'stopped', 'restored', 'table: stopping'],
];

/** Runs one, which must be well. @returns what it met */
async function wellWorld(seed: number): Promise<Iterable<string>> {
  const { failure, counts } = await runWorld(seed);
  expect(failure, `npm run world -- --seed ${seed}`).toBeUndefined();
  return counts.keys();
}

test('worlds are well, and between them meet every rule and fault', LONG, async () => {
  const met = new Set<string>();
  for (const seed of FIXED) for (const what of await wellWorld(seed)) met.add(what);
  expect(MET.filter((what) => !met.has(what))).toEqual([]);
});

test(`worlds that nobody has seen before are well (from ${FRESH_FROM})`, LONG, async () => {
  for (const seed of FRESH) await wellWorld(seed);
});

test('the same seed is the same world, to the byte', async () => {
  for (const seed of [3, 30, 300]) {
    const one = await runWorld(seed);
    const other = await runWorld(seed);
    expect(other.trace).toEqual(one.trace);
    expect(other.hash).toBe(one.hash);
    expect(one.steps).toBeGreaterThan(100);
  }
});

test('another seed is another world', async () => {
  expect((await runWorld(1)).hash).not.toBe((await runWorld(2)).hash);
});

test('the command line names one seed, or how many from which on', () => {
  const fresh = () => 7;
  expect(parseWorldOptions(['--seed', '5'], fresh)).toEqual({ from: 5, count: 1 });
  expect(parseWorldOptions(['--seeds', '3'], fresh)).toEqual({ from: 7, count: 3 });
  expect(parseWorldOptions(['--seeds', '3', '--from', '0'], fresh)).toEqual({ from: 0, count: 3 });
  expect(parseWorldOptions([], fresh)).toEqual({ from: 7, count: 100 });
  expect(parseWorldOptions(['--help'], fresh)).toBe('help');
  expect(() => parseWorldOptions(['--seed', 'x'], fresh)).toThrow('--seed is a whole number');
  expect(WORLD_USAGE).toContain('--seeds');
});
