import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secretId } from '../support/wire.ts';
import { hostHere } from './host-here.ts';
import { describeBrowser, flip, joinedLaptop, joinedPhone, sees, soon } from './support.ts';

const MOTION = { reducedMotion: 'no-preference' } as const;

/** From now on, what begins to move stands still on its way. */
async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animate = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      if ('frozen' in document.documentElement.dataset) {
        animation.pause();
        animation.currentTime = 100;
      }
      return animation;
    };
    document.documentElement.dataset['frozen'] = '';
  });
}

/** What flies home is put to the end of its way. */
async function putHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (['rise', 'home'].includes(animation.id)) animation.currentTime = 479;
    }
  });
}

/** What stands still goes on, and nothing more stops. */
async function thaw(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset['frozen'];
    for (const animation of document.getAnimations()) animation.play();
  });
}

/** Once all has begun that waits for the cards to be painted. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 0;
        const next = () => (++frames > 4 ? resolve() : void requestAnimationFrame(next));
        next();
      }),
  );
}

/** Whose chips move so. */
async function targets(page: Page, id: string): Promise<(string | undefined)[]> {
  return page.evaluate(
    (wanted) =>
      document
        .getAnimations()
        .filter((each) => each.id === wanted)
        .map(({ effect }) => ((effect as KeyframeEffect).target as HTMLElement).dataset['chip']),
    id,
  );
}

function layer(page: Page) {
  return page.locator('.flights');
}

