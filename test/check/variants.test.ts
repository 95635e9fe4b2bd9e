/** What the rules leave open passes, however a student's server does it. */
import { describe, test } from 'vitest';
import { play } from '../../main/check/play.ts';
import { randomGame } from '../../main/check/random-game.ts';
import type { Scenario } from '../../main/check/scenario.ts';
import { scenarios } from '../../main/check/scenarios/index.ts';
import { expectPassed } from '../support/board-driver.ts';
import { seededRandom } from '../support/random.ts';
import { variants } from './student/flaws.ts';
import { studentHere } from './student/server.ts';

const GAMES = 20;
/** These need time, so they are played over HTTP (wide/over-http.test.ts). */
const isLate = (variant: string) => variant.endsWith('late');

const required = scenarios.filter(({ level }) => level === 'required');
const games = Array.from({ length: GAMES }, (_, seed) => randomGame(seed));

describe.each(variants.filter((variant) => !isLate(variant)))('%s', (variant) => {
  const options = () => ({ variant, random: seededRandom(1) });
  const passes = async (scenario: Scenario, everybodyLooks: boolean) => {
    const driver = studentHere(scenario.file, options());
    const verdict = await play(scenario, driver, { judgedBy: 'rules', everybodyLooks });
    expectPassed(scenario, verdict);
  };

  test('all scenarios pass', async () => {
    for (const scenario of required) await passes(scenario, false);
  });

  test('random games pass', async () => {
    for (const game of games) await passes(game, true);
  });
});
