/** Servers with one flaw each, as students write them: every flaw is found, and told in few moves. */
import { describe, expect, test } from 'vitest';
import { playHistory, randomHistory } from '../../main/check/history.ts';
import { randomGame } from '../../main/check/random-game.ts';
import { formatScenario } from '../../main/check/scenario.ts';
import { overHttp } from '../support/over-http.ts';
import { find, playWith, races, shownByMoves } from './student/find.ts';
import { startStudent } from './student/server.ts';

const MOVES_MAX = 8;
/** Random games and histories in which a flaw may show itself. */
const GAMES = 5;
const HISTORIES = 24;

test('there are flaws enough', () => {
  expect(shownByMoves.length).toBeGreaterThan(60);
  expect(races.length).toBeGreaterThan(1);
});

describe('a scenario finds', () => {
  test.each(shownByMoves)('%s', async (flaw) => {
    const { short } = (await find(flaw)) ?? {};
    if (short === undefined) throw new Error('no scenario finds it');
    const again = await playWith(flaw)(short, false);
    expect(again.kind, formatScenario(short)).toBe('failed');
    expect(short.moves.length, formatScenario(short)).toBeLessThanOrEqual(MOVES_MAX);
  });
});

test('random games find most flaws', { timeout: 120_000 }, async () => {
  const unfound: string[] = [];
  for (const flaw of shownByMoves) {
    let isFound = false;
    for (let seed = 0; seed < GAMES && !isFound; seed++) {
      const verdict = await playWith(flaw)(randomGame(seed), true);
      isFound = verdict.kind === 'failed';
    }
    if (!isFound) unfound.push(flaw);
  }
  expect(unfound.length, unfound.join('\n')).toBeLessThan(shownByMoves.length / 4);
});

test.each(races)('histories find: %s', async (flaw) => {
  for (let seed = 0; seed < HISTORIES; seed++) {
    const history = randomHistory(seed);
    const { port, stop } = await startStudent(history.file, { flaw });
    const driver = overHttp(port, stop);
    const verdict = await playHistory(history, driver, { judgedBy: 'rules' });
    await driver.close();
    if (verdict.kind === 'failed') return;
  }
  throw new Error('no history finds it');
});
