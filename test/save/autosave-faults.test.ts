import { expect, test } from 'vitest';
import { continued, kept, lasting } from '../support/kept-game.ts';

const faults = [
  ['ENOSPC', 'full'],
  ['EROFS', 'denied'],
  ['EACCES', 'denied'],
  ['EIO', 'disk'],
] as const;

const cases = faults.flatMap(([code, trouble]) =>
  (['once', 'from then on'] as const).map((how) => ({ code, trouble, how })),
);

const told = '$code $how, at each call: the game goes on, and so does saving';
test.each(cases)(told, async ({ code, trouble, how }) => {
  const faulty = new Set<string | undefined>();
  for (let failAt = 1; ; failAt++) {
    const { filename, disk, troubles, saved, pass, table: onTable, ana } = await kept('A A / B B');
    ana.join('Ana');
    await saved.save();
    const lastGood = lasting(onTable.view());
    disk.failing(code, (call) => (how === 'once' ? call === failAt : call >= failAt));
    await ana.flip(0, 0);
    await pass(250);
    if (disk.faults.length === 0) break;
    faulty.add(disk.faults[0]);
    const isRenamed = disk.count('rename') === 2 && !disk.faults.includes('rename');
    if (isRenamed && code === 'EACCES' && process.platform !== 'win32') {
      // Nobody may open the folder, but the game is in its place.
      expect([troubles, saved.trouble]).toEqual([[], null]);
      expect(lasting((await continued(filename)).view())).toEqual(lasting(onTable.view()));
      await saved.stop();
      continue;
    }

    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toContain(code);
    expect(saved.trouble).toBe(trouble);
    const onDisk = lasting((await continued(filename)).view());
    expect(onDisk).toEqual(isRenamed ? lasting(onTable.view()) : lastGood);

    await ana.flip(0, 1);
    await pass(999);
    await pass(1); // tried again
    expect(troubles).toHaveLength(1);
    expect(saved.trouble === null).toBe(how === 'once');
    expect((await continued(filename)).game.number).toBe(1);

    disk.failing(code, () => false);
    await pass(1_000);
    expect(saved.trouble).toBeNull();
    expect(lasting((await continued(filename)).view())).toEqual(lasting(onTable.view()));
    expect(ana.view.score).toBe(1);

    disk.failing(code, () => true);
    await saved.save();
    expect(troubles).toHaveLength(2); // told once for each time that it begins
    await saved.stop();
  }
  expect(faulty).toEqual(new Set(['unlink', 'open', 'write', 'sync', 'close', 'rename']));
});
