import { expect, test } from 'vitest';
import { eveningName, gamesShown, isMine, resultsShown } from '../../../renderer/game/story.ts';
import { storyDictionaries } from '../../../renderer/text/story-dictionary.ts';
import type { EveningLine } from '../../../shared/table-view.ts';

const { default: en } = await storyDictionaries.en();

const line: EveningLine = {
  seat: 2,
  name: 'Mia',
  played: 6,
  wins: 1,
  pairs: 9,
  games: [null, { pairs: 3, won: true }, { pairs: 1, won: false }],
};

test('it is tonight from five in the afternoon to five in the morning, else today', () => {
  const names = [4, 5, 16, 17, 23, 0].map((hour) => eveningName(en.tonight, hour));
  expect(names).toEqual(['Tonight', 'Today', 'Today', 'Tonight', 'Tonight', 'Tonight']);
});

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
