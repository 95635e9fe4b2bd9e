/** `npm run demo`: the game that the README shows to people who have installed nothing yet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { packageFolder } from '../support/headless-process.ts';
import { PLAYERS, game, joinAll, playLively } from './played.ts';

const FILE = join(packageFolder, 'docs', 'demo', 'index.html');

const EVENING = new Date(2026, 2, 14, 20, 41);

/** A close game, with one winner. */
const SEED = 31;

test('the demo', async () => {
  const clock = new TestClock();
  clock.pass(EVENING.getTime());
  const here = await game('under-the-sea', clock);
  joinAll(here, [...PLAYERS, 'Ana']);
  await playLively(here, clock, SEED);
  const answer = await here.host.gamePage({ language: 'en', names: true });
  if (!answer.ok) return expect.fail(answer.code);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, answer.value.text);
});
