import { expect, test } from 'vitest';
import { since } from '../../../renderer/maker/since.ts';

const MINUTE = 60_000;

test.each([
  [0, undefined],
  [MINUTE - 1, undefined],
  [MINUTE, '1 minute ago'],
  [59.9 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [23.9 * 60 * MINUTE, '23 hours ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [72 * 60 * MINUTE, '3 days ago'],
])('%d ms ago is %s', (ms, words) => {
  expect(since(ms, 'en')).toBe(words);
});

test('in the words of the language', () => {
  expect(since(2 * MINUTE, 'de')).toBe('vor 2 Minuten');
});
