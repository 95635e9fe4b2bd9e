import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { Connections, LOOK_MS } from '../../main/server/connections.ts';
import { Allowance } from '../../main/server/allowances.ts';
import { RawConnection } from '../support/raw.ts';
import { pending } from '../support/promises.ts';
import { refuses } from '../support/refusals.ts';
import { serve } from '../support/host.ts';
import { until } from '../support/until.ts';
import { expectRefused, secretId } from '../support/wire.ts';

const [ONE, TWO, THREE] = ['127.0.2.1', '127.0.2.2', '127.0.2.3'];

/** A connection from that address; it ends with the test. */
async function lineFrom(port: number, from: string): Promise<RawConnection> {
  const line = await RawConnection.connect({ port }, { from });
  onTestFinished(() => line.cut());
  return line;
}

describe('counting what is held', () => {
  test('for each address', () => {
    const held = new Allowance({ inAll: 10, perAddress: 2, code: 'many-requests' });
    held.take(ONE);
    const letGo = held.take(ONE);
    refuses('many-requests', () => held.take(ONE));
    held.take(TWO);
    letGo();
    held.take(ONE);
    refuses('many-requests', () => held.take(ONE));
  });

  test('a player with a claim holds more, but no more than that', () => {
    const held = new Allowance({ inAll: 2, perAddress: 1, code: 'many-requests' });
    held.take(ONE);
    const claim = () => ({ who: 'ana', max: 1 });
    const letGo = held.take(ONE, claim);
    refuses('many-requests', () => held.take(ONE, claim));
    held.take(TWO, claim); // there is room: the claim is not needed
    refuses('full', () => held.take(THREE, claim));
    letGo();
    held.take(THREE, claim);
    refuses('full', () => held.take(THREE, claim));
    held.take(THREE, () => ({ who: 'bob', max: 1 }));
  });

  test('in all', () => {
    const held = new Allowance({ inAll: 3, perAddress: 2, code: 'many-requests' });
    const [letGo] = [ONE, ONE, TWO].map((address) => held.take(address));
    refuses('full', () => held.take(TWO));
    refuses('full', () => held.take(THREE));
    letGo?.();
    held.take(THREE);
    refuses('full', () => held.take(ONE));
  });
});

describe('open requests', () => {
  const [own, all] = [20, 35];
  const few = { openMax: { perAddress: own, inAll: all } };

  async function watch(count: number, port: number, from: string): Promise<void> {
    for (let watcher = 0; watcher < count; watcher++) {
      void (await lineFrom(port, from)).get(`/watch/w${watcher}`);
    }
  }

  test('from one address: as many as the limit wait, and one more is 429', async () => {
    const { port, untilOpen, table } = await serve('A B / B A', {}, few);
    await watch(own - 1, port, ONE);
    await untilOpen(own - 1);
    const last = (await lineFrom(port, ONE)).get('/watch/last');
    await untilOpen(own);
    const more = await lineFrom(port, ONE);
    for (const target of ['/watch/x', '/flip/x/0,0', `/table/x?since=${table.token}`]) {
      const { status, body } = await more.get(target);
      expect([status, body]).toEqual([
        429,
        'too many requests from your address are waiting here already (many-requests)',
      ]);
    }
    expect((await more.get('/look/x')).status).toBe(200); // what holds nothing is not limited
    const flipped = await (await lineFrom(port, TWO)).get('/flip/y/0,0');
    expect(flipped.status).toBe(200);
    expect((await last).status).toBe(200);
    await untilOpen(0);
    expect((await more.get('/flip/x/1,0')).status).toBe(200);
  });

  test('in all: as many as the limit wait, and one more is 503', async () => {
    const { port, untilOpen } = await serve('A B / B A', {}, few);
    await watch(own, port, ONE);
    await watch(all - own - 1, port, TWO);
    await untilOpen(all - 1);
    const last = (await lineFrom(port, THREE)).get('/watch/last');
    await untilOpen(all);
    const { status, body } = await (await lineFrom(port, THREE)).get('/flip/x/0,0');
    expect([status, body]).toEqual([503, 'the host is too busy; try again soon (full)']);
    expect(await pending(last)).toBe(true);
  });
});

