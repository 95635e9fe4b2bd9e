import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { packageDirectory } from '../../../main/system/package-files.ts';
import { PHONE, openBrowser, slowPage } from '../browser.ts';
import { Child, withChildren } from '../child.ts';
import { joinAs } from '../friend.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import type { PageServerAnswers } from '../processes/page-server.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, type Row, times, verdict, whole } from '../row.ts';

const BYTES_GOAL = 60 * 1_024;
const PAINT_GOAL = 1.5;
const SIZE = 6;
const SPOTS = SIZE * SIZE;

const WHAT = 'page: JS + CSS gz until a friend sees the board';
const PAINTED = 'page: first board painted, phone, 4× slower processor';

export const page: Bench = {
  name: 'page',
  run: async (pick) => {
    const browser = await openBrowser();
    if (browser === undefined) return [notMeasured(WHAT), notMeasured(PAINTED)];
    const ours = new Child<GameServerAnswers>('game-server');
    const reference = new Child<PageServerAnswers>('page-server');
    try {
      return await withChildren([ours, reference], () =>
        measure(browser, ours, reference, pick(9, 1)),
      );
    } finally {
      await browser.close();
    }
  },
};

async function measure(
  browser: Browser,
  ours: Child<GameServerAnswers>,
  reference: Child<PageServerAnswers>,
  count: number,
): Promise<readonly Row[]> {
  const ourPort = await ours.ask('listen', { rows: SIZE, columns: SIZE });
  const board = `${SIZE}x${SIZE}\n${'down\n'.repeat(SPOTS)}`;
  const files = { ...(await buildReference()), '/plain.html': plainPage() };
  const port = await reference.ask('listen', { files, answer: board });
  let bytes = 0;

  const side = (address: string, isOurs: boolean) => async () => {
    const opened = await slowPage(browser, PHONE);
    if (isOurs) await joinAs(opened, ourPort, 'a_friend_of_the_bench_01', 'Ana');
    const painted = await paintedMs(opened, address);
    if (isOurs) bytes = await scriptBytes(opened, painted);
    await opened.context().close();
    return painted;
  };
  const sides = {
    ours: side(`http://${hostname()}:${ourPort}/`, true),
    preact: side(`http://127.0.0.1:${port}/index.html`, false),
    plain: side(`http://127.0.0.1:${port}/plain.html`, false),
  };
  await interleaved(1, sides);
  const rounds = await interleaved(count, sides);
  const ratio = medianRatio(rounds, 'ours', 'preact');
  const toPlain = medianRatio(rounds, 'ours', 'plain');
  return [
    {
      what: WHAT,
      goal: '≤ 60 kB',
      measured: `${(bytes / 1_024).toFixed(1)} kB (${whole(bytes)} bytes)`,
      verdict: verdict(bytes <= BYTES_GOAL),
      figures: { bytes },
    },
    {
      what: PAINTED,
      goal: `≤ ${PAINT_GOAL} × R4`,
      measured: `${times(ratio)} (${median(rounds.ours).toFixed(0)} ms; to plain HTML ${times(toPlain)})`,
      verdict: verdict(ratio <= PAINT_GOAL),
      figures: {
        ratio,
        toPlain,
        oursMs: median(rounds.ours),
        preactMs: median(rounds.preact),
        plainMs: median(rounds.plain),
      },
    },
  ];
}

function notMeasured(what: string): Row {
  const measured = 'there is no Chromium here';
  return { what, goal: '', measured, verdict: 'not measured', figures: {} };
}

/**
 * Milliseconds from the navigation until the frame that has every spot is on the screen. The page
 * tells it by its console: to ask for it, Playwright would put a script of its own into the page
 * that takes longer to read than ours.
 */
async function paintedMs(opened: Page, address: string): Promise<number> {
  await opened.addInitScript((spots) => {
    const look = () => {
      if (document.querySelectorAll('button[data-index]').length < spots) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => console.log('painted', performance.now()));
        port1.start();
        port2.postMessage(undefined); // arrives once the frame has been painted
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  }, SPOTS);
  const painted = opened.waitForEvent('console', (message) => message.text().startsWith('painted'));
  await opened.goto(address, { waitUntil: 'commit' });
  return Number((await painted).text().split(' ')[1]);
}

/** What had arrived until then as script or style, as it was sent: zipped. */
function scriptBytes(opened: Page, untilMs: number): Promise<number> {
  return opened.evaluate((until) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const own = entries.filter(
      ({ name, responseEnd }) => responseEnd < until && /\.(js|css)$/.test(name),
    );
    return own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, untilMs);
}

/** R4, built as our page is built. */
async function buildReference(): Promise<Record<string, Uint8Array>> {
  const { build } = await import('vite');
  const outDir = await mkdtemp(join(tmpdir(), 'memory-scramble-bench-'));
  const root = join(packageDirectory, 'test', 'bench', 'reference-page');
  const options = { outDir, emptyOutDir: true, target: 'es2022', modulePreload: false } as const;
  await build({ root, configFile: false, logLevel: 'error', build: options });
  const built = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const files = built.map((file) => {
    return [`/${relative(outDir, file).split(sep).join('/')}`, readFileSync(file)] as const;
  });
  await rm(outDir, { recursive: true });
  return Object.fromEntries(files);
}

/** The same number of buttons without any script. */
function plainPage(): Uint8Array {
  const buttons = Array.from(
    { length: SPOTS },
    (_, index) => `<button data-index="${index}">down</button>`,
  );
  return Buffer.from(`<!doctype html><title>plain</title>${buttons.join('\n')}`);
}
