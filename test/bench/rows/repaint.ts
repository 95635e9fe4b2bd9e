import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CPU_SLOWED, LAPTOP, PHONE, openBrowser, slowPage } from '../browser.ts';
import { Child, withChildren } from '../child.ts';
import { joinAs, joinFriend } from '../friend.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import { median } from '../rounds.ts';
import { type Bench, type Row, verdict } from '../row.ts';

const GOAL_MS = 16;
const SIZE = 20;
const WHAT = `page: repaint after one flip on ${SIZE}×${SIZE}, ${CPU_SLOWED}× slower processor`;
const GOAL = `< ${GOAL_MS} ms of main-thread work, only the changed card touched`;

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
  const worst = Math.max(phone.ms, laptop.ms);
  const touched = Math.max(phone.touched, laptop.touched);
  return {
    what: WHAT,
    goal: GOAL,
    measured:
      `${phone.ms.toFixed(1)} ms on a phone (${phone.cards} cards drawn), ` +
      `${laptop.ms.toFixed(1)} ms on a laptop (${laptop.cards}); ${touched} touched`,
    verdict: verdict(worst < GOAL_MS && touched === 1),
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
    await browser.startTracing(page, { categories: ['blink.user_timing', ...TASKS] });
    await fetch(`http://127.0.0.1:${port}/flip/${friendId(name, flip)}/${position}`);
    touched = Math.max(touched, await page.evaluate(() => globalThis.repainted()));
    works.push(workMs(JSON.parse((await browser.stopTracing()).toString()) as Trace));
  }
  await page.context().close();
  return { ms: median(works), touched, cards: indexes.length };
}

/** Friends have joined before, so that a flip changes a card, and no list of players. */
function friendId(name: string, flip: number): string {
  return `a_friend_of_the_bench_${name}_${flip}`;
}

const TASKS = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const PAINTED = 'the board is painted';

declare global {
  /** Resolves with the number of cards touched, once the next change of the board is painted. */
  var repainted: () => Promise<number>;
}

/** Notes which cards a change touches, and marks in the trace when it has been painted. */
async function watchBoard(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const board = document.querySelector('.board') as Element;
    let touched = new Set<Element | null>();
    let tell: ((count: number) => void) | undefined;
    let isPainted = false;
    const done = () => {
      if (!isPainted || tell === undefined) return;
      tell(touched.size);
      touched = new Set();
      isPainted = false;
      tell = undefined;
    };
    const changed = (records: readonly MutationRecord[]) => {
      const isFirst = touched.size === 0;
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest('.spot') ?? null);
      }
      if (!isFirst) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          performance.mark(mark);
          isPainted = true;
          done();
        });
        port1.start();
        port2.postMessage(undefined); // arrives once the frame has been painted
      });
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(changed).observe(board, all);
    globalThis.repainted = () =>
      new Promise((resolve) => {
        tell = resolve;
        done();
      });
  }, PAINTED);
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly ts: number;
    readonly dur?: number;
  }[];
}

/** Milliseconds that the page's main thread worked from the answer until the board was painted. */
function workMs({ traceEvents }: Trace): number {
  const painted = traceEvents.find(({ name }) => name === PAINTED);
  const answered = traceEvents.find(({ name }) => name === 'ResourceReceiveResponse');
  if (painted === undefined) throw new Error('the trace has no mark of the page');
  if (answered === undefined) throw new Error('the trace has no answer of the host');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' &&
      pid === painted.pid &&
      tid === painted.tid &&
      ts + dur >= answered.ts &&
      ts < painted.ts,
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1_000;
}