describe('seats of one address', () => {
  const max = limits.seatsPerAddressMax;

  test('are limited, for flipping and for joining; others sit down', async () => {
    const { port, table, wire } = await serve('A B / B A');
    const line = await lineFrom(port, ONE);
    for (let index = 0; index < max - 1; index++) void line.get(`/flip/text${index}/9,9`);
    expect(table.seats.all()).toEqual([]); // a malformed flip takes no seat
    await line.get('/flip/text0/0,0');
    for (let index = 1; index < max - 1; index++) {
      await line.post('/join', { player: secretId(`p${index}`), name: 'P' });
    }
    expect(table.seats.all()).toHaveLength(max - 1);
    const last = { player: secretId('last'), name: 'Last' };
    expect((await line.post('/join', last)).status).toBe(200);
    const refused = [
      await line.post('/join', { player: secretId('more'), name: 'More' }),
      await line.get('/flip/more/0,0'),
    ];
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([503, 'no seat is left here (no-seat)']);
    }
    expect((await line.get('/flip/text0/0,1')).status).toBe(200); // who has a seat plays on
    expect((await line.post('/join', { ...last, name: 'Renamed' })).status).toBe(200);
    expect((await line.post('/join', { player: secretId('tv') })).status).toBe(200); // takes no seat
    const other = { player: secretId('other'), name: 'Other' };
    expect((await (await lineFrom(port, TWO)).post('/join', other)).status).toBe(200);
    expect((await wire.get('/flip/third/1,1')).status).toBe(200);
  });

  test('are given up by text ids and players who left, who have nothing to lose', async () => {
    const { port, table } = await serve('A A / B C');
    const line = await lineFrom(port, ONE);
    for (const at of ['0,0', '0,1', '1,0']) await line.get(`/flip/bob/${at}`);
    for (let index = 1; index < max; index++) await line.get(`/flip/text${index}/0,0`); // 1-A
    expect(table.seats.all()).toHaveLength(max);
    expect((await line.post('/join', { player: secretId('ana'), name: 'Ana' })).status).toBe(200);
    expect((await line.get('/flip/zoe/1,1')).status).toBe(200);
    expect(table.seats.all()).toHaveLength(max);
    expect(['bob', 'text1', 'text2', 'text3'].map((id) => table.seats.find(id)?.seat)).toEqual([
      ...[0, undefined, undefined, 3],
    ]);
    table.room.setDoor('joined', undefined);
    expect((await line.post('/join', { player: secretId('eva'), name: 'Eva' })).status).toBe(200);
  });

  test('4-D: are free again once who left has lost them', async () => {
    const { port, table } = await serve('A B / B A');
    const line = await lineFrom(port, ONE);
    for (let index = 0; index < max; index++) {
      const joined = await line.post('/join', { player: secretId(`p${index}`), name: 'P' });
      expect(joined.status).toBe(200);
    }
    const newcomer = { player: secretId('new'), name: 'New' };
    expect((await line.post('/join', newcomer)).status).toBe(503);
    table.leave(secretId('p0'));
    table.room.startGame();
    expect((await line.post('/join', newcomer)).status).toBe(200);
    expect((await line.post('/join', { player: secretId('p0'), name: 'P' })).status).toBe(503);
  });
});

