import { expect, test } from 'vitest';
import { moved } from '../../../renderer/board/keys.ts';

const GRID = { rows: 3, columns: 4 };

/** From the spot in the second row and third column, whose index is 6. */
test.each([
  ['ArrowLeft', false, 5],
  ['ArrowRight', false, 7],
  ['ArrowUp', false, 2],
  ['ArrowDown', false, 10],
  ['Home', false, 4],
  ['End', false, 7],
  ['PageUp', false, 2],
  ['PageDown', false, 10],
  ['Home', true, 0],
  ['End', true, 11],
  ['Enter', false, undefined],
  [' ', false, undefined],
  ['a', false, undefined],
])('%s, with Ctrl %s, leads to %s', (key, isCtrl, expected) => {
  expect(moved(key, isCtrl, 6, GRID)).toBe(expected);
});

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 3],
  ['ArrowRight', 11],
  ['ArrowDown', 8],
])('%s stays inside', (key, index) => {
  expect(moved(key, false, index, GRID)).toBe(index);
});
