import * as nodeDisk from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { UnreadableSave, continueGame } from '../../main/save/continue-game.ts';
import { limits } from '../../shared/limits.ts';
import { peopleAt } from '../support/table.ts';
import { continued, kept, lasting, nextRun } from '../support/kept-game.ts';
import { hosted } from '../support/hosted.ts';
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
    onTable.room.startGame();
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
    await saved.save(); // the first one looks for pictures that were left behind, too
    const before = disk.calls.length;
    await Promise.all([saved.save(), saved.save(), saved.save()]);
    const calls = disk.calls.slice(before);
    const once = calls.slice(0, calls.length / 3);
    expect(calls).toEqual([...once, ...once, ...once]);
    const folder = process.platform === 'win32' ? [] : ['open', 'sync', 'close'];
    expect(once).toEqual(['unlink', 'open', 'write', 'sync', 'close', 'rename', ...folder]);
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

describe('a disk that is slow', () => {
  test('is told of once, because a crash would cost more than a second', async () => {
    let ms: number = limits.saveMsMax;
    const { saved, troubles, clock, disk } = await kept('A A');
    disk.failing('', () => {
      if (disk.calls.at(-1) === 'rename') clock.pass(ms);
      return false;
    });
    await saved.save();
    expect([saved.trouble, troubles]).toEqual([null, []]);
    ms++;
    await saved.save();
    expect([saved.trouble, troubles.length]).toEqual(['slow', 1]);
    expect(troubles[0]).toContain('501 ms');
    ms = 1;
    await saved.save();
    expect(saved.trouble).toBeNull();
    ms = 2_000;
    await saved.save();
    expect([saved.trouble, troubles.length]).toEqual(['slow', 1]);
  });
});

describe('a file that another host has taken over', () => {
  test('is not written any more, and the host is told once', async () => {
    let isOurs = true;
    const { saved, filename, ana, pass, troubles } = await kept('A A', {
      isOurs: async () => isOurs,
    });
    await saved.save();
    const before = await readFile(filename, 'utf8');
    isOurs = false;
    for (const name of ['Ana', 'Anna']) {
      ana.join(name);
      await pass(250);
    }
    expect(saved.trouble).toBe('shared');
    expect(troubles).toHaveLength(1);
    expect(await readFile(filename, 'utf8')).toBe(before);
  });
});

describe('continuing', () => {
  test('finds nothing where nothing is, and makes nothing', async () => {
    const filename = join(await tempFolder(), 'game.json');
    expect(await continueGame(filename, nextRun, nodeDisk)).toEqual({ found: 'nothing' });
    expect(await filesBeside(filename)).toEqual([]);
  });

  const unsigned = (good: string) => good.replace(/"checksum":"\w+",/, '');

  test.each<[string, string, (good: string) => string]>([
    ['empty', 'it is not JSON', () => ''],
    ['no JSON', 'it is not JSON', () => 'once upon a time'],
    ['a list', 'it is JSON, but not a saved game', () => '[1]'],
    ['another JSON', 'its field "game" is not legal', () => '{"format":"memory-scramble 1"}'],
    [
      'of another format',
      'its field "format" is not legal',
      (good) => unsigned(good).replace('memory-scramble 1', 'memory-scramble 3'),
    ],
    [
      'of a later version',
      'its field "music" is not legal',
      (good) => unsigned(good).replace('{', '{"music":true,'),
    ],
    ['cut off', 'its checksum does not match', (good) => good.slice(0, good.length / 2)],
    [
      'one that breaks an invariant',
      'RI',
      (good) => unsigned(good).replace(/"plays":\[\{.*?\}\]/, '"plays":[]'),
    ],
    [
      'a play of nobody',
      'who plays has a seat',
      (good) => unsigned(good).replace(/"players":\[[^\]]*\]/, '"players":[]'),
    ],
  ])('sets aside what is %s, says why (%s), and never deletes it', async (_, why, damage) => {
    const { filename, saved, alice } = await kept('A B / B A');
    await alice.flip(0, 0);
    await saved.save();
    const good = await readFile(filename, 'utf8');
    const damaged = damage(good);
    expect(damaged).not.toBe(good);
    await writeFile(filename, damaged);
    const found = await continueGame(filename, nextRun, nodeDisk);
    if (found.found !== 'damaged') throw new Error(`found ${found.found}`);
    expect(found.reason).toContain(why);
    expect(found.setAsideAs).toMatch(/game\.json\.damaged-\d+$/);
    expect(await readFile(found.setAsideAs, 'utf8')).toBe(damaged);
    expect(await filesBeside(filename)).toEqual([basename(found.setAsideAs)]);
    expect(await continueGame(filename, nextRun, nodeDisk)).toEqual({ found: 'nothing' });
  });

  test.each(['EIO', 'EACCES'])('%s: a file that cannot be read is left as it is', async (code) => {
    const { filename, saved, disk } = await kept('A A');
    await saved.save();
    for (const failing of [1, 2]) {
      disk.failing(code, (call) => call === failing);
      await expect(continueGame(filename, nextRun, disk)).rejects.toThrow(UnreadableSave);
    }
    expect(await filesBeside(filename)).toEqual(['game.json']);
    expect((await continued(filename)).game.number).toBe(1);
  });

  test('something that is no file is refused at once, and not waited for', async () => {
    const folder = await tempFolder();
    await expect(continueGame(folder, nextRun, nodeDisk)).rejects.toThrow(UnreadableSave);
    if (process.platform === 'win32') return; // it has other devices, and no such pipes
    await expect(continueGame('/dev/null', nextRun, nodeDisk)).rejects.toThrow(
      /is not a file that a game/,
    );
    const pipe = join(folder, 'pipe');
    await promisify(execFile)('mkfifo', [pipe]);
    await expect(continueGame(pipe, nextRun, nodeDisk)).rejects.toThrow(
      /is not a file that a game/,
    );
  });

  test('a damaged game that cannot be set aside stays, and the host is told', async () => {
    const { filename, disk } = await kept('A A');
    await writeFile(filename, 'damaged');
    disk.failing('EROFS', (call) => call === 3);
    await expect(continueGame(filename, nextRun, disk)).rejects.toThrow(UnreadableSave);
    expect(await readFile(filename, 'utf8')).toBe('damaged');
  });
});

test('a game and its record are saved as of one moment, even if another game begins meanwhile', async () => {
  const people = hosted('A A / B B');
  const told = () => ({
    records: [{ table: 1, record: people.recorder.record }],
    evening: people.tonight.evening,
  });
  const { saved, filename, disk } = await kept(people, { told });
  disk.failing('', (call) => {
    if (call === 1) people.table.room.startGame(); // the record of the first game is about to be written
    return false;
  });
  await saved.save();
  expect((await continued(filename)).game.number).toBe(1);
  expect(await filesBeside(filename)).toEqual(['game.json', 'game.json.record-1']);
  await saved.save();
  expect((await continued(filename)).game.number).toBe(2);
  expect(await filesBeside(filename)).toEqual(['game.json', 'game.json.record-2']);
});
