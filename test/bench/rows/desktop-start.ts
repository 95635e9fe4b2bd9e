import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { packageDirectory } from '../../../main/host/package-files.ts';
import { NoRuntime, findRuntime } from '../../../main/launch/runtime.ts';
import { interleaved, median, medianRatio } from '../rounds.ts';
import { type Bench, times, verdict } from '../row.ts';

const GOAL = 1.3;
const WHAT = 'desktop start to usable window';
const EMPTY = fileURLToPath(new URL('../processes/empty-window.js', import.meta.url));
const PATIENCE_MS = 60_000;

export const desktopStart: Bench = {
  name: 'desktop-start',
  run: async (pick) => {
    const goal = `≤ ${GOAL} × R3`;
    const found = findElectron();
    if ('missing' in found) {
      return [{ what: WHAT, goal, measured: found.missing, verdict: 'not measured', figures: {} }];
    }
    const sides = {
      ours: () => withElectron(found.electron, packageDirectory, ['0'], boardShownAt),
      empty: () => withElectron(found.electron, EMPTY, [], windowShownAt),
    };
    await interleaved(1, sides); // the first start reads the runtime from the disk
    const rounds = await interleaved(pick(7, 1), sides);
    const ratio = medianRatio(rounds, 'ours', 'empty');
    return [
      {
        what: WHAT,
        goal,
        measured: `${times(ratio)} (${median(rounds.ours).toFixed(0)} ms)`,
        verdict: verdict(ratio <= GOAL),
        figures: { ratio, oursMs: median(rounds.ours), emptyMs: median(rounds.empty) },
      },
    ];
  },
};

function findElectron(): { readonly electron: string } | { readonly missing: string } {
  if (!existsSync(join(packageDirectory, 'dist', 'main', 'desktop', 'index.js'))) {
    return { missing: 'the desktop app is not built' };
  }
  if (process.platform === 'linux' && (process.env['DISPLAY'] ?? '') === '') {
    return { missing: 'there is no display (try xvfb-run)' };
  }
  try {
    const electron = findRuntime(process.env['ELECTRON_OVERRIDE_DIST_PATH']);
    if (electron !== undefined) return { electron };
    return { missing: 'there is no runtime of Electron (npx install-electron)' };
  } catch (error) {
    if (error instanceof NoRuntime) return { missing: error.message };
    throw error;
  }
}

/**
 * Starts an app as at its very first start, and ends it again.
 * @param shownAt finds out when its window was of use, as Date.now() tells time
 * @returns milliseconds from the start until then
 */
async function withElectron(
  electron: string,
  app: string,
  args: readonly string[],
  shownAt: (child: ChildProcess) => Promise<number>,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-scramble-bench-'));
  const switches = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // as root there is none to be had
    `--user-data-dir=${folder}`,
    '--remote-debugging-port=0',
    '--disable-gpu',
  ];
  const start = Date.now();
  const child = spawn(electron, [...switches, app, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  try {
    return (await shownAt(child)) - start;
  } finally {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
}

async function windowShownAt(child: ChildProcess): Promise<number> {
  child.stderr?.resume();
  await lineOf(child.stdout as Readable, /^the window is shown/);
  return Date.now();
}

/** A page that is looked at while it starts is slower: what looks puts script of its own into it. */
const UNSEEN_MS = 1_500;

/** The page itself knows when it painted, so that nobody has to look while it starts. */
async function boardShownAt(child: ChildProcess): Promise<number> {
  const debuggers = lineOf(child.stderr as Readable, /^DevTools listening on (\S+)/);
  await lineOf(child.stdout as Readable, /^server now listening/);
  await pause(UNSEEN_MS);
  const browser = await chromium.connectOverCDP(await debuggers);
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('the app has no page');
  await page.locator('.board .card').first().waitFor();
  const painted = await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    return entry && performance.timeOrigin + entry.startTime;
  });
  const shownAt = (await painted.jsonValue()) ?? NaN;
  await browser.close();
  return shownAt;
}

/** Waits for a line like `pattern`. @returns its first group, or nothing */
async function lineOf(output: Readable, pattern: RegExp): Promise<string> {
  const lines = createInterface({ input: output });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no line like ${pattern}`)), PATIENCE_MS);
    lines.on('line', (line) => {
      const found = pattern.exec(line);
      if (found === null) return;
      clearTimeout(late);
      resolve(found[1] ?? '');
    });
  });
}
