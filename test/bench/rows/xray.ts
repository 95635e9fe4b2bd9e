import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { Child, withChildren } from '../child.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import { type Bench, type Row, verdict } from '../row.ts';
import { Trace } from '../trace.ts';

const LANES = 16;
const FRAMES_GOAL = 58;
const WHAT = `page: the X-ray, ${LANES} players flipping, frames a second`;
const GOAL = '60, which is at least 58 on this clock';

/** A TV has sixteen lanes at once, and nothing to press. */
const TV = { viewport: { width: 1920, height: 1080 } };

/** What a page counted, and what its main thread did, by the browser's own trace. */
interface Frames {
  readonly perSecond: number;
  /** Milliseconds of processor time in a second. */
  readonly workMs: number;
  /** Of the longest task: what is longer than a frame costs one. */
  readonly longestMs: number;
}

const [BEGIN, END] = ['the lanes move', 'the lanes have moved'];

export const xray: Bench = {
  name: 'xray',
  run: async (pick) => {
    const browser = await openBrowser();
    if (browser === undefined) return [notMeasured()];
    const ours = new Child<GameServerAnswers>('game-server');
    try {
      return await withChildren([ours], async () => {
        const port = await ours.ask('listen', { rows: 10, columns: 10 });
        await ours.ask('playOn');
        await ours.ask('playAtRandom', LANES);
        return [row(await measure(browser, port, pick(12_000, 500), pick(10_000, 500)))];
      });
    } finally {
      await browser.close();
    }
  },
};

function row({ perSecond, workMs, longestMs }: Frames): Row {
  return {
    what: WHAT,
    goal: GOAL,
    measured:
      `${perSecond.toFixed(1)} (${Math.round(workMs)} ms of main-thread work a second, ` +
      `at most ${longestMs.toFixed(1)} at once)`,
    verdict: verdict(perSecond >= FRAMES_GOAL),
    figures: { perSecond, workMs, longestMs },
  };
}

function notMeasured(): Row {
  const measured = 'there is no Chromium here';
  return { what: WHAT, goal: GOAL, measured, verdict: 'not measured', figures: {} };
}

/** @param warmUpMs until the lanes are full */
async function measure(
  browser: Browser,
  port: number,
  warmUpMs: number,
  ms: number,
): Promise<Frames> {
  const page = await (await browser.newContext({ locale: 'en-GB', ...TV })).newPage();
  await page.goto(`http://127.0.0.1:${port}/tv?xray`);
  await page
    .locator('.x-heads li')
    .nth(LANES - 1)
    .waitFor();
  await page.waitForTimeout(warmUpMs);
  const frames = await countFrames(page, ms); // untraced
  const trace = await Trace.of(browser, page, async () => {
    await page.evaluate((mark) => void performance.mark(mark), BEGIN);
    await page.waitForTimeout(ms);
    await page.evaluate((mark) => void performance.mark(mark), END);
  });
  const workMs = (trace.workMs(BEGIN, END) / ms) * 1_000;
  return { perSecond: frames, workMs, longestMs: trace.longestMs(BEGIN) };
}

function countFrames(page: Page, ms: number): Promise<number> {
  return page.evaluate(async (lasting) => {
    const times: number[] = [];
    const start = performance.now();
    while (performance.now() - start < lasting) {
      times.push(await new Promise<number>(requestAnimationFrame));
    }
    const all = (times[times.length - 1] ?? 0) - (times[0] ?? 0);
    return ((times.length - 1) / all) * 1_000;
  }, ms);
}
