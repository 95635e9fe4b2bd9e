import { describe, expect, test } from 'vitest';
import { secondsSaid } from '../../../renderer/game/clock-time.ts';
import { spokenOf } from '../../../renderer/game/spoken.ts';
import { dictionaries } from '../../../renderer/text/dictionary.ts';
import { type ViewParts, view } from '../views.ts';

const { default: en } = await dictionaries.en();

/** @param answered the spots of my flips */
function spoken(
  from: string | undefined,
  to: string,
  parts: ViewParts = {},
  answered: readonly number[] = [],
) {
  return spokenOf(en, from === undefined ? undefined : view(from), view(to, parts), answered);
}

describe('who cannot see the board is told', () => {
  test('the card that I took, and where it lies', () => {
    expect(spoken('down down', 'down 🦊@0').mine).toEqual(['🦊, row 1, column 2']);
    expect(spoken('🦊@1<0 down', '🦊@0 down').mine).toEqual(['🦊, row 1, column 1']); // 4-E
    expect(spoken('🦊@0 down', '🦊@0<1 down').mine).toEqual([]); // was said
  });

  test('the second card of a miss; the first was said when it was taken', () => {
    const missed = { tallies: [[0, 1]] } as const;
    const bear = ['🐻, row 2, column 2'];
    expect(spoken('🦊@0 down / down down', '🦊 down / down 🐻', missed, [3]).mine).toEqual(bear);
    expect(spoken('🦊@0 down / down 🐻', '🦊 down / down 🐻', missed, [3]).mine).toEqual(bear);
    // Bob turned 🐸 up and let it go meanwhile
    expect(spoken('🦊@0 down / down down', '🦊 🐸 / down 🐻', missed, [3]).mine).toEqual(bear);
  });

  test('both cards of a miss, in their order, when one view tells of both', () => {
    const missed = { tallies: [[0, 1]] } as const;
    const said = spoken('down down', '🦊 🐻', missed, [1, 0]);
    expect(said.mine).toEqual(['🐻, row 1, column 2', '🦊, row 1, column 1']);
  });

  test('the second card of my pair', () => {
    const said = spoken('🦊@0 down / 🦊 down', '🦊@0= down / 🦊@0= down', { tallies: [[1, 1]] });
    expect(said.mine).toEqual(['🦊, row 2, column 1']);
    expect(spoken('🦊@0= 🦊@0= down', '🦊@0= 🦊@0= A@1').mine).toEqual([]);
    expect(spoken('down down', '🦊@0= 🦊@0=', { tallies: [[1, 1]] }).mine).toHaveLength(2);
  });

  test('the card that I wait for, once', () => {
    expect(spoken('A@1 down', 'A@1<0 down').mine).toEqual(['A, row 1, column 1']);
    expect(spoken('A@1<2,0 down', 'A@1<0 down').mine).toEqual([]); // the say bar says my place
  });

  test('the pair of somebody else, with name and places', () => {
    const said = spoken('🦊@1 down / down down', '🦊@1= down / 🦊@1= down');
    expect(said).toEqual({
      mine: [],
      others: '🦊, Bob’s pair, row 1, column 1, row 2, column 1',
    });
  });

  test('both faces of such a pair, where they are not equal', () => {
    const said = spoken('dog@1 down / down down', 'dog@1= down / Hund@1= down', {
      unlike: true,
      lastPair: { seat: 1, card: 'Hund', with: 'dog' },
    });
    expect(said.others).toBe('dog = Hund, Bob’s pair, row 1, column 1, row 2, column 1');
  });

  test('of several pairs at once, the last only', () => {
    const said = spoken('A@1 down B@2 down', 'A@1= A@1= B@2= B@2=', {
      lastPair: { seat: 1, card: 'A' },
    });
    expect(said.others).toBe('A, Bob’s pair, row 1, column 1, row 1, column 2');
  });

  test('how large the board is, when a game begins or I come in', () => {
    const board = 'Test: 1 row, 2 columns, 3 pairs.';
    expect(spoken(undefined, 'A@1 down').mine).toEqual([board]);
    expect(spoken('A@1 down', 'down down', { game: 2 }).mine).toEqual([board]);
    expect(spokenOf(en, view('down down', { phase: 'lobby' }), view('down down')).mine).toEqual([
      board,
    ]);
    expect(spoken(undefined, 'down down', { phase: 'lobby' }).mine).toEqual([]);
  });

  test('the last card and the result, once', () => {
    const over = { phase: 'over', pairsLeft: 0, tallies: [[1, 1]] } as const;
    expect(spoken('A@0 down', 'A@0= A@0=', over).mine).toEqual([
      'A, row 1, column 2',
      'All found! You found 1 pair.',
    ]);
    expect(spokenOf(en, view('gone gone', over), view('gone gone', over)).mine).toEqual([]);
  });

  test('nothing of cards that only turn', () => {
    expect(spoken('down down', 'A@1 down')).toEqual({ mine: [], others: undefined });
  });
});

test.each([
  [60, 60, 60],
  [60, 31, 60],
  [60, 10, 10],
  [60, 3, 10],
  [5, 5, 5],
  [5, 1, 5],
])('a countdown from %i is said at its start and at ten: with %i left, %i', (first, left, said) => {
  expect(secondsSaid(first, left)).toBe(said);
});
