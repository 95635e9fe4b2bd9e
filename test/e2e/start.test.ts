import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  cardAt,
  describeBrowser,
  enterName,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  press,
  soon,
  visit,
} from './support.ts';

describeBrowser('a page that cannot be shown', () => {
  const title = (page: Page, words: string) => page.getByRole('heading', { name: words });

  test('for want of a file says so in the language of the browser, and can be loaded again', async () => {
    allowTrouble(NETWORK_GONE);
    const { lan, host, address } = await hostHere('A B / B A');
    await host.door({ door: 'joined' });
    const context = await phone(await openBrowser(), { locale: 'de-DE' });
    await context.route(/-play-[^/]*\.js$/, (route) => route.abort('connectionrefused'));
    const page = await visit(context, lan);
    await title(page, 'Etwas ist schiefgegangen').waitFor();
    expect(await page.getByText('Something went wrong').isVisible()).toBe(false);
    expect(await page.getByText('Safari 15').count()).toBe(0); // scripts run here
    await context.unroute(/-play-[^/]*\.js$/);
    await press(page, page.getByRole('link', { name: 'Neu laden' }));
    await enterName(page, 'Ana');
    await cardAt(page, 0).waitFor();

    // Nor is the desk of the host an empty page.
    const desk = await laptop(await openBrowser());
    await desk.route(/\/en-desk-[^/]*\.js$/, (route) => route.abort('connectionrefused'));
    await title(await visit(desk, address), 'Something went wrong').waitFor();
  });

  test('because its script does not run says which browsers it needs', async () => {
    allowTrouble(/^$|SyntaxError/); // Chromium tells it without a word
    const { lan } = await hostHere('A B / B A');
    const context = await phone(await openBrowser());
    const body = 'this is no script;';
    await context.route(/\/index-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    const page = await visit(context, lan);
    // It comes by itself after ten seconds.
    await page.evaluate(() => document.querySelector('#failed')?.classList.add('now'));
    await title(page, 'Something went wrong').waitFor();
    await page.getByText('It needs Safari 15, Chrome 100, Firefox 100 or newer.').waitFor();
  });

  test('because of a bug says so, and is tried again before that', async () => {
    allowTrouble(/TypeError/);
    const { lan, table } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    let broken = 1;
    await page.route(/\/table\//, (route) =>
      broken-- > 0 ? route.fulfill({ json: {} }) : route.continue(),
    );
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await table.flip('bob', { row: 0, column: 0 });
    await soon(() => cardAt(page, 0).getAttribute('aria-label')).toContain('bob has it');
    expect([broken < 0, await page.locator('.lost').count()]).toEqual([true, 0]);
    broken = 2;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await table.flip('bob', { row: 0, column: 1 });
    await title(page, 'Something went wrong').waitFor();
  });
});

describeBrowser('a wrong address', () => {
  test('has a page with a way to the game', async () => {
    allowTrouble(/status of 404/);
    const { lan } = await hostHere('A B / B A');
    const page = await visit(
      await phone(await openBrowser(), { locale: 'de-DE' }),
      `${lan}/foo/bar`,
    );
    await page.getByRole('heading', { name: 'Hier ist nichts' }).waitFor();
    await press(page, page.getByRole('link', { name: 'Zum Spiel' }));
    await page.getByRole('button', { name: 'Spielen' }).waitFor();
  });
});

describeBrowser('a page that is opened again', () => {
  test('asks for the table once, and does not wait for its words with that', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana');
    const looks = new EventEmitter();
    const asked = once(looks, 'asked');
    let count = 0;
    page.on('request', (request) => {
      if (!/\/table\/[^?]*$/.test(request.url())) return;
      count++;
      looks.emit('asked');
    });
    await page.route(/-play-[^/]*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    const held = page.waitForRequest(/\/table\/.*since=/);
    await page.reload();
    await cardAt(page, 0).waitFor();
    await held;
    expect(count).toBe(1);
  });
});
