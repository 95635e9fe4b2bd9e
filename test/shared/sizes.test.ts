import { expect, test } from 'vitest';
import {
  dealSize,
  dealSizes,
  isUsual,
  offeredSizes,
  sizeFor,
  sizesFor,
  pairsOn,
} from '../../shared/sizes.ts';

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
  [20, ['8×5 0', '7×6 -1', '6×6 2']],
  [400, ['10×10 350', '10×8 360', '9×8 364']],
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

test.each([
  [0, ['2×2 -2', '3×2 -3', '3×3 -4']],
  [2, ['2×2 0', '3×2 -1', '3×3 -2']],
  [5, ['3×3 1', '4×3 -1', '5×3 -2']],
  [11, ['5×4 1', '5×5 -1', '6×5 -4']],
  [12, ['5×5 0', '6×5 -3', '7×5 -5']],
  [256, ['10×10 206']],
])('%i brought cards are dealt on these sizes, the smallest first', (cards, sizes) => {
  const said = dealSizes(cards).map(({ rows, columns, left }) => `${rows}×${columns} ${left}`);
  expect(said).toEqual(sizes);
});

test('a brought card stays behind only where nothing can fill up', () => {
  expect(dealSize(11, true)).toMatchObject({ rows: 5, columns: 5 });
  expect(dealSize(11, false)).toMatchObject({ rows: 5, columns: 4 });
  expect(dealSize(12, true)).toMatchObject({ rows: 5, columns: 5 });
  expect(dealSize(1, false)).toBe(undefined);
  expect(dealSize(256, true)).toMatchObject({ rows: 10, columns: 10 });
});

test('only sizes of the list are usual', () => {
  expect(isUsual({ rows: 5, columns: 5 })).toBe(true);
  expect(isUsual({ rows: 4, columns: 5 })).toBe(false);
  expect(isUsual({ rows: 1, columns: 1 })).toBe(false);
});
