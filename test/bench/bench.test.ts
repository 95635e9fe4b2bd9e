/** That the bench runs, not how fast anything is: figures are for `npm run bench`. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { packageFolder } from '../support/headless-process.ts';
import { withTable } from './report.ts';
import { interleaved, median, medianRatio } from './rounds.ts';
import type { Row } from './row.ts';

const run = promisify(execFile);
const PROGRAM = join(packageFolder, 'dist', 'test', 'bench', 'index.js');
const PATIENCE_MS = 120_000;

/** The name of each part, and what its rows say. */
const parts: readonly (readonly [name: string, what: readonly string[]])[] = [
  ['look', ['GET /look, 50 connections, 5×5', 'GET /look, 50 connections, 50×50']],
  ['flip', ['GET /flip, 8 players on 10×10']],
  ['board', ['Board alone, 16 players: a flip', 'Board alone, 16 players: checks on']],
  ['watchers', ['one flip → last of', 'the same on 100×100']],
  ['memory', ['memory per idle watcher']],
  ['tables', ['8 tables × 8 people: a flip', 'a watcher', 'a save']],
  ['headless-start', ['headless start to listening']],
  [
    'desktop-start',
    ['first desktop start to the last card on the screen', 'second desktop start, the usual one'],
  ],
  ['page', ['page: JS + CSS', 'page: first board painted']],
  ['repaint', ['page: repaint after one flip']],
  ['photos', ['own tap until the photo', 'memory of a deck of 8 photos']],
  ['simulation', ['simulation of 3 seeds']],
  ['computers', ['7 computer players on 10×10']],
  ['xray', ['page: the X-ray, 16 players flipping']],
  ['tv', ['page: the TV, 15 players flipping']],
  ['tv-tables', ['page: the TV, 8 tables with 32 players flipping']],
];

test.each(parts)(
  'npm run bench: %s can be measured',
  async (name, what) => {
    const { stdout } = await run(process.execPath, [PROGRAM, '--smoke', '--only', name]);
    for (const sentence of what) expect(stdout).toContain(sentence);
    expect(stdout).not.toContain('NaN');
  },
  PATIENCE_MS,
);

test('an unknown part is refused, and only a whole run is written down', async () => {
  await expect(run(process.execPath, [PROGRAM, '--only', 'luck'])).rejects.toThrow('--only takes');
  const part = run(process.execPath, [PROGRAM, '--only', 'look', '--write']);
  await expect(part).rejects.toThrow('only a whole run is written');
});

describe('rounds', () => {
  test('a ratio is the median of the ratios within each round', () => {
    const rounds = { ours: [1, 4, 9], theirs: [1, 2, 3] };
    expect(medianRatio(rounds, 'ours', 'theirs')).toBe(2);
    expect(median([3, 1, 2, 10])).toBe(2.5);
  });

  test('sides are measured in turn, and each round begins with another', async () => {
    const order: string[] = [];
    const side = (name: string) => async () => order.push(name);
    const rounds = await interleaved(2, { a: side('a'), b: side('b') });
    expect(order.join('')).toBe('abba');
    expect(rounds).toEqual({ a: [1, 4], b: [2, 3] });
  });
});

test('the table replaces what stands between the marks, and nothing else', () => {
  const row: Row = { what: 'w', goal: 'g', measured: 'm', verdict: 'met', figures: {} };
  const [begin, end] = ['begin', 'end'].map((mark) => `<!-- npm run bench -- --write: ${mark} -->`);
  const written = withTable(`above\n${begin}\nold\n${end}\nbelow\n`, [row]);
  expect(written).toMatch(/^above\n<!--.*begin -->\n\| what \| goal \| measured \|/);
  expect(written).toContain('| w | g | m | met |');
  expect(written).toMatch(/<!--.*end -->\nbelow\n$/);
  expect(written).not.toContain('old');
  expect(() => withTable('no marks', [row])).toThrow('lost its marks');
});
