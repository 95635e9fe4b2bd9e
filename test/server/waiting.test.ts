import { describe, expect, onTestFinished, test } from 'vitest';
import { requestText } from '../support/http-text.ts';
import { RawConnection } from '../support/raw.ts';
import { serve, waiters } from '../support/host.ts';
import { type Answer, expectBoard } from '../support/wire.ts';

const HOST = ['Host: localhost'];

/** Alice controls 0,0 and carol 0,1, so both can be waited for. */
async function twoHeld() {
  const running = await serve('A B / B A');
  await running.wire.get('/flip/alice/0,0');
  await running.wire.get('/flip/carol/0,1');
  return running;
}

describe('4-B: a connection that is cut', () => {
  test('takes the waiter out of the queue at once, and out of nothing else', async () => {
    const { wire, table, app, untilWaiting } = await twoHeld();
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    const version = table.version;
    bobs.close();
    await untilWaiting();
    expect([app.openRequests, table.version]).toEqual([0, version]);
    await wire.get('/flip/alice/1,0');
    expect(table.game.board.controlled().map(({ controller }) => controller)).toEqual(['carol']);
    expectBoard(await wire.get('/look/bob'), 'up A, up B / up B, down');
  });

  test('hands the card to the next in the queue, later', async () => {
    const { wire, untilWaiting } = await twoHeld();
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    const doras = wire.get('/flip/dora/0,0');
    await untilWaiting('bob', 'dora');
    bobs.close();
    await untilWaiting('dora');
    await wire.get('/flip/alice/1,0');
    expectBoard(await doras, 'my A, up B / up B, down');
  });

  test('takes its wait out of the queue, and what was sent behind it is never begun', async () => {
    const { wire, table, app, port, untilWaiting } = await twoHeld();
    const socket = await RawConnection.connect({ port });
    const targets = ['/flip/bob/0,0', '/flip/dora/0,1', '/flip/erin/1,1'];
    socket.send(targets.map((target) => requestText(target, HOST)).join(''));
    await untilWaiting('bob');
    await wire.get('/health'); // so that all of it has come
    expect([app.openRequests, table.seats.find('erin')]).toEqual([1, undefined]);
    socket.cut();
    await untilWaiting();
    await wire.get('/health');
    expect([app.openRequests, table.seats.find('erin')]).toEqual([0, undefined]);
  });

  test('forgets a watch and a poll of the table, with their timers', async () => {
    const { wire, table, clock, untilOpen } = await twoHeld();
    const targets = [
      `/watch/bob?since=${table.version}&wait=60`,
      `/table/bob?since=${table.token}&wait=60`,
      '/watch/bob',
    ];
    const requests = targets.map((target) => wire.open(target));
    await untilOpen(3);
    expect(clock.timers).toBe(2);
    for (const request of requests) request.close();
    await untilOpen(0);
    expect(clock.timers).toBe(0);
  });

  test('may be half closed by the client', async () => {
    const { port, untilWaiting } = await twoHeld();
    const socket = await RawConnection.connect({ port });
    socket.send(requestText('/flip/bob/0,0', HOST));
    await untilWaiting('bob');
    socket.end();
    await untilWaiting();
    expect(await socket.received).toBe('');
  });

  test('in the middle of a request leaves nothing behind', async () => {
    const { wire, table, app, port } = await twoHeld();
    const before = { saved: table.save(), token: table.token };
    const halves = [
      'GET /flip/bob/1,1 HTTP/1.1\r\nHost: localhost\r\n',
      'GET /flip/bob/1,1',
      'POST /join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
        'Content-Length: 50\r\n\r\n{"player":"',
    ];
    for (const half of halves) {
      const socket = await RawConnection.connect({ port });
      socket.send(half);
      await wire.get('/look/bob');
      socket.end();
      await socket.received;
    }
    expect({ saved: table.save(), token: table.token }).toEqual(before);
    expect(app.openRequests).toBe(0);
  });

  test('after the card was handed over changes nothing', async () => {
    const { wire, table, untilWaiting } = await twoHeld();
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    await wire.get('/flip/alice/1,0');
    await bobs.answer;
    bobs.close();
    expectBoard(await wire.get('/look/bob'), 'my A, up B / up B, down');
    expect(waiters(table)).toEqual([]);
  });
});

