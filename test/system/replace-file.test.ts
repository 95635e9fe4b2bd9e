import { execFileSync } from 'node:child_process';
import * as nodeDisk from 'node:fs/promises';
import { chmod, lstat, mkdir, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  appendIfThere,
  NotAFile,
  readText,
  replaceFile,
  setAside,
} from '../../main/system/disk.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';

async function keptFile(text: string): Promise<string> {
  const filename = join(await tempFolder(), 'kept.json');
  await writeFile(filename, text);
  return filename;
}

describe('a file that is replaced', () => {
  test('holds the new text, and nothing is left beside it', async () => {
    const filename = await keptFile('a rather long old text');
    await replaceFile(filename, 'new', nodeDisk);
    expect(await readFile(filename, 'utf8')).toBe('new');
    expect(await readdir(dirname(filename))).toEqual(['kept.json']);
  });

  test('is made where there was none', async () => {
    const filename = join(await tempFolder(), 'kept.json');
    await replaceFile(filename, '🦀', nodeDisk);
    expect(await readFile(filename, 'utf8')).toBe('🦀');
  });

  test('is forced to the disk before it is renamed, and its folder after', async () => {
    const disk = new TestDisk();
    await replaceFile(await keptFile('old'), 'new', disk);
    const first = ['unlink', 'open', 'write', 'sync', 'close', 'rename'];
    const folder = process.platform === 'win32' ? [] : ['open', 'sync', 'close'];
    expect(disk.calls).toEqual([...first, ...folder]);
  });

  test.each([1, 2, 3, 4, 5, 6])('is whole if call %i to the disk fails', async (failing) => {
    const filename = await keptFile('old');
    const disk = new TestDisk();
    disk.failing('ENOSPC', (call) => call === failing);
    await expect(replaceFile(filename, 'new', disk)).rejects.toThrow('ENOSPC');
    expect(await readFile(filename, 'utf8')).toBe('old');
    await replaceFile(filename, 'newer', disk); // what a failure left is no obstacle
    expect(await readFile(filename, 'utf8')).toBe('newer');
  });

  describe.skipIf(process.platform === 'win32')('after its rename', () => {
    test.each([
      ['open', 7],
      ['sync', 8],
    ])('is saved where the file system refuses to %s a folder', async (name, refused) => {
      for (const code of ['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES']) {
        const filename = await keptFile('old');
        const disk = new TestDisk();
        disk.failing(code, (call) => call === refused);
        await replaceFile(filename, 'new', disk);
        expect([disk.faults, await readFile(filename, 'utf8')]).toEqual([[name], 'new']);
      }
    });

    test('may be lost where the disk fails, and that is told', async () => {
      const disk = new TestDisk();
      disk.failing('EIO', (call) => call === 8);
      await expect(replaceFile(await keptFile('old'), 'new', disk)).rejects.toThrow('EIO');
    });
  });

  test.skipIf(process.platform === 'win32')(
    'is for its owner only, whoever could read it, or a draft of it, before',
    async () => {
      const filename = await keptFile('old');
      await writeFile(`${filename}.draft`, 'a crash left this');
      await chmod(filename, 0o666);
      await chmod(`${filename}.draft`, 0o666);
      await replaceFile(filename, 'new', nodeDisk);
      expect((await stat(filename)).mode & 0o777).toBe(0o600);
    },
  );
});

test.skipIf(process.platform === 'win32')(
  'what a draft links to is not written through, nor a draft that comes back meanwhile',
  async () => {
    const filename = await keptFile('old');
    const elsewhere = join(await tempFolder(), 'precious');
    await writeFile(elsewhere, 'precious');
    await symlink(elsewhere, `${filename}.draft`);
    await replaceFile(filename, 'new', nodeDisk);
    expect(await readFile(elsewhere, 'utf8')).toBe('precious');
    expect((await lstat(filename)).isFile()).toBe(true);

    const disk = new TestDisk();
    const open: TestDisk['open'] = async (path, ...more) => {
      if (String(path).endsWith('.draft')) await symlink(elsewhere, path);
      return disk.open(path, ...more);
    };
    const { rename, readFile: read, readdir: list, stat: look, unlink } = disk;
    const given = { open, rename, readFile: read, readdir: list, stat: look, unlink };
    await expect(replaceFile(filename, 'newer', given)).rejects.toThrow('EEXIST');
    expect(await readFile(elsewhere, 'utf8')).toBe('precious');
  },
);

test.skipIf(process.platform === 'win32')('a pipe is neither read nor appended to', async () => {
  const pipe = join(await tempFolder(), 'kept.json');
  execFileSync('mkfifo', [pipe]);
  await expect(appendIfThere(pipe, 'more', nodeDisk)).rejects.toThrow('ENXIO');
  await expect(readText(pipe, nodeDisk)).rejects.toThrow(NotAFile);
});

describe('a file that is set aside', () => {
  test('keeps every byte under another name beside the old one', async () => {
    const filename = await keptFile('damaged');
    const name = await setAside(filename, nodeDisk);
    expect(dirname(name)).toBe(dirname(filename));
    expect(basename(name)).toMatch(/^kept\.json\.damaged-\d+$/);
    expect(await readdir(dirname(filename))).toEqual([basename(name)]);
    expect(await readFile(name, 'utf8')).toBe('damaged');
  });

  test('may be a folder, or a link to nowhere', async () => {
    const folder = join(await tempFolder(), 'kept.json');
    await mkdir(folder);
    expect((await stat(await setAside(folder, nodeDisk))).isDirectory()).toBe(true);
    const link = join(await tempFolder(), 'kept.json');
    await symlink(join(await tempFolder(), 'nowhere'), link, 'junction'); // everybody may make these
    await expect(setAside(link, nodeDisk)).resolves.toContain('damaged');
  });

  test('stays where it is if the disk refuses', async () => {
    const filename = await keptFile('damaged');
    const disk = new TestDisk();
    disk.failing('EROFS', () => true);
    await expect(setAside(filename, disk)).rejects.toThrow('EROFS');
    expect(await readFile(filename, 'utf8')).toBe('damaged');
  });
});
