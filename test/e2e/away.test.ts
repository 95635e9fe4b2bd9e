import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
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
  openBrowser,
  phone,
  press,
  says,
  sees,
  seesBoard,
  soon,
  titled,
  visit,
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
    // What follows a game comes beside it, once, and its words last.
    const words = () =>
      ana.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('-story-')),
      );
    await soon(words).toBe(true);
    const asked: string[] = [];
    ana.on('request', (request) => {
      // Once in its life a page asks for its icon and for the host's names, which may be only now.
      const isOnce = [routes.health(), '/icon.svg'].some((path) => request.url().endsWith(path));
      if (!isOnce) asked.push(request.url());
    });
    await show(ana, false);
    await untilOpen(0);
    table.room.startGame();
    table.room.startGame();
    // What a page does at once, it does before the answer to a later question of ours.
    await ana.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked).toEqual([]);
  });

  test('keeps a flip that waits, and gets its card (1-D, 4-E)', async () => {
    const { lan, wire, untilOpen } = await hostHere('A B / B A');
    await wire.get('/flip/bob/0,0');
    const ana = await joinedPhone(lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you’re next, bob has it');
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
    await soon(() => chip.locator('.unseen').textContent()).toBe('Ben, away, 0 pairs');
    expect(await chip.locator('small').textContent()).toBe('Ben, away');
    await soon(() => chip.getAttribute('class')).toContain('away');
    await show(ben, true);
    await soon(() => chip.locator('.unseen').textContent()).toBe('Ben, 0 pairs');
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

  test('who slept into another game is in it, or is asked for what the door wants (4-C, 4-D)', async () => {
    const clock = new TestClock();
    const { lan, host, table, untilOpen } = await hostHere('A B / B A', { clock });
    await host.door({ door: 'code', code: 'KIWI42' });
    const ana = await joinedPhone(`${lan}/#code=KIWI42`, 'Ana');
    const sleepUntilNewGame = async () => {
      await untilOpen(1);
      await show(ana, false);
      await untilOpen(0);
      clock.pass(10_000);
      clock.pass(60_000);
      table.room.startGame();
      expect(table.view().players).toEqual([]);
    };
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
    await sleepUntilNewGame();
    await show(ana, true);
    await sees(ana, 0, 'face down');
    await flip(ana, 1);
    await sees(ana, 1, 'B, you have it');
    await sleepUntilNewGame();
    await host.door({ door: 'code', code: 'PLUM42' });
    await show(ana, true);
    await titled(ana, 'This room has a code');
    await ana.getByLabel('Code').fill('PLUM42');
    await press(ana, ana.getByRole('button', { name: 'Come in' }));
    // The page has tried the old code, so the new one waits for a moment.
    await soon(async () => {
      clock.pass(100);
      return ana.locator('.board').count();
    }).toBe(1);
    await sees(ana, 1, 'face down');
    await sleepUntilNewGame();
    await host.door({ door: 'joined' });
    await show(ana, true);
    await flip(ana, 0);
    await sees(ana, 0, 'A, you have it');
  });

  test('who holds up a friend is told who waits and for how long, and then that the card went on (4-G)', async () => {
    const clock = new TestClock();
    const { lan, host, table } = await hostHere('A B / B A', { clock });
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await flip(ana, 0);
    await sees(ben, 0, 'A, Ana has it');
    await flip(ben, 0);
    await until(() => table.game.board.controlled().some(({ waiters }) => waiters.length === 1));
    await says(ana, 'Ben is waiting for “A”.');
    const left = ana.locator('.say .left');
    expect(await left.textContent()).toMatch(/^(30|2\d) s$/);
    expect(await left.getAttribute('aria-hidden')).toBe('true'); // the sentence is said, and once
    await host.settings({ holdUpSeconds: 10 });
    await ana.locator('.say.urgent').waitFor();
    await soon(() => left.textContent()).toMatch(/^[1-9] s$/);
    clock.pass(10_000);
    await says(ana, 'Time’s up: “A” goes to Ben.');
    await says(ben, 'It’s yours now. Find its twin.');
  });

  test('sound is let in by a tap, and goes on after a call or a lock', async () => {
    const { lan } = await hostHere('A B / B A');
    const context = await phone(await openBrowser());
    await context.addInitScript(() => {
      const contexts: AudioContext[] = [];
      class Recorded extends AudioContext {
        constructor() {
          super();
          contexts.push(this);
        }
      }
      Object.assign(globalThis, { AudioContext: Recorded, contexts });
    });
    const ana = await visit(context, lan);
    const states = () =>
      ana.evaluate(() => {
        const { contexts } = globalThis as unknown as { contexts: AudioContext[] };
        return contexts.map(({ state }) => state);
      });
    await ana.locator('#name').waitFor();
    expect(await states()).toEqual([]);
    // A finger that comes down lets nothing in; the one that is lifted does.
    await ana.evaluate(() => dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    expect(await states()).toEqual([]);
    await press(ana, ana.getByRole('button', { name: 'Play' }));
    await soon(states).toEqual(['running']);
    const interrupt = () =>
      ana.evaluate(async () => {
        const { contexts } = globalThis as unknown as { contexts: AudioContext[] };
        await contexts[0]?.suspend();
      });
    await interrupt();
    expect(await states()).toEqual(['suspended']);
    await flip(ana, 0);
    await soon(states).toEqual(['running']);
    await interrupt();
    await show(ana, false);
    await show(ana, true);
    await soon(states).toEqual(['running']);
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
    await sees(ana, 3, 'A, your pair');
  });

  test('who waited and was away too long is told of the lost place (4-B)', async () => {
    allowTrouble(NETWORK_GONE);
    const { port, wire, untilOpen } = await hostHere('A B / B A');
    const cable = await cableTo(port);
    await wire.get('/flip/bob/0,0');
    const ana = await joinedPhone(cable.lan, 'Ana');
    await flip(ana, 0);
    await sees(ana, 0, 'A, you’re next, bob has it');
    const failed = ana.waitForEvent('requestfailed', (request) => request.url().includes('/flip/'));
    await show(ana, false);
    await untilOpen(1);
    cable.cut();
    await untilOpen(0);
    await failed;
    cable.mend();
    await show(ana, true);
    await says(ana, 'You were away and lost your place.');
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

  test('whose game the host ends is not told to the others: their cards go back, that is all', async () => {
    const { lan, host, seatOf } = await hostHere('A B / B A');
    const [ana, ben] = [await joinedPhone(lan, 'Ana'), await joinedPhone(lan, 'Ben')];
    await flip(ben, 1);
    await sees(ana, 1, 'B, Ben has it');
    await host.remove({ seat: seatOf('Ben') });
    await sees(ana, 1, 'face down');
    await says(ana, 'Flip any card.');
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
