import { expect, test } from 'vitest';
import { seededRandom } from '../../main/host/seeded-random.ts';

/** Of each number, its first six digits. */
function first(count: number, seed: number): readonly number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => Math.floor(random() * 1e6));
}

test.each([
  [0, [266429, 329, 223272]],
  [1, [627073, 2735, 527447]],
  [2 ** 32 - 1, [896422, 189478, 715652]],
])('seed %i gives the numbers that mulberry32 gives anywhere', (seed, numbers) => {
  expect(first(3, seed)).toEqual(numbers);
});

test('numbers are from 0 up to, and not including, 1, and as many in each tenth', () => {
  const tenths = Array<number>(10).fill(0);
  for (const number of first(10_000, 7)) {
    const tenth = Math.floor(number / 1e5);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  for (const often of tenths) expect(Math.abs(often - 1_000)).toBeLessThan(100);
});
