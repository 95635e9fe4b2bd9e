import { describe, expect, test } from 'vitest';
import { GameClient } from '../../../renderer/net/client.ts';
import { formatFailure } from '../../../shared/failures.ts';
import { view } from '../views.ts';

/** A client whose host gives this one answer. */
function script(status: number, body: string | object = '', headers: Record<string, string> = {}) {
  const calls: (readonly [url: string, init: RequestInit])[] = [];
  const client = new GameClient(async (url, init) => {
    calls.push([url, init]);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 304 ? null : text, { status, headers });
  });
  return { client, calls };
}

const never = new AbortController().signal;

describe('a client of the game', () => {
  test('joins with id, name and code as JSON', async () => {
    const { client, calls } = script(200, { seat: 3, name: 'Ana 2' });
    expect(await client.join('id', 'Ana', 'KIWI')).toEqual({ ok: true, seat: 3, name: 'Ana 2' });
    const [url, init] = calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual([
      '/join',
      'POST',
      '{"player":"id","name":"Ana","code":"KIWI"}',
    ]);
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  test.each([
    [403, 'code'],
    [403, 'blocked'],
    [400, 'bad-name'],
    [429, 'many-codes'],
    [503, 'no-seat'],
    [503, 'full'],
    [500, 'bug'],
  ] as const)('is told %i why it may not join: %s', async (status, code) => {
    const { client } = script(status, formatFailure(code));
    expect(await client.join('id', 'Ana', undefined)).toEqual({ ok: false, code });
  });

  test('flips with number and game', async () => {
    const { client, calls } = script(200, '1x2\ndown\ndown\n');
    const query = { number: 7, game: 3 };
    expect(await client.flip('id', { row: 1, column: 2 }, query, never)).toEqual({
      ok: true,
      held: undefined,
    });
    expect(calls[0]?.[0]).toBe('/flip/id/1,2?n=7&game=3');
    expect(calls[0]?.[1].signal).toBe(never);
  });

  test.each([
    ['a first card', '1x3\nmy 🦊\nup my\ndown\n', '🦊'],
    ['a pair', '1x3\nmy 🦊\nmy 🦊\ndown\n', undefined],
    ['cards of others', '1x3\nup 🦊\nnone\nup fox\n', undefined],
  ])('learns from the answer to a flip what it holds: %s', async (_, state, held) => {
    const { client } = script(200, state);
    expect(await client.flip('id', { row: 0, column: 0 }, {})).toEqual({ ok: true, held });
  });

  test('is told by which rule, and by whom, a flip failed', async () => {
    const line = `cannot flip this card: ${formatFailure('2-B')}`;
    const { client } = script(409, line, { 'Failed-By': '4' });
    expect(await client.flip('id', { row: 0, column: 0 }, {})).toEqual({
      ok: false,
      code: '2-B',
      by: 4,
    });
    const alone = script(409, line).client;
    expect(await alone.flip('id', { row: 0, column: 0 }, {})).toMatchObject({ by: undefined });
  });

  test('asks for the table at which it sits, once it is told which one that is', async () => {
    const asked: string[] = [];
    const elsewhere = { status: 409, headers: { Table: '3' } };
    const client = new GameClient(async (url) => {
      asked.push(url);
      if (url === '/join') return Response.json({ seat: 0, name: 'Ana', table: 2 });
      if (url.startsWith('/t/2/')) return new Response(formatFailure('other-table'), elsewhere);
      return Response.json(view('down'));
    });
    await client.join('id', 'Ana', undefined);
    expect((await client.table('id', {}, never)).kind).toBe('view');
    await client.faces('id');
    expect(asked).toEqual(['/join', '/t/2/table/id', '/t/3/table/id', '/t/3/faces/id']);
  });

  test('flips no card at another table than the one that was shown', async () => {
    const asked: string[] = [];
    const client = new GameClient(async (url) => {
      asked.push(url);
      return new Response('', { status: 409, headers: { Table: '4' } });
    });
    const flipped = await client.flip('id', { row: 0, column: 0 }, {});
    expect(flipped).toEqual({ ok: false, code: 'other-table', by: undefined });
    expect([asked, client.at]).toEqual([['/flip/id/0,0'], 4]);
  });

  test('asks for the first table where its own is gone', async () => {
    const client = new GameClient(async (url) =>
      url.startsWith('/t/') ? new Response('', { status: 404 }) : Response.json(view('down')),
    );
    client.at = 5;
    expect((await client.table('id', {}, never)).kind).toBe('view');
    expect(client.at).toBe(1);
  });

  test('follows the table', async () => {
    const shown = view('down');
    const { client, calls } = script(200, shown);
    const query = { since: 'a-1', waitSeconds: 25 };
    expect(await client.table('id', query, never)).toEqual({ kind: 'view', view: shown });
    expect(calls[0]?.[0]).toBe('/table/id?since=a-1&wait=25');
    expect(calls[0]?.[1].signal).toBe(never);
  });

  test('knows when nothing changed, and why it is shown nothing', async () => {
    expect(await script(304).client.table('id', {}, never)).toEqual({ kind: 'unchanged' });
    const closed = script(403, formatFailure('door')).client;
    expect(await closed.table('id', {}, never)).toEqual({ kind: 'refused', code: 'door' });
    const busy = script(429, formatFailure('many-connections')).client;
    const refused = { kind: 'refused', code: 'many-connections' };
    expect(await busy.table('id', {}, never)).toEqual(refused);
  });

  test('never lets the browser answer from its cache', async () => {
    const { client, calls } = script(200, { seat: 0, name: 'Ana' });
    await client.join('id', 'Ana', undefined);
    await client.leave('id');
    await client.flip('id', { row: 0, column: 0 }, {});
    await client.table('id', {}, never);
    expect(calls.map(([, { cache }]) => cache)).toEqual(Array(4).fill('no-store'));
  });

  test.each([
    ['a host that stops', 503, formatFailure('stopping')],
    ['a router between', 502, '<h1>Bad Gateway</h1>'],
    ['a page of somebody else', 404, 'not found'],
  ])('takes %s for a host out of reach', async (_, status, body) => {
    const { client } = script(status, body);
    await expect(client.flip('id', { row: 0, column: 0 }, {})).rejects.toThrow();
    await expect(client.join('id', 'Ana', undefined)).rejects.toThrow();
    await expect(client.table('id', {}, never)).rejects.toThrow();
  });
});
