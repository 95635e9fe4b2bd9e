import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { below, pick, seededRandom } from '../support/random.ts';
import { serve } from '../support/host.ts';
import { until } from '../support/until.ts';
import { secretId } from '../support/wire.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { figure } from './figure.ts';
import { follow } from './followers.ts';
import { ConnectionCut, RawConnection } from '../support/raw.ts';

/** Pairs side by side in one row. */
function pairs(count: number): string {
  return Array.from({ length: count }, (_, pair) => `c${pair} c${pair}`).join(' ');
}

test('no update is lost in 10,000 changes with random cuts', async () => {
  const CHANGES = 10_000;
  const random = seededRandom(5);
  const { table, port } = await serve(pairs(50));
  const proxy = await cuttingProxy(() => port, random, 0.02);
  const pages = Array.from({ length: 4 }, (_, index) =>
    follow(`page${index}`, proxy.port, random, { haste: 50 }),
  );
  const told = { changes: 0 };
  const subscribed = table.subscribe(({ step }) => {
    if (step?.visible === true) told.changes++;
  });
  while (told.changes < CHANGES) {
    // Some changes come alone, and some before anybody could have heard of the one before.
    for (let burst = below(random, 4); burst >= 0; burst--) {
      const player = pick(random, ['alice', 'bob', 'carol']);
      const phone = AbortSignal.timeout(0); // nobody waits for a card for longer than that
      await table
        .flip(player, { row: 0, column: below(random, 100) }, { signal: phone })
        .catch(() => undefined); // failing is part of the game
    }
    if (table.game.phase === 'over') table.room.startGame();
    // Nothing else happens now: a page that missed the last change would never show it.
    await until(() => pages.every(({ shown }) => shown?.token === table.token));
    const truth = JSON.stringify(table.view().spots);
    for (const { shown } of pages) expect(JSON.stringify(shown?.spots)).toBe(truth);
  }
  subscribed();
  const failures = pages.reduce((sum, page) => sum + page.failures, 0);
  expect(failures).toBeGreaterThan(500);
  figure(`${told.changes} changes, ${proxy.cuts} cuts, ${failures} failed polls, 0 lost updates`);
});

test('no flip is taken twice in 1,000 connections cut before the answer', async () => {
  const CUTS = 1_000;
  const random = seededRandom(6);
  const { table, port } = await serve(pairs(2 * CUTS));
  const ANA = secretId('ana');
  table.room.join(ANA, { name: 'Ana' });
  const cut = { unanswered: 0 };
  let flips = 0;
  while (cut.unanswered < CUTS || flips % 2 === 1) {
    const target = `/flip/${ANA}/0,${flips}?n=${flips + 1}`;
    flips++;
    const line = await RawConnection.connect({ port });
    const first = line.get(target).catch((error: unknown) => {
      if (!(error instanceof ConnectionCut)) throw error;
      cut.unanswered++;
    });
    // At any moment: before the host has read it, while it answers, now and then after that.
    const turns = below(random, 4);
    const cutIt = async () => {
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      line.cut();
    };
    const again = async () => {
      const second = await RawConnection.connect({ port });
      const { status, body } = await second.get(target);
      second.cut();
      expect(status, body).toBe(200);
    };
    // The browser may send it again before the host knows that the first connection is gone.
    if (random() < 0.5) await Promise.all([cutIt(), again()]);
    else {
      await cutIt();
      await again();
    }
    await first;
  }
  // Card by card a pair: a flip that was taken twice would have let go of the first card (2-B).
  const [ana] = table.view().players;
  expect(ana).toMatchObject({ score: flips / 2, tries: flips / 2 });
  figure(`${cut.unanswered} connections cut after the request, ${flips} flips, 0 double flips`);
});

test('every page shows the true board within 3 seconds of the network being back', async () => {
  const random = seededRandom(7);
  const { table, port } = await serve(pairs(50));
  const proxy = await cuttingProxy(() => port, random, 0);
  const pages = Array.from({ length: 20 }, (_, index) =>
    follow(`page${index}`, proxy.port, random),
  );
  await until(() => pages.every(({ shown }) => shown?.token === table.token));
  let worst = 0;
  for (const seconds of [0.3, 1, 2, 3.5, 5, 8]) {
    proxy.setDown(true);
    await after(seconds * 500);
    await table.flip('alice', { row: 0, column: below(random, 100) }).catch(() => undefined);
    await after(seconds * 500);
    proxy.setDown(false);
    const back = performance.now();
    await until(() => pages.every(({ shown }) => shown?.token === table.token));
    worst = Math.max(worst, (performance.now() - back) / 1_000);
  }
  figure(`the true board was shown at most ${worst.toFixed(2)} s after the network was back`);
  expect(worst).toBeLessThanOrEqual(3);
});
