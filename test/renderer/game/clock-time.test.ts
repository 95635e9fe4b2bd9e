import { expect, test } from 'vitest';
import { countdownAt } from '../../../renderer/game/clock-time.ts';

test.each([
  [3_000, 3, 1_000],
  [2_999.5, 3, 999.5],
  [2_000.1, 3, 0.1],
  [2_000, 2, 1_000],
  [1_500, 2, 500],
  [1_000, 1, 1_000],
  [1, 1, 1],
  [0, 0, undefined],
  [-700, 0, undefined],
  [20_000, 20, 1_000],
])('%d ms before the moment, %i s are left', (ms, seconds, nextIn) => {
  const count = countdownAt(ms);
  expect(count.seconds).toBe(seconds);
  if (nextIn === undefined) expect(count.nextIn).toBe(undefined);
  else expect(count.nextIn).toBeCloseTo(nextIn);
});
