/** Our Board is right, so whatever it does in random games and histories passes, by both judges. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../main/check/chance.ts';
import { playHistory, randomHistory, simulation } from '../../main/check/history.ts';
import { withEnds, withLooks } from '../../main/check/our-game.ts';
import { play } from '../../main/check/play.ts';
import { randomGame } from '../../main/check/random-game.ts';
import { playersOf } from '../../main/check/scenario.ts';
import type { Verdict } from '../../main/check/verdict.ts';
import { expectPassed, onBoard } from '../support/board-driver.ts';
import { JumbledDriver } from '../support/jumbled-driver.ts';

/** `CHECK_SEEDS=1000 npx vitest run test/check/no-false-alarm.test.ts` plays so many. */
const SEEDS = Array.from({ length: Number(process.env.CHECK_SEEDS ?? 15) }, (_, seed) => seed);

const JUDGES = ['rules', 'our choices'] as const;

const timeout = 30_000 + 1_000 * SEEDS.length;

describe.each(JUDGES)('judged by %s', { timeout }, (judgedBy) => {
  test('random games pass', async () => {
    for (const seed of SEEDS) {
      const game = randomGame(seed);
      const driver = onBoard(game);
      expectPassed(game, await play(game, driver, { judgedBy, everybodyLooks: true }));
    }
  });

  test('histories pass, in whatever order requests arrive and answers come back', async () => {
    const passed: Verdict = { kind: 'passed' };
    for (const seed of SEEDS) {
      const history = randomHistory(seed);
      const driver = new JumbledDriver(onBoard(history), new Chance(seed));
      const verdict = await playHistory(history, driver, { judgedBy });
      expect(verdict, `history ${seed}`).toEqual(passed);
    }
  });

  test('the simulation of the exercise passes', async () => {
    const history = simulation(1);
    const driver = new JumbledDriver(onBoard(history), new Chance(1));
    expect(await playHistory(history, driver, { judgedBy })).toEqual({ kind: 'passed' });
  });
});

test('what is written into a random game is what our Board does', { timeout }, async () => {
  for (const seed of SEEDS) {
    const game = randomGame(seed);
    expect(withEnds(game)).toEqual(game);
    const looked = withLooks(game, playersOf(game.moves));
    expectPassed(looked, await play(looked, onBoard(looked), { judgedBy: 'our choices' }));
  }
});

test('random games differ, and the same seed is the same game', () => {
  const games = SEEDS.map((seed) => randomGame(seed));
  expect(SEEDS.map((seed) => randomGame(seed))).toEqual(games);
  expect(new Set(games.map(({ file }) => file)).size).toBeGreaterThan(SEEDS.length / 2);
});
