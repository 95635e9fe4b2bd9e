import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secretId } from '../../support/wire.ts';
import { hostHere } from '../host-here.ts';
import { describeBrowser, flip, joinedPhone, soon } from '../support.ts';

const SMALL = [
  [740, 360],
  [640, 400], // a laptop at 200 %
  [320, 568],
  [195, 422],
] as const;

const LARGER = [
  [390, 844],
  [768, 1024],
  [900, 480],
  [1280, 800],
] as const;

/** Which parts of the podium's screen lie over each other, or are wider than it. */
function collisions(page: Page): Promise<string[]> {
  return page.locator('.play-over').evaluate((over) => {
    const names = [
      '.top',
      '.play-title',
      '.play-stand',
      '.play-others',
      '.play-after',
      '.play-numbers',
      '.say',
    ];
    const parts = names.flatMap((name) =>
      [...over.querySelectorAll(name)].map((part) => ({ name, box: part.getBoundingClientRect() })),
    );
    const found = over.scrollWidth > over.clientWidth ? ['wider than the screen'] : [];
    for (const [at, one] of parts.entries()) {
      for (const other of parts.slice(at + 1)) {
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${one.name} and ${other.name}`);
      }
    }
    return found;
  });
}

/** How much of the height for it the podium takes. */
function filled(page: Page): Promise<number> {
  return page.locator('.play-podium').evaluate((podium) => {
    const stands = [...podium.children].map((stand) => stand.getBoundingClientRect());
    const top = Math.min(...stands.map((stand) => stand.top));
    const bottom = Math.max(...stands.map((stand) => stand.bottom));
    return (bottom - top) / podium.clientHeight;
  });
}

/** How much of the podium's screen is below the fold. */
function hidden(page: Page): Promise<number> {
  return page.locator('.play-over').evaluate((over) => over.scrollHeight - over.clientHeight);
}

describeBrowser('the podium', () => {
  test('nothing lies over anything, on any screen, in any language', async () => {
    const cards = Array.from('🦊🐻🐼🐨🐯🦁🐮🐷', (card) => `${card} ${card}`);
    const { lan, wire } = await hostHere(cards.join(' / '), { title: 'Under the sea' });
    const page = await joinedPhone(lan, 'Wilhelmine-Charlotte');
    for (const spot of [0, 1]) {
      await flip(page, spot);
      await soon(() => page.locator('.card.mine').count()).toBe(spot + 1);
    }
    const found = { 'Maximilian Alexander': [1, 2, 3], Bartholomew: [4, 5], Ana: [6], Leo: [7] };
    for (const [name, rows] of Object.entries(found)) {
      const player = secretId(name.replace(' ', ''));
      await wire.post('/join', { player, name });
      for (const row of rows) {
        for (const column of [0, 1]) await wire.get(`/flip/${player}/${row},${column}`);
      }
    }
    for (const language of ['en', 'de', 'fr', 'es', 'ro']) {
      await page.locator('.play-over').waitFor();
      await page.locator('.play-over .top button').tap();
      await page.locator('.sheet select').selectOption(language);
      await page.keyboard.press('Escape');
      await soon(() => page.locator('html').getAttribute('lang')).toBe(language);
      for (const [width, height] of language === 'en' ? [...LARGER, ...SMALL] : SMALL) {
        await page.setViewportSize({ width, height });
        const where = `${language}, ${width} × ${height}`;
        await soon(async () => `${where}: ${(await collisions(page)).join()}`).toBe(`${where}: `);
        if (width >= 390) await soon(() => filled(page)).toBeGreaterThan(0.5);
      }
    }
  });

  test.each(['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ro-RO'])(
    'all of it is seen at once on a usual phone: award, others, numbers and what comes next, %s',
    async (locale) => {
      const cards = Array.from('🦊🐻🐼🐨🐯🦁🐮🐷', (card) => `${card} ${card}`);
      const { lan, wire } = await hostHere(cards.join(' / '));
      const page = await joinedPhone(lan, 'Ana', { viewport: { width: 360, height: 740 }, locale });
      for (const spot of [0, 1]) {
        await flip(page, spot);
        await soon(() => page.locator('.card.mine').count()).toBe(spot + 1);
      }
      for (const [name, rows] of Object.entries({
        Mia: [1, 2, 3],
        Leo: [4, 5],
        Jo: [6],
        Ida: [7],
      })) {
        const player = secretId(name);
        await wire.post('/join', { player, name });
        for (const row of rows) {
          for (const column of [0, 1]) await wire.get(`/flip/${player}/${row},${column}`);
        }
      }
      await page.locator('.play-award').waitFor();
      await soon(() => page.locator('.play-others, .play-stat, .play-over > .say').count()).toBe(7);
      await soon(() => hidden(page)).toBe(0);
    },
  );

  test('a joined emoji is as large as any, one is one pair, and nothing stands on no pair', async () => {
    const { lan, wire } = await hostHere('👨‍👩‍👧‍👦 👨‍👩‍👧‍👦 / 🦊 🦊');
    const page = await joinedPhone(lan, 'Ana');
    const idle = await joinedPhone(lan, 'Ida');
    for (const spot of [0, 1]) {
      await flip(page, spot);
      await soon(() => page.locator('.card.mine').count()).toBe(spot + 1);
    }
    for (const spot of ['1,0', '1,1']) await wire.get(`/flip/bob/${spot}`);
    await page.locator('.play-over').waitFor();
    const sizes = await page
      .locator('.play-lid > span:first-child')
      .evaluateAll((faces) => faces.map((face) => getComputedStyle(face).fontSize));
    expect(sizes).toHaveLength(2);
    expect(new Set(sizes).size).toBe(1);
    const numbers = await page.locator('.play-stat').allTextContents();
    expect(numbers.slice(0, 2)).toEqual(['1pair', '1try']);
    await idle.locator('.play-over').waitFor();
    await soon(() => idle.locator('.play-stand').count()).toBe(2);
    await soon(() => idle.locator('.play-others .me').textContent()).toBe('You');
  });
});
