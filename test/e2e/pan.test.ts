import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import { cardAt, describeBrowser, flipsOf, joinedPhone, sees, soon } from './support.ts';
import { Fingers, type Point } from './touch.ts';

function boardOf(rows: number, columns: number) {
  const cards = Array.from({ length: rows * columns }, (_, index) => `w${index >> 1}`);
  return { rows, columns, cards };
}

/** A phone with a board that is too large for it. */
async function largeBoard(rows: number, columns: number) {
  const { lan } = await hostHere(boardOf(rows, columns));
  const page = await joinedPhone(lan, 'Ana');
  await page.locator('.pan .card').first().waitFor();
  return { page, fingers: await Fingers.on(page), flips: flipsOf(page) };
}

function widthOf(page: Page): Promise<number> {
  return page
    .locator('.board')
    .evaluate((board) => Number.parseFloat(getComputedStyle(board).getPropertyValue('--w')));
}

/** The middle of a card, once the board has come to rest. */
function middleOf(page: Page, index: number): Promise<Point> {
  return cardAt(page, index).evaluate(async (card) => {
    const middle = (): Point => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    let seen = middle();
    for (let still = 0; still < 4; still++) {
      await new Promise(requestAnimationFrame);
      const now = middle();
      if (now.join() !== seen.join()) still = 0;
      seen = now;
    }
    return seen;
  });
}

/** The page itself neither scrolls nor is zoomed. */
async function expectStill(page: Page): Promise<void> {
  const still = await page.evaluate(() => [visualViewport?.scale, scrollX, scrollY]);
  expect(still).toEqual([1, 0, 0]);
}

