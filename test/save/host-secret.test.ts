import { execFileSync } from 'node:child_process';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptSecret, newSecret } from '../../main/save/host-secret.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A game that is saved, and what is said about the secret beside it. */
async function kept() {
  const folder = await tempFolder();
  const saveFile = join(folder, 'game');
  const file = `${saveFile}.host`;
  const told: string[] = [];
  const secret = () => keptSecret(saveFile, disk, (sentence) => void told.push(sentence));
  return { folder, file, told, secret };
}

test('the secret of the host’s page outlives a restart where the game is saved', async () => {
  const { file, told, secret } = await kept();
  const first = await secret();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await secret()).toBe(first);
  expect(told).toEqual([]);
  const { mode } = await disk.stat(file);
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
});

describe('a new secret is made, and that is told, where the file', () => {
  test.each<[string, string, (file: string) => Promise<unknown>]>([
    ['is empty', 'is damaged', (file) => disk.writeFile(file, '', { mode: 0o600 })],
    ['is cut', 'is damaged', (file) => disk.writeFile(file, newSecret(), { mode: 0o600 })],
    [
      'is huge',
      'is damaged',
      (file) => disk.writeFile(file, newSecret().repeat(100_000), { mode: 0o600 }),
    ],
    [
      'has something else in it',
      'is damaged',
      (file) => disk.writeFile(file, `${'x'.repeat(32)}\n`, { mode: 0o600 }),
    ],
  ])('%s', async (_, problem, damage) => {
    const { file, told, secret } = await kept();
    await damage(file);
    const first = await secret();
    expect(told).toEqual([`${file} ${problem}, so your page has a new address`]);
    expect(await secret()).toBe(first);
    expect(told).toHaveLength(1);
  });

  test.skipIf(process.platform === 'win32')('can be read by others', async () => {
    const { file, told, secret } = await kept();
    const first = await secret();
    await disk.chmod(file, 0o644);
    expect(await secret()).not.toBe(first);
    expect(told).toEqual([`${file} can be read by others, so your page has a new address`]);
    expect((await disk.stat(file)).mode & 0o777).toBe(0o600);
  });

  test.skipIf(process.platform === 'win32')(
    'is a link, or a pipe, which is not waited for',
    async () => {
      const { folder, file, told, secret } = await kept();
      const elsewhere = join(folder, 'elsewhere');
      await disk.writeFile(elsewhere, `${newSecret()}\n`, { mode: 0o600 });
      await disk.symlink(elsewhere, file);
      const first = await secret();
      expect(await disk.readFile(elsewhere, 'utf8')).not.toContain(first);
      await disk.unlink(file);
      execFileSync('mkfifo', ['-m', '600', file]);
      await secret();
      expect(told.map((each) => each.slice(file.length + 1))).toEqual([
        expect.stringMatching(/^cannot be read \(ELOOP/),
        'is not a regular file, so your page has a new address',
      ]);
      expect((await disk.lstat(file)).isFile()).toBe(true);
    },
  );
});

test('where nothing can be written, the host goes on; that the game is not saved is told', async () => {
  const told: string[] = [];
  const nowhere = join(await tempFolder(), 'missing', 'game');
  const secret = await keptSecret(nowhere, disk, (sentence) => void told.push(sentence));
  expect(secret).toMatch(/^[0-9a-f]{32}$/);
  expect(told).toEqual([]);
});
