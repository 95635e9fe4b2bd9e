/** The app as users have it: packaged by electron-builder, and started as a program. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Page, chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { PATIENCE_MS, soon } from '../e2e/support.ts';
import { electronRuntime, officialRuntime, startDisplay } from './electron-runtime.ts';
import { packageFolder } from './headless-process.ts';
import { tempFolder } from './temp-folder.ts';

/** Packages what was built, in this folder. */
export async function buildPackage(
  output: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const builder = join(packageFolder, 'node_modules', 'electron-builder', 'cli.js');
  const all = [builder, ...args, `-c.directories.output=${output}`, ...(await otherRuntime())];
  const options = { cwd: packageFolder, env: { ...process.env, ...env } };
  await promisify(execFile)(process.execPath, all, options);
}

/** Where the official runtime is out of reach, the one for tests is packaged. */
async function otherRuntime(): Promise<readonly string[]> {
  const runtime = electronRuntime() ?? '';
  if (runtime === officialRuntime()) return [];
  const version = (await readFile(join(runtime, 'version'), 'utf8')).trim().replace(/^v/, '');
  return [`-c.electronDist=${runtime}`, `-c.electronVersion=${version}`];
}

export interface StartOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface PackagedApp {
  readonly app: ChildProcess;
  readonly display: string;
  readonly page: Page;
  /** What it complained of so far. */
  readonly stderr: () => string;
}

/** Starts the program on a display of its own, and waits until its window shows the board. */
export async function startPackaged(
  executable: string,
  args: readonly string[],
  { cwd, env = {} }: StartOptions,
): Promise<PackagedApp> {
  const data = await tempFolder();
  const display = await startDisplay();
  const app = spawn(
    executable,
    [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // as root there is none to be had
      `--user-data-dir=${data}`,
      '--remote-debugging-port=0',
      '--disable-gpu',
      '--lang=en-GB',
      ...args,
    ],
    {
      cwd,
      env: { ...process.env, DISPLAY: display, LANG: 'en_GB.UTF-8', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  onTestFinished(async () => {
    if (app.exitCode !== null || app.signalCode !== null) return;
    app.kill('SIGTERM'); // at once would leave its helpers writing into a folder that goes
    await once(app, 'exit');
  });
  let said = '';
  app.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { app, display, stderr: () => said, page: await windowOf(data) };
}

/** The window of the app whose user data are there: the app itself takes no debugger. */
async function windowOf(data: string): Promise<Page> {
  const portFile = join(data, 'DevToolsActivePort');
  const readPort = () => readFile(portFile, 'utf8').catch(() => '');
  await soon(readPort).toMatch(/^\d+\n/);
  const port = Number.parseInt(await readPort(), 10);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  onTestFinished(() => browser.close());
  const pages = () => browser.contexts().flatMap((context) => context.pages());
  await soon(() => pages().length).toBe(1);
  const [page] = pages();
  if (page === undefined) throw new Error('the app has no window');
  page.setDefaultTimeout(PATIENCE_MS);
  await page.locator('.board .card').first().waitFor();
  return page;
}
