/**
 * The packages of Linux that can be made without electron-builder's downloads. The deb is installed on
 * this very computer, and removed again; so it needs root, and Debian's tools.
 */

import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soon } from '../e2e/support.ts';
import { describeElectron } from '../support/electron-runtime.ts';
import { packageFolder, perfectBoard } from '../support/headless-process.ts';
import { buildPackage, startPackaged } from '../support/packaged-app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const run = async (program: string, ...args: readonly string[]) =>
  (await promisify(execFile)(program, args, { maxBuffer: 10_000_000 })).stdout;

const FOLDER = '/opt/Memory Scramble';
const PROGRAM = '/usr/bin/memory-scramble';

/** What an installed app brings besides; of its kind of file the name is electron-builder's choice. */
const ENTRY = '/usr/share/applications/memory-scramble.desktop';
const KINDS = '/usr/share/mime/packages';
const PERMISSION = '/etc/apparmor.d/memory-scramble';

const KIND = 'text/x-memory-scramble-board';

const TOOLS = ['/usr/bin/dpkg-deb', '/usr/bin/7z', '/usr/bin/update-desktop-database'];

/** Why nothing can be installed here, in a sentence; undefined: it can. */
function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return 'It needs root.';
  const missing = TOOLS.filter((tool) => !existsSync(tool));
  if (missing.length > 0) return `There is no ${missing.join(', no ')} here.`;
  return existsSync(FOLDER) ? `The app is installed here already, in ${FOLDER}.` : undefined;
}

/** As where there is no Electron: in CI it must be possible, and else it is said loudly. */
function describeInstalling(name: string, tests: () => void): void {
  const why = whyNot();
  if (why === undefined) return describeElectron(name, tests);
  if (process.env['CI'] === 'true') {
    return test(name, () => {
      throw new Error(why);
    });
  }
  console.warn(`\n*** SKIPPED: ${name}\n*** ${why}\n`);
  describe.skip(name, tests);
}

/** What the system knows of the kind of a board file. */
async function knownKinds(): Promise<readonly string[]> {
  const files = (await readdir(KINDS)).map((name) => join(KINDS, name));
  const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
  return files.filter((_path, index) => texts[index]?.includes(KIND));
}

describeInstalling('the packages of Linux', () => {
  let output = '';
  const file = async (ending: string) =>
    join(output, (await readdir(output)).find((name) => name.endsWith(ending)) ?? ending);

  beforeAll(async () => {
    output = await mkdtemp(join(tmpdir(), 'memory-scramble-installed-'));
    const args = ['--linux', 'deb', 'tar.gz', 'zip', '-c.compression=store'];
    await buildPackage(output, args, {
      CUSTOM_FPM_PATH: join(packageFolder, 'test', 'tools', 'fpm.mjs'),
      ELECTRON_BUILDER_7ZIP_PATH: '/usr/bin/7z',
    });
  }, 180_000);

  afterAll(() => rm(output, { recursive: true, force: true }));

  test('are called so that the web keeps their names', async () => {
    const names = (await readdir(output)).filter((name) => /\.(deb|gz|zip)$/.test(name));
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(/^Memory-Scramble-[\d.]+-linux-\w+\.[a-z.]+$/);
  });

  test('the deb is installed, opens board files by their kind, and is removed without a trace', async () => {
    await run('dpkg', '--install', await file('.deb'));
    try {
      expect(await run('dpkg', '--status', 'memory-scramble')).toMatch(/^Status: install ok inst/m);
      for (const name of ['LICENSE.txt', 'THIRD-PARTY-NOTICES.txt']) {
        expect((await stat(join(FOLDER, 'resources', name))).size).toBeGreaterThan(0);
      }
      for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html']) {
        expect((await stat(join(FOLDER, name))).size).toBeGreaterThan(0);
      }

      const board = join(await tempFolder(), 'mein Brett ä.board');
      await copyFile(perfectBoard, board);
      // What a file manager asks: of what kind the file is, and what opens that.
      const known = await run('gio', 'info', '--attributes=standard::content-type', board);
      expect(known).toContain(`standard::content-type: ${KIND}\n`);
      expect(await knownKinds()).toHaveLength(1);
      expect(await run('xdg-mime', 'query', 'default', KIND)).toBe('memory-scramble.desktop\n');
      const icon = await run('gio', 'info', '--attributes=standard::icon', board);
      expect(icon).toMatch(/standard::icon: text-x-memory-scramble-board\b/);
      for (const size of [16, 48, 256]) {
        const folder = `/usr/share/icons/hicolor/${size}x${size}`;
        expect(existsSync(`${folder}/mimetypes/text-x-memory-scramble-board.png`)).toBe(true);
        expect(existsSync(`${folder}/apps/memory-scramble.png`)).toBe(true);
      }
      const depends = await run(
        'dpkg-query',
        '--show',
        '--showformat=${Depends}',
        'memory-scramble',
      );
      expect(depends).toMatch(/libgbm1.*libasound2/);
      expect(await readFile(ENTRY, 'utf8')).toMatch(
        /^Exec="?\/opt\/Memory Scramble\/memory-scramble"? %U$/m,
      );

      const { page } = await startPackaged(PROGRAM, [board], { cwd: '/' });
      await soon(() => page.locator('.board .card').count()).toBe(9);
    } finally {
      await run('dpkg', '--purge', 'memory-scramble');
    }
    for (const path of [FOLDER, PROGRAM, ENTRY, PERMISSION]) {
      expect([path, existsSync(path)]).toEqual([path, false]);
    }
    expect(await knownKinds()).toEqual([]);
    expect(await run('xdg-mime', 'query', 'default', KIND)).toBe('');
  });

  test('the tar.gz runs from wherever it was unpacked, with its licences', async () => {
    const folder = await tempFolder();
    await run('tar', 'xzf', await file('.tar.gz'), '-C', folder, '--strip-components=1');
    expect(await readdir(join(folder, 'resources'))).toEqual(
      expect.arrayContaining(['LICENSE.txt', 'THIRD-PARTY-NOTICES.txt']),
    );
    await startPackaged(join(folder, 'memory-scramble'), ['0'], { cwd: folder });
  });

  test('the zip is whole, and has the same', async () => {
    const listed = await run('7z', 't', '-bb1', await file('.zip'));
    expect(listed).toContain('Everything is Ok');
    for (const name of ['memory-scramble', 'resources/app.asar', 'resources/LICENSE.txt']) {
      expect(listed).toMatch(new RegExp(`^T (.*/)?${name}$`, 'm'));
    }
  });
});
