import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { Connections, LOOK_MS } from '../../main/server/connections.ts';
import { UnsentAnswers } from '../../main/server/sending.ts';
import { requestText } from '../support/http-text.ts';
import { RawConnection } from '../support/raw.ts';
import { serve } from '../support/host.ts';
import { until } from '../support/until.ts';
import { secretId } from '../support/wire.ts';

const HOST = ['Host: localhost'];
const KIB = 1024;
const MIB = 1024 * KIB;

/** Nearly as many as may wait on one connection. */
const MANY = limits.pipelinedPerConnectionMax - 1;

/** A board of many spots, whose text is about 50 kB. */
function bigBoard(side = 100): string {
  const row = Array.from({ length: side }, () => 'A').join(' ');
  return Array.from({ length: side }, () => row).join(' / ');
}

function looks(player: string, count: number): string {
  return requestText(`/look/${player}`, HOST).repeat(count);
}

/** Every request that a server of this process reads from now on, with what became of it. */
function watchResponses() {
  const responses: ServerResponse[] = [];
  const add = (message: unknown) =>
    void responses.push((message as { response: ServerResponse }).response);
  subscribe('http.server.request.start', add);
  onTestFinished(() => void unsubscribe('http.server.request.start', add));
  return {
    responses,
    /** Answered, but not yet taken by the system. */
    get unsent() {
      return responses.filter(
        ({ headersSent, writableFinished }) => headersSent && !writableFinished,
      );
    },
    /** Bytes that lie in this process for clients to take them. */
    get unsentBytes() {
      const sockets = new Set(responses.map(({ req }) => req.socket));
      const behind = this.unsent.filter(({ socket }) => socket === null);
      const pieces = [...sockets, ...behind].map(({ writableLength }) => writableLength);
      return pieces.reduce((sum, length) => sum + length, 0);
    },
  };
}

/** A client that sends this and reads nothing until it is told to. */
async function deaf(port: number, text: string, from?: string): Promise<RawConnection> {
  const options = from === undefined ? {} : { from };
  const connection = await RawConnection.connect({ port }, { isDeaf: true, ...options });
  connection.send(text);
  return connection;
}

describe('a client that asks and does not read', () => {
  test('is answered no further than a connection may lie unread', async () => {
    const { wire, port } = await serve(bigBoard());
    await wire.get('/flip/ana/0,0'); // so that her view is her own
    const host = watchResponses();
    await deaf(port, looks('ana', MANY));
    await until(() => host.responses.length === MANY);
    await until(() => host.unsent.length > 0);
    // Whatever was read has been begun by now, or waits.
    expect((await wire.get('/look/bob')).status).toBe(200);
    expect(host.unsentBytes).toBeLessThanOrEqual(4 * limits.unsentBytesPerConnectionMax);
    expect(host.unsent.length).toBeLessThanOrEqual(4);
  });

  test('behind a request that waits, neither', async () => {
    const { wire, port, untilOpen } = await serve(bigBoard());
    await wire.get('/flip/ana/0,0');
    const host = watchResponses();
    await deaf(port, requestText('/watch/ana', HOST) + looks('ana', MANY));
    await untilOpen(1);
    await until(() => host.responses.length === MANY + 1);
    expect((await wire.get('/look/bob')).status).toBe(200);
    expect(host.unsentBytes).toBeLessThanOrEqual(4 * limits.unsentBytesPerConnectionMax);
  });

  test('has nothing begun behind a request that waits', async () => {
    const { port, untilOpen } = await serve('A B / B A');
    const host = watchResponses();
    await deaf(port, requestText('/watch/ana', HOST) + requestText('/nothing', HOST).repeat(MANY));
    await until(() => host.responses.length === MANY + 1);
    await untilOpen(1);
    expect(host.responses.filter(({ headersSent }) => headersSent)).toEqual([]);
  });

  test('is cut with one request more than may wait on a connection', async () => {
    const { port, wire, untilOpen } = await serve('A B / B A');
    const client = await RawConnection.connect({ port });
    client.send(requestText('/watch/ana', HOST).repeat(limits.pipelinedPerConnectionMax + 1));
    await untilOpen(1);
    expect((await wire.get('/health')).status).toBe(200);
    expect(client.isOpen).toBe(true);
    client.send(requestText('/watch/ana', HOST));
    expect(await client.received).toBe('');
    await untilOpen(0);
  });

  test('is cut once too many of their requests wait unanswered', async () => {
    const { port, wire } = await serve('A B / B A');
    const host = watchResponses();
    const asked = requestText('/watch/ana', HOST) + looks('bob', MANY);
    const sockets: RawConnection[] = [];
    while (sockets.every(({ isOpen }) => isOpen)) {
      const before = host.responses.length;
      const socket = await deaf(port, asked);
      socket.read();
      sockets.push(socket);
      await until(() => host.responses.length > before || sockets.some((each) => !each.isOpen));
      expect(sockets.length).toBeLessThanOrEqual(limits.pipelinedPerAddressMax / MANY + 2);
    }
    expect(sockets.length).toBeGreaterThan(limits.pipelinedPerAddressMax / MANY);
    expect((await wire.get('/look/bob')).status).toBe(200);
  });
});