/** What moves, by name. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => document.getAnimations().map(({ id }) => id));
}

describeBrowser('what others do is felt', () => {
  test('a sticker flies, a pair flies home, and cards below are flipped meanwhile', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, '🦊, bob has it');
    await soon(() => page.locator('.piece .badge').count()).toBe(1); // the sticker has landed
    await soon(() => layer(page).count()).toBe(0);
    await wire.get('/flip/bob/0,1');
    await sees(page, 1, '🦊, bob’s pair');
    await soon(() => layer(page).count()).toBe(0);
    await freeze(page);
    await wire.get('/flip/bob/1,0');
    await soon(() => layer(page).locator('.piece').count()).toBe(2);
    // Two with their cards at once, and one alone when the card that it flies to is painted.
    await soon(() => layer(page).locator('.sticker').count()).toBe(3);
    await sees(page, 0, 'gone');
    await putHome(page);
    const chip = await page.locator('.chip', { hasText: 'bob' }).boundingBox();
    const { x, y, width, height } = chip ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const piece of await layer(page).locator('.piece').all()) {
      const box = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [middle, level] = [box.x + box.width / 2, box.y + box.height / 2];
      expect(middle > x && middle < x + width, 'at the chip').toBe(true);
      expect(level > y && level < y + height, 'at the chip').toBe(true);
    }
    // Above the last card of the board, under what flies: it is tapped, and it is answered.
    await page.evaluate(() => {
      const card = document.querySelector('.board [data-index="3"]')?.getBoundingClientRect();
      for (const box of document.querySelectorAll<HTMLElement>('.flights > div')) {
        const { left, top } = box.getBoundingClientRect();
        box.style.marginLeft = `${(card?.left ?? 0) - left}px`;
        box.style.marginTop = `${(card?.top ?? 0) - top}px`;
      }
    });
    await flip(page, 3);
    await sees(page, 3, '🐻, you have it');
    await thaw(page);
    await soon(() => layer(page).count()).toBe(0);
  });

  test('a new step for a card cuts short what flies to it', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, '🦊, bob has it');
    await soon(() => layer(page).count()).toBe(0);
    void wire.get('/flip/eve/0,0');
    await soon(() => page.locator('.row, .chip').filter({ hasText: 'eve' }).count()).toBe(1);
    await freeze(page);
    await wire.get('/flip/bob/1,0'); // a miss: Eve gets the fox
    await sees(page, 0, '🦊, eve has it');
    await soon(() => layer(page).locator('.sticker').count()).toBe(2); // Eve's comes, Bob's goes
    await wire.get('/flip/eve/1,1'); // a miss
    await sees(page, 0, '🦊');
    await soon(() => layer(page).count()).toBe(0);
    expect(await page.locator('[data-spot="0"] .badge').count()).toBe(0);
  });

  test('of many things twelve fly, and all cards are as they should be', async () => {
    const cards = Array.from({ length: 100 }, (_, index) => `w${index >> 1}`);
    const { local, table } = await hostHere({ rows: 10, columns: 10, cards });
    const page = await joinedLaptop(local, 'Ana', MOTION);
    const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const flipAll = (step: number) =>
      names.map((name, index) => {
        const at = index * 2 + step;
        return table.flip(name, { row: Math.floor(at / 10), column: at % 10 });
      });
    await Promise.all(flipAll(0));
    await soon(() => page.locator('.piece.up').count()).toBe(30);
    await soon(() => moving(page)).toEqual([]);
    await freeze(page);
    await Promise.all(flipAll(1));
    await soon(() => page.locator('.piece.pair').count()).toBe(60);
    const felt = async () =>
      (await moving(page)).filter((id) => ['take', 'nod', 'home'].includes(id)).length;
    await soon(felt).toBeGreaterThan(0); // what flies begins when the cards are painted
    await painted(page);
    expect(await felt()).toBeLessThanOrEqual(12);
    await thaw(page);
    await soon(() => layer(page).count()).toBe(0);
    expect(await page.locator('.piece.pair .badge').count()).toBe(60);
  });

  test('whoever wants less motion sees stickers appear and pairs fade', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    const page = await joinedPhone(lan, 'Ana');
    await freeze(page);
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, '🦊, bob has it');
    expect(await page.locator('.piece .badge').count()).toBe(1);
    for (const spot of ['0,1', '1,0']) await wire.get(`/flip/bob/${spot}`);
    await sees(page, 0, 'gone');
    expect(await layer(page).count()).toBe(0);
    expect([...new Set(await moving(page))].toSorted()).toEqual(['leave', 'turn']);
  });

  test('beyond the window a ring tells of it, at the rim and on the map, once a second', async () => {
    const cards = Array.from({ length: 144 }, (_, index) => `w${index >> 1}`);
    const { lan, wire } = await hostHere({ rows: 12, columns: 12, cards });
    const pages = [await joinedPhone(lan, 'Ana', MOTION), await joinedPhone(lan, 'Ben')] as const;
    for (const page of pages) {
      await page.locator('.pan .card').first().waitFor();
      await freeze(page);
    }
    await wire.get('/flip/bob/2,11');
    const [page, still] = pages;
    await soon(() => page.locator('.ring').count()).toBe(2);
    await soon(() => still.locator('.ring .sticker').count()).toBe(1);
    expect(await still.locator('.ring').count(), 'a sticker at the rim, nothing else').toBe(1);
    const pan = await page.locator('.pan').boundingBox();
    const ring = await page.locator('.ring', { has: page.locator('.sticker') }).boundingBox();
    const [right, at] = [
      (pan?.x ?? 0) + (pan?.width ?? 0),
      (ring?.x ?? 0) + (ring?.width ?? 0) / 2,
    ];
    expect(right - at).toBeGreaterThan(0);
    expect(right - at).toBeLessThan(40);
    await wire.get('/flip/bob/3,11'); // too soon, and no match: nothing more to tell
    await wire.get('/flip/eve/0,0');
    await sees(page, 0, 'w0, eve has it');
    expect(await page.locator('.ring').count()).toBe(2);
    for (const each of pages) {
      await thaw(each);
      await soon(() => layer(each).count()).toBe(0);
    }
  });

  test('three in a row: sparks jump to my chip, which says 3 until I miss', async () => {
    const { lan } = await hostHere('🦊 🦊 🐻 🐻 / 🐸 🐸 🐨 🐼 / 🐨 🐼 🐮 🐮');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    for (const index of [0, 1, 2, 3, 4]) {
      await flip(page, index);
      await soon(() => page.locator(`.card.mine[data-index="${index}"]`).count()).toBe(1);
    }
    expect(await page.locator('.play-streak').count()).toBe(0);
    await soon(() => layer(page).count()).toBe(0);
    await freeze(page);
    await flip(page, 5);
    await soon(() => layer(page).locator('.spark').count()).toBe(5);
    expect(await page.locator('.chip.me .play-streak').textContent()).toBe('3');
    await thaw(page);
    await soon(() => layer(page).count()).toBe(0);
    await flip(page, 6);
    await sees(page, 6, '🐨, you have it');
    await flip(page, 7);
    await soon(() => page.locator('.play-streak.past').count()).toBe(1);
  });

  test('who finds a pair nods on their chip; one that is out of sight lets the pair just leave', async () => {
    const { lan, wire, table } = await hostHere('🦊 🦊 / 🐻 🐻 / 🐼 🐼');
    for (let other = 0; other < 9; other++)
      table.room.join(secretId(`p${other}`), { name: `P${other}` });
    const page = await joinedPhone(lan, 'Ana', MOTION);
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, '🦊, bob has it');
    const chip = page.locator('.chip', { hasText: 'bob' });
    await soon(() => layer(page).count()).toBe(0);
    await freeze(page);
    await wire.get('/flip/bob/0,1');
    await sees(page, 1, '🦊, bob’s pair');
    await soon(() => targets(page, 'nod')).toEqual([await chip.getAttribute('data-chip')]);
    await thaw(page);
    await soon(() => layer(page).count()).toBe(0);
    // The second of eleven now; the last ones are looked at.
    const strip = page.locator('.strip');
    await strip.evaluate((it) => (it.scrollLeft = it.scrollWidth));
    await soon(() => strip.evaluate((it) => it.scrollLeft)).toBeGreaterThan(200);
    await freeze(page);
    await wire.get('/flip/bob/1,0');
    await sees(page, 0, 'gone');
    await soon(async () => (await moving(page)).filter((id) => id === 'leave').length).toBe(2);
    expect(await layer(page).locator('.piece').count()).toBe(0);
    await thaw(page);
  });

  test('what I waited for arrives: the dashes close to its ring', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    await wire.get('/flip/bob/0,0');
    await sees(page, 0, '🦊, bob has it');
    await flip(page, 0);
    await page.locator('.card.wait').waitFor();
    await freeze(page);
    await wire.get('/flip/bob/1,0'); // a miss: the fox is mine
    await sees(page, 0, '🦊, you have it');
    await soon(async () => (await moving(page)).filter((id) => /arrive|close/.test(id))).toEqual(
      expect.arrayContaining(['arrive', 'close']),
    );
    expect(await page.locator('[data-spot="0"] .dashes').count()).toBe(1);
    await thaw(page);
    await soon(() => page.locator('.dashes').count()).toBe(0);
  });

  test('the lamp draws in for the last three pairs', async () => {
    const { lan, wire } = await hostHere('🦊 🦊 / 🐻 🐻 / 🐼 🐼 / 🐸 🐸 / 🐨 🐨');
    const page = await joinedPhone(lan, 'Ana', MOTION);
    const isLate = () => page.locator('.lamp.late').count();
    for (const [row, late] of [0, 1].entries()) {
      for (const column of [0, 1]) await wire.get(`/flip/bob/${row},${column}`);
      await sees(page, row * 2 + 1, `${['🦊', '🐻'][row]}, bob’s pair`);
      await soon(isLate).toBe(late);
    }
  });
});
