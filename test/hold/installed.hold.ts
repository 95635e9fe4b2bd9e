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

const TOOLS = ['/usr/bin/dpkg-deb', '/usr/bin/7z', '/usr/bin/update-desktop-database'];
const missing = TOOLS.filter((tool) => !existsSync(tool));
const isPossible = process.getuid?.() === 0 && missing.length === 0 && !existsSync(FOLDER);
if (!isPossible) {
  console.warn(
    `\n*** SKIPPED: installing the deb needs root, ${TOOLS.join(', ')}, and none there\n`,
  );
}

(isPossible ? describeElectron : describe.skip)('the packages of Linux', () => {
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
      const kind = 'text/x-memory-scramble-board';
      const known = await run('gio', 'info', '--attributes=standard::content-type', board);
      expect(known).toContain(`standard::content-type: ${kind}\n`);
      expect(await run('xdg-mime', 'query', 'default', kind)).toBe('memory-scramble.desktop\n');
      const entry = await readFile('/usr/share/applications/memory-scramble.desktop', 'utf8');
      expect(entry).toMatch(/^Exec="?\/opt\/Memory Scramble\/memory-scramble"? %U$/m);

      const { page } = await startPackaged(PROGRAM, [board], { cwd: '/' });
      await soon(() => page.locator('.board .card').count()).toBe(9);
    } finally {
      await run('dpkg', '--purge', 'memory-scramble');
    }
    for (const path of [FOLDER, PROGRAM, '/usr/share/applications/memory-scramble.desktop']) {
      expect([path, existsSync(path)]).toEqual([path, false]);
    }
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
