import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Page, chromium } from 'playwright-core';
import { packageDirectory } from '../../../main/host/package-files.ts';
import { NoRuntime, findRuntime } from '../../../main/launch/runtime.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, times, verdict } from '../row.ts';
import { type Area, Screen } from '../screen.ts';

const GOAL = 1.5;
const WHAT = 'desktop start to the last card on the screen';
const EMPTY = fileURLToPath(new URL('../processes/empty-window.js', import.meta.url));
const POLL_MS = 50;
const PATIENCE_MS = 30_000;
const LAUNCHER = join(packageDirectory, 'dist', 'main', 'launch.js');

/** As root there is no sandbox to be had; the launcher knows that itself. */
const SWITCHES = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const desktopStart: Bench = {
  name: 'desktop-start',
  run: async (pick) => {
    const goal = `≤ ${GOAL} × R3`;
    const found = findElectron();
    if ('missing' in found) {
      return [{ what: WHAT, goal, measured: found.missing, verdict: 'not measured', figures: {} }];
    }
    return Screen.with(async (screen) => {
      const electron = [found.electron, ...SWITCHES];
      const [ours, empty] = [[packageDirectory, '0'], [EMPTY]];
      // A start that is not measured is looked into, to know what to wait for on the screen.
      const steadyMs = pick(1_500, 500);
      const card = await sightOf(screen, steadyMs, [electron, ours], lastCard);
      const blank = await sightOf(screen, steadyMs, [electron, empty], middle);
      const rounds = await interleaved(pick(9, 1), {
        ours: () => startMs(screen, [...electron, ...ours], card),
        empty: () => startMs(screen, [...electron, ...empty], blank),
        launched: () => startMs(screen, [process.execPath, LAUNCHER, '0'], card),
      });
      const ratio = medianRatio(rounds, 'ours', 'empty');
      const [oursMs, emptyMs] = [median(rounds.ours), median(rounds.empty)];
      const launcherMs = median(rounds.launched.map((ms, round) => ms - (rounds.ours[round] ?? 0)));
      return [
        {
          what: WHAT,
          goal,
          measured: `${times(ratio)} (${oursMs.toFixed(0)} ms; npm start’s launcher ${launcherMs.toFixed(0)} ms more)`,
          verdict: verdict(ratio <= GOAL),
          figures: { ratio, oursMs, emptyMs, launcherMs },
        },
      ];
    });
  },
};

function findElectron(): { readonly electron: string } | { readonly missing: string } {
  if (!existsSync(LAUNCHER)) return { missing: 'the desktop app is not built' };
  // Its screen can be looked at without slowing down what is shown on it.
  if (process.platform !== 'linux') return { missing: 'it is measured with Xvfb, on Linux' };
  try {
    const electron = findRuntime(process.env['ELECTRON_OVERRIDE_DIST_PATH']);
    if (electron !== undefined) return { electron };
    return { missing: 'there is no runtime of Electron (npx install-electron)' };
  } catch (error) {
    if (error instanceof NoRuntime) return { missing: error.message };
    throw error;
  }
}

/** What is waited for, and where. */
interface Sight {
  readonly area: Area;
  readonly pixels: Buffer;
}

/** Milliseconds from the start of a program, as at its very first, until that is to be seen. */
function startMs(
  screen: Screen,
  command: readonly string[],
  { area, pixels }: Sight,
): Promise<number> {
  return running(screen, command, async () => {
    const start = performance.now();
    return (await screen.shows(area, pixels)) - start;
  });
}

/** Starts a program, waits until nothing changes any more, and takes a part of what is to be seen. */
async function sightOf(
  screen: Screen,
  steadyMs: number,
  [electron, program]: readonly [readonly string[], readonly string[]],
  find: (page: Page) => Promise<Area>,
): Promise<Sight> {
  const before = screen.grab(screen.whole);
  const folder = await mkdtemp(join(tmpdir(), 'memory-scramble-bench-'));
  const looked = [`--user-data-dir=${folder}`, '--remote-debugging-port=0'];
  try {
    return await running(screen, [...electron, ...looked, ...program], async () => {
      const port = await debuggingPort(folder); // on a busy machine there is a frame long before
      await screen.settles(before, steadyMs);
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [page] = browser.contexts().flatMap((context) => context.pages());
      if (page === undefined) throw new Error('the program has no page');
      const area = await find(page);
      await browser.close();
      await screen.settles(before, steadyMs); // what was found may have been painted since
      return { area, pixels: screen.grab(area) };
    });
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
}

/** The port at which a program can be looked into, once it has said so in its folder. */
async function debuggingPort(folder: string): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const said = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => ''); // not yet
    const [port, ...rest] = said.split('\n');
    if (port !== undefined && rest.length > 0) return port;
    await pause(POLL_MS);
  }
  throw new Error('the program cannot be looked into');
}

/** Where on the screen; above the page, the window has its menu. */
function lastCard(page: Page): Promise<Area> {
  return page
    .locator('.board .card')
    .last()
    .evaluate((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      const [x, y] = [screenX + left, screenY + outerHeight - innerHeight + top].map(Math.ceil);
      return { x: x ?? NaN, y: y ?? NaN, width: Math.floor(width), height: Math.floor(height) };
    });
}

function middle(page: Page): Promise<Area> {
  return page.evaluate(() => ({
    x: screenX + Math.floor(outerWidth / 2),
    y: screenY + Math.floor(outerHeight / 2),
    width: 100,
    height: 100,
  }));
}

/** Starts a program with nothing kept from before, and ends it after `use`. */
async function running<T>(
  { display }: Screen,
  [program = '', ...args]: readonly string[],
  use: () => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-scramble-bench-'));
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    return await use();
  } finally {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
}
