import { describe, expect, test } from 'vitest';
import { boardSize, clamp, fitTiles, pans } from '../../renderer/view/layout.ts';
import {
  clampOffset,
  inView,
  openingWidth,
  pannedTiles,
  wholeWidth,
} from '../../renderer/view/pan-layout.ts';

const PHONE = { width: 336, height: 536 };
const SMALL_PHONE = { width: 296, height: 416 };
const LAPTOP = { width: 884, height: 752 };

const shapes = [1, 2, 3, 4, 5, 6].flatMap((columns) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((rows) => ({ rows, columns })),
);

describe('tiles that fit', () => {
  test.each([
    ['a phone', PHONE],
    ['a small phone', SMALL_PHONE],
    ['a laptop', LAPTOP],
  ])('leave nothing of the board outside of %s', (_, box) => {
    for (const isWordy of [false, true]) {
      for (const grid of [...shapes, { rows: 20, columns: 20 }, { rows: 3, columns: 30 }]) {
        const tiles = fitTiles(box, grid, isWordy);
        const { width, height } = boardSize(tiles, grid);
        expect(width, JSON.stringify(grid)).toBeLessThanOrEqual(box.width);
        expect(height, JSON.stringify(grid)).toBeLessThanOrEqual(box.height - 10);
      }
    }
  });

  test('are at least 44 pixels wide for up to 6 columns and rows, also on a small phone', () => {
    for (const box of [PHONE, SMALL_PHONE]) {
      for (const grid of shapes.filter(({ rows }) => rows <= 6)) {
        const tiles = fitTiles(box, grid, false);
        expect(tiles.w, JSON.stringify(grid)).toBeGreaterThanOrEqual(44);
        expect(tiles.h, JSON.stringify(grid)).toBeGreaterThanOrEqual(44);
        expect(pans(tiles, true)).toBe(false);
      }
    }
  });

  test.each([
    ['pictures', false, 1.4, 1.12],
    ['words', true, 1.05, 1.7],
  ])('of %s keep their proportions', (_, isWordy, tall, wide) => {
    for (const grid of shapes) {
      const { w, h } = fitTiles(PHONE, grid, isWordy);
      expect(h).toBeLessThanOrEqual(Math.ceil(w * tall) + 1);
      expect(w).toBeLessThanOrEqual(h * wide);
    }
  });

  test.each([
    [7, 336, true, true],
    [6, 336, true, false],
    [7, 336, false, false],
    [20, 884, false, false],
    [30, 884, false, true],
  ])('%i columns in %i pixels pan: touch %s, %s', (columns, width, isTouch, expected) => {
    const tiles = fitTiles({ width, height: 752 }, { rows: 4, columns }, false);
    expect(pans(tiles, isTouch)).toBe(expected);
  });
});

describe('a panned board', () => {
  test('opens with tiles to hit', () => {
    expect([openingWidth(true), openingWidth(false)]).toEqual([50, 40]);
  });

  test.each([
    [7, 7],
    [12, 12],
    [20, 5],
    [5, 40],
    [40, 40],
    [100, 100],
    [256, 256],
  ])('of %i × %i is wholly in view at its whole width', (rows, columns) => {
    for (const box of [PHONE, LAPTOP]) {
      const { width, height } = boardSize(pannedTiles(wholeWidth(box, { rows, columns })), {
        rows,
        columns,
      });
      expect(width).toBeLessThanOrEqual(box.width);
      expect(height).toBeLessThanOrEqual(box.height);
    }
  });

  test.each([
    ['a small board is centred', 50, 100, 300, 100],
    ['a large one goes as far as its left edge', 90, 1_000, 300, 16],
    ['and as far as its right edge', -2_000, 1_000, 300, -716],
    ['and anywhere between', -100, 1_000, 300, -100],
    ['one that just fits is centred', 0, 268, 300, 16],
  ])('%s', (_, offset, board, window, expected) => {
    expect(clampOffset(offset, board, window)).toBe(expected);
  });

  test.each([
    ['the beginning', 0, 50, 300, 100, [0, 6]],
    ['the middle, and one more on each side', -1_000, 50, 300, 100, [19, 26]],
    ['the end', -4_700, 50, 300, 100, [93, 99]],
    ['all of a small board', 20, 50, 300, 4, [0, 3]],
  ])('draws %s', (_, offset, step, window, count, expected) => {
    expect(inView(offset, step, window, count)).toEqual(expected);
  });

  test('draws whatever is in view, wherever it is', () => {
    for (let offset = 16; offset > -4_700; offset -= 37) {
      const [first, last] = inView(offset, 50, 300, 100);
      expect(offset + first * 50, 'the first begins at or before the window').toBeLessThanOrEqual(
        Math.max(0, offset),
      );
      expect(offset + (last + 1) * 50, 'the last ends behind it').toBeGreaterThanOrEqual(
        Math.min(300, offset + 100 * 50),
      );
      expect(last - first).toBeLessThan(10);
    }
  });
});

test.each([
  [5, 0, 10, 5],
  [-5, 0, 10, 0],
  [15, 0, 10, 10],
])('%i between %i and %i is %i', (value, least, most, clamped) => {
  expect(clamp(value, least, most)).toBe(clamped);
});
