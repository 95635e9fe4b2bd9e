import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TablesView } from '../../shared/tables-view.ts';
import { PageFiles } from '../../main/server/page-files.ts';
import { AWAY_MS } from '../../main/host/presence.ts';
import { serve } from '../support/host.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { parseView, viewOf } from '../support/table-view.ts';
import {
  type Answer,
  type Wire,
  expectBoard,
  expectFailed,
  expectPublishedHeaders,
  expectRefused,
  secretId,
} from '../support/wire.ts';

const NAMES = ['Ana', 'Ben', 'Cem', 'Dora', 'Eva', 'Finn'];
const idOf = (name: string) => secretId(name.toLowerCase());
const [ANA, BEN, CEM] = ['Ana', 'Ben', 'Cem'].map(idOf) as [string, string, string];

/** A host with several tables, at which these people sit in turn. */
async function hostOf(tables: number, people: readonly string[] = [], options = {}) {
  const running = await serve('A A / B B', { tables }, options);
  const { wire } = running;
  for (const name of people) await wire.post('/join', { player: idOf(name), name });
  const { room } = running.table;
  return { ...running, room };
}

/** Expects to be sent to the table where somebody sits. */
function expectSentTo(answer: Answer, table: number): void {
  expectRefused(answer, 409, 'other-table');
  expect(answer.headers['table']).toBe(String(table));
}

async function tablesOf(wire: Wire, player: string, query = ''): Promise<TablesView> {
  const { status, body } = await wire.get(`/tables/${player}${query}`);
  expect(status).toBe(200);
  return JSON.parse(body) as TablesView;
}

describe('a table has its routes under /t/n/', () => {
  test('the published four, with their headers, failures too', async () => {
    const { wire, room } = await hostOf(3);
    const flipped = await wire.get('/t/3/flip/alice/0,0');
    expect(flipped.status).toBe(200);
    expectBoard(await wire.get('/look/alice'), 'down, down / down, down');
    expect(flipped.headers['board-version']).toBe(room.at(3)?.version);
    const missed = await wire.get('/t/3/flip/alice/0,0');
    expectFailed(missed, '2-B');
    const watching = wire.get('/t/3/watch/bob');
    const replaced = await wire.get('/t/3/replace/alice/A/X');
    const bad = await wire.get('/t/3/flip/alice/9,9');
    expectRefused(bad, 400, 'off-board');
    const all = [flipped, missed, replaced, await watching, bad, await wire.get('/t/3/look/bob')];
    for (const answer of all) expectPublishedHeaders(answer);
    expectPublishedHeaders(await wire.get('/t/8/look/alice')); // also where there is no such table
  });

  test('and those of our own page, without', async () => {
    const { wire } = await hostOf(2);
    await wire.get('/t/2/flip/alice/0,0');
    const view = await wire.get('/t/2/table/alice');
    expect(parseView(view)).toMatchObject({
      you: { seat: 0, table: 2 },
      players: [{ name: 'alice' }],
    });
    const steps = await wire.get('/t/2/steps/alice?since=0');
    expect(JSON.parse(steps.body)).toMatchObject({ count: 1 });
    const faces = await wire.get('/t/2/faces/alice');
    const record = await wire.get('/t/2/record/alice');
    expectRefused(record, 409, 'not-over');
    for (const { headers } of [view, steps, faces, record]) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect((await viewOf(wire, 'alice')).players).toEqual([]);
  });

  test.each(['/join', '/leave', '/bring', '/unbring'])('%s is at the root alone', async (route) => {
    const { wire } = await hostOf(2);
    expectRefused(await wire.post(`/t/2${route}`, { player: ANA, name: 'Ana' }), 404, 'not-found');
  });

  test.each(['/health', '/qr.svg', '/tables/alice', `/picture/${'a'.repeat(64)}`, '/host/state'])(
    '%s is at the root alone',
    async (route) => {
      const { wire } = await hostOf(2, [], { secret: 'secret' });
      expectRefused(await wire.get(`/t/2${route}`), 404, 'not-found');
    },
  );

  test.each([
    '/t/4/look/alice',
    '/t/0/look/alice',
    '/t/02/look/alice',
    '/t/9999/look/alice',
    '/t/x/',
  ])('%s is not there', async (target) => {
    const { wire } = await hostOf(3);
    expectRefused(await wire.get(target), 404, 'not-found');
  });

  test('the page is at /t/n/ as at the root; at an unknown table a browser gets a way in', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), 'the page');
    await writeFile(join(folder, 'not-found.html'), '<html lang="en">a way in');
    const { wire } = await hostOf(3, [], { page: new PageFiles(folder).handler });
    const html = { accept: 'text/html' };
    const asked = async (target: string) => {
      const { status, body } = await wire.get(target, html);
      return [status, body];
    };
    expect(await asked('/')).toEqual([200, 'the page']);
    expect(await asked('/t/3/')).toEqual([200, 'the page']);
    expect(await asked('/t/3/?x=1')).toEqual([200, 'the page']);
    const wayIn = [404, '<html lang="en">a way in'];
    for (const target of ['/t/7/', '/t/7', '/t/7/anything', '/t/3/tv']) {
      expect(await asked(target)).toEqual(wayIn);
    }
    expectRefused(await wire.get('/t/7/look/alice', html), 404, 'not-found');
  });

  test('a game at table 1 is byte for byte what it is without others', async () => {
    const [one, three] = [await hostOf(1), await hostOf(3)];
    for (const { wire } of [one, three]) await wire.get('/flip/zoe/1,1');
    const targets = [
      ...['/look/alice', '/flip/alice/0,0', '/flip/alice/0,1', '/flip/bob/1,0', '/look/bob'],
      ...['/flip/alice/7,7', '/replace/alice/B/C', '/watch/bob?since=x', '/flip/a-b/0,0', '/none'],
    ];
    for (const target of targets) {
      const [alone, among] = [await one.wire.get(target), await three.wire.get(target)];
      expect([among.status, among.body]).toEqual([alone.status, alone.body]);
      const { date: _date, ...headers } = among.headers;
      const { date: _other, ...expected } = alone.headers;
      expect(headers).toEqual(expected);
    }
  });
});

