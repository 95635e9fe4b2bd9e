import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TableView } from '../../shared/table-view.ts';
import {
  describeElectron,
  electronExecutable,
  electronRuntime,
  startDisplay,
} from '../support/electron-runtime.ts';
import { packageFolder, perfectBoard } from '../support/headless-process.ts';
import { seededRandom } from '../support/random.ts';
import { playerNamed } from '../support/table-view.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';
import { launchApp, switches } from './electron-support.ts';
import { NETWORK_GONE, allowTrouble, flip, joinedPhone, sees, soon } from './support.ts';

const KILLS = 20;
const SEED = 4;

/** Everything that a start must not change, who is here being another matter. */
function lasting({ title, spots, players, game }: TableView) {
  const known = players.map((player) => ({ ...player, presence: 'whatever' }));
  return { title, spots, game, players: known };
}

describeElectron('the desktop app, again', () => {
  test('closing and opening continues the game, and phones come back by themselves', async () => {
    allowTrouble(NETWORK_GONE);
    const first = await launchApp();
    await first.use('settings', { shuffle: false, holdUpSeconds: 45 });
    await first.answerOpenDialog(perfectBoard);
    await first.chooseMenu('Open Board…');
    await first.titled('Perfect');
    const mia = await joinedPhone(first.lan, 'Mia');
    await flip(mia, 0);
    await flip(mia, 1);
    await sees(first.page, 1, '🦄, Mia’s pair');
    await flip(first.page, 2);
    await sees(first.page, 2, '🌈, you have it');
    const before = lasting(await first.table());
    await first.answerQuestions('Quit');
    await first.quit();

    const again = await launchApp({ folder: first.folder, args: [] });
    expect(again.port).toBe(first.port);
    expect(lasting(await again.table())).toEqual(before);
    await sees(again.page, 2, '🌈, you have it');
    expect((await again.state()).settings).toMatchObject({ shuffle: false, holdUpSeconds: 45 });
    await soon(async () => playerNamed(await again.table(), 'Mia').presence).toBe('here');
    await flip(mia, 3);
    await sees(again.page, 3, '🌈, Mia has it');
  });

  test('quitting while friends play asks first, and may be thought better of', async () => {
    allowTrouble(NETWORK_GONE);
    const app = await launchApp();
    await joinedPhone(app.lan, 'Mia');
    await soon(async () => playerNamed(await app.table(), 'Mia').presence).toBe('here');
    const asked = await app.answerQuestions('Keep Playing');
    await app.app.evaluate(({ app: electron }) => electron.quit());
    await soon(asked).toEqual(['A friend is playing.']);
    await flip(app.page, 0);
    expect((await app.wire.get('/health')).status).toBe(200);
    await app.answerQuestions('Quit');
    await app.quit();
  });

  test('alone, closing the window ends the app without a question', async () => {
    const app = await launchApp();
    const ended = app.ended();
    await app.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
    await ended;
    expect(app.log()).toContain('ends');
  });

  test(`killed ${KILLS} times at random moments, it starts again and loses at most a second`, async () => {
    const random = seededRandom(SEED);
    const folder = await tempFolder();
    const mia = secretId('mia');
    let score = 0;
    for (let kill = 0; kill <= KILLS; kill++) {
      const app = await launchApp({ folder, args: kill === 0 ? ['0'] : [] });
      if (kill === 0) {
        const text = `2x40\n${Array.from({ length: 80 }, (_, index) => `card${index >> 1}`).join('\n')}\n`;
        await app.use('settings', { shuffle: false });
        await app.use('openBoard', { title: 'many', text });
      }
      await app.wire.post('/join', { player: mia, name: 'Mia' });
      const kept = playerNamed(await app.table(), 'Mia').score;
      // One pair is found in far less than a second, so at most one may be lost.
      expect(kept).toBeGreaterThanOrEqual(score - 1);
      score = kept;
      if (kill === KILLS) break;
      await app.wire.get(`/flip/${mia}/${spot(2 * score)}`);
      await app.wire.get(`/flip/${mia}/${spot(2 * score + 1)}`);
      score++;
      // The moment of the end: somewhere around when the pair is written.
      await new Promise((resolve) => {
        setTimeout(resolve, random() * 600);
      });
      await app.kill();
    }
    expect(score).toBeGreaterThanOrEqual(1);
    console.log(`hold: ${KILLS} kills of the desktop app, 0 failed starts, ${score} pairs kept`);
  }, 240_000);

  test('a second start hands its file to the first, and ends', async () => {
    const app = await launchApp();
    const second = spawn(
      electronExecutable(electronRuntime() ?? ''),
      [...switches(app.folder), packageFolder, 'boards/fruit-stall.txt'],
      {
        cwd: packageFolder,
        env: { ...process.env, DISPLAY: await startDisplay() },
        stdio: 'ignore',
      },
    );
    const [code] = (await once(second, 'exit')) as [number | null];
    expect(code).toBe(0);
    await app.titled('Fruit stall');
    expect(app.app.windows()).toHaveLength(1);
  });

  test('a board file of the command line is played, and is in the recent ones from then on', async () => {
    const folder = await tempFolder();
    const file = join(await tempFolder(), 'our-own.board');
    await copyFile(perfectBoard, file);
    const app = await launchApp({ folder, args: ['0', file] });
    await app.titled('Our own');
    await app.quit();
    const again = await launchApp({ folder, args: [] });
    await again.use('chooseBoard', { board: 'fruit-stall.txt' });
    await again.chooseMenu('our-own.board');
    await again.titled('Our own');
  });

  test('a port that is taken by then is given up for another, and the host is told', async () => {
    const first = await launchApp();
    await first.quit();
    const other = createServer();
    other.listen(first.port);
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const again = await launchApp({ folder: first.folder, args: [] });
    expect(again.port).not.toBe(first.port);
    await again.page.getByText(`${first.port} was taken, so friends use ${again.port}.`).waitFor();
  });

  test('the chosen network is remembered by its adapter, and so is the place of the window', async () => {
    const first = await launchApp();
    await first.use('chooseAdapter', { adapter: 'wlan7' });
    await first.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 60, width: 900, height: 700 }),
    );
    const settings = join(first.folder, 'settings.json');
    const known = async () => JSON.parse(await readFile(settings, 'utf8')) as object;
    await soon(known).toMatchObject({ adapter: 'wlan7', window: { width: 900, height: 700 } });
    await first.quit();
    const again = await launchApp({ folder: first.folder, args: [] });
    const size = await again.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getSize(),
    );
    expect(size).toEqual([900, 700]);
    // A screen that is gone by now: the window comes back to one that is there.
    await again.quit();
    await writeFile(
      settings,
      JSON.stringify({
        ...(await known()),
        window: { x: 9_000, y: 9_000, width: 900, height: 700, isMaximized: false },
      }),
    );
    const back = await launchApp({ folder: first.folder, args: [] });
    const [x = 0, y = 0] =
      (await back.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.getPosition(),
      )) ?? [];
    expect(x).toBeLessThan(1_600);
    expect(y).toBeLessThan(1_000);
  });
});

/** The card of this number on a board of forty columns. */
function spot(card: number): string {
  return `${Math.floor(card / 40)},${card % 40}`;
}
