import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { pending } from '../support/promises.ts';
import { requestText } from '../support/http-text.ts';
import { sendRaw } from '../support/raw.ts';
import { serve } from '../support/host.ts';
import { playerNamed, viewOf } from '../support/table-view.ts';
import { type Answer, type Wire, expectBoard, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');

function join(wire: Wire, player: string, name?: string, code?: string): Promise<Answer> {
  return wire.post('/join', { player, name, code });
}

/** What a join answered that was taken. */
function joined({ status, body, headers }: Answer): unknown {
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  return JSON.parse(body);
}

describe('joining', () => {
  test('gives a seat and a name', async () => {
    const { wire, table } = await serve('A B / B A');
    expect(joined(await join(wire, ANA, 'Ana'))).toEqual({ seat: 0, name: 'Ana' });
    expect(joined(await join(wire, BEN, 'Ben'))).toEqual({ seat: 1, name: 'Ben' });
    expect(table.seats.find(ANA)).toMatchObject({ kind: 'page', presence: 'here' });
  });

  test.each([
    ['  Ana  ', 'Ana'],
    ['A\u0301na', '\u00c1na'],
    ['A\u202ena\u0000', 'Ana'],
    ['Ana\nLuz', 'Ana Luz'],
    ['👩‍👧', '👩‍👧'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['🦄'.repeat(20), '🦄'.repeat(20)],
    ['<b>', '<b>'],
  ])('cleans the name %j', async (given, name) => {
    const { wire } = await serve('A B / B A');
    expect(joined(await join(wire, ANA, given))).toEqual({ seat: 0, name });
  });

  test.each(['', '   ', '\u202e\u0000', 'x'.repeat(21), '🦄'.repeat(21)])(
    'refuses the name %j',
    async (name) => {
      const { wire, table } = await serve('A B / B A');
      expectRefused(await join(wire, ANA, name), 400, 'bad-name');
      expect(table.seats.all()).toEqual([]);
    },
  );

  test('numbers a name that is taken, ignoring case', async () => {
    const { wire } = await serve('A B / B A');
    await join(wire, ANA, 'Ana');
    expect(joined(await join(wire, BEN, 'ANA'))).toEqual({ seat: 1, name: 'ANA 2' });
    expect(joined(await join(wire, secretId('cem'), 'ana'))).toEqual({ seat: 2, name: 'ana 3' });
  });

  test('numbers the name of a text player as well', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/Ana/0,0');
    expect(joined(await join(wire, ANA, 'Ana'))).toEqual({ seat: 1, name: 'Ana 2' });
  });

  test('again with the same id is a rename, with the same seat and cards', async () => {
    const { wire } = await serve('A B / B A');
    await join(wire, ANA, 'Ana');
    await wire.get(`/flip/${ANA}/0,0`);
    expect(joined(await join(wire, ANA, 'Anna'))).toEqual({ seat: 0, name: 'Anna' });
    expect(joined(await join(wire, ANA, 'ANNA'))).toEqual({ seat: 0, name: 'ANNA' });
    expectBoard(await wire.get(`/look/${ANA}`), 'my A, down / down, down');
  });

  test('again without a name changes nothing', async () => {
    const { wire } = await serve('A B / B A');
    await join(wire, ANA, 'Ana');
    expect(joined(await join(wire, ANA))).toEqual({ seat: 0, name: 'Ana' });
    expectBoard(await wire.get(`/flip/${ANA}/0,0`), 'my A, down / down, down');
  });
});

describe('a spectator', () => {
  test('with a poll open, or between two, is not put out by any number of others', async () => {
    const { wire, table, clock, untilOpen } = await serve('A B / B A');
    const tv = secretId('tv');
    const others = async () => {
      for (let index = 0; index <= limits.spectatorsMax; index++) {
        await wire.post('/join', { player: secretId(`s${index}`) });
      }
    };
    await wire.post('/join', { player: tv });
    table.room.setDoor('joined', undefined);
    const poll = wire.open(`/table/${tv}?since=${table.token}`);
    await untilOpen(1);
    await others();
    expect(await pending(poll.answer)).toBe(true);
    poll.close();
    await untilOpen(0);
    await others();
    expect((await wire.get(`/look/${tv}`)).status).toBe(200);
    clock.pass(10_000); // gone for good
    await others();
    expectRefused(await wire.get(`/look/${tv}`), 403, 'door');
  });

  test('joins without a name, may look and watch, and may neither flip nor replace', async () => {
    const { wire, table } = await serve('A B / B A');
    expect(joined(await join(wire, ANA))).toEqual({ seat: null, name: null });
    expectBoard(await wire.get(`/look/${ANA}`), 'down, down / down, down');
    expect((await wire.get(`/watch/${ANA}?since=x`)).status).toBe(200);
    expect((await wire.get(`/table/${ANA}`)).status).toBe(200);
    expectRefused(await wire.get(`/flip/${ANA}/0,0`), 403, 'spectator');
    expectRefused(await wire.get(`/replace/${ANA}/A/Z`), 403, 'spectator');
    expect(table.seats.all()).toEqual([]);
  });

  test('plays after joining with a name', async () => {
    const { wire } = await serve('A B / B A');
    await join(wire, ANA);
    expect(joined(await join(wire, ANA, 'Ana'))).toEqual({ seat: 0, name: 'Ana' });
    expectBoard(await wire.get(`/flip/${ANA}/0,0`), 'my A, down / down, down');
  });
});

describe('a request that is no join', () => {
  const malformed: readonly unknown[] = [
    {},
    [],
    { name: 'Ana' },
    { player: 'ana', name: 'Ana' },
    { player: 'a'.repeat(limits.secretIdCharsMin - 1) },
    { player: 'a'.repeat(limits.playerIdCharsMax + 1) },
    { player: `${'a'.repeat(21)}-` },
    { player: 7 },
    { player: null },
    { player: [ANA] },
    { player: ANA, name: 7 },
    { player: ANA, name: null },
    { player: ANA, code: 1234 },
    { player: ANA, name: 'Ana', seat: 0 },
    { player: ANA, __proto__: { name: 'Ana' }, toString: 'x' },
  ];

  test.each(malformed)('%j is 400', async (value) => {
    const { wire, table } = await serve('A B / B A');
    expectRefused(await wire.post('/join', value), 400, 'bad-join');
    expect(table.seats.all()).toEqual([]);
  });

  test.each(['', '{', 'null', '7', '"x"', `{"player":"${ANA}"`, '{}{}'])(
    'the body %j is 400',
    async (body) => {
      const { wire } = await serve('A B / B A');
      const headers = { 'Content-Type': 'application/json' };
      const { answer } = wire.open('/join', { method: 'POST', headers, body });
      expectRefused(await answer, 400, 'bad-join');
    },
  );

  test.each([limits.secretIdCharsMin, limits.playerIdCharsMax])(
    'but an id of %d characters is taken',
    async (length) => {
      const { wire } = await serve('A B / B A');
      expect((await join(wire, 'a'.repeat(length), 'Ana')).status).toBe(200);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/jsonp',
  ])('%s is 415', async (type) => {
    const { wire, table } = await serve('A B / B A');
    const answer = await wire.post('/join', { player: ANA, name: 'Ana' }, { 'Content-Type': type });
    expectRefused(answer, 415, 'not-json');
    expect(table.seats.all()).toEqual([]);
  });

  test('a compressed one is 415: nothing is unpacked here', async () => {
    const { wire } = await serve('A B / B A');
    const packed = { 'Content-Encoding': 'gzip' };
    expectRefused(await wire.post('/join', { player: ANA }, packed), 415, 'not-json');
  });

  test('without any Content-Type is 415', async () => {
    const { port } = await serve('A B / B A');
    const body = JSON.stringify({ player: ANA });
    const lines = ['Host: localhost', 'Connection: close', `Content-Length: ${body.length}`];
    const text = requestText('/join', lines, { method: 'POST' }) + body;
    expectRefused(await sendRaw({ port }, text), 415, 'not-json');
  });

  test.each([
    [limits.joinBytesMax - 1, 400, 'bad-join'],
    [limits.joinBytesMax, 400, 'bad-join'],
    [limits.joinBytesMax + 1, 413, 'too-large'],
    [1_000_000, 413, 'too-large'],
  ] as const)('%d bytes are %d', async (bytes, status, code) => {
    const { wire } = await serve('A B / B A');
    const empty = JSON.stringify({ extra: '' });
    const value = { extra: 'x'.repeat(bytes - empty.length) };
    expectRefused(await wire.post('/join', value), status, code);
    expectRefused(
      await wire.post('/leave', value),
      status,
      code === 'too-large' ? code : 'bad-leave',
    );
  });
});

describe('seats', () => {
  test('none left is 503, for joining and for flipping', async () => {
    const { wire, table } = await serve('A B / B A');
    for (let seat = 0; seat < limits.seatsMax; seat++) {
      table.room.join(secretId(`p${seat}`), { name: `P${seat}` });
    }
    expectRefused(await join(wire, ANA, 'Ana'), 503, 'no-seat');
    expectRefused(await wire.get('/flip/carol/0,0'), 503, 'no-seat');
    expect((await join(wire, secretId('p7'), 'Seven')).status).toBe(200);
    expect((await join(wire, BEN)).status).toBe(200);
    expectBoard(await wire.get('/look/carol'), 'down, down / down, down');
  });
});

describe('leaving', () => {
  test('4-C: gives up a first card, which turns face down, and keeps the score', async () => {
    const { wire } = await serve('A A / B C');
    await join(wire, ANA, 'Ana');
    for (const at of ['0,0', '0,1', '1,0']) await wire.get(`/flip/${ANA}/${at}`);
    expect(joined(await wire.post('/leave', { player: ANA }))).toEqual({});
    const view = await viewOf(wire, 'carol');
    expect(view.spots).toEqual([0, 0, 1, 1]);
    expect(playerNamed(view, 'Ana')).toMatchObject({ presence: 'left', score: 1 });
  });

  test('4-C: coming back with the same id goes on', async () => {
    const { wire } = await serve('A A / B C');
    await join(wire, ANA, 'Ana');
    for (const at of ['0,0', '0,1']) await wire.get(`/flip/${ANA}/${at}`);
    await wire.post('/leave', { player: ANA });
    expect(joined(await join(wire, ANA, 'Ana'))).toEqual({ seat: 0, name: 'Ana' });
    const view = await viewOf(wire, 'carol');
    expect(playerNamed(view, 'Ana')).toMatchObject({ presence: 'here', score: 1 });
  });

  test('4-C: hands the card to the player who waits for it, in the same step', async () => {
    const { wire, table, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/carol/0,0');
    const bobs = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    await wire.post('/leave', { player: 'carol' });
    expectBoard(await bobs, 'my A, down / down, down');
    expect(table.seats.find('carol')?.presence).toBe('left');
  });

  test('of a player who is not here does nothing, and a malformed one is 400', async () => {
    const { wire, table } = await serve('A B / B A');
    const before = table.token;
    expect(joined(await wire.post('/leave', { player: 'carol' }))).toEqual({});
    for (const value of [{}, { player: 'a-b' }, { player: ANA, name: 'x' }, [ANA]]) {
      expectRefused(await wire.post('/leave', value), 400, 'bad-leave');
    }
    expect(table.token).toBe(before);
  });
});
