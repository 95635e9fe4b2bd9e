import { describe, expect, test } from 'vitest';
import type { Find } from '../../../renderer/game/film.ts';
import { graphOf } from '../../../renderer/game/film-graph.ts';

const BOX = { width: 320, height: 148 };

/** Pairs of these seats, at equal distances. */
function finds(...seats: readonly number[]): readonly Find[] {
  return seats.map((seat, index) => {
    const share = (index + 1) / (seats.length + 1);
    return { steps: index + 1, share, seconds: index, seat, line: seat, card: 'A' };
  });
}

describe('the scores over time', () => {
  test('rise with each pair, where it was found, and stay inside', () => {
    const { ribbons, marks, left, right, railY } = graphOf({
      finds: finds(0, 1, 0),
      me: 1,
      ...BOX,
    });
    expect(ribbons.map(({ line }) => line)).toEqual([0, 1]); // mine lies above
    const own = marks.filter(({ seat }) => seat === 0);
    expect(own.map(({ x }) => x)).toEqual(own.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(own[1]?.y).toBeLessThan(own[0]?.y ?? 0);
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(right);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(railY);
    }
  });

  test('of a side have the pairs of all its people, each with the sign of its finder', () => {
    const ofTeams = finds(0, 1, 4).map((find) => ({ ...find, line: find.seat === 1 ? 1 : 0 }));
    const { ribbons, marks, most } = graphOf({ finds: ofTeams, me: 1, ...BOX });
    expect([most, ribbons.map(({ line }) => line)]).toEqual([2, [0, 1]]);
    expect(new Set(marks.map(({ seat }) => seat))).toEqual(new Set([0, 1, 4]));
  });

  test('of equal scores run beside each other', () => {
    const { ribbons } = graphOf({ finds: finds(0, 1, 2), me: null, ...BOX });
    const starts = ribbons.map(({ path }) => path.split('H')[0]);
    expect(new Set(starts).size).toBe(3);
  });

  test('of many players are those of the first five and mine; the others stand on the rail', () => {
    const all = finds(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9);
    const { ribbons, marks, mark, railY } = graphOf({ finds: all, me: 8, ...BOX });
    expect(ribbons.map(({ line }) => line)).toEqual([4, 3, 2, 1, 0, 8]);
    const onRail = marks.filter(({ y }) => y === railY - 4 - mark / 2).map(({ seat }) => seat);
    expect(onRail).toEqual([5, 6, 7, 9]);
  });

  test('have smaller signs where there are many pairs, and then none', () => {
    const sizeOf = (count: number) =>
      graphOf({ finds: finds(...Array.from({ length: count }, () => 0)), me: 0, ...BOX }).mark;
    expect([sizeOf(24), sizeOf(25), sizeOf(60), sizeOf(61)]).toEqual([16, 12, 12, 0]);
  });

  test('of a game without a pair, or without any room, are nothing', () => {
    expect(graphOf({ finds: [], me: 0, ...BOX }).ribbons).toEqual([]);
    expect(graphOf({ finds: finds(0), me: 0, width: 0, height: 0 }).ribbons).toHaveLength(1);
  });
});
