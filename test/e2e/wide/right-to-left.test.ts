import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { secretId } from '../../support/wire.ts';
import { hostHere } from '../host-here.ts';
import { openPanel } from '../host-support.ts';
import {
  describeBrowser,
  joinedLaptop,
  joinedPhone,
  laptop,
  openBrowser,
  soon,
  visit,
} from '../support.ts';

const NAME = 'דנה!';
const CARD = 'שלום!';
const DANA = secretId('dana');

/**
 * Everywhere that the page shows one of these words: whether its exclamation mark stands at the left
 * end, where who reads from right to left looks for it.
 */
function ends(page: Page): Promise<readonly (readonly [where: string, isRight: boolean])[]> {
  return page.evaluate(
    (words) => {
      const found: [string, boolean][] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        const word = words.find((each) => node.textContent?.includes(each));
        if (element === null || word === undefined || element.closest('.unseen') !== null) continue;
        const start = node.textContent?.indexOf(word) ?? 0;
        const leftOf = (index: number) => {
          const range = document.createRange();
          range.setStart(node, start + index);
          range.setEnd(node, start + index + 1);
          return range.getBoundingClientRect().left;
        };
        const where = `${element.tagName} ${element.className} in ${element.parentElement?.className}`;
        found.push([where, leftOf(word.length - 1) < leftOf(0)]);
      }
      return found;
    },
    [NAME, CARD],
  );
}

/** Waits until the words are shown so often, and looks at each of them. */
async function expectEnds(page: Page, count: number, screen: string): Promise<void> {
  await soon(async () => (await ends(page)).length).toBeGreaterThanOrEqual(count);
  const wrong = (await ends(page)).filter(([, isRight]) => !isRight);
  expect(wrong, screen).toEqual([]);
}

describeBrowser('words and names that run from right to left', () => {
  test('keep their punctuation at their end, on every screen', async () => {
    const here = await hostHere(`${CARD} ${CARD} B / B C C`, { settings: { lobby: true } });
    const { table, lan, local, wire, host } = here;
    table.room.join(DANA, { name: NAME });
    const tv = await visit(await laptop(await openBrowser()), `${local}/tv`);
    await expectEnds(tv, 1, 'TV, lobby');
    const phone = await joinedPhone(lan, 'Ana');
    await expectEnds(phone, 1, 'lobby');
    const wide = await joinedLaptop(lan, 'Ben');
    const panel = await openPanel(here);
    await host.begin();

    await wire.get(`/flip/${DANA}/0,0`);
    const waiting = wire.open('/flip/eve/0,0');
    await expectEnds(phone, 2, 'phone'); // the card, and a chip
    await expectEnds(wide, 4, 'laptop'); // a row, what she has, and who waits for it
    await expectEnds(tv, 2, 'TV');
    await panel.tab('Players');
    await expectEnds(panel.page, 4, 'desk');
    waiting.close();

    await wire.get(`/flip/${DANA}/0,1`);
    await soon(() => tv.locator('.say b').textContent()).toContain(CARD);
    await expectEnds(tv, 4, 'TV, found');
    await host.endGame();
    for (const [page, screen] of [
      [phone, 'phone'],
      [wide, 'laptop'],
      [tv, 'TV'],
    ] as const) {
      await soon(() => page.locator('.play-podium').count()).toBe(1);
      await expectEnds(page, 3, `podium, ${screen}`); // title, lid, name
    }
    await panel.ofPlayer(NAME, 'Remove and block');
    await expectEnds(panel.page, 2, 'question');
    await panel.button('Remove and block').click();
    await soon(() => panel.page.getByText('Let back in').count()).toBe(1);
    await expectEnds(panel.page, 1, 'blocked');
  });
});
