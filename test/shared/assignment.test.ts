import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Kinds, assign } from '../../shared/assignment.ts';

const NONE = -Infinity;

/** What an assignment is worth; it counts the same kind less each time. */
function worth(
  scores: readonly (readonly number[])[],
  given: readonly (number | undefined)[],
  { most, again }: Kinds,
): number {
  const had = new Map<number, number>();
  let sum = 0;
  for (const [person, kind] of given.entries()) {
    if (kind === undefined) continue;
    const before = had.get(kind) ?? 0;
    had.set(kind, before + 1);
    sum += before >= most ? NONE : (scores[person]?.[kind] ?? NONE) - again * before;
  }
  return sum;
}

/** Every way to give everybody one kind or nothing. */
function* allWays(people: number, kinds: number): Generator<readonly (number | undefined)[]> {
  if (people === 0) return yield [];
  for (const rest of allWays(people - 1, kinds)) {
    for (let kind = 0; kind < kinds; kind++) yield [...rest, kind];
    yield [...rest, undefined];
  }
}

const score = fc.oneof(fc.constant(NONE), fc.integer({ min: 1, max: 12 }));

test('no other way is better: whoever comes first has something first, then the sum counts', () => {
  const games = fc.record({
    scores: fc.array(fc.tuple(score, score, score), { maxLength: 5 }),
    most: fc.integer({ min: 1, max: 3 }),
    again: fc.constantFrom(0, 3, 6),
  });
  fc.assert(
    fc.property(games, ({ scores, most, again }) => {
      const kinds = { count: 3, most, again };
      const given = assign(scores, kinds);
      /** First who has something, in the order of the list; then the sum. */
      const rank = (way: readonly (number | undefined)[]) => [
        ...way.map((kind) => Number(kind !== undefined)),
        worth(scores, way, kinds),
      ];
      const own = rank(given);
      expect(own.at(-1)).not.toBe(NONE);
      for (const way of allWays(scores.length, kinds.count)) {
        const other = rank(way);
        if (other.at(-1) === NONE) continue;
        const differs = own.findIndex((value, place) => value !== other[place]);
        if (differs >= 0) expect(own[differs]).toBeGreaterThan(other[differs] ?? 0);
      }
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('somebody who has a kind moves on to another one, where that lets one more in', () => {
  const scores = [
    [9, 8, NONE],
    [9, NONE, NONE],
    [9, 8, 1],
  ];
  expect(assign(scores, { count: 3, most: 1, again: 0 })).toEqual([1, 0, 2]);
});
