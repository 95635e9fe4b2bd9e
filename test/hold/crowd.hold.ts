import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { below, seededRandom } from '../support/random.ts';
import { headerOf } from '../support/http-text.ts';
import { type Answer, secretId } from '../support/wire.ts';
import { figure, percentile } from './figure.ts';
import { ConnectionCut, RawConnection } from '../support/raw.ts';
import { MeasuredHost, squareBoard } from './measured-host.ts';
import { Watchers } from './watchers.ts';

const SIDE = 24;

function spotAt(index: number): string {
  return `${Math.floor(index / SIDE)},${index % SIDE}`;
}

/** Watches on and on, from the last version seen. */
class Watcher {
  version: string | undefined;
  answers = 0;

  constructor(line: RawConnection, player: string) {
    void this.#watch(line, player).catch(ifCut);
  }

  async #watch(line: RawConnection, player: string): Promise<void> {
    for (;;) {
      const since = this.version === undefined ? '' : `?since=${this.version}&wait=20`;
      const answer = await line.get(`/watch/${player}${since}`);
      if (![200, 304].includes(answer.status)) throw new Error(answer.body);
      this.version = versionOf(answer);
      this.answers++;
    }
  }
}

async function lines(count: number, port: number, from?: string): Promise<RawConnection[]> {
  const opened: RawConnection[] = [];
  while (opened.length < count) {
    const some = Math.min(200, count - opened.length);
    const more = Array.from({ length: some }, () =>
      RawConnection.connect({ port }, from === undefined ? {} : { from }),
    );
    opened.push(...(await Promise.all(more)));
  }
  return opened;
}

function versionOf(answer: Answer): string | undefined {
  return headerOf(answer, 'board-version');
}

