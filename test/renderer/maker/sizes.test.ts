import { expect, test } from 'vitest';
import { offeredSizes, sizeFor, sizesFor } from '../../../renderer/maker/sizes.ts';
import { pairsOn } from '../../../shared/deck-file.ts';

const inWords = (pairs: number) =>
  sizesFor(pairs).map(({ rows, columns, left }) => `${rows}×${columns} ${left}`);

test.each([
  [0, []],
  [1, ['2×2 -1']],
  [2, ['2×2 0', '3×2 -1']],
  [7, ['5×3 0', '4×4 -1', '4×3 1']],
  [11, ['5×4 1', '5×5 -1', '4×4 3']],
  [12, ['5×5 0', '6×4 0', '5×4 2']],
  [18, ['6×6 0', '7×5 1', '6×5 3']],
  [400, ['10×10 350', '8×8 368', '7×7 376']],
])('%i pairs are offered these sizes, the best first', (pairs, sizes) => {
  expect(inWords(pairs)).toEqual(sizes);
});

test('whatever is played has pairs enough, and nothing is offered that misses two', () => {
  for (let pairs = 0; pairs <= 300; pairs++) {
    const played = sizeFor(undefined, pairs);
    if (pairs >= 2) expect(played).toBeDefined();
    if (played !== undefined) expect(pairsOn(played)).toBeLessThanOrEqual(pairs);
    expect(sizesFor(pairs).length).toBeLessThanOrEqual(3);
    for (const { left } of sizesFor(pairs)) expect(left).toBeGreaterThanOrEqual(-1);
  }
});

test('a size that was chosen stays, as long as there are pairs for it, and is shown', () => {
  const wide = { rows: 2, columns: 7 };
  expect(sizeFor(wide, 8)).toEqual(wide);
  expect(sizeFor(wide, 6)).toEqual({ rows: 4, columns: 3 });
  expect(offeredSizes(wide, 8)[0]).toEqual({ ...wide, left: 1 });
  expect(offeredSizes(wide, 8)).toHaveLength(3);
  expect(offeredSizes({ rows: 4, columns: 4 }, 8)).toEqual(sizesFor(8));
});
