import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  cardAt,
  describeBrowser,
  flip,
  joinedPhone,
  openBrowser,
  phone,
  says,
  sees,
  soon,
  visit,
} from './support.ts';

/** Whether a tap in the middle of each of these reaches it, and all of it is in the window. */
function areInReach(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.every((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return isIn && hit !== null && element.contains(hit);
    }),
  );
}

/** Whether nothing of these is seen where that is. */
function areApart(page: Page, that: string, these: string): Promise<boolean> {
  return page.locator(that).evaluate((element, others) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll(others)].every((other) => {
      const { left, top, right, bottom, width } = other.getBoundingClientRect();
      const isBeside = right <= own.left || left >= own.right;
      return width === 0 || isBeside || bottom <= own.top || top >= own.bottom;
    });
  }, these);
}

function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** How each line of the say bar is seen: whole, not at all, or cut. */
function linesOf(page: Page): Promise<string[]> {
  return page.locator('.say > div').evaluate((words) => {
    const room = words.getBoundingClientRect();
    return [...words.children].map((line) => {
      const { left, top, right, bottom } = line.getBoundingClientRect();
      const isIn =
        top >= room.top - 1 &&
        bottom <= room.bottom + 1 &&
        left >= room.left - 1 &&
        right <= room.right + 1;
      if (isIn) return 'whole';
      return left >= room.right - 1 || top >= room.bottom - 1 ? 'unseen' : 'cut';
    });
  });
}

describeBrowser('a small screen, a turned one, one with a keyboard', () => {
  test('the join screen shows two pairs of cards, and always its button', async () => {
    const { lan } = await hostHere('A B / B A');
    const context = await phone(await openBrowser(), { viewport: { width: 390, height: 844 } });
    const page = await visit(context, lan);
    await page.locator('#name').waitFor();
    expect(await page.locator('.fan .piece').count()).toBe(4);
    expect(await page.locator('.fan .pic').allTextContents()).toEqual(['🦊', '🦊']);
    await soon(() => areInReach(page, '.fan .pic')).toBe(true); // nothing lies over a fox
    for (const [width, height] of [
      [390, 340], // with a keyboard
      [320, 250],
      [740, 360], // on its side
      [568, 320],
      [640, 400], // a laptop at 200 %
      [195, 422],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await soon(() => areInReach(page, '#name, form .btn')).toBe(true);
      await soon(() => overflows(page)).toBe(false);
    }
  });

  test('the choice of a language lies over no word and no card, and none over it', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await visit(await phone(await openBrowser()), lan);
    await page.locator('#name').waitFor();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [375, 667],
      [360, 740],
      [390, 844],
      [740, 360],
      [740, 290], // on its side, with a keyboard
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await soon(() => areApart(page, '.corner', 'h1, .lede, .fan .piece')).toBe(true);
    }
  });

  test('a keyboard or a turn keeps the menu, what was typed there, and the board', async () => {
    const rows = Array.from('🦊🐻🐼🐨🐯🦁🐮🐷', (card) => `${card} ${card}`);
    const { lan } = await hostHere(rows.join(' / '));
    const page = await joinedPhone(lan, 'Ana');
    await cardAt(page, 0).waitFor();
    const felt = await page.locator('.felt').elementHandle();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.locator('#menu-name').fill('Maximilian');
    for (const [width, height, layout] of [
      [360, 400, '.phone'],
      [740, 360, '.flat'], // where 8 rows pan
      [360, 740, '.phone'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await soon(() => page.locator(layout).count()).toBe(1);
      expect(await page.locator('#menu-name').inputValue()).toBe('Maximilian');
      await page.locator('#menu-name').scrollIntoViewIfNeeded();
      await soon(() => areInReach(page, '#menu-name')).toBe(true);
      expect(await felt?.evaluate((element) => element.isConnected)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await flip(page, 0);
    await sees(page, 0, '🦊, you have it');
  });

  test('the say bar shows a line whole or not at all, and a tiny board can be played', async () => {
    const { lan, wire } = await hostHere({
      rows: 4,
      columns: 4,
      cards: Array.from({ length: 16 }, (_, index) => `https://example.com/${index >> 1}`),
    });
    await wire.get('/flip/bob/0,0');
    const page = await joinedPhone(lan, 'Ana', { viewport: { width: 740, height: 360 } });
    await flip(page, 0);
    await says(page, 'bob has “https://example.c…”. You’re next.');
    await soon(() => linesOf(page)).toEqual(['whole', 'whole']);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await soon(() => page.locator('.phone').count()).toBe(1);
      await soon(async () => (await linesOf(page)).join()).toMatch(/^whole,(whole|unseen)$/);
    }
    await page.setViewportSize({ width: 195, height: 422 });
    const inReach = () =>
      page.locator('.board .card').evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const { left, top, width, height } = card.getBoundingClientRect();
            return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }).length,
      );
    await soon(inReach).toBeGreaterThan(3);
    await soon(() => overflows(page)).toBe(false);
  });
});
