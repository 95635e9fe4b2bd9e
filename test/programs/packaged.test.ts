import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import asar from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aboutPanel } from '../../main/desktop/menu.ts';
import { wordsFor } from '../../main/desktop/words.ts';
import { boardsDirectory } from '../../main/system/package-files.ts';
import { cardAt, flip, soon } from '../e2e/support.ts';
import { builderConfig, installers, namesOf } from '../support/builder-config.ts';
import { describeElectronOnLinux } from '../support/electron-runtime.ts';
import { packageFolder, perfectBoard } from '../support/headless-process.ts';
import { buildPackage, startPackaged } from '../support/packaged-app.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { Wire } from '../support/wire.ts';

const run = promisify(execFile);

/** Stands among the fuses, and is none. */
const RESET_SIGNATURE = 'resetAdHocDarwinSignature';

const configText = await readFile(join(packageFolder, 'electron-builder.yml'), 'utf8');

describe('electron-builder.yml', () => {
  test('builds what the users of each system expect', () => {
    const kinds = (system: string) =>
      installers.filter((each) => each.system === system).map(({ kind }) => kind);
    expect(kinds('win')).toEqual(['nsis', 'portable']);
    expect(kinds('mac')).toEqual(['dmg', 'zip']);
    expect(kinds('linux')).toEqual(['AppImage', 'deb', 'tar.gz']);
  });

  test('builds for both processors that Macs have', () => {
    for (const { system, arch } of installers) {
      if (system === 'mac') expect(arch).toEqual(['arm64', 'x64']);
    }
  });

  test('gives every file a name of its own, which the web keeps: letters, digits, dots, hyphens', () => {
    const names = installers.flatMap(namesOf);
    expect(names).toHaveLength(9);
    for (const name of names) expect(name).toMatch(/^[\w.-]+$/);
    expect(new Set(names).size).toBe(names.length);
  });

  test('on a Mac: the hardened runtime, and why the app asks for the local network', () => {
    expect(builderConfig.mac.hardenedRuntime).toBe(true);
    const { NSLocalNetworkUsageDescription: why } = builderConfig.mac.extendInfo;
    expect(why).toMatch(/^Friends .+\.$/);
  });

  test('board files open with the app', () => {
    expect(builderConfig.fileAssociations.map(({ ext }) => ext)).toEqual(['board']);
  });

  test('has what a deb needs: a home page, and somebody with an address who looks after it', async () => {
    const text = await readFile(join(packageFolder, 'package.json'), 'utf8');
    const { homepage, author } = JSON.parse(text) as Readonly<Record<string, string>>;
    expect(homepage).toMatch(/^https:\/\/\S+$/);
    expect(author).toMatch(/^.+ <\S+@\S+>$/);
    expect(Object.keys(builderConfig.linux)).not.toContain('maintainer'); // it is the author
    expect(Object.keys(builderConfig.linux)).not.toContain('vendor');
  });

  test('names no other runtime than that of package.json', () => {
    expect(configText).not.toMatch(/electronDist|electronVersion|electronDownload/);
  });

  test('every picture that it names is there', async () => {
    for (const system of ['win', 'mac', 'linux'] as const) {
      const { size } = await stat(join(packageFolder, builderConfig[system].icon));
      expect(size).toBeGreaterThan(0);
    }
    for (const pair of builderConfig.deb.fpm) {
      expect((await stat(join(packageFolder, pair.split('=')[0] ?? ''))).size).toBeGreaterThan(0);
    }
    const sizes = await readdir(join(packageFolder, builderConfig.linux.icon));
    expect(sizes.length).toBeGreaterThan(5);
  });

  test('the deb asks for the libraries without which Chromium does not start', () => {
    expect(builderConfig.deb.depends).toEqual(
      expect.arrayContaining(['libgbm1', expect.stringMatching(/^libasound2\b/)]),
    );
  });

  test('turns off what would make the app a tool of others, and binds it to its archive', () => {
    expect(builderConfig.electronFuses).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('signs a Mac’s app anew when its fuses were set, for its processor runs nothing else', () => {
    expect(builderConfig.electronFuses).toMatchObject({ [RESET_SIGNATURE]: true });
  });
});

/** What is built here is a folder with a program of Linux in it. */
describeElectronOnLinux('the packaged app', () => {
  let output = '';
  const folder = () => join(output, 'linux-unpacked');
  const executable = () => join(folder(), 'memory-scramble');
  const archive = () => join(folder(), 'resources', 'app.asar');

  beforeAll(async () => {
    output = await mkdtemp(join(tmpdir(), 'memory-scramble-packaged-'));
    await buildPackage(output, ['--dir']);
  }, 180_000);

  afterAll(() => rm(output, { recursive: true, force: true }));

  test('starts from another folder with the board in its window, and a card can be turned up', async () => {
    const cwd = await tempFolder();
    const evil = join(cwd, 'evil.cjs');
    const traces = join(cwd, 'traces');
    await writeFile(evil, `require('node:fs').writeFileSync(${JSON.stringify(traces)}, '');`);
    // The environment and the command line of a packaged app give it no orders.
    const env = {
      ELECTRON_RUN_AS_NODE: '1',
      NODE_OPTIONS: `--require ${evil}`,
      MEMORY_SCRAMBLE_DEV: '1',
    };
    const { page, app, stderr, display } = await startPackaged(executable(), ['--inspect=0', '0'], {
      cwd,
      env,
    });
    await expect(stat(traces)).rejects.toThrow('ENOENT');
    expect(stderr()).not.toContain('Debugger listening');

    const wire = new Wire({ port: Number(new URL(page.url()).port) });
    expect(await wire.get('/health')).toMatchObject({ status: 200 });
    const [, ...spots] = (await wire.get('/look/nobody')).body.trimEnd().split('\n');
    expect(await page.locator('.board .card').count()).toBe(spots.length);
    await flip(page, 0);
    await soon(() => cardAt(page, 0).getAttribute('aria-label')).toMatch(/, you have it$/);
    expect((await wire.get('/look/nobody')).body.split('\n')[1]).toMatch(/^up ./);

    // The class of the window is what the desktop entry of an installed app says.
    expect(builderConfig.linux.executableName).toBe('memory-scramble');
    const search = ['search', '--onlyvisible', '--class', '^memory-scramble$'];
    const { stdout } = await run('xdotool', search, { env: { ...process.env, DISPLAY: display } });
    expect(stdout.trim().split('\n')).toHaveLength(1);

    app.kill('SIGTERM');
    expect(await once(app, 'exit')).toEqual([0, null]);
  });

  test('opens a board file that was double-clicked', async () => {
    const file = join(await tempFolder(), 'my-board.board');
    await copyFile(perfectBoard, file);
    const { page } = await startPackaged(executable(), [file], { cwd: await tempFolder() });
    await soon(() => page.locator('.board .card').count()).toBe(9);
  });

  test('has the fuses of electron-builder.yml', async () => {
    const wire = await getCurrentFuseWire(executable());
    const wanted = Object.entries(builderConfig.electronFuses).filter(
      ([name]) => name !== RESET_SIGNATURE,
    );
    expect(wanted.length).toBeGreaterThanOrEqual(7);
    for (const [name, value] of wanted) {
      const option = (name.charAt(0).toUpperCase() + name.slice(1)) as keyof typeof FuseV1Options;
      // A fuse is the character 0 or 1 in the program itself.
      const state = String.fromCharCode(Number(wire[FuseV1Options[option]]));
      expect(`${name}: ${state === '1'}`).toBe(`${name}: ${value}`);
    }
  });

  test('is small, and holds what runs and what is played and nothing else', async () => {
    expect((await stat(archive())).size).toBeLessThan(3_500_000);
    const files = asar
      .listPackage(archive(), { isPack: false })
      .map((path) => path.replaceAll('\\', '/').slice(1));
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'dist/desktop/index.js',
        'dist/main/preload.cjs',
        'dist/renderer/index.html',
        'main/desktop/icons/icon.png',
      ]),
    );
    const boards = (await readdir(boardsDirectory)).filter((name) => !name.endsWith('.md'));
    expect(files.filter((path) => path.startsWith('boards/')).toSorted()).toEqual(
      boards.map((name) => `boards/${name}`).toSorted(),
    );
    const unwanted =
      /\.(ts|mts|cts|tsx|map|md|tsbuildinfo)$|\.test\.|(^|\/)(tests?|docs|examples?|coverage|\.ci|\.github)(\/|$)/;
    expect(files.filter((path) => unwanted.test(path))).toEqual([]);
    // What is imported is in the one file of the main process, whatever made it.
    expect(files.filter((path) => /^node_modules|launch|simulation|headless/.test(path))).toEqual(
      [],
    );
    expect(files.filter((path) => /^dist\/(main|desktop)\/.*\./.test(path))).toEqual([
      'dist/desktop/index.js',
      'dist/main/preload.cjs',
    ]);
    // Sources stay at home: of `main/` there are the icons of the windows alone.
    expect(files.filter((path) => /^(main|shared|renderer|test)\/.*\.\w+$/.test(path))).toEqual([
      'main/desktop/icons/icon.png',
      'main/desktop/icons/tv.png',
    ]);
  });

  test('has what the box about it shows, with the icon where the system can read it', async () => {
    const { iconPath = '' } = aboutPanel(wordsFor(['en']), { directory: archive() });
    expect((await stat(iconPath)).size).toBeGreaterThan(0);
    const about = JSON.parse(asar.extractFile(archive(), 'package.json').toString()) as object;
    expect(about).toMatchObject({ version: expect.any(String), homepage: expect.any(String) });
  });

  test('brings the licences of all that is in it, and the languages that it speaks', async () => {
    const resource = (name: string) => readFile(join(folder(), 'resources', name), 'utf8');
    expect(await resource('LICENSE.txt')).toMatch(/^MIT License/);
    const notices = await resource('THIRD-PARTY-NOTICES.txt');
    const list = await readFile(join(packageFolder, 'dist', 'desktop', 'packages.json'), 'utf8');
    const packages = JSON.parse(list) as readonly { name: string; version: string }[];
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['express', 'uqr']));
    for (const { name, version } of packages) expect(notices).toContain(`\n${name} ${version} (`);
    for (const name of ['preact', '@preact/signals']) expect(notices).toContain(`\n${name} `);
    expect(notices).toContain('Copyright (c) 2015-present Jason Miller'); // of Preact
    const spoken = /^(de|en-GB|en-US|es|es-419|fr|ro)\.pak$/;
    const locales = await readdir(join(folder(), 'locales'));
    expect(locales.filter((name) => !spoken.test(name))).toEqual([]);
    expect(locales).toEqual(expect.arrayContaining(['de.pak', 'en-US.pak', 'ro.pak']));
  });
});
