import { expect, test } from 'vitest';
import { type NextBoard, keyOf, playingOf } from '../../../renderer/desk/playing.ts';
import { view } from '../views.ts';

const shape = { title: 'Test', rows: 1, columns: 2, unlike: false, corner: [] };
const own = (id: string): NextBoard => ({
  ...{ ...shape, id, pairs: 1, hasPhotos: false, changedMs: 0, problem: null },
});
const bundled = (board: string): NextBoard => ({ ...shape, board });
const seen = view('down down');

test('of boards with one title and size, the one that was played from here is played, or else the first', () => {
  const boards = [own('a'), own('b'), bundled('a')];
  expect(playingOf(seen, boards, undefined)).toBe('own a');
  expect(playingOf(seen, boards, 'own b')).toBe('own b');
  expect(playingOf(seen, boards, 'bundled a')).toBe('bundled a');
  expect(playingOf(seen, boards, 'own gone')).toBe('own a');
  expect(new Set(boards.map(keyOf)).size).toBe(3);
});

test('a board of another title or size is not played, though it was', () => {
  const other = { ...own('b'), title: 'Another' };
  const large = { ...own('c'), rows: 9 };
  expect(playingOf(seen, [other, large], 'own b')).toBeUndefined();
  expect(playingOf(undefined, [own('a')], 'own a')).toBeUndefined();
});
