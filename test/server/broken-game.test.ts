import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Table } from '../../main/game/table.ts';
import { keepBugReports } from '../../main/host/bug-report.ts';
import { realClock } from '../../main/host/clock.ts';
import { listen } from '../../main/server/listen.ts';
import { startHost } from '../../main/server/start-host.ts';
import { continued } from '../support/kept-game.ts';
import { seededRandom } from '../support/random.ts';
import { waiters } from '../support/serve.ts';
import { SECRET, table } from '../support/server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { until } from '../support/until.ts';
import { Wire, expectBoard, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');

/** What a buggy caller could do, and the types forbid: writes on what it was shown. */
function forge(onTable: Table, index: number): void {
  Object.assign(onTable.look('x').state.spots[index] ?? {}, { card: 'forged' });
}

/** Ana holds the A, Ben waits for it, bob the text player holds the C, whose spot is forged. */
async function aboutToBreak() {
  const folder = await tempFolder();
  const filename = join(folder, 'game.json');
  const bugs: unknown[] = [];
  const told: string[] = [];
  const onTable = table('A B / C D', {}, (bug) => void bugs.push(bug));
  onTable.setDoor('open', 'Ab12');
  const running = await startHost({
    table: onTable,
    clock: realClock,
    random: seededRandom(2),
    report: (bug) => void bugs.push(bug),
    listen: (app) => listen(app, 0, '127.0.0.1'),
    secret: SECRET,
    save: { filename, onTrouble: (trouble) => void told.push(trouble) },
    onBroken: (sentence) => void told.push(sentence),
  });
  onTestFinished(() => running.stop());
  const wire = new Wire(running);
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: BEN, name: 'Ben' });
  await wire.get(`/flip/${ANA}/0,0?n=1`);
  await wire.get('/flip/bob/1,0');
  const waiting = wire.open(`/flip/${BEN}/0,0`).answer;
  const watching = wire.open('/watch/carol').answer;
  await until(() => waiters(onTable).length === 1);
  await running.host.savedGame?.save();
  forge(onTable, 2);
  const power = (name: string) =>
    wire.post(`/host/${name}`, {}, { Authorization: `Bearer ${SECRET}` });
  const reports = async () =>
    (await readdir(folder)).filter((name) => name.startsWith('memory-scramble-bug-'));
  return {
    folder,
    filename,
    running,
    wire,
    table: onTable,
    bugs,
    told,
    waiting,
    watching,
    power,
    reports,
  };
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
  const report = JSON.parse(text) as {
    error: string;
    step: unknown[];
    table: { board: { spots: unknown[] }; players: { id: string }[] };
  };
  expect(report.error).toContain('RI 6: what is shown of a spot is true');
  expect(report.step).toContainEqual({ kind: 'turned-up', rule: '1-B', player: 'carol', index: 3 });
  expect(report.table.board.spots[0]).toEqual({ face: 'up', card: 'A', controller: 'secret-0' });
  expect(report.table.players.map(({ id }) => id)).toEqual([
    'secret-0',
    'secret-1',
    'bob',
    'carol',
  ]);
  if (process.platform !== 'win32') expect((await stat(filename)).mode & 0o777).toBe(0o600);
});

test('a report that cannot be written is told of, too', async () => {
  const told: string[] = [];
  const onTable = table('A B / C D');
  keepBugReports(
    onTable,
    join(await tempFolder(), 'nowhere'),
    (sentence) => void told.push(sentence),
  );
  await onTable.flip('alice', { row: 0, column: 0 });
  forge(onTable, 0);
  await expect(onTable.flip('bob', { row: 1, column: 1 })).rejects.toThrow('a bug broke its board');
  await until(() => told.length > 0);
  expect(told[0]).toMatch(/start a new one\. .* could not be written \(ENOENT/);
});

test('a new game mends it', async () => {
  const { wire, power, table: onTable, reports } = await aboutToBreak();
  await wire.get('/flip/carol/1,1');
  const { value } = JSON.parse((await power('state')).body) as { value: { broken: string } };
  expect(value.broken).toBe('this game cannot go on: a bug broke its board');
  await until(() => onTable.broken !== undefined);
  expect((await power('newGame')).status).toBe(200);
  expectBoard(await wire.get(`/flip/${ANA}/0,0?n=2`), 'my A, down / down, down');
  expect(onTable.broken).toBeUndefined();
  expect(await reports()).toHaveLength(1);
});

test('the broken board is not saved over the last good one', async () => {
  const { wire, running, filename } = await aboutToBreak();
  await wire.get('/flip/carol/1,1');
  await running.host.savedGame?.save();
  await running.stop();
  const next = await continued(filename);
  expect(next.look(ANA).state.mine).toEqual([0]);
  expect(next.broken).toBeUndefined();
});
