import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../../support/clock.ts';
import { secretId } from '../../support/wire.ts';
import { findingsInBoth } from '../axe.ts';
import { hostHere } from '../host-here.ts';
import { openPanel } from '../host-support.ts';
import {
  describeBrowser,
  flip,
  joinedLaptop,
  openBrowser,
  laptop,
  soon,
  visit,
} from '../support.ts';

/** Ana finds the first pair on her page, Ben the others, and Cleo looks on. */
async function playOut(here: Awaited<ReturnType<typeof hostHere>>, page: Page): Promise<void> {
  for (const name of ['Ben', 'Cleo']) here.table.room.join(secretId(name), { name });
  for (const spot of [0, 1]) {
    await flip(page, spot);
    await soon(() => page.locator('.card.mine').count()).toBe(spot + 1);
  }
  for (const row of [1, 2, 3]) {
    for (const column of [0, 1]) await here.table.flip(secretId('Ben'), { row, column });
  }
  await page.locator('.play-after .play-award, .play-after .btn').first().waitFor();
}

const ROWS = '🦊 🦊 / 🐻 🐻 / 🐼 🐼 / 🐸 🐸';

/** The hour that a page thinks it is. */
async function atHour(page: Page, hour: number): Promise<void> {
  await page.clock.setFixedTime(new Date(2026, 2, 14, hour, 41));
}

describeBrowser('after a game, where there is room', () => {
  test('a laptop has the podium at the left, and awards, scores and the evening in a rail', async () => {
    const here = await hostHere(ROWS, { clock: new TestClock() });
    const page = await joinedLaptop(here.lan, 'Ana');
    await atHour(page, 20);
    await playOut(here, page);
    const boxOf = async (part: string) =>
      (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const podium = await boxOf('.play-podium');
    for (const part of [
      '.play-award',
      '.play-standings',
      '.play-watch-again',
      '.play-over > .say',
      '.play-over > .top',
    ]) {
      const { x, y, width, height } = await boxOf(part);
      expect(x, part).toBeGreaterThanOrEqual(podium.x + podium.width);
      expect(x + width, part).toBeLessThanOrEqual(1280);
      expect(y + height, part).toBeLessThanOrEqual(800);
    }
    expect(await page.locator('.play-standings .row').allInnerTexts()).toEqual([
      'Ben\nOn a roll\n3',
      'Ana\nYou\n1',
      'Cleo',
    ]);
    expect(await findingsInBoth(page, 'rail')).toEqual([]);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('This game').focus();
    await page.keyboard.press('ArrowRight');
    await soon(() => tab('Tonight').evaluate((it) => it === document.activeElement)).toBe(true);
    await page.locator('.play-standings .play-night').waitFor();
    const names = page.locator('.play-standings .play-night tbody th');
    expect(await names.allTextContents()).toEqual(['Ben', 'You']);
    expect(await findingsInBoth(page, 'evening in the rail')).toEqual([]);
    // What the rail shows needs no button.
    expect(await page.locator('.play-ways .btn').allTextContents()).toEqual(['Watch it again']);
  });

  test('the window keeps its strip of scores above the podium, mine first', async () => {
    const here = await hostHere(ROWS, { clock: new TestClock() });
    const { page } = await openPanel(here);
    await playOut(here, page);
    const chips = page.locator('.stage .strip .chip');
    await soon(() => chips.count()).toBe(3);
    const heard = await chips.locator('.unseen').allTextContents();
    expect(heard[0]).toBe('You, 1 pair');
    expect(heard[1]).toContain('3 pairs');
    const title = await page.locator('.play-over h1').boundingBox();
    const strip = await page.locator('.stage .strip').boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    expect(await page.locator('.stage .btn.go').count()).toBe(0); // the desk has it
    expect(await page.locator('.desk-side .btn.go').allTextContents()).toEqual(['New game']);
    expect(await findingsInBoth(page, 'window')).toEqual([]);
  });

  test.each([
    ['en-GB', 14, 'Today'],
    ['en-GB', 20, 'Tonight'],
    ['fr-FR', 14, 'Aujourd’hui'],
    ['fr-FR', 20, 'Ce soir'],
  ])('%s at %i: the evening has one name, wherever it stands', async (locale, hour, name) => {
    const here = await hostHere(ROWS, { clock: new TestClock() });
    const context = await laptop(await openBrowser(), { locale });
    await context.clock.setFixedTime(new Date(2026, 2, 14, hour, 41));
    const page = await visit(context, here.address);
    await page.locator('.board').waitFor();
    await playOut(here, page);
    await page.locator('#tab-tonight').click();
    await page.locator('.desk-evening h2').waitFor();
    expect(await page.locator('#tab-tonight').textContent()).toBe(name);
    expect(await page.locator('.desk-evening h2').textContent()).toBe(name);
    expect(await page.locator('.play-ways .btn').allTextContents()).toContain(name);
    const tabs = page.locator('.desk-side > .seg');
    expect(await tabs.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  });
});