describe('a client that asks much at once and reads', () => {
  test('gets every answer, in order', async () => {
    const { wire, port } = await serve(bigBoard(30));
    await wire.get('/flip/ana/0,0');
    const [ana, bob] = [await wire.get('/look/ana'), await wire.get('/look/bob')];
    const pairs = 150;
    const asked = (looks('ana', 1) + looks('bob', 1)).repeat(pairs);
    const connection = await RawConnection.connect({ port });
    connection.send(asked + requestText('/health', [...HOST, 'Connection: close']));
    const bodies = (await connection.received).split(/HTTP\/1\.1 200 OK\r\n[^]*?\r\n\r\n/);
    expect(bodies).toEqual([
      '',
      ...Array.from({ length: pairs }, () => [ana.body, bob.body]).flat(),
      'ok',
    ]);
  });

  test('has one flip begun at a time', async () => {
    const { wire, port, table, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const connection = await RawConnection.connect({ port });
    for (const player of ['p0', 'p1']) connection.send(requestText(`/flip/${player}/0,0`, HOST));
    await untilWaiting('p0');
    await wire.get('/health');
    expect(table.seats.find('p1')).toBe(undefined);
    await wire.get('/flip/alice/0,1'); // p0 has the card
    await untilWaiting('p1');
    connection.cut();
    await untilWaiting();
  });

  test('has their own view of a big board shared with all', async () => {
    const { wire } = await serve(bigBoard());
    await wire.get('/flip/ana/99,99');
    const ana = await wire.get('/flip/ana/0,0');
    expect(ana.body).toBe(`100x100\nmy A\n${'down\n'.repeat(9_998)}my A\n`);
    const bob = await wire.get('/look/bob');
    expect(bob.body).toBe(`100x100\nup A\n${'down\n'.repeat(9_998)}up A\n`);
    const player = secretId('cleo');
    await wire.post('/join', { player, name: 'Cleo' });
    const seen = JSON.parse((await wire.get(`/table/${player}`)).body) as { spots: unknown[] };
    expect(seen.spots).toHaveLength(10_000);
  });

  test('is sent the very bytes of all others, but for the two of each own card', async () => {
    const send = vi.spyOn(UnsentAnswers.prototype, 'send');
    onTestFinished(() => send.mockRestore());
    const { wire } = await serve(bigBoard());
    const sentFor = async (target: string) => {
      await wire.get(target);
      const [, pieces = [], shared] = send.mock.lastCall ?? [];
      const others = pieces.filter(({ buffer }) => buffer !== shared?.buffer);
      return { shared, own: others.reduce((sum, { length }) => sum + length, 0) };
    };
    await wire.get('/flip/ana/99,99');
    const ana = await sentFor('/flip/ana/0,0');
    const bob = await sentFor('/look/bob');
    expect([ana.own, bob.own]).toEqual([2 * 'my'.length, 0]);
    expect(ana.shared).toBe(bob.shared);
    const tables = [await sentFor('/table/cleo'), await sentFor('/table/dave')];
    expect(tables[0]?.shared).toBe(tables[1]?.shared);
    for (const { own } of tables) expect(own).toBeLessThan(500);
  });
});

describe('answers that are still being sent', () => {
  /** A server that answers each request with a new document of so many bytes. */
  async function documents(bytes: number, max: { inAll: number; perAddress: number }) {
    const unsent = new UnsentAnswers(({ socket }) => socket.remoteAddress ?? '', max);
    const connections = new Connections();
    connections.stop(); // the test looks by itself, and counts how often
    const sockets: Socket[] = [];
    let shared: Buffer | undefined;
    const server = http.createServer((request, response) => {
      const document =
        request.url === '/same' ? (shared ??= Buffer.alloc(bytes)) : Buffer.alloc(bytes);
      response.writeHead(200, { 'Content-Length': bytes });
      unsent.send(response, [document], document);
    });
    server.on('connection', (socket) => {
      sockets.push(socket);
      connections.admit(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    /** Asks from that address, reads nothing, and waits until it is answered. */
    const ask = async (from: string, target = '/new') => {
      const { length } = sockets;
      const client = await deaf(port, requestText(target, HOST), from);
      await until(() => sockets.length > length && (sockets.at(-1)?.bytesWritten ?? 0) > 0);
      return { client, host: sockets.at(-1) as Socket };
    };
    return { unsent, connections, ask };
  }

  const [ONE, TWO, THREE] = ['127.0.2.1', '127.0.2.2', '127.0.2.3'];
  /** More than the system takes off our hands. */
  const BIG = 24 * MIB;

  test('are at most so many bytes: the address with too many loses its oldest', async () => {
    const { unsent, ask } = await documents(BIG, { inAll: 10 * BIG, perAddress: 2 * BIG });
    const others = await ask(TWO);
    const first = await ask(ONE);
    const second = await ask(ONE);
    expect(unsent.bytes).toBe(3 * BIG);
    const third = await ask(ONE);
    expect(first.host.destroyed).toBe(true);
    expect([second, third, others].map(({ host }) => host.destroyed)).toEqual([
      false,
      false,
      false,
    ]);
    expect(unsent.bytes).toBe(3 * BIG);
    second.client.cut();
    await until(() => unsent.bytes === 2 * BIG);
  });

  test('are at most so many bytes in all: whoever has read nothing for longest is cut', async () => {
    const { unsent, ask } = await documents(BIG, { inAll: 2 * BIG, perAddress: 2 * BIG });
    const first = await ask(ONE);
    const second = await ask(TWO);
    const third = await ask(THREE);
    expect([first, second, third].map(({ host }) => host.destroyed)).toEqual([true, false, false]);
    expect(unsent.bytes).toBe(2 * BIG);
    third.client.read();
    await until(() => unsent.bytes === BIG);
    expect(third.host.destroyed).toBe(false);
  });

  test('and who has taken all by then is not cut, though they were behind before', async () => {
    const { unsent, ask } = await documents(BIG, { inAll: BIG, perAddress: BIG });
    const first = await ask(ONE);
    first.client.read();
    await until(() => unsent.bytes === 0);
    const second = await ask(TWO);
    const third = await ask(THREE);
    expect([first, second, third].map(({ host }) => host.destroyed)).toEqual([false, true, false]);
  });

  test('count once, however many get the same', async () => {
    const { unsent, ask } = await documents(BIG, { inAll: 2 * BIG, perAddress: BIG });
    const all = [await ask(ONE, '/same'), await ask(ONE, '/same'), await ask(TWO, '/same')];
    expect(unsent.bytes).toBe(BIG);
    expect(all.some(({ host }) => host.destroyed)).toBe(false);
    for (const { client } of all) client.cut();
    await until(() => unsent.bytes === 0);
  });

  test('that are more than an address may have reach all who get the same', async () => {
    const max = { inAll: BIG / 2, perAddress: BIG / 2 };
    const { unsent, ask } = await documents(BIG, max);
    const readers = [];
    for (let reader = 0; reader < 20; reader++) readers.push(await ask(ONE, '/same'));
    expect(unsent.bytes).toBe(BIG);
    expect(readers.filter(({ host }) => host.destroyed).length).toBe(0);
    const newer = await ask(ONE, '/new'); // two such documents are too much
    expect(readers.every(({ host }) => host.destroyed)).toBe(true);
    expect([newer.host.destroyed, unsent.bytes]).toEqual([false, BIG]);
  });

  test('are not cut while they are read, however slowly, and are once they are not', async () => {
    const { connections, ask } = await documents(4 * BIG, { inAll: 8 * BIG, perAddress: 8 * BIG });
    const { client, host } = await ask(ONE);
    const looksMax = (limits.unreadSecondsMax * 1_000) / LOOK_MS;
    const taken = () => host.bytesWritten - host.writableLength;
    for (let part = 0; part < 8; part++) {
      const before = taken();
      client.read();
      await until(() => taken() > before); // the system takes more once enough of what it has is read
      client.stopReading();
      for (let look = 0; look < looksMax; look++) connections.cutUnread();
      expect(host.destroyed).toBe(false);
    }
    let sent = -1;
    await until(() => {
      const isStuck = host.bytesWritten === sent;
      sent = host.bytesWritten;
      return isStuck;
    });
    for (let look = 0; look <= looksMax; look++) connections.cutUnread();
    expect(host.destroyed).toBe(true);
  });
});
