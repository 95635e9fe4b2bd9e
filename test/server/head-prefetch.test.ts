import { describe, expect, test } from 'vitest';
import { requestText } from '../support/http-text.ts';
import { sendRaw } from '../support/raw.ts';
import { serve } from '../support/host.ts';
import { expectBoard, expectPublishedHeaders, expectRefused } from '../support/wire.ts';

describe('HEAD', () => {
  test.each(['/flip/alice/0,0', '/flip/alice/0,0?n=1', '/replace/alice/A/Z', '/watch/alice'])(
    'on %s is 405, and nothing is done',
    async (target) => {
      const { wire, table } = await serve('A B / B A');
      const before = { saved: table.save(), token: table.token };
      const answer = await wire.ask('HEAD', target);
      expect([answer.status, answer.headers.allow, answer.body]).toEqual([405, 'GET', '']);
      expectPublishedHeaders(answer);
      expect({ saved: table.save(), token: table.token }).toEqual(before);
    },
  );

  test('on the table is 405', async () => {
    const { wire } = await serve('A B / B A');
    const { status, headers } = await wire.ask('HEAD', '/table/alice');
    expect([status, headers.allow]).toEqual([405, 'GET']);
  });

  test('on look is 200, with the headers of GET, and not one byte of a body', async () => {
    const { wire, port } = await serve('A B / B A');
    const get = await wire.get('/look/alice');
    const text = requestText('/look/alice', ['Host: localhost', 'Connection: close'], {
      method: 'HEAD',
    });
    const head = await sendRaw({ port }, text);
    expect([head.status, head.body]).toEqual([200, '']);
    const { date: _, ...expected } = get.headers;
    expect(head.headers).toMatchObject(expected);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)));
  });
});

describe('a prefetch', () => {
  const prefetches = [
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { 'Sec-Purpose': 'prefetch; anonymous-client-ip' },
    { 'sec-purpose': 'Prefetch' },
    { Purpose: 'prefetch' },
  ];

  test.each(prefetches)('%j never flips: 403', async (headers) => {
    const { wire, table } = await serve('A B / B A');
    const before = { saved: table.save(), token: table.token };
    for (const target of ['/flip/alice/0,0', '/flip/alice/0,0?n=1', '/replace/alice/A/Z']) {
      const answer = await wire.get(target, headers);
      expectRefused(answer, 403, 'prefetch');
      expectPublishedHeaders(answer);
    }
    expect({ saved: table.save(), token: table.token }).toEqual(before);
  });

  test('leaves the number free for the flip that follows', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=1', { 'Sec-Purpose': 'prefetch' });
    expectBoard(await wire.get('/flip/alice/0,0?n=1'), 'my A, down / down, down');
  });

  test('may look', async () => {
    const { wire } = await serve('A B / B A');
    const answer = await wire.get('/look/alice', { 'Sec-Purpose': 'prefetch' });
    expectBoard(answer, 'down, down / down, down');
  });
});
