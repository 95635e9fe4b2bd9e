import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseDeckFile } from '../../shared/deck-file.ts';
import { animals, textOf } from '../support/decks.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { landscape } from '../support/photos.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { type DesktopApp, launchApp, sharedApp } from './electron-support.ts';
import { drop } from './maker-support.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  soon,
  visit,
} from './support.ts';

const NAMES = ['Our_cat', 'Meadow', 'IMG_0003', 'Athens', 'Coffee', 'Violet', 'Garden', 'Red_one'];

/** Opens the bench from the desk of the app's window. */
async function openBench(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Boards' }).click();
  await page.getByRole('button', { name: 'Make a board' }).click();
  await page.getByRole('heading', { name: /^Make a board/ }).waitFor();
}

/** What the menu calls a board that was opened before. */
function recentLabel({ app }: DesktopApp, name: string): Promise<string> {
  return app.evaluate(({ Menu }, wanted) => {
    const below = (items: readonly Electron.MenuItem[]): readonly Electron.MenuItem[] =>
      items.flatMap((item) => [item, ...below(item.submenu?.items ?? [])]);
    const labels = below(Menu.getApplicationMenu()?.items ?? []).map(({ label }) => label);
    return labels.find((label) => label.includes(wanted))?.replace('&', '') ?? '';
  }, name);
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

describeElectron('boards of one’s own, in the desktop app', () => {
  const running = sharedApp();

  test('eight photos are dropped, saved, found again at the next start, and played by two phones to the end', async () => {
    allowTrouble(NETWORK_GONE);
    const first = await launchApp();
    await openBench(first.page);
    await first.page.getByLabel('Name of the board').fill('Our summer');
    await drop(
      first.page,
      NAMES.map((name, number) => ({
        name: `${name}.png`,
        type: 'image/png',
        bytes: landscape(number),
      })),
    );
    await first.page.getByText('8 photos added.', { exact: true }).waitFor();
    await first.page.getByText('4 × 4').first().waitFor();
    await button(first.page, 'Save').click();
    await first.page.getByText('Saved to My boards.').waitFor();
    await button(first.page, 'Back to the game').click();
    await first.quit();

    const app = await launchApp({ folder: first.folder, args: [] });
    const { page } = app;
    await app.use('settings', { shuffle: false });
    await page.getByRole('tab', { name: 'Boards' }).click();
    await page.getByRole('radio', { name: /Our summer/ }).check({ force: true });
    await button(page, 'New game').click();
    await app.titled('Our summer');
    const mia = await joinedPhone(app.lan, 'Mia');
    const leo = await joinedPhone(app.lan, 'Leo', { colorScheme: 'dark' });
    const tv = await visit(
      await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } }),
      `${app.lan}/tv`,
    );
    await soon(() => tv.locator('.tv-board .card').count()).toBe(16);
    // Laid out as written, the two cards of a pair lie side by side.
    for (let pair = 0; pair < 8; pair++) {
      const player = pair % 2 === 0 ? mia : leo;
      await flip(player, pair * 2);
      await player.locator(`.card.mine[data-index="${pair * 2}"]`).waitFor();
      await flip(player, pair * 2 + 1);
      await soon(async () => (await app.table()).pairsLeft).toBe(7 - pair);
      if (pair === 2) await seesPhotos(mia, leo, page, tv);
    }
    for (const each of [mia, leo]) await each.locator('.play-podium').waitFor();
    await page.locator('.play-podium').waitFor();
    await tv.locator('.tv-over').waitFor();
    const { players, phase } = await app.table();
    expect([phase, players.filter(({ score }) => score === 4).length]).toEqual(['over', 2]);
    // Everybody has fetched the photos: nothing on a pile is a word that stands in for one.
    await soon(() => mia.locator('.play-podium canvas, .play-podium img').count()).toBeGreaterThan(
      0,
    );
    await app.answerQuestions('Quit');
    await app.quit();
  });

  test('a list of words is pasted and played, with clients of the published protocol, to the end', async () => {
    const app = await running();
    const { page } = app;
    await app.use('settings', { shuffle: false });
    await openBench(page);
    await page.getByLabel('Name of the board').fill('German to go');
    await button(page, 'Paste a list…').click();
    const list = ['Hund\tdog', 'Guten Morgen\tgood morning', 'Igel\thedgehog', 'Schnecke\tsnail'];
    await page
      .getByLabel('One pair per line')
      .fill([...list, 'Regenschirm\tumbrella', 'Käse\tcheese'].join('\n'));
    await button(page, 'Add 6 pairs').click();
    await page.getByText('6 pairs added.').waitFor();
    // As a file, where the system's own dialog says.
    const file = join(await tempFolder(), 'mine.board');
    await app.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, file);
    await button(page, 'Export as a file…').click();
    await soon(async () => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toContain(
      '"pairs"',
    );
    expect(parseDeckFile(readFileSync(file, 'utf8'))).toMatchObject({
      title: 'German to go',
      pairs: { length: 6 },
    });
    await button(page, 'Play now').click();
    await app.titled('German to go');
    const mia = await joinedPhone(app.lan, 'Mia');
    await flip(mia, 0);
    await soon(() => mia.locator('.say').innerText()).toContain('“Hund”');
    await flip(mia, 1);
    await soon(() => mia.locator('.say').innerText()).toContain('Hund = dog');
    // They see strings, and play along.
    const { columns } = await app.table();
    for (let index = 2; index < 12; index++) {
      const at = `${Math.floor(index / columns)},${index % columns}`;
      const { status, body } = await app.wire.get(`/flip/bob/${at}`);
      expect(status).toBe(200);
      if (index === 3) expect(body).toContain('my Guten_Morgen\nmy good_morning\n');
    }
    await mia.locator('.play-podium').waitFor();
    expect((await app.table()).players.find(({ name }) => name === 'bob')?.score).toBe(5);
  });

  test('a deck file with a photo is opened by the dialog, by a drop, and from the recent ones', async () => {
    const app = await running();
    const file = join(await tempFolder(), 'Zoo animals.board');
    writeFileSync(file, textOf(animals));
    await app.answerOpenDialog(file);
    await app.chooseMenu('Open Board…');
    await app.titled('Animals');
    expect(await app.table()).toMatchObject({ faces: 'photos', unlike: true, language: 'de' });
    await app.use('chooseBoard', { board: 'perfect.txt' });
    await app.titled('Perfect');
    await drop(app.page, [{ name: 'Zoo.board', bytes: Buffer.from(textOf(animals)) }], 'body');
    await app.titled('Animals');
    await app.use('chooseBoard', { board: 'perfect.txt' });
    await app.titled('Perfect');
    await app.chooseMenu(await recentLabel(app, 'Zoo animals'));
    await app.titled('Animals');
  });
});

/** In the middle of the game: phones, the window and the TV show the photo that is up. */
async function seesPhotos(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const photos = page.locator('.board .piece.up img');
    await soon(() => photos.count()).toBeGreaterThan(0);
    await soon(() =>
      photos.evaluateAll((all) =>
        all.every((img) => (img as HTMLImageElement).naturalWidth === 512),
      ),
    ).toBe(true);
  }
}
