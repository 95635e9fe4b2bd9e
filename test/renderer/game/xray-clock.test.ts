import { expect, test } from 'vitest';
import { XrayClock } from '../../../renderer/game/xray-clock.ts';

test('the time of the game is guessed from the table, until a step is heard of as it happens', () => {
  const clock = new XrayClock();
  expect(clock.nowAt(5_000)).toBe(0);
  clock.guess(20_000, 100_000);
  expect(clock.nowAt(101_000)).toBe(21_000);
  clock.hear(21_300, 101_500); // 200 ms on its way
  expect(clock.nowAt(102_500)).toBe(22_300);
  clock.guess(50_000, 103_000);
  expect(clock.nowAt(103_500)).toBe(23_300);
});

test('the step that came fastest is believed, and no step is later than now', () => {
  const clock = new XrayClock();
  clock.hear(1_000, 11_500);
  clock.hear(2_000, 12_100);
  clock.hear(3_000, 13_900);
  expect(clock.nowAt(14_000)).toBe(3_900);
  clock.know(9_000);
  expect(clock.nowAt(14_000)).toBe(9_000);
  clock.reset();
  expect([clock.nowAt(20_000), clock.last]).toEqual([0, 0]);
});

test('it begins with the first flip, whatever happened before', () => {
  const clock = new XrayClock();
  clock.hear(0, 1_000); // somebody left
  clock.hear(0, 9_000); // the first flip
  expect(clock.nowAt(10_000)).toBe(1_000);
});
