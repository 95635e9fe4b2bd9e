import { describe, expect, test, vi } from 'vitest';
import { Board } from '../../main/game/board.ts';
import { type BoardEvent, type BoardStep, reportLoudly } from '../../main/game/events.ts';
import { deck, game } from '../support/game.ts';
import { failsBy, settled } from '../support/promises.ts';

/** An event in one line: its rule, who, what, and where, as in `1-B alice turned-up 0`. */
function line(event: BoardEvent): string {
  const where = 'index' in event ? ` ${event.index}` : '';
  return `${event.rule} ${event.player} ${event.kind}${where}`;
}

/** The events of every step since the last call, a list for each step. */
function reader(steps: readonly BoardStep[]) {
  let read = 0;
  return () => {
    const fresh = steps.slice(read);
    read = steps.length;
    return fresh.map((step) => step.events.map(line));
  };
}

/** Alice controls the A at 0,0, and Bob waits for it. */
async function waiting() {
  const players = game('A B / B A');
  await players.alice.flip(0, 0);
  const phone = new AbortController();
  void players.bob.flip(0, 0, phone.signal);
  return { ...players, phone };
}

type Waiting = Awaited<ReturnType<typeof waiting>>;

describe('the events of a step', () => {
  test('a match, and the end of its play', async () => {
    const { alice, steps } = game('A A / B B');
    const told = reader(steps);
    await alice.flip(0, 0);
    expect(told()).toEqual([['1-B alice turned-up 0', '1-B alice took-control 0']]);
    await alice.flip(0, 1);
    expect(told()).toEqual([
      ['2-C alice turned-up 1', '2-D alice took-control 1', '2-D alice matched 1'],
    ]);
    await alice.flip(1, 0);
    expect(told()).toEqual([
      [
        '3-A alice removed 0',
        '3-A alice removed 1',
        '1-B alice turned-up 2',
        '1-B alice took-control 2',
      ],
    ]);
  });

  test('a miss, and the end of its play', async () => {
    const { alice, bob, steps } = game('A B / B A');
    const told = reader(steps);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(told()[1]).toEqual([
      '2-C alice turned-up 1',
      '2-E alice gave-up-control 0',
      '2-E alice missed 1',
    ]);
    await bob.flip(0, 1);
    expect(told()).toEqual([['1-C bob took-control 1']]);
    await failsBy('2-B', bob.flip(0, 1));
    expect(told()).toEqual([['2-B bob gave-up-control 1', '2-B bob missed 1']]);
    alice.leave();
    expect(told()).toEqual([
      ['3-B alice turned-down 0', '3-B alice turned-down 1', '4-C alice left'],
    ]);
  });

  test('waiting, and a card that is handed over', async () => {
    const { alice, bob, steps } = game('A B / B A');
    await alice.flip(0, 0);
    const told = reader(steps);
    told();
    void bob.flip(0, 0);
    expect(told()).toEqual([['1-D bob started-waiting 0']]);
    alice.giveUp();
    expect(told()).toEqual([['4-G alice gave-up-control 0', '4-E bob took-control 0']]);
  });

  test.each([
    ['4-A', ({ bob }: Waiting) => void bob.flip(1, 1)],
    ['4-B', ({ phone }: Waiting) => phone.abort()],
    ['4-C', ({ bob }: Waiting) => bob.leave()],
    ['4-D', ({ board }: Waiting) => board.close()],
    ['4-I', ({ board }: Waiting) => board.endEarly()],
  ])('a wait that ends by %s', async (rule, end) => {
    const at = await waiting();
    const told = reader(at.steps);
    told();
    end(at);
    expect(told()[0]?.[0]).toBe(`${rule} bob stopped-waiting 0`);
  });

  test('a wait that ends because the card is gone', async () => {
    const { alice, bob, steps } = game('A A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    void bob.flip(0, 1);
    const told = reader(steps);
    told();
    alice.leave();
    expect(told()).toEqual([
      ['3-A alice removed 0', '3-A alice removed 1', '1-A bob stopped-waiting 1', '4-C alice left'],
    ]);
  });

  test('a first card that could not be had, and a second one', async () => {
    const { alice, bob, steps } = game('A A / B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.leave();
    const told = reader(steps);
    told();
    await failsBy('1-A', bob.flip(0, 0));
    expect(told()).toEqual([['1-A bob failed 0']]);
    await bob.flip(1, 0);
    await failsBy('2-A', bob.flip(0, 0));
    expect(told()[1]).toEqual(['2-A bob gave-up-control 2', '2-A bob missed 0']);
  });

  test('a map, with each card that it replaced', async () => {
    const { alice, steps } = game('A B A');
    await alice.map(async (card) => (card === 'A' ? 'Z' : card));
    expect(steps.map((step) => step.events)).toEqual([
      [{ kind: 'relabelled', rule: 'map', player: 'alice', from: 'A', to: 'Z', spots: [0, 2] }],
    ]);
  });

  test('a matched pair', async () => {
    const { alice, steps } = game('A A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    const told = { kind: 'matched', rule: '2-D', player: 'alice', index: 1, first: 0, card: 'A' };
    expect(steps.at(-1)?.events).toContainEqual(told);
  });

  test('a card that turned up', async () => {
    const { alice, steps } = game('A B');
    await alice.flip(0, 1);
    const told = { kind: 'turned-up', rule: '1-B', player: 'alice', index: 1, card: 'B' };
    expect(steps.at(-1)?.events).toContainEqual(told);
  });

  test.each([
    ['first', 0],
    ['second', 1],
  ])(
    'what was matched, both cards in the order of the deck, the %s turned first',
    async (_, at) => {
      const { alice, steps } = game('Hund dog | Hund=dog');
      await alice.flip(0, at);
      await alice.flip(0, 1 - at);
      const cards = { first: at, index: 1 - at, card: 'Hund', with: 'dog' };
      const matched = { kind: 'matched', rule: '2-D', player: 'alice', ...cards };
      expect(steps.at(-1)?.events).toContainEqual(matched);
    },
  );
});

describe('one tell for each step', () => {
  test('with the version, and whether it is visible', async () => {
    const { alice, bob, steps } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 1);
    const flags = steps.map(({ version, visible, ended }) => ({ version, visible, ended }));
    expect(flags).toEqual([
      { version: 1, visible: true, ended: false },
      { version: 2, visible: true, ended: false },
      { version: 2, visible: false, ended: false },
    ]);
  });

  test('none, where nothing happened', async () => {
    const { alice, bob, steps } = game('A B / B A');
    await alice.flip(0, 0);
    void bob.flip(0, 0);
    const told = steps.length;
    void bob.flip(0, 0); // 4-A at the same spot: the queue looks as before
    bob.giveUp();
    expect(steps).toHaveLength(told);
  });

  test('the end of the game is told even when nobody waited', () => {
    const { board, steps } = game('A B / B A');
    board.close();
    const cause = { kind: 'close' };
    expect(steps).toEqual([{ version: 0, visible: false, cause, events: [], ended: true }]);
  });

  test('listeners see the board after the step, never before', async () => {
    const { alice, board } = game('A B / B A');
    const seen: string[] = [];
    board.subscribe(() => seen.push(board.toString()));
    await alice.flip(0, 0);
    expect(seen).toEqual(['2x2\nup A alice\ndown B\ndown B\ndown A\n']);
  });
});

describe('listeners', () => {
  test('one that throws is reported, and the others are told all the same', async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const board = Board.fromDeck(deck('A B'), undefined, { check: 'whole', report });
    const oops = new Error('oops');
    const told: number[] = [];
    board.subscribe(() => {
      throw oops;
    });
    board.subscribe((step) => told.push(step.version));
    await board.flip('alice', { row: 0, column: 0 });
    await board.flip('alice', { row: 0, column: 1 });
    expect(reported).toEqual([oops, oops]);
    expect(told).toEqual([1, 2]);
    expect(board.broken).toBeUndefined();
  });

  test('unless told otherwise, a report is rethrown where it disturbs no caller', () => {
    const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    reportLoudly(new Error('oops'));
    const [rethrow] = later.mock.lastCall ?? [];
    later.mockRestore();
    expect(rethrow).toThrow('oops');
  });

  test('one must not change the board', async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const board = Board.fromDeck(deck('A B'), undefined, { check: 'whole', report });
    board.subscribe(() => board.leave('alice'));
    await board.flip('alice', { row: 0, column: 0 });
    expect(reported).toEqual([
      expect.objectContaining({ message: 'a listener must not change the board' }),
    ]);
    expect(board.toString()).toBe('1x2\nup A alice\ndown B\n');
    expect(board.broken).toBeUndefined();
  });

  test('one must not flip either, and is told so by its own promise', async () => {
    const { alice, bob, board } = game('A B');
    const flips: Promise<void>[] = [];
    const unsubscribe = board.subscribe(() => flips.push(bob.flip(0, 1)));
    await alice.flip(0, 0);
    unsubscribe();
    await expect(flips[0]).rejects.toThrow('a listener must not change the board');
    alice.sees('my A, down');
  });

  test('one may act later', async () => {
    const { alice, bob, board } = game('A B');
    const unsubscribe = board.subscribe(() => {
      unsubscribe();
      queueMicrotask(() => void bob.flip(0, 1));
    });
    await alice.flip(0, 0);
    await settled();
    bob.sees('up A, my B');
  });

  test('one is told until it unsubscribes, and each of two subscriptions by itself', async () => {
    const { alice, board } = game('A B C D');
    const told: number[] = [];
    const listener = (step: BoardStep) => told.push(step.version);
    const first = board.subscribe(listener);
    const second = board.subscribe(listener);
    await alice.flip(0, 0);
    first();
    first();
    await alice.flip(0, 1);
    second();
    await alice.flip(0, 2);
    expect(told).toEqual([1, 1, 2]);
  });

  test('one that subscribes while others are told is told from the next step on', async () => {
    const { alice, board } = game('A B');
    const told: number[] = [];
    const unsubscribe = board.subscribe(() => {
      unsubscribe();
      board.subscribe((step) => told.push(step.version));
    });
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(told).toEqual([2]);
  });
});

test('4-D: a listener that closes the board is refused, and the board is not half closed', async () => {
  const onBoard = Board.fromDeck(deck('A B'), undefined, { report: () => undefined });
  const stop = onBoard.subscribe(() => onBoard.close());
  await onBoard.flip('alice', { row: 0, column: 0 });
  stop();
  await onBoard.flip('alice', { row: 0, column: 1 });
  expect(onBoard.version).toBe(2);
});

test('4-I: a listener that ends the game is refused, and the game is not half over', async () => {
  const onBoard = Board.fromDeck(deck('A B'), undefined, { report: () => undefined });
  const stop = onBoard.subscribe(() => onBoard.endEarly());
  await onBoard.flip('alice', { row: 0, column: 0 });
  stop();
  expect(onBoard.endedEarly).toBe(false);
  await onBoard.flip('alice', { row: 0, column: 1 });
  expect(onBoard.version).toBe(2);
});
