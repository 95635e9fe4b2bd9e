import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { perfectBoard, startHeadless } from '../support/headless-process.ts';
import { seededRandom } from '../support/random.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { figure } from './figure.ts';
import { follow } from './followers.ts';

const RESTARTS = 8;
const PAGES = 10;

test('phones go on by themselves when the host is killed and starts again on its port', async () => {
  const save = join(await tempFolder(), 'game.json');
  const args = [perfectBoard, '--save', save];
  let host = await startHeadless(['0', ...args]);
  const { port } = host;
  const random = seededRandom(8);
  const players = Array.from({ length: PAGES }, (_, index) => secretId(`page${index}`));
  for (const player of players) await host.wire.post('/join', { player, name: player.slice(0, 5) });
  const pages = players.map((player) => follow(player, port, random));
  const runOf = (token: string | undefined) => token?.split('-')[0];
  const shownRuns = () => new Set(pages.map(({ shown }) => runOf(shown?.token)));
  await expect.poll(() => [...shownRuns()].includes(undefined)).toBe(false);
  const lastIsSaved = async () => (await readFile(save, 'utf8')).includes(players.at(-1) ?? '');
  await expect.poll(lastIsSaved).toBe(true); // the last second may be lost
  let worst = 0;
  for (let restart = 0; restart < RESTARTS; restart++) {
    const [before] = shownRuns();
    host.headless.signal('SIGKILL');
    await host.headless.exitCode;
    host = await startHeadless([String(port), ...args]);
    const listens = performance.now();
    await expect
      .poll(() => [shownRuns().size, shownRuns().has(before)], { timeout: 10_000, interval: 10 })
      .toEqual([1, false]);
    worst = Math.max(worst, (performance.now() - listens) / 1_000);
    for (const { shown, player } of pages) {
      expect(shown?.you).toMatchObject({ name: player.slice(0, 5), removed: false });
    }
  }
  figure(`${RESTARTS} restarts, ${PAGES} pages: all back at most ${worst.toFixed(2)} s later`);
  expect(worst).toBeLessThanOrEqual(3);
});
