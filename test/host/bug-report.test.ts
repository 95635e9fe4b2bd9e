import { RuleFailure } from '../../shared/failures.ts';
import { secretId } from '../support/wire.ts';
import * as nodeDisk from 'node:fs/promises';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BugReports, describeBug } from '../../main/host/bug-report.ts';
import { Recorder } from '../../main/story/recorder.ts';
import { list } from '../../shared/readers.ts';
import { readStep } from '../../shared/record.ts';
import { BrokenBoard } from '../../main/game/board.ts';
import { deck } from '../support/game.ts';
import { TestClock } from '../support/clock.ts';
import { failLoudly, followed, peopleAt, table } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';

/** A table with people everywhere a table can know them, and the report of a bug that breaks it. */
async function reported() {
  const folder = await tempFolder();
  const told: string[] = [];
  const bugs: unknown[] = [];
  const people = peopleAt(table('A A / B B', {}, (bug) => bugs.push(bug)));
  const { table: onTable, ana, ben, eva, tv, alice } = people;
  const recorder = followed(
    onTable,
    new Recorder(onTable, { clock: new TestClock(), report: failLoudly }),
  );
  const tell = (sentence: string) => {
    told.push(sentence);
  };
  followed(onTable, new BugReports({ table: onTable, recorder }, { folder, disk: nodeDisk }, tell));
  eva.join('Eva');
  onTable.remove(eva.id);
  tv.join('Tom');
  onTable.block(tv.id);
  onTable.room.startGame({ deck: deck('A A / B B'), title: 'Test' }); // Eva and Tom have no seat now
  ana.join('Ana');
  ben.join('Ben');
  onTable.room.setDoor('open', 'Ab12');
  await ana.flip(0, 0, { number: 1 });
  await ana.flip(0, 1, { number: 2 });
  await ben.flip(1, 0);
  void alice.flip(1, 0);
  Object.assign(onTable.look('x').state.spots[2] ?? {}, { card: 'forged' });
  await expect(alice.flip(1, 1)).rejects.toThrow(BrokenBoard);
  await until(() => told.length > 0);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  return { ...people, folder, told, bugs, text, file: join(folder, name) };
}

test('the report of a bug can be given away: it has no secret id, and no code', async () => {
  const { text, ana, ben, eva, tv } = await reported();
  for (const { id } of [ana, ben, eva, tv]) expect(text).not.toContain(id);
  expect(text).not.toContain('Ab12');
});

test('it has the error, and the record up to the step that broke the game', async () => {
  const { text } = await reported();
  const report = JSON.parse(text) as Record<string, unknown>;
  expect(report.error).toContain('RI 6: what is shown of a spot is true');
  expect(report.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(report.seats).toEqual([
    { seat: 0, name: 'Ana' },
    { seat: 1, name: 'Ben' },
    { seat: 2, name: 'alice' },
  ]);
  const steps = list(readStep)(report.steps);
  expect(steps?.at(-1)?.cause).toEqual({ kind: 'flip', seat: 2, at: 3 });
  expect(steps?.at(-1)?.events).toContainEqual({
    rule: '4-A',
    kind: 'stopped-waiting',
    seat: 2,
    at: 2,
  });
});

test('the host is told once, and where the report is', async () => {
  const { table: onTable, folder, file, told, bugs, bob } = await reported();
  await expect(bob.flip(1, 1)).rejects.toThrow(BrokenBoard);
  onTable.leave('alice');
  onTable.room.startGame();
  await bob.flip(1, 1);
  expect(await readdir(folder)).toHaveLength(1);
  expect(bugs).toEqual([]); // nor is there trouble with what is no bug
  expect(told).toEqual([
    'this game cannot go on: a bug broke its board; start a new one. ' +
      `What is known of the bug is in ${file}`,
  ]);
});

test('a bug is described with its stack and causes, without secret ids', () => {
  const id = secretId('ana');
  const cause = Object.assign(new Error(`no seat for ${id}`), { player: id, ids: [id, 'bob'] });
  cause.cause = new RuleFailure('2-B', id);
  function whereItWasThrownInTheEnd(): Error {
    return new Error('it broke', { cause });
  }
  const text = describeBug(whereItWasThrownInTheEnd());
  expect(text).not.toContain(id);
  expect(text).toContain('it broke');
  expect(text).toContain('no seat for (secret)');
  expect(text).toContain('bob');
  expect(text).toContain('2-B');
  expect(text).toContain('whereItWasThrownInTheEnd');
  expect(text).toContain('bug-report.test.ts');
});
