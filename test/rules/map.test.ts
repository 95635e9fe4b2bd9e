/** What a map does. The scenarios, of one card that is replaced, are in main/check/scenarios/replace.ts. */
import { describe, expect, test } from 'vitest';
import { replacement } from '../../main/check/scenarios/replace.ts';
import { deferred } from '../../main/game/waiters.ts';
import { limits } from '../../shared/limits.ts';
import { testsOf } from '../support/board-driver.ts';
import { game } from '../support/game.ts';
import { failsBy, settled } from '../support/promises.ts';

/** A map's `f` that replaces these cards and keeps all others. */
function replacing(replacements: Readonly<Record<string, string>>) {
  return async (card: string) => replacements[card] ?? card;
}

/** The same, but it does not answer before `open` is called. */
function gated(replacements: Readonly<Record<string, string>>) {
  const gate = deferred();
  const f = async (card: string) => {
    await gate.promise;
    return replacements[card] ?? card;
  };
  return { f, open: gate.resolve };
}

describe('a card that is replaced', () => testsOf(replacement));

describe('what a map changes', () => {
  test('every card becomes f(card), and faces and control stay', async () => {
    const { alice, bob, board } = game('A B / B A');
    await alice.flip(0, 0);
    await bob.flip(0, 1);
    await alice.map(async (card) => card.toLowerCase());
    alice.sees('my a, up b / down, down');
    expect(board.toString()).toBe('2x2\nup a alice\nup b bob\ndown b\ndown a\n');
  });

  test('f is called once for each distinct card', async () => {
    const { alice } = game('A B A / B A C');
    const asked: string[] = [];
    await alice.map(async (card) => {
      asked.push(card);
      return card;
    });
    expect(asked.toSorted()).toEqual(['A', 'B', 'C']);
  });

  test('a replacement is not replaced again: A → B and B → C', async () => {
    const { alice, board } = game('A B / C A');
    await alice.map(replacing({ A: 'B', B: 'C' }));
    expect(board.toString()).toBe('2x2\ndown B\ndown C\ndown C\ndown B\n');
  });

  test('all cards are replaced in one step', async () => {
    const { alice, board, steps } = game('A B / B A');
    await alice.map(replacing({ A: 'X', B: 'Y' }));
    expect(steps).toHaveLength(1);
    expect(board.version).toBe(1);
  });

  test('a map that replaces nothing is no change and no step', async () => {
    const { alice, board, steps } = game('A B / B A');
    await alice.map(replacing({}));
    expect([steps.length, board.version]).toEqual([0, 0]);
  });
});

describe('while f runs', () => {
  test('others act on, and see the old cards', async () => {
    const { alice, bob } = game('A B / B A');
    const { f, open } = gated({ A: 'Z' });
    const mapped = alice.map(f);
    await bob.flip(0, 0);
    await bob.flip(1, 1);
    bob.sees('my A, down / down, my A');
    open();
    await mapped;
    bob.sees('my Z, down / down, my Z');
  });

  test('cards that left meanwhile stay gone', async () => {
    const { alice, bob } = game('A A / B B');
    const { f, open } = gated({ A: 'Z' });
    const mapped = alice.map(f);
    await bob.flip(0, 0);
    await bob.flip(0, 1);
    bob.leave();
    open();
    await mapped;
    bob.sees('none, none / down, down');
  });

  test('no card is replaced before the last answer is in', async () => {
    const { alice, board } = game('A B / B A');
    const gate = deferred();
    const mapped = alice.map(async (card) => {
      if (card === 'B') await gate.promise;
      return `${card}2`;
    });
    await settled();
    expect(board.toString()).toBe('2x2\ndown A\ndown B\ndown B\ndown A\n');
    gate.resolve();
    await mapped;
    expect(board.toString()).toBe('2x2\ndown A2\ndown B2\ndown B2\ndown A2\n');
  });

  test('of two maps of one card the first to be ready replaces it', async () => {
    const { alice, bob, board } = game('A A / B B');
    const slow = gated({ A: 'X' });
    const slowMap = alice.map(slow.f);
    await bob.map(replacing({ A: 'Y' }));
    slow.open();
    await slowMap;
    expect(board.toString()).toBe('2x2\ndown Y\ndown Y\ndown B\ndown B\n');
  });

  test('a card that another map made into a collected one is replaced as well', async () => {
    const { alice, bob, board } = game('A A / B B');
    const slow = gated({ B: 'X' });
    const slowMap = alice.map(slow.f);
    await bob.map(replacing({ A: 'B' }));
    slow.open();
    await slowMap;
    expect(board.toString()).toBe('2x2\ndown X\ndown X\ndown X\ndown X\n');
  });
});

describe('a map that fails', () => {
  test('when f fails, nothing changes', async () => {
    const { alice, board, steps } = game('A B / B A');
    const mapped = alice.map(async (card) => {
      if (card === 'B') throw new Error('no idea');
      return 'Z';
    });
    await expect(mapped).rejects.toThrow('no idea');
    await settled();
    expect(board.toString()).toBe('2x2\ndown A\ndown B\ndown B\ndown A\n');
    expect(steps).toEqual([]);
  });

  test.each(['', 'two words', 'line\n', 'x'.repeat(limits.cardUnitsMax + 1)])(
    'when f returns no card (%j), nothing changes',
    async (noCard) => {
      const { alice, board } = game('A B / B A');
      const mapped = alice.map(async (card) => (card === 'B' ? noCard : 'Z'));
      await expect(mapped).rejects.toThrow(TypeError);
      expect(board.toString()).toBe('2x2\ndown A\ndown B\ndown B\ndown A\n');
    },
  );
});

describe('a map that is asked about one card', () => {
  test('replaces it everywhere, in one step, and no other', async () => {
    const { board, steps } = game('A B / C A');
    await board.map('alice', async () => 'B', ['A']);
    expect(board.toString()).toBe('2x2\ndown B\ndown B\ndown C\ndown B\n');
    expect(steps).toHaveLength(1);
  });

  test('that is not there changes nothing', async () => {
    const { board } = game('A B / B A');
    await board.map('alice', async () => 'A', ['Z']);
    expect([board.version, board.toString()]).toEqual([0, '2x2\ndown A\ndown B\ndown B\ndown A\n']);
  });

  test('4-D: fails once the game is over', async () => {
    const { board } = game('A B / B A');
    board.close();
    await failsBy(
      '4-D',
      board.map('alice', async () => 'B', ['A']),
    );
  });
});
