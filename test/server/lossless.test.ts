import { describe, expect, test } from 'vitest';
import { realClock } from '../../main/system/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
import {
  type Answer,
  Wire,
  expectBoard,
  expectPublishedHeaders,
  expectRefused,
} from '../support/wire.ts';

const HEADER = 'board-version';

function versionOf({ headers }: Answer): string {
  const version = headers[HEADER];
  if (typeof version !== 'string' || version === '') throw new Error('no Board-Version');
  return version;
}

/** A server in real time, where a wait of no seconds tells whether a token names the present. */
async function inRealTime() {
  const running = await serve('A B / B A', {}, { clock: realClock, secret: SECRET });
  const wire = new Wire(running);
  const ask = (since: string) => wire.get(`/watch/bob?since=${since}&wait=0`);
  return { ...running, wire, ask };
}

describe('Board-Version', () => {
  test('stands on every 200 with a board, and is the same while the board is', async () => {
    const { wire, untilOpen } = await serve('A B / B A');
    const first = await wire.get('/look/alice');
    const nothing = await wire.get('/replace/bob/Q/Z');
    expect(versionOf(nothing)).toBe(versionOf(first));
    const watch = wire.get('/watch/carol');
    await untilOpen(1);
    const flipped = await wire.get('/flip/alice/0,0');
    expect(versionOf(flipped)).not.toBe(versionOf(first));
    expect(versionOf(await watch)).toBe(versionOf(flipped));
    const replaced = await wire.get('/replace/bob/B/Z');
    expect(versionOf(replaced)).not.toBe(versionOf(flipped));
    expect(versionOf(await wire.get('/look/alice'))).toBe(versionOf(replaced));
  });

  test('stands on every 409, and names the board after it', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=7');
    const failed = await wire.get('/flip/alice/0,0?n=8');
    const old = await wire.get('/flip/alice/0,0?n=7');
    expect([failed.status, old.status]).toEqual([409, 409]);
    const now = versionOf(await wire.get('/look/alice'));
    expect([versionOf(failed), versionOf(old)]).toEqual([now, now]);
  });

  test('is another in the next game, though both boards are new', async () => {
    const { wire, table } = await serve('A B / B A');
    const before = versionOf(await wire.get('/look/alice'));
    table.room.startGame();
    expect(versionOf(await wire.get('/look/alice'))).not.toBe(before);
  });

  test.each(['/look/a', '/flip/a/0,0', '/replace/a/A/B', '/watch/a?since=', '/flip/a/9,9'])(
    'is exposed to pages elsewhere on %s',
    async (target) => {
      const { wire } = await serve('A B / B A');
      const { headers } = await wire.get(target);
      expect(headers['access-control-expose-headers']?.split(/,\s*/)).toContain('Board-Version');
    },
  );
});

describe('since', () => {
  test('waits where it names the present, and is answered by the next change', async () => {
    const { wire, app, untilOpen } = await serve('A B / B A');
    const since = versionOf(await wire.get('/look/bob'));
    const watch = wire.get(`/watch/bob?since=${since}`);
    await untilOpen(1);
    await wire.get('/look/bob');
    expect(app.openRequests).toBe(1);
    await wire.get('/flip/alice/0,0');
    expectBoard(await watch, 'up A, down / down, down');
  });

  test('answers at once where it is older', async () => {
    const { wire, ask } = await inRealTime();
    const older = versionOf(await wire.get('/look/bob'));
    await wire.get('/flip/alice/0,0');
    expectBoard(await ask(older), 'up A, down / down, down');
  });

  test.each([
    ['empty', ''],
    ['garbage', 'garbage'],
    ['encoded garbage', '%F0%9F%A6%84%0A%00'],
    ['long', 'x'.repeat(70_000)],
    ['newer', 'run1-1-1'],
    ['of a later game', 'run1-2-0'],
    ['of an earlier game', 'run1-0-0'],
    ['foreign', 'run2-1-0'],
    ['the beginning of the present', 'run1-1'],
    ['the present and more', 'run1-1-00'],
    ['the present and garbage', 'run1-1-0-garbage'],
    ['the present in other letters', 'RUN1-1-0'],
    ['not even decodable', '%zz'],
  ])('answers at once where it is %s', async (_, token) => {
    const { ask } = await inRealTime();
    expectBoard(await ask(token), 'down, down / down, down');
  });

  test('takes the token of the table view, which names its board', async () => {
    const { wire, table, ask } = await inRealTime();
    const { token } = JSON.parse((await wire.get('/table/bob')).body) as { token: string };
    expect((await ask(token)).status).toBe(304);
    table.room.join('page_player_0000000000', { name: 'Ana' });
    expect((await ask(token)).status).toBe(304);
    await wire.get('/flip/alice/0,0');
    expectBoard(await ask(token), 'up A, down / down, down');
  });

  test('answers at once where another run of the host issued it, though the board is the same', async () => {
    const first = await serve('A B / B A');
    await first.wire.get('/flip/alice/0,0');
    const since = versionOf(await first.wire.get('/look/bob'));
    const second = await serve(restarted(first.table));
    const answer = await second.wire.get(`/watch/bob?since=${since}`);
    expectBoard(answer, 'up A, down / down, down');
    expect(versionOf(answer)).not.toBe(since);
  });
});

