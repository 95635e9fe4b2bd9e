import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import type { SpotIndex } from './spot.ts';

/** One flip that waits (1-D), with the promise that its caller awaits. */
export interface Waiter {
  readonly player: PlayerId;
  readonly index: SpotIndex;
  readonly turn: Deferred;
}

/** A promise that is settled from outside (Node 20 has no Promise.withResolvers). */
export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

export function deferred(): Deferred {
  let resolve!: () => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/**
 * The fair queues of a board: for each spot, its waiters, first come first (4-E).
 *
 * AF: the queue of a spot is the list under its index; a spot without a list has no waiters.
 * RI: no list is empty; every waiter stands once, in the list of its own index.
 * Safety from rep exposure: lists are handed out as read-only and never to clients of the Board.
 *
 * A queue is a list and not a set of wake-up callbacks: the head is *given* the card in the step
 * that frees it, so nobody is woken to race for it and nobody can be passed over.
 */
export class WaitQueues {
  readonly #queues = new Map<SpotIndex, Waiter[]>();

  /** The spots that somebody waits for. */
  get indexes(): Iterable<SpotIndex> {
    return this.#queues.keys();
  }

  /** The waiters for spot `index`, first come first. */
  at(index: SpotIndex): readonly Waiter[] {
    return this.#queues.get(index) ?? [];
  }

  /** Adds `waiter` at the end of its queue. */
  join(waiter: Waiter): void {
    const queue = this.#queues.get(waiter.index);
    if (queue === undefined) this.#queues.set(waiter.index, [waiter]);
    else queue.push(waiter);
  }

  /** Puts `successor` into the place of `waiter` (4-A). */
  replace(waiter: Waiter, successor: Waiter): void {
    const queue = this.#queues.get(waiter.index) ?? [];
    const place = queue.indexOf(waiter);
    assert(place >= 0, 'only a waiter can be replaced');
    queue[place] = successor;
  }

  /** Takes `waiter` out of its queue. */
  leave(waiter: Waiter): void {
    const queue = this.#queues.get(waiter.index) ?? [];
    const place = queue.indexOf(waiter);
    assert(place >= 0, 'only a waiter can leave a queue');
    queue.splice(place, 1);
    if (queue.length === 0) this.#queues.delete(waiter.index);
  }

  /** Takes the head of the queue at `index` out of it, if there is one (4-E). */
  takeHead(index: SpotIndex): Waiter | undefined {
    const head = this.at(index)[0];
    if (head !== undefined) this.leave(head);
    return head;
  }

  /** Takes everybody out of the queue at `index`. */
  takeAll(index: SpotIndex): readonly Waiter[] {
    const queue = this.at(index);
    this.#queues.delete(index);
    return queue;
  }
}
