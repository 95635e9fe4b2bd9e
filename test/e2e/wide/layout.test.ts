import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from '../host-here.ts';
import {
  cardAt,
  describeBrowser,
  flip,
  joinedLaptop,
  joinedPhone,
  labels,
  pieceAt,
  press,
  says,
  sees,
  soon,
} from '../support.ts';

/** A board file of this shape with pairs of words. */
function boardOf(rows: number, columns: number, word = 'w') {
  const cards = Array.from({ length: rows * columns }, (_, index) => `${word}${index >> 1}`);
  return { rows, columns, cards };
}

/** How large cards are, and whether all of them are in the window. */
function cardsOf(page: Page) {
  return page.locator('.board .card').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const isIn = ({ left, top, right, bottom }: DOMRect) =>
      left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return {
      count: boxes.length,
      width: Math.min(...boxes.map(({ width }) => width)),
      height: Math.min(...boxes.map(({ height }) => height)),
      areIn: boxes.every(isIn),
    };
  });
}

/** How much of the room for it the board takes, in its larger direction. */
function filled(page: Page): Promise<number> {
  return page.evaluate(() => {
    const felt = document.querySelector('.felt')?.getBoundingClientRect();
    const board = document.querySelector('.board')?.getBoundingClientRect();
    if (felt === undefined || board === undefined) return 0;
    return Math.max(board.width / felt.width, board.height / felt.height);
  });
}

/** Where things are. */
function boxesOf(elements: readonly Element[]) {
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  });
}

/** The page itself neither scrolls nor is zoomed. */
async function expectStill(page: Page): Promise<void> {
  const still = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scale = visualViewport?.scale;
    return [scale, scrollX, scrollY, scrollWidth <= innerWidth, scrollHeight <= innerHeight];
  });
  expect(still).toEqual([1, 0, 0, true, true]);
}

