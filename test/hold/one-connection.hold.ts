/** What one connection does wrong ends that connection, and nothing else. */
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { textOf } from '../support/decks.ts';
import { postText, requestText } from '../support/http-text.ts';
import { pngChunk } from '../support/pictures.ts';
import { below, pick, seededRandom } from '../support/random.ts';
import { RawConnection } from '../support/raw.ts';
import { secretId } from '../support/wire.ts';
import { figure } from './figure.ts';
import { MeasuredHost, squareBoard } from './measured-host.ts';

const HOST = ['Host: localhost'];
const get = (target: string) => requestText(target, HOST);

/** How a client goes that has not read its answers. */
const goings = ['end', 'cut', 'reset'] as const;

const random = seededRandom(41);

/** Sends this on a connection of its own, reads nothing, and is gone in one of the ways. */
async function sendAndGo(port: number, bytes: string | Buffer): Promise<void> {
  const line = await RawConnection.connect({ port }, { isDeaf: true });
  if (bytes.length > 0) line.send(bytes);
  await pause(below(random, 4));
  line[pick(random, goings)]();
  await pause(below(random, 2));
  line.cut();
}

/** Grows by no more than what is noise. */
function expectFlat(before: { held: number }, after: { held: number }): void {
  expect(after.held).toBeLessThanOrEqual(before.held * 1.1 + 4);
}

/** A picture of noise, which cannot be made smaller. */
function noise(side: number): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.from(Array.from({ length: side * (side + 1) }, () => below(random, 256)));
  for (let row = 0; row < side; row++) rows[row * (side + 1)] = 0;
  const chunks = [
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return `data:image/png;base64,${Buffer.concat([signature, ...chunks]).toString('base64')}`;
}

/** A host, and addresses of it whose answers are longer than what is sent at once. */
interface Room {
  readonly host: MeasuredHost;
  readonly targets: readonly string[];
}

async function bigBoard(): Promise<Room> {
  const host = await MeasuredHost.start(squareBoard(190));
  const line = await RawConnection.connect(host);
  await line.get('/flip/ana/0,0');
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await line.get('/')).body) ?? [];
  line.cut();
  return { host, targets: [script, '/look/ana', '/table/ana', '/watch/ana?since=x'] };
}

/** A game of long cards that is over; each unit of them is three bytes. */
async function longCards(): Promise<Room> {
  const cards = Array.from({ length: 20 }, (_, card) => String(card).padEnd(4_000, '€'));
  const host = await MeasuredHost.start(`2x20\n${[...cards, ...cards].join('\n')}\n`);
  const line = await RawConnection.connect(host);
  for (const [column] of cards.entries()) {
    for (const row of [0, 1]) await line.get(`/flip/ana/${row},${column}`);
  }
  await line.get('/flip/ana/0,0'); // finishes the last play
  line.cut();
  return { host, targets: ['/record/ana', '/steps/ana'] };
}

async function pictures(): Promise<Room> {
  const pairs = [[{ picture: noise(280) }], ['A']] as const;
  const host = await MeasuredHost.start(textOf({ title: 'Noise', rows: 2, columns: 2, pairs }));
  const line = await RawConnection.connect(host);
  const { body } = await line.get('/faces/ana');
  const [, hash = ''] = /"picture":"([^"]+)"/.exec(body) ?? [];
  line.cut();
  return { host, targets: [`/picture/${hash}`] };
}

test.each(Object.entries({ bigBoard, longCards, pictures }))(
  'answers that nobody takes, a thousand times: %s',
  async (_, open) => {
    const { host, targets } = await open();
    for (const target of targets) {
      const line = await RawConnection.connect(host);
      const { status, body } = await line.get(target);
      line.cut();
      expect([
        target,
        status,
        Buffer.byteLength(body) > limits.unsentBytesPerConnectionMax,
      ]).toEqual([target, 200, true]);
    }
    const attack = async (times: number) => {
      for (let time = 0; time < times; time++) {
        const count = pick(random, [1, 2, 3, 10, 60, 1 + below(random, 300), 300]);
        await sendAndGo(host.port, get(pick(random, targets)).repeat(count));
      }
      const line = await RawConnection.connect(host);
      expect((await line.get('/health')).status).toBe(200);
      line.cut();
      return host.memory();
    };
    const before = await attack(200);
    const after = await attack(1_000);
    figure(
      `1000 times up to 300 requests unread, ${targets.join(', ')}: ` +
        `${before.held.toFixed(1)} MiB held before, ${after.held.toFixed(1)} after`,
    );
    expectFlat(before, after);
  },
);

