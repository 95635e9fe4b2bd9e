import { describe, expect, test } from 'vitest';
import { signClass, signPaths } from '../../../renderer/board/signs.ts';

const seats = [0, 1, 2, 3, 4, 5, 6, 7, 8, 63, 64];

describe.each(seats)('the sign of seat %i', (seat) => {
  test('is one shape for a person', () => {
    const paths = signPaths(seat, false);
    expect(paths).toHaveLength(1);
    expect(signClass(seat, false)).toBe(`sticker p${seat % 8}`);
  });

  test('has the same shape and colour for the computer, with an antenna behind it and two eyes', () => {
    const [[body] = ['']] = signPaths(seat, false);
    const [rim, shape, mast, eyes] = signPaths(seat, true);
    expect(shape).toEqual([body]);
    expect([rim?.[1], mast?.[1], eyes?.[1]]).toEqual(['rim', 'mast', 'eyes']);
    expect(rim?.[0]).toBe(mast?.[0]);
    expect(eyes?.[0].match(/M/g)).toHaveLength(2);
    expect(signClass(seat, true)).toBe(`sticker p${seat % 8} computer`);
  });
});

test('seats of other shapes have their eyes elsewhere, and no number in a path is odd', () => {
  const eyes = seats.slice(0, 8).map((seat) => signPaths(seat, true).at(-1)?.[0]);
  expect(new Set(eyes).size).toBeGreaterThanOrEqual(6);
  for (const seat of seats) {
    for (const [d] of signPaths(seat, true)) expect(d).not.toMatch(/NaN|undefined|\d{6}/);
  }
});
