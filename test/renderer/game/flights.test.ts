import { expect, test } from 'vitest';
import { changesBetween } from '../../../renderer/game/changes.ts';
import { flightsBetween } from '../../../renderer/game/flights.ts';
import { type ViewParts, view } from '../views.ts';

function flights(before: string, after: string, parts: ViewParts = {}, later: ViewParts = parts) {
  const [one, other] = [view(before, parts), view(after, later)];
  return flightsBetween(one, other, changesBetween(one, other));
}

test('a card that somebody takes gets their sticker, from nobody', () => {
  expect(flights('down B', 'A@1 B@2')).toEqual({
    takes: [
      { spot: 0, seat: 1, from: undefined, turns: true },
      { spot: 1, seat: 2, from: undefined, turns: false },
    ],
    finds: [],
    homes: [],
  });
});

test('4-E: a card that is handed over comes from who had it', () => {
  expect(flights('A@1<2,3 down', 'A@2<3 down').takes).toEqual([
    { spot: 0, seat: 2, from: 1, turns: false },
  ]);
});

test('what I take, or am handed, does not fly: it is under my finger', () => {
  expect(flights('down A@1<0', 'B@0 A@0').takes).toEqual([]);
});

test('who only looks on sees everybody take', () => {
  expect(flights('down', 'A@0', { me: null }).takes).toEqual([
    { spot: 0, seat: 0, from: undefined, turns: true },
  ]);
});

test('2-D: a pair is found once, at its two spots, and the second card is taken', () => {
  const found = flights('A@1 down B', 'A@1= A@1= B');
  expect(found.finds).toEqual([{ seat: 1, spots: [0, 1] }]);
  expect(found.takes).toEqual([{ spot: 1, seat: 1, from: undefined, turns: true }]);
  expect(flights('A@1= A@1= down', 'A@1= A@1= B@2').finds).toEqual([]);
});

test('3-A: pairs go home to who found them, mine, too', () => {
  const gone = flights('A@1= B@0= A@1= B@0= down', 'gone gone gone gone C@1');
  expect(gone.homes).toEqual([
    { seat: 1, spots: [0, 2] },
    { seat: 0, spots: [1, 3] },
  ]);
  expect(gone.takes).toEqual([{ spot: 4, seat: 1, from: undefined, turns: true }]);
});

test('what was not seen as a pair goes to nobody', () => {
  expect(flights('down A B@1', 'gone gone gone').homes).toEqual([]);
});

test('a longer line, a card let go and cards that turn down are nothing that flies', () => {
  const none = { takes: [], finds: [], homes: [] };
  expect(flights('A@1 B@2 C', 'A@1<2,3 B down')).toEqual(none);
});

test('another game: nothing flies', () => {
  const none = { takes: [], finds: [], homes: [] };
  expect(flights('A@1= A@1=', 'gone B@2', { game: 1 }, { game: 2 })).toEqual(none);
});