/** What no client should send; it is also cut off at every point. */
const wrongs: readonly (readonly [name: string, bytes: string | Buffer])[] = [
  ['garbage', Buffer.from(Array.from({ length: 2_000 }, () => below(random, 256)))],
  ['no HTTP at all', 'hello\r\n\r\nhow are you?\r\n\r\n'],
  ['HTTP/0.9', 'GET /look/eve\r\n'],
  ['HTTP/3.7', 'GET /look/eve HTTP/3.7\r\nHost: localhost\r\n\r\n'],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\x04\0\0\0\0\0'],
  ['TLS', Buffer.from('16030100a5010000a10303', 'hex')],
  ['zeros', Buffer.alloc(5_000)],
  ['empty lines', '\r\n'.repeat(5_000)],
  ['half a request behind a whole one', `${get('/look/eve')}GET /watch/ev`],
  ['garbage behind a wait', `${get('/watch/eve')}\0\0\0\r\n\r\n`],
  ['garbage behind an answer that nobody takes', `${get('/look/eve').repeat(60)}\0\0\r\n\r\n`],
  ['a wait behind waits', get('/watch/eve').repeat(300)],
  ['more waits than may be', get('/watch/eve').repeat(limits.pipelinedPerConnectionMax + 10)],
  ['headers that are too long', requestText('/look/eve', [...HOST, `X: ${'x'.repeat(200_000)}`])],
  [
    'thousands of headers',
    requestText('/look/eve', [...HOST, ...Array.from({ length: 9_000 }, () => 'a: b')]),
  ],
  ['an address that is too long', get(`/look/${'x'.repeat(90_000)}`)],
  ['spaces in an address', get('/look/e v e')],
  ['two hosts', requestText('/look/eve', ['Host: a', 'Host: b'])],
  ['no host', requestText('/look/eve', [])],
  ['an upgrade', requestText('/look/eve', [...HOST, 'Connection: Upgrade', 'Upgrade: websocket'])],
  [
    'an upgrade behind a wait',
    get('/watch/eve') + requestText('/x', [...HOST, 'Connection: Upgrade', 'Upgrade: h2c']),
  ],
  ['CONNECT', requestText('localhost:80', HOST, { method: 'CONNECT' })],
  [
    'CONNECT behind a wait',
    get('/watch/eve') + requestText('localhost:80', HOST, { method: 'CONNECT' }),
  ],
  [
    'CONNECT behind answers that nobody takes',
    get('/look/eve').repeat(60) + requestText('localhost:80', HOST, { method: 'CONNECT' }),
  ],
  ['a method that nobody knows', requestText('/look/eve', HOST, { method: 'BREW' })],
  ['an expectation', requestText('/look/eve', [...HOST, 'Expect: 100-continue'])],
  ['an expectation that nobody knows', requestText('/look/eve', [...HOST, 'Expect: the best'])],
  [
    'expectations behind a wait',
    get('/watch/eve') +
      requestText('/join', [...HOST, 'Expect: 100-continue', 'Content-Length: 5'], {
        method: 'POST',
      }).repeat(20),
  ],
  [
    'a body that is too short',
    requestText('/join', [...HOST, 'Content-Type: application/json', 'Content-Length: 500'], {
      method: 'POST',
    }) + '{}',
  ],
  ['a body that is too long', postText('/join', 'x'.repeat(300_000), HOST)],
  [
    'a length that is none',
    requestText('/join', [...HOST, 'Content-Length: many'], { method: 'POST' }),
  ],
  [
    'a length below zero',
    requestText('/join', [...HOST, 'Content-Length: -5'], { method: 'POST' }),
  ],
  [
    'two lengths',
    requestText('/join', [...HOST, 'Content-Length: 5', 'Content-Length: 6'], { method: 'POST' }) +
      'xxxxx',
  ],
  [
    'a length and chunks',
    requestText('/join', [...HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked'], {
      method: 'POST',
    }) + '5\r\nxxxxx\r\n0\r\n\r\n',
  ],
  [
    'chunks that are none',
    requestText(
      '/join',
      [...HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
      { method: 'POST' },
    ) + 'zz\r\n{}\r\n0\r\n\r\n',
  ],
  [
    'a chunk of terabytes',
    requestText(
      '/join',
      [...HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
      { method: 'POST' },
    ) + 'fffffffffff\r\n{}',
  ],
  [
    'endless chunk extensions',
    requestText(
      '/join',
      [...HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
      { method: 'POST' },
    ) + `2;${'x'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'a body for who asks for nothing',
    requestText('/look/eve', [...HOST, 'Content-Length: 100000']) + 'x'.repeat(100_000),
  ],
  [
    'zipped nonsense',
    requestText(
      '/join',
      [...HOST, 'Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2'],
      { method: 'POST' },
    ) + '{}',
  ],
  ['bad escapes', get('/look/%ff%fe%').repeat(50)],
];

const WRONGS_EACH = 40;

/** Plays on until told to stop: whatever fails for them fails the test. */
async function play(
  host: MeasuredHost,
  player: string,
  row: number,
  signal: AbortSignal,
): Promise<number> {
  const line = await RawConnection.connect(host);
  const poll = await RawConnection.connect(host);
  let flips = 0;
  const { body } = await line.post('/join', { player, name: player.slice(0, 4) });
  expect(body).toContain('seat');
  while (!signal.aborted) {
    const flip = await line.get(`/flip/${player}/${row},${flips++ % 2}`);
    expect(flip.status, flip.body).toBe(200);
    const table = await poll.get(`/table/${player}`);
    expect(table.status, table.body).toBe(200);
    await pause(below(random, 10));
  }
  line.cut();
  poll.cut();
  return flips;
}

test('one connection after the other does everything wrong, and two players play on', async () => {
  const host = await MeasuredHost.start(squareBoard(130));
  const stopping = new AbortController();
  const players = ['ana', 'ben'].map((name, row) =>
    play(host, secretId(name), row, stopping.signal),
  );
  const attack = async (times: number) => {
    for (const [, bytes] of wrongs) {
      await sendAndGo(host.port, bytes);
      for (let time = 1; time < times; time++) {
        await sendAndGo(host.port, bytes.slice(0, below(random, Math.min(bytes.length, 2_000))));
      }
    }
    return host.memory();
  };
  const before = await attack(5);
  const after = await attack(WRONGS_EACH);
  stopping.abort();
  const flips = (await Promise.all(players)).reduce((sum, count) => sum + count, 0);
  figure(
    `${wrongs.length * WRONGS_EACH} connections with ${wrongs.length} kinds of wrong: ${flips} flips of two ` +
      `players without an error; ${before.held.toFixed(1)} MiB held before, ${after.held.toFixed(1)} after`,
  );
  expect(flips).toBeGreaterThan(100);
  expectFlat(before, after);
});
