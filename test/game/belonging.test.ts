import { expect, test } from 'vitest';
import { Belonging } from '../../main/game/belonging.ts';

const belonging = new Belonging([
  ['Hund', 'dog'],
  ['7×8', '56'],
]);

test.each([
  ['Hund', 'dog', true],
  ['dog', 'Hund', true],
  ['Hund', 'Hund', true],
  ['dog', 'dog', true],
  ['Hund', '56', false],
  ['dog', '7×8', false],
  ['cat', 'cat', true],
  ['cat', 'dog', false],
  ['Dog', 'Hund', false],
])('%s and %s belong together: %s', (one, other, expected) => {
  expect(belonging.belongs(one, other)).toBe(expected);
});

test.each([
  ['Hund', ['Hund', 'dog']],
  ['dog', ['dog', 'Hund']],
  ['cat', ['cat']],
])('to %s belong %j', (card, partners) => {
  expect(belonging.partnersOf(card)).toEqual(partners);
});

test.each([
  ['Hund', 'dog', { card: 'Hund', with: 'dog' }],
  ['dog', 'Hund', { card: 'Hund', with: 'dog' }],
  ['dog', 'dog', { card: 'dog' }],
  ['cat', 'cat', { card: 'cat' }],
])('%s and %s are said as %j', (one, other, named) => {
  expect(belonging.nameOf(one, other)).toEqual(named);
});

test('a deck of equal pairs has no unlike ones', () => {
  expect([new Belonging().hasUnlike, belonging.hasUnlike]).toEqual([false, true]);
});

test('a deck in which a card stands in two pairs breaks the invariant', () => {
  belonging.checkRep();
  const twice = new Belonging([
    ['Hund', 'dog'],
    ['Hund', 'hound'],
  ]);
  expect(() => twice.checkRep()).toThrow('RI: no card is in two pairs');
});
