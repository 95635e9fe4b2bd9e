/** The real desktop app in the real Electron, on a display of its own. */

import { readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ElectronApplication, type Page, _electron } from 'playwright-core';
import { afterAll, onTestFinished, test } from 'vitest';
import { executableIn } from '../../main/launch/runtime.ts';
import type { HostPowers, PowerName } from '../../shared/host-api.ts';
import type { HostAnswer, HostState } from '../../shared/host-state.ts';
import type { TableView } from '../../shared/table-view.ts';
import { electronRuntime, startDisplay } from '../support/electron-runtime.ts';
import { packageFolder } from '../support/headless-process.ts';
import { viewOf } from '../support/table-view.ts';
import { type AtEnd, tempFolder } from '../support/temp-folder.ts';
import { Wire, secretId } from '../support/wire.ts';
import { clickAsAPerson } from './person.ts';
import { PATIENCE_MS, originsOf, soon } from './support.ts';

interface LaunchOptions {
  /** Where the app keeps what it remembers; by default a new folder, as at a first start. */
  readonly folder?: string;
  /** The port and the board file; by default any port. */
  readonly args?: readonly string[];
  /** What its window shows first; by default the board. */
  readonly ready?: string;
}

/** Starts the app as a user does, and waits until its window shows the board. */
export async function launchApp(
  options: LaunchOptions = {},
  atEnd: AtEnd = onTestFinished,
): Promise<DesktopApp> {
  const { folder = await tempFolder(atEnd), args = ['0'], ready = '.board .card' } = options;
  const app = await _electron.launch({
    executablePath: executableIn(electronRuntime() ?? ''),
    args: [...switches(folder), packageFolder, ...args],
    env: { ...process.env, DISPLAY: await startDisplay(), LANG: 'en_GB.UTF-8' },
    locale: 'en-GB',
  });
  const child = app.process();
  atEnd(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const page = await app.firstWindow();
  page.setDefaultTimeout(PATIENCE_MS);
  clickAsAPerson(page, PATIENCE_MS);
  await page.locator(ready).first().waitFor();
  return new DesktopApp(app, page, folder);
}

/** One app for all tests of a file that need no new one: the first of them starts it. */
export function sharedApp(): () => Promise<DesktopApp> {
  const endings: (() => Promise<void>)[] = [];
  let launched: Promise<DesktopApp> | undefined;
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });
  return () => (launched ??= launchApp({}, (end) => endings.push(end)));
}

/** What Electron is started with, before the app and its arguments. */
export function switches(folder: string): readonly string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...(isRoot ? ['--no-sandbox'] : []), // as root there is none to be had
    `--user-data-dir=${folder}`,
    '--lang=en-GB',
    '--disable-gpu',
    '--force-prefers-reduced-motion',
  ];
}