test('1,000 watchers and 200 active players are served', async () => {
  const FLIPS_EACH = 10;
  const PAUSE_MS = 2_000; // as long as a quick person looks at a card
  const host = await MeasuredHost.start(squareBoard(SIDE));
  const random = seededRandom(11);
  const look = async () =>
    versionOf(await (await RawConnection.connect(host)).get('/look/nobody')) ?? '';
  const watchers = new Watchers(host.port, 1_000);
  const areAt = async (version: string) => {
    await expect
      .poll(async () => (await watchers.seen()).versions, { timeout: 20_000 })
      .toEqual([version]);
  };
  await areAt(await look());
  const began = performance.now();
  const took: number[] = [];
  await Promise.all(
    (await lines(200, host.port)).map(async (line, index) => {
      await pause(below(random, PAUSE_MS));
      for (let flip = 0; flip < FLIPS_EACH; flip++) {
        const sent = performance.now();
        // Two cards of their own, so that what is measured is no wait for a card.
        const answer = await line.get(`/flip/player${index}/${spotAt(2 * index + (flip % 2))}`);
        expect(answer.status, answer.body).toBe(200);
        took.push(performance.now() - sent);
        await pause(PAUSE_MS);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  await areAt(await look());
  const { answers } = await watchers.seen();
  figure(
    `1000 watchers, 200 players: ${took.length} flips in ${seconds.toFixed(0)} s, ` +
      `p95 ${percentile(took, 0.95).toFixed(0)} ms, ${answers} watches answered, all up to date`,
  );
});

test('a look is answered while 5,900 watches are, and not after them', async () => {
  const WATCHES = 5_900;
  const host = await MeasuredHost.start(squareBoard(SIDE));
  const watchers = new Watchers(host.port, WATCHES);
  const areAt = async (version: string | undefined) => {
    await expect
      .poll(async () => (await watchers.seen()).versions, { timeout: 60_000, interval: 1 })
      .toEqual([version]);
  };
  await expect.poll(async () => (await watchers.seen()).answers, { timeout: 60_000 }).toBe(WATCHES);
  const line = await RawConnection.connect(host);
  const rounds: { look: number; all: number }[] = [];
  for (let round = 0; round < 6; round++) {
    const sent = performance.now();
    const flipped = line.get(`/flip/ana/0,${round % 2}`);
    const other = await RawConnection.connect(host);
    await other.get('/look/zoe');
    const look = performance.now() - sent;
    other.cut();
    await areAt(versionOf(await flipped));
    rounds.push({ look, all: performance.now() - sent });
  }
  const best = rounds.toSorted((one, other) => one.look - other.look)[0];
  figure(
    `one flip with ${WATCHES} watches: a look takes ${best?.look.toFixed(0)} ms beside it, ` +
      `all are answered in ${best?.all.toFixed(0)} ms`,
  );
  expect((best?.look ?? NaN) / (best?.all ?? NaN), JSON.stringify(rounds)).toBeLessThan(0.2);
});

test('memory is flat after 100,000 flips with random aborts, but for their record', async () => {
  const host = await MeasuredHost.start(squareBoard(SIDE));
  const random = seededRandom(12);
  for (const [index, line] of (await lines(5, host.port)).entries()) {
    void new Watcher(line, `watcher${index}`);
  }
  let aborts = 0;
  const flipMany = async (count: number) => {
    let left = count;
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        let line = await RawConnection.connect(host);
        while (left > 0) {
          left--;
          const flipped = line.get(`/flip/player${index}/${spotAt(below(random, SIDE ** 2))}`);
          if (random() < 0.1) {
            aborts++;
            line.cut();
            line = await RawConnection.connect(host);
          }
          await flipped.catch(ifCut);
        }
        await line.post('/leave', { player: `player${index}` }); // 4-C: nobody waits for their cards
        line.cut();
      }),
    );
  };
  const flat = async () => {
    // Everything that was cut is forgotten once a request after it is answered.
    const line = await RawConnection.connect(host);
    await line.get('/look/nobody');
    line.cut();
    return host.memory();
  };
  await flipMany(30_000);
  const before = await flat();
  await flipMany(100_000);
  const after = await flat();
  figure(
    `100000 flips, ${aborts} aborts: ${before.held.toFixed(1)} MiB held before, ` +
      `${after.held.toFixed(1)} after (${after.resident.toFixed(0)} resident)`,
  );
  // The record of the game grows until it is full; nothing else does.
  const recordMiB = limits.recordUnitsMax / 2 ** 20;
  expect(after.held).toBeLessThanOrEqual(before.held * 1.1 + 1 + recordMiB);
});

test('a school behind one address: 4,000 watches and 500 players', async () => {
  const host = await MeasuredHost.start(squareBoard(64));
  const watchers = (await lines(4_000, host.port)).map(
    (line, index) => new Watcher(line, `watcher${index}`),
  );
  const players = await Promise.all(
    (await lines(500, host.port)).map(async (line, index) => {
      const player = secretId(`player${index}`);
      const poll = await RawConnection.connect(host);
      const joined = await line.post('/join', { player, name: `Player ${index}` });
      expect(joined.status, joined.body).toBe(200);
      return { line, poll, player };
    }),
  );
  const token = JSON.parse((await players[0]?.poll.get('/table/nobody'))?.body ?? '{}').token;
  const polls = players.map(({ poll, player }) => poll.get(`/table/${player}?since=${token}`));
  const flips = await Promise.all(
    players.map(({ line, player }, index) =>
      line.get(`/flip/${player}/${Math.floor(index / 64)},${index % 64}`),
    ),
  );
  expect(new Set(flips.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set((await Promise.all(polls)).map(({ status }) => status))).toEqual(new Set([200]));
  const version = versionOf(await (await RawConnection.connect(host)).get('/look/nobody'));
  await expect
    .poll(() => watchers.filter((watcher) => watcher.version !== version).length, {
      timeout: 60_000,
    })
    .toBe(0);
  const { held, resident } = await host.memory();
  figure(
    `4000 watches and 500 players from one address, all served; ` +
      `${held.toFixed(0)} MiB held (${resident.toFixed(0)} resident)`,
  );
});

test('connections are limited for one address and in all, and the others are served', async () => {
  const host = await MeasuredHost.start(squareBoard(SIDE));
  const [one, two, three] = ['127.0.1.1', '127.0.1.2', '127.0.1.3'];
  /** Connections that wait for something: one that brings no request is soon closed. */
  const waiting = async (count: number, from: string | undefined) => {
    const opened = await lines(count, host.port, from);
    for (const line of opened) void line.get('/watch/nobody');
    return opened;
  };
  const own = await waiting(limits.connectionsPerAddressMax - 1, one);
  const last = await RawConnection.connect(host, { from: one });
  expect((await last.get('/look/a')).status).toBe(200);
  const refused = await (
    await RawConnection.connect(host, { from: one })
  )
    .get('/look/a')
    .catch(ifCut);
  expect([refused?.status, refused?.body]).toEqual([
    429,
    'there are too many connections from your address (many-connections)',
  ]);
  const rest = limits.connectionsMax - limits.connectionsPerAddressMax;
  const others = await waiting(rest, two);
  const full = await (
    await RawConnection.connect(host, { from: three })
  )
    .get('/look/a')
    .catch(ifCut);
  expect(full?.status).toBe(503);
  const hosts = await RawConnection.connect(host, { from: '127.0.0.1' });
  expect((await hosts.get('/look/a')).status).toBe(200); // the host's own computer is never out
  hosts.cut();
  const { held, resident } = await host.memory();
  last.cut();
  const another = async () => {
    const line = await RawConnection.connect(host, { from: three });
    const answer = await line.get('/look/a').catch(ifCut);
    line.cut();
    return answer?.status;
  };
  await expect.poll(another).toBe(200);
  for (const line of [...own, ...others]) line.cut();
  figure(
    `${limits.connectionsMax} connections held with ${held.toFixed(0)} MiB ` +
      `(${resident.toFixed(0)} resident), the next one refused`,
  );
});

function ifCut(error: unknown): undefined {
  if (error instanceof ConnectionCut) return undefined; // cut on purpose
  throw error;
}
