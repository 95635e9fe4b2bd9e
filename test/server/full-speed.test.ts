import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type Bound, bind } from '../../main/server/listen.ts';
import { SECRET, serve } from '../support/host.ts';
import { until } from '../support/until.ts';
import { type Answer, type Asked, Wire, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const JSON_TYPE = { 'Content-Type': 'application/json' };
const HOST_PAGE = { ...JSON_TYPE, Authorization: `Bearer ${SECRET}` };

/** A server as Node makes one, and as anybody would serve an app of Express. */
async function bindPlainly(): Promise<Bound> {
  const server = http.createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const release = async () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    port: (server.address() as AddressInfo).port,
    serve: (app) => {
      server.on('request', app.express);
      return { stop: release };
    },
    release,
  };
}

const bindFast = () => bind(0, '127.0.0.1');

/** A host on a table of its own: after the same requests, all of them are in the same state. */
async function newHost(bindTo: () => Promise<Bound>) {
  const bound = await bindTo();
  const secret = SECRET;
  // The port stands in the join link, and so in the QR code: to compare two, it is the same.
  const running = await serve(
    'A B / B A',
    {},
    {
      secret,
      bind: async () => ({
        port: 8080,
        serve: (app) => bound.serve(app),
        release: () => bound.release(),
      }),
    },
  );
  return { ...running, wire: new Wire(bound) };
}

const post = (body: string, headers: Asked['headers'] = JSON_TYPE): Asked => ({
  method: 'POST',
  headers,
  body,
});

const requests: readonly (readonly [target: string, asked?: Asked])[] = [
  ['/look/alice'],
  ['/look/alice', { method: 'HEAD' }],
  ['/flip/alice/0,0'],
  ['/flip/alice/0,0?n=1'],
  ['/flip/alice/0,0?n=0'],
  ['/flip/alice/9,9'],
  ['/flip/alice/0,0', { method: 'HEAD' }],
  ['/flip/alice/0,0', { method: 'POST' }],
  ['/flip/alice/0,0', { headers: { 'Sec-Purpose': 'prefetch' } }],
  ['/replace/bob/A/%F0%9F%A6%84'],
  ['/replace/bob/A/B%20C'],
  ['/watch/alice?since=x'],
  ['/watch/alice?since=x&wait=61'],
  ['/table/alice'],
  ['/table/alice', { method: 'OPTIONS' }],
  ['/join', post(JSON.stringify({ player: ANA, name: 'Ana' }))],
  ['/join', post('{')],
  ['/join', post('{}', { 'Content-Type': 'text/plain' })],
  ['/join', post(' '.repeat(5_000))],
  ['/join'],
  [`/table/${ANA}`],
  [`/flip/${ANA}/0,1`],
  ['/leave', post(JSON.stringify({ player: ANA }))],
  ['/host/state', post('{}', HOST_PAGE)],
  ['/host/unknown', post('{}', HOST_PAGE)],
  ['/host/newGame', post('{}')],
  ['/host/newGame', post('{}', { ...HOST_PAGE, Host: '192.168.1.5' })],
  ['/host/newGame', post('{}', HOST_PAGE)],
  ['/health'],
  ['/qr.svg'],
  ['/qr.svg', { method: 'HEAD' }],
  ['/unknown'],
  ['/look/%zz'],
  ['/look/alice', { headers: { Host: 'evil.com' } }],
  [`/look/${'x'.repeat(10_000)}`],
];

function withoutDate({ status, headers, body }: Answer) {
  const { date, ...others } = headers;
  expect(date).toBeDefined();
  return { status, headers: others, body };
}

test('the app answers the same on a plain server as on the fast one', async () => {
  const { wire: fast } = await newHost(bindFast);
  const { wire: plain } = await newHost(bindPlainly);
  const statuses = new Set<number>();
  for (const [target, asked] of requests) {
    const answers = await Promise.all([fast, plain].map((wire) => wire.open(target, asked).answer));
    const [fasts, plains] = answers.map(withoutDate);
    expect(fasts, target).toEqual(plains);
    statuses.add(fasts?.status ?? 0);
  }
  const all = [200, 400, 403, 404, 405, 409, 413, 415, 421];
  expect([...statuses].toSorted((one, other) => one - other)).toEqual(all);
});

test('requests that wait are answered and cancelled the same on both', async () => {
  for (const bindTo of [bindFast, bindPlainly]) {
    const { app, table: onTable, wire } = await newHost(bindTo);
    await wire.get('/flip/alice/0,0');
    const gone = wire.open('/flip/bob/0,0');
    await until(() => onTable.game.board.controlled()[0]?.waiters.join() === 'bob');
    const carols = wire.get('/flip/carol/0,0');
    await until(() => onTable.game.board.controlled()[0]?.waiters.length === 2);
    gone.close();
    await until(() => onTable.game.board.controlled()[0]?.waiters.join() === 'carol');
    await wire.get('/flip/alice/0,1');
    expect((await carols).body).toBe('2x2\nmy A\nup B\ndown\ndown\n');
    const watch = wire.get('/watch/dora');
    await until(() => app.openRequests === 1);
    app.stop();
    expect((await watch).status).toBe(503);
  }
});
