import { describe, expect, test } from 'vitest';
import { changesBetween, isEqual, isUp } from '../../../renderer/game/changes.ts';
import { view } from '../views.ts';

/** What happens once, by spot. @param answered the spots of my flips */
function effects(
  before: string,
  after: string,
  tallies: readonly [number, number] = [0, 0],
  answered: readonly number[] = [],
) {
  const changes = changesBetween(view(before), view(after, { tallies: [tallies] }), answered);
  return Object.fromEntries(changes.effects);
}

describe('the difference of two views', () => {
  test('the first view, and every new game, is dealt', () => {
    const now = view('A@0 down');
    expect(changesBetween(undefined, now).dealt).toBe(true);
    expect(changesBetween(now, view('A@0 down', { game: 2 })).dealt).toBe(true);
    expect(changesBetween(now, view('A@0 down / down down')).dealt).toBe(true);
    expect(changesBetween(now, view('A@0 / down')).dealt).toBe(true);
    expect(changesBetween(now, now).dealt).toBe(false);
  });

  test.each([
    ['nothing', 'down A@1 gone', 'down A@1 gone', [], 0],
    ['a card turns up', 'down down', 'A@1 down', [0], 1],
    ['a card turns down', 'A down', 'down down', [0], 1],
    ['a card changes hands', 'A@1 down', 'A@2 down', [0], 0],
    ['a first card becomes a pair', 'A@1 down', 'A@1= A@1=', [0, 1], 1],
    ['somebody begins to wait', 'A@1 down', 'A@1<2 down', [0], 0],
    ['the line moves', 'A@1<2,3 down', 'A@1<3 down', [0], 0],
    ['a card is replaced', 'A@1 down', 'B@1 down', [0], 0],
    ['a pair leaves', 'A@1= A@1=', 'gone gone', [0, 1], 0],
    ['all at once', 'A@1= A@1= down B', 'gone gone C@1 down', [0, 1, 2, 3], 2],
  ] as const)('%s', (_, before, after, spots, turns) => {
    const changes = changesBetween(view(before), view(after));
    expect([changes.spots, changes.turns]).toEqual([spots, turns]);
  });

  test.each([
    ['a match celebrates on both cards (2-D)', 'A@1 down', 'A@1= A@1=', { 0: 'match', 1: 'match' }],
    [
      'a pair that leaves is seen to leave (3-A)',
      'A@1= A@1=',
      'gone gone',
      { 0: 'leave', 1: 'leave' },
    ],
    ['a card that I waited for arrives (4-E)', 'A@1<0 down', 'A@0 down', { 0: 'arrive' }],
    ['a card that another waited for does not', 'A@1<2 down', 'A@2 down', {}],
    ['a card that I simply took does not', 'A down', 'A@0 down', {}],
    ['a card that turns has no effect beside', 'down down', 'A@0 down', {}],
  ] as const)('%s', (_, before, after, expected) => {
    expect(effects(before, after)).toEqual(expected);
  });

  test('my miss nudges both of its cards (2-E)', () => {
    const both = { 0: 'nudge', 1: 'nudge' };
    expect(effects('A@0 down down', 'A B down', [0, 1], [1])).toEqual(both);
    expect(effects('A@0 B down', 'A B down', [0, 1], [1])).toEqual(both); // it lay face up
    expect(effects('A@0 B@1 down', 'A B@2 down', [0, 1], [1])).toEqual(both); // and goes on
    expect(effects('down down down', 'A B down', [0, 1], [0, 1])).toEqual(both); // in one view
  });

  test('my miss nudges no card that another turned up and let go meanwhile', () => {
    expect(effects('A@0 down down', 'A B C', [0, 1], [2])).toEqual({ 0: 'nudge', 2: 'nudge' });
  });

  test('a second card that somebody has is not nudged (2-B), nor one that I wait for (1-D)', () => {
    expect(effects('A@0 B@1', 'A B@1', [0, 1], [1])).toEqual({ 0: 'nudge' });
    expect(effects('A@0 down B@1', 'A@2 down B@3<0', [0, 1], [1, 2])).toEqual({ 0: 'nudge' });
  });

  test('my miss whose first card went on to who waited nudges both (4-E)', () => {
    expect(effects('A@0<1 down', 'A@1 B', [0, 1], [1])).toEqual({ 0: 'nudge', 1: 'nudge' });
  });

  test('the miss of another nudges nothing', () => {
    const after = view('A B', {
      tallies: [
        [0, 0],
        [0, 1],
      ],
    });
    expect(changesBetween(view('A@1 down'), after).effects.size).toBe(0);
  });

  test('who has no seat sees matches and leaving like everybody', () => {
    const changes = changesBetween(view('A@1 down', { me: null }), view('A@1= A@1=', { me: null }));
    expect([...changes.effects.values()]).toEqual(['match', 'match']);
  });
});

test.each([
  [0, 0, true],
  [1, 1, true],
  [0, 1, false],
  [1, { card: 'A' }, false],
  [{ card: 'A' }, { card: 'A' }, true],
  [{ card: 'A' }, { card: 'B' }, false],
  [{ card: 'A', by: 1, as: 'first' }, { card: 'A', by: 1, as: 'pair' }, false],
  [{ card: 'A', by: 1 }, { card: 'A', by: 2 }, false],
  [{ card: 'A', waiting: [] }, { card: 'A' }, true],
  [{ card: 'A', waiting: [1, 2] }, { card: 'A', waiting: [2, 1] }, false],
] as const)('%j and %j look the same: %s', (one, other, same) => {
  expect(isEqual(one, other)).toBe(same);
  expect(isEqual(other, one)).toBe(same);
});

test('only cards that lie face up are up', () => {
  expect([0, 1, { card: 'A' }].map((spot) => isUp(spot as 0 | 1))).toEqual([false, false, true]);
});
