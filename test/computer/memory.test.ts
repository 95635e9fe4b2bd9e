import { expect, test } from 'vitest';
import { Memory, type Recall, recallOf } from '../../main/computer/memory.ts';
import { seededRandom } from '../../main/system/chance.ts';

/** The spots that are still known after these were seen, in this order. */
function known(as: Recall, spots: readonly number[], random = seededRandom(1)): readonly number[] {
  const memory = new Memory(random);
  for (const spot of spots) memory.saw(spot, `c${spot}`);
  return [...new Set(spots)].filter((spot) => memory.recall(spot, as) !== undefined);
}

const HUNDRED = Array.from({ length: 100 }, (_, spot) => spot);

test('a goldfish remembers the last two cards that it saw', () => {
  expect(known('goldfish', [5, 6, 7, 8])).toEqual([7, 8]);
  expect(known('goldfish', [5, 6, 5])).toEqual([5, 6]);
  expect(known('goldfish', [5, 6, 7, 5])).toEqual([5, 7]);
  expect(known('goldfish', [5])).toEqual([5]);
});

test('an elephant forgets nothing', () => {
  expect(known('elephant', HUNDRED)).toEqual(HUNDRED);
});

test('each further card makes a squirrel forget each older one with a chance of 8 %', () => {
  const games = 2_000;
  const remembered = (further: number) => {
    let count = 0;
    for (let seed = 0; seed < games; seed++) {
      const spots = HUNDRED.slice(0, 1 + further);
      if (known('squirrel', spots, seededRandom(seed)).includes(0)) count++;
    }
    return count / games;
  };
  expect(remembered(0)).toBe(1);
  expect(remembered(1)).toBeCloseTo(0.92, 1);
  expect(remembered(8)).toBeCloseTo(0.92 ** 8, 1);
  expect(remembered(30)).toBeCloseTo(0.92 ** 30, 1);
});

test('what a squirrel sees again, it knows again', () => {
  const memory = new Memory(() => 0); // forgets all that it can
  memory.saw(0, 'A');
  memory.saw(1, 'B');
  expect(memory.recall(0, 'squirrel')).toBeUndefined();
  memory.saw(0, 'A');
  expect(memory.recall(0, 'squirrel')).toBe('A');
});

test('a card that was replaced is remembered as it was seen last', () => {
  const memory = new Memory(seededRandom(1));
  memory.saw(3, 'A');
  memory.saw(3, 'B');
  expect(memory.recall(3, 'elephant')).toBe('B');
  expect(memory.recall(3, 'goldfish')).toBe('B');
});

test('a goldfish and a squirrel know nothing that an elephant does not, and a goldfish two at most', () => {
  for (let seed = 0; seed < 50; seed++) {
    const random = seededRandom(seed);
    const memory = new Memory(random);
    for (let count = 0; count < 60; count++) {
      memory.saw(Math.floor(random() * 20), `c${Math.floor(random() * 5)}`);
      const recalled = (as: Recall) =>
        HUNDRED.filter((spot) => memory.recall(spot, as) !== undefined);
      const seen = new Set(recalled('elephant'));
      expect(recalled('goldfish').length).toBeLessThanOrEqual(2);
      expect(
        recalled('goldfish')
          .concat(recalled('squirrel'))
          .every((spot) => seen.has(spot)),
      ).toBe(true);
    }
  }
});

test.each([
  [3, 2, 'goldfish'],
  [2, 2, 'squirrel'],
  [1, 2, 'squirrel'],
  [0, 2, 'elephant'],
  [0, 9, 'elephant'],
  [4, undefined, 'squirrel'],
] as const)('a chameleon with %i pairs against %s plays like a %s', (own, best, recall) => {
  expect(recallOf('chameleon', { ownScore: own, bestOfPeople: best })).toBe(recall);
});

test.each(['goldfish', 'squirrel', 'elephant'] as const)('a %s stays one', (character) => {
  for (const own of [0, 5, 9]) {
    expect(recallOf(character, { ownScore: own, bestOfPeople: 5 })).toBe(character);
  }
});
