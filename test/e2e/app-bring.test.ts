import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { photo } from '../support/pictures.ts';
import { secretId } from '../support/wire.ts';
import { bringPhoto, byWire, own, put, way } from './bring-support.ts';
import { type DesktopApp, launchApp } from './electron-support.ts';
import { NETWORK_GONE, allowTrouble, flip, joinedPhone, press, soon, titled } from './support.ts';

/** Finds a pair by pair what lies on the board, from what this page sees of it. */
async function playToEndBy(app: DesktopApp, pages: readonly Page[]): Promise<void> {
  const { columns, spots } = await app.table();
  const places = [...spots.keys()].filter((index) => spots[index] !== 0);
  const finder = secretId('finder');
  const seen = new Map<string, number[]>();
  // A client of the published protocol turns every card once, and leaves each as it was.
  for (const index of places) {
    const at = { row: Math.floor(index / columns), column: index % columns };
    const { body } = await app.wire.get(routes.flip(finder, at));
    const card = body.split('\n')[index + 1]?.replace(/^(my|up) /, '') ?? '';
    seen.set(card, [...(seen.get(card) ?? []), index]);
  }
  await app.wire.post(routes.leave(), { player: finder });
  let turn = 0;
  for (const [first = 0, second = 0] of seen.values()) {
    if ((await app.table()).spots[first] === 0) continue; // a pair by chance
    const page = pages[turn++ % pages.length];
    if (page === undefined) return;
    const before = (await app.table()).pairsLeft;
    await flip(page, first);
    await page.locator(`.card.mine[data-index="${first}"]`).waitFor();
    await flip(page, second);
    await soon(async () => (await app.table()).pairsLeft).toBe(before - 1);
  }
}

describeElectron('bringing cards in the desktop app', () => {
  test('four friends bring photos, words and emoji, the host deals, and it is played to its end', async () => {
    allowTrouble(NETWORK_GONE);
    const app = await launchApp();
    const { page } = app;
    const mia = await joinedPhone(app.lan, 'Mia');
    const leo = await joinedPhone(app.lan, 'Leo', { colorScheme: 'dark' });
    const [priya, sam] = [await byWire(app.wire, 'Priya'), await byWire(app.wire, 'Sam')];
    await page.getByRole('tab', { name: /^Boards/ }).click();
    await page.getByRole('button', { name: 'Bring a card' }).click();
    for (const each of [mia, leo]) await titled(each, 'Bring a card');
    await bringPhoto(mia, 'Our cat');
    await own(mia).waitFor();
    await press(leo, way(leo, 'Word'));
    await leo.getByLabel('A word, a name, a place').fill('Gran’s cake');
    await put(leo);
    await own(leo).waitFor();
    await priya.bring({ text: '🍕' });
    await sam.bring({ picture: photo(9), name: 'Fog' });
    await soon(() => page.locator('.desk-potluck .brought').count()).toBe(4);
    await page.getByRole('tab', { name: /^Cards/ }).click();
    await page.getByRole('radio', { name: '3 by 3, all used' }).click();
    await page.getByRole('button', { name: 'Deal them' }).click();
    for (const each of [mia, leo]) await each.locator('.board .card').first().waitFor();
    expect(await app.table()).toMatchObject({ title: 'Our cards', pairsLeft: 4, rows: 3 });
    await playToEndBy(app, [mia, leo]);
    for (const each of [mia, leo, page]) await each.locator('.play-podium').waitFor();
    await page.getByRole('button', { name: 'Save these cards' }).click();
    await page.getByText('Saved to My boards.').waitFor();
    expect(await app.use('ownBoards', {})).toMatchObject({ value: [{ pairs: 4 }] });
    await app.answerQuestions('Quit');
    await app.quit();
  });

  test('friends bring, the host deals and keeps, and a restart in between loses nothing', async () => {
    const app = await launchApp();
    const mia = secretId('mia');
    await app.wire.post(routes.join(), { player: mia, name: 'Mia' });
    await app.page.getByRole('tab', { name: /^Boards/ }).click();
    await app.page.getByRole('button', { name: 'Bring a card' }).click();
    await titled(app.page, 'Bring a card');
    await app.wire.post(routes.bring(), { player: mia, text: 'Gran’s cake' });
    await app.wire.post(routes.bring(), { player: mia, picture: photo(7), name: 'Our cat' });
    await soon(() => app.page.locator('.desk-potluck .brought').count()).toBe(2);
    await app.answerQuestions('Quit'); // Mia is here, or was a moment ago
    await app.quit();

    const again = await launchApp({ folder: app.folder, ready: '.desk-potluck .brought' });
    const { page } = again;
    await soon(() =>
      page
        .locator('.desk-potluck img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBe(2);
    await page.getByRole('tab', { name: /^Cards/ }).click();
    await page.getByRole('radio', { name: '2 by 2, all used' }).click();
    await page.getByRole('button', { name: 'Deal them' }).click();
    await page.locator('.board .card').first().waitFor();
    expect(await again.table()).toMatchObject({
      title: 'Our cards',
      pairsLeft: 2,
      faces: 'photos',
    });
    await again.use('endGame', {});
    await page.getByRole('button', { name: 'Save these cards' }).click();
    await page.getByText('Saved to My boards.').waitFor();
    const boards = await again.use('ownBoards', {});
    const kept = { title: 'Our cards', pairs: 2, hasPhotos: true };
    expect(boards).toMatchObject({ value: [kept] });
  });
});
