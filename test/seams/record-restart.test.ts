/** Record × restart: how a game went outlives the host, and fits the game that goes on. */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { readRecord } from '../../shared/record.ts';
import { TestClock } from '../support/clock.ts';
import { continued } from '../support/kept-game.ts';
import { serve } from '../support/host.ts';
import { replayDifference } from '../support/replay.ts';
import { table } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');

/** A host that keeps its game in this file, or continues the one that is there. */
async function host(filename: string, onTable = table('A B / A B / C C'), clock = new TestClock()) {
  const troubles: string[] = [];
  const save = {
    filename,
    onTrouble: (trouble: string) => void troubles.push(trouble),
    isRunning: async () => false,
  };
  return { ...(await serve(onTable, {}, { save, clock })), troubles };
}

async function hostAgain(filename: string, clock = new TestClock()) {
  return host(filename, await continued(filename), clock);
}

test('a game over two runs of the host has one record, and the second run shows all of it', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename);
  await first.wire.post('/join', { player: ANA, name: 'Ana' });
  await first.wire.post('/join', { player: BEN, name: 'Ben' });
  for (const at of ['0,0', '1,0']) await first.wire.get(`/flip/${ANA}/${at}`);
  void first.wire.get(`/flip/${BEN}/0,0`);
  await first.untilWaiting(BEN);
  await first.running.save();
  // The power fails here: nothing is saved any more. What the first run does later, nobody knows of.
  const { wire, table: onTable, troubles } = await hostAgain(filename);
  for (const at of ['0,1', '1,1', '2,0', '2,1']) await wire.get(`/flip/${BEN}/${at}`);
  expect(onTable.game.phase).toBe('over');
  const record = readRecord(JSON.parse((await wire.get(routes.record(ANA))).body));
  expect(record).toMatchObject({ leftOut: 0, cards: ['A', 'B', 'A', 'B', 'C', 'C'] });
  expect(record?.seats).toEqual([
    { seat: 0, name: 'Ana' },
    { seat: 1, name: 'Ben' },
  ]);
  expect(record?.steps.map(({ cause }) => cause.kind)).toEqual([
    ...['flip', 'flip', 'flip', 'restart'],
    ...['flip', 'flip', 'flip', 'flip'],
  ]);
  if (record !== undefined) expect(await replayDifference(record)).toBeUndefined();
  expect(troubles).toEqual([]);
});

test('whose flip a crash has undone is not named', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename);
  await first.wire.post('/join', { player: ANA, name: 'Ana' });
  await first.wire.post('/join', { player: BEN, name: 'Ben' });
  await first.wire.get(`/flip/${ANA}/0,0`);
  await first.running.save();
  const saved = await readFile(filename, 'utf8');
  await first.wire.get(`/flip/${BEN}/0,1`);
  await first.stop();
  await writeFile(filename, saved); // the record is written before the game
  const { recorder, troubles } = await hostAgain(filename);
  expect(recorder.record).toMatchObject({
    seats: [{ seat: 0, name: 'Ana' }],
    count: 1,
    leftOut: 0,
  });
  expect(troubles).toEqual([]);
});

test('a clean stop keeps who was cancelled by it', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename);
  await first.wire.get(`/flip/alice/0,0`);
  void first.wire.get(`/flip/bob/0,0`).catch(() => undefined);
  await first.untilWaiting('bob');
  await first.stop();
  const { recorder } = await hostAgain(filename);
  const kinds = [...recorder.record.steps()].map(({ cause }) => cause.kind);
  expect(kinds).toEqual(['flip', 'flip', 'cancel']);
});

test('a new game has a file of its own, and the last one goes', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const { wire, table: onTable, running } = await host(filename);
  await wire.get('/flip/alice/0,0');
  await running.save();
  onTable.room.startGame();
  await wire.get('/flip/alice/0,1');
  await running.save();
  const names = await readdir(dirname(filename));
  expect(names.toSorted()).toEqual([
    ...['game.json', 'game.json.evening', 'game.json.lock', 'game.json.record-2'],
  ]);
  expect(await readFile(`${filename}.record-2`, 'utf8')).toContain('"at":1');
});

test('a record that cannot be kept is told once, and the game is saved all the same', async () => {
  const filename = join(await tempFolder(), 'game.json');
  await mkdir(`${filename}.record-1`);
  const { wire, running, troubles } = await host(filename);
  for (const at of ['0,0', '1,0']) {
    await wire.get(`/flip/alice/${at}`);
    await running.save();
  }
  expect(troubles).toEqual(['unrecorded']);
  expect(running.saveTrouble).toBe('unrecorded');
  expect((await continued(filename)).view().players[0]?.score).toBe(1);
  await rm(`${filename}.record-1`, { recursive: true });
  await wire.get(`/flip/alice/0,1`);
  await running.save();
  expect(running.saveTrouble).toBeNull();
  const again = await hostAgain(filename);
  expect(again.recorder.record.leftOut).toBe(0);
});

