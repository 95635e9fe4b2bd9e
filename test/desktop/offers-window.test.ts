import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedApp } from '../e2e/electron-support.ts';
import { soon } from '../e2e/support.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { packageFolder, perfectBoard } from '../support/headless-process.ts';

const fruitStall = join(packageFolder, 'boards', 'fruit-stall.txt');

describeElectron('a board chosen in the menu reaches the page', () => {
  const running = sharedApp(); // each test opens another board than the one before

  test('after the address changed within the page', async () => {
    const app = await running();
    await app.page.evaluate(() => {
      history.replaceState(null, '', '?a');
      location.hash = 'b';
    });
    await app.answerOpenDialog(perfectBoard);
    await app.chooseMenu('Open Board…');
    await app.titled('Perfect');
  });

  test('after a link to elsewhere was refused', async () => {
    const app = await running();
    const window = await app.app.browserWindow(app.page);
    await window.evaluate(({ webContents }) => {
      webContents.once('will-frame-navigate', () => Object.assign(globalThis, { hasTried: true }));
    });
    // The same server by another name is another origin.
    await app.page.evaluate((url) => location.assign(url), `http://localhost:${app.port}/`);
    await soon(() => app.app.evaluate(() => 'hasTried' in globalThis)).toBe(true);
    await app.answerOpenDialog(fruitStall);
    await app.chooseMenu('Open Board…');
    await app.titled('Fruit stall');
    expect(new URL(app.page.url()).origin).toBe(`http://127.0.0.1:${app.port}`);
  });

  test('after the page was loaded again', async () => {
    const app = await running();
    await app.answerOpenDialog(perfectBoard);
    await app.page.reload();
    await app.chooseMenu('Open Board…');
    await app.titled('Perfect');
  });

  test('after its process crashed', async () => {
    const app = await running();
    const window = await app.app.browserWindow(app.page);
    await app.answerOpenDialog(fruitStall);
    await window.evaluate(
      ({ webContents }) =>
        new Promise<void>((resolve) => {
          webContents.once('render-process-gone', () => resolve());
          webContents.forcefullyCrashRenderer();
        }),
    );
    await app.chooseMenu('Open Board…');
    await app.titled('Fruit stall');
    const shown = () =>
      window.evaluate(
        ({ webContents }) =>
          webContents.executeJavaScript(
            `document.querySelectorAll('.board .card').length`,
          ) as Promise<number>,
      );
    await soon(shown).toBeGreaterThan(0);
  });
});
