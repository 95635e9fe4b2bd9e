import { describe, expect, test } from 'vitest';
import { serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
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

  test('1-A: fails as before in the next game, too, where there is a card', async () => {
    const { wire, table } = await serve('A A / B B');
    for (const [n, at] of ['0,0', '0,1', '0,0'].entries()) {
      await wire.get(`/flip/alice/${at}?n=${n}`);
    }
    table.startGame();
    expectFailed(await wire.get('/flip/alice/0,0?n=2'), '1-A');
    expectBoard(await wire.get('/look/alice'), 'down, down / down, down');
  });

  test('4-H: fails as before, though the game has begun', async () => {
    const { wire, table } = await serve('A B / B A', { lobby: true });
    expectFailed(await wire.get('/flip/alice/0,0?n=1'), '4-H');
    table.begin();
    expectFailed(await wire.get('/flip/alice/0,0?n=1'), '4-H');
    expectBoard(await wire.get('/flip/alice/0,0?n=2'), 'my A, down / down, down');
  });

  test.each(['/flip/bob/0,0?n=5', '/flip/bob/0,0?n=4'])(
    '4-C: brings nobody back who has left (%s)',
    async (target) => {
      const { wire, table } = await serve('A B / B A');
      await wire.get('/flip/bob/0,0?n=5');
      table.players.leave('bob');
      const before = table.token;
      await wire.get(target);
      expect([table.token, table.seats.find('bob')?.presence]).toEqual([before, 'left']);
    },
  );

  test('is one player’s: another may use it', async () => {
    const { wire } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=1');
    expectBoard(await wire.get('/flip/bob/0,1?n=1'), 'up A, my B / down, down');
  });
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

  test('1-A: fails with it', async () => {
    const { wire, first, untilOpen } = await bobWaits();
    const repeat = wire.get('/flip/bob/0,0?n=5');
    await untilOpen(2);
    await wire.get('/flip/alice/1,1');
    await wire.get('/flip/alice/0,1');
    expectFailed(await first.answer, '1-A');
    expectFailed(await repeat, '1-A');
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

describe('4-B: a number whose wait was cancelled', () => {
  test('counts as never seen: it flips for real', async () => {
    const { wire, first, untilWaiting } = await bobWaits();
    expect(await lastNumber(wire, 'bob')).toBe(5);
    first.close();
    await untilWaiting();
    expect(await lastNumber(wire, 'bob')).toBeNull();
    await wire.get('/flip/alice/0,1');
    expectBoard(await wire.get('/flip/bob/0,0?n=5'), 'my A, up B / down, down');
  });

  test('gives back the one before it, with its outcome', async () => {
    const { wire, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/bob/1,1?n=1');
    expectFailed(await wire.get('/flip/bob/1,1?n=2'), '2-B');
    await wire.get('/flip/alice/0,0');
    const wait = wire.open('/flip/bob/0,0?n=3');
    await untilWaiting('bob');
    wait.close();
    await untilWaiting();
    expect(await lastNumber(wire, 'bob')).toBe(2);
    expectFailed(await wire.get('/flip/bob/0,0?n=2'), '2-B');
    expectFailed(await wire.get('/flip/bob/0,0?n=1'), 'old-number');
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

  test('4-A: is what an earlier wait has become', async () => {
    const { wire, first } = await bobWaits();
    expectBoard(await wire.get('/flip/bob/0,1?n=6'), 'up A, my B / down, down');
    expectFailed(await first.answer, '4-A');
    expectFailed(await wire.get('/flip/bob/0,0?n=5'), 'old-number');
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

test('numbers and outcomes outlive a restart', async () => {
  const { wire, table } = await serve('A B / B A');
  await wire.get('/flip/alice/0,0?n=1');
  await wire.get('/flip/bob/0,1?n=1');
  await wire.get('/flip/bob/0,1?n=2');
  const { wire: after } = await serve(restarted(table));
  expectBoard(await after.get('/flip/alice/0,0?n=1'), 'my A, up B / down, down');
  expectFailed(await after.get('/flip/bob/0,1?n=2'), '2-B');
  expectFailed(await after.get('/flip/bob/0,1?n=1'), 'old-number');
  expect([await lastNumber(after, 'alice'), await lastNumber(after, 'bob')]).toEqual([1, 2]);
});
