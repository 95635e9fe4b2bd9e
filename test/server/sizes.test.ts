import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { requestText } from '../support/http-text.ts';
import { sendRaw } from '../support/raw.ts';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import { Wire, expectPublishedHeaders, expectRefused } from '../support/wire.ts';

const CLOSE = ['Host: localhost', 'Connection: close'];

async function wireTo(notation: string) {
  const running = await serve(notation, {}, { clock: realClock, secret: SECRET });
  return { ...running, wire: new Wire(running) };
}

/** A target of a published route that is exactly so long. */
function targetOf(length: number): string {
  return '/watch/alice?since='.padEnd(length, 'x');
}

describe('a target', () => {
  test.each([
    [limits.targetCharsMax - 1, 200],
    [limits.targetCharsMax, 200],
    [limits.targetCharsMax + 1, 414],
  ])('of %d characters is %d', async (length, status) => {
    const { wire } = await wireTo('A B / B A');
    expect((await wire.get(targetOf(length))).status).toBe(status);
  });

  test('that is too long is refused with one line', async () => {
    const { wire } = await wireTo('A B / B A');
    const answer = await wire.get(targetOf(limits.targetCharsMax + 1));
    expectRefused(answer, 414, 'long-target');
  });

  test('that is too long has the published headers on a published route, as every error', async () => {
    const { wire } = await wireTo('A B / B A');
    expectPublishedHeaders(await wire.get(targetOf(limits.targetCharsMax + 1)));
  });

  test('that is too long, for a foreign host, is a foreign host’s first', async () => {
    const { wire } = await wireTo('A B / B A');
    const answer = await wire.get(targetOf(limits.targetCharsMax + 1), { Host: 'evil.com' });
    expectRefused(answer, 421, 'foreign-host');
  });

  test('of the longest legal replace fits: two cards of 4096 units, fully encoded', async () => {
    const { wire } = await wireTo('A A');
    const [from, to] = ['\uff21', '\uff22'].map((unit) => unit.repeat(limits.cardUnitsMax));
    const [encodedFrom, encodedTo] = [from, to].map((card) => encodeURIComponent(card ?? ''));
    expect(encodedTo).toHaveLength(9 * limits.cardUnitsMax);
    await wire.get(`/replace/alice/A/${encodedFrom}`);
    const player = 'p'.repeat(limits.playerIdCharsMax);
    const replaced = await wire.get(`/replace/${player}/${encodedFrom}/${encodedTo}`);
    expect(replaced.status).toBe(200);
    const flipped = await wire.get('/flip/alice/0,0');
    expect(flipped.body).toBe(`1x2\nmy ${to}\ndown\n`);
    expect(flipped.headers['content-length']).toBe(String(Buffer.byteLength(flipped.body)));
  });
});

describe('bytes that never became a request', () => {
  test.each([limits.headerBytesMax + 1_000, 4 * limits.headerBytesMax])(
    'headers of %d bytes are 431, and one line',
    async (bytes) => {
      const { port } = await wireTo('A B / B A');
      const line = `X-Long: ${'x'.repeat(bytes)}`;
      const answer = await sendRaw({ port }, requestText('/look/alice', [...CLOSE, line]));
      expectRefused(answer, 431, 'long-headers');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
      });
    },
  );

  test('headers that are long, but not too long, are read', async () => {
    const { port } = await wireTo('A B / B A');
    const line = `X-Long: ${'x'.repeat(limits.headerBytesMax - 1_000)}`;
    const answer = await sendRaw({ port }, requestText('/look/alice', [...CLOSE, line]));
    expect(answer.status).toBe(200);
  });

  test.each([
    'nonsense\r\n\r\n',
    'GET\r\n\r\n',
    'GET /look/alice HTTP/9.9\r\n\r\n',
    'GET /replace/alice/A/\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET /look/a b HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET /look/alice HTTP/1.1\r\nHost localhost\r\n\r\n',
    'GET /look/alice HTTP/1.1\r\nHost: localhost\r\n X: folded\r\n\r\n\0',
    'POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
    'POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n' +
      'Transfer-Encoding: chunked\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ])('%j is 400, and one line', async (text) => {
    const { port, table } = await wireTo('A B / B A');
    const before = table.save();
    const answer = await sendRaw({ port }, text);
    expectRefused(answer, 400, 'bad-request');
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(answer.body)));
    expect(table.save()).toEqual(before);
  });

  test('does not disturb the others', async () => {
    const { port, wire } = await wireTo('A B / B A');
    await sendRaw({ port }, 'nonsense\r\n\r\n');
    expect((await wire.get('/look/alice')).status).toBe(200);
  });
});
