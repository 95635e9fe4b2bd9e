import * as nodeDisk from 'node:fs/promises';
import { appendFile, mkdir, readFile, readdir, stat, symlink, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RecordedGame } from '../../main/game/record.ts';
import { continueRecord } from '../../main/save/continue-record.ts';
import { parseRecord } from '../../main/save/record-file.ts';
import { SaveFolder } from '../../main/save/save-folder.ts';
import { Recorder } from '../../main/story/recorder.ts';
import type { RecordStep } from '../../shared/record.ts';
import { TestClock } from '../support/clock.ts';
import { serve } from '../support/host.ts';
import { replayDifference } from '../support/replay.ts';
import { failLoudly, followed, peopleAt, restarted, tableGame } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { TestDisk } from '../support/test-disk.ts';

const HEAD = { game: 1, title: 'Test', rows: 1, columns: 2, cards: ['A', 'A'] };

function left(seat: number): RecordStep {
  return {
    ms: seat,
    cause: { kind: 'leave', seats: [seat] },
    events: [{ rule: '4-C', kind: 'left', seat }],
  };
}

/** A record of one step on a real disk. */
async function written() {
  const saveFile = join(await tempFolder(), 'game.json');
  const disk = new TestDisk();
  const folder = new SaveFolder(saveFile, disk);
  const file = folder.recordOf(1);
  const record = new RecordedGame(HEAD);
  record.name(0, 'Ana');
  record.add(left(0));
  await file.write(record);
  const read = async (game = 1) => parseRecord(await readFile(file.of(game).filename, 'utf8'));
  return { saveFile, disk, folder, file, record, read };
}

describe('the file of a record', () => {
  test('has all of it, and only its owner may read it', async () => {
    const { file, read } = await written();
    expect(await read()).toEqual({
      head: HEAD,
      seats: [{ seat: 0, name: 'Ana' }],
      steps: [left(0)],
    });
    if (process.platform !== 'win32') {
      expect((await stat(file.of(1).filename)).mode & 0o777).toBe(0o600);
    }
  });

  test('is appended to, and not touched where nothing is new', async () => {
    const { file, record, disk, read } = await written();
    const renames = disk.count('rename');
    record.add(left(1));
    record.name(1, 'Ben');
    record.name(0, 'Anna');
    await file.write(record);
    expect(await read()).toEqual({
      head: HEAD,
      seats: [
        { seat: 0, name: 'Anna' },
        { seat: 1, name: 'Ben' },
      ],
      steps: [left(0), left(1)],
    });
    expect(disk.count('rename')).toBe(renames);
    const calls = disk.calls.length;
    await file.write(record);
    expect(disk.calls).toHaveLength(calls);
  });

  test('is written anew where somebody has removed it', async () => {
    const { file, record, read } = await written();
    await unlink(file.of(1).filename);
    record.add(left(1));
    await file.write(record);
    expect((await read())?.steps).toEqual([left(0), left(1)]);
  });

  test.each(['open', 'write', 'sync', 'close'])(
    'is whole again after a disk whose %s failed',
    async (call) => {
      const { file, record, disk, read } = await written();
      record.add(left(1));
      disk.failing('ENOSPC', (number) => disk.calls.at(-1) === call && number <= 4);
      await expect(file.write(record)).rejects.toThrow('ENOSPC');
      expect(disk.faults).toEqual([call]);
      disk.failing('ENOSPC', () => false);
      record.add(left(2));
      await file.write(record);
      expect((await read())?.steps).toEqual([left(0), left(1), left(2)]);
    },
  );

  test('of the last game goes once the next game is saved, and not before', async () => {
    const { folder, file, read, saveFile } = await written();
    const record = new RecordedGame({ ...HEAD, game: 2 });
    await file.write(record);
    expect((await read(1))?.steps).toEqual([left(0)]);
    expect((await read(2))?.steps).toEqual([]);
    await folder.write({
      game: '{}',
      pictures: new Map(),
      brought: new Map(),
      records: [{ table: 1, record }],
    });
    const names = await readdir(join(saveFile, '..'));
    expect(names.toSorted()).toEqual(['game.json', 'game.json.record-2']);
  });

  test.skipIf(process.platform === 'win32')(
    'is never written through a link that lies in its place',
    async () => {
      const { file, record } = await written();
      const elsewhere = join(await tempFolder(), 'precious');
      await nodeDisk.writeFile(elsewhere, 'precious');
      await unlink(file.of(1).filename);
      await symlink(elsewhere, file.of(1).filename);
      record.add(left(1));
      await expect(file.write(record)).rejects.toThrow('ELOOP');
      await file.write(record);
      expect(await readFile(elsewhere, 'utf8')).toBe('precious');
    },
  );

  test.each(['', '{', '{"ms":1}', 'null'])(
    'is read up to a line that is none: %j',
    async (line) => {
      const { file, read } = await written();
      await appendFile(file.of(1).filename, `${line}\n${JSON.stringify(left(1))}\n`);
      expect((await read())?.steps).toEqual([left(0)]);
      expect((await read())?.damagedLine).toBe(4);
    },
  );

  test('is read up to a line that a crash cut, at every byte', async () => {
    const { file, record } = await written();
    const whole = await readFile(file.of(1).filename, 'utf8');
    record.add(left(1));
    await file.write(record);
    const more = await readFile(file.of(1).filename, 'utf8');
    for (let length = whole.length; length < more.length; length++) {
      expect(parseRecord(more.slice(0, length))?.steps).toEqual([left(0)]);
    }
    for (let length = 0; length < JSON.stringify(HEAD).length; length++) {
      expect(parseRecord(more.slice(0, length))).toBeUndefined();
    }
  });

  test('is read up to the line in which a bit has flipped, whichever it is', async () => {
    const { file, record } = await written();
    record.name(1, 'Zoë');
    record.add(left(1));
    await file.write(record);
    const whole = await readFile(file.of(1).filename);
    const truth = parseRecord(whole.toString());
    if (truth === undefined) throw new Error('it cannot be read');
    for (let bit = 0; bit < 8 * whole.length; bit++) {
      const flipped = Buffer.from(whole);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const found = parseRecord(flipped.toString());
      if (found === undefined) continue;
      expect(found.head).toEqual(truth.head);
      expect(found.steps).toEqual(truth.steps.slice(0, found.steps.length));
      expect(found.seats).toEqual(truth.seats.slice(0, found.seats.length));
      const isLess = found.steps.length + found.seats.length < 4;
      expect(isLess).toBe(true); // not even the last newline can change unseen
    }
  });
});

