import { expect, test } from 'vitest';
import type { PlayerView } from '../../../shared/table-view.ts';
import {
  ON_A_PAGE,
  type Step,
  growthOf,
  podiumSizes,
  stepsOf,
} from '../../../renderer/game/podium-layout.ts';

/** Players by rank, with so many pairs each. */
function players(...scores: readonly number[]): readonly PlayerView[] {
  return scores.map((score, seat) => ({
    seat,
    name: `Player ${seat}`,
    score,
    tries: score,
    streak: 0,
    presence: 'here',
  }));
}

/** Who stands where: seats by place; a crowd in brackets. */
function told(steps: readonly Step[]): string {
  return steps
    .map(({ place, players: all, isCrowd }) => {
      const seats = all.map(({ seat }) => seat).join();
      return `${place}: ${isCrowd ? `(${seats})` : seats}`;
    })
    .join(' ');
}

test.each([
  [[3, 2, 1], 4, '1: 0 2: 1 3: 2'],
  [[3, 2, 1, 1, 0], 4, '1: 0 2: 1 3: 2,3'],
  [[2, 2, 2, 2, 1], 4, '1: 0,1,2,3'],
  [[2, 2, 2, 2, 2, 1], 4, '1: (0,1,2,3,4)'],
  [[3, 2, 1, 1, 1, 1], 5, '1: 0 2: 1 3: (2,3,4,5)'],
  [[3, 3, 1, 1, 1, 1], 4, '1: 0,1 3: (2,3,4,5)'],
  [[3, 3, 3, 1, 0], 3, '1: 0,1,2'],
  [[0, 0], 4, ''],
  [[], 4, ''],
])('%j with room for %i: all of one rank stand on one step, %s', (scores, room, steps) => {
  expect(told(stepsOf(players(...scores), room))).toBe(steps);
});

test('nobody of the first three places is left out, however many share them', () => {
  for (const shared of [1, 4, 9, 64]) {
    const all = players(...Array.from({ length: shared }, () => 2), 1);
    const standing = stepsOf(all, 4).flatMap((step) => step.players);
    expect(standing).toHaveLength(shared < 3 ? shared + 1 : shared);
  }
});

/** Crown, lid, slabs, and what is written below. */
function heightOf({ lid, slab, words }: ReturnType<typeof podiumSizes>, most: number): number {
  return lid * 1.37 + slab * most + ON_A_PAGE.plate + words;
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
        const steps = stepsOf(players(...Array.from({ length: stands }, () => most)), stands);
        const sizes = podiumSizes({ width, height }, steps);
        const where = `${width} × ${height}, ${stands} stands, ${most} pairs`;
        expect(heightOf(sizes, most), where).toBeLessThanOrEqual(height);
        expect(sizes.lid * stands, where).toBeLessThan(width);
        expect(sizes.lid, where).toBeGreaterThanOrEqual(36);
      }
    }
  }
});

test('beside each pile there is room for a rosette', () => {
  for (const width of [300, 336, 640]) {
    const steps = stepsOf(players(4, 3, 2, 2), 4);
    const { stand, lid } = podiumSizes({ width, height: 400 }, steps);
    expect(stand - lid * 1.08).toBeGreaterThan(lid * 0.4);
  }
});

/** How high the signs of so many people stand. */
function signsHigh({ sign, crowd }: ReturnType<typeof podiumSizes>, people: number): number {
  return Math.ceil(people / Math.floor(crowd / (sign * 1.2))) * sign * 1.75;
}

test.each([5, 9, 16, 30, 64])('the signs of %i people fit on their step', (people) => {
  for (const width of [296, 336, 640, 1_100]) {
    const steps = stepsOf(players(...Array.from({ length: people }, () => 1)), 4);
    const sizes = podiumSizes({ width, height: 260 }, steps);
    expect(sizes.sign).toBeGreaterThanOrEqual(14);
    const free = 260 - sizes.words - ON_A_PAGE.plate - sizes.slab;
    if (sizes.sign > 14) expect(signsHigh(sizes, people)).toBeLessThanOrEqual(free);
  }
});

test('thirty winners are seen on the smallest phone: they take all of the height', () => {
  const winners = stepsOf(players(...Array.from({ length: 30 }, () => 1)), 4);
  expect(podiumSizes({ width: 296, height: 220 }, winners).sign).toBeGreaterThanOrEqual(20);
});

test('a crowd takes the height of those who won, and never stands higher', () => {
  const steps = stepsOf(players(8, ...Array.from({ length: 20 }, () => 2)), 4);
  const sizes = podiumSizes({ width: 336, height: 300 }, steps);
  const [crowd, winner] = [
    signsHigh(sizes, 20) + 2 * sizes.slab,
    sizes.lid * 1.37 + 8 * sizes.slab,
  ];
  expect(crowd).toBeGreaterThan(winner * 0.7);
  expect(crowd).toBeLessThanOrEqual(winner);
});

test.each([
  ['a tiny box', { width: 100, height: 100 }, 36, false],
  ['a huge box', { width: 2_000, height: 2_000 }, 132, true],
  ['a narrow one', { width: 316, height: 2_000 }, 66, false],
  ['a low one', { width: 340, height: 278 }, 71, false],
])('a lid of three in %s', (_, box, lid, isNamed) => {
  const sizes = podiumSizes(box, stepsOf(players(3, 2, 1), 3));
  expect(sizes.lid).toBeCloseTo(lid, 0);
  expect(sizes.isNamed).toBe(isNamed);
});

test('slabs are a quarter of a lid at most, and thinner where many stand on each other', () => {
  const box = { width: 700, height: 700 };
  const { lid, slab } = podiumSizes(box, stepsOf(players(2, 1), 3));
  expect(slab).toBeCloseTo(lid * 0.24);
  const high = podiumSizes(box, stepsOf(players(100, 1), 3));
  expect(heightOf(high, 40)).toBeCloseTo(700);
});

test('piles grow tile by tile, the third first, and a lid lands when its pile stands; rosettes come by rank', () => {
  expect(growthOf([6, 5, 3])).toEqual([
    { from: 480, step: 60, lidAt: 1_460, pinAt: 0 },
    { from: 180, step: 60, lidAt: 480, pinAt: 120 },
    { from: 0, step: 60, lidAt: 180, pinAt: 240 },
  ]);
  expect(growthOf([2])).toEqual([{ from: 0, step: 60, lidAt: 1_460, pinAt: 0 }]);
  expect(growthOf([])).toEqual([]);
});

test('however many pairs were found, all piles stand after 1.3 seconds', () => {
  const [first, second, third] = growthOf([40, 40, 20]);
  expect((first?.from ?? 0) + 40 * (first?.step ?? 0)).toBeCloseTo(1_300);
  expect(second?.lidAt).toBeCloseTo(first?.from ?? 0);
  expect(third?.lidAt).toBeCloseTo(second?.from ?? 0);
});
