/** The same scenarios on our own host over HTTP, which must do exactly what is written. */
import { expect, test } from 'vitest';
import { playHistory, randomHistory, simulation } from '../../main/check/history.ts';
import type { HttpDriver } from '../../main/check/http-driver.ts';
import { play } from '../../main/check/play.ts';
import { randomGame } from '../../main/check/random-game.ts';
import { type Scenario, boardOf, problemOf, problems } from '../../main/check/scenario.ts';
import { scenarios } from '../../main/check/scenarios/index.ts';
import type { Verdict } from '../../main/check/verdict.ts';
import { Room } from '../../main/table/room.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { expectPassed } from '../support/board-driver.ts';
import { serve } from '../support/host.ts';
import { each, overHttp } from '../support/over-http.ts';
import { seededRandom } from '../support/random.ts';
import { failLoudly } from '../support/table.ts';

/** Scenarios mostly wait, so several are played at the same time. */
const AT_ONCE = 16;

const options = { judgedBy: 'our choices' } as const;

/** Does this to a fresh host with that board. */
async function onHost(
  board: Pick<Scenario, 'file'>,
  act: (driver: HttpDriver) => Promise<Verdict>,
): Promise<Verdict> {
  const table = Room.open(
    { deck: boardOf(board), title: 'Test' },
    { run: 'run1', random: seededRandom(1), report: failLoudly, check: 'whole' },
    { ...defaultSettings, shuffle: false },
  ).first;
  const { port, stop } = await serve(table);
  const driver = overHttp(port, stop);
  const verdict = await act(driver);
  await driver.close();
  return verdict;
}

test.each(Object.keys(problems).map(Number))(
  'our own host does what is written: problem %i',
  async (problem) => {
    const ofProblem = scenarios.filter((scenario) => problemOf(scenario) === problem);
    expect(ofProblem.length).toBeGreaterThan(15);
    await each(ofProblem, AT_ONCE, async (scenario) => {
      const passed = await onHost(scenario, (driver) => play(scenario, driver, options));
      expectPassed(scenario, passed);
    });
  },
);

test('random games pass', async () => {
  await each(
    [1, 2].map((seed) => randomGame(seed)),
    AT_ONCE,
    async (game) => {
      const looking = { ...options, everybodyLooks: true };
      expectPassed(game, await onHost(game, (driver) => play(game, driver, looking)));
    },
  );
});

test('histories and the simulation of the exercise pass', async () => {
  const histories = [1, 2, 3, 4].map(randomHistory);
  await each([...histories, simulation(1)], AT_ONCE, async (history) => {
    const verdict = await onHost(history, (driver) => playHistory(history, driver, options));
    expect(verdict).toEqual({ kind: 'passed' });
  });
});
