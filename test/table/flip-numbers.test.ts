import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { RuleFailure } from '../../shared/failures.ts';
import { FlipNumbers } from '../../main/table/flip-numbers.ts';
import { failsBy, pending, settled } from '../support/promises.ts';
import { isRefused } from '../support/refusals.ts';

/** A flip under test: how often it ran, and its end when the test decides it. */
class Flip {
  runs = 0;
  signal: AbortSignal | undefined;
  readonly #ends: { resolve: () => void; reject: (reason: unknown) => void }[] = [];

  /** As a board does: waits for its turn, and stops waiting when it is cancelled. */
  readonly run = (signal: AbortSignal): Promise<void> => {
    this.runs++;
    this.signal = signal;
    return new Promise((resolve, reject) => {
      this.#ends.push({ resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };

  succeed(): void {
    for (const { resolve } of this.#ends) resolve();
  }

  fail(reason: unknown): void {
    for (const { reject } of this.#ends) reject(reason);
  }
}

/** A flip that ends at once. */
function atOnce(failure?: RuleFailure) {
  const flip = { runs: 0 };
  const run = async () => {
    flip.runs++;
    if (failure !== undefined) throw failure;
  };
  return { flip, run };
}

function quietly(promise: Promise<void>): Promise<void> {
  promise.catch(() => undefined); // the test asks later
  return promise;
}

describe('a number that was taken', () => {
  test('again does nothing, and succeeds again', async () => {
    const numbers = new FlipNumbers();
    const { flip, run } = atOnce();
    await numbers.take('alice', 1, undefined, run);
    await numbers.take('alice', 1, undefined, run);
    expect(flip.runs).toBe(1);
    expect(numbers.lastOf('alice')).toBe(1);
  });

  test('again does nothing, and fails by the same rule again', async () => {
    const numbers = new FlipNumbers();
    const { flip, run } = atOnce(new RuleFailure('2-B', 'bob'));
    await failsBy('2-B', numbers.take('alice', 1, undefined, run));
    const again = await failsBy('2-B', numbers.take('alice', 1, undefined, run));
    expect(again.by).toBe('bob');
    expect(flip.runs).toBe(1);
  });

  test('lower than the last is refused, also while the last still waits', async () => {
    const numbers = new FlipNumbers();
    await numbers.take('alice', 3, undefined, atOnce().run);
    const { flip, run } = atOnce();
    await isRefused('old-number', numbers.take('alice', 2, undefined, run));
    void numbers.take('alice', 5, undefined, new Flip().run);
    await isRefused('old-number', numbers.take('alice', 4, undefined, run));
    expect(flip.runs).toBe(0);
  });

  test('says nothing of another player', async () => {
    const numbers = new FlipNumbers();
    await numbers.take('alice', 5, undefined, atOnce().run);
    const { flip, run } = atOnce();
    await numbers.take('bob', 1, undefined, run);
    expect(flip.runs).toBe(1);
    expect([numbers.lastOf('alice'), numbers.lastOf('bob')]).toEqual([5, 1]);
  });

  test('zero is a number, and numbers may leave gaps', async () => {
    const numbers = new FlipNumbers();
    const { flip, run } = atOnce();
    for (const number of [0, 0, 7, 1_000_000]) await numbers.take('a', number, undefined, run);
    expect(flip.runs).toBe(3);
  });

  test('once forgotten, counts as never seen', async () => {
    const numbers = new FlipNumbers();
    const { flip, run } = atOnce();
    await numbers.take('alice', 5, undefined, run);
    numbers.forget('alice');
    expect(numbers.lastOf('alice')).toBeUndefined();
    await numbers.take('alice', 1, undefined, run);
    expect(flip.runs).toBe(2);
  });
});

describe('a number whose flip waits', () => {
  test('again joins that wait, and both end as it ends', async () => {
    const numbers = new FlipNumbers();
    const flip = new Flip();
    const first = numbers.take('alice', 1, undefined, flip.run);
    const repeat = numbers.take('alice', 1, new AbortController().signal, flip.run);
    expect(await pending(first)).toBe(true);
    expect(await pending(repeat)).toBe(true);
    expect(flip.runs).toBe(1);
    flip.succeed();
    await expect(first).resolves.toBeUndefined();
    await expect(repeat).resolves.toBeUndefined();
  });

  test('fails both when a rule fails it', async () => {
    const numbers = new FlipNumbers();
    const flip = new Flip();
    const first = quietly(numbers.take('alice', 1, undefined, flip.run));
    const repeat = quietly(numbers.take('alice', 1, undefined, flip.run));
    flip.fail(new RuleFailure('1-A'));
    await failsBy('1-A', first);
    await failsBy('1-A', repeat);
  });

  test('4-B: is cancelled only once everybody who joined it is gone', async () => {
    const numbers = new FlipNumbers();
    const flip = new Flip();
    const [one, two] = [new AbortController(), new AbortController()];
    const first = quietly(numbers.take('alice', 1, one.signal, flip.run));
    const repeat = quietly(numbers.take('alice', 1, two.signal, flip.run));
    one.abort(new Error('the connection died'));
    await expect(first).rejects.toThrow('the connection died');
    expect(flip.signal?.aborted).toBe(false);
    expect(await pending(repeat)).toBe(true);
    two.abort(new Error('the tab was closed'));
    await expect(repeat).rejects.toThrow('the tab was closed');
    expect(flip.signal?.aborted).toBe(true);
  });

  test('4-B: once cancelled, counts as never seen, and the one before it counts again', async () => {
    const numbers = new FlipNumbers();
    const before = atOnce(new RuleFailure('1-A'));
    await failsBy('1-A', numbers.take('alice', 1, undefined, before.run));
    const flip = new Flip();
    const gone = new AbortController();
    const cancelled = quietly(numbers.take('alice', 2, gone.signal, flip.run));
    expect(numbers.lastOf('alice')).toBe(2);
    gone.abort(new Error('gone'));
    await expect(cancelled).rejects.toThrow('gone');
    await settled();
    expect(numbers.lastOf('alice')).toBe(1);
    await failsBy('1-A', numbers.take('alice', 1, undefined, before.run));
    expect(before.flip.runs).toBe(1);
    const again = numbers.take('alice', 2, undefined, flip.run);
    flip.succeed();
    await again;
    expect(flip.runs).toBe(2);
  });

  test('4-A: a later number does not undo how the earlier one ended', async () => {
    const numbers = new FlipNumbers();
    const [earlier, later] = [new Flip(), new Flip()];
    const first = quietly(numbers.take('alice', 1, undefined, earlier.run));
    const gone = new AbortController();
    const second = quietly(numbers.take('alice', 2, gone.signal, later.run));
    earlier.fail(new RuleFailure('4-A'));
    await failsBy('4-A', first);
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    await settled();
    await failsBy('4-A', numbers.take('alice', 1, undefined, earlier.run));
  });

  test('a request that is gone already takes no number', async () => {
    const numbers = new FlipNumbers();
    const { flip, run } = atOnce();
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(numbers.take('alice', 1, gone, run)).rejects.toThrow('gone');
    expect(flip.runs).toBe(0);
    expect(numbers.lastOf('alice')).toBeUndefined();
  });

  test('that ends by a bug counts as never seen', async () => {
    const numbers = new FlipNumbers();
    const flip = new Flip();
    const taken = quietly(numbers.take('alice', 1, undefined, flip.run));
    flip.fail(new TypeError('a bug'));
    await expect(taken).rejects.toThrow('a bug');
    await settled();
    expect(numbers.lastOf('alice')).toBeUndefined();
  });

  test('an abort after the end changes nothing', async () => {
    const numbers = new FlipNumbers();
    const { flip, run } = atOnce();
    const later = new AbortController();
    await numbers.take('alice', 1, later.signal, run);
    await settled();
    expect(getEventListeners(later.signal, 'abort')).toEqual([]); // nor is it kept alive by it
    later.abort();
    await numbers.take('alice', 1, undefined, run);
    expect(flip.runs).toBe(1);
  });
});

describe('saved numbers', () => {
  test('are those whose end is known; one that waits is saved as the one before it', async () => {
    const numbers = new FlipNumbers();
    await numbers.take('alice', 4, undefined, atOnce().run);
    void numbers.take('alice', 5, undefined, new Flip().run);
    await failsBy('1-A', numbers.take('bob', 2, undefined, atOnce(new RuleFailure('1-A')).run));
    void numbers.take('charlie', 1, undefined, new Flip().run);
    await settled();
    const saved = [
      { player: 'alice', number: 4, failed: null },
      { player: 'bob', number: 2, failed: '1-A' },
    ];
    expect(numbers.save()).toEqual(saved);
    expect(new FlipNumbers(numbers.save()).save()).toEqual(saved);
  });

  test('end again as they ended, in the next run', async () => {
    const numbers = new FlipNumbers([
      { player: 'alice', number: 4, failed: null },
      { player: 'bob', number: 2, failed: '2-A' },
    ]);
    const { flip, run } = atOnce();
    await numbers.take('alice', 4, undefined, run);
    await failsBy('2-A', numbers.take('bob', 2, undefined, run));
    await isRefused('old-number', numbers.take('alice', 3, undefined, run));
    expect(flip.runs).toBe(0);
  });
});