describeBrowser('the board on every screen', () => {
  test.each([360, 320])('fits up to 6 columns on a phone of %i pixels', async (width) => {
    const { lan, host } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana', { viewport: { width, height: 740 } });
    for (const [rows, columns] of [
      [2, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [6, 6],
      [1, 6],
      [8, 2],
    ] as const) {
      const { cards } = boardOf(rows, columns);
      const text = `${rows}x${columns}\n${cards.join('\n')}\n`;
      await host.openBoard({ title: 'Shape', text });
      await soon(async () => (await labels(page)).length).toBe(rows * columns);
      const shape = async () => {
        const { width: least, height: low, areIn } = await cardsOf(page);
        const isFilled = (await filled(page)) > 0.85;
        return { areLarge: Math.min(least, low) >= 44, areIn, isFilled };
      };
      await soon(shape).toEqual({ areLarge: true, areIn: true, isFilled: true });
      await expectStill(page);
    }
  });

  test('takes the height of a phone on its side, and turns with it', async () => {
    const { lan } = await hostHere(boardOf(4, 5));
    const page = await joinedPhone(lan, 'Ana', { viewport: { width: 740, height: 360 } });
    await flip(page, 0);
    await sees(page, 0, 'w0, you have it');
    expect(await page.locator('.flat').count()).toBe(1);
    await soon(() => cardsOf(page)).toMatchObject({ count: 20, areIn: true });
    await soon(() => filled(page)).toBeGreaterThan(0.85);
    await expectStill(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await soon(() => page.locator('.phone').count()).toBe(1);
    await sees(page, 0, 'w0, you have it');
    await soon(async () => (await cardsOf(page)).areIn).toBe(true);
    await flip(page, 1);
    await sees(page, 1, 'w0, your pair');
  });

  test('fills the window of a laptop, of a projector, and of a small laptop', async () => {
    const { local } = await hostHere(boardOf(5, 6));
    const page = await joinedLaptop(local, 'Lea');
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('.wide').waitFor();
      await soon(() => filled(page)).toBeGreaterThan(0.9);
      await soon(() => cardsOf(page)).toMatchObject({ count: 30, areIn: true });
      await expectStill(page);
      const [board, rail] = await page.locator('.felt, .play-rail').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(board?.right).toBeLessThanOrEqual(rail?.left ?? 0);
    }
  });

  test('words fit in one line, the longest in smaller letters, and the board has its shape before them', async () => {
    const words = ['ox', 'bear', 'Canberra', 'crocodile', 'Straßenbahnhaltestelle'];
    const cards = words.flatMap((word) => [word, word]);
    const { lan, table } = await hostHere({ rows: 2, columns: 5, cards });
    const page = await joinedPhone(lan, 'Ana', { viewport: { width: 480, height: 900 } });
    const [before] = await page.locator('.board').evaluateAll(boxesOf);
    for (const index of cards.keys()) {
      await table.flip(`p${index}`, { row: Math.floor(index / 5), column: index % 5 });
    }
    await soon(() => page.locator('.card.held').count()).toBe(10);
    expect(await page.locator('.board').evaluateAll(boxesOf)).toEqual([before]);
    const fits = await page.locator('.word').evaluateAll((all) =>
      all.map((word) => {
        const box = word.closest('.piece')?.getBoundingClientRect();
        const { left, right, height } = word.getBoundingClientRect();
        const isIn = box !== undefined && left >= box.left - 1 && right <= box.right + 1;
        const isWhole = word.scrollHeight <= word.clientHeight + 1;
        const size = Number.parseFloat(getComputedStyle(word).fontSize);
        const lines = Math.round(height / (size * 1.1));
        return { isIn, isWhole, lines, size };
      }),
    );
    for (const [index, fit] of fits.entries()) {
      const { size, ...rest } = fit;
      expect(rest, cards[index]).toEqual({ isIn: true, isWhole: true, lines: 1 });
      expect(size, cards[index]).toBeGreaterThanOrEqual(index < 8 ? 12 : 5);
    }
  });

  test('a picture fills its card, whatever the shape of the card', async () => {
    const { lan, wire } = await hostHere('🦊 🐻 / 🐻 🦊');
    const page = await joinedPhone(lan, 'Ana');
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, '🦊, bob has it');
    const [share, isIn] = await pieceAt(page, 0).evaluate((card) => {
      const box = card.getBoundingClientRect();
      const pic = card.querySelector('.pic')?.getBoundingClientRect();
      if (pic === undefined) return [0, false] as const;
      const inside = pic.left >= box.left && pic.right <= box.right && pic.top >= box.top;
      return [pic.height / Math.min(box.width, box.height), inside] as const;
    });
    expect(share).toBeGreaterThan(0.55);
    expect(isIn).toBe(true);
  });

  test('a hundred rows and columns stay usable on a laptop, by mouse and by keyboard', async () => {
    const { local, wire } = await hostHere(boardOf(100, 100));
    const page = await joinedLaptop(local, 'Lea');
    await page.locator('.pan .card').first().waitFor();
    const count = () => page.locator('.card').count();
    expect(await count()).toBeLessThan(1_500);
    await cardAt(page, 0).click();
    await sees(page, 0, 'w0, you have it');
    await page.keyboard.press('Control+End');
    await sees(page, 9_999, 'face down');
    await wire.get('/flip/bob/99,98');
    await sees(page, 9_998, 'w4999, bob has it');
    await page.keyboard.press('Enter');
    await sees(page, 9_999, 'w4999');
    expect(await count()).toBeLessThan(1_500);
    for (let times = 0; times < 8; times++) {
      await page.getByRole('button', { name: 'Zoom out' }).click();
      expect(await count(), `after ${times + 1}`).toBeLessThan(1_500);
    }
    expect(await page.locator('.plain-cells').count()).toBe(1);
    await page.mouse.move(300, 300);
    await page.keyboard.down('Control');
    for (let times = 0; times < 8; times++) await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await soon(count).toBeGreaterThan(10);
    expect(await count()).toBeLessThan(1_500);
    await expectStill(page);
  });

  test('a sign is in the middle of its circle, and in forced colours a switch says whether it is on', async () => {
    const { lan } = await hostHere('A B / B A');
    const page = await joinedPhone(lan, 'Ana', { forcedColors: 'active' });
    await flip(page, 0);
    await sees(page, 0, 'A, you have it');
    await flip(page, 1);
    await says(page, /^Not a match/);
    const off = await page.locator('.say .mark').evaluate((circle) => {
      const [outer, inner] = [circle, circle.firstElementChild].map((part) =>
        part?.getBoundingClientRect(),
      );
      const middle = ({ x, y, width, height } = new DOMRect()) => [x + width / 2, y + height / 2];
      const [at, wanted] = [middle(inner), middle(outer)];
      return Math.max(...at.map((value, axis) => Math.abs(value - (wanted[axis] ?? NaN))));
    });
    expect(off).toBeLessThan(1);
    await press(page, page.getByRole('button', { name: 'Menu' }));
    const toggle = page.getByRole('switch', { name: 'Sound' });
    const colour = () => toggle.evaluate((element) => getComputedStyle(element).backgroundColor);
    const on = await colour();
    await press(page, toggle);
    await soon(() => toggle.getAttribute('aria-checked')).toBe('false');
    expect(await colour()).not.toBe(on);
    expect(await toggle.evaluate((element) => getComputedStyle(element).borderWidth)).toBe('2px');
  });
});