describe('a table full of squatters', { timeout: 120_000 }, () => {
  const { seatsMax } = limits;
  const friend = (name: string) => ({ player: secretId(name), name });

  /**
   * Ana has played and is away, Eva has only joined and is away; then strangers take all the rest, half
   * of it from each of two addresses.
   */
  async function full() {
    const running = await serve('A A / B C');
    const { table, port } = running;
    await running.wire.post('/join', friend('ana'));
    await running.wire.post('/join', friend('eva'));
    for (const at of ['1,0', '1,1', '0,0'])
      await running.wire.get(`/flip/${secretId('ana')}/${at}`);
    table.room.startGame();
    table.setPresence(secretId('ana'), 'away');
    table.setPresence(secretId('eva'), 'away');
    const [one, two] = [await lineFrom(port, ONE), await lineFrom(port, TWO)];
    const joined: Promise<unknown>[] = [];
    for (let index = 2; index < seatsMax; index++) {
      const squatter = { player: secretId(`s${index}`), name: `S${index}` };
      joined.push((index <= seatsMax / 2 ? one : two).post('/join', squatter));
    }
    await Promise.all(joined);
    expect(table.seats.all()).toHaveLength(seatsMax);
    return { ...running, friends: await lineFrom(port, THREE) };
  }

  test('gives friends the seats of the address that has the most, if it has very many', async () => {
    const { table, friends, wire } = await full();
    for (const at of ['1,0', '1,1']) await friends.get(`/flip/${secretId('s3')}/${at}`);
    const { player } = friend('ben');
    expectRefused(await friends.post('/join', { player, name: ' ' }), 400, 'bad-name');
    expect(table.seats.all()).toHaveLength(seatsMax); // it costs nobody a seat
    for (const name of ['ben', 'mia', 'zoe']) {
      expect((await friends.post('/join', friend(name))).status).toBe(200);
    }
    expect((await friends.get('/flip/text/0,0')).status).toBe(200);
    const seated = (name: string) => table.seats.find(secretId(name)) !== undefined;
    expect(['ana', 'eva', 'ben', 'mia', 'zoe'].filter((name) => !seated(name))).toEqual([]);
    // s3 has tried something this evening
    const squatters = ['s2', 's3', 's4', 's5', 's501', 's502', 's503'];
    expect(squatters.filter(seated)).toEqual(['s3', 's5', 's503']);
    table.room.setDoor('code', 'KIWI72');
    expectRefused(await wire.post('/join', friend('s2')), 403, 'code');
  });

  test('is cleared by one power of the host, except for players who tried anything, and for one', async () => {
    const { table, powers, wire } = await full();
    const news: unknown[] = [];
    table.subscribe((each) => void news.push(each));
    const except = table.seats.find(secretId('s9'))?.seat ?? null;
    expect(await powers.removeIdle({ except })).toMatchObject({ ok: true });
    expect(news).toHaveLength(1);
    expect(table.seats.all().map(({ id }) => id)).toEqual([secretId('ana'), secretId('s9')]);
    expect(table.you(secretId('s2')).removed).toBe(true);
    expect((await wire.post('/join', friend('eva'))).status).toBe(200);
  });
});

describe('a connection', () => {
  /** A connection to a client that closes nothing, as the server has it. */
  async function accepted({ isDeaf }: { readonly isDeaf: boolean }) {
    const connections = new Connections();
    connections.stop(); // the test looks by itself, and counts how often
    const server = net.createServer({ allowHalfOpen: true });
    server.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const connection = once(server, 'connection') as Promise<[net.Socket]>;
    const { port } = server.address() as net.AddressInfo;
    const client = await RawConnection.connect({ port }, { isDeaf, staysOpen: true });
    const [socket] = await connection;
    onTestFinished(() => void socket.destroy());
    expect(connections.admit(socket)).toBe(true);
    return { connections, client, socket };
  }

  test('that was refused is told so and closed, though the client does not close it', async () => {
    const { connections, client, socket } = await accepted({ isDeaf: false });
    client.send('x'.repeat(100_000));
    connections.refuse(socket, 'bad-request');
    connections.refuse(socket, 'bad-request'); // the rest of what was refused
    await until(() => /^HTTP\/1.1 400 .*\(bad-request\)$/s.test(client.soFar));
    await once(socket, 'close');
  });

  /** And to one to whom much is sent. */
  async function sending() {
    const { connections, client, socket } = await accepted({ isDeaf: true });
    const answer = Buffer.alloc(MIB);
    const send = () => void socket.write(answer, (error) => void (error ?? send()));
    send();
    return { connections, client, socket };
  }

  const MIB = 1024 * 1024;
  const looks = (limits.unreadSecondsMax * 1_000) / LOOK_MS;

  test('whose answer is not read is cut after a while, and not before', async () => {
    const { connections, socket } = await sending();
    let sent = -1;
    // What the system takes off our hands is not ours to count.
    await until(() => {
      const isStuck = socket.bytesWritten === sent;
      sent = socket.bytesWritten;
      return isStuck && socket.writableLength > 0;
    });
    for (let look = 0; look < looks; look++) connections.cutUnread();
    expect(socket.destroyed).toBe(false);
    connections.cutUnread();
    expect(socket.destroyed).toBe(true);
  });

  test('whose answers are read, if slowly, is left alone', async () => {
    const { connections, client, socket } = await sending();
    for (let look = 1; look <= 2 * looks; look++) {
      client.read();
      await until(() => client.bytesRead > look * 8 * MIB);
      client.stopReading();
      connections.cutUnread();
      expect(socket.destroyed).toBe(false);
    }
  });
});

test('the status of a refusal names the limit of size', async () => {
  const { wire } = await serve('A B / B A');
  const big = { player: secretId('ana'), name: 'x'.repeat(limits.joinBytesMax) };
  expectRefused(await wire.post('/join', big), 413, 'too-large');
});
