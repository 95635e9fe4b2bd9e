import { describe, expect, test } from 'vitest';
import { serve } from '../support/host.ts';
import {
  type Wire,
  expectBoard,
  expectFailed,
  expectPublishedHeaders,
  expectRefused,
} from '../support/wire.ts';

/** What `/table` tells a player of their own last number. */
async function lastNumber(wire: Wire, player: string): Promise<number | null> {
  const { body } = await wire.get(`/table/${player}`);
  return (JSON.parse(body) as { you: { number: number | null } }).you.number;
}

/** Alice controls 0,0; bob's flip of it, number 5, waits. */
async function bobWaits() {
  const running = await serve('A B / B A');
  await running.wire.get('/flip/alice/0,0');
  const first = running.wire.open('/flip/bob/0,0?n=5');
  await running.untilWaiting('bob');
  return { ...running, first };
}

describe('the same number again', () => {
  test('does nothing, and is 200 with the board of now', async () => {
    const { wire, table } = await serve('A B / B A');
    expectBoard(await wire.get('/flip/alice/0,0?n=1'), 'my A, down / down, down');
    await wire.get('/flip/bob/0,1');
    const before = table.token;
    expectBoard(await wire.get('/flip/alice/0,0?n=1'), 'my A, up B / down, down');
    expectBoard(await wire.get('/flip/alice/1,1?n=1'), 'my A, up B / down, down');
    expect(table.token).toBe(before);
  });

  test('does not finish the previous play', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=1');
    await wire.get('/flip/alice/1,1?n=2');
    expectBoard(await wire.get('/flip/alice/1,1?n=2'), 'my A, down / down, my A');
  });

  test('2-B: fails as before, though it could succeed by now', async () => {
    const { wire, table } = await serve('A B / B A');
    await wire.get('/flip/carol/0,1');
    await wire.get('/flip/alice/0,0?n=1');
    const failed = await wire.get('/flip/alice/0,1?n=2');
    expectFailed(failed, '2-B');
    await wire.get('/flip/carol/1,1');
    const before = table.token;
    const again = await wire.get('/flip/alice/0,1?n=2');
    expectFailed(again, '2-B');
    expect([failed, again].map(({ headers }) => headers['failed-by'])).toEqual(['0', '0']);
    expectPublishedHeaders(again);
    expect(table.token).toBe(before);
  });

  test('4-H: fails as before, though the game has begun', async () => {
    const { wire, table } = await serve('A B / B A', { lobby: true });
    expectFailed(await wire.get('/flip/alice/0,0?n=1'), '4-H');
    table.room.begin();
    expectFailed(await wire.get('/flip/alice/0,0?n=1'), '4-H');
    expectBoard(await wire.get('/flip/alice/0,0?n=2'), 'my A, down / down, down');
  });

  test.each(['/flip/bob/0,0?n=5', '/flip/bob/0,0?n=4'])(
    '4-C: brings nobody back who has left (%s)',
    async (target) => {
      const { wire, table } = await serve('A B / B A');
      await wire.get('/flip/bob/0,0?n=5');
      table.leave('bob');
      const before = table.token;
      await wire.get(target);
      expect([table.token, table.seats.find('bob')?.presence]).toEqual([before, 'left']);
    },
  );
});

describe('the same number while the first waits', () => {
  test('1-D: joins that wait, once in the queue, and both are answered', async () => {
    const { wire, table, first, untilOpen } = await bobWaits();
    const repeat = wire.get('/flip/bob/0,0?n=5');
    await untilOpen(2);
    expect(table.game.board.controlled()[0]?.waiters).toEqual(['bob']);
    await wire.get('/flip/alice/0,1');
    expectBoard(await first.answer, 'my A, up B / down, down');
    expectBoard(await repeat, 'my A, up B / down, down');
  });

  test('4-B: keeps the wait, and its place, when the first connection is cut', async () => {
    const { wire, table, first, untilOpen, untilWaiting } = await bobWaits();
    const carols = wire.get('/flip/carol/0,0');
    await untilWaiting('bob', 'carol');
    const repeat = wire.get('/flip/bob/0,0?n=5');
    await untilOpen(3);
    first.close();
    await untilOpen(2);
    expect(table.game.board.controlled()[0]?.waiters).toEqual(['bob', 'carol']);
    await wire.get('/flip/alice/0,1');
    expectBoard(await repeat, 'my A, up B / down, down');
    await wire.get('/flip/bob/0,1');
    expect((await carols).status).toBe(200);
  });

  test('4-B: all of them cut, nobody waits, and the number counts as never seen', async () => {
    const { wire, table, first, untilOpen, untilWaiting } = await bobWaits();
    const repeat = wire.open('/flip/bob/0,0?n=5');
    await untilOpen(2);
    first.close();
    repeat.close();
    await untilWaiting();
    expect(table.you('bob').number).toBeNull();
    expectBoard(await wire.get('/flip/bob/0,1?n=5'), 'up A, my B / down, down');
  });
});

describe('a lower number', () => {
  test('is 409, and nothing is done', async () => {
    const { wire, table } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=5');
    const before = table.token;
    const answer = await wire.get('/flip/alice/1,1?n=4');
    expectFailed(answer, 'old-number');
    expectPublishedHeaders(answer);
    expect(table.token).toBe(before);
  });
});

describe('a number', () => {
  test.each(['-1', '1.5', 'abc', '', '+1', '1e3', '0x1', '9007199254740992', '%zz'])(
    '%j is malformed, as n and as game, and nothing is done',
    async (text) => {
      const { wire, table } = await serve('A B / B A');
      const before = table.token;
      for (const name of ['n', 'game']) {
        const answer = await wire.get(`/flip/alice/0,0?${name}=${text}`);
        expectRefused(answer, 400, 'bad-number');
        expectPublishedHeaders(answer);
      }
      expect(table.token).toBe(before);
    },
  );

  test('twice in one flip is malformed', async () => {
    const { wire } = await serve('A B / B A');
    expectRefused(await wire.get('/flip/alice/0,0?n=1&n=1'), 400, 'bad-query');
    expectRefused(await wire.get('/flip/alice/0,0?game=1&game=1'), 400, 'bad-query');
  });

  test.each([0, 9_007_199_254_740_991])('%d is one', async (n) => {
    const { wire } = await serve('A B / B A');
    for (const _ of [1, 2]) {
      expectBoard(await wire.get(`/flip/alice/0,0?n=${n}`), 'my A, down / down, down');
    }
  });

  test('is needed for all this: without, every flip is taken', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=1');
    expectFailed(await wire.get('/flip/alice/0,0'), '2-B');
    expect(await lastNumber(wire, 'alice')).toBe(1);
  });
});
