import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Page, chromium } from 'playwright-core';
import { packageDirectory } from '../../../main/system/package-files.ts';
import { NoRuntime, findRuntime } from '../../../main/launch/runtime.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, type Row, times } from '../row.ts';
import { type Area, Screen } from '../screen.ts';

const FIRST = 'first desktop start to the last card on the screen';
const SECOND = 'second desktop start, the usual one';
const EMPTY = fileURLToPath(new URL('../processes/empty-window.js', import.meta.url));
const POLL_MS = 50;
const PATIENCE_MS = 30_000;
const LAUNCHER = join(packageDirectory, 'dist', 'main', 'launch.js');

/** As root there is no sandbox to be had; the launcher knows that itself. */
const SWITCHES = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export const desktopStart: Bench = {
  name: 'desktop-start',
  run: async (pick) => {
    const found = findElectron();
    if ('missing' in found) {
      const row = {
        goal: '',
        measured: found.missing,
        verdict: 'not measured',
        figures: {},
      } as const;
      return [FIRST, SECOND].map((what) => ({ what, ...row }));
    }
    return Screen.with(async (screen) => {
      const electron = [found.electron, ...SWITCHES];
      const [ours, empty] = [[packageDirectory, '0'], [EMPTY]];
      // A start that is not measured is looked into, to know what to wait for on the screen.
      const steadyMs = pick(1_500, 500);
      const card = await sightOf(screen, steadyMs, [electron, ours], lastCard);
      const blank = await sightOf(screen, steadyMs, [electron, empty], middle);
      const app = [...electron, ...ours];
      return inFolder(async (used) => {
        await startMs(screen, app, card, used);
        const rounds = await interleaved(pick(9, 1), {
          first: () => startMs(screen, app, card),
          second: () => startMs(screen, app, card, used),
          empty: () => startMs(screen, [...electron, ...empty], blank),
          launched: () => startMs(screen, [process.execPath, LAUNCHER, '0'], card),
        });
        const launcherMs = median(rounds.launched.map((ms, at) => ms - (rounds.first[at] ?? 0)));
        const row = (what: string, side: 'first' | 'second', more = ''): Row => {
          const [ratio, ms] = [medianRatio(rounds, side, 'empty'), median(rounds[side])];
          return {
            what,
            goal: 'none; in R3',
            measured: `${times(ratio)} (${ms.toFixed(0)} ms${more})`,
            verdict: 'reported',
            figures: { ratio, ms, emptyMs: median(rounds.empty), launcherMs },
          };
        };
        const more = `; npm start’s launcher ${launcherMs.toFixed(0)} ms more`;
        return [row(FIRST, 'first', more), row(SECOND, 'second')];
      });
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

/** Milliseconds until a program shows its sight, with what this folder keeps; without one, nothing. */
function startMs(
  screen: Screen,
  command: readonly string[],
  { area, pixels }: Sight,
  folder?: string,
): Promise<number> {
  const measure = async () => {
    const start = performance.now();
    return (await screen.shows(area, pixels)) - start;
  };
  const inside = (kept: string) => running(screen, command, kept, measure);
  return folder === undefined ? inFolder(inside) : inside(folder);
}

/** Starts a program, waits until nothing changes any more, and takes a part of what is to be seen. */
async function sightOf(
  screen: Screen,
  steadyMs: number,
  [electron, program]: readonly [readonly string[], readonly string[]],
  find: (page: Page) => Promise<Area>,
): Promise<Sight> {
  const before = screen.grab(screen.whole);
  return inFolder((folder) => {
    const looked = [`--user-data-dir=${folder}`, '--remote-debugging-port=0'];
    return running(screen, [...electron, ...looked, ...program], folder, async () => {
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
  });
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

/** Starts a program that keeps everything in this folder, and ends it after `use`. */
async function running<T>(
  { display }: Screen,
  [program = '', ...args]: readonly string[],
  folder: string,
  use: () => Promise<T>,
): Promise<T> {
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    return await use();
  } finally {
    child.kill();
    await ended;
  }
}

/** An empty folder, removed after `use`. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-scramble-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
}