describe('who joins', () => {
  test('is told the table, and keeps the seat', async () => {
    const { wire } = await hostOf(2);
    const joined = async (name: string) =>
      JSON.parse((await wire.post('/join', { player: idOf(name), name })).body) as unknown;
    expect(await joined('Ana')).toEqual({ seat: 0, name: 'Ana', table: 1 });
    expect(await joined('Ben')).toEqual({ seat: 0, name: 'Ben', table: 2 });
    expect(await joined('Cem')).toEqual({ seat: 1, name: 'Cem', table: 1 });
    expect(await joined('Ben')).toEqual({ seat: 0, name: 'Ben', table: 2 });
  });

  test('comes with thirty at once: they are placed one by one, and no table is more than one ahead', async () => {
    const { wire, room } = await hostOf(6);
    const sizes = () => room.tables.map((table) => table.view().players.length);
    const ahead: number[] = [];
    const names = Array.from({ length: 30 }, (_, pupil) =>
      pupil % 10 === 0 ? 'Anna' : `P${pupil}`,
    );
    const answers = await Promise.all(
      names.map(async (name, pupil) => {
        const answer = await wire.post('/join', { player: secretId(`pupil${pupil}`), name });
        ahead.push(Math.max(...sizes()) - Math.min(...sizes()));
        return JSON.parse(answer.body) as { readonly table: number; readonly name: string };
      }),
    );
    expect(ahead).toHaveLength(30);
    expect(Math.max(...ahead)).toBe(1);
    expect(sizes()).toEqual([5, 5, 5, 5, 5, 5]);
    // Everybody was told the table and the name that they have there.
    for (const table of room.tables) {
      const told = answers.filter((each) => each.table === table.number).map(({ name }) => name);
      expect(
        table
          .view()
          .players.map(({ name }) => name)
          .toSorted(),
      ).toEqual(told.toSorted());
      expect(new Set(told).size).toBe(5);
    }
  });

  test('is sent to that table from every other', async () => {
    const { wire } = await hostOf(3, ['Ana', 'Ben']);
    const routes = ['look', 'watch', 'table', 'steps', 'record', 'faces'];
    const targets = [...routes.map((route) => `/${route}/${BEN}`), `/flip/${BEN}/0,0`];
    for (const target of [...targets, `/replace/${BEN}/A/B`]) {
      for (const at of ['', '/t/1', '/t/3', '/t/7']) {
        expectSentTo(await wire.get(`${at}${target}`), 2);
      }
    }
    expect((await wire.get(`/t/2/look/${BEN}`)).status).toBe(200);
    expect((await wire.get(`/tables/${BEN}`)).status).toBe(200);
  });

  test('leaves by the same route, wherever; a public name says at which table', async () => {
    const { wire, room } = await hostOf(2, ['Ana', 'Ben']);
    for (const at of ['', '/t/2']) await wire.get(`${at}/flip/alice/0,0`);
    await wire.post('/leave', { player: BEN });
    await wire.post('/leave', { player: 'alice', table: 2 });
    await wire.post('/leave', { player: 'alice', table: 7 });
    expect(room.at(2)?.seats.find(BEN)?.presence).toBe('left');
    expect(room.at(2)?.seats.find('alice')?.presence).toBe('left');
    expect(room.first.seats.find('alice')?.presence).toBe('text');
  });
});

