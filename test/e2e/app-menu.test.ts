/** What the menu of the desktop app does on its page, and what is opened from outside. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { describeElectron } from '../support/electron-runtime.ts';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type DesktopApp, launchApp, sharedApp, testKeys } from './electron-support.ts';
import { flip, soon } from './support.ts';

const fruitStall = join(packageFolder, 'boards', 'fruit-stall.txt');

/** Whether an item of the menu can be chosen, or has its tick. */
function itemIs(app: DesktopApp, label: string, what: 'enabled' | 'checked'): Promise<boolean> {
  return app.app.evaluate(
    ({ Menu }, [wanted, key]) => {
      const below = (items: readonly Electron.MenuItem[]): readonly Electron.MenuItem[] =>
        items.flatMap((item) => [item, ...below(item.submenu?.items ?? [])]);
      const found = below(Menu.getApplicationMenu()?.items ?? []).find(
        (each) => each.label.replace('&', '') === wanted,
      );
      return found?.[key] === true;
    },
    [label, what] as const,
  );
}

describeElectron('the menu of the desktop app', () => {
  const running = sharedApp();

  test('opens the X-ray and closes it', async () => {
    const app = await running();
    await app.chooseMenu('X-Ray');
    await app.page.locator('.x-ray').waitFor();
    await app.chooseMenu('X-Ray');
    await app.page.locator('.board .card').first().waitFor();
  });

  test('opens the settings, and how to play', async () => {
    const app = await running();
    await app.chooseMenu('Settings');
    await app.page.getByRole('tab', { name: 'Settings', selected: true }).waitFor();
    await app.chooseMenu('How to Play');
    await app.page.locator('.sheet .play-rules li').first().waitFor();
    await app.page.keyboard.press('Escape');
  });

  test('mutes, and says so wherever it was done', async () => {
    const app = await running();
    await app.chooseMenu('Mute');
    await app.page.getByRole('button', { name: 'Turn sound on' }).waitFor();
    await soon(() => itemIs(app, 'Mute', 'checked')).toBe(true);
    await app.page.getByRole('button', { name: 'Turn sound on' }).click();
    await soon(() => itemIs(app, 'Mute', 'checked')).toBe(false);
  });

  testKeys('on the bench starts no game, and takes back what was done there', async () => {
    const app = await running();
    const { game } = await app.table();
    await flip(app.page, 0);
    await app.chooseMenu('Make a Board');
    const name = app.page.getByPlaceholder('Name of the board');
    await name.waitFor();
    await soon(() => itemIs(app, 'New Game', 'enabled')).toBe(false);
    await app.press('ctrl+n');
    await name.fill('Sea');
    await name.blur();
    await app.chooseMenu('Undo');
    await soon(() => name.inputValue()).toBe('');
    await name.focus();
    await app.page.keyboard.type('Zoo');
    await app.chooseMenu('Undo'); // in a field it is the field's own
    await soon(() => name.inputValue()).not.toBe('Zoo');
    expect((await app.table()).game).toBe(game);
    await app.page.getByRole('button', { name: 'Back to the game' }).click();
    await app.page.getByRole('button', { name: 'Discard them' }).click();
    await app.page.locator('.board .card').first().waitFor();
    await soon(() => itemIs(app, 'New Game', 'enabled')).toBe(true);
  });

  test('leads to no address that does not exist', async () => {
    const app = await running();
    const labels = await app.menuLabels();
    expect(labels).toContain('Show Logs');
    expect(labels).not.toContain('Look for a Newer Version'); // package.json has an example
  });

  test('Escape leaves full screen, unless something on the page wants it', async () => {
    const app = await running();
    const window = await app.app.browserWindow(app.page);
    const isFull = () => window.evaluate((each) => each.isFullScreen());
    await window.evaluate((each) => each.setFullScreen(true));
    await soon(isFull).toBe(true);
    await app.chooseMenu('How to Play');
    await app.page.locator('.sheet').waitFor();
    await app.page.keyboard.press('Escape');
    await app.page.locator('.sheet').waitFor({ state: 'detached' });
    expect(await isFull()).toBe(true);
    await app.page.keyboard.press('Escape');
    await soon(isFull).toBe(false);
  });
});

describeElectron('what the desktop app is started with', () => {
  test('of two files the first is played, and recent at the next start; the other is in My boards, and that is said', async () => {
    const file = join(await tempFolder(), 'Zoo für Åsa.board'); // as desktops of Linux name it
    await writeFile(file, '1x2\n🦊\n🦊\n');
    const app = await launchApp({ args: ['0', pathToFileURL(file).href, fruitStall] });
    await app.titled('Zoo für Åsa');
    await app.page.getByText('The others are in My boards now.').waitFor();
    const own = await app.use('ownBoards', {});
    expect(own.ok && own.value.map(({ title }) => title)).toEqual(['Fruit stall']);
    await app.quit();
    const again = await launchApp({ folder: app.folder, args: [] });
    await again.use('chooseBoard', { board: 'perfect.txt' });
    // Its folder stands behind, of which a menu shows the end.
    const recent = (each: string) => each.startsWith('Zoo für Åsa.board – ');
    await again.chooseMenu((await again.menuLabels()).find(recent) ?? expect.fail());
    await again.titled('Zoo für Åsa');
  });

  test('My boards and an evening that cannot be read are told as such, and as nothing else', async () => {
    const folder = await tempFolder();
    await writeFile(join(folder, 'boards'), 'a file in the place of the folder');
    await mkdir(join(folder, 'game.json.evening'));
    const app = await launchApp({ folder });
    await soon(() => app.log()).toContain('the scores of the evening are not');
    expect(app.log()).not.toContain('film');
    await app.page.getByRole('tab', { name: 'Boards' }).click();
    await app.page.getByText('Your boards can’t be read: there’s a problem').waitFor();
    await app.page.getByText('Your boards can’t be read at the moment.').waitFor();
    expect(await app.page.getByText('can’t be saved').count()).toBe(0);
  });
});

describeElectron('the bench', () => {
  test('is there again where it was open when the app was closed, with the QR code, and only then', async () => {
    const first = await launchApp();
    await first.chooseMenu('Make a Board');
    await first.page.getByPlaceholder('Name of the board').fill('Our summer');
    await first.quit();
    const again = await launchApp({ folder: first.folder, args: [], ready: '.desk-instead' });
    await soon(() => again.page.getByPlaceholder('Name of the board').inputValue()).toBe(
      'Our summer',
    );
    await again.page.getByRole('img', { name: 'QR code of the join link' }).waitFor();
    await again.kill();
    const settings = join(first.folder, 'settings.json');
    const known = JSON.parse(await readFile(settings, 'utf8')) as { preferences: object };
    const preferences = { ...known.preferences, bench: 'false' };
    await writeFile(settings, JSON.stringify({ ...known, preferences }));
    const other = await launchApp({ folder: first.folder, args: [] });
    await other.page.getByRole('img', { name: 'QR code of the join link' }).waitFor();
    expect(await other.page.locator('.desk-instead').count()).toBe(0);
    await other.chooseMenu('Make a Board'); // nothing is lost
    await soon(() => other.page.getByPlaceholder('Name of the board').inputValue()).toBe(
      'Our summer',
    );
  });
});