describe('pipelined requests', () => {
  test('are answered in the order in which they were sent, even if some wait', async () => {
    const { wire, port, untilWaiting } = await twoHeld();
    const socket = await RawConnection.connect({ port });
    socket.send(requestText('/flip/bob/0,0', HOST));
    socket.send(requestText('/look/dora', [...HOST, 'Connection: close']));
    await untilWaiting('bob');
    expect(socket.soFar).toBe('');
    await wire.get('/flip/alice/1,0');
    const received = await socket.received;
    expect(received.match(/^HTTP\/1\.1 200 OK/gm)).toHaveLength(2);
    expect(received.indexOf('my A')).toBeLessThan(received.lastIndexOf('HTTP/1.1'));
    expect(received.indexOf('my A')).toBeGreaterThan(0);
  });
});

test('flips that wait one after the other on a connection are no leak, and nothing warns of one', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => void warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  const { wire, port, untilWaiting } = await serve('A B / B A');
  const line = await RawConnection.connect({ port });
  for (let turn = 0; turn < 15; turn++) {
    await wire.get('/flip/alice/0,0');
    const wait = line.get('/flip/bob/0,0');
    await untilWaiting('bob');
    await wire.get('/flip/alice/0,1');
    expect((await wait).body).toMatch(/^2x2\nmy A\n/);
    await line.get('/flip/bob/0,1');
  }
  expect(warnings).toEqual([]);
});

describe('many', () => {
  const MANY = 1_000;
  const AT_ONCE = 100; // a listening socket queues a few hundred connections, no more

  test('a thousand watchers are all answered by one flip', async () => {
    const { wire, app, untilOpen } = await serve('A B / B A');
    const watches: Promise<Answer>[] = [];
    while (watches.length < MANY) {
      for (let each = 0; each < AT_ONCE; each++) watches.push(wire.get(`/watch/w${each}`));
      await untilOpen(watches.length);
    }
    await wire.get('/flip/alice/0,0');
    const answers = await Promise.all(watches);
    const bodies = new Set(answers.map(({ status, body }) => `${status} ${body}`));
    expect([...bodies]).toEqual(['200 2x2\nup A\ndown\ndown\ndown\n']);
    expect([answers.length, app.openRequests]).toEqual([MANY, 0]);
  });

  /** So many who watch, and with which statuses they are answered in the end. */
  async function watchers(count: number, { port, untilOpen }: Awaited<ReturnType<typeof serve>>) {
    const lines = await Promise.all(
      Array.from({ length: count }, () => RawConnection.connect({ port })),
    );
    const since = (await lines[0]?.get('/look/w'))?.headers['board-version'];
    const answers = lines.map((line) => line.get(`/watch/w?since=${String(since)}&wait=60`));
    await untilOpen(count);
    const statuses = async () => new Set((await Promise.all(answers)).map(({ status }) => status));
    return { statuses };
  }

  test('are answered some at a time, and others are served in between', async () => {
    const host = await serve('A B / B A');
    const { table, app } = host;
    const { statuses } = await watchers(250, host);
    await table.flip('alice', { row: 0, column: 0 });
    expect(app.openRequests).toBe(200);
    expect((await host.wire.get('/look/bob')).status).toBe(200);
    expect(await statuses()).toEqual(new Set([200]));
    expect(app.openRequests).toBe(0);
  });

  test('whose time is over before their turn are told of the change all the same', async () => {
    const host = await serve('A B / B A');
    const { statuses } = await watchers(150, host);
    await host.table.flip('alice', { row: 0, column: 0 });
    host.clock.pass(60_000);
    expect(await statuses()).toEqual(new Set([200]));
  });

  test('of players who are no longer admitted are answered some at a time', async () => {
    const host = await serve('A B / B A');
    const { statuses } = await watchers(150, host);
    host.table.room.setDoor('joined', undefined);
    expect(await statuses()).toEqual(new Set([403]));
  });

  test('4-E: a hundred waiters have the card one after the other, first come first', async () => {
    const { wire, table, untilWaiting } = await serve('A B / C D');
    await wire.get('/flip/alice/0,0');
    const players = Array.from({ length: 100 }, (_, index) => `w${index}`);
    const waits: Promise<Answer>[] = [];
    for (const [index, player] of players.entries()) {
      waits.push(wire.get(`/flip/${player}/0,0`));
      await untilWaiting(...players.slice(0, index + 1));
    }
    let controller = 'alice';
    for (const [index, player] of players.entries()) {
      await wire.get(`/flip/${controller}/0,1`);
      expect((await waits[index])?.body).toMatch(/^2x2\nmy A\n/);
      expect(table.game.board.controlled()[0]?.controller).toBe(player);
      controller = player;
    }
  });
});
