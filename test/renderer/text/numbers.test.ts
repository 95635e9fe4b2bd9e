import { describe, expect, test } from 'vitest';
import { counter, listed, percent } from '../../../renderer/text/numbers.ts';

describe('a number with its word', () => {
  test.each([
    ['en', 1, '1 a'],
    ['en', 2, '2 b'],
    ['fr', 0, '0 a'],
    ['fr', 2, '2 b'],
    ['ro', 1, '1 a'],
    ['ro', 19, '19 few'],
    ['ro', 20, '20 b'],
    ['ro', 101, '101 few'],
    ['de', 999, '999 b'],
    ['de', 65_536, '65.536 b'],
    ['es', 1_000, '1000 b'],
    ['es', 1_000_000, '1.000.000 b'], // has a form of its own, which we do not need
  ])('in %s: %i is %s', (language, number, said) => {
    expect(counter(language)(number, { one: '# a', few: '# few', other: '# b' })).toBe(said);
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [12, '12th'],
    [21, '21st'],
    [103, '103rd'],
  ])('in a line: %i is %s', (number, said) => {
    const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' };
    expect(counter('en', 'ordinal')(number, forms)).toBe(said);
  });
});

test('a share has the sign of its language', () => {
  expect(percent('en', 0.5)).toBe('50%');
  expect(percent('de', 2 / 3)).toBe('67\u00a0%');
});

test('a list ends with the word of its language', () => {
  expect(listed('en-GB', ['Mia', 'Leo', 'Ana'])).toBe('Mia, Leo and Ana');
  expect(listed('es', ['Mia', 'Inés'])).toBe('Mia e Inés');
});
