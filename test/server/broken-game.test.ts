import * as disk from 'node:fs/promises';
import { lstat, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Table } from '../../main/table/table.ts';
import { BugReports } from '../../main/host/bug-report.ts';
import { realClock } from '../../main/system/clock.ts';
import { Recorder } from '../../main/story/recorder.ts';
import { readStep } from '../../shared/record.ts';
import { list } from '../../shared/readers.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import { answersAs } from '../../main/server/listen.ts';
import { TestClock } from '../support/clock.ts';
import { continued } from '../support/kept-game.ts';
import { SECRET, serve, waiters } from '../support/host.ts';
import { findsPair, pairsOn, personAt, sittingIn, tableAt } from '../support/room.ts';
import { TablePlayer, failLoudly, followed, savedAlone, table } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';
import { expectBoard, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const CEM = secretId('cem');

/** What a buggy caller could do, and the types forbid: writes on what it was shown. */
function forge(onTable: Table, index: number): void {
  Object.assign(onTable.look('x').state.spots[index] ?? {}, { card: 'forged' });
}

function reportBugs(onTable: Table, folder: string, told: string[]): void {
  const recorder = followed(
    onTable,
    new Recorder(onTable, { clock: new TestClock(), report: failLoudly }),
  );
  const tell = (sentence: string) => {
    told.push(sentence);
  };
  followed(onTable, new BugReports({ table: onTable, recorder }, { folder, disk }, tell));
}

/** A host that saves its game, and tells what broke it. */
async function hosting(notation: string, settings: Partial<RoomSettings> = {}) {
  const folder = await tempFolder();
  const filename = join(folder, 'game.json');
  const bugs: unknown[] = [];
  const told: string[] = [];
  const onTable = table(notation, settings, (bug) => void bugs.push(bug));
  const { running, wire } = await serve(
    onTable,
    {},
    {
      clock: realClock,
      report: (bug) => void bugs.push(bug),
      secret: SECRET,
      save: { filename, onTrouble: () => undefined, isRunning: answersAs }, // the disk may be slow
      onBroken: (sentence) => void told.push(sentence),
    },
  );
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: BEN, name: 'Ben' });
  return { folder, filename, bugs, told, table: onTable, running, wire };
}

/** Ana controls the A, Ben waits for it, bob the text player controls the C, whose spot is forged. */
async function aboutToBreak() {
  const host = await hosting('A B / C D');
  const { folder, running, wire, table: onTable } = host;
  onTable.room.setDoor('open', 'Ab12');
  await wire.get(`/flip/${ANA}/0,0?n=1`);
  await wire.get('/flip/bob/1,0');
  const waiting = wire.open(`/flip/${BEN}/0,0`).answer;
  const watching = wire.open('/watch/carol').answer;
  await until(() => waiters(onTable).length === 1);
  await running.save();
  forge(onTable, 2);
  const power = (name: string) =>
    wire.post(`/host/${name}`, {}, { Authorization: `Bearer ${SECRET}` });
  const reports = async () =>
    (await readdir(folder)).filter((name) => name.startsWith('memory-scramble-bug-'));
  return { ...host, waiting, watching, power, reports };
}

test('a bug that breaks the board stops that game, for all who wait too, and not the host', async () => {
  const { wire, bugs, waiting, watching } = await aboutToBreak();
  expectRefused(await wire.get('/flip/carol/1,1'), 500, 'bug');
  expectRefused(await waiting, 500, 'bug');
  expectRefused(await watching, 500, 'bug');
  for (let again = 0; again < 3; again++) {
    expectRefused(await wire.get(`/flip/${ANA}/0,1`), 500, 'bug');
  }
  expect((await wire.get('/health')).body).toBe('ok');
  expect(bugs).toHaveLength(1); // not once for each who taps
});

