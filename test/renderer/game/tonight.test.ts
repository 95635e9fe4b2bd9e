import { expect, test } from 'vitest';
import { gamesShown, isMine, resultsShown } from '../../../renderer/game/tonight.ts';
import type { EveningLine } from '../../../shared/table-view.ts';

const line: EveningLine = {
  seat: 2,
  name: 'Mia',
  played: 6,
  wins: 1,
  pairs: 9,
  games: [null, { pairs: 3, won: true }, { pairs: 1, won: false }],
};

test('the newest games are shown, as many as fit and as are known', () => {
  const evening = { games: 7, lines: [line] };
  expect(gamesShown(evening, 2)).toEqual([6, 7]);
  expect(gamesShown(evening, 4)).toEqual([5, 6, 7]);
  expect(gamesShown({ games: 0, lines: [] }, 4)).toEqual([]);
  expect(resultsShown(line, 2)).toEqual([
    { pairs: 3, won: true },
    { pairs: 1, won: false },
  ]);
  expect(resultsShown(line, 0)).toEqual([]);
});

test('a line is mine while I have its seat', () => {
  expect(isMine(line, 2)).toBe(true);
  expect(isMine(line, 1)).toBe(false);
  expect(isMine(line, null)).toBe(false);
  expect(isMine({ ...line, left: true }, 2)).toBe(false);
});
