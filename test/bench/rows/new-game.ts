import type { Browser, BrowserContextOptions } from 'playwright-core';
import { CPU_SLOWED, LAPTOP, PHONE, openBrowser, slowPage } from '../browser.ts';
import { Child, withChildren } from '../child.ts';
import { joinAs, joinFriend } from '../friend.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import { median } from '../rounds.ts';
import { type Bench, type Row, verdict } from '../row.ts';
import { ANSWERED, PAINTED, Trace, nextPaint, watchBoard } from '../trace.ts';

const GOAL_MS = 50;
const SIZE = 20;
/** The cards have been dealt. */
const DEALT_MS = 900;
const WHAT = `page: a new game on ${SIZE}×${SIZE}, ${CPU_SLOWED}× slower processor`;
const GOAL = `after the first frame none over ${GOAL_MS} ms`;

export const newGame: Bench = {
  name: 'newGame',
  run: async (pick) => {
    const browser = await openBrowser();
    if (browser === undefined) return [notMeasured()];
    const ours = new Child<GameServerAnswers>('game-server');
    try {
      return await withChildren([ours], async () => {
        const port = await ours.ask('listen', { rows: SIZE, columns: SIZE });
        const options = { port, ours, games: pick(5, 1), quietMs: pick(2_000, 200) };
        const phone = await measure(browser, PHONE, 'Ana', options);
        const laptop = await measure(browser, LAPTOP, 'Ben', options);
        return [row(phone, laptop)];
      });
    } finally {
      await browser.close();
    }
  },
};

interface Dealt {
  readonly firstMs: number;
  readonly laterMs: number;
}

function row(phone: Dealt, laptop: Dealt): Row {
  const told = ({ firstMs, laterMs }: Dealt) =>
    `${firstMs.toFixed(0)} ms until the first frame, then at most ${laterMs.toFixed(0)}`;
  return {
    what: WHAT,
    goal: GOAL,
    measured: `phone: ${told(phone)}; laptop: ${told(laptop)}`,
    verdict: verdict(Math.max(phone.laterMs, laptop.laterMs) <= GOAL_MS),
    figures: {
      phoneFirstMs: phone.firstMs,
      phoneLaterMs: phone.laterMs,
      laptopFirstMs: laptop.firstMs,
      laptopLaterMs: laptop.laterMs,
    },
  };
}

function notMeasured(): Row {
  const measured = 'there is no Chromium here';
  return { what: WHAT, goal: GOAL, measured, verdict: 'not measured', figures: {} };
}

interface Options {
  readonly port: number;
  readonly ours: Child<GameServerAnswers>;
  readonly games: number;
  readonly quietMs: number;
}

/** A few cards are up when the next game begins. */
async function measure(
  browser: Browser,
  device: BrowserContextOptions,
  name: string,
  { port, ours, games, quietMs }: Options,
): Promise<Dealt> {
  const friends = [0, 1, 2, 3].map((number) => `a_friend_of_the_bench_${name}_${number}`);
  for (const friend of friends) await joinFriend(port, friend);
  const page = await slowPage(browser, device);
  await joinAs(page, port, `a_watcher_of_the_bench_${name}`, name);
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('.board .card').first().waitFor();
  await page.waitForTimeout(quietMs);
  await watchBoard(page);
  const firsts: number[] = [];
  const laters: number[] = [];
  for (let game = 0; game < games; game++) {
    for (const [column, friend] of friends.entries()) {
      const isShown = page.evaluate(() => globalThis.repainted());
      await fetch(`http://127.0.0.1:${port}/flip/${friend}/1,${column}`);
      await isShown;
    }
    const painted = await nextPaint(page);
    const trace = await Trace.of(browser, page, async () => {
      await ours.ask('newGame');
      await painted();
      await page.waitForTimeout(DEALT_MS);
    });
    firsts.push(trace.workMs(ANSWERED, PAINTED));
    laters.push(trace.longestMs(PAINTED));
  }
  await page.context().close();
  return { firstMs: median(firsts), laterMs: median(laters) };
}
