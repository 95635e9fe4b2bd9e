import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { requestText } from '../support/http-text.ts';
import { sendRaw } from '../support/raw.ts';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import {
  type Answer,
  Wire,
  expectBoard,
  expectPublishedHeaders,
  expectRefused,
} from '../support/wire.ts';

const CLOSE = 'Connection: close';

/** Every kind of address that there is, and one that is not. */
const targets = [
  '/look/alice',
  '/flip/alice/0,0',
  '/replace/alice/A/Z',
  '/watch/alice?since=x',
  '/table/alice',
  '/join',
  '/leave',
  '/host/state',
  '/health',
  '/qr.svg',
  '/unknown',
  '/',
  '/index.html',
  '/tv',
  '/desk',
];

const otherMethods = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];

async function guarded() {
  const running = await serve(
    'A B / B A',
    {},
    { clock: realClock, secret: SECRET, names: ['Game.Example'] },
  );
  /** Sends exactly these `Host` lines, and no others. */
  const ask = (target: string, ...hosts: readonly string[]): Promise<Answer> =>
    sendRaw(running, requestText(target, [...hosts.map((host) => `Host: ${host}`), CLOSE]));
  return { ...running, ask, wire: new Wire(running) };
}

describe('Host', () => {
  test.each(targets)('none, or two, is 400 on %s', async (target) => {
    const { ask, table } = await guarded();
    const before = table.save();
    expectRefused(await ask(target), 400, 'no-host');
    expectRefused(await ask(target, 'localhost', 'localhost'), 400, 'no-host');
    expectRefused(await ask(target, 'localhost', 'evil.com'), 400, 'no-host');
    expect(table.save()).toEqual(before);
  });

  test('is not taken from another header whose name is as long', async () => {
    const { port } = await serve('A B / B A');
    const lines = ['From: ana@example.com', 'Host: localhost', 'Date: today', CLOSE];
    expectBoard(
      await sendRaw({ port }, requestText('/look/alice', lines)),
      'down, down / down, down',
    );
  });

  test('none is 400 in HTTP/1.0 as well', async () => {
    const { port } = await guarded();
    const text = requestText('/look/alice', [], { version: '1.0' });
    expectRefused(await sendRaw({ port }, text), 400, 'no-host');
  });

  test('has the published headers on the published routes, refused or not', async () => {
    const { ask } = await guarded();
    for (const target of targets.slice(0, 4)) {
      expectPublishedHeaders(await ask(target));
      expectPublishedHeaders(await ask(target, 'evil.com'));
    }
  });

  const known = [
    'localhost',
    'LocalHost',
    '127.0.0.1',
    '127.1.2.3',
    '192.168.1.5',
    '8.8.8.8',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[fe80::1]',
    hostname(),
    hostname().toUpperCase(),
    `${hostname().split('.')[0]}.local`,
    'game.example',
    'GAME.EXAMPLE',
  ];

  test.each(known)('%s is this game, with any port', async (host) => {
    const { ask, port } = await guarded();
    for (const suffix of ['', ':80', `:${port}`, ':1', ':65535']) {
      expect((await ask('/look/alice', host + suffix)).status).toBe(200);
    }
  });

  test('more of them than are remembered are told apart, the first time and the next', async () => {
    const { ask } = await guarded();
    for (let round = 0; round < 2; round++) {
      for (let last = 1; last <= 110; last++) {
        expect((await ask('/look/alice', `10.0.0.${last}`)).status).toBe(200);
      }
      expectRefused(await ask('/look/alice', 'evil.com'), 421, 'foreign-host');
    }
  });

  const hostile = [
    '',
    'evil.com',
    'evil.com:8080',
    'localhost.evil.com',
    '127.0.0.1.evil.com',
    'evil.com.localhost',
    'localhost.',
    '127.0.0.1.',
    `${hostname()}.`,
    `${hostname()}.evil.com`,
    `x${hostname()}`,
    'game.example.evil.com',
    'www.game.example',
    'example',
    'user@localhost',
    'user:pass@127.0.0.1',
    'localhost@evil.com',
    'localhost:80:80',
    'localhost:',
    'localhost:port',
    'localhost:-1',
    'localhost:123456',
    'localhost/evil.com',
    'localhost#evil.com',
    'localhost?evil.com',
    'localhost\\evil.com',
    'localhost,evil.com',
    'localhost evil.com',
    'http://localhost',
    '::1',
    '[::1',
    '::1]',
    '[::1]evil.com',
    '[127.0.0.1]',
    '[localhost]',
    '[::1%25eth0]',
    '[]',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.0.0.256',
    '1.2.3.4.5',
    '*',
    '_',
    'l\u00f6calhost',
  ];

  test.each(hostile)('%j is 421 everywhere, and nothing is done', async (host) => {
    const { ask, port, table } = await guarded();
    const before = table.save();
    for (const target of targets) expectRefused(await ask(target, host), 421, 'foreign-host');
    for (const method of otherMethods) {
      for (const target of ['/', '/flip/alice/0,0', '/join', '/host/newGame']) {
        const text = requestText(target, [`Host: ${host}`, CLOSE], { method });
        const { status } = await sendRaw({ port }, text);
        expect([method, target, status]).toEqual([method, target, 421]);
      }
    }
    expect(table.save()).toEqual(before);
  });
});

