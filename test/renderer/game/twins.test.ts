import { describe, expect, test } from 'vitest';
import { freedIn, twinInHand } from '../../../renderer/game/twins.ts';
import { view } from '../views.ts';

describe('who has the only twin of a card', () => {
  test.each([
    ['somebody else has it', 'A@1 A@2', 2],
    ['nobody has it', 'A@1 A', undefined],
    ['I have it', 'A@1 A@0', undefined],
    ['it was found already', 'A@1 A@2=', undefined],
    ['it is another card', 'A@1 B@2', undefined],
    ['another twin lies free', 'A@1 A@2 A', undefined],
    ['another twin is taken, too', 'A@1 A@2 A@3', 2],
    ['the card lies free', 'A A@2', 2],
    ['the card lies face down', 'down A@2', undefined],
  ] as const)('%s', (_, notation, seat) => {
    expect(twinInHand(view(notation), 0)?.seat).toBe(seat);
  });

  test('what lies face down may be known from before', () => {
    expect(twinInHand(view('down B A@2'), 0, 'A')).toEqual({ seat: 2, index: 2 });
  });

  test('of unlike cards only the last two are known to belong together', () => {
    const parts = { unlike: true };
    const of = (notation: string, pairsLeft: number) =>
      twinInHand(view(notation, { ...parts, pairsLeft }), 0)?.seat;
    expect(of('hund@1 dog@2 down down', 2)).toBeUndefined();
    expect(of('hund@1 dog@2 down', 1)).toBeUndefined();
    expect(of('hund@1 dog@2 gone gone', 1)).toBe(2);
    expect(of('hund@1 dog@2 cat@3= katze@3=', 1)).toBe(2);
  });
});

test.each([
  ['A@1', 'A', 'A'],
  ['A@1', 'down', 'A'],
  ['A@1', 'A@2', undefined],
  ['A@1', 'A@1=', undefined],
  ['A@1=', 'gone', undefined],
  ['A', 'down', undefined],
] as const)('a card that was %s and is %s now was given up: %s', (was, is, card) => {
  expect(freedIn(view(was), view(is), 0)).toBe(card);
});
