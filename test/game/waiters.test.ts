import { describe, expect, test } from 'vitest';
import { type Waiter, WaitQueues, deferred } from '../../main/game/waiters.ts';
import { pending } from '../support/promises.ts';

function waiter(player: string, index = 0): Waiter {
  return { player, index, turn: deferred() };
}

/** Queues where these waiters have joined, in this order. */
function queuesOf(...waiters: readonly Waiter[]): WaitQueues {
  const queues = new WaitQueues();
  for (const each of waiters) queues.join(each);
  return queues;
}

const alice = waiter('alice');
const bob = waiter('bob');
const charlie = waiter('charlie');
const dora = waiter('dora', 1);

describe('queues', () => {
  test('nobody waits at first', () => {
    const queues = queuesOf();
    expect([queues.at(0), [...queues.indexes], queues.takeHead(0)]).toEqual([[], [], undefined]);
    expect(queues.takeAll(0)).toEqual([]);
  });

  test('whoever comes first stands first, at each spot by itself', () => {
    const queues = queuesOf(alice, dora, bob);
    expect(queues.at(0)).toEqual([alice, bob]);
    expect(queues.at(1)).toEqual([dora]);
    expect([...queues.indexes]).toEqual([0, 1]);
  });

  test('the head is taken, one after the other, until no queue is left', () => {
    const queues = queuesOf(alice, bob);
    expect(queues.takeHead(0)).toBe(alice);
    expect(queues.at(0)).toEqual([bob]);
    expect(queues.takeHead(0)).toBe(bob);
    expect([...queues.indexes]).toEqual([]);
  });

  test('all are taken at once, and only at that spot', () => {
    const queues = queuesOf(alice, bob, dora);
    expect(queues.takeAll(0)).toEqual([alice, bob]);
    expect(queues.at(0)).toEqual([]);
    expect([...queues.indexes]).toEqual([1]);
  });

  test('leaving from the middle keeps the others in order', () => {
    const queues = queuesOf(alice, bob, charlie);
    queues.leave(bob);
    expect(queues.at(0)).toEqual([alice, charlie]);
  });

  test('the last to leave takes the queue along', () => {
    const queues = queuesOf(alice);
    queues.leave(alice);
    expect([...queues.indexes]).toEqual([]);
  });

  test('a successor stands where the earlier one stood', () => {
    const queues = queuesOf(alice, bob, charlie);
    const successor = waiter('bob');
    queues.replace(bob, successor);
    expect(queues.at(0)[1]).toBe(successor);
    expect(queues.at(0)).toHaveLength(3);
  });

  test('a player who does not wait can neither leave nor be replaced', () => {
    const queues = queuesOf(alice);
    expect(() => queues.leave(bob)).toThrow('only a waiter can leave a queue');
    expect(() => queues.leave(dora)).toThrow('only a waiter can leave a queue');
    expect(() => queues.replace(bob, charlie)).toThrow('only a waiter can be replaced');
    expect(queues.at(0)).toEqual([alice]);
  });
});

describe('a deferred promise', () => {
  test('is open until it is settled from outside', async () => {
    const { promise, resolve } = deferred();
    expect(await pending(promise)).toBe(true);
    resolve();
    await promise;
    expect(await pending(promise)).toBe(false);
  });

  test('is rejected with the reason given', async () => {
    const { promise, reject } = deferred();
    reject(new Error('gone'));
    await expect(promise).rejects.toThrow('gone');
  });
});
