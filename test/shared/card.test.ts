import { describe, expect, test } from 'vitest';
import { isCard, isPlayerId, isSecret, parseWhole } from '../../shared/card.ts';

describe('a card', () => {
  test.each(['A', '🦄', '👩‍👩‍👧', 'word', '0', 'a/b%20+?#&', '"', '\u0085', '\u200d'])(
    'may be %j',
    (text) => {
      expect(isCard(text)).toBe(true);
    },
  );

  test.each([
    '',
    ' ',
    'two words',
    'A\n',
    '\nA',
    'A\r',
    '\t',
    '\u00a0',
    '\u2028',
    '\u3000',
    '\ufeff',
  ])('may not be %j', (text) => {
    expect(isCard(text)).toBe(false);
  });
});

describe('a player id', () => {
  test.each(['a', 'Alice', '_', '007', 'x_1'])('may be %j', (text) => {
    expect(isPlayerId(text)).toBe(true);
  });

  test.each(['', ' ', 'a b', 'a-b', 'é', 'a\n', '😀', 'a/b', '٣'])('may not be %j', (text) => {
    expect(isPlayerId(text)).toBe(false);
  });

  test('is secret from 21 characters on', () => {
    expect([isSecret('x'.repeat(20)), isSecret('x'.repeat(21))]).toEqual([false, true]);
  });
});

describe('a whole number', () => {
  test.each([
    ['0', 0],
    ['00', 0],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%j is %i', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });

  test.each(['', '-1', '+1', '1.5', '1e3', '0x10', ' 1', '1 ', '1\n', '٣', '9007199254740992'])(
    '%j is none',
    (text) => {
      expect(parseWhole(text)).toBeUndefined();
    },
  );
});

test('half of a surrogate pair is no card', () => {
  expect(isCard('\ud83e')).toBe(false);
  expect(isCard('A\udd84')).toBe(false);
  expect(isCard('🦄')).toBe(true);
});
