import net from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { Connections } from '../../main/server/connections.ts';
import { Peers } from '../../main/server/peers.ts';
import { Reserve } from '../../main/server/reserve.ts';
import { RawConnection } from '../support/raw.ts';
import { SECRET, serve } from '../support/host.ts';
import { table } from '../support/table.ts';
import { type Answer, secretId } from '../support/wire.ts';

const [ONE, TWO, THREE, OWN] = ['127.0.2.1', '127.0.2.2', '127.0.2.3', '127.0.0.1'];
const ANA = secretId('ana');

async function lineFrom(port: number, from: string): Promise<RawConnection> {
  const line = await RawConnection.connect({ port }, { from });
  onTestFinished(() => line.cut());
  return line;
}

/** Fewer than there may be, so that a test reaches them. */
const openMax = { inAll: 40, perAddress: 20 };

/** Strangers at this address who watch, as many as may. */
async function crowd(port: number, from: string): Promise<Promise<Answer>[]> {
  const watches: Promise<Answer>[] = [];
  while (watches.length < openMax.perAddress) {
    watches.push((await lineFrom(port, from)).get('/watch/x'));
  }
  return watches;
}

test('strangers who wait leave room for who has joined and for the host, who shuts them out', async () => {
  const {
    port,
    table: onTable,
    untilOpen,
  } = await serve('A B / B A', {}, { secret: SECRET, openMax });
  const ana = await lineFrom(port, THREE);
  expect((await ana.post('/join', { player: ANA, name: 'Ana' })).status).toBe(200);
  const watches = [...(await crowd(port, ONE)), ...(await crowd(port, TWO))];
  await untilOpen(openMax.inAll);
  const stranger = await lineFrom(port, THREE);
  expect((await stranger.get('/watch/x')).status).toBe(503);
  expect((await stranger.get('/flip/x/0,0')).status).toBe(503);

  const poll = ana.get(`/table/${ANA}?since=${onTable.token}`);
  await untilOpen(openMax.inAll + 1);
  const second = await lineFrom(port, THREE);
  void second.get(`/watch/${ANA}`);
  await untilOpen(openMax.inAll + limits.reservedRequestsPerPlayer);
  expect((await stranger.get(`/watch/${ANA}`)).status).toBe(503); // that is one too many of hers
  const own = await lineFrom(port, OWN);
  void own.get('/watch/host');
  await untilOpen(openMax.inAll + limits.reservedRequestsPerPlayer + 1);

  const powers = await lineFrom(port, OWN);
  const door = { door: 'joined' };
  const closed = await powers.post('/host/door', door, [`Authorization: Bearer ${SECRET}`]);
  expect([closed.status, closed.body]).toEqual([200, '{"ok":true,"value":null}']);
  const answers = await Promise.all(watches);
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([403]);
  expect((await poll).status).toBe(200);
  await untilOpen(1); // Ana watches on
});

test('a door that closes ends the waits of strangers, and leaves those who joined', async () => {
  const { wire, table: onTable, untilOpen } = await serve('A B / B A');
  await wire.post('/join', { player: ANA, name: 'Ana' });
  const stranger = wire.open('/watch/x');
  const anas = wire.open(`/watch/${ANA}`);
  await untilOpen(2);
  onTable.room.setDoor('code', 'Ab12');
  const { status, body } = await stranger.answer;
  expect([status, body]).toEqual([403, 'only players who have joined may play here (door)']);
  await untilOpen(1);
  onTable.block(ANA);
  expect((await anas.answer).status).toBe(403);
});

describe('connections', () => {
  /** An open connection, as the server has it, that comes from there. */
  function from(address: string): net.Socket {
    const socket = new net.Socket();
    return Object.defineProperty(socket, 'remoteAddress', { value: address });
  }

  test('of strangers leave room for who has joined, and for the host’s own computer', () => {
    const onTable = table('A B / B A');
    const reserve = new Reserve(onTable.room, new Peers(false));
    onTable.room.join(ANA, { name: 'Ana' });
    reserve.seen(onTable.seats.asker(ANA), THREE);
    reserve.seen(onTable.seats.asker(secretId('nobody')), TWO); // has not joined
    const connections = new Connections((address) => reserve.claimAt(address));
    onTestFinished(() => connections.stop());
    const admitted = (address: string, tries: number) => {
      const all = Array.from({ length: tries }, () => connections.admit(from(address)));
      return all.filter(Boolean).length;
    };
    const { connectionsPerAddressMax: own, connectionsMax: all } = limits;
    expect([admitted(ONE, own + 10), admitted(TWO, all - own + 10)]).toEqual([own, all - own]);
    expect(admitted(THREE, 100)).toBe(limits.reservedConnectionsPerPlayer);
    expect(admitted('::ffff:127.0.0.1', 2 * limits.reservedForHost)).toBe(limits.reservedForHost);
    onTable.remove(ANA);
    expect(reserve.claimAt(THREE)?.max).toBe(0);
  });

  test('are kept where a player was seen last, and for as many as have joined there', () => {
    const onTable = table('A B / B A');
    const reserve = new Reserve(onTable.room, new Peers(false));
    const players = Array.from({ length: 3 }, (_, index) => secretId(`p${index}`));
    for (const player of players) {
      onTable.room.join(player, { name: 'P' });
      reserve.seen(onTable.seats.asker(player), ONE);
    }
    reserve.seen(onTable.seats.asker(players[0] ?? ''), TWO);
    const kept = [ONE, TWO, THREE].map((address) => reserve.claimAt(address)?.max);
    expect(kept).toEqual([2, 1, 0].map((count) => count * limits.reservedConnectionsPerPlayer));
  });

  test('are kept for a phone from the moment it joins: its poll may come on another one', async () => {
    const { port, app } = await serve('A B / B A');
    const ana = await lineFrom(port, THREE);
    expect(app.claimAt(THREE)?.max).toBe(0);
    await ana.post('/join', { player: ANA, name: 'Ana' });
    expect(app.claimAt(THREE)?.max).toBe(limits.reservedConnectionsPerPlayer);
  });
});
