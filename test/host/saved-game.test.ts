import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UnreadableSave, continueGame } from '../../main/host/saved-game.ts';
import { peopleAt } from '../support/at-table.ts';
import { continued, kept, lasting, nextRun } from '../support/kept-game.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';

async function filesBeside(filename: string): Promise<readonly string[]> {
  return (await readdir(dirname(filename))).toSorted();
}

describe('a game that is kept', () => {
  test('is on the disk a quarter of a second after a change, and not in the change', async () => {
    const { filename, disk, pass, alice } = await kept('A B / B A');
    await alice.flip(0, 0);
    await pass(249);
    expect(disk.calls).toEqual([]);
    await pass(1);
    expect((await continued(filename)).look('alice').state.mine).toEqual([0]);
    expect(await filesBeside(filename)).toEqual(['game.json']);
  });

  test('is continued with the same view, by the same player', async () => {
    const { filename, saved, table: onTable, alice, ana } = await kept('A A / B C');
    ana.join('Ana');
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    await alice.flip(1, 0);
    await alice.flip(1, 1);
    await saved.save();
    const next = await continued(filename);
    expect(lasting(next.view())).toEqual(lasting(onTable.view()));
    const people = peopleAt(next);
    await people.alice.flip(1, 0); // 3-B, 1-C
    people.alice.sees('up A, up A / my B, down');
    expect(next.you(ana.id)).toMatchObject({ seat: 0, name: 'Ana' });
  });

  test.skipIf(process.platform === 'win32')('may be read by its owner alone', async () => {
    const { filename, saved } = await kept('A A');
    await saved.save();
    expect((await stat(filename)).mode & 0o777).toBe(0o600);
  });

  test.skipIf(process.platform === 'win32')(
    'may be read by its owner alone, whatever draft lay there',
    async () => {
      const { filename, saved } = await kept('A A');
      await writeFile(`${filename}.draft`, 'left behind', { mode: 0o644 });
      await saved.save();
      expect((await stat(filename)).mode & 0o777).toBe(0o600);
    },
  );

  test('is written once for many changes', async () => {
    const { disk, pass, table: onTable, ana } = await kept('A B / B A');
    for (const name of ['Ana', 'Anna', 'Anne']) ana.join(name);
    onTable.startGame();
    await pass(100);
    ana.join('Annika');
    await pass(150);
    expect(disk.count('rename')).toBe(1);
    await pass(10_000);
    expect(disk.count('rename')).toBe(1);
    ana.join('Ana');
    await pass(250);
    expect(disk.count('rename')).toBe(2);
  });

  test('is written again for a change that came while it was written', async () => {
    const { filename, saved, pass, disk, alice } = await kept('A B / B A');
    const writing = saved.save();
    await until(() => disk.calls.length > 0);
    await alice.flip(0, 0);
    await writing;
    await pass(250);
    expect(disk.count('rename')).toBe(2);
    expect((await continued(filename)).look('alice').state.mine).toEqual([0]);
  });

  test('several saves at once are written one after the other', async () => {
    const { saved, disk } = await kept('A A');
    await Promise.all([saved.save(), saved.save(), saved.save()]);
    const once = disk.calls.slice(0, disk.calls.length / 3);
    expect(disk.calls).toEqual([...once, ...once, ...once]);
    const folder = process.platform === 'win32' ? [] : ['open', 'sync', 'close'];
    expect(once).toEqual(['open', 'chmod', 'write', 'sync', 'close', 'rename', ...folder]);
  });

  test('is written a last time at the stop, and then no more', async () => {
    const { filename, saved, pass, clock, disk, alice, ana } = await kept('A B / B A');
    await alice.flip(0, 0);
    await saved.stop();
    expect((await continued(filename)).look('alice').state.mine).toEqual([0]);
    expect(clock.timers).toBe(0);
    ana.join('Ana');
    await pass(10_000);
    expect(disk.count('rename')).toBe(1);
  });
});

describe('continuing', () => {
  test('finds nothing where nothing is, and makes nothing', async () => {
    const filename = join(await tempFolder(), 'game.json');
    expect(await continueGame(filename, nextRun)).toEqual({ found: 'nothing' });
    expect(await filesBeside(filename)).toEqual([]);
  });

  test.each<[string, (good: string) => string]>([
    ['empty', () => ''],
    ['no JSON', () => 'once upon a time'],
    ['another JSON', () => '{"format":"memory-scramble 1"}'],
    ['of another format', (good) => good.replace('memory-scramble 1', 'memory-scramble 2')],
    ['cut off', (good) => good.slice(0, good.length / 2)],
    ['one that breaks an invariant', (good) => good.replace(/"plays":\[\{.*?\}\]/, '"plays":[]')],
    ['a play of nobody', (good) => good.replace(/"players":\[[^\]]*\]/, '"players":[]')],
  ])('sets aside what is %s, and never deletes it', async (_, damage) => {
    const { filename, saved, alice } = await kept('A B / B A');
    await alice.flip(0, 0);
    await saved.save();
    const good = await readFile(filename, 'utf8');
    const damaged = damage(good);
    expect(damaged).not.toBe(good);
    await writeFile(filename, damaged);
    const found = await continueGame(filename, nextRun);
    if (found.found !== 'damaged') throw new Error(`found ${found.found}`);
    expect(found.setAsideAs).toMatch(/game\.json\.damaged-\d+$/);
    expect(await readFile(found.setAsideAs, 'utf8')).toBe(damaged);
    expect(await filesBeside(filename)).toEqual([basename(found.setAsideAs)]);
    expect(await continueGame(filename, nextRun)).toEqual({ found: 'nothing' });
  });

  test('what cannot be read is left where it is, and the host is told', async () => {
    const { filename, saved, disk } = await kept('A A');
    await saved.save();
    disk.failing('EIO', () => true);
    await expect(continueGame(filename, nextRun, disk)).rejects.toThrow(UnreadableSave);
    expect((await continued(filename)).game).toBe(1);
    await expect(continueGame(dirname(filename), nextRun)).rejects.toThrow(UnreadableSave);
  });

  test('what is damaged and cannot be set aside stays, and the host is told', async () => {
    const { filename, disk } = await kept('A A');
    await writeFile(filename, 'damaged');
    disk.failing('EROFS', (call) => call === 2);
    await expect(continueGame(filename, nextRun, disk)).rejects.toThrow(UnreadableSave);
    expect(await readFile(filename, 'utf8')).toBe('damaged');
  });
});