test('it is told once, with a report beside the saved game that holds no secret', async () => {
  const { folder, wire, told, reports } = await aboutToBreak();
  await wire.get('/flip/carol/1,1');
  await wire.get('/flip/carol/1,1');
  await until(() => told.length > 0);
  const [name = '', ...more] = await reports();
  expect(more).toEqual([]);
  const filename = join(folder, name);
  expect(told).toEqual([
    'this game cannot go on: a bug broke its board; start a new one. ' +
      `What is known of the bug is in ${filename}`,
  ]);
  const text = await readFile(filename, 'utf8');
  expect(text).not.toContain(ANA);
  expect(text).not.toContain(BEN);
  expect(text).not.toContain('Ab12');
  const report = JSON.parse(text) as Record<string, unknown>;
  expect(report.error).toContain('RI 6: what is shown of a spot is true');
  expect(report).toMatchObject({ game: 1, cards: ['A', 'B', 'C', 'D'], leftOut: 0 });
  const steps = list(readStep)(report.steps);
  expect(steps?.map(({ cause }) => cause)).toEqual([
    { kind: 'flip', seat: 0, at: 0 },
    { kind: 'flip', seat: 2, at: 2 },
    { kind: 'flip', seat: 1, at: 0 },
    { kind: 'flip', seat: 3, at: 3 }, // the one that broke it
  ]);
  if (process.platform !== 'win32') expect((await stat(filename)).mode & 0o777).toBe(0o600);
});

test('a report holds no secret of a player who was removed and lost the seat', async () => {
  const folder = await tempFolder();
  const told: string[] = [];
  const onTable = table('A B / C D');
  reportBugs(onTable, folder, told);
  onTable.room.join(ANA, { name: 'Ana' });
  onTable.remove(ANA);
  onTable.room.startGame(); // 4-D
  expect(savedAlone(onTable).removed).toEqual([ANA]);
  await onTable.flip('alice', { row: 0, column: 0 });
  forge(onTable, 0);
  await expect(onTable.flip('bob', { row: 1, column: 1 })).rejects.toThrow('a bug');
  await until(() => told.length > 0);
  const [name = ''] = await readdir(folder);
  expect(await readFile(join(folder, name), 'utf8')).not.toContain(ANA);
});

test('a report that cannot be written is told of as well', async () => {
  const told: string[] = [];
  const onTable = table('A B / C D');
  reportBugs(onTable, join(await tempFolder(), 'nowhere'), told);
  await onTable.flip('alice', { row: 0, column: 0 });
  forge(onTable, 0);
  await expect(onTable.flip('bob', { row: 1, column: 1 })).rejects.toThrow('a bug broke its board');
  await until(() => told.length > 0);
  expect(told[0]).toMatch(/start a new one\. .* could not be written \(ENOENT/);
});

test.skipIf(process.platform === 'win32')(
  'a report is never written through a link that lies in its place',
  async () => {
    const folder = await tempFolder();
    const elsewhere = join(await tempFolder(), 'precious');
    await writeFile(elsewhere, 'precious');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05.678Z') });
    onTestFinished(() => void vi.useRealTimers());
    await symlink(elsewhere, join(folder, 'memory-scramble-bug-20260102030405678.json'));
    const told: string[] = [];
    const onTable = table('A B / C D');
    reportBugs(onTable, folder, told);
    await onTable.flip('alice', { row: 0, column: 0 });
    forge(onTable, 0);
    await expect(onTable.flip('bob', { row: 1, column: 1 })).rejects.toThrow('a bug');
    await until(() => told.length > 0);
    expect(await readFile(elsewhere, 'utf8')).toBe('precious');
    const [name = ''] = await readdir(folder);
    expect((await lstat(join(folder, name))).isFile()).toBe(true); // in the place of the link
  },
);

test('a new game mends it', async () => {
  const { wire, power, table: onTable, told, reports } = await aboutToBreak();
  await wire.get('/flip/carol/1,1');
  await until(() => told.length > 0); // the report is written
  const { value } = JSON.parse((await power('state')).body) as { value: { broken: string } };
  expect(value.broken).toBe('this game cannot go on: a bug broke its board');
  expect((await power('newGame')).status).toBe(200);
  expectBoard(await wire.get(`/flip/${ANA}/0,0?n=2`), 'my A, down / down, down');
  expect(onTable.game.board.broken).toBeUndefined();
  expect(await reports()).toHaveLength(1);
});

test('the broken board is not saved over the last good one', async () => {
  const { wire, running, filename } = await aboutToBreak();
  await wire.get('/flip/carol/1,1');
  await running.save();
  await running.stop();
  const next = await continued(filename);
  expect(next.look(ANA).state.mine).toEqual([0]);
  expect(next.game.board.broken).toBeUndefined();
});

test('whose card the broken board still has may lose the seat, and the table is still shown', async () => {
  const { wire, table: onTable, running, filename } = await aboutToBreak();
  await wire.get('/flip/carol/1,1');
  onTable.setPresence(ANA, 'away');
  const given = await wire.post(
    '/host/giveSeat',
    { from: 0, to: 1 },
    { Authorization: `Bearer ${SECRET}` },
  );
  expect(JSON.parse(given.body)).toEqual({ ok: true, value: null });
  const { status, body } = await wire.get(`/table/${BEN}`);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    you: { seat: 0, name: 'Ana' },
    spots: [{ card: 'A' }, 1, { card: 'forged' }, { card: 'D' }],
  });
  await running.stop();
  const next = await continued(filename);
  expect(next.seats.find(BEN)).toMatchObject({ seat: 0, name: 'Ana' });
  expect(next.game.board.controlled()).toMatchObject([{ controller: 'bob' }]);
});

