import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  cardAt,
  describeBrowser,
  laptop,
  openBrowser,
  says,
  sees,
  soon,
  titled,
  visit,
} from './support.ts';

/** The place of the card that has the focus; null: none has. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const label = document.activeElement?.getAttribute('aria-label') ?? '';
    return /^row (\d+), column (\d+)/.exec(label)?.slice(1).join() ?? null;
  });
}

function isFocused(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}

/** Presses Tab until something is in focus that matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let times = 0; times < 20; times++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isFocused, selector)) return;
  }
  throw new Error(`Tab never reached ${selector}`);
}

/** Opens the page and joins, by keyboard only; whoever joins is on the board. */
async function joinByKeyboard(origin: string, name: string): Promise<Page> {
  const page = await visit(await laptop(await openBrowser()), origin);
  await page.locator('#name').waitFor();
  await tabTo(page, '#name');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await soon(() => page.evaluate(isFocused, '.board .card')).toBe(true);
  return page;
}

/** The same; arrows and Home have moved the focus on the board. */
async function playByKeyboard(origin: string, name: string): Promise<Page> {
  const page = await joinByKeyboard(origin, name);
  for (const [key, place] of [
    ['ArrowRight', '1,2'],
    ['Home', '1,1'],
  ] as const) {
    await page.keyboard.press(key);
    await soon(() => focused(page)).toBe(place);
  }
  return page;
}

/** Presses one key after another, as fast as a person: a frame apart. */
async function presses(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

describeBrowser('by keyboard only', () => {
  test('a whole game, alone with a friend of the text protocol', async () => {
    const { local, wire, host } = await hostHere('A B C / C B A');
    const page = await playByKeyboard(local, 'Ana');
    expect(await focused(page)).toBe('1,1');
    await presses(page, 'Enter');
    await sees(page, 0, 'A, you have it'); // 1-B
    await presses(page, 'ArrowRight', 'Space');
    await says(page, 'Not a match. Remember them!'); // 2-E
    expect(await focused(page)).toBe('1,2');
    await presses(page, 'Home', 'Enter');
    await sees(page, 0, 'A, you have it'); // 3-B
    await presses(page, 'End', 'ArrowDown', 'Enter');
    await says(page, 'A pair! “A” “A”'); // 2-D
    await wire.get('/flip/bob/0,1');
    await presses(page, 'Home', 'ArrowRight', 'ArrowUp', 'Enter');
    await sees(page, 1, 'B, you’re next, bob has it'); // 1-D, 3-A
    await sees(page, 0, 'gone');
    expect(await focused(page)).toBe('1,2');
    await presses(page, 'ArrowRight', 'Space'); // 4-A
    await sees(page, 2, 'C, you have it');
    await presses(page, 'ArrowDown', 'Home', 'Space');
    await says(page, 'A pair! “C” “C”');
    await wire.get('/flip/bob/1,1');
    await titled(page, 'You win!');
    await soon(() => page.evaluate(isFocused, 'h1')).toBe(true);
    await tabTo(page, '[aria-haspopup=dialog]');
    await presses(page, 'Enter');
    await page.getByRole('dialog').waitFor();
    await presses(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await host.newGame();
    await soon(() => page.evaluate(isFocused, '.board .card')).toBe(true);
  });

  test('the board is a grid with one tab stop, and arrows that stay inside', async () => {
    const { local } = await hostHere('A B C / C B A / D E D');
    const page = await playByKeyboard(local, 'Ana');
    const stops = () => page.locator('.board [tabindex="0"]').count();
    expect(await stops()).toBe(1);
    const moves: readonly (readonly [string, string])[] = [
      ['ArrowLeft', '1,1'],
      ['ArrowUp', '1,1'],
      ['ArrowRight', '1,2'],
      ['ArrowDown', '2,2'],
      ['End', '2,3'],
      ['ArrowRight', '2,3'],
      ['Home', '2,1'],
      ['PageDown', '3,1'],
      ['ArrowDown', '3,1'],
      ['Control+Home', '1,1'],
      ['Control+End', '3,3'],
      ['PageUp', '1,3'],
    ];
    for (const [key, place] of moves) {
      await page.keyboard.press(key);
      await soon(() => focused(page)).toBe(place);
      expect(await stops(), key).toBe(1);
    }
    await page.keyboard.press('Tab');
    await soon(() => focused(page)).toBe(null);
    await page.keyboard.press('Shift+Tab');
    await soon(() => focused(page)).toBe('1,3');
  });

  test('Enter right after an arrow flips the card that the arrow leads to', async () => {
    const { local } = await hostHere('A B C / C B A');
    const page = await playByKeyboard(local, 'Ana');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await soon(() => page.locator('.card.mine').getAttribute('data-index')).toBe('1');
  });

  test('two arrows right after one another lead two cards on', async () => {
    const { local } = await hostHere('A B C / C B A');
    const page = await playByKeyboard(local, 'Ana');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await soon(() => focused(page)).toBe('1,3');
  });

  test('each spot has its place, and is labelled', async () => {
    const { local, wire } = await hostHere('A B C / C B A');
    const page = await playByKeyboard(local, 'Ana');
    await wire.get('/flip/Bob/0,1');
    await page.getByRole('gridcell', { name: 'row 1, column 2, B, Bob has it' }).waitFor();
    await page.getByRole('gridcell', { name: 'row 2, column 3, face down' }).waitFor();
    const grid = page.getByRole('grid', { name: 'Board' });
    await soon(() => grid.getAttribute('aria-rowcount')).toBe('2');
    await soon(() => grid.getAttribute('aria-colcount')).toBe('3');
    await soon(() => grid.getByRole('row').count()).toBe(2);
    await soon(() => grid.getByRole('row').last().getByRole('gridcell').count()).toBe(3);
  });

  test('the focus stays on the board when a new game begins', async () => {
    const { local, host } = await hostHere('A B C / C B A');
    const page = await playByKeyboard(local, 'Ana');
    await presses(page, 'ArrowRight', 'Enter');
    await sees(page, 1, 'B, you have it');
    await host.newGame();
    await says(page, 'New game!');
    await soon(() => focused(page)).not.toBe(null);
    await presses(page, 'Enter');
    await soon(() => page.locator('.card.mine').count()).toBe(1);
  });

  test('the menu keeps the focus inside, and gives it back', async () => {
    const { local } = await hostHere('A B / B A');
    const page = await playByKeyboard(local, 'Ana');
    await tabTo(page, '[aria-haspopup=dialog]');
    await presses(page, 'Enter');
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    // From the last one to the browser's own buttons, and back: never to what lies behind.
    const isInside = () =>
      menu.evaluate((sheet) => {
        const { activeElement, body } = document;
        return activeElement === body || sheet.contains(activeElement);
      });
    for (let times = 0; times < 20; times++) {
      await presses(page, times < 5 || times > 14 ? 'Shift+Tab' : 'Tab');
      expect(await isInside(), `after ${times + 1}`).toBe(true);
    }
    await cardAt(page, 0).evaluate((card) => card.focus());
    expect(await isInside()).toBe(true);
    await page.getByRole('radio', { checked: true }).focus();
    const look = () => page.getByRole('radio', { checked: true }).textContent();
    expect(await look()).toBe('Auto');
    await presses(page, 'ArrowRight');
    await soon(() => look()).toBe('Light');
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Light');
    await presses(page, 'Escape');
    await menu.waitFor({ state: 'detached' });
    await soon(() => page.evaluate(() => document.activeElement?.ariaHasPopup)).toBe('dialog');
  });
});
