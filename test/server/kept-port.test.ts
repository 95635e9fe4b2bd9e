import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Host } from '../../main/host/host.ts';
import { type GameApp, createApp } from '../../main/server/app.ts';
import { isOurs, listenOnKeptPort } from '../../main/server/kept-port.ts';
import { type Listening, PORT_FIRST, PORT_LAST, listen } from '../../main/server/listen.ts';
import { TestClock } from '../support/clock.ts';
import { seededRandom } from '../support/random.ts';
import { table } from '../support/server.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/wire.ts';

const RUN = 'run1'; // of every table in tests

/** An app without a socket, and a clock that stands still. */
function setUp() {
  const onTable = table('A B / B A');
  const clock = new TestClock();
  const host = new Host(onTable, clock, seededRandom(2));
  onTestFinished(() => host.stop());
  const report = (error: unknown) => {
    throw error;
  };
  return { app: createApp({ table: onTable, host, clock, report }), clock };
}

function listenOn(app: GameApp, kept: number | null, clock: TestClock): Promise<Listening> {
  return closedAtTheEnd(listenOnKeptPort(app, { kept, run: RUN, clock }));
}

async function closedAtTheEnd(opening: Promise<Listening>): Promise<Listening> {
  const listening = await opening;
  onTestFinished(() => listening.release());
  return listening;
}

/** Another program on a port of its own, and how it gives that back. */
async function otherProgram(address?: string, server: net.Server = net.createServer()) {
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen({ port: 0, ...(address === undefined ? {} : { host: address }) }, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  onTestFinished(close);
  return { port: (server.address() as AddressInfo).port, close };
}

/** A port that was free a moment ago: this computer hands out another one each time. */
async function freePort(): Promise<number> {
  const { port, close } = await otherProgram();
  await close();
  return port;
}

/** Which of them is free depends on what else runs on this computer; that all are taken is a defect. */
function expectFromFirst(port: number): void {
  expect(port).toBeGreaterThanOrEqual(PORT_FIRST);
  expect(port).toBeLessThanOrEqual(PORT_LAST);
}

/** Whether it is our game that answers there. */
async function answers(port: number): Promise<boolean> {
  const { status } = await new Wire({ port }).get('/look/alice');
  return status === 200;
}

describe('the kept port', () => {
  test('is used if it is free, at once', async () => {
    const { app, clock } = setUp();
    const kept = await freePort();
    const { port } = await listenOn(app, kept, clock);
    expect(port).toBe(kept);
    expect(clock.now()).toBe(0);
    expect(await answers(port)).toBe(true);
  });

  test.each([100, 1_500, 2_900])(
    'is waited for while a dying instance holds it for %i ms',
    async (ms) => {
      const { app, clock } = setUp();
      const other = await otherProgram();
      const listening = listenOn(app, other.port, clock);
      while (clock.now() < ms) {
        await until(() => clock.timers === 1); // it was tried, and is taken
        if (clock.now() === ms - 100) await other.close();
        clock.pass(100);
      }
      const { port } = await listening;
      expect(port).toBe(other.port);
      expect(await answers(port)).toBe(true);
    },
  );

  test('that stays taken is given up after 3 s, and the next one is from 8080 on', async () => {
    const { app, clock } = setUp();
    const other = await otherProgram();
    const listening = listenOn(app, other.port, clock);
    for (let tries = 1; tries <= 30; tries++) {
      await until(() => clock.timers === 1);
      clock.pass(100);
    }
    const { port } = await listening;
    expect(clock.now()).toBe(3_000);
    expect(clock.timers).toBe(0);
    expect(port).not.toBe(other.port);
    expect(await answers(port)).toBe(true);
    expectFromFirst(port);
  });
});

describe('without a kept port', () => {
  test('it is one from 8080 on, at once', async () => {
    const { app, clock } = setUp();
    const { port } = await listenOn(app, null, clock);
    expect(clock.now()).toBe(0);
    expect(await answers(port)).toBe(true);
    expectFromFirst(port);
  });

  test('those that are taken are passed over', async () => {
    const { app, clock } = setUp();
    const first = await listenOn(app, null, clock);
    const second = await listenOn(setUp().app, null, clock);
    expect(second.port).not.toBe(first.port);
    expectFromFirst(second.port);
    expect(await answers(second.port)).toBe(true);
  });
});

test('port 0 is any free one', async () => {
  const { app, clock } = setUp();
  const { port } = await listenOn(app, 0, clock);
  expect(port).toBeGreaterThan(0);
  expect(await answers(port)).toBe(true);
});

describe('another program on the loopback address alone, where the window looks', () => {
  test('its port is passed over', async () => {
    const { app, clock } = setUp();
    const other = await otherProgram('127.0.0.1');
    const listening = listenOn(app, other.port, clock);
    // Some systems refuse such a port; on others it is had, and given back.
    for (let tries = 1; tries <= 30; tries++) {
      await until(() => clock.timers === 1);
      clock.pass(100);
    }
    const { port } = await listening;
    expect(port).not.toBe(other.port);
    expect(await answers(port)).toBe(true);
  });

  test('is told from this run of the host by what it answers', async () => {
    const { app } = setUp();
    const { port } = await closedAtTheEnd(listen(app, 0));
    expect(await isOurs(port, RUN)).toBe(true);
    expect(await isOurs(port, 'another run')).toBe(false);
    expect(await isOurs(await freePort(), RUN)).toBe(false);
  });

  test.each([
    ['hangs up', net.createServer((socket) => socket.destroy())],
    ['talks nonsense', net.createServer((socket) => socket.resume().end('nonsense\r\n\r\n'))],
    ['has no such header', http.createServer((_request, response) => response.end('ok'))],
  ])('is not ours if it %s', async (_what, server) => {
    const { port } = await otherProgram('127.0.0.1', server);
    expect(await isOurs(port, RUN)).toBe(false);
  });
});

test('a port that was had and given back leaves an app that can listen elsewhere', async () => {
  const { app } = setUp();
  const first = await listen(app, 0);
  await first.release();
  const second = await closedAtTheEnd(listen(app, 0));
  expect(await answers(second.port)).toBe(true);
});
