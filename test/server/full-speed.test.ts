import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Host } from '../../main/host/host.ts';
import { createApp, type GameApp } from '../../main/server/app.ts';
import { listen } from '../../main/server/listen.ts';
import { TestClock } from '../support/clock.ts';
import { seededRandom } from '../support/random.ts';
import { SECRET, table } from '../support/server.ts';
import { until } from '../support/until.ts';
import { type Answer, type Asked, Wire, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const JSON_TYPE = { 'Content-Type': 'application/json' };
const HOST_PAGE = { ...JSON_TYPE, Authorization: `Bearer ${SECRET}` };

/** An app on a table of its own; both of them are in the same state after the same requests. */
function newApp() {
  const onTable = table('A B / B A');
  const clock = new TestClock();
  const host = new Host(onTable, clock, seededRandom(2));
  host.port = 8080; // it stands in the join link, and so in the QR code
  onTestFinished(() => host.stop());
  const app = createApp({ table: onTable, host, clock, report: () => undefined, secret: SECRET });
  return { app, table: onTable };
}

/** The app as anybody would serve it, on a server as Node makes one. */
async function listenPlainly(app: GameApp): Promise<Wire> {
  const plain = http.createServer(app.express);
  await new Promise<void>((resolve) => {
    plain.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    plain.closeAllConnections();
    plain.close();
  });
  return new Wire(plain.address() as AddressInfo);
}

async function listenFast(app: GameApp): Promise<Wire> {
  const listening = await listen(app, 0, '127.0.0.1');
  onTestFinished(() => listening.stop());
  return new Wire(listening);
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
  const fast = await listenFast(newApp().app);
  const plain = await listenPlainly(newApp().app);
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
  for (const start of [listenFast, listenPlainly]) {
    const { app, table: onTable } = newApp();
    const wire = await start(app);
    await wire.get('/flip/alice/0,0');
    const gone = wire.open('/flip/bob/0,0');
    await until(() => onTable.held()[0]?.waiters.join() === 'bob');
    const carols = wire.get('/flip/carol/0,0');
    await until(() => onTable.held()[0]?.waiters.length === 2);
    gone.close();
    await until(() => onTable.held()[0]?.waiters.join() === 'carol');
    await wire.get('/flip/alice/0,1');
    expect((await carols).body).toBe('2x2\nmy A\nup B\ndown\ndown\n');
    const watch = wire.get('/watch/dora');
    await until(() => app.openRequests === 1);
    app.stop();
    expect((await watch).status).toBe(503);
  }
});

test('an app that tries many ports gets no longer chain of prototypes', async () => {
  const { app } = newApp();
  const depth = () => {
    let length = 0;
    for (let at: unknown = app.express.request; at !== null; at = Object.getPrototypeOf(at))
      length++;
    return length;
  };
  await (await listen(app, 0, '127.0.0.1')).stop();
  const before = depth();
  for (let times = 0; times < 3; times++) await (await listen(app, 0, '127.0.0.1')).stop();
  expect(depth()).toBe(before);
});
