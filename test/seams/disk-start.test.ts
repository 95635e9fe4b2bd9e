/** Disk error × start: whatever the disk refuses while a host starts, friends can play. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SaveTrouble } from '../../shared/host-state.ts';
import { continued, lasting } from '../support/kept-game.ts';
import { serve } from '../support/host.ts';
import { settled } from '../support/promises.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';
import { until } from '../support/until.ts';

/** A host that saves its game on a disk where these calls fail. */
async function hostOn(fails: (call: number) => boolean) {
  const filename = join(await tempFolder(), 'game.json');
  const disk = new TestDisk();
  const troubles: SaveTrouble[] = [];
  disk.failing('EIO', fails);
  const onTrouble = (trouble: SaveTrouble) => void troubles.push(trouble);
  const save = { filename, onTrouble, isRunning: async () => false };
  const host = await serve('A A / B B', {}, { disk, save });
  const pass = async (ms: number) => {
    host.clock.pass(ms);
    await settled();
    await until(() => disk.isIdle);
    await settled();
  };
  return { ...host, filename, disk, troubles, pass };
}

describe.each(['once', 'from then on'] as const)('a disk that fails %s', (how) => {
  test('at each call of the start: the host serves, and keeps the game once it can', async () => {
    const faulty = new Set<string | undefined>();
    for (let failAt = 1; ; failAt++) {
      const host = await hostOn((call) => (how === 'once' ? call === failAt : call >= failAt));
      const { wire, disk, filename, table, troubles, running, pass } = host;
      if (disk.faults.length === 0) break;
      faulty.add(disk.faults[0]);

      expect((await wire.get('/flip/alice/0,0')).body).toBe('2x2\nmy A\ndown\ndown\ndown\n');
      expect(troubles).toEqual([...new Set(troubles)]); // each is told once
      for (const trouble of troubles) expect(['disk', 'unrecorded', 'evening']).toContain(trouble);

      disk.failing('EIO', () => false);
      await pass(1_000);
      expect(running.saveTrouble).toBeNull();
      expect(lasting((await continued(filename)).view())).toEqual(lasting(table.view()));
      await host.stop();
    }
    expect(faulty).toEqual(
      new Set([
        'unlink',
        'open',
        'write',
        'sync',
        'close',
        'rename',
        'readdir',
        'stat',
        'readFile',
      ]),
    );
  });

  test('at each call of a save: it is told what is wrong, and saved when it is right', async () => {
    for (let failAt = 1; ; failAt++) {
      const { wire, disk, filename, table, troubles, running, pass, stop } = await hostOn(
        () => false,
      );
      disk.failing('EIO', (call) => (how === 'once' ? call === failAt : call >= failAt));
      await wire.get('/flip/alice/0,0');
      await pass(250);
      if (disk.faults.length === 0) break;
      expect(['disk', 'unrecorded', 'evening']).toContain(troubles[0]); // nobody else has the file
      expect(troubles).toHaveLength(1);
      disk.failing('EIO', () => false);
      await pass(1_000);
      expect(running.saveTrouble).toBeNull();
      expect(lasting((await continued(filename)).view())).toEqual(lasting(table.view()));
      await stop();
    }
  });
});
