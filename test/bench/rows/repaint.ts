import type { Browser, BrowserContextOptions } from 'playwright-core';
import { CPU_SLOWED, LAPTOP, PHONE, openBrowser, slowPage } from '../browser.ts';
import { Child, withChildren } from '../child.ts';
import { joinAs, joinFriend } from '../friend.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import { median } from '../rounds.ts';
import { type Bench, type Row, verdict } from '../row.ts';
import { ANSWERED, PAINTED, Trace, nextPaint, watchBoard } from '../trace.ts';

const PHONE_GOAL_MS = 32;
const LAPTOP_GOAL_MS = 30;
const SIZE = 20;
const WHAT = `page: repaint after one flip on ${SIZE}×${SIZE}, ${CPU_SLOWED}× slower processor`;
const GOAL = `≤ ${PHONE_GOAL_MS} ms of main-thread work on a phone, ${LAPTOP_GOAL_MS} on a laptop; only the changed card touched`;

export const repaint: Bench = {
  name: 'repaint',
  run: async (pick) => {
    const browser = await openBrowser();
    if (browser === undefined) return [notMeasured()];
    const ours = new Child<GameServerAnswers>('game-server');
    try {
      return await withChildren([ours], async () => {
        const port = await ours.ask('listen', { rows: SIZE, columns: SIZE });
        const patience = { flips: pick(15, 2), quietMs: pick(2_000, 200) };
        const phone = await measure(browser, PHONE, port, { name: 'Ana', ...patience });
        const laptop = await measure(browser, LAPTOP, port, { name: 'Ben', ...patience });
        return [row(phone, laptop)];
      });
    } finally {
      await browser.close();
    }
  },
};

interface Repaints {
  readonly ms: number;
  /** The most cards that one flip touched. */
  readonly touched: number;
  readonly cards: number;
}

function row(phone: Repaints, laptop: Repaints): Row {
  const isFast = phone.ms <= PHONE_GOAL_MS && laptop.ms <= LAPTOP_GOAL_MS;
  const touched = Math.max(phone.touched, laptop.touched);
  return {
    what: WHAT,
    goal: GOAL,
    measured:
      `${phone.ms.toFixed(1)} ms on a phone (${phone.cards} cards drawn), ` +
      `${laptop.ms.toFixed(1)} ms on a laptop (${laptop.cards}); ${touched} touched`,
    verdict: verdict(isFast && touched === 1),
    figures: { phoneMs: phone.ms, laptopMs: laptop.ms, touched },
  };
}

function notMeasured(): Row {
  const measured = 'there is no Chromium here';
  return { what: WHAT, goal: GOAL, measured, verdict: 'not measured', figures: {} };
}

/** Others flip a first card each, one after the other, while this page watches. */
async function measure(
  browser: Browser,
  device: BrowserContextOptions,
  port: number,
  { name, flips, quietMs }: { name: string; flips: number; quietMs: number },
): Promise<Repaints> {
  for (let flip = 0; flip < flips; flip++) await joinFriend(port, friendId(name, flip));
  const page = await slowPage(browser, device);
  await joinAs(page, port, `a_watcher_of_the_bench_${name}`, name);
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('.board .card').first().waitFor();
  await page.waitForTimeout(quietMs); // the board has been dealt
  const indexes = await page
    .locator('.board .card:not(.up)')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset['index'])));
  await watchBoard(page);
  const works: number[] = [];
  let touched = 0;
  for (let flip = 0; flip < flips; flip++) {
    const index = indexes[flip * 3] ?? 0;
    const position = `${Math.floor(index / SIZE)},${index % SIZE}`;
    const painted = await nextPaint(page);
    const trace = await Trace.of(browser, page, async () => {
      await fetch(`http://127.0.0.1:${port}/flip/${friendId(name, flip)}/${position}`);
      touched = Math.max(touched, await painted());
    });
    works.push(trace.workMs(ANSWERED, PAINTED));
  }
  await page.context().close();
  return { ms: median(works), touched, cards: indexes.length };
}

/** Friends have joined before, so that a flip changes a card, and no list of players. */
function friendId(name: string, flip: number): string {
  return `a_friend_of_the_bench_${name}_${flip}`;
}
