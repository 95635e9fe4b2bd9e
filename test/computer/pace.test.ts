import { expect, test } from 'vitest';
import { Pace } from '../../main/computer/pace.ts';
import { seededRandom } from '../../main/system/chance.ts';
import { below } from '../support/random.ts';

test('the pace is the shortest time between two flips of one person', () => {
  const pace = new Pace();
  expect(pace.quickestMs(0)).toBeUndefined();
  pace.flipped('ana', 0);
  pace.flipped('ben', 100);
  expect(pace.quickestMs(100)).toBeUndefined();
  pace.flipped('ana', 3_000);
  pace.flipped('ben', 5_000);
  expect(pace.quickestMs(5_000)).toBe(3_000);
  pace.flipped('ben', 7_000);
  expect(pace.quickestMs(7_000)).toBe(2_000);
});

test('only the last minute counts', () => {
  const pace = new Pace();
  pace.flipped('ana', 0);
  pace.flipped('ana', 1_000);
  pace.flipped('ana', 6_000);
  expect(pace.quickestMs(60_000)).toBe(1_000);
  expect(pace.quickestMs(60_001)).toBe(5_000);
  expect(pace.quickestMs(61_001)).toBeUndefined();
});

test('it agrees with looking through all flips of the last minute', () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = seededRandom(seed);
    const pace = new Pace();
    const flips: { readonly who: string; readonly at: number }[] = [];
    let now = 0;
    for (let count = 0; count < 60; count++) {
      now += below(random, below(random, 10) === 0 ? 40_000 : 3_000);
      const who = `p${below(random, 4)}`;
      pace.flipped(who, now);
      flips.push({ who, at: now });
      const all = flips.filter(({ at }) => at >= now - 60_000);
      const between = all.flatMap(({ who: one, at }, place) => {
        const next = all.slice(place + 1).find((flip) => flip.who === one);
        return next === undefined ? [] : [next.at - at];
      });
      expect(pace.quickestMs(now)).toBe(between.length === 0 ? undefined : Math.min(...between));
    }
  }
});
