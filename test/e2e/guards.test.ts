import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostHere } from './host-here.ts';
import {
  cardAt,
  describeBrowser,
  flip,
  flipsOf,
  joinedLaptop,
  joinedPhone,
  says,
  sees,
  soon,
} from './support.ts';

/** Clicks the card again in the moment in which the page shows it as mine. */
function clickOnceMine(page: Page, index: number): Promise<void> {
  return cardAt(page, index).evaluate((card) => {
    const clickIfMine = () => {
      if (!card.classList.contains('mine')) return;
      observer.disconnect();
      (card as HTMLElement).click();
      document.documentElement.dataset['clicked'] = 'again';
    };
    const observer = new MutationObserver(clickIfMine);
    observer.observe(card, { attributes: true });
  });
}

/** Answers to flips come only when the test lets them. */
async function holdFlips(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const released = once(gate, 'released');
  await page.route(/\/flip\//, async (route) => {
    await released;
    await route.continue();
  });
  return () => gate.emit('released');
}

describeBrowser('guards of the page', () => {
  test('a double tap takes a card, and does not let it go again (2-B)', async () => {
    const { lan } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    const flips = flipsOf(ana);
    const box = await cardAt(ana, 0).boundingBox();
    if (box === null) throw new Error('there is no card');
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await ana.touchscreen.tap(...middle);
    await ana.touchscreen.tap(...middle);
    await sees(ana, 0, 'A, you have it');
    expect(flips).toEqual(['0,0']);
  });

  test('a second tap on the card just taken is ignored, later it lets go (2-B)', async () => {
    const { lan } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    const flips = flipsOf(ana);
    await clickOnceMine(ana, 0);
    await flip(ana, 0);
    await soon(() => ana.evaluate(() => document.documentElement.dataset['clicked'])).toBe('again');
    await sees(ana, 0, 'A, you have it');
    expect(flips).toEqual(['0,0']);
    await soon(async () => {
      await cardAt(ana, 0).evaluate((card) => (card as HTMLElement).click());
      return flips.length;
    }).toBeGreaterThan(1);
    await says(ana, 'That’s the same card.');
    await sees(ana, 0, 'A');
  });

  test('a found pair as a first card is not asked for, but explained (1-D)', async () => {
    const { lan, wire } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    const flips = flipsOf(ana);
    await wire.get('/flip/bob/0,0');
    await wire.get('/flip/bob/1,1');
    await sees(ana, 0, 'A, bob’s pair');
    await flip(ana, 0);
    await says(ana, 'bob already found this pair.');
    expect(flips).toEqual([]);
  });

  test('a found pair as a second card is a flip like any other (2-B)', async () => {
    const { lan, wire } = await hostHere('A B C / C B A');
    const ana = await joinedPhone(lan, 'Ana');
    await wire.get('/flip/bob/0,0');
    await wire.get('/flip/bob/1,2');
    await flip(ana, 1);
    await sees(ana, 1, 'B, you have it');
    await flip(ana, 0);
    await says(ana, 'bob has that card.');
    await sees(ana, 1, 'B');
  });

  test.each(['phone', 'laptop'])('on a %s a tap is seen in the same frame', async (device) => {
    const { lan } = await hostHere('A B / B A');
    const ana = await (device === 'phone' ? joinedPhone : joinedLaptop)(lan, 'Ana');
    const release = await holdFlips(ana);
    const shown = await cardAt(ana, 3).evaluate(async (card) => {
      const before = getComputedStyle(card).borderTopColor;
      (card as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      const { borderTopColor, transform } = getComputedStyle(card);
      return { isMarked: borderTopColor !== before, transform };
    });
    // Its frame is gold; it only moves for who has not asked for less motion.
    expect(shown).toEqual({ isMarked: true, transform: 'none' });
    release();
    await sees(ana, 3, 'A, you have it');
    await soon(() => ana.locator('.asked').count()).toBe(0);
  });

  test('a pressed card goes down before it is let go', async () => {
    const { local } = await hostHere('A B / B A');
    const ana = await joinedLaptop(local, 'Ana');
    const flips = flipsOf(ana);
    await cardAt(ana, 0).hover();
    await ana.mouse.down();
    const colours = await cardAt(ana, 0).evaluate((card) => {
      const gold = getComputedStyle(document.documentElement).getPropertyValue('--gold');
      const probe = document.createElement('i');
      probe.style.color = gold;
      document.body.append(probe);
      const expected = getComputedStyle(probe).color;
      return [getComputedStyle(card).borderTopColor, expected];
    });
    expect(colours[0]).toBe(colours[1]);
    expect(flips).toEqual([]);
    await ana.mouse.up();
    await sees(ana, 0, 'A, you have it');
  });

  test('a tap while a flip is on its way is kept, the last one only', async () => {
    const { lan } = await hostHere('A B C / C B A');
    const ana = await joinedPhone(lan, 'Ana');
    const flips = flipsOf(ana);
    const release = await holdFlips(ana);
    await flip(ana, 0);
    await flip(ana, 1);
    await flip(ana, 5);
    await soon(async () => flips).toEqual(['0,0']);
    release();
    await sees(ana, 5, 'A, your pair');
    expect(flips).toEqual(['0,0', '1,2']);
  });

  test('a tap made before it is known that one waits changes the mind all the same (4-A)', async () => {
    const { lan, wire } = await hostHere('A B / B A');
    await wire.get('/flip/bob/0,0');
    const ana = await joinedPhone(lan, 'Ana');
    await sees(ana, 0, 'A, bob has it');
    await ana.locator('.board').evaluate((board) => {
      for (const index of [0, 1])
        board.querySelector<HTMLElement>(`[data-index="${index}"]`)?.click();
    });
    await sees(ana, 1, 'B, you have it');
  });
});
