import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CPU_SLOWED, LAPTOP, PHONE, openBrowser, slowPage } from '../browser.ts';
import { Child, withChildren } from '../child.ts';
import { joinAs } from '../friend.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import { median } from '../rounds.ts';
import { type Bench, type Row, verdict } from '../row.ts';
import { PAINTED, Trace, nextPaint, watchBoard } from '../trace.ts';

const GOAL_MS = 16;
const SIZE = 20;
const TAPPED = 'a card is tapped';
const WHAT = `page: own tap until its mark is painted, ${SIZE}×${SIZE}, ${CPU_SLOWED}× slower processor`;
const GOAL = `< ${GOAL_MS} ms of main-thread work`;

export const tap: Bench = {
  name: 'tap',
  run: async (pick) => {
    const browser = await openBrowser();
    if (browser === undefined) return [notMeasured()];
    const ours = new Child<GameServerAnswers>('game-server');
    try {
      return await withChildren([ours], async () => {
        const port = await ours.ask('listen', { rows: SIZE, columns: SIZE });
        const [taps, quietMs] = [pick(13, 1), pick(2_000, 200)];
        const phone = await measure(browser, PHONE, port, { name: 'Ana', taps, quietMs });
        const laptop = await measure(browser, LAPTOP, port, { name: 'Ben', taps, quietMs });
        return [row(phone, laptop)];
      });
    } finally {
      await browser.close();
    }
  },
};

function row(phoneMs: number, laptopMs: number): Row {
  return {
    what: WHAT,
    goal: GOAL,
    measured: `${phoneMs.toFixed(1)} ms on a phone, ${laptopMs.toFixed(1)} ms on a laptop`,
    verdict: verdict(Math.max(phoneMs, laptopMs) < GOAL_MS),
    figures: { phoneMs, laptopMs },
  };
}

function notMeasured(): Row {
  const measured = 'there is no Chromium here';
  return { what: WHAT, goal: GOAL, measured, verdict: 'not measured', figures: {} };
}

/** From the browser's click until the frame with the mark; what the host answers comes later. */
async function measure(
  browser: Browser,
  device: BrowserContextOptions,
  port: number,
  { name, taps, quietMs }: { name: string; taps: number; quietMs: number },
): Promise<number> {
  const page = await slowPage(browser, device);
  await joinAs(page, port, `a_tapper_of_the_bench_${name}`, name);
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('.board .card').first().waitFor();
  await page.waitForTimeout(quietMs);
  await watchBoard(page);
  await page.evaluate((mark) => {
    addEventListener('click', () => performance.mark(mark), { capture: true });
  }, TAPPED);
  const flips = await holdFlips(page);
  const works: number[] = [];
  for (let count = 0; count < taps; count++) {
    const index = (1 + (count >> 2)) * SIZE + (count & 3); // a card in view, each time another
    const box = await page.locator(`.board [data-index="${index}"]`).boundingBox();
    if (box === null) throw new Error('there is no card to tap');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const painted = await nextPaint(page);
    flips.hold();
    const trace = await Trace.of(browser, page, async () => {
      if (device.hasTouch === true) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      await painted();
    });
    works.push(trace.workMs(TAPPED, PAINTED));
    const isShown = page.evaluate(() => globalThis.repainted());
    flips.release();
    await isShown;
  }
  await page.context().close();
  return median(works);
}

/** Keeps flips on their way from `hold` until `release`, so that no answer is part of a tap. */
async function holdFlips(page: Page) {
  let release = () => {};
  let held = Promise.resolve();
  await page.route('**/flip/**', async (route) => {
    await held;
    await route.continue();
  });
  const hold = () => {
    held = new Promise((resolve) => (release = resolve));
  };
  return { hold, release: () => release() };
}
