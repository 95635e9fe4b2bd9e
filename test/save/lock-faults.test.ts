import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SaveLock } from '../../main/save/lock.ts';
import { TestClock } from '../support/clock.ts';
import { serve } from '../support/host.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';
import { until } from '../support/until.ts';

test('a disk that fails for a moment is no other host: the game is saved a second later', async () => {
  const disk = new TestDisk();
  const clock = new TestClock();
  const filename = join(await tempFolder(), 'game.json');
  const troubles: string[] = [];
  const onTrouble = (trouble: string) => void troubles.push(trouble);
  const save = { filename, onTrouble, isRunning: async () => false };
  const { running, table } = await serve('A B / B A', {}, { disk, clock, save });
  const before = disk.count('rename');
  await table.flip('alice', { row: 0, column: 0 });
  disk.failing('EIO', (call) => call === 1);
  await running.save();
  expect(disk.faults).toEqual(['stat']); // who has the file could not be read
  expect(troubles).toEqual(['disk']);
  clock.pass(1_000);
  await until(() => running.saveTrouble === null);
  expect(disk.count('rename')).toBe(before + 2); // the game, and the evening
});

test('a disk that fails at the end leaves the lock behind, which keeps nobody away', async () => {
  const disk = new TestDisk();
  const filename = join(await tempFolder(), 'game.json');
  const own = { port: 8_080, run: 'one' };
  const lock = new SaveLock({ filename, disk, own, isRunning: async () => false });
  await lock.take();
  disk.failing('EIO', () => true);
  await lock.release();
  disk.failing('EIO', () => false);
  const next = { filename, disk, own: { port: 8_080, run: 'two' }, isRunning: async () => false };
  await new SaveLock(next).take();
});