describe('the host', () => {
  test('moves people; their open polls tell them where', async () => {
    const { wire, room, powers, untilOpen } = await hostOf(2, ['Ana', 'Ben']);
    const { token } = await viewOf(wire, ANA);
    const polls = [`/table/${ANA}?since=${token}`, `/watch/${ANA}`].map((each) => wire.get(each));
    await untilOpen(2);
    expect(await powers.move({ seat: 0, to: 2 })).toEqual({ ok: true, value: null });
    for (const poll of polls) expectSentTo(await poll, 2);
    expect(parseView(await wire.get(`/t/2/table/${ANA}`))).toMatchObject({
      you: { seat: 1, name: 'Ana', table: 2 },
    });
    expect(room.at(2)?.seats.find(ANA)?.presence).toBe('here');
  });

  test('moves a phone that sleeps: it is away, then leaves, and finds its table when it wakes', async () => {
    const { wire, room, powers, clock } = await hostOf(2, ['Ana', 'Ben']);
    await powers.move({ seat: 0, to: 2 });
    clock.pass(AWAY_MS);
    expect(room.at(2)?.seats.find(ANA)?.presence).toBe('away');
    clock.pass(60_000);
    expect(room.at(2)?.seats.find(ANA)?.presence).toBe('left');
    expectSentTo(await wire.get(`/table/${ANA}?since=old&wait=60`), 2);
    expect((await wire.post('/join', { player: ANA })).body).toContain('"table":2');
    expect(room.at(2)?.seats.find(ANA)?.presence).toBe('here');
  });

  test('moves a phone that sleeps to its own table: it is away, and leaves, no later for that', async () => {
    const { room, powers, clock } = await hostOf(2, ['Ana', 'Ben']);
    const presence = () => room.first.seats.find(ANA)?.presence;
    const stays = () => powers.move({ seat: 0, to: 1 });
    clock.pass(AWAY_MS - 1);
    expect(await stays()).toEqual({ ok: true, value: null });
    clock.pass(1);
    expect(presence()).toBe('away');
    clock.pass(59_999);
    await stays();
    clock.pass(1);
    expect(presence()).toBe('left');
  });

  test('names seats with their table, the first unless it is said', async () => {
    const { room, powers } = await hostOf(2, ['Ana', 'Ben']);
    await powers.rename({ seat: 0, table: 2, name: 'Benno' });
    await powers.rename({ seat: 0, name: 'Anna' });
    expect(room.tables.map(({ seats }) => seats.at(0)?.name)).toEqual(['Anna', 'Benno']);
    const play = { character: 'squirrel', language: 'en' } as const;
    for (let count = 0; count < 7; count++) await powers.addComputer({ ...play, table: 2 });
    expect(await powers.addComputer({ ...play, table: 2 })).toMatchObject({
      code: 'computers-full',
    });
    expect(await powers.addComputer(play)).toEqual({ ok: true, value: null });
    expect(room.tables.map(({ seats }) => seats.computers().length)).toEqual([1, 7]);
    await powers.remove({ seat: 0, table: 2 });
    expect(room.at(2)?.seats.at(0)?.removed).toBe(true);
    await powers.block({ seat: 0 });
    expect(room.isBlocked(ANA)).toBe(true);
  });

  test('is told where there is no such table, or no such seat', async () => {
    const { powers } = await hostOf(2, ['Ana', 'Ben']);
    const [NO_TABLE, NO_SEAT] = ['no-such-table', 'no-such-seat'].map((code) => ({
      ok: false,
      code,
    }));
    expect(await powers.move({ seat: 0, to: 3 })).toEqual(NO_TABLE);
    expect(await powers.endGame({ table: 3 })).toEqual(NO_TABLE);
    expect(await powers.nextAt({ table: 3 })).toEqual(NO_TABLE);
    expect(await powers.state({ table: 3 })).toEqual(NO_TABLE);
    expect(await powers.addComputer({ character: 'squirrel', language: 'en', table: 3 })).toEqual(
      NO_TABLE,
    );
    expect(await powers.move({ seat: 5, to: 2 })).toEqual(NO_SEAT);
    expect(await powers.standUp({ seat: 0, table: 3 })).toEqual(NO_SEAT);
  });

  test('evens out, and back', async () => {
    const { room, powers } = await hostOf(2);
    for (const name of NAMES) {
      await powers.nextAt({ table: 2 });
      room.join(idOf(name), { name });
    }
    expect(await powers.evenOut()).toEqual({ ok: true, value: { moved: 3 } });
    expect(room.tables.map(({ seats }) => seats.people)).toEqual([3, 3]);
    expect(await powers.evenOut({ back: true })).toEqual({ ok: true, value: { moved: 3 } });
    expect(room.tables.map(({ seats }) => seats.people)).toEqual([0, 6]);
  });

  test('gives a seat to somebody at another table, who goes on there', async () => {
    const { wire, room, powers } = await hostOf(2, ['Ana', 'Ben']);
    await wire.post('/leave', { player: BEN });
    const given = await powers.giveSeat({ from: 0, table: 2, to: 0, toTable: 1 });
    expect(given).toEqual({ ok: true, value: null });
    expect(room.at(2)?.seats.find(ANA)).toMatchObject({ seat: 0, name: 'Ben', presence: 'here' });
    expect(room.tableOf(BEN)).toBeUndefined();
    expectSentTo(await wire.get(`/look/${ANA}`), 2);
  });

  test('has fewer tables with a new game: polls at those that close lead on, public names end', async () => {
    const { wire, room, powers, untilOpen } = await hostOf(3, ['Ana', 'Ben', 'Cem']);
    await powers.settings({ tables: 2 });
    await wire.get('/t/3/flip/alice/0,0');
    const poll = wire.get(`/t/3/table/${CEM}?since=${room.at(3)?.token}`);
    const watch = wire.get('/t/3/watch/alice');
    await untilOpen(2);
    await powers.newGame();
    expectSentTo(await poll, 1);
    expectRefused(await watch, 404, 'not-found');
    expectSentTo(await wire.get(`/t/3/table/${CEM}`), 1);
    expectRefused(await wire.get('/t/3/look/alice'), 404, 'not-found');
    expect((await wire.get(`/look/${CEM}`)).status).toBe(200);
  });

  test('asks all for cards, and deals the same at every table', async () => {
    const { wire, room, powers } = await hostOf(2, ['Ana', 'Ben']);
    await powers.openBringing();
    for (const [at, player] of [ANA, BEN].entries()) {
      expect((await wire.post('/bring', { player, text: `card ${at}` })).status).toBe(200);
    }
    const seats = async (target: string) =>
      parseView(await wire.get(target)).bringing?.cards.map(({ seat, text }) => [seat, text]);
    // The same chair at another table is somebody else's.
    expect(await seats(`/table/${ANA}`)).toEqual([
      [0, 'card 0'],
      [null, 'card 1'],
    ]);
    expect(await seats(`/t/2/table/${BEN}`)).toEqual([
      [null, 'card 0'],
      [0, 'card 1'],
    ]);
    await powers.deal({ rows: 2, columns: 2, fill: null, title: 'Ours' });
    for (const { game } of room.tables) {
      expect([game.title, game.phase]).toEqual(['Ours', 'playing']);
      expect(game.deck.faces?.map(({ text }) => text)).toEqual(['card 0', 'card 1']);
    }
  });

  test('sends away everybody, at all tables, who has tried nothing, but for one seat', async () => {
    const { room, powers } = await hostOf(3, ['Ana', 'Ben', 'Cem']);
    for (const row of [0, 1]) await room.first.flip(ANA, { row, column: 0 });
    await powers.removeIdle({ except: 0, table: 2 });
    expect(room.tables.map(({ seats }) => seats.people)).toEqual([1, 1, 0]);
    await powers.removeIdle({ except: null });
    expect(room.tables.map(({ seats }) => seats.people)).toEqual([1, 0, 0]);
  });

  test('begins for all tables at once, and all count the seconds', async () => {
    const { wire, room, powers, clock } = await hostOf(3);
    await powers.settings({ lobby: true });
    await powers.newGame();
    await powers.begin({ seconds: 3 });
    for (const at of ['', '/t/2', '/t/3']) {
      expect(parseView(await wire.get(`${at}/table/alice`)).beginsIn).toBe(3);
    }
    expect((await tablesOf(wire, 'alice')).beginsIn).toBe(3);
    clock.pass(3_000);
    expect(room.tables.map(({ game }) => game.phase)).toEqual(['playing', 'playing', 'playing']);
  });
});