describeBrowser('a board larger than the phone', () => {
  test('opens with cards to hit, and a tap flips', async () => {
    const { page, fingers, flips } = await largeBoard(8, 8);
    expect(await widthOf(page)).toBeGreaterThanOrEqual(44);
    await fingers.tap(await middleOf(page, 9));
    await sees(page, 9, 'w4, you have it');
    expect(flips).toEqual(['1,1']);
  });

  test('seven columns settle, on phones of every width', async () => {
    const { lan } = await hostHere(boardOf(7, 7));
    const page = await joinedPhone(lan, 'Ana');
    await page.locator('.board .card').first().waitFor();
    for (let width = 320; width <= 420; width += 4) {
      await page.setViewportSize({ width, height: 740 });
      const changes = await page.locator('.felt').evaluate(async (felt) => {
        const seen: string[] = [];
        const observer = new MutationObserver(() => seen.push(felt.className));
        observer.observe(felt, { attributes: true });
        for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
        observer.disconnect();
        return seen;
      });
      // One change is another layout for another width; more are a board that cannot decide.
      expect(changes.length, `${width}: ${changes.join()}`).toBeLessThanOrEqual(1);
    }
  });

  test('is dragged by one finger, and the page is not', async () => {
    const { page, fingers, flips } = await largeBoard(12, 12);
    const before = await middleOf(page, 40);
    await fingers.move([[250, 400]], [[130, 300]]);
    const after = await middleOf(page, 40);
    expect(after[0] - before[0]).toBeLessThan(-90);
    expect(after[1] - before[1]).toBeLessThan(-70);
    await expectStill(page);
    expect(flips).toEqual([]);
    await fingers.tap(after);
    await sees(page, 40, 'w20, you have it');
  });

  test('a drag so short that the browser takes it for a tap never flips', async () => {
    const { page, fingers, flips } = await largeBoard(12, 12);
    const [x, y] = await middleOf(page, 14);
    await fingers.move([[x, y]], [[x + 11, y]], 3);
    await fingers.move([[x, y]], [[x, y - 13]], 3);
    const [nowX, nowY] = await middleOf(page, 14);
    await fingers.tap([nowX, nowY]);
    await sees(page, 14, 'w7, you have it');
    expect(flips).toEqual(['1,2']);
  });

  test('a drag never leaves the board behind', async () => {
    const { page, fingers } = await largeBoard(12, 12);
    for (const [from, to] of [
      [300, 40],
      [40, 320],
    ] as const) {
      for (let times = 0; times < 5; times++) await fingers.move([[from, 400]], [[to, 400]], 3);
      const seen = await page.locator('.pan .card').evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const { left, right } = card.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          }).length,
      );
      expect(seen).toBeGreaterThan(20);
    }
    expect((await middleOf(page, 0))[0]).toBeGreaterThan(0);
  });

  test('two fingers pinch the board, never the page, and flip nothing', async () => {
    const { page, fingers, flips } = await largeBoard(12, 12);
    const before = await widthOf(page);
    await fingers.pinch([180, 350], 60, 180);
    const larger = await widthOf(page);
    expect(larger).toBeGreaterThan(before * 1.3);
    expect(larger).toBeLessThanOrEqual(96);
    await fingers.pinch([180, 350], 240, 60);
    expect(await widthOf(page)).toBeLessThan(larger);
    await expectStill(page);
    expect(flips).toEqual([]);
  });

  test('what is between the fingers stays between them', async () => {
    const { page, fingers } = await largeBoard(12, 12);
    await fingers.move([[300, 500]], [[200, 400]]);
    const [x, y] = await middleOf(page, 52);
    await fingers.pinch([x, y], 60, 100);
    const [nowX, nowY] = await middleOf(page, 52);
    expect(Math.hypot(nowX - x, nowY - y)).toBeLessThan(12);
  });

  test('a finger that holds while another drags never flips', async () => {
    const { page, fingers, flips } = await largeBoard(12, 12);
    await fingers.move(
      [
        [100, 300],
        [250, 420],
      ],
      [
        [100, 300],
        [255, 430],
      ],
      3,
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(flips).toEqual([]);
  });

  test('below 36 pixels a tap comes closer instead of flipping', async () => {
    const { page, fingers, flips } = await largeBoard(16, 16);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await soon(() => widthOf(page)).toBeLessThan(36);
    const target = await middleOf(page, 100);
    await fingers.tap(target);
    await soon(() => widthOf(page)).toBeGreaterThanOrEqual(44);
    expect(flips).toEqual([]);
    const [x, y] = await middleOf(page, 100);
    await fingers.tap([x, y]);
    await sees(page, 100, 'w50, you have it');
    expect(flips).toEqual(['6,4']);
  });

  test('of 100 × 100 cards only those in view are drawn, and each can be reached', async () => {
    const { page, fingers, flips } = await largeBoard(100, 100);
    const count = () => page.locator('.card').count();
    expect(await count()).toBeLessThan(1_500);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await page.locator('.plain-cells').waitFor();
    expect(await count()).toBe(0);
    await fingers.tap([180, 350]);
    await soon(() => page.locator('.pan .card').count()).toBeGreaterThan(20);
    expect(await count()).toBeLessThan(1_500);
    expect(flips).toEqual([]);
    const index = await cardUnder(page, [180, 350]);
    await fingers.tap(await middleOf(page, index));
    await sees(page, index, `w${index >> 1}, you have it`);
    await expectStill(page);
  });

  test('the whole of 100 × 100 is in view when it is asked for', async () => {
    const { page } = await largeBoard(100, 100);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    const canvas = page.locator('.plain-cells');
    await canvas.waitFor();
    // Where cards are drawn: the first and the last column and row that are not empty.
    const [left, right] = await canvas.evaluate((element) => {
      const drawn = element as HTMLCanvasElement;
      const { width, height } = drawn;
      const pixels = drawn.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      const isDrawn = (x: number) => {
        for (let y = 0; y < height; y++) if (pixels[4 * (y * width + x) + 3] !== 0) return true;
        return false;
      };
      const columns = Array.from({ length: width }, (_, x) => x).filter(isDrawn);
      return [columns[0] ?? -1, width - 1 - (columns.at(-1) ?? width)] as const;
    });
    expect(left).toBeGreaterThan(0);
    expect(right).toBeGreaterThan(0);
  });

  test('a tap comes closer to the cards that were tapped', async () => {
    const { page, fingers } = await largeBoard(100, 100);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await page.locator('.plain-cells').waitFor();
    await fingers.tap([180, 366]); // the middle of the board
    await soon(() => page.locator('.pan .card').count()).toBeGreaterThan(20);
    const index = await cardUnder(page, [180, 366]);
    const [row, column] = [Math.floor(index / 100), index % 100];
    expect(
      [Math.abs(row - 50), Math.abs(column - 50)].every((off) => off <= 2),
      `${row},${column}`,
    ).toBe(true);
  });
});

/** The card that is drawn there, or next to it. */
async function cardUnder(page: Page, [x, y]: Point): Promise<number> {
  return page.locator('.pan .card').evaluateAll(
    (cards, at) => {
      const distance = (card: Element) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        return Math.hypot(left + width / 2 - at.x, top + height / 2 - at.y);
      };
      const [nearest] = [...cards].toSorted((one, other) => distance(one) - distance(other));
      return Number((nearest as HTMLElement).dataset['index']);
    },
    { x, y },
  );
}
