import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  cardAt,
  describeBrowser,
  flipsOf,
  joinedLaptop,
  joinedPhone,
  sees,
  soon,
} from './support.ts';
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

/** Waits until the board has come to rest: it goes on for a while when a finger lets go. */
function rest(page: Page): Promise<void> {
  return page.locator('.pan').evaluate(async (pan) => {
    const where = () => [pan.scrollLeft, pan.scrollTop, pan.scrollWidth].join();
    let seen = where();
    for (let still = 0; still < 6; still++) {
      await new Promise(requestAnimationFrame);
      if (where() !== seen) still = 0;
      seen = where();
    }
  });
}

/** Waits for the end of the next scroll, with all that follows from its momentum. */
function scrollEnd(page: Page): Promise<void> {
  return page.locator('.pan').evaluate(
    (pan) =>
      new Promise<void>((resolve) => {
        pan.addEventListener('scrollend', () => resolve(), { once: true });
      }),
  );
}

/** The middle of a card, once the board has come to rest. */
async function middleOf(page: Page, index: number): Promise<Point> {
  await rest(page);
  return cardAt(page, index).evaluate((card): Point => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
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

  test('no card is out of reach under the buttons and the map', async () => {
    const { page, fingers } = await largeBoard(8, 8);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('.pan .card').first().waitFor();
      const reached = new Set<number>();
      for (const [x, y] of [
        [1, 1],
        [-1, 1],
        [-1, -1],
        [1, -1],
      ] as const) {
        await dragFar(page, fingers, x, y);
        for (const index of await cardsToTap(page)) reached.add(index);
      }
      const missing = Array.from({ length: 64 }, (_, index) => index).filter(
        (index) => !reached.has(index),
      );
      expect(missing, `${width} × ${height}`).toEqual([]);
    }
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
    const ended = scrollEnd(page); // before that, a touch only stops the board
    await fingers.move([[250, 400]], [[130, 300]]);
    await ended;
    const gone = async () => {
      const after = await middleOf(page, 40);
      return [after[0] - before[0] < -90, after[1] - before[1] < -70];
    };
    await soon(gone).toEqual([true, true]);
    await expectStill(page);
    expect(flips).toEqual([]);
    await fingers.tap(await middleOf(page, 40));
    await sees(page, 40, 'w20, you have it');
  });

  test('goes on for a while when a finger lets go', async () => {
    const { page, fingers } = await largeBoard(40, 12);
    await page.locator('.pan').evaluate((pan) => {
      addEventListener('touchend', () => (pan.id = `${pan.scrollTop}`), { capture: true });
    });
    await fingers.fling([[200, 500]], [[200, 200]], 6);
    await rest(page);
    const [atEnd, now] = await page
      .locator('.pan')
      .evaluate((pan) => [Number(pan.id), pan.scrollTop] as const);
    expect(now).toBeGreaterThan(atEnd + 20);
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
      await rest(page);
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
    await soon(() => widthOf(page)).toBeLessThan(larger);
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
    const { left, right } = await drawnOf(page);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(360);
  });

  test('a tap comes closer to the cards that were tapped', async () => {
    const { page, fingers } = await largeBoard(100, 100);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    const { left, top, right, bottom } = await drawnOf(page);
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    await fingers.tap(middle);
    await soon(() => page.locator('.pan .card').count()).toBeGreaterThan(20);
    const index = await cardUnder(page, middle);
    const [row, column] = [Math.floor(index / 100), index % 100];
    expect(
      [Math.abs(row - 50), Math.abs(column - 50)].every((off) => off <= 2),
      `${row},${column}`,
    ).toBe(true);
  });
});