/** A game that was played, recorded and kept, and the next run of its host. */
async function played() {
  const { saveFile } = await written();
  const people = tableGame('A B / B A / C C');
  const { table, alice, bob } = people;
  const recorder = followed(
    table,
    new Recorder(table, { clock: new TestClock(), report: failLoudly }),
  );
  const file = new SaveFolder(saveFile, nodeDisk).recordOf(1);
  await alice.flip(0, 0);
  await alice.flip(1, 1);
  void bob.flip(0, 0);
  await bob.replace('C', 'D');
  const filename = file.of(1).filename;
  await file.write(recorder.record);
  const troubles: string[] = [];
  const goOn = async (disk = new TestDisk()) => {
    const next = peopleAt(restarted(table));
    const nextFolder = new SaveFolder(saveFile, disk);
    const tell = (detail: string) => void troubles.push(detail);
    const found = await continueRecord(next.table, nextFolder.recordOf(1), tell);
    const clock = new TestClock();
    const nextRecorder = followed(
      next.table,
      new Recorder(next.table, { clock, report: failLoudly, found }),
    );
    return { ...next, recorder: nextRecorder, folder: nextFolder, file: nextFolder.recordOf(1) };
  };
  return { ...people, recorder, file, filename, saveFile, troubles, goOn };
}

