import { expect, test } from 'vitest';
import { moved } from '../../../renderer/board/keys.ts';

const GRID = { rows: 5, columns: 6 };

/** From the spot in the third row and third column, two from each edge at least: an arrow goes one. */
test.each([
  ['ArrowLeft', false, 13],
  ['ArrowRight', false, 15],
  ['ArrowUp', false, 8],
  ['ArrowDown', false, 20],
  ['Home', false, 12],
  ['End', false, 17],
  ['PageUp', false, 2],
  ['PageDown', false, 26],
  ['Home', true, 0],
  ['End', true, 29],
  ['Enter', false, undefined],
  [' ', false, undefined],
  ['a', false, undefined],
])('%s, with Ctrl %s, leads to %s', (key, isCtrl, expected) => {
  expect(moved(key, isCtrl, 14, GRID)).toBe(expected);
});

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 3],
  ['ArrowRight', 17],
  ['ArrowDown', 26],
])('%s stays inside', (key, index) => {
  expect(moved(key, false, index, GRID)).toBe(index);
});
