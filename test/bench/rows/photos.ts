import type { Browser } from 'playwright-core';
import { formatDeckFile } from '../../../shared/deck-file.ts';
import { CPU_SLOWED, PHONE, openBrowser, slowPage } from '../browser.ts';
import { Child, withChildren } from '../child.ts';
import { joinAs } from '../friend.ts';
import type { GameServerAnswers } from '../processes/game-server.ts';
import { median } from '../rounds.ts';
import { type Bench, type Row, verdict } from '../row.ts';

const SIZE = 4;
const TAP_GOAL_MS = 200;
const TAP = `page: own tap until the photo of the card is painted, ${SIZE}×${SIZE}, ${CPU_SLOWED}× slower processor`;
const TAP_GOAL = `< ${TAP_GOAL_MS} ms on the clock`;
const MEMORY_GOAL = 1.2;
const MIB = 1024 * 1024;

export const photos: Bench = {
  name: 'photos',
  run: async (pick) => {
    const count = pick(200, 8);
    const browser = await openBrowser();
    if (browser === undefined) return [notMeasured(count)];
    const ours = new Child<GameServerAnswers>('game-server', ['--expose-gc']);
    try {
      return await withChildren([ours], async () => {
        const port = await ours.ask('listen', { rows: SIZE, columns: SIZE });
        const text = await photoDeck(browser, count);
        const before = await ours.ask('memoryBytes');
        const ms = await ours.ask('openDeck', text);
        const after = await ours.ask('memoryBytes');
        const tapMs = await measure(browser, port, pick(13, 1));
        const held = after.heap - before.heap;
        return [tapRow(tapMs), memoryRow({ count, held, bytes: text.length * 0.75, ms })];
      });
    } finally {
      await browser.close();
    }
  },
};

function tapRow(tapMs: number): Row {
  return {
    what: TAP,
    goal: TAP_GOAL,
    measured: `${tapMs.toFixed(0)} ms on a phone`,
    verdict: verdict(tapMs < TAP_GOAL_MS),
    figures: { tapMs },
  };
}

interface Held {
  readonly count: number;
  readonly held: number;
  /** Of the pictures themselves; in the file they are written in base64. */
  readonly bytes: number;
  readonly ms: number;
}

function memoryRow({ count, held, bytes, ms }: Held): Row {
  const ratio = held / bytes;
  const mib = (value: number) => `${(value / MIB).toFixed(1)} MiB`;
  return {
    what: memoryOf(count),
    goal: `≤ ${MEMORY_GOAL} × its pictures`,
    measured: `${ratio.toFixed(2)} × (${mib(held)}; opened in ${ms.toFixed(0)} ms)`,
    verdict: verdict(ratio <= MEMORY_GOAL),
    figures: { ratio, held, bytes, ms },
  };
}

function memoryOf(count: number): string {
  return `memory of a deck of ${count} photos`;
}

function notMeasured(count: number): Row {
  const measured = 'there is no Chromium here';
  return { what: memoryOf(count), goal: '', measured, verdict: 'not measured', figures: {} };
}

/** Photos as the maker writes them: 512 pixels a side, as many bytes as a busy one has. */
async function photoDeck(browser: Browser, count: number): Promise<string> {
  const page = await browser.newPage();
  const pictures = await page.evaluate(async (wanted) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 512;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const made: string[] = [];
    for (let number = 0; number < wanted; number++) {
      for (let spot = 0; spot < 2_500; spot++) {
        const turn = spot * 137 + number * 61;
        context.fillStyle = `hsl(${turn % 360} 60% ${30 + (turn % 50)}%)`;
        context.fillRect((turn * 7) % 512, (turn * 13) % 512, 9 + (turn % 40), 9 + (turn % 30));
      }
      made.push(canvas.toDataURL('image/webp', 0.85));
    }
    return made;
  }, count);
  await page.close();
  const pairs = pictures.map((picture) => [{ picture }] as const);
  return formatDeckFile({ title: 'Photos', rows: SIZE, columns: SIZE, pairs });
}

/** From the click until the photo is decoded and a frame with it is drawn; cards turn meanwhile. */
async function measure(browser: Browser, port: number, taps: number): Promise<number> {
  const page = await slowPage(browser, PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: false }); // photos are fetched ahead
  await joinAs(page, port, 'a_photographer_of_the_bench', 'Ana');
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.locator('.board .card').first().waitFor();
  // All that are on the board, as everybody has them before the first flip.
  await page.waitForFunction(
    (pictures) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/picture/'))
        .length >= pictures,
    (SIZE * SIZE) / 2,
  );
  const times: number[] = [];
  for (let index = 0; index < taps; index++) {
    const shown = page.evaluate(
      (spot) =>
        new Promise<number>((resolve) => {
          let tapped = 0;
          addEventListener('click', () => (tapped = performance.now()), {
            capture: true,
            once: true,
          });
          const look = () => {
            const photo = document.querySelector<HTMLImageElement>(
              `.piece.up[data-spot="${spot}"] .photo img`,
            );
            if (tapped === 0 || photo === null || !photo.complete || photo.naturalWidth === 0) {
              requestAnimationFrame(look);
            } else
              void photo
                .decode()
                .then(() => requestAnimationFrame(() => resolve(performance.now() - tapped)));
          };
          look();
        }),
      index,
    );
    await page.locator(`.board [data-index="${index}"]`).tap();
    times.push(await shown);
  }
  await page.context().close();
  return median(times);
}
