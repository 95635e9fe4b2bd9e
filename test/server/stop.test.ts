import { describe, expect, test } from 'vitest';
import { requestText } from '../support/http-text.ts';
import { RawConnection } from '../support/raw.ts';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import { until } from '../support/until.ts';
import { type Answer, Wire, expectPublishedHeaders, expectRefused } from '../support/wire.ts';

describe('when the server stops', () => {
  test('every flip and watch that waits is 503', async () => {
    const { wire, table, untilOpen, stop } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const targets = [
      '/flip/bob/0,0',
      '/flip/carol/0,0?n=1',
      '/watch/bob',
      `/watch/bob?since=${table.version}&wait=60`,
    ];
    const requests = targets.map((target) => wire.get(target));
    await untilOpen(4);
    await stop();
    for (const answer of await Promise.all(requests)) {
      expectRefused(answer, 503, 'stopping');
      expectPublishedHeaders(answer);
    }
  });

  test('a poll of the table is 503', async () => {
    const { wire, table, untilOpen, stop } = await serve('A B / B A');
    const poll = wire.get(`/table/bob?since=${table.token}&wait=60`);
    await untilOpen(1);
    await stop();
    expectRefused(await poll, 503, 'stopping');
  });

  test('a poll of the table is 503, though waits that it shows end at the same moment', async () => {
    const { wire, table, untilOpen, untilWaiting, stop } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const wait = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    const poll = wire.get(`/table/bob?since=${table.token}&wait=60`);
    await untilOpen(2);
    await stop();
    expectRefused(await wait, 503, 'stopping');
    expectRefused(await poll, 503, 'stopping');
  });

  test('nobody waits for a card any more, and nobody was given one', async () => {
    const { wire, table, clock, untilWaiting, stop } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const waits = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    await stop();
    expect((await waits).status).toBe(503);
    const held = [{ index: 0, controller: 'alice', as: 'first', waiters: [] }];
    expect([table.game.board.controlled(), clock.timers]).toEqual([held, 0]);
  });

  test('later connections are refused', async () => {
    const { port, stop } = await serve('A B / B A');
    await stop();
    await expect(RawConnection.connect({ port })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('a request on a connection that was open is not taken', async () => {
    const { port, table, stop } = await serve('A B / B A');
    const socket = await RawConnection.connect({ port });
    socket.send(requestText('/look/alice', ['Host: localhost']));
    const before = table.save();
    const stopped = stop();
    socket.send(requestText('/flip/alice/0,0', ['Host: localhost']));
    await stopped;
    expect(await socket.received).not.toContain('my A');
    expect(table.save()).toEqual(before);
  });

  test('a request that comes in meanwhile is 503, on every route', async () => {
    const { wire, app, table } = await serve('A B / B A');
    const before = table.save();
    app.stop();
    const published = ['/look/alice', '/flip/alice/0,0', '/replace/alice/A/Z', '/watch/alice'];
    for (const target of published) {
      const answer = await wire.get(target);
      expectRefused(answer, 503, 'stopping');
      expectPublishedHeaders(answer);
    }
    expectRefused(await wire.get('/table/alice'), 503, 'stopping');
    expectRefused(await wire.post('/join', { player: 'x'.repeat(22) }), 503, 'stopping');
    expect(table.save()).toEqual(before);
  });

  test('a request behind one that waits is answered as well', async () => {
    const { wire, port, untilWaiting, stop } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const socket = await RawConnection.connect({ port });
    const players = ['bob', 'carol', 'dora'];
    const texts = players.map((player) => requestText(`/flip/${player}/0,0`, ['Host: localhost']));
    socket.send(texts.join(''));
    await untilWaiting('bob');
    await stop();
    expect((await socket.received).match(/HTTP\/1\.1 503 /g)).toHaveLength(3);
  });

  test('idle connections and half-sent requests do not hold it up', async () => {
    const { port, stop } = await serve('A B / B A');
    const halves = [
      '',
      'GET /look/alice HTTP/1.1\r\nHost: loc',
      'POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        'Content-Length: 50\r\n\r\n{"player":"',
    ];
    const sockets = await Promise.all(halves.map(() => RawConnection.connect({ port })));
    for (const [index, half] of halves.entries()) sockets[index]?.send(half);
    const start = performance.now();
    await stop();
    expect(performance.now() - start).toBeLessThan(5_000);
    for (const socket of sockets) await socket.received;
  });

  test('a connection that nothing ever came over ends at once, and before a half-sent request', async () => {
    const { port, stop } = await serve('A B / B A');
    const ends: string[] = [];
    for (const [name, sent] of [
      ['half', 'GET /look/alice HTTP/1.1\r\nHost: loc'],
      ['unused', ''], // browsers open such a one in reserve
    ] as const) {
      const socket = await RawConnection.connect({ port });
      socket.send(sent);
      void socket.received.then(() => ends.push(name));
    }
    await stop();
    await until(() => ends.length === 2);
    expect(ends).toEqual(['unused', 'half']);
  });

  test('a second stop ends as well', async () => {
    const { stop } = await serve('A B / B A');
    expect(await Promise.all([stop(), stop()])).toEqual([undefined, undefined]);
  });
});

test('a host with its powers stops the same way', async () => {
  const running = await serve('A B / B A', {}, { clock: realClock, secret: SECRET });
  const wire = new Wire(running);
  await wire.get('/flip/alice/0,0');
  const waits: Promise<Answer> = wire.get('/flip/bob/0,0');
  while (running.table.game.board.controlled()[0]?.waiters.length !== 1) await wire.get('/health');
  await running.stop();
  expectRefused(await waits, 503, 'stopping');
  await expect(wire.get('/health')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
