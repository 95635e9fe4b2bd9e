import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answersAs, bindKeptPort } from '../../main/server/listen.ts';
import {
  type BoundPort,
  PORT_FIRST,
  PORT_LAST,
  PortTaken,
  bind,
  bindFreePort,
} from '../../main/server/listen.ts';
import { TestClock } from '../support/clock.ts';
import { RawConnection } from '../support/raw.ts';
import { serve } from '../support/host.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/wire.ts';

const RUN = 'run1'; // of every table in tests

async function released(binding: Promise<BoundPort>): Promise<BoundPort> {
  const bound = await binding;
  onTestFinished(() => bound.release());
  return bound;
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
  expect(PORT_FIRST).toBe(8080); // the address that people know
  expect(port).toBeGreaterThanOrEqual(PORT_FIRST);
  expect(port).toBeLessThanOrEqual(PORT_LAST);
}

/** Takes a port as the app does, for a host that then answers there. */
async function bindFor(kept: number | null, clock: TestClock): Promise<number> {
  const { wire, port } = await serve('A B / B A', {}, { bind: () => bindKeptPort(kept, clock) });
  expect((await wire.get('/look/alice')).status).toBe(200);
  return port;
}

describe('the kept port', () => {
  test('is used if it is free, at once', async () => {
    const clock = new TestClock();
    const kept = await freePort();
    expect(await bindFor(kept, clock)).toBe(kept);
    expect(clock.now()).toBe(0);
  });

  test.each([100, 1_500, 2_900])(
    'is waited for while a dying instance has it for %i ms',
    async (ms) => {
      const clock = new TestClock();
      const other = await otherProgram();
      const binding = bindFor(other.port, clock);
      while (clock.now() < ms) {
        await until(() => clock.timers === 1); // it was tried, and is taken
        if (clock.now() === ms - 100) await other.close();
        clock.pass(100);
      }
      expect(await binding).toBe(other.port);
    },
  );

  test('that stays taken is given up after 3 s, and the next one is from 8080 on', async () => {
    const clock = new TestClock();
    const other = await otherProgram();
    const binding = bindFor(other.port, clock);
    for (let tries = 1; tries <= 30; tries++) {
      await until(() => clock.timers === 1);
      clock.pass(100);
    }
    const port = await binding;
    expect(clock.now()).toBe(3_000);
    expect(clock.timers).toBe(0);
    expect(port).not.toBe(other.port);
    expectFromFirst(port);
  });
});

describe('without a kept port', () => {
  test('it is one from 8080 on, at once', async () => {
    const clock = new TestClock();
    expectFromFirst(await bindFor(null, clock));
    expect(clock.now()).toBe(0);
  });

  test('ports that are taken are passed over', async () => {
    const first = await bindFor(null, new TestClock());
    const second = await bindFor(null, new TestClock());
    expect(second).not.toBe(first);
    expectFromFirst(second);
  });
});

test('in the terminal, without a wish, it is one from 8080 on as well', async () => {
  expectFromFirst((await released(bindFreePort())).port);
});

test('port 0 is any free one', async () => {
  expect(await bindFor(0, new TestClock())).toBeGreaterThan(0);
});

describe('another program on the loopback address alone, where the window looks', () => {
  test('its port is passed over', async () => {
    const clock = new TestClock();
    const other = await otherProgram('127.0.0.1');
    const binding = bindFor(other.port, clock);
    // Some systems refuse such a port; on others it is had, and given back.
    for (let tries = 1; tries <= 30; tries++) {
      await until(() => clock.timers === 1);
      clock.pass(100);
    }
    expect(await binding).not.toBe(other.port);
  });

  test('is told from us by where a connection comes out', async () => {
    const ours = await released(bind(0));
    expect(await ours.isOurs()).toBe(true);
  });
});

describe('a host that may run still, by its port and its run', () => {
  test('is known by what it answers', async () => {
    const { port } = await serve('A B / B A');
    expect(await answersAs(port, RUN)).toBe(true);
    expect(await answersAs(port, 'another run')).toBe(false);
    expect(await answersAs(await freePort(), RUN)).toBe(false);
  });

  test.each([
    ['hangs up', net.createServer((socket) => socket.destroy())],
    ['talks nonsense', net.createServer((socket) => socket.resume().end('nonsense\r\n\r\n'))],
    ['has no such header', http.createServer((_request, response) => response.end('ok'))],
  ])('is not the one if it %s', async (_what, server) => {
    const { port } = await otherProgram('127.0.0.1', server);
    expect(await answersAs(port, RUN)).toBe(false);
  });
});

test('a client that connects before the host is ready is answered once it is', async () => {
  const bound = await bind(0, '127.0.0.1');
  const early = new Wire(bound).get('/look/alice');
  await until(() => bound.early > 0);
  await serve('A B / B A', {}, { bind: async () => bound });
  expect((await early).status).toBe(200);
});

test('and so is a request that came whole before it, long before', async () => {
  const bound = await bind(0, '127.0.0.1');
  const early = (await RawConnection.connect(bound)).get('/look/alice');
  for (let later = 1; later <= 5; later++) {
    await RawConnection.connect(bound); // each comes after what was sent before
    await until(() => bound.early > later);
  }
  await serve('A B / B A', {}, { bind: async () => bound });
  expect((await early).status).toBe(200);
});

test('a port that is given back takes along who came too early', async () => {
  const bound = await bind(0, '127.0.0.1');
  const early = new Wire(bound).get('/look/alice');
  await until(() => bound.early > 0);
  await bound.release();
  await expect(early).rejects.toThrow();
});

test('a port that another program has is told as taken; anything else is as the system says', async () => {
  const taken = await released(bind(0, '127.0.0.1'));
  await expect(bind(taken.port, '127.0.0.1')).rejects.toThrow(PortTaken);
  const elsewhere = bind(0, '192.0.2.1'); // an address that no computer has
  await expect(elsewhere).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
