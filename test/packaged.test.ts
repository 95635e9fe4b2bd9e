import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import asar from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { type Page, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { PATIENCE_MS, cardAt, flip, soon } from './e2e/support.ts';
import {
  describeElectron,
  electronRuntime,
  officialRuntime,
  startDisplay,
} from './support/electron-runtime.ts';
import { packageFolder, perfectBoard } from './support/headless-process.ts';
import { tempFolder } from './support/temp-folder.ts';
import { Wire } from './support/wire.ts';

const config = await readFile(join(packageFolder, 'electron-builder.yml'), 'utf8');

/** The lines below `name:` in the configuration, up to the next name of that depth. */
function section(name: string): string {
  const [, lines] = new RegExp(`^${name}:\\n((?:[ #].*\\n|\\n)*)`, 'm').exec(config) ?? [];
  if (lines === undefined) throw new Error(`electron-builder.yml has no ${name}`);
  return lines;
}

function targets(system: string): readonly string[] {
  const [, lines = ''] = /\n {2}target:\n((?: {4}- .*\n)*)/.exec(section(system)) ?? [];
  return lines.trim().split(/\s*- /).filter(Boolean);
}

describe('electron-builder.yml', () => {
  test('builds what the users of each system expect', () => {
    expect(targets('win')).toEqual(['nsis', 'portable']);
    expect(targets('mac')).toEqual(['dmg', 'zip']);
    expect(targets('linux')).toEqual(['AppImage', 'deb', 'tar.gz']);
  });

  test('on a Mac: the hardened runtime, and why the app asks for the local network', () => {
    expect(section('mac')).toMatch(/^ {2}hardenedRuntime: true$/m);
    expect(section('mac')).toMatch(/^ {4}NSLocalNetworkUsageDescription: Friends .+\.$/m);
  });

  test('board files open with the app', () => {
    expect(section('fileAssociations')).toMatch(/^ {2}- ext: board$/m);
  });

  test('names no other runtime than that of package.json', () => {
    expect(config).not.toMatch(/electronDist|electronVersion|electronDownload/);
  });

  test('every picture that it names is there', async () => {
    const named = [...config.matchAll(/^ {2}icon: (.+)$/gm)].map(([, path = '']) => path);
    expect(named).toHaveLength(3);
    for (const path of named)
      expect((await stat(join(packageFolder, path))).size).toBeGreaterThan(0);
  });
});

/** What is built here is a folder with a program of Linux in it. */
const describeHere = process.platform === 'linux' ? describeElectron : describe.skip;

describeHere('the packaged app', () => {
  let output = '';
  const folder = () => join(output, 'linux-unpacked');
  const executable = () => join(folder(), 'memory-scramble');
  const archive = () => join(folder(), 'resources', 'app.asar');

  beforeAll(async () => {
    output = await mkdtemp(join(tmpdir(), 'memory-scramble-packaged-'));
    const builder = join(packageFolder, 'node_modules', 'electron-builder', 'cli.js');
    const args = ['--dir', `-c.directories.output=${output}`, ...(await otherRuntime())];
    await promisify(execFile)(process.execPath, [builder, ...args], { cwd: packageFolder });
  }, 180_000);

  afterAll(() => rm(output, { recursive: true, force: true }));

  test('starts from another folder with the board in its window, and a card can be turned up', async () => {
    const cwd = await tempFolder();
    const evil = join(cwd, 'evil.cjs');
    const traces = join(cwd, 'traces');
    await writeFile(evil, `require('node:fs').writeFileSync(${JSON.stringify(traces)}, '');`);
    // The environment and the command line of a packaged app give it no orders.
    const { page, app, stderr } = await start(
      { cwd, env: { ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: `--require ${evil}` } },
      ['--inspect=0', '0'],
    );
    await expect(stat(traces)).rejects.toThrow('ENOENT');
    expect(stderr()).not.toContain('Debugger listening');

    const wire = new Wire({ port: Number(new URL(page.url()).port) });
    expect(await wire.get('/health')).toMatchObject({ status: 200 });
    const [, ...spots] = (await wire.get('/look/nobody')).body.trimEnd().split('\n');
    expect(await page.locator('.board .card').count()).toBe(spots.length);
    await flip(page, 0);
    await soon(() => cardAt(page, 0).getAttribute('aria-label')).toMatch(/, you have it$/);
    expect((await wire.get('/look/nobody')).body.split('\n')[1]).toMatch(/^up ./);

    app.kill('SIGTERM');
    expect(await once(app, 'exit')).toEqual([0, null]);
  });

  test('opens a board file that was double-clicked', async () => {
    const file = join(await tempFolder(), 'my-board.board');
    await copyFile(perfectBoard, file);
    const { page } = await start({ cwd: await tempFolder(), env: {} }, [file]);
    await soon(() => page.locator('.board .card').count()).toBe(9);
  });

  test('has the fuses of electron-builder.yml', async () => {
    const wire = await getCurrentFuseWire(executable());
    const wanted = [...section('electronFuses').matchAll(/^ {2}(\w+): (true|false)$/gm)];
    expect(wanted.length).toBeGreaterThanOrEqual(7);
    for (const [, name = '', value] of wanted) {
      const option = (name.charAt(0).toUpperCase() + name.slice(1)) as keyof typeof FuseV1Options;
      // A fuse is the character 0 or 1 in the program itself.
      const state = String.fromCharCode(Number(wire[FuseV1Options[option]]));
      expect(`${name}: ${state === '1'}`).toBe(`${name}: ${value}`);
    }
  });

  test('turns off what would make it a tool of others, and is bound to its archive', () => {
    expect(
      section('electronFuses')
        .trim()
        .split(/\s*\n\s*/),
    ).toEqual(
      expect.arrayContaining([
        'runAsNode: false',
        'enableNodeOptionsEnvironmentVariable: false',
        'enableNodeCliInspectArguments: false',
        'enableEmbeddedAsarIntegrityValidation: true',
        'onlyLoadAppFromAsar: true',
        'grantFileProtocolExtraPrivileges: false',
      ]),
    );
  });

  test('is small, and holds what runs and what is played and nothing else', async () => {
    expect((await stat(archive())).size).toBeLessThan(3_000_000);
    const files = asar
      .listPackage(archive(), { isPack: false })
      .map((path) => path.replaceAll('\\', '/').slice(1));
    const own = files.filter((path) => !path.startsWith('node_modules'));
    expect(own).toEqual(
      expect.arrayContaining([
        'package.json',
        'dist/main/desktop/index.js',
        'dist/main/preload.cjs',
        'dist/renderer/index.html',
        'boards/under-the-sea.txt',
        'main/desktop/icons/icon.png',
      ]),
    );
    const unwanted =
      /\.(ts|mts|cts|tsx|map|md|tsbuildinfo)$|\.test\.|(^|\/)(tests?|docs|examples?|coverage|\.ci|\.github)(\/|$)/;
    expect(files.filter((path) => unwanted.test(path))).toEqual([]);
    expect(own.filter((path) => /launch|simulation|headless/.test(path))).toEqual([
      'dist/main/headless.js',
      'dist/main/host/headless-options.js',
    ]);
    // Sources stay at home: of `main/` there is the icon alone.
    expect(own.filter((path) => /^(main|shared|renderer|test)\/.*\.\w+$/.test(path))).toEqual([
      'main/desktop/icons/icon.png',
    ]);
    const packages = files.filter((path) => /^node_modules\/(@[^/]+\/)?[^/@]+$/.test(path));
    expect(packages.map((path) => path.replace('node_modules/', ''))).toEqual(
      expect.arrayContaining(['express', 'uqr']),
    );
    for (const tool of ['electron', 'vite', 'typescript', 'preact', 'playwright-core']) {
      expect(files).not.toContain(`node_modules/${tool}`);
    }
  });

  interface Where {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
  }

  /** Starts the program on a display of its own, and waits until its window shows the board. */
  async function start({ cwd, env }: Where, args: readonly string[]) {
    const data = await tempFolder();
    const app = spawn(
      executable(),
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
        env: { ...process.env, DISPLAY: await startDisplay(), LANG: 'en_GB.UTF-8', ...env },
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
    return { app, stderr: () => said, page: await windowOf(data) };
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
});

/** Where the official runtime is out of reach, the one for tests is packaged. */
async function otherRuntime(): Promise<readonly string[]> {
  const runtime = electronRuntime() ?? '';
  if (runtime === officialRuntime()) return [];
  const version = (await readFile(join(runtime, 'version'), 'utf8')).trim().replace(/^v/, '');
  return [`-c.electronDist=${runtime}`, `-c.electronVersion=${version}`];
}