describe('a record over a restart of the host', () => {
  test('goes on, and tells that nobody waits any more', async () => {
    const { recorder: before, goOn, troubles } = await played();
    const { recorder, alice, bob } = await goOn();
    const steps = [...recorder.record.steps()];
    expect(steps.slice(0, -1)).toEqual([...before.record.steps()]);
    expect(steps.at(-1)).toEqual({
      ms: 0,
      cause: { kind: 'restart', seats: [1] },
      events: [{ rule: '4-B', kind: 'stopped-waiting', seat: 1, at: 0 }],
    });
    await alice.flip(0, 1);
    await bob.flip(2, 0);
    const { head, seats, leftOut } = recorder.record;
    expect([head, seats, leftOut]).toEqual([before.record.head, before.record.seats, 0]);
    const all = [...recorder.record.steps()];
    expect(all).toHaveLength(7);
    expect(await replayDifference({ ...head, steps: all })).toBeUndefined();
    expect(troubles).toEqual([]);
  });

  test('is cut to what the saved game knows: steps after that never were', async () => {
    const { recorder: before, filename, goOn } = await played();
    const count = before.record.count;
    await appendFile(filename, `${JSON.stringify(left(1))}\n`);
    const { recorder } = await goOn();
    expect([...recorder.record.steps()].slice(0, count)).toEqual([...before.record.steps()]);
    expect(recorder.record.count).toBe(count + 1); // and that nobody waits any more
  });

  test('without its last steps says so, and follows the game from there on', async () => {
    const { filename, goOn, troubles } = await played();
    const text = await readFile(filename, 'utf8');
    await nodeDisk.writeFile(filename, text.slice(0, -5));
    const { recorder, alice } = await goOn();
    expect([recorder.record.lines.length, recorder.record.leftOut]).toEqual([3, 1]);
    await alice.flip(0, 1);
    expect(recorder.record.leftOut).toBe(2);
    expect(recorder.stepsAfter({ since: 4 })).toMatchObject({ first: 5, steps: [{}], count: 5 });
    expect(troubles).toEqual([`${filename} has not every step`]);
  });

  test('that is gone is left out', async () => {
    const { filename, goOn, troubles } = await played();
    await unlink(filename);
    const { recorder } = await goOn();
    expect([recorder.record.lines.length, recorder.record.leftOut]).toEqual([0, 4]);
    expect(recorder.record.seats).toEqual([]);
    expect(troubles).toEqual([`${filename} is gone`]);
  });

  test.each<[string, (text: string) => string]>([
    ['of other cards', (text) => text.replace('"B"', '"X"')],
    ['of another game', (text) => text.replace('"game":1', '"game":2')],
    ['of another board', (text) => text.replace('"columns":2', '"columns":3')],
    ['that leads elsewhere', (text) => text.replace('"kind":"turned-up"', '"kind":"turned-down"')],
  ])('%s is set aside, and never lost', async (_, damage) => {
    const { filename, goOn, troubles, file } = await played();
    const text = await readFile(filename, 'utf8');
    const unchecked = text.replaceAll(/\t.*$/gm, '');
    await nodeDisk.writeFile(filename, damage(unchecked).replace(',"card":"A"}', '}'));
    const { recorder, file: nextFile } = await goOn();
    expect([recorder.record.lines.length, recorder.record.leftOut]).toEqual([0, 4]);
    const [aside = ''] = /\S+$/.exec(troubles[0] ?? '') ?? [];
    expect(await readFile(aside, 'utf8')).not.toBe(text);
    await nextFile.write(recorder.record);
    expect(file.of(1).filename).toBe(filename);
    expect(await readFile(filename, 'utf8')).toContain('"game":1');
  });

  test('with a damaged line is read up to there, and the host is told', async () => {
    const { filename, goOn, troubles } = await played();
    const text = await readFile(filename, 'utf8');
    await nodeDisk.writeFile(filename, text.replace('"rule":"2-D"', '"rule":"2-E"'));
    const { recorder } = await goOn();
    expect([recorder.record.lines.length, recorder.record.leftOut]).toEqual([1, 3]);
    expect(troubles).toEqual([`${filename} is damaged at line 5, and is read up to there`]);
  });

  test('whose head is damaged is set aside', async () => {
    const { filename, goOn, troubles } = await played();
    const text = await readFile(filename, 'utf8');
    await nodeDisk.writeFile(filename, text.replace('"B"', '"X"'));
    await goOn();
    const [aside = ''] = /\S+$/.exec(troubles[0] ?? '') ?? [];
    expect(await readFile(aside, 'utf8')).toContain('"X"');
  });

  test('that cannot be read is not written over', async () => {
    const { filename, goOn, troubles } = await played();
    await unlink(filename);
    await mkdir(filename);
    const { recorder, file } = await goOn();
    expect(troubles).toEqual([`${filename} is not a regular file`]);
    await file.write(recorder.record);
    expect((await stat(filename)).isDirectory()).toBe(true);
  });

  test('of a game that another run left behind goes with the next save', async () => {
    const { goOn, saveFile } = await played();
    const others = ['.record-2', '.record-48', '.record-47.draft'];
    for (const end of others) await nodeDisk.writeFile(saveFile + end, 'of a host that was killed');
    const kept = ['.damaged-7.record-3', '.record-1.damaged-8', '2.record-4'];
    for (const end of kept) await nodeDisk.writeFile(saveFile + end, 'of others');
    const { recorder, folder } = await goOn();
    const { record } = recorder;
    await folder.write({
      game: '{}',
      pictures: new Map(),
      brought: new Map(),
      records: [{ table: 1, record }],
    });
    const names = await readdir(join(saveFile, '..'));
    expect(names.toSorted()).toEqual(
      ['', '.record-1', ...kept].map((end) => `game.json${end}`).toSorted(),
    );
  });

  test('of earlier games go when the host starts, whether it goes on with a game or not', async () => {
    const { saveFile } = await played();
    await nodeDisk.writeFile(`${saveFile}.record-48`, 'Ana');
    const save = { filename: saveFile, onTrouble: failLoudly, isRunning: async () => false };
    await serve('A B / B A', {}, { save });
    const names = await readdir(join(saveFile, '..'));
    expect(names.filter((name) => name.includes('record'))).toEqual(['game.json.record-1']);
  });

  test('a game saved without a record is followed from there on', async () => {
    const { table, alice } = tableGame('A B / B A');
    await alice.flip(0, 0);
    const next = restarted(table);
    const recorder = followed(
      next,
      new Recorder(next, { clock: new TestClock(), report: failLoudly }),
    );
    expect(recorder.record.leftOut).toBe(1);
    expect(recorder.stepsAfter({})).toEqual({ game: 1, first: 2, steps: [], count: 1 });
  });
});
