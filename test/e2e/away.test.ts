import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClock } from '../support/clock.ts';
import { until } from '../support/until.ts';
import { expectBoard } from '../support/wire.ts';
import { cableTo } from './cable.ts';
import { hostHere } from './host-here.ts';
import {
  NETWORK_GONE,
  allowTrouble,
  describeBrowser,
  flip,
  joinedPhone,
  says,
  sees,
  seesBoard,
  soon,
} from './support.ts';

/** Playwright calls every tab visible; this is what a page can tell of being hidden. */
async function show(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate((shown) => {
    Object.defineProperties(document, {
      hidden: { configurable: true, get: () => !shown },
      visibilityState: { configurable: true, get: () => (shown ? 'visible' : 'hidden') },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isShown);
}

describeBrowser('a tab out of sight', () => {
  test('drops its poll, and shows the truth once it is seen again', async () => {
    const { lan, wire, untilOpen } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    await untilOpen(1);
    await show(ana, false);
    await untilOpen(0);
    await wire.get('/flip/bob/0,1');
    await wire.get('/flip/bob/1,0');
    await wire.get('/flip/bob/0,0');
    await show(ana, true);
    await seesBoard(ana, 'A, bob has it | gone / gone | face down', 3_000);
    await untilOpen(1);
  });

  test('asks for nothing while it is hidden', async () => {
    const { lan, untilOpen, table } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    await untilOpen(1);
    const asked: string[] = [];
    ana.on('request', (request) => asked.push(request.url()));
    await show(ana, false);
    await untilOpen(0);
    table.startGame();
    table.startGame();
    // What a page does at once, it does before the answer to a later question of ours.
    await ana.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked).toEqual([]);
  });

  test('keeps a flip that waits, and gets its card (1-D, 4-E)', async () => {
    const { lan, wire, untilOpen } = await hostHere('A B / B A');
    await wire.get('/flip/bob/0,0');
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, next is you, bob has it');
    await untilOpen(2);
    await show(ana, false);
    await untilOpen(1);
    expectBoard(await wire.get('/flip/bob/0,1'), 'up A, up B / down, down');
    await untilOpen(0);
    await show(ana, true);
    await sees(ana, 0, 'A, you have it');
    await says(ana, 'It’s yours now. Find its twin.');
  });

  test('who is away is shown as away, and comes back', async () => {
    const clock = new TestClock();
    const { lan, untilOpen } = await hostHere('A B / B A', { clock });
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await untilOpen(2);
    await show(ben, false);
    await untilOpen(1);
    clock.pass(10_000);
    const chip = ana.locator('.chip').nth(1);
    await soon(() => chip.textContent()).toBe('0Ben, away');
    expect(await chip.getAttribute('class')).toContain('away');
    await show(ben, true);
    await soon(() => chip.textContent()).toBe('0Ben');
  });

  test('who was away too long is told that the card went back (4-C)', async () => {
    const clock = new TestClock();
    const { lan, untilOpen } = await hostHere('A B / B A', { clock });
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    await untilOpen(1);
    await show(ana, false);
    await untilOpen(0);
    clock.pass(10_000);
    clock.pass(60_000);
    await show(ana, true);
    await says(ana, 'You were away, so “A” went back.');
    await flip(ana, 1);
    await sees(ana, 1, 'B, you have it');
  });

  test('who holds up a friend for too long is told that the card went on (4-G)', async () => {
    const clock = new TestClock();
    const { lan, table } = await hostHere('A B / B A', { clock });
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await flip(ana, 0);
    await sees(ben, 0, 'A, Ana has it');
    await flip(ben, 0);
    await until(() => table.held().some(({ waiters }) => waiters.length === 1));
    clock.pass(30_000);
    await says(ana, 'Ben was waiting, so “A” went on.');
    await says(ben, 'It’s yours now. Find its twin.');
  });

  test('after a sleep that killed every connection the truth is there in 3 seconds', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, wire, untilOpen } = await hostHere('A B / B A');
    const cable = await cableTo(port);
    const ana = await joinedPhone(cable.lan, 'Ana');
    await untilOpen(1);
    cable.deaden();
    await untilOpen(0);
    await wire.get('/flip/bob/0,1');
    await show(ana, false);
    await show(ana, true);
    await seesBoard(ana, 'face down | B, bob has it / face down | face down', 3_000);
  });

  test('after a sleep that killed every connection cards can be flipped at once', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, untilOpen } = await hostHere('A B / B A');
    const cable = await cableTo(port);
    const ana = await joinedPhone(cable.lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    await show(ana, false);
    await untilOpen(0);
    cable.deaden();
    await show(ana, true);
    await untilOpen(1);
    await flip(ana, 3);
    await sees(ana, 3, 'A, pair of yours');
  });

  test('who waited and was away too long is told of the lost place (4-B)', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, wire, untilOpen } = await hostHere('A B / B A');
    const cable = await cableTo(port);
    await wire.get('/flip/bob/0,0');
    const ana = await joinedPhone(cable.lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, next is you, bob has it');
    await show(ana, false);
    await untilOpen(1);
    const failed = ana.waitForEvent('requestfailed', (request) => request.url().includes('/flip/'));
    cable.cut();
    await untilOpen(0);
    await failed;
    cable.mend();
    await show(ana, true);
    await says(ana, 'You stepped away and left the line.');
    await sees(ana, 0, 'A, bob has it');
  });
});

describeBrowser('what everybody should know', () => {
  test('a replaced card is told of, and shown', async () => {
    const { lan, wire } = await hostHere('A B / B A');
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    await wire.get('/replace/bob/A/%F0%9F%A6%8A');
    await says(ana, 'bob changed “A” to 🦊.');
    await sees(ana, 0, '🦊, you have it');
  });

  test('a friend whose game the host ended is told of', async () => {
    const { lan, host, seatOf } = await hostHere('A B / B A');
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await flip(ben, 1);
    await sees(ana, 1, 'B, Ben has it');
    await host.remove({ seat: seatOf('Ben') });
    await says(ana, 'The host ended Ben’s game.');
    await sees(ana, 1, 'face down');
  });

  test('a game that starts again by itself is announced with a countdown', async () => {
    const clock = new TestClock();
    const settings = { restartMinutes: 1 };
    const { lan } = await hostHere('A A', { clock, settings });
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await flip(ana, 1);
    await says(ana, /^Next game in (1:00|0:5\d)\.$/);
    clock.pass(60_000);
    await says(ana, 'New game!');
    await seesBoard(ana, 'face down | face down');
  });
});
