import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from '../host-here.ts';
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
} from '../support.ts';

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

/** What is seen of the cards of the fan that lie face down. */
function backsOf(page: Page) {
  return page.locator('.fan .back').evaluateAll((backs) =>
    backs.map((back) => {
      const { backgroundColor: colour, backgroundImage: image } = getComputedStyle(back);
      const probe = document.createElement('i');
      probe.style.color = 'var(--face)';
      back.append(probe);
      const face = getComputedStyle(probe).color;
      probe.remove();
      const ribbon = image.includes('/ribbon-dark')
        ? 'dark'
        : image.includes('/ribbon')
          ? 'light'
          : '';
      return { colour, face, ribbon };
    }),
  );
}

/** The words of these that are broken: parts of one stand in two lines. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
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
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await soon(async () => (await backsOf(page)).map(({ ribbon }) => ribbon)).toEqual([
        theme,
        theme,
      ]);
      for (const { colour, face } of await backsOf(page)) expect(colour).not.toBe(face);
    }
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

  test('with a keyboard open, the code of the room can be sent, also after a wrong one', async () => {
    const here = await hostHere('A B / B A');
    here.table.room.setDoor('code', 'WINTER42');
    for (const locale of ['en-GB', 'de-DE']) {
      const context = await phone(await openBrowser(), {
        viewport: { width: 390, height: 340 },
        locale,
      });
      const page = await visit(context, here.lan);
      await page.locator('#name').press('Enter');
      const field = page.locator('.play-code input');
      await field.fill('SUMMER');
      await field.press('Enter');
      await page.getByRole('alert').waitFor();
      await soon(() => areInReach(page, '.play-code input, form .btn')).toBe(true);
      await page.setViewportSize({ width: 320, height: 250 });
      await soon(() => overflows(page)).toBe(false);
      await soon(() => areInReach(page, '.play-code input, form .btn')).toBe(true);
    }
  });

  test('the words of the menu break between words only', async () => {
    const { lan } = await hostHere('A B / B A');
    for (const [locale, light] of [
      ['de-DE', 'Hell'],
      ['en-GB', 'Light'],
      ['fr-FR', 'Clair'],
      ['es-ES', 'Claro'],
      ['ro-RO', 'Luminos'],
    ] as const) {
      const page = await joinedPhone(lan, 'Ana', { viewport: { width: 320, height: 568 }, locale });
      await page.locator('.play-menu-button').tap();
      await page.getByRole('radio', { name: light }).waitFor();
      const labels = '.opt > div, .seg button';
      expect(await page.locator(labels).count()).toBeGreaterThan(6);
      expect(await brokenWords(page, labels), locale).toEqual([]);
      expect(await overflows(page)).toBe(false);
    }
    // The check can fail.
    const page = await joinedPhone(lan, 'Ben', { viewport: { width: 320, height: 568 } });
    await page.locator('.play-menu-button').tap();
    const word = page.getByRole('radio', { name: 'Light' });
    await word.evaluate((button: HTMLElement) => {
      Object.assign(button.style, { width: '3ch', whiteSpace: 'normal', wordBreak: 'break-all' });
    });
    expect(await brokenWords(page, '.seg button')).toContain('Light');
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
