import { expect, test } from 'vitest';
import { beginning } from '../../shared/beginning.ts';
import { charactersOf, shortened } from '../../shared/graphemes.ts';

test.each([
  ['fox', ['f', 'o', 'x']],
  ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
  ['a👩‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿🇷🇴b', ['a', '👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇷🇴', 'b']],
  ['1️⃣2', ['1️⃣', '2']],
  ['', []],
])('%s is so many characters for a person: %j', (text, characters) => {
  expect(charactersOf(text)).toEqual(characters);
});

test.each([
  ['fox', 3, 'fox'],
  ['foxes', 3, 'fox'],
  ['a👩‍👩‍👧b', 3, 'a'], // the family has five code points
  ['👩‍👩‍👧', 3, '👩‍👩'], // alone it is cut all the same
  ['e\u0301te\u0301', 3, 'e\u0301t'],
])('the beginning of %s, at most %i code points, is %s', (text, max, expected) => {
  expect(beginning(text, max)).toBe(expected);
});

test.each([
  ['fox', 3, 'fox'],
  ['foxes', 3, 'fo…'],
  ['👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧'],
  ['👩‍👩‍👧👩‍👩‍👧b', 2, '👩‍👩‍👧…'],
])('%s in %i characters is %s', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});
