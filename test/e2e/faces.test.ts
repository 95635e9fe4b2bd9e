import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { animals, photos, tableWith } from '../support/decks.ts';
import { hostHere } from './host-here.ts';
import {
  allowTrouble,
  cardAt,
  describeBrowser,
  flip,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  pieceAt,
  says,
  sees,
  soon,
  visit,
} from './support.ts';

/** Which pictures the page fetched, in their order. */
function picturesOf(page: Page): readonly string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/picture/')) fetched.push(pathname);
  });
  return fetched;
}

/** Whether a photo is there, and not only its place. */
function isThere(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
}

describeBrowser('a deck with unlike pairs, spaces and a photo', () => {
  test('2-D: is played by its faces, on the phone and on the TV', async () => {
    const here = await hostHere(tableWith(animals));
    const tv = await visit(await laptop(await openBrowser()), `${here.local}/tv`);
    const mia = await joinedPhone(here.lan, 'Mia');
    await here.wire.get('/flip/bob/2,2'); // to one player alone the TV shows the invitation
    await sees(mia, 4, 'gone'); // the middle of an odd grid
    await flip(mia, 0);
    await sees(mia, 0, 'Hund, you have it');
    await says(mia, 'What goes with it?');
    await flip(mia, 1);
    await sees(mia, 1, 'guide dog, your pair, with Hund');
    await says(mia, 'A pair! Hund = guide dog');
    await soon(() => tv.locator('.say b').textContent()).toBe('Mia found Hund = guide dog');

    await flip(mia, 2);
    await sees(mia, 2, 'photo, Our cat, you have it');
    await soon(() => isThere(mia, '.photo img')).toBe(true);
    await soon(() => mia.locator('.say img').getAttribute('alt')).toBe('Our cat');
    await soon(() => mia.locator('[role=log]').textContent()).toContain('You have Our cat.');
    await flip(mia, 3);
    await says(mia, /^A pair! .* = Katze$/);
    await soon(() => isThere(tv, '.say img')).toBe(true);
  });
});

describeBrowser('photos', () => {
  test('are all fetched before the first flip, in an order that says nothing', async () => {
    const here = await hostHere(tableWith(photos(4), { shuffle: true }));
    const page = await (await phone(await openBrowser())).newPage();
    const fetched = picturesOf(page);
    await page.goto(here.lan);
    await soon(() => fetched.length).toBe(4);
    expect(fetched).toEqual(fetched.toSorted());
  });

  test('are seen by who has joined, behind a closed door, too', async () => {
    const here = await hostHere(tableWith(photos(2)));
    await here.host.door({ door: 'joined' });
    const mia = await joinedPhone(here.lan, 'Mia');
    await flip(mia, 0);
    await soon(() => isThere(mia, '.photo img')).toBe(true);
    await soon(() => isThere(mia, '.say img')).toBe(true);
  });

  test('that do not come leave their name, and the game goes on', async () => {
    allowTrouble(/status of 404/);
    const here = await hostHere(tableWith(photos(2)));
    const name = here.table.game.deck.cards[0]?.replace('_', ' ') ?? '';
    const context = await phone(await openBrowser());
    await context.route('**/picture/*', (route) => route.fulfill({ status: 404, body: '' }));
    const page = await visit(context, here.lan);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await flip(page, 0);
    await sees(page, 0, `${name}, you have it`);
    await pieceAt(page, 0).locator('.photo.failed').getByText(name).waitFor();
    await flip(page, 1);
    await says(page, /^A pair!/);
    await cardAt(page, 1).waitFor();
  });
});
