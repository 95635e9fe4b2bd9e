/** What a watch waits for. The scenarios are in main/check/scenarios/watch.ts and look.ts. */
import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { looking } from '../../main/check/scenarios/look.ts';
import { watching } from '../../main/check/scenarios/watch.ts';
import { testsOf } from '../support/board-driver.ts';
import { game } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';

describe('a watch', () => testsOf(watching));

describe('a look', () => testsOf(looking));

describe('what is a change', () => {
  test('a new game (4-D)', async () => {
    const { board } = game('A B / B A');
    const watch = board.watch();
    board.close();
    expect(await watch).toBe(0);
  });

  test('a card that turns down because its player leaves', async () => {
    const { alice, board } = game('A B / B A');
    await alice.flip(0, 0);
    const watch = board.watch();
    alice.leave();
    expect(await watch).toBe(2);
  });

  test('a step that turns a card down and up again', async () => {
    const { alice, board } = game('A B / B A');
    await alice.flip(0, 0);
    await failsBy('2-B', alice.flip(0, 0));
    const watch = board.watch();
    await alice.flip(0, 0);
    expect(await watch).toBe(2);
  });
});

test('what is no change: control alone, failing, waiting, a map that replaces nothing', async () => {
  const { alice, bob, charlie, board } = game('A B / B A');
  await alice.flip(0, 0);
  await alice.flip(0, 1);
  const { version } = board;
  const watch = board.watch();
  await bob.flip(0, 0); // 1-C
  const phone = new AbortController();
  void charlie.flip(0, 0, phone.signal); // 1-D
  phone.abort(); // 4-B
  await failsBy('2-B', bob.flip(0, 0));
  await charlie.flip(0, 0); // 1-C
  charlie.giveUp(); // 4-G
  await alice.map(async (card) => card);
  expect(await pending(watch)).toBe(true);
  expect(board.version).toBe(version);
});

describe('since', () => {
  test.each([0, 2, 99])(
    'a version that is not the present (%i) is answered at once',
    async (since) => {
      const { alice, board } = game('A B / B A');
      await alice.flip(0, 0);
      expect(await board.watch({ since })).toBe(1);
    },
  );

  test('the present version waits for a change', async () => {
    const { alice, board } = game('A B / B A');
    await alice.flip(0, 0);
    const watch = board.watch({ since: 1 });
    expect(await pending(watch)).toBe(true);
    await alice.flip(0, 1);
    expect(await watch).toBe(2);
  });
});

describe('an aborted watch', () => {
  test('is refused when it is aborted already, whatever it has seen', async () => {
    const { board } = game('A B / B A');
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(board.watch({ signal })).rejects.toThrow('gone');
    await expect(board.watch({ since: 7, signal })).rejects.toThrow('gone');
  });

  test('ends at once, and the others are answered', async () => {
    const { alice, board } = game('A B / B A');
    const phone = new AbortController();
    const gone = board.watch({ signal: phone.signal });
    const stays = board.watch();
    phone.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await alice.flip(0, 0);
    expect(await stays).toBe(1);
  });

  test('an abort after the answer changes nothing, for the watch has let go of its signal', async () => {
    const { alice, board } = game('A B / B A');
    const phone = new AbortController();
    const watch = board.watch({ signal: phone.signal });
    expect(getEventListeners(phone.signal, 'abort')).toHaveLength(1);
    await alice.flip(0, 0);
    expect(getEventListeners(phone.signal, 'abort')).toHaveLength(0);
    phone.abort();
    expect(await watch).toBe(1);
  });
});

describe('what is looked at', () => {
  test('a look registers nobody and changes nothing', () => {
    const { alice, board, steps } = game('A B / B A');
    alice.sees('down, down / down, down');
    expect([board.version, steps.length, board.controlled().length]).toEqual([0, 0, 0]);
  });

  test('a view that was handed out never changes', async () => {
    const { alice, board } = game('A B / B A');
    const before = board.look('alice');
    await alice.flip(0, 0);
    expect(before.spots.map((spot) => spot.face)).toEqual(['down', 'down', 'down', 'down']);
    expect(before.mine).toEqual([]);
  });

  test('all players of one version share one rendering', async () => {
    const { alice, bob, board } = game('A B / B A');
    await alice.flip(0, 0);
    const alices = board.look('alice');
    void bob.flip(0, 0);
    expect(board.look('bob').spots).toBe(alices.spots);
    expect([alices.mine, board.look('bob').mine, board.look().mine]).toEqual([[0], [], []]);
  });
});