describe('wait', () => {
  test('0 is 304 at once, with the version and the published headers, and no body', async () => {
    const { wire, ask } = await inRealTime();
    const present = versionOf(await wire.get('/look/bob'));
    const answer = await ask(present);
    expect([answer.status, answer.body, versionOf(answer)]).toEqual([304, '', present]);
    expectPublishedHeaders(answer);
  });

  test.each([1, 59, 60])('%d seconds are waited, and not a moment more', async (seconds) => {
    const { wire, app, clock, untilOpen } = await serve('A B / B A');
    const present = versionOf(await wire.get('/look/bob'));
    const watch = wire.get(`/watch/bob?since=${present}&wait=${seconds}`);
    await untilOpen(1);
    clock.pass(seconds * 1_000 - 1);
    await wire.get('/look/bob');
    expect(app.openRequests).toBe(1);
    clock.pass(1);
    expect((await watch).status).toBe(304);
    expect([app.openRequests, clock.timers]).toEqual([0, 0]);
  });

  test('ends with a change, and its timer with it', async () => {
    const { wire, clock, untilOpen } = await serve('A B / B A');
    const present = versionOf(await wire.get('/look/bob'));
    const watch = wire.get(`/watch/bob?since=${present}&wait=60`);
    await untilOpen(1);
    expect(clock.timers).toBe(1);
    await wire.get('/flip/alice/0,0');
    expectBoard(await watch, 'up A, down / down, down');
    expect(clock.timers).toBe(0);
  });

  test.each(['61', '-1', '1.5', 'abc', '', '1e1', '%2B1', '1%20', '9999999999999999999'])(
    '%j is malformed',
    async (wait) => {
      const { wire } = await serve('A B / B A');
      const answer = await wire.get(`/watch/bob?since=x&wait=${wait}`);
      expectRefused(answer, 400, 'bad-wait');
      expectPublishedHeaders(answer);
      expectRefused(await wire.get(`/table/bob?since=x&wait=${wait}`), 400, 'bad-wait');
    },
  );

  test.each(['0', '61', 'abc'])('%j says nothing without since', async (wait) => {
    const { wire, app, clock, untilOpen } = await serve('A B / B A');
    const watch = wire.get(`/watch/bob?wait=${wait}`);
    await untilOpen(1);
    clock.pass(120_000);
    await wire.get('/look/bob');
    expect(app.openRequests).toBe(1);
    await wire.get('/flip/alice/0,0');
    expectBoard(await watch, 'up A, down / down, down');
  });

  test('twice is malformed, and so is since', async () => {
    const { wire } = await serve('A B / B A');
    expectRefused(await wire.get('/watch/bob?since=x&wait=1&wait=1'), 400, 'bad-query');
    expectRefused(await wire.get('/watch/bob?since=x&since=x'), 400, 'bad-query');
  });
});