describe('/tables', () => {
  test('tells how all tables stand, and where one sits', async () => {
    const { wire, room, clock } = await hostOf(3, ['Ana', 'Ben']);
    for (const at of ['0,0', '0,1', '1,0']) await wire.get(`/flip/${ANA}/${at}`);
    clock.pass(5_000);
    room.at(3)?.endGame();
    const { token: _token, ...view } = await tablesOf(wire, BEN);
    expect(view).toEqual({
      game: 1,
      you: 2,
      beginsIn: null,
      restartSeconds: null,
      tables: [
        { table: 1, phase: 'playing', pairsLeft: 1, pairs: 1, people: 1, seconds: 5 },
        { table: 2, phase: 'playing', pairsLeft: 2, pairs: 0, people: 1, seconds: 5 },
        { table: 3, phase: 'over', pairsLeft: 2, pairs: 0, people: 0, seconds: 5 },
      ],
    });
    expect((await tablesOf(wire, 'stranger')).you).toBeNull();
  });

  test('answers at most once a second, however much is played', async () => {
    const { wire, clock, untilOpen } = await hostOf(2, ['Ana', 'Ben']);
    let answers = 0;
    let { token } = await tablesOf(wire, ANA);
    for (let flip = 0; flip < 40; flip++) {
      const poll = wire.get(`/tables/${ANA}?since=${token}`);
      await untilOpen(1);
      const isAnswered = poll.then(({ body }) => {
        answers++;
        ({ token } = JSON.parse(body) as TablesView);
      });
      for (let tenth = 0; tenth < 10; tenth++) {
        clock.pass(100);
        await wire.get(`/t/2/flip/alice/${flip % 2},0`);
      }
      await isAnswered;
    }
    expect(answers).toBeLessThanOrEqual(41);
    expect(answers).toBeGreaterThan(38);
  });

  test('with boards for who has no seat, and for the host; each only where it has changed', async () => {
    const { wire, powers, clock, untilOpen } = await hostOf(3, ['Ana', 'Ben']);
    const tv = secretId('tv');
    await wire.post('/join', { player: tv });
    const views = ({ tables }: TablesView) => tables.map(({ view }) => view?.spots.length);
    const first = await tablesOf(wire, tv, '?boards=1');
    expect(views(first)).toEqual([4, 4, 4]);
    expect(first.evening).toEqual({ games: 0, lines: [] });
    expect(views(await tablesOf(wire, ANA, '?boards=1'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await powers.state({ player: ANA });
    expect(views(await tablesOf(wire, ANA, '?boards=1'))).toEqual([4, 4, 4]);
    clock.pass(100);
    const poll = wire.get(`/tables/${tv}?boards=1&since=${first.token}`);
    await untilOpen(1);
    await wire.get(`/t/2/flip/${BEN}/0,0`);
    const { body } = await poll;
    expect(views(JSON.parse(body) as TablesView)).toEqual([undefined, 4, undefined]);
    expect(body).not.toContain(BEN);
  });

  test('has the door of the room', async () => {
    const { wire, powers } = await hostOf(2, ['Ana']);
    await powers.door({ door: 'joined' });
    expectRefused(await wire.get('/tables/alice'), 403, 'door');
    expect((await wire.get(`/tables/${ANA}`)).status).toBe(200);
    expectRefused(await wire.get('/t/2/look/alice'), 403, 'door');
    await wire.post('/join', { player: BEN, name: 'Ben' });
    expect((await wire.get(`/t/2/look/${BEN}`)).status).toBe(200);
  });

  test('is there with one table, too', async () => {
    const { wire } = await hostOf(1, ['Ana']);
    expect((await tablesOf(wire, ANA)).tables).toHaveLength(1);
  });
});
