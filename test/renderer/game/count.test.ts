import { expect, test } from 'vitest';
import { countAt } from '../../../renderer/game/count.ts';

test.each([
  [3_000, 3, 1_000],
  [2_999.5, 3, 999.5],
  [2_000.1, 3, 0.1],
  [2_000, 2, 1_000],
  [1_500, 2, 500],
  [1_000, 1, undefined],
  [1, 1, undefined],
  [0, 1, undefined],
  [-700, 1, undefined],
  [20_000, 20, 1_000],
])('%d ms before the game begins, %i is shown', (ms, number, nextIn) => {
  const count = countAt(ms);
  expect(count.number).toBe(number);
  if (nextIn === undefined) expect(count.nextIn).toBe(undefined);
  else expect(count.nextIn).toBeCloseTo(nextIn);
});