export class DesktopApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  readonly folder: string;
  readonly port: number;
  readonly wire: Wire;

  constructor(app: ElectronApplication, page: Page, folder: string) {
    this.app = app;
    this.page = page;
    this.folder = folder;
    this.port = Number(new URL(page.url()).port);
    this.wire = new Wire({ port: this.port });
  }

  get lan(): string {
    return originsOf(this.port).lan;
  }

  /** The table as anybody sees it. */
  table(): Promise<TableView> {
    return viewOf(this.wire, secretId('nobody'));
  }

  /** Uses a power as the page does. */
  async use<P extends PowerName>(
    power: P,
    argument: HostPowers[P]['argument'],
  ): Promise<HostAnswer<HostPowers[P]['answer']>> {
    const answer = await this.page.evaluate(
      ([name, given]) =>
        (
          globalThis as unknown as {
            memoryScrambleHost: Record<string, (argument: unknown) => Promise<unknown>>;
          }
        ).memoryScrambleHost[name]?.(given),
      [power, argument] as const,
    );
    return answer as HostAnswer<HostPowers[P]['answer']>;
  }

  async state(): Promise<HostState> {
    const answer = await this.use('state', {});
    if (!answer.ok) throw new Error('the app does not tell its state');
    return answer.value;
  }

  log(): string {
    return readFileSync(join(this.folder, 'logs', 'memory-scramble.log'), 'utf8');
  }

  /** Presses the button that has this text in every message box from now on, and counts them. */
  async answerQuestions(button: string): Promise<() => Promise<readonly string[]>> {
    await this.app.evaluate(({ dialog }, wanted) => {
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      const answer = async (...given: readonly unknown[]) => {
        const { message, buttons = [] } = given.at(-1) as { message: string; buttons?: string[] };
        asked.push(message);
        return { response: buttons.indexOf(wanted), checkboxChecked: false };
      };
      dialog.showMessageBox = answer;
    }, button);
    return () => this.app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  }

  /** The open dialog, answered by the test. */
  async answerOpenDialog(path: string | undefined): Promise<void> {
    await this.app.evaluate(({ dialog }, chosen) => {
      dialog.showOpenDialog = async () => ({
        canceled: chosen === undefined,
        filePaths: chosen === undefined ? [] : [chosen],
      });
    }, path);
  }

  /** Presses keys as somebody at this computer does, so that the menu hears them, too. */
  async press(...keys: readonly string[]): Promise<void> {
    const id = await xdotool('search', '--sync', '--onlyvisible', '--name', '^Memory Scramble$');
    await xdotool('windowfocus', '--sync', id, 'key', '--clearmodifiers', ...keys);
  }

  /** Chooses a file in the system's own open dialog, with the keyboard and the mouse. */
  async chooseInDialog(title: string, path: string): Promise<void> {
    const id = await windowCalled(title);
    await xdotool('windowfocus', '--sync', id, 'key', '--clearmodifiers', 'ctrl+l');
    await xdotool('type', '--delay', '5', path);
    // Its button stands in the lower right corner; Return would only complete the path.
    const { width, height } = sizeIn(await xdotool('getwindowgeometry', '--shell', id));
    const open = [String(width - 45), String(height - 20)];
    await xdotool('mousemove', '--window', id, ...open, 'click', '1');
  }

  /** From now on this computer is on that network alone. */
  async joinNetwork(adapter: string, address: string): Promise<void> {
    await this.app.evaluate(
      (_modules, [name, at]) => {
        const os = process.getBuiltinModule('node:os');
        const info = { address: at, family: 'IPv4' as const, internal: name === 'lo' };
        const rest = { netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: null };
        os.networkInterfaces = () => ({ [name]: [{ ...info, ...rest }] });
        process.getBuiltinModule('node:module').syncBuiltinESMExports();
      },
      [adapter, address] as const,
    );
  }

  /** Does something to the window of the host. */
  async onWindow(change: 'minimize' | 'hide' | 'show'): Promise<void> {
    const window = await this.app.browserWindow(this.page);
    await window.evaluate((each, what) => each[what](), change);
  }

  /** The labels of the whole menu, without the signs of what is underlined. */
  menuLabels(): Promise<readonly string[]> {
    return this.app.evaluate(({ Menu }) => {
      const below = (items: readonly Electron.MenuItem[]): readonly string[] =>
        items.flatMap((item) => [item.label.replace('&', ''), ...below(item.submenu?.items ?? [])]);
      return below(Menu.getApplicationMenu()?.items ?? []);
    });
  }

  /** Chooses an item of the menu by its label. */
  async chooseMenu(label: string): Promise<void> {
    await this.app.evaluate(({ Menu }, wanted) => {
      const below = (items: readonly Electron.MenuItem[]): readonly Electron.MenuItem[] =>
        items.flatMap((item) => [item, ...below(item.submenu?.items ?? [])]);
      const item = below(Menu.getApplicationMenu()?.items ?? []).find(
        (each) => each.label.replace('&', '') === wanted,
      );
      if (item === undefined) throw new Error(`there is no ${wanted} in the menu`);
      item.click();
    }, label);
  }

  /** Quits as a user does, and waits for the end. */
  async quit(): Promise<void> {
    const ended = this.ended();
    await this.app.evaluate(({ app }) => app.quit()).catch(() => undefined); // it ends under the call
    await ended;
  }

  /** Ends this very process, at once. */
  async kill(): Promise<void> {
    const ended = this.ended();
    this.app.process().kill('SIGKILL');
    await ended;
  }

  async ended(): Promise<void> {
    const child = this.app.process();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** Waits until the title of the running board is this. */
  async titled(title: string): Promise<void> {
    await soon(async () => (await this.table()).title).toBe(title);
  }
}

/** `test`, for what is pressed as by somebody at the computer: xdotool does it, so on Linux. */
export function testKeys(name: string, run: () => Promise<void>): void {
  test.skipIf(process.platform !== 'linux')(name, run);
}

/** Presses keys in a dialog of the app, without waiting for its focus, which takes many seconds. */
export async function pressIn(title: string, ...keys: readonly string[]): Promise<void> {
  const id = await windowCalled(title);
  await xdotool('windowfocus', id, 'key', '--clearmodifiers', ...keys);
}

/** @returns the id of the window with this title, once there is one */
async function windowCalled(title: string): Promise<string> {
  let found = '';
  await soon(async () => (found = await windowNow(title))).not.toBe('');
  return found;
}

async function windowNow(title: string): Promise<string> {
  try {
    return await xdotool('search', '--onlyvisible', '--name', title);
  } catch (error) {
    const { code, stderr } = error as { readonly code: unknown; readonly stderr: string };
    // It has found none, or one closed while it went through all of them: it is asked again.
    if (code === 1 && (stderr === '' || stderr.includes('BadWindow'))) return '';
    throw error;
  }
}

async function xdotool(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DISPLAY: await startDisplay() };
  const { stdout } = await promisify(execFile)('xdotool', args, { env });
  return stdout.trim();
}

/** What `xdotool getwindowgeometry --shell` says. */
function sizeIn(geometry: string): { readonly width: number; readonly height: number } {
  const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(geometry)?.[1]);
  return { width: number('WIDTH'), height: number('HEIGHT') };
}