describeBrowser('a board larger than the window of a laptop', () => {
  async function largeWindow() {
    const { local } = await hostHere(boardOf(40, 40));
    const page = await joinedLaptop(local, 'Lea');
    await page.locator('.pan .card').first().waitFor();
    await page.mouse.move(400, 400);
    return { page, flips: flipsOf(page) };
  }

  test('is panned by a wheel or a trackpad, in both directions', async () => {
    const { page } = await largeWindow();
    const [x, y] = await middleOf(page, 410);
    await page.mouse.wheel(60, 130);
    await soon(() => middleOf(page, 410)).toEqual([x - 60, y - 130]);
    expect(await widthOf(page)).toBe(40);
  });

  test('with Ctrl, as for a pinch on a trackpad, the wheel zooms at the pointer', async () => {
    const { page } = await largeWindow();
    await page.mouse.wheel(300, 300);
    await rest(page);
    const index = await cardUnder(page, [400, 400]);
    const [x, y] = await middleOf(page, index);
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -30);
    await page.keyboard.up('Control');
    await soon(() => widthOf(page)).toBeGreaterThan(50);
    const [nowX, nowY] = await middleOf(page, index);
    expect(Math.hypot(nowX - x, nowY - y)).toBeLessThan(2);
    await expectStill(page);
  });

  test('is dragged by the mouse, which flips nothing; a click flips', async () => {
    const { page, flips } = await largeWindow();
    const [x, y] = await middleOf(page, 410);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y - 70, { steps: 4 });
    await page.mouse.up();
    const [nowX, nowY] = await middleOf(page, 410);
    expect([nowX - x, nowY - y]).toEqual([-90, -70]);
    expect(flips).toEqual([]);
    await page.mouse.click(nowX, nowY);
    await sees(page, 410, 'w205, you have it');
    expect(flips).toEqual(['10,10']);
  });

  test('keeps the focus on a card, though the one that had it is out of view', async () => {
    const { page } = await largeWindow();
    await cardAt(page, 0).focus();
    await page.locator('.pan').evaluate((pan) => pan.scrollTo(900, 900));
    await soon(() => cardAt(page, 0).count()).toBe(0);
    const isOnCard = () => page.evaluate(() => document.activeElement?.matches('.board .card'));
    await soon(isOnCard).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await isOnCard()).toBe(true);
  });

  test('shows on its map which part is in view', async () => {
    const { page } = await largeWindow();
    const shareOf = () =>
      page.locator('.map').evaluate((map) => {
        const whole = map.querySelector('canvas')?.getBoundingClientRect();
        const part = map.querySelector('.window')?.getBoundingClientRect();
        if (whole === undefined || part === undefined) return [];
        return [(part.left - whole.left) / whole.width, part.width / whole.width];
      });
    const [left = 0, width = 0] = await shareOf();
    expect(left).toBeCloseTo(0, 1);
    expect(width).toBeGreaterThan(0.2);
    expect(width).toBeLessThan(0.8);
    await page.locator('.pan').evaluate((pan) => pan.scrollTo(9_999, 0));
    await soon(async () => (await shareOf()).reduce((sum, part) => sum + part, 0)).toBeCloseTo(
      1,
      1,
    );
    await page.getByRole('button', { name: 'Whole board' }).click();
    await soon(() => page.locator('.map').isVisible()).toBe(false);
  });
});

/** Where in the page cells are drawn, of a board whose cells are plain. */
async function drawnOf(page: Page) {
  const canvas = page.locator('.plain-cells');
  await canvas.waitFor();
  return canvas.evaluate((element) => {
    const drawn = element as HTMLCanvasElement;
    const { width, height } = drawn;
    const box = drawn.getBoundingClientRect();
    const pixels = drawn.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const filled = Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => pixels[4 * at + 3] !== 0,
    );
    const columns = new Set(filled.map((at) => at % width));
    const rows = new Set(filled.map((at) => Math.floor(at / width)));
    return {
      left: box.left + Math.min(...columns),
      top: box.top + Math.min(...rows),
      right: box.left + Math.max(...columns) + 1,
      bottom: box.top + Math.max(...rows) + 1,
    };
  });
}

/** Drags the board as far as it goes. */
async function dragFar(page: Page, fingers: Fingers, x: 1 | -1, y: 1 | -1): Promise<void> {
  const area = await page.locator('.felt').boundingBox();
  if (area === null) throw new Error('there is no board');
  const at = (share: number): Point => [
    area.x + area.width * (0.5 + x * share),
    area.y + area.height * (0.5 + y * share),
  ];
  for (let times = 0; times < 2; times++) await fingers.move([at(-0.4)], [at(0.4)], 3);
  await rest(page);
}

/** The cards whose middle a tap would reach. */
function cardsToTap(page: Page): Promise<number[]> {
  return page.locator('.pan .card').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && card.contains(hit);
      })
      .map((card) => Number((card as HTMLElement).dataset['index'])),
  );
}

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
