import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BoardState,
  type SeenSpot,
  formatBoardState,
  formatSpot,
  parseBoardState,
} from '../../shared/board-state.ts';
import { isCard } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';

const state: BoardState = {
  rows: 2,
  columns: 2,
  spots: [
    { face: 'up', card: 'A' },
    { face: 'none' },
    { face: 'down' },
    { face: 'up', card: '🦄' },
  ],
  mine: [0],
};

const text = '2x2\nmy A\nnone\ndown\nup 🦄\n';

describe('format and parse are twins', () => {
  test('one state', () => {
    expect(formatBoardState(state)).toBe(text);
    expect(parseBoardState(text)).toEqual(state);
  });

  test('cards that look like faces', () => {
    const tricky = '1x4\nup up\nmy my\nup none\nmy down\n';
    const parsed = parseBoardState(tricky);
    expect(parsed?.mine).toEqual([1, 3]);
    expect(parsed && formatBoardState(parsed)).toBe(tricky);
  });

  test('with CR LF, as other servers may send it', () => {
    expect(parseBoardState(text.replaceAll('\n', '\r\n'))).toEqual(state);
  });

  test('one spot, as everybody sees it', () => {
    expect(state.spots.map(formatSpot)).toEqual(['up A', 'none', 'down', 'up 🦄']);
  });

  test('every state', () => {
    fc.assert(
      fc.property(anyState(), (any) => {
        expect(parseBoardState(formatBoardState(any))).toEqual(any);
      }),
    );
  });
});

describe('what departs from the grammar is refused', () => {
  test.each([
    ['nothing', ''],
    ['no newline at the end', text.slice(0, -1)],
    ['a newline too many', `${text}\n`],
    ['a newline before', `\n${text}`],
    ['no header', 'down\n'],
    ['a header that is none', '2 x 2\ndown\ndown\ndown\ndown\n'],
    ['a negative header', '-1x1\ndown\n'],
    ['a board without spots', '0x0\n'],
    ['a spot too few', '1x2\ndown\n'],
    ['a spot too many', '1x1\ndown\ndown\n'],
    ['an unknown face', '1x1\nleft\n'],
    ['a face in capitals', '1x1\nDOWN\n'],
    ['a face-down card that is named', '1x1\ndown A\n'],
    ['an empty spot with a card', '1x1\nnone A\n'],
    ['a face-up card without a name', '1x1\nup\n'],
    ['a card of one’s own without a name', '1x1\nmy \n'],
    ['a card with a space', '1x1\nup two words\n'],
    ['two spaces', '1x1\nup  A\n'],
    ['a space at the end', '1x1\ndown \n'],
    ['a card that is too long', `1x1\nup ${'A'.repeat(limits.cardUnitsMax + 1)}\n`],
    ['an error line', 'cannot flip this card: there is no card there any more (1-A)'],
  ])('%s', (_, refused) => {
    expect(parseBoardState(refused)).toBeUndefined();
  });
});

/** Any state of a small board, with at most two cards of the player's own. */
function anyState(): fc.Arbitrary<BoardState> {
  const card = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }).filter(isCard);
  const spot: fc.Arbitrary<SeenSpot> = fc.oneof(
    fc.constant({ face: 'none' } as const),
    fc.constant({ face: 'down' } as const),
    card.map((label) => ({ face: 'up', card: label }) as const),
  );
  return fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(spot, { minLength: rows * columns, maxLength: rows * columns }).chain((spots) => {
        const up = spots.flatMap((seen, index) => (seen.face === 'up' ? [index] : []));
        return fc
          .subarray(up, { maxLength: Math.min(2, up.length) })
          .map((mine) => ({ rows, columns, spots, mine }));
      }),
    );
}
