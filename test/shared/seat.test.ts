import { expect, test } from 'vitest';
import { colours, seatSign, shapes } from '../../shared/seat.ts';

const signs = (count: number) => Array.from({ length: count }, (_, seat) => seatSign(seat));

test('the first eight seats differ in both colour and shape', () => {
  expect(new Set(signs(8).map((sign) => sign.colour))).toEqual(new Set(colours));
  expect(new Set(signs(8).map((sign) => sign.shape))).toEqual(new Set(shapes));
});

test('the first 64 seats differ in colour or shape, without a number', () => {
  const seen = new Set(signs(64).map(({ colour, shape }) => `${colour} ${shape}`));
  expect(seen.size).toBe(64);
  expect(signs(64).every((sign) => sign.number === undefined)).toBe(true);
});

test('after that signs repeat, with a number', () => {
  const first = seatSign(5);
  expect(seatSign(64 + 5)).toEqual({ ...first, number: 2 });
  expect(seatSign(128 + 5)).toEqual({ ...first, number: 3 });
  const all = signs(1_000).map(({ colour, shape, number }) => `${colour} ${shape} ${number}`);
  expect(new Set(all).size).toBe(1_000);
});

test.each([-1, 0.5, NaN])('there is no seat %d', (seat) => {
  expect(() => seatSign(seat)).toThrow(RangeError);
});
