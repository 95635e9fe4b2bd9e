import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { hostHere } from './host-here.ts';
import {
  describeBrowser,
  enterName,
  flip,
  join,
  joinedPhone,
  laptop,
  openBrowser,
  phone,
  press,
  says,
  sees,
  soon,
  titled,
  visit,
} from './support.ts';

const OTHER_TAB = 'You’re playing in another tab';

/** A tab behind others draws once a second only. */
async function pressIn(tab: Page, name: string): Promise<void> {
  await tab.bringToFront();
  await press(tab, button(tab, name));
}

async function flipIn(tab: Page, index: number): Promise<void> {
  await tab.bringToFront();
  await flip(tab, index);
}

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Another tab of the same browser, as a player of its own. */
async function anotherPlayer(beside: Page, origin: string, name: string): Promise<Page> {
  const tab = await visit(beside.context(), origin);
  await pressIn(tab, 'Join as another player in this tab');
  await enterName(tab, name);
  return tab;
}

describeBrowser('tabs of one browser', () => {
  test('a second tab asks, and can play here instead', async () => {
    const { lan, table } = await hostHere('A B / B A');
    const first = await joinedPhone(lan, 'Ana');
    await flipIn(first, 0);
    await sees(first, 0, 'A, you have it');
    const second = await visit(first.context(), lan);
    await titled(second, OTHER_TAB);
    await says(first, 'Now find its twin.');
    await pressIn(second, 'Play here instead');
    await sees(second, 0, 'A, you have it');
    await titled(first, OTHER_TAB);
    await flipIn(second, 3);
    await says(second, 'A pair! “A” “A”');
    expect(table.view().players.map(({ name, score }) => [name, score])).toEqual([['Ana', 1]]);
  });

  test('a second tab asks also when the first is slow to answer', async () => {
    const { lan } = await hostHere('A B / B A');
    const first = await joinedPhone(lan, 'Ana');
    const second = await first.context().newPage();
    const busy = first.evaluate(() => {
      const end = performance.now() + 1_500;
      while (performance.now() < end); // as a tab in the background of a slow phone
    });
    await second.goto(lan);
    await busy;
    await titled(second, OTHER_TAB);
    await says(first, 'Flip any card.');
  });

  test('the first tab can take the game back', async () => {
    const { lan } = await hostHere('A B / B A');
    const first = await joinedPhone(lan, 'Ana');
    const second = await visit(first.context(), lan);
    await pressIn(second, 'Play here instead');
    await titled(first, OTHER_TAB);
    await pressIn(first, 'Play here instead');
    await titled(second, OTHER_TAB);
    await flipIn(first, 0);
    await sees(first, 0, 'A, you have it');
  });

  test('a second tab can join as another player, and a reload keeps both', async () => {
    const { lan, table } = await hostHere('A B / B A');
    const first = await joinedPhone(lan, 'Ana');
    const second = await anotherPlayer(first, lan, 'Bea');
    await flipIn(second, 1);
    await sees(first, 1, 'B, Bea has it');
    await flipIn(first, 0);
    await sees(second, 0, 'A, Ana has it');
    await second.reload();
    await sees(second, 1, 'B, you have it');
    await first.reload();
    await sees(first, 0, 'A, you have it');
    expect(table.view().players.map(({ name }) => name)).toEqual(['Ana', 'Bea']);
  });

  test('a tab that is alone is asked nothing, also after another was closed', async () => {
    const { lan } = await hostHere('A B / B A');
    const first = await joinedPhone(lan, 'Ana');
    await flipIn(first, 0);
    await sees(first, 0, 'A, you have it');
    const second = await visit(first.context(), lan);
    await titled(second, OTHER_TAB);
    await first.close({ runBeforeUnload: false });
    await second.reload();
    await sees(second, 0, 'A, you have it');
  });

  test('private windows are browsers of their own', async () => {
    const { lan } = await hostHere('A B / B A');
    await joinedPhone(lan, 'Ana');
    const other = await visit(await phone(await openBrowser()), lan);
    await other.locator('#name').waitFor();
    await soon(() => other.getByText('1 friend is playing Test').count()).toBe(1);
  });

  test('seven tabs as seven players each flip, while no poll ends by itself', async () => {
    const clock = new TestClock(); // or a flip could wait until a poll gives its connection back
    const { lan, table } = await hostHere('A B C D / D C B A / E F G H / H G F E', { clock });
    const context = await laptop(await openBrowser());
    const first = await context.newPage();
    await join(first, lan, 'One');
    const tabs = [first];
    for (const name of ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) {
      tabs.push(await anotherPlayer(first, lan, name));
    }
    await soon(() => table.view().players.length).toBe(7);
    await Promise.all(
      tabs.map(async (tab, index) => {
        const card = tab.locator(`[data-index="${index}"]`);
        await card.click();
        await tab.locator(`.card.mine[data-index="${index}"]`).waitFor();
      }),
    );
    for (const tab of tabs) await soon(() => tab.locator('.card.held').count()).toBe(7);
  });

  test('with more than two tabs none holds a connection open', async () => {
    const { lan, app, untilOpen } = await hostHere('A B / B A');
    expect(app.openRequests).toBe(0);
    const first = await joinedPhone(lan, 'One');
    const second = await anotherPlayer(first, lan, 'Two');
    await untilOpen(2);
    const third = await anotherPlayer(first, lan, 'Three');
    const waits: string[] = [];
    for (const tab of [first, second, third]) {
      tab.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/table/')) waits.push(search);
      });
    }
    await soon(() => waits.length).toBeGreaterThan(5);
    for (const search of waits) expect(search).toMatch(/wait=0$/);
    await third.close();
    await untilOpen(2);
  });
});
