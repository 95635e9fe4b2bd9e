import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { parsePower } from '../../shared/host-api.ts';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import { Wire, expectRefused } from '../support/wire.ts';

const AUTHORIZATION = { Authorization: `Bearer ${SECRET}` };

async function hosting() {
  const running = await serve('A B / B A', {}, { clock: realClock, secret: SECRET });
  return { ...running, wire: new Wire(running) };
}

describe('admission to the powers', () => {
  test.each([
    '',
    SECRET,
    'Bearer ',
    'Bearer',
    `Bearer ${SECRET.slice(1)}`,
    `Bearer ${SECRET}x`,
    `bearer ${SECRET}`,
    `Bearer ${SECRET.toUpperCase()}`,
    `Basic ${SECRET}`,
    'Bearer undefined',
  ])('not with Authorization %j: 403, and nothing is done', async (authorization) => {
    const { wire, table } = await hosting();
    const headers = { Authorization: authorization };
    expectRefused(await wire.post('/host/newGame', {}, headers), 403, 'no-secret');
    expect(table.game.number).toBe(1);
  });

  test('not without Authorization, nor with the secret elsewhere', async () => {
    const { wire, table } = await hosting();
    expectRefused(await wire.post('/host/newGame', {}), 403, 'no-secret');
    expectRefused(await wire.post(`/host/newGame?secret=${SECRET}`, {}), 403, 'no-secret');
    const cookie = { Cookie: `host=${SECRET}` };
    expectRefused(await wire.post('/host/newGame', {}, cookie), 403, 'no-secret');
    expect(table.game.number).toBe(1);
  });

  test.each([
    '192.168.1.5',
    '192.168.1.5:8080',
    '10.0.0.1',
    '0.0.0.0',
    '[::]',
    '[fe80::1]',
    hostname(),
    `${hostname().split('.')[0]}.local`,
  ])('not by Host %s, for that is no loopback: 404', async (host) => {
    const { wire, table } = await hosting();
    const headers = { ...AUTHORIZATION, Host: host };
    expectRefused(await wire.post('/host/newGame', {}, headers), 404, 'not-found');
    expectRefused(await wire.get('/host/newGame', headers), 404, 'not-found');
    expect(table.game.number).toBe(1);
  });

  test.each(['localhost', 'localhost:1', '127.0.0.1', '127.0.0.2:8080', '[::1]', '[::1]:8080'])(
    'but by Host %s',
    async (host) => {
      const { wire, table } = await hosting();
      const answer = await wire.post('/host/newGame', {}, { ...AUTHORIZATION, Host: host });
      expect([answer.status, table.game.number]).toEqual([200, 2]);
    },
  );

  test('nobody where there is no secret: the addresses do not exist', async () => {
    const running = await serve('A B / B A', {}, { clock: realClock });
    const wire = new Wire(running);
    const attempts = [{}, AUTHORIZATION, { Authorization: 'Bearer ' }];
    for (const headers of [...attempts, { Authorization: 'Bearer undefined' }]) {
      for (const power of Object.keys(parsePower)) {
        expectRefused(await wire.post(`/host/${power}`, {}, headers), 404, 'not-found');
      }
    }
    expect(running.table.game.number).toBe(1);
  });
});

describe('how they are used', () => {
  test('by POST alone', async () => {
    const { wire, table } = await hosting();
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await wire.ask(method, '/host/newGame', AUTHORIZATION);
      expect([method, status, headers.allow]).toEqual([method, 405, 'POST']);
    }
    expect(table.game.number).toBe(1);
  });

  test('with JSON alone', async () => {
    const { wire, table } = await hosting();
    const headers = { ...AUTHORIZATION, 'Content-Type': 'text/plain' };
    expectRefused(await wire.post('/host/newGame', {}, headers), 415, 'not-json');
    const { answer } = wire.open('/host/newGame', {
      method: 'POST',
      headers: { ...AUTHORIZATION, 'Content-Type': 'application/json' },
      body: '{',
    });
    expectRefused(await answer, 400, 'bad-power');
    expect(table.game.number).toBe(1);
  });

  test.each(['unknown', 'NEWGAME', 'use', 'stop', 'constructor', '__proto__', 'port', '%00'])(
    '%s is no power',
    async (power) => {
      const { wire } = await hosting();
      const { status, body } = await wire.post(`/host/${power}`, {}, AUTHORIZATION);
      expect([status, JSON.parse(body)]).toEqual([200, { ok: false, code: 'unknown-power' }]);
    },
  );

  const wrong: readonly (readonly [power: string, argument: unknown])[] = [
    ['state', { x: 1 }],
    ['newGame', []],
    ['newGame', { lobby: true }],
    ['chooseBoard', {}],
    ['chooseBoard', { board: 7 }],
    ['openBoard', { text: '1x1\nA\n' }],
    ['openBoard', { title: 'x', text: ['1x1'] }],
    ['settings', { shuffle: 'yes' }],
    ['settings', { leaveSeconds: 14 }],
    ['settings', { leaveSeconds: 86_401 }],
    ['settings', { holdUpSeconds: 9 }],
    ['settings', { holdUpSeconds: 10.5 }],
    ['settings', { restartMinutes: 0 }],
    ['settings', { restartMinutes: '5' }],
    ['settings', { unknown: true }],
    ['door', {}],
    ['door', { door: 'shut' }],
    ['door', { door: 'code', code: '123' }],
    ['door', { door: 'code', code: '1234567890123' }],
    ['door', { door: 'code', code: '12 34' }],
    ['rename', { seat: 0, name: '' }],
    ['rename', { seat: 0, name: 'x'.repeat(21) }],
    ['rename', { seat: -1, name: 'Ana' }],
    ['remove', { seat: '0' }],
    ['remove', {}],
    ['block', { seat: 0.5 }],
    ['giveSeat', { from: 0 }],
    ['giveSeat', { from: 0, to: 1, name: 'x' }],
  ];

  test.each(wrong)('%s does not take %j', async (power, argument) => {
    const { wire, table } = await hosting();
    await wire.get('/flip/carol/0,0');
    const before = { saved: table.save(), token: table.token };
    const { status, body } = await wire.post(`/host/${power}`, argument, AUTHORIZATION);
    expect([status, JSON.parse(body)]).toEqual([200, { ok: false, code: 'bad-power' }]);
    expect({ saved: table.save(), token: table.token }).toEqual(before);
  });

  test.each([
    [{ leaveSeconds: 15 }],
    [{ leaveSeconds: null }],
    [{ holdUpSeconds: 10 }],
    [{ holdUpSeconds: null }],
    [{ restartMinutes: 1 }],
    [{}],
  ])('settings take %j', async (argument) => {
    const { wire, table } = await hosting();
    const { body } = await wire.post('/host/settings', argument, AUTHORIZATION);
    expect(JSON.parse(body)).toEqual({ ok: true, value: null });
    expect(table.settings).toMatchObject(argument);
  });
});
