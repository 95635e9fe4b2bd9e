import { describe, expect, test } from 'vitest';
import type { Table } from '../../main/table/table.ts';
import { serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
import { parseView, viewOf } from '../support/table-view.ts';
import { type Answer, type Wire, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');

async function twoPages(notation = 'A B / B A') {
  const running = await serve(notation);
  await running.wire.post('/join', { player: ANA, name: 'Ana' });
  await running.wire.post('/join', { player: BEN, name: 'Ben' });
  return running;
}

/** Everything that a view can show of two secret players, in the middle of a game. */
async function bodies(): Promise<readonly Answer[]> {
  const { wire, table, untilWaiting } = await twoPages('AAA BBB / BBB CCC / CCC AAA');
  const text = secretId('text');
  for (const at of ['0,0', '2,1', '0,1']) await wire.get(`/flip/${ANA}/${at}`);
  await wire.get(`/flip/${text}/1,0`);
  void wire.get(`/flip/${BEN}/0,1?n=9`);
  await untilWaiting(BEN);
  await wire.get(`/replace/${ANA}/BBB/DDD`);
  await wire.get(`/replace/${secretId('nobody')}/DDD/EEE`);
  table.room.join(secretId('cem'), { name: 'Cem' });
  table.remove(secretId('cem'));
  const players = [ANA, BEN, text, 'carol', secretId('stranger'), secretId('cem')];
  return Promise.all(players.map((player) => wire.get(`/table/${player}`)));
}

describe('a poll', () => {
  test('waits while its token names the present', async () => {
    const { wire, app, table, untilOpen } = await twoPages();
    const poll = wire.get(`/table/${ANA}?since=${table.token}`);
    await untilOpen(1);
    await wire.get('/look/carol');
    await wire.get(`/table/${BEN}`);
    expect(app.openRequests).toBe(1);
    await wire.get(`/flip/${BEN}/0,0`);
    expect(parseView(await poll).token).toBe(table.token);
  });

  test.each(['', 'garbage', 'run1-1-0', 'run1-1-0-99', 'run2-1-0-0'])(
    'answers at once where its token is %j',
    async (since) => {
      const { wire, table } = await serve('A B / B A');
      const answer = await wire.get(`/table/carol?since=${since}&wait=60`);
      expect(parseView(answer).token).toBe(table.token);
    },
  );

  test('answers at once after a restart, though nothing else is different', async () => {
    const { wire, table } = await serve('A B / B A');
    const { token } = await viewOf(wire, 'carol');
    const { wire: after } = await serve(restarted(table));
    const { token: now } = parseView(await after.get(`/table/carol?since=${token}`));
    expect(now).not.toBe(token);
  });

  test('is 304 after the time it asked for, without a body', async () => {
    const { wire, app, table, clock, untilOpen } = await serve('A B / B A');
    const poll = wire.get(`/table/carol?since=${table.token}&wait=25`);
    await untilOpen(1);
    clock.pass(24_999);
    await wire.get('/health');
    expect(app.openRequests).toBe(1);
    clock.pass(1);
    const { status, body, headers } = await poll;
    expect([status, body, headers['cache-control']]).toEqual([304, '', 'no-store']);
    expect(headers['board-version']).toBe(table.version);
  });
});

describe('a poll is answered', () => {
  const changes: readonly (readonly [string, (wire: Wire, table: Table) => unknown])[] = [
    ['a card turns up', (wire) => wire.get(`/flip/${ANA}/1,0`)],
    ['control alone changes', (wire) => wire.get(`/flip/${ANA}/0,0`)],
    ['somebody starts to wait', (wire) => wire.get(`/flip/${ANA}/1,1`)],
    ['a first card is given up', (wire) => wire.get('/flip/dora/1,1')],
    ['somebody joins', (wire) => wire.post('/join', { player: secretId('cem'), name: 'Cem' })],
    ['somebody is renamed', (wire) => wire.post('/join', { player: BEN, name: 'Benno' })],
    ['somebody leaves', (wire) => wire.post('/leave', { player: BEN })],
    ['somebody is removed', (_, table) => table.remove(BEN)],
    ['a new game begins', (_, table) => table.room.startGame()],
    ['the door changes', (_, table) => table.room.setDoor('joined', undefined)],
    ['the settings change', (_, table) => table.room.changeSettings({ replace: false })],
    ['cards are replaced', (wire) => wire.get('/replace/carol/A/Z')],
  ];

  test.each(changes)('when %s', async (_, change) => {
    const { wire, table, untilOpen } = await twoPages();
    for (const at of ['0,0', '0,1']) await wire.get(`/flip/${BEN}/${at}`);
    await wire.get('/flip/dora/1,1');
    const before = await viewOf(wire, ANA);
    const poll = wire.get(`/table/${ANA}?since=${before.token}`);
    await untilOpen(1);
    void change(wire, table);
    const { token, ...after } = parseView(await poll);
    expect(token).not.toBe(before.token);
    expect(after).not.toEqual({ ...before, token: undefined });
  });

  test('when somebody is away', async () => {
    const { wire, table, clock, untilOpen } = await twoPages();
    const poll = wire.get(`/table/${ANA}?since=${table.token}`);
    await untilOpen(1);
    clock.pass(10_000);
    const { players } = parseView(await poll);
    expect(players.map(({ presence }) => presence)).toEqual(['here', 'away']);
  });

  test('1-A: but not by a flip that only fails', async () => {
    const { wire, app, table, untilOpen } = await twoPages('A A / B C');
    for (const at of ['0,0', '0,1', '0,0']) await wire.get(`/flip/${BEN}/${at}`);
    const poll = wire.open(`/table/${ANA}?since=${table.token}`);
    await untilOpen(1);
    expect((await wire.get(`/flip/${BEN}/0,1`)).status).toBe(409);
    await wire.get('/health');
    expect(app.openRequests).toBe(1);
    poll.close();
  });
});

describe('a secret of the table', () => {
  test('no secret id is in any body, one’s own neither', async () => {
    const answers = await bodies();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { body } of answers) {
      for (const name of ['ana', 'ben', 'text', 'nobody', 'cem', 'stranger']) {
        expect(body).not.toContain(secretId(name));
      }
    }
  });

  test('no face-down card is in any body', async () => {
    for (const answer of await bodies()) {
      expect(answer.body).not.toContain('CCC');
      expect(parseView(answer).spots.filter((spot) => spot === 1)).toHaveLength(2);
    }
  });

  test('the bodies differ in nothing but `you` and `giveUpSeconds`, which is one’s own', async () => {
    const common = (await bodies()).map(({ body }) =>
      body.replace(/"you":\{[^}]*\}|"giveUpSeconds":[^,]*/g, ''),
    );
    expect(new Set(common).size).toBe(1);
    const yous = (await bodies()).map((answer) => JSON.stringify(parseView(answer).you));
    expect(new Set(yous).size).toBeGreaterThan(3);
  });
});

describe('a player who was sent away', () => {
  test('is told that they were removed, whatever the door', async () => {
    const { wire, table } = await twoPages();
    table.remove(BEN);
    const you = { seat: 1, name: 'Ben', number: null, removed: true, blocked: false, brought: [] };
    expect((await viewOf(wire, BEN)).you).toEqual(you);
    table.room.setDoor('joined', undefined);
    expect((await viewOf(wire, BEN)).you).toEqual(you);
    expectRefused(await wire.get(`/look/${BEN}`), 403, 'removed');
  });

  test('is told that they were blocked', async () => {
    const { wire, table, untilOpen } = await twoPages();
    const poll = wire.get(`/table/${BEN}?since=${table.token}`);
    await untilOpen(1);
    table.block(BEN);
    expect(parseView(await poll).you).toMatchObject({ removed: true, blocked: true });
    expectRefused(await wire.get(`/look/${BEN}`), 403, 'blocked');
  });
});
