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
