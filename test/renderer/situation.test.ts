import { expect, test } from 'vitest';
import { nameOf, ranked, situationOf } from '../../renderer/client/situation.ts';
import { view } from './views.ts';

test.each([
  ['down down', { kind: 'ready' }],
  ['A@1 A', { kind: 'ready' }],
  ['down A@0', { kind: 'first', index: 1, card: 'A' }],
  ['A@0= A@0=', { kind: 'pair', card: 'A', indexes: [0, 1] }],
  ['A@1<0 down', { kind: 'waiting', index: 0, card: 'A', whose: 1, place: 1 }],
  ['down A@1<2,0', { kind: 'waiting', index: 1, card: 'A', whose: 1, place: 2 }],
  ['A@1<2 down', { kind: 'ready' }],
] as const)('%s: I am in the situation %j', (notation, situation) => {
  expect(situationOf(view(notation))).toEqual(situation);
});

test('without a seat, or a view, there is nothing but readiness', () => {
  expect(situationOf(view('A@0 down', { me: null }))).toEqual({ kind: 'ready' });
  expect(situationOf(undefined)).toEqual({ kind: 'ready' });
});

test('players are known by their seats', () => {
  expect(nameOf(view('down'), 1)).toBe('Bob');
  expect([nameOf(view('down'), 9), nameOf(view('down'), undefined), nameOf(undefined, 0)]).toEqual([
    '?',
    '?',
    '?',
  ]);
});

test('the most pairs come first, and of equals who came first', () => {
  const tallies = [
    [1, 1],
    [2, 9],
    [1, 1],
    [2, 2],
  ] as const;
  expect(ranked(view('down', { tallies })).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
});
