import { expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { photo } from '../support/pictures.ts';
import { secretId } from '../support/wire.ts';
import { launchApp } from './electron-support.ts';
import { soon, titled } from './support.ts';

describeElectron('bringing cards in the desktop app', () => {
  test('friends bring, the host deals and keeps, and a restart in between loses nothing', async () => {
    const app = await launchApp();
    const mia = secretId('mia');
    await app.wire.post(routes.join(), { player: mia, name: 'Mia' });
    await app.page.getByRole('tab', { name: /^Boards/ }).click();
    await app.page.getByRole('button', { name: 'Bring a card' }).click();
    await titled(app.page, 'Bring a card');
    await app.wire.post(routes.bring(), { player: mia, text: 'Gran’s cake' });
    await app.wire.post(routes.bring(), { player: mia, picture: photo(7), name: 'Our cat' });
    await soon(() => app.page.locator('.potluck .brought').count()).toBe(2);
    await app.answerQuestions('Quit'); // Mia is here, or was a moment ago
    await app.quit();

    const again = await launchApp({ folder: app.folder, ready: '.potluck .brought' });
    const { page } = again;
    await soon(() =>
      page.locator('.potluck img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBe(2);
    await page.getByRole('tab', { name: /^Invite/ }).click();
    await page.getByRole('radio', { name: '2 by 2, all used' }).click();
    await page.getByRole('button', { name: 'Deal them' }).click();
    await page.locator('.board .card').first().waitFor();
    expect(await again.table()).toMatchObject({
      title: 'Our cards',
      pairsLeft: 2,
      faces: 'photos',
    });
    await again.use('endGame', {});
    await page.getByRole('button', { name: 'Keep these cards' }).click();
    await page.getByText('Kept in My boards.').waitFor();
    const own = await again.use('ownBoards', {});
    const kept = { title: 'Our cards', pairs: 2, hasPhotos: true };
    expect(own).toMatchObject({ value: [kept] });
  });
});
