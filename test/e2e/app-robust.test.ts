import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { executableIn } from '../../main/launch/runtime.ts';
import { describeElectron, electronRuntime, startDisplay } from '../support/electron-runtime.ts';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { launchApp, pressIn, sharedApp, testKeys } from './electron-support.ts';
import { flip, joinedPhone, sees, soon } from './support.ts';

/** A card that was flipped, as a saved game has it. */
const UP: unknown = expect.objectContaining({ face: 'up' });

describeElectron('the desktop app in trouble', () => {
  test('damaged settings and games are set aside and never deleted; the host is told once', async () => {
    const damaged = [
      ['settings.json', 'Your settings were damaged.'],
      ['game.json', 'The saved game was damaged.'],
    ] as const;
    const folder = await tempFolder();
    for (const [name] of damaged) await writeFile(join(folder, name), `{"half of ${name}": `);
    const app = await launchApp({ folder });
    for (const [name, told] of damaged) {
      expect(app.log().split(told)).toHaveLength(2);
      const aside = (await readdir(folder)).filter((file) => file.startsWith(`${name}.damaged-`));
      expect(aside).toHaveLength(1);
      const kept = await readFile(join(folder, aside[0] ?? ''), 'utf8');
      expect(kept).toBe(`{"half of ${name}": `);
    }
    await app.quit();
    const again = await launchApp({ folder, args: [] });
    for (const [, told] of damaged) expect(again.log().split(told)).toHaveLength(2);
  });

  test('where nothing can be saved the game goes on, and the desk says so', async () => {
    const folder = await tempFolder();
    // As full or read-only: the draft of neither file can be written. (Root may write anywhere.)
    await mkdir(join(folder, 'game.json.draft'));
    await mkdir(join(folder, 'settings.json.draft'));
    const app = await launchApp({ folder });
    await app.page.getByText('The game goes on, but it can’t be saved:').waitFor();
    expect(app.log().split('Your settings can’t be saved')).toHaveLength(2);
    await flip(app.page, 0);
    await soon(async () => (await app.table()).players[0]?.presence).toBe('here');
    const kept = await app.answerQuestions('Keep Playing');
    await app.app.evaluate(({ app: running }) => running.quit());
    const lost = 'The last changes could not be saved: the disk reports an error.';
    await soon(kept).toEqual([lost]);
    await app.answerQuestions('Quit');
    await app.quit();
    expect(app.log()).toContain('the last changes could not be saved, and are lost');
  });

  testKeys('a folder that cannot be written: a double click shows a box that says so', async () => {
    const config = await tempFolder();
    await symlink('/sys/kernel', join(config, 'Memory Scramble')); // root may write anywhere but there
    const isRoot = process.getuid?.() === 0;
    const app = spawn(
      executableIn(electronRuntime() ?? ''),
      [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', packageFolder, '0'],
      {
        env: { ...process.env, DISPLAY: await startDisplay(), XDG_CONFIG_HOME: config },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    onTestFinished(() => void app.kill('SIGKILL'));
    let said = '';
    app.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const ended = once(app, 'close');
    await pressIn('^Error$', 'Return');
    expect(await ended).toEqual([1, null]);
    expect(said).toContain(`The app cannot write to ${join(config, 'Memory Scramble')} (`);
  });

  testKeys('a saved game that cannot be opened is asked about, and stays as it is', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'game.json'));
    const starting = launchApp({ folder });
    await pressIn('Memory Scramble', 'Right', 'Return'); // from Try Again to New Game
    const app = await starting;
    await app.page.getByText('This game is not saved.').waitFor();
    expect((await app.state()).saveTrouble).toBe('unsaved');
    await flip(app.page, 0);
    await app.page.locator('.card.mine').waitFor();
    const asked = await app.answerQuestions('Keep Playing');
    await app.app.evaluate(({ app: running }) => running.quit());
    await soon(asked).toEqual(['This game is not saved.']);
    await app.answerQuestions('Quit');
    await app.quit();
    expect(await readdir(join(folder, 'game.json'))).toEqual([]);
  });
});

describeElectron('bugs in the desktop app', () => {
  const running = sharedApp();

  test('an error that nobody caught is logged, the game is saved, and it goes on', async () => {
    const app = await running();
    const asked = await app.answerQuestions('OK');
    await flip(app.page, 0);
    await app.page.locator('.card.mine').waitFor();
    await app.app.evaluate(() => {
      setTimeout(() => {
        throw new Error('a bug that the test planted');
      });
    });
    await soon(asked).toEqual([expect.stringContaining('quit and open it again')]);
    expect(app.log()).toContain('a bug that the test planted');
    const saved = () => readFile(join(app.folder, 'game.json'), 'utf8').then(JSON.parse);
    await soon(saved).toMatchObject({ board: { spots: expect.arrayContaining([UP]) } });
    expect((await app.wire.get('/health')).status).toBe(200);
    await app.page.locator('.board .card').first().waitFor();
  });

  test('a window that crashes is loaded again, and nobody loses anything', async () => {
    const app = await running();
    await app.use('settings', { shuffle: false });
    await app.use('chooseBoard', { board: 'perfect.txt' });
    const mia = await joinedPhone(app.lan, 'Mia');
    await flip(mia, 0);
    await sees(app.page, 0, '🦄, Mia has it');
    await flip(app.page, 1);
    await sees(mia, 0, '🦄, you have it');
    const reloaded = app.app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<void>((resolve) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents;
          contents?.once('did-finish-load', () => resolve());
          contents?.forcefullyCrashRenderer();
        }),
    );
    await reloaded;
    const labels = () =>
      app.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
          `[...document.querySelectorAll('.board .card')].slice(0, 2).map((card) => card.getAttribute('aria-label'))`,
        ),
      );
    await soon(labels).toEqual([
      'row 1, column 1, 🦄, Mia has it',
      'row 1, column 2, 🦄, you have it',
    ]);
    await flip(mia, 2);
    await sees(mia, 2, '🌈');
    expect(app.log()).toMatch(/the window crashed \(\w+\), and is loaded again/);
  });
});
