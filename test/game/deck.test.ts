import { describe, expect, test } from 'vitest';
import { Board } from '../../main/game/board.ts';
import { layOut, shuffledOrder } from '../../main/game/deck.ts';
import { deck } from '../support/game.ts';
import { seededRandom } from '../support/random.ts';

describe('laying out', () => {
  test('without an order, as written', () => {
    expect(layOut(deck('A B / C D'))).toEqual(['A', 'B', 'C', 'D']);
  });

  test('in a given order', () => {
    expect(layOut(deck('A B / C D'), [3, 1, 0, 2])).toEqual(['D', 'B', 'A', 'C']);
  });

  test('a board is laid out row by row, in the order given', () => {
    const board = Board.fromDeck(deck('A B C / D E F'), [5, 4, 3, 2, 1, 0]);
    expect(board.toString()).toBe('2x3\ndown F\ndown E\ndown D\ndown C\ndown B\ndown A\n');
  });

  test('the deck is not changed by it', () => {
    const written = deck('A B');
    layOut(written).reverse();
    expect(written.cards).toEqual(['A', 'B']);
  });

  test.each([
    ['too short', [0, 1, 2]],
    ['a place twice', [0, 1, 2, 2]],
    ['a place that is none', [0, 1, 2, 4]],
  ])('an order that is %s is refused', (_, order) => {
    expect(() => layOut(deck('A B / C D'), order)).toThrow('every place of the deck once');
  });
});

describe('shuffling', () => {
  test.each([0, 1, 2, 100])('an order of %i names each place once', (count) => {
    const order = shuffledOrder(count, seededRandom(count));
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
  });

  test('the same random numbers give the same order, others another one', () => {
    const [one, again, other] = [1, 1, 2].map((seed) => shuffledOrder(20, seededRandom(seed)));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('every order of four cards comes up about equally often', () => {
    const random = seededRandom(7);
    const rounds = 24_000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const order = shuffledOrder(4, random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // Chi-squared with 23 degrees of freedom: a fair shuffle is above 50 once in a thousand seeds.
    const expected = rounds / 24;
    const distance = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2, 0);
    expect(distance / expected).toBeLessThan(50);
  });

  test('the largest random number still names a place', () => {
    const order = shuffledOrder(5, () => 1 - Number.EPSILON / 2);
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });
});

test('an order that names a place twice, or too many, is refused', () => {
  expect(() => layOut(deck('A B'), [0, 1, 1])).toThrow('every place');
  expect(() => layOut(deck('A B'), [0, 0])).toThrow('every place');
});
