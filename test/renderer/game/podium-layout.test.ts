import { expect, test } from 'vitest';
import { growthOf, podiumSizes } from '../../../renderer/game/podium-layout.ts';

/** Crown, lid, slabs, and what is written below. */
function heightOf({ lid, slab }: { lid: number; slab: number }, most: number): number {
  return lid * 1.37 + slab * most + 68;
}

test('a podium fits into its box, with one pair and with forty', () => {
  for (const [width, height] of [
    [336, 300],
    [171, 200],
    [424, 344],
    [736, 700],
    [640, 500],
    [200, 900],
  ] as const) {
    for (const stands of [1, 2, 3]) {
      for (const most of [1, 3, 8, 40]) {
        const sizes = podiumSizes({ width, height }, stands, most);
        const where = `${width} × ${height}, ${stands} stands, ${most} pairs`;
        expect(heightOf(sizes, most), where).toBeLessThanOrEqual(height);
        expect(sizes.lid * stands, where).toBeLessThan(width);
        expect(sizes.lid, where).toBeGreaterThanOrEqual(36);
      }
    }
  }
});

test('a podium of few pairs has lids as large as there is room for', () => {
  expect(podiumSizes({ width: 366, height: 480 }, 2, 1).lid).toBeGreaterThan(140);
  expect(podiumSizes({ width: 366, height: 480 }, 3, 8).lid).toBeGreaterThan(90);
});

test.each([
  ['a tiny box', { width: 100, height: 100 }, 36, false],
  ['a huge box', { width: 2_000, height: 2_000 }, 148, true],
  ['a narrow one', { width: 320, height: 2_000 }, 84, false],
  ['a low one', { width: 479, height: 268 }, 80, false],
  ['a low one with names of awards', { width: 480, height: 290 }, 80, true],
])('a lid of three in %s', (_, box, lid, isNamed) => {
  const sizes = podiumSizes(box, 3, 1);
  expect(sizes.lid).toBeCloseTo(lid);
  expect(sizes.isNamed).toBe(isNamed);
});

test('slabs are a quarter of a lid at most, and thinner where many stand on each other', () => {
  const { lid, slab } = podiumSizes({ width: 700, height: 700 }, 3, 2);
  expect(slab).toBeCloseTo(lid * 0.24);
  const high = podiumSizes({ width: 700, height: 700 }, 3, 100);
  expect(high.slab).toBeCloseTo((700 - 68 - 22 - high.lid * 1.37) / 100);
});

test('piles grow tile by tile, the third first, and a lid lands when its pile stands; rosettes come by rank', () => {
  expect(growthOf([6, 5, 3])).toEqual([
    { from: 480, step: 60, lidAt: 840, pinAt: 0 },
    { from: 180, step: 60, lidAt: 480, pinAt: 120 },
    { from: 0, step: 60, lidAt: 180, pinAt: 240 },
  ]);
  expect(growthOf([2])).toEqual([{ from: 0, step: 60, lidAt: 120, pinAt: 0 }]);
  expect(growthOf([])).toEqual([]);
});

test('however many pairs were found, all piles stand after 1.3 seconds', () => {
  const [first, second, third] = growthOf([40, 40, 20]);
  expect(first?.lidAt).toBeCloseTo(1_300);
  expect(second?.lidAt).toBeCloseTo(first?.from ?? 0);
  expect(third?.lidAt).toBeCloseTo(second?.from ?? 0);
});
