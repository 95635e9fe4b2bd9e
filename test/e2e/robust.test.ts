import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Wire, expectBoard } from '../support/wire.ts';
import { cableTo } from './cable.ts';
import { hostHere, hostPerfect } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  describeBrowser,
  enterName,
  flip,
  hearing,
  joinedPhone,
  openBrowser,
  phone,
  press,
  says,
  saysInTime,
  sees,
  seesBoard,
  soon,
  titled,
  visit,
} from './support.ts';

/** How soon the truth must be there again. */
const BACK_MS = 3_000;

/** Every flip reaches the host, and this many answers are lost on the way back. */
async function loseAnswers(page: Page, wire: Wire, count: number): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/\/flip\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(search);
    if (asked.length > count) return route.continue();
    await wire.get(pathname + search);
    return route.abort('connectionreset');
  });
  return asked;
}

const score = (page: Page) => page.locator('.chip.me strong').textContent();

describeBrowser('whatever happens to the connection', () => {
  test('a reload in the middle brings back seat and score', async () => {
    const { lan, seatOf } = await hostHere('A B C / C B A');
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await flip(ana, 5);
    await sees(ana, 5, 'A, your pair');
    await flip(ana, 1);
    await sees(ana, 1, 'B, you have it');
    await ana.reload();
    await seesBoard(ana, 'gone | B, you have it | face down / face down | face down | gone');
    expect(await score(ana)).toBe('1');
    expect(seatOf('Ana')).toBe(0);
    await flip(ana, 4);
    await says(ana, 'A pair! “B” “B”');
  });

  test('a cut of the network for 10 seconds loses nothing, and is told of after 3', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, wire } = await hostPerfect();
    const cable = await cableTo(port);
    const context = await phone(await openBrowser());
    await context.clock.install();
    const ana = await visit(context, cable.lan);
    await enterName(ana, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, '🦄, you have it');
    cable.cut();
    expect(await saysInTime(ana, 'Can’t reach the game right now.')).toBeGreaterThan(3_000);
    expect(await ana.locator('.lost').count()).toBe(1);
    await wire.get('/flip/bob/0,1');
    await wire.get('/flip/bob/0,2');
    await wire.get('/flip/bob/0,2');
    await ana.clock.fastForward(7_000);
    expect(await ana.locator('.lost').count()).toBe(1);
    const heard = await hearing(ana);
    cable.mend();
    await seesBoard(
      ana,
      `🦄, you have it | face down | 🌈, bob has it${' | face down'.repeat(6)}`,
      BACK_MS,
    );
    await says(ana, 'Now find its twin.');
    expect(await heard()).toEqual(['We’re back.', 'Now find its twin.']);
    await flip(ana, 1);
    await says(ana, 'A pair! 🦄 🦄');
  });

  test('the browser goes offline and online again, and the truth is there at once', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, wire } = await hostHere('A B / B A');
    const cable = await cableTo(port);
    const ana = await joinedPhone(cable.lan, 'Ana');
    await ana.context().setOffline(true);
    cable.cut();
    await wire.get('/flip/bob/0,1');
    cable.mend();
    await ana.context().setOffline(false);
    await seesBoard(ana, 'face down | B, bob has it / face down | face down', BACK_MS);
  });

  test('a short gap is not worth a word', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, wire } = await hostHere('A B / B A');
    const cable = await cableTo(port);
    const ana = await joinedPhone(cable.lan, 'Ana');
    await says(ana, 'Flip any card.');
    const heard = await hearing(ana);
    cable.cut();
    await wire.get('/flip/bob/0,1');
    cable.mend();
    await seesBoard(ana, 'face down | B, bob has it / face down | face down', BACK_MS);
    expect(await heard()).toEqual([]);
  });

  test('a first card whose answer is lost is not flipped twice (2-B)', async () => {
    allowTrouble(NETWORK_GONE);
    const { lan, table, wire } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    const asked = await loseAnswers(ana, wire, 2);
    await flip(ana, 0);
    await soon(() => asked.length).toBe(3);
    await soon(() => ana.locator('.asked').count()).toBe(0);
    await seesBoard(ana, 'A, you have it | face down / face down | face down');
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toBe(`?n=1&game=${table.game.number}`);
  });

  test('a match whose answer is lost stays on the table (3-A)', async () => {
    allowTrouble(NETWORK_GONE);
    const { lan, wire } = await hostHere('A B C / C B A');
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    const asked = await loseAnswers(ana, wire, 1);
    await flip(ana, 5);
    await soon(() => asked.length).toBe(2);
    await soon(() => ana.locator('.asked').count()).toBe(0);
    await seesBoard(
      ana,
      'A, your pair | face down | face down / face down | face down | A, your pair',
    );
    expect(await score(ana)).toBe('1');
  });

  test('a flip cut off before it reached the host is sent again', async () => {
    allowTrouble(NETWORK_GONE);
    const { lan } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    const asked: string[] = [];
    await ana.route(/\/flip\//, (route) => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort('internetdisconnected') : route.continue();
    });
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    expect(asked.length).toBe(2);
  });

  test('who waits and loses the connection is told that the place is gone (4-B)', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, wire, untilOpen } = await hostHere('A B / B A');
    const cable = await cableTo(port);
    await wire.get('/flip/bob/0,0');
    const ana = await joinedPhone(cable.lan, 'Ana');
    // Right after a break the browser itself sends again; so it stays broken until the page knows.
    // Asked for before the flip: the browser is told of it, and then of the flip, in this order.
    const failed = ana.waitForEvent('requestfailed', (request) => request.url().includes('/flip/'));
    await flip(ana, 0);
    await sees(ana, 0, 'A, you’re next, bob has it');
    cable.cut();
    await untilOpen(0);
    await failed;
    cable.mend();
    await says(ana, 'You were away and lost your place.');
    await sees(ana, 0, 'A, bob has it');
    expectBoard(await wire.get('/flip/bob/1,1'), 'my A, down / down, my A');
  });

  test('who never reached the host is told so, and goes on when it answers', async () => {
    allowTrouble(NETWORK_GONE);
    const { lan } = await hostHere('A B / B A');
    const context = await phone(await openBrowser());
    let asked = 0;
    await context.route(/\/table\//, (route) => {
      asked++;
      return route.abort('connectionrefused');
    });
    const ana = await visit(context, lan);
    await titled(ana, 'Can’t find the game');
    const before = asked;
    await press(ana, ana.getByRole('button', { name: 'Try now' }));
    await soon(() => asked).toBeGreaterThan(before);
    await context.unroute(/\/table\//);
    await ana.locator('#name').waitFor();
  });
});