describe('a bug that breaks one of several tables', () => {
  /** Ana sits at table 1; Ben has found a pair at table 2, has another card, and breaks the board. */
  async function broken(settings: Partial<RoomSettings> = {}) {
    const host = await hosting('A A B / B C C', { tables: 2, ...settings });
    const { table: first, running, wire } = host;
    const second = tableAt(first.room, 2);
    const ben = new TablePlayer(BEN, second);
    await findsPair(ben, second);
    const [next, last] = pairsOn(second)[1] ?? [0, 0];
    await wire.get(`/t/2/flip/${BEN}/${Math.floor(next / 3)},${next % 3}`);
    await running.save();
    forge(second, next);
    expectRefused(
      await wire.get(`/t/2/flip/${BEN}/${Math.floor(last / 3)},${last % 3}`),
      500,
      'bug',
    );
    return { ...host, second, next, ana: new TablePlayer(ANA, first) };
  }

  test('ends its game alone: the others play on, and all is saved, it as it was before', async () => {
    const { table: first, running, wire, filename, next, ana } = await broken();
    await findsPair(ana, first);
    await wire.post('/join', { player: CEM, name: 'Cem' });
    expect(first.seats.sits(CEM)).toBe(true); // at a table that still plays
    await running.stop();
    const { room } = await continued(filename);
    expect(room.first.game.scoreboard.of(ANA).score).toBe(1);
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 2, Cem: 1 });
    const second = tableAt(room, 2);
    expect(second.game.board.broken).toBeUndefined();
    expect(second.look(BEN).state.mine).toEqual([next]);
    expect(second.game.scoreboard.of(BEN).score).toBe(1);
  });

  test('leaves nobody there who has moved on, or was never there', async () => {
    const { table: first, running, filename, second } = await broken();
    first.room.move(personAt(second, new TablePlayer(BEN, second)), second, first);
    await running.stop();
    const { room } = await continued(filename);
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 1 });
    expect(tableAt(room, 2).game.scoreboard.of(BEN).score).toBe(1);
  });

  test('does not hold up those who race against it', async () => {
    const { table: first, running, wire, ana } = await broken({ sides: 'tables' });
    for (const which of [0, 1, 1]) await findsPair(ana, first, which);
    const { evening } = running.of(first).story.view();
    expect(evening).toMatchObject({ games: 1, lines: [{ name: 'Ana', wins: 1 }, { wins: 0 }] });
    const { body } = await wire.get(`/tables/${ANA}`);
    expect(JSON.parse(body)).toMatchObject({ tables: [{ pairsLeft: 0 }, { phase: 'over' }] });
  });
});
