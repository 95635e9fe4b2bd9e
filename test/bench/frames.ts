import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { Child, withChildren } from './child.ts';
import type { GameServerAnswers } from './processes/game-server.ts';
import { type Bench, type Row, times, verdict } from './row.ts';
import { interleaved, median } from './rounds.ts';
import { Trace } from './trace.ts';

const RATIO_GOAL = 0.95;
const GOAL = `60: at least ${RATIO_GOAL} × those of a page on which one empty box slides`;

/** What stands before a room: nobody presses it. */
const WALL = { viewport: { width: 1920, height: 1080 } };

/** What a page counted, and what its main thread did, by the browser's own trace. */
interface Frames {
  readonly perSecond: number;
  /** Of the page on which a box slides, in turn. */
  readonly boxPerSecond: number;
  /** Milliseconds of processor time in a second. */
  readonly workMs: number;
  /** Of the longest task: what is longer than a frame costs one. */
  readonly longestMs: number;
}

const [BEGIN, END] = ['it moves', 'it has moved'];

interface WallOptions {
  readonly name: string;
  readonly what: string;
  readonly players: number;
  /** Several, each with a board of a lesson; or one, which is larger. */
  readonly tables?: number;
  readonly path: string;
  /** What there is for each player, or of several tables for each, once they are all shown. */
  readonly each: string;
}

/** Frames of a page before a room in which so many players flip at random. */
export function wallBench({ name, what, players, tables, path, each }: WallOptions): Bench {
  return {
    name,
    run: async (pick) => {
      const browser = await openBrowser();
      if (browser === undefined) return [notMeasured(what)];
      const ours = new Child<GameServerAnswers>('game-server');
      try {
        return await withChildren([ours], async () => {
          const side = tables === undefined ? 10 : 6;
          const port = await ours.ask('listen', { rows: side, columns: side, tables: tables ?? 1 });
          await ours.ask('playOn');
          await ours.ask('playAtRandom', players);
          const page = await (await browser.newContext({ locale: 'en-GB', ...WALL })).newPage();
          await page.goto(`http://127.0.0.1:${port}${path}`);
          await page
            .locator(each)
            .nth((tables ?? players) - 1)
            .waitFor();
          await page.waitForTimeout(pick(12_000, 500)); // until all of it moves
          return [framesRow(what, await measureFrames(browser, page, pick(10_000, 500)))];
        });
      } finally {
        await browser.close();
      }
    },
  };
}

function framesRow(what: string, { perSecond, boxPerSecond, workMs, longestMs }: Frames): Row {
  const ratio = perSecond / boxPerSecond;
  return {
    what,
    goal: GOAL,
    measured:
      `${perSecond.toFixed(1)}, ${times(ratio)} (${Math.round(workMs)} ms of main-thread work a second, ` +
      `at most ${longestMs.toFixed(1)} at once)`,
    verdict: verdict(ratio >= RATIO_GOAL),
    figures: { perSecond, boxPerSecond, workMs, longestMs },
  };
}

function notMeasured(what: string): Row {
  const measured = 'there is no Chromium here';
  return { what, goal: GOAL, measured, verdict: 'not measured', figures: {} };
}

/** Counts the frames of a page on which things move, and in turn those of a sliding box. */
async function measureFrames(browser: Browser, page: Page, ms: number): Promise<Frames> {
  const box = await slidingBox(browser);
  const rounds = await interleaved(3, {
    ours: () => inFront(page, () => countFrames(page, ms / 3)), // untraced
    box: () => inFront(box, () => countFrames(box, ms / 3)),
  });
  await page.bringToFront();
  const trace = await Trace.of(browser, page, async () => {
    await page.evaluate((mark) => void performance.mark(mark), BEGIN);
    await page.waitForTimeout(ms);
    await page.evaluate((mark) => void performance.mark(mark), END);
  });
  const workMs = (trace.workMs(BEGIN, END) / ms) * 1_000;
  return {
    perSecond: median(rounds.ours),
    boxPerSecond: median(rounds.box),
    workMs,
    longestMs: trace.longestMs(BEGIN),
  };
}

/** Only what is seen is painted. */
async function inFront(page: Page, count: () => Promise<number>): Promise<number> {
  await page.bringToFront();
  return count();
}

/** As large as the lanes are. */
async function slidingBox(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(WALL)).newPage();
  await page.setContent('<div style="width:1200px;height:800px;will-change:transform"></div>');
  await page.evaluate(() => {
    const slide = [{ transform: 'translateX(0)' }, { transform: 'translateX(-100px)' }];
    document.querySelector('div')?.animate(slide, { duration: 1_000, iterations: Infinity });
  });
  return page;
}

function countFrames(page: Page, ms: number): Promise<number> {
  return page.evaluate(async (lasting) => {
    const painted: number[] = [];
    const start = performance.now();
    while (performance.now() - start < lasting) {
      painted.push(await new Promise<number>(requestAnimationFrame));
    }
    const all = (painted[painted.length - 1] ?? 0) - (painted[0] ?? 0);
    return ((painted.length - 1) / all) * 1_000;
  }, ms);
}