describe('an absolute target', () => {
  test('of the same authority works', async () => {
    const { ask } = await guarded();
    const answer = await ask('http://localhost:8080/flip/alice/0,0', 'localhost:8080');
    expect([answer.status, answer.body]).toEqual([200, '2x2\nmy A\ndown\ndown\ndown\n']);
    expect((await ask('HTTP://LOCALHOST/health', 'localhost')).body).toBe('ok');
  });

  test.each([
    ['http://evil.com/look/alice', '127.0.0.1'],
    ['http://127.0.0.1/look/alice', 'evil.com'],
    ['http://localhost:81/look/alice', 'localhost:80'],
    ['http://localhost/look/alice', 'localhost:80'],
    ['http://127.0.0.1/look/alice', 'localhost'],
    ['http://user@localhost/look/alice', 'localhost'],
    ['http:///look/alice', 'localhost'],
    ['https://evil.com/look/alice', 'localhost'],
  ])('%s with Host %s is 400', async (target, host) => {
    const { ask } = await guarded();
    expectRefused(await ask(target, host), 400, 'no-host');
  });

  test('of the same, foreign authority is 421', async () => {
    const { ask } = await guarded();
    expectRefused(await ask('http://evil.com/look/alice', 'evil.com'), 421, 'foreign-host');
  });

  test.each([
    ['ftp://localhost/look/alice', 404],
    ['*', 404],
    ['localhost/look/alice', 400],
  ])('is never %s: %d', async (target, status) => {
    const { ask } = await guarded();
    expect((await ask(target, 'localhost')).status).toBe(status);
  });
});

describe('CORS', () => {
  const origin = { Origin: 'http://evil.com' };

  test.each(targets.slice(0, 4))('stands on %s', async (target) => {
    const { wire } = await guarded();
    const { headers } = await wire.get(target, origin);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test.each(targets.slice(4))('does not stand on %s', async (target) => {
    const { wire } = await guarded();
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { headers } = await wire.ask(method, target, origin);
      const names = Object.keys(headers).filter((name) => name.startsWith('access-control'));
      expect(names).toEqual([]);
    }
  });

  test.each(targets)('a preflight is not granted on %s', async (target) => {
    const { wire } = await guarded();
    const { status, headers } = await wire.ask('OPTIONS', target, {
      ...origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, authorization',
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers['access-control-allow-methods']).toBeUndefined();
    expect(headers['access-control-allow-headers']).toBeUndefined();
  });
});

describe('methods', () => {
  const allowed = [
    ['/look/alice', 'GET, HEAD'],
    ['/flip/alice/0,0', 'GET'],
    ['/replace/alice/A/Z', 'GET'],
    ['/watch/alice', 'GET'],
    ['/table/alice', 'GET'],
    ['/join', 'POST'],
    ['/leave', 'POST'],
    ['/host/state', 'POST'],
    ['/health', 'GET, HEAD'],
    ['/qr.svg', 'GET, HEAD'],
    ['/flip/alice/junk', 'GET'],
  ] as const;

  test.each(allowed)('%s takes %s, and every other is 405', async (target, allow) => {
    const { wire, table } = await guarded();
    const before = table.save();
    const all = ['GET', ...otherMethods];
    for (const method of all.filter((each) => !allow.split(', ').includes(each))) {
      const answer = await wire.ask(method, target);
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, allow]);
    }
    expect(table.save()).toEqual(before);
  });
});
