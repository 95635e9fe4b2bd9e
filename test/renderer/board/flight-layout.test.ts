import { expect, test } from 'vitest';
import {
  cardRect,
  rimOf,
  stickerRect,
  transformTo,
} from '../../../renderer/board/flight-layout.ts';

const TILES = { w: 100, h: 120, gap: 10 };
const WINDOW = { left: 10, top: 20, width: 300, height: 400 };

test('a card lies row by row, a gap apart, from where the board begins', () => {
  const board = { left: 7, top: 9, width: 0, height: 0 };
  const card = cardRect(5, { rows: 3, columns: 4 }, TILES, board);
  expect(card).toEqual({ left: 117, top: 139, width: 100, height: 120 });
});

test('a sticker hangs over the corner of its card, less so over a fine one', () => {
  const card = { left: 50, top: 60, width: 100, height: 120 };
  expect(stickerRect(card, TILES)).toEqual({ left: 43, top: 53, width: 36, height: 36 });
  expect(stickerRect(card, { w: 40, h: 40, gap: 4 })).toMatchObject({ left: 47, top: 57 });
});

test('what flies begins in the middle of where it comes from, and as large', () => {
  const at = { left: 0, top: 0, width: 40, height: 40 };
  const from = { left: 110, top: 60, width: 20, height: 20 };
  expect(transformTo(at, from)).toBe('translate(100px, 50px) scale(0.5)');
});

test('what lies in the window has no place at its rim', () => {
  expect(rimOf(WINDOW, [10, 20], 20)).toBeUndefined();
  expect(rimOf(WINDOW, [310, 420], 20)).toBeUndefined();
});

test.each([
  ['left', [-50, 200], [30, 200]],
  ['right', [900, 200], [290, 200]],
  ['top', [150, -10], [150, 40]],
  ['bottom', [150, 800], [150, 400]],
  ['right', [900, 500], [290, 400]],
  ['top', [5, -500], [30, 40]],
] as const)('beyond the %s, it is told at the nearest place of the rim', (side, point, at) => {
  expect(rimOf(WINDOW, point, 20)).toEqual({ side, at });
});
