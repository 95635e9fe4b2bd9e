/**
 * How long the page's main thread worked, by the browser's own trace: its processor time, for the
 * time on the clock would count whatever else this computer does.
 */

import type { Browser, Page } from 'playwright-core';

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of these microseconds, those in which the thread ran. */
  readonly tdur?: number;
}

/** All that a page did while `act` ran. */
export class Trace {
  readonly #events: readonly TraceEvent[];

  private constructor(events: readonly TraceEvent[]) {
    this.#events = events;
  }

  static async of(browser: Browser, page: Page, act: () => Promise<void>): Promise<Trace> {
    await browser.startTracing(page, { categories: CATEGORIES });
    await act();
    const text = (await browser.stopTracing()).toString();
    return new Trace((JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents);
  }

  /** Milliseconds of work from one event until another; both tasks included. */
  workMs(from: string, until: string): number {
    const tasks = this.#tasks(this.#at(from), this.#at(until));
    if (tasks.length === 0) throw new Error('the trace has no tasks');
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  }

  /** Milliseconds of the longest task that began after an event. */
  longestMs(from: string): number {
    const { ts, pid, tid } = this.#at(from);
    const tasks = this.#tasks({ ts }, { ts: Infinity, pid, tid });
    return Math.max(0, ...tasks.filter((task) => task.ts > ts).map(({ tdur = 0 }) => tdur)) / 1_000;
  }

  #at(wanted: string): Pick<TraceEvent, 'ts' | 'pid' | 'tid'> {
    const event = this.#events.find(({ name }) => name === wanted);
    if (event === undefined) throw new Error(`the trace has no ${wanted}`);
    return event;
  }

  #tasks(
    from: Pick<TraceEvent, 'ts'>,
    until: Pick<TraceEvent, 'ts' | 'pid' | 'tid'>,
  ): readonly TraceEvent[] {
    return this.#events.filter(
      ({ name, pid, tid, ts, dur = 0 }) =>
        name === 'RunTask' &&
        pid === until.pid &&
        tid === until.tid &&
        ts + dur >= from.ts &&
        ts < until.ts,
    );
  }
}

export const PAINTED = 'the board is painted';

/** The browser's own name for an answer of the host. */
export const ANSWERED = 'ResourceReceiveResponse';

declare global {
  /** Resolves with the number of spots touched, once a change of the board is painted. */
  var repainted: () => Promise<number>;
  /** Waits until nothing moves, and forgets what has changed until then. */
  var settled: () => Promise<void>;
}

/** Notes which spots a change of the board touches, and marks in the trace when it is painted. */
export async function watchBoard(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const board = document.querySelector('.board') as Element;
    let touched = new Set<string>();
    let tell: ((count: number) => void) | undefined;
    let isPainted = false;
    const done = () => {
      if (!isPainted || tell === undefined) return;
      tell(touched.size);
      touched = new Set();
      isPainted = false;
      tell = undefined;
    };
    const spotOf = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const { index, spot } =
        element?.closest<HTMLElement>('[data-index], [data-spot]')?.dataset ?? {};
      return index ?? spot;
    };
    const changed = (records: readonly MutationRecord[]) => {
      const isFirst = touched.size === 0;
      for (const { target, addedNodes, removedNodes } of records) {
        for (const node of [target, ...addedNodes, ...removedNodes]) {
          const spot = spotOf(node);
          if (spot !== undefined) touched.add(spot);
        }
      }
      if (!isFirst || touched.size === 0) return;
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
    globalThis.settled = async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      touched = new Set();
      isPainted = false;
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

/**
 * From now on, the next change of the board that is painted. The page tells it by its console: to
 * ask for it, Playwright would run a script of its own in the middle of what is measured.
 * @returns waits for it; how many spots it touched
 */
export async function nextPaint(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => globalThis.settled());
  const told = page.waitForEvent('console', (message) => message.text().startsWith('repainted'));
  await page.evaluate(() => {
    void globalThis.repainted().then((count) => console.log('repainted', count));
  });
  return async () => Number((await told).text().split(' ')[1]);
}