test('somebody deletes the record: the game goes on without its beginning', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename);
  await first.wire.get('/flip/alice/0,0');
  await first.stop();
  await rm(`${filename}.record-1`);
  const { recorder, table: onTable, troubles, wire } = await hostAgain(filename);
  expect(troubles).toEqual(['unrecorded']);
  expect(recorder.record.leftOut).toBe(1);
  await wire.get('/flip/alice/1,0');
  expect(onTable.view().players[0]?.score).toBe(1);
});

/** Ana and Ben find a pair each. */
async function playOut({ wire }: Awaited<ReturnType<typeof host>>): Promise<void> {
  for (const [player, name, row] of [[ANA, 'Ana', 0] as const, [BEN, 'Ben', 1] as const]) {
    await wire.post('/join', { player, name });
    for (const column of [0, 1]) await wire.get(`/flip/${player}/${row},${column}`);
  }
}

/** Two games, and a third that has begun. */
async function anEvening() {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename, table('A A / B B'));
  for (let game = 0; game < 2; game++) {
    await playOut(first);
    await first.powers.use('newGame', {});
  }
  const { evening } = first.story.view();
  await first.stop();
  return { filename, evening };
}

test('the standings of the evening outlive a restart', async () => {
  const { filename, evening } = await anEvening();
  expect(evening.lines.map(({ played, wins, pairs }) => [played, wins, pairs])).toEqual([
    [2, 2, 2],
    [2, 2, 2],
  ]);
  const second = await hostAgain(filename);
  expect(second.story.view().evening).toEqual(evening);
  expect(second.troubles).toEqual([]);
});

test('an evening that is damaged is set aside and told, and the game goes on', async () => {
  const { filename } = await anEvening();
  const half = (await readFile(`${filename}.evening`, 'utf8')).slice(0, -20);
  await writeFile(`${filename}.evening`, half);
  const second = await hostAgain(filename);
  expect(second.troubles).toEqual(['evening']);
  expect(second.story.view().evening.games).toBe(0);
  const aside = (await readdir(dirname(filename))).filter((name) => name.includes('damaged'));
  expect(aside).toEqual([expect.stringMatching(/^game\.json\.evening\.damaged-\d+$/)]);
  expect(await readFile(join(dirname(filename), aside[0] ?? ''), 'utf8')).toBe(half);
  await playOut(second);
  expect(second.story.view().evening.games).toBe(1);
});

test('the next morning the results of the evening before can still be saved, until they are forgotten', async () => {
  const { filename } = await anEvening();
  for (let morning = 0; morning < 2; morning++) {
    const clock = new TestClock();
    clock.pass(12 * 60 * 60 * 1_000);
    const again = await hostAgain(filename, clock);
    clock.pass(0);
    expect(again.running.tonight.games()).toEqual([]);
    expect(await again.powers.use('results', { last: true })).toMatchObject({
      value: { text: expect.stringContaining(',Ana,1,1,') as string },
    });
    await again.stop();
  }
  const last = await hostAgain(filename);
  await last.powers.use('forgetEvening', { last: true });
  await last.stop();
  expect(await readFile(`${filename}.evening`, 'utf8')).not.toContain('Ana');
});

test('a result that was on the podium when its seat was given away outlives a restart', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename, table('A A / B B'));
  await playOut(first);
  const [absent, newcomer] = [first.table.seats.find(ANA), first.table.seats.find(BEN)];
  if (absent === undefined || newcomer === undefined) throw new Error('nobody sits there');
  first.table.giveSeat(absent, newcomer);
  const rows = first.running.tonight.games();
  expect(rows[0]?.players.map(({ name, pairs }) => [name, pairs])).toEqual([
    ['Ana', 1],
    ['Ben', 1],
  ]);
  await first.stop();
  const second = await hostAgain(filename);
  expect(second.running.tonight.games()).toEqual(rows);
});

test('the next run of the host does not count a game from before the evening started anew', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await host(filename, table('A A / B B'));
  await playOut(first);
  expect(first.story.view().evening.games).toBe(1);
  await first.powers.use('freshEvening', {});
  await first.running.save();
  const second = await hostAgain(filename); // it is still on the podium
  expect(second.table.game.phase).toBe('over');
  expect(second.story.view().evening.games).toBe(0);
  await second.powers.use('newGame', {});
  expect(second.story.view().evening.games).toBe(0);
});
