/** The way in for friends, as the host's desk and the TV show it. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Adapters } from '../../main/host/lan.ts';
import { ipv4 } from '../support/adapters.ts';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import { openPanel } from './host-support.ts';
import { describeBrowser, laptop, openBrowser, soon, visit } from './support.ts';

/** Whether all of it can be seen without scrolling, and nothing lies over its middle. */
function isInView(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // A TV lets every pointer through.
    const isTv = location.pathname === '/tv';
    return isInside && (isTv || middle === element || element.contains(middle));
  });
}

const qrOf = (page: Page) => page.getByRole('img', { name: 'QR code of the join link' });

const MOVED =
  /^The address changed\. If a friend’s screen stays stuck, have them scan this code again/;

describeBrowser('the way in', () => {
  test('follows the network: none, a first one, another one while friends play', async () => {
    let adapters: Adapters = {};
    const here = await hostHere('A B / B A', { adapters: () => adapters });
    const on = async (address: string) => {
      adapters = { wlan0: [ipv4(address)] };
      const { mode } = here.table.door; // something changes, and so the desk looks at once
      await here.host.door({ door: mode === 'open' ? 'joined' : 'open' });
    };
    const { page } = await openPanel(here);
    const link = page.locator('.desk-address');
    const status = page.locator('.desk-side p[role=status]');
    await page.getByText('This computer isn’t on a network.').waitFor();
    expect([await qrOf(page).count(), await link.count()]).toEqual([0, 0]);
    const tv = await visit(await laptop(await openBrowser()), `${here.local}/tv`);
    await soon(() => tv.locator('h1').textContent()).toBe('This computer isn’t on a network.');
    expect(await qrOf(tv).count()).toBe(0);

    await on('192.168.1.20');
    await soon(() => link.textContent()).toBe(`192.168.1.20:${here.port}`);
    expect([await qrOf(page).count(), await status.count()]).toEqual([1, 0]);

    await on('192.168.1.30'); // nobody was there to be lost
    await soon(() => link.textContent()).toBe(`192.168.1.30:${here.port}`);
    expect(await status.count()).toBe(0);

    here.table.room.join(secretId('mia'), { name: 'Mia' });
    await page.getByText('1 friend is in.').waitFor();
    await on('192.168.1.40');
    await soon(() => link.textContent()).toBe(`192.168.1.40:${here.port}`);
    await soon(() => status.textContent()).toMatch(MOVED);

    here.table.setPresence(secretId('mia'), 'away'); // as all are after a restart
    await page.getByText('1 friend is in.').waitFor({ state: 'detached' });
  });

  test('the code of a locked room is in view, on the desk and on the TV, in every phase', async () => {
    const here = await hostHere('A A / B B', { settings: { lobby: true } });
    here.table.room.setDoor('code', 'WINTER42');
    const { page } = await openPanel(here);
    const tv = await visit(
      await laptop(await openBrowser(), { viewport: { width: 1920, height: 1080 } }),
      `${here.local}/tv#code=WINTER42`,
    );
    for (const phase of ['lobby', 'playing', 'over']) {
      if (phase === 'over') {
        // With awards, and an evening: a game was played before.
        for (const game of [1, 2]) {
          for (const [row, name] of ['friend1', 'friend2'].entries()) {
            for (const column of [0, 1]) await here.table.flip(secretId(name), { row, column });
          }
          if (game === 2) continue;
          here.table.room.startGame();
          here.table.room.begin();
        }
        await tv.locator('.play-prize').first().waitFor();
        await tv.locator('.tv-evening').waitFor();
      }
      if (phase === 'playing') {
        for (let friend = 1; friend < 14; friend++) {
          const name = `Friend ${friend}`; // as many as have room with a large QR code
          here.table.room.join(secretId(`friend${friend}`), { name, code: 'WINTER42' });
        }
        here.table.room.begin();
        await tv.locator('.tv-scores').waitFor();
        await soon(() => tv.locator('.tv-rail .say').count()).toBe(1);
        await soon(() => isInView(tv.locator('.tv-rail .say'))).toBe(true);
      }
      for (const screen of [page, tv]) {
        const code = screen.getByText('WINTER42', { exact: true });
        await code.waitFor();
        await soon(() => isInView(code)).toBe(true);
        const height = await code.evaluate((element) => getComputedStyle(element).fontSize);
        expect(Number.parseFloat(height), phase).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test.each([
    [900, 600],
    [640, 480],
    [480, 700],
  ])(
    'in a window of %d × %d, QR code and New game are in view beside the game',
    async (...size) => {
      const here = await hostHere('A B / B A');
      here.table.room.setDoor('code', 'Ab12');
      const [width, height] = size;
      const panel = await openPanel(here, { viewport: { width, height } });
      const { page } = panel;
      const parts = [qrOf(page), panel.button('New game'), page.getByText('Ab12', { exact: true })];
      for (const part of parts) {
        await part.waitFor();
        await soon(() => isInView(part)).toBe(true);
      }
      const cards = page.locator('.board .card');
      expect(await cards.count()).toBe(4);
      for (const card of await cards.all()) await soon(() => isInView(card)).toBe(true);
    },
  );
});
