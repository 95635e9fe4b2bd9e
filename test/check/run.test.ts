/** What counts when the time is up before a failed test could be played again. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseCheckOptions } from '../../main/check/options.ts';
import { runTasks } from '../../main/check/run.ts';
import { parseScenarios } from '../../main/check/scenario.ts';
import { Servers } from '../../main/check/servers.ts';
import { tasksFor } from '../../main/check/tasks.ts';

const ODD_SERVER = join(import.meta.dirname, 'odd-server.mjs');

const SCENARIO = parseScenarios('1-B.1 a card turns up\nboard A B / B A\nalice flip 0,0\n');

/** The verdict on a server with these ways; the time is up as soon as everything was played once. */
async function verdictOnce(ways: string) {
  const command = [process.execPath, ODD_SERVER, ways];
  const servers = new Servers({ command, folder: process.cwd(), random: Math.random });
  const options = parseCheckOptions(['--', ...command]);
  if (options === 'help') throw new Error('nobody asked for help');
  const over = new AbortController();
  const [found] = await runTasks(servers, tasksFor(options, SCENARIO), {
    jobs: 1,
    patienceMs: 50,
    canPlayAgain: true,
    over: over.signal,
    onProgress: () => over.abort(),
  });
  await servers.end();
  return found?.verdict;
}

test('once five random games have failed, the others are not played', async () => {
  const command = [process.execPath, ODD_SERVER, 'crlf'];
  const servers = new Servers({ command, folder: process.cwd(), random: Math.random });
  const options = parseCheckOptions(['--random', '9', '--', ...command]);
  if (options === 'help') throw new Error('nobody asked for help');
  const games = tasksFor(options, undefined).filter(({ isGame }) => isGame === true);
  const found = await runTasks(servers, games, {
    ...{ jobs: 1, patienceMs: 50, canPlayAgain: true },
    ...{ over: new AbortController().signal, onProgress: () => undefined },
  });
  await servers.end();
  const notRun = { kind: 'not run', why: '5 random games have failed' };
  expect(found.map(({ verdict }) => verdict.kind)).toEqual([
    ...Array.from({ length: 5 }, () => 'failed'),
    ...Array.from({ length: 4 }, () => 'not run'),
  ]);
  expect(found.at(-1)?.verdict).toEqual(notRun);
});

test('silence counts only once it was waited for again with more patience', async () => {
  expect(await verdictOnce('hangs=2')).toEqual({ kind: 'not run', why: 'the time was up' });
});

test('a wrong answer counts at once', async () => {
  expect(await verdictOnce('crlf')).toMatchObject({ kind: 'failed' });
});
