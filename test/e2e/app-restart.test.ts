import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { executableIn } from '../../main/launch/runtime.ts';
import type { TableView } from '../../shared/table-view.ts';
import { describeElectron, electronRuntime, startDisplay } from '../support/electron-runtime.ts';
import { packageFolder, perfectBoard } from '../support/headless-process.ts';
import { playerNamed } from '../support/table-view.ts';
import { killAgainAndAgain } from './app-kills.ts';
import { type DesktopApp, launchApp, sharedApp, switches } from './electron-support.ts';
import { NETWORK_GONE, allowTrouble, flip, joinedPhone, sees, soon } from './support.ts';

/** Everything that a start must not change, who is here being another matter. */
function lasting({ title, spots, players, game }: TableView) {
  const known = players.map((player) => ({ ...player, presence: 'whatever' }));
  return { title, spots, game, players: known };
}

describeElectron('the desktop app, again', () => {
  test('quitting asks while friends play; the next start continues the game, and phones come back by themselves', async () => {
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
    const asked = await first.answerQuestions('Keep Playing');
    await first.app.evaluate(({ app }) => app.quit());
    await soon(asked).toEqual(['A friend is playing.']);
    expect((await first.wire.get('/health')).status).toBe(200);
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

  test('killed in the middle of the game, it starts again and loses at most a second', async () => {
    await killAgainAndAgain(1, 4);
  });

  test('a port that is taken by then is given up for another, and the host is told', async () => {
    const first = await launchApp();
    // What the host likes belongs to the app, and not to the address of its page.
    await first.page.getByRole('button', { name: 'Turn sound off' }).click();
    await first.page.getByRole('button', { name: 'Menu' }).click();
    await first.page.getByRole('radio', { name: 'Dark' }).click();
    await first.page.getByLabel('Change my name').fill('Ana');
    await first.page.getByRole('button', { name: 'Save' }).click();
    await first.page.getByRole('button', { name: 'Menu' }).click();
    await first.page.getByLabel('Language').selectOption('de');
    await soon(() => first.menuLabels()).toContain('Spiel');
    const isDark = (app: DesktopApp) =>
      app.app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors);
    expect(await isDark(first)).toBe(true);
    await first.quit();
    const other = createServer();
    other.listen(first.port);
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const again = await launchApp({ folder: first.folder, args: [] });
    expect(again.port).not.toBe(first.port);
    await again.page.getByText(`${first.port} war belegt`).waitFor();
    await again.page.getByRole('button', { name: 'Ton einschalten' }).waitFor();
    expect(await again.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await isDark(again)).toBe(true);
    expect((await again.table()).players.map(({ name }) => name)).toEqual(['Ana']);
    const opened = again.app.waitForEvent('window');
    await again.chooseMenu('Fernsehansicht');
    const tv = await opened;
    await soon(() => tv.evaluate(() => document.documentElement.lang)).toBe('de');
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
  });
});

describeElectron('one desktop app', () => {
  const running = sharedApp();

  test('a second start hands its file to the first, and ends', async () => {
    const app = await running();
    const second = spawn(
      executableIn(electronRuntime() ?? ''),
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

  // On a Mac, which keeps an app without a window, closing only hides it.
  test.skipIf(process.platform === 'darwin')(
    'alone, closing the window ends the app without a question',
    async () => {
      const app = await running();
      const ended = app.ended();
      await app.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
      await ended;
      expect(app.log()).toContain('ends');
    },
  );
});
