import { describe, expect, test } from 'vitest';
import { serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
import { type Wire, expectBoard, expectFailed } from '../support/wire.ts';

/** What `/table` tells a player: the game, and their own last number. */
async function told(wire: Wire, player: string) {
  const { body } = await wire.get(`/table/${player}`);
  const { game, you } = JSON.parse(body) as { game: number; you: { number: number | null } };
  return { game, number: you.number };
}

describe('numbers outlive new games', () => {
  test('the same number does nothing in the next one', async () => {
    const { wire, table } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=3');
    table.room.startGame();
    expectBoard(await wire.get('/flip/alice/0,0?n=3'), 'down, down / down, down');
    expectFailed(await wire.get('/flip/alice/0,0?n=2'), 'old-number');
    expect(await told(wire, 'alice')).toEqual({ game: 2, number: 3 });
    expectBoard(await wire.get('/flip/alice/0,0?n=4'), 'my A, down / down, down');
  });

  test('a wait that a new game ended was taken, and failed', async () => {
    const { wire, table, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const wait = wire.get('/flip/bob/0,0?n=1');
    await untilWaiting('bob');
    table.room.startGame();
    expectFailed(await wait, '4-D');
    expectFailed(await wire.get('/flip/bob/0,0?n=1'), '4-D');
    expectBoard(await wire.get('/look/bob'), 'down, down / down, down');
  });

  test('a wait at the restart was never seen', async () => {
    const { wire, table, untilWaiting } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0');
    const wait = wire.open('/flip/bob/0,0?n=1');
    await untilWaiting('bob');
    const { wire: after } = await serve(restarted(table));
    wait.close();
    expect(await told(after, 'bob')).toEqual({ game: 1, number: null });
    expectBoard(await after.get('/flip/bob/0,1?n=1'), 'up A, my B / down, down');
  });
});

describe('game', () => {
  test('4-D: of another game is 409, and nothing is done, whatever the position', async () => {
    const { wire, table } = await serve('A B / B A');
    table.room.startGame();
    const before = { saved: table.save(), token: table.token };
    for (const game of [0, 1, 3]) {
      expectFailed(await wire.get(`/flip/alice/0,0?n=1&game=${game}`), '4-D');
      expectFailed(await wire.get(`/flip/alice/9,9?game=${game}`), '4-D');
    }
    expect({ saved: table.save(), token: table.token }).toEqual(before);
    expectBoard(await wire.get('/flip/alice/0,0?n=1&game=2'), 'my A, down / down, down');
  });

  test('4-D: wins over a number that was taken', async () => {
    const { wire, table } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=1&game=1');
    table.room.startGame();
    expectFailed(await wire.get('/flip/alice/0,0?n=1&game=1'), '4-D');
  });

  test('may come without a number', async () => {
    const { wire } = await serve('A B / B A');
    expectBoard(await wire.get('/flip/alice/0,0?game=1'), 'my A, down / down, down');
    expectFailed(await wire.get('/flip/alice/0,0?game=1'), '2-B');
  });

  test('4-D: a client of a newer game than the restored one does nothing in it', async () => {
    const { wire, table } = await serve('A B / B A');
    await wire.get('/flip/alice/0,0?n=1&game=1');
    const older = restarted(table);
    table.room.startGame();
    await wire.get('/flip/alice/0,1?n=2&game=2');
    const { wire: after } = await serve(older);
    const before = older.save();
    expectFailed(await after.get('/flip/alice/1,1?n=3&game=2'), '4-D');
    expect(older.save()).toEqual(before);
    expect(await told(after, 'alice')).toEqual({ game: 1, number: 1 });
    expectBoard(await after.get('/flip/alice/1,1?n=3&game=1'), 'my A, down / down, my A');
  });
});

test('other parts of a query mean nothing to a flip', async () => {
  const { wire } = await serve('A B / B A');
  expectBoard(await wire.get('/flip/alice/0,0?since=x&wait=abc&_=1'), 'my A, down / down, down');
});
