import { describe, expect, test } from 'vitest';
import { isUp } from '../../../renderer/game/changes.ts';
import { labelOf, placeOf, tagOf } from '../../../renderer/board/words.ts';
import words from '../../../renderer/text/en/play.ts';
import { view } from '../views.ts';

describe('what a spot is called', () => {
  test.each([
    ['down', 'row 1, column 1, face down'],
    ['gone', 'row 1, column 1, gone'],
    ['A', 'row 1, column 1, A'],
    ['A@0', 'row 1, column 1, A, you have it'],
    ['A@1', 'row 1, column 1, A, Bob has it'],
    ['A@0=', 'row 1, column 1, A, your pair'],
    ['A@1=', 'row 1, column 1, A, Bob’s pair'],
    ['A@1<0', 'row 1, column 1, A, you’re next, Bob has it'],
    ['A@1<2,0', 'row 1, column 1, A, you’re 2nd in line, Bob has it'],
    ['A@7', 'row 1, column 1, A, ? has it'],
  ])('%s: %s', (notation, expected) => {
    expect(labelOf(words.spot, view(notation), 0)).toBe(expected);
  });

  test('begins with its place, row by row', () => {
    const now = view('down down down / down down A');
    expect(labelOf(words.spot, now, 5)).toBe('row 2, column 3, A');
    expect(labelOf(words.spot, now, 2)).toBe('row 1, column 3, face down');
  });
});

describe('what a tag says', () => {
  test.each([
    ['A', undefined],
    ['A@1', undefined],
    ['A@0', { word: 'You' }],
    ['A@0=', { icon: 'check', word: 'Pair' }],
    ['A@1=', { icon: 'check', word: '' }],
    ['A@1<0', { icon: 'wait', word: 'next' }],
    ['A@1<2,0', { icon: 'wait', word: '2nd' }],
  ])('%s: %j', (notation, expected) => {
    const spot = view(notation).spots[0] ?? 0;
    expect(isUp(spot) && tagOf(words.tag, spot, 0)).toEqual(expected);
  });

  test('stands at the place in the line; who only watches is in none', () => {
    const spot = view('A@1<2,0').spots[0] ?? 0;
    expect([placeOf(spot, 0), placeOf(spot, 2), placeOf(spot, 1)]).toEqual([2, 1, 0]);
    expect([placeOf(spot, null), placeOf(1, 0), placeOf(0, 0)]).toEqual([0, 0, 0]);
  });
});
