/** Students' servers over real HTTP: what the rules leave open passes, and every flaw is found. */
import { describe, expect, test } from 'vitest';
import { playHistory, randomHistory, simulation } from '../../../main/check/history.ts';
import { play } from '../../../main/check/play.ts';
import { randomGame } from '../../../main/check/random-game.ts';
import { expectPassed } from '../../support/board-driver.ts';
import { each, overHttp } from '../../support/over-http.ts';
import { find, shownByMoves } from '../student/find.ts';
import { variants } from '../student/flaws.ts';
import { startStudent } from '../student/server.ts';

const GAMES = 20;
const HISTORIES = 20;
const AT_ONCE = 24;
/** Nearly all of it is waiting. */
const timeout = 900_000;

const games = Array.from({ length: GAMES }, (_, seed) => randomGame(seed));
const histories = Array.from({ length: HISTORIES }, (_, seed) => randomHistory(seed));

describe.each(variants)('%s', { timeout }, (variant) => {
  test('histories and the simulation of the exercise pass', async () => {
    await each([...histories, simulation(1)], AT_ONCE, async (history) => {
      const { port, stop } = await startStudent(history.file, { variant });
      const driver = overHttp(port, stop);
      const verdict = await playHistory(history, driver, { judgedBy: 'rules' });
      await driver.close();
      expect(verdict).toEqual({ kind: 'passed' });
    });
  });

  test('random games pass', async () => {
    await each(games, AT_ONCE, async (game) => {
      const { port, stop } = await startStudent(game.file, { variant });
      const driver = overHttp(port, stop);
      const verdict = await play(game, driver, { judgedBy: 'rules', everybodyLooks: true });
      await driver.close();
      expectPassed(game, verdict);
    });
  });
});

test('what finds a flaw finds it over HTTP, in as few moves', { timeout }, async () => {
  const unfound: string[] = [];
  await each(shownByMoves, AT_ONCE, async (flaw) => {
    const { short } = (await find(flaw)) ?? {};
    if (short === undefined) throw new Error(`nothing finds: ${flaw}`);
    const { port, stop } = await startStudent(short.file, { flaw });
    const driver = overHttp(port, stop);
    const verdict = await play(short, driver, { judgedBy: 'rules' });
    await driver.close();
    if (verdict.kind !== 'failed') unfound.push(flaw);
  });
  expect(unfound).toEqual([]);
});
