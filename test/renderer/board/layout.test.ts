import { describe, expect, test } from 'vitest';
import {
  boardSize,
  clamp,
  fitTiles,
  lengthsOf,
  pans,
  topOf,
} from '../../../renderer/board/layout.ts';
import {
  footOf,
  hasMap,
  groundOf,
  holds,
  inView,
  openingWidth,
  pannedTiles,
  wholeWidth,
} from '../../../renderer/board/pan-layout.ts';

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
    for (const faces of ['pictures', 'words', 'photos'] as const) {
      for (const grid of [...shapes, { rows: 20, columns: 20 }, { rows: 3, columns: 30 }]) {
        const tiles = fitTiles(box, grid, faces);
        const { width, height } = boardSize(tiles, grid);
        expect(width, JSON.stringify(grid)).toBeLessThanOrEqual(box.width);
        expect(height, JSON.stringify(grid)).toBeLessThanOrEqual(box.height - 18);
      }
    }
  });

  test.each([
    ['a phone', PHONE],
    ['a tablet', { width: 744, height: 800 }],
    ['a laptop', LAPTOP],
    ['a low window', { width: 700, height: 300 }],
  ])('leave room on %s for the stickers of the first row, and below the last', (_, box) => {
    for (const grid of shapes) {
      const tiles = fitTiles(box, grid, 'pictures');
      const { perch = 0, deep = 0 } = lengthsOf(tiles);
      const size = boardSize(tiles, grid);
      const top = topOf(tiles, size, box);
      expect(top, JSON.stringify(grid)).toBeGreaterThanOrEqual(deep - perch - 0.5);
      expect(box.height - top - size.height, JSON.stringify(grid)).toBeGreaterThanOrEqual(9.5);
    }
  });

  test('are at least 44 pixels wide for up to 6 columns and rows, also on a small phone', () => {
    for (const box of [PHONE, SMALL_PHONE]) {
      for (const grid of shapes.filter(({ rows }) => rows <= 6)) {
        const tiles = fitTiles(box, grid, 'pictures');
        expect(tiles.w, JSON.stringify(grid)).toBeGreaterThanOrEqual(44);
        expect(tiles.h, JSON.stringify(grid)).toBeGreaterThanOrEqual(44);
        expect(pans(tiles, true)).toBe(false);
      }
    }
  });

  test.each([
    [7, 7, 15],
    [8, 7, 9],
    [7, 8, 9],
  ])('of %i rows and %i columns are %i pixels apart', (rows, columns, gap) => {
    expect(fitTiles(LAPTOP, { rows, columns }, 'pictures').gap).toBe(gap);
  });

  test.each([
    ['pictures', 1.4, 1.12],
    ['words', 1.05, 1.7],
    ['photos', 1.15, 1.15],
  ] as const)('of %s keep their proportions', (faces, tall, wide) => {
    for (const grid of shapes) {
      const { w, h } = fitTiles(PHONE, grid, faces);
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
    const tiles = fitTiles({ width, height: 752 }, { rows: 4, columns }, 'pictures');
    expect(pans(tiles, isTouch)).toBe(expected);
  });
});

describe('a panned board', () => {
  test('has a map beside its buttons where there is room, and ends above them', () => {
    expect([264, 263].map((width) => hasMap({ width, height: 500 }))).toEqual([true, false]);
    expect([264, 263].map((width) => footOf({ width, height: 500 }))).toEqual([106, 72]);
  });

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
      const { width, height } = boardSize(
        pannedTiles(wholeWidth(box, { rows, columns }, footOf(box))),
        {
          rows,
          columns,
        },
      );
      expect(width).toBeLessThanOrEqual(box.width);
      expect(height).toBeLessThanOrEqual(box.height - footOf(box));
    }
  });

  test.each([
    ['a small board is centred', 100, 300, { length: 300, at: 100 }],
    ['a large one is scrolled, with a margin around it', 1_000, 300, { length: 1_032, at: 16 }],
    ['one that just fits is centred', 268, 300, { length: 300, at: 16 }],
  ])('%s', (_, board, window, expected) => {
    expect(groundOf(board, window)).toEqual(expected);
  });

  test.each([
    ['a small board is centred', 100, 400, { length: 400, at: 150 }],
    ['one that reaches below is moved above it', 250, 400, { length: 400, at: 44 }],
    ['a large one is scrolled as far as above it', 1_000, 400, { length: 1_122, at: 16 }],
    ['one that would fit without it is, too', 380, 400, { length: 502, at: 16 }],
  ])('with a foot of 106 pixels under it %s', (_, board, window, expected) => {
    expect(groundOf(board, window, 106)).toEqual(expected);
  });

  test.each([
    ['the beginning', 0, 50, 300, 100, [0, 6]],
    ['the middle, and one more on each side', -1_000, 50, 300, 100, [19, 26]],
    ['the end', -4_700, 50, 300, 100, [93, 99]],
    ['all of a small board', 20, 50, 300, 4, [0, 3]],
  ])('draws %s', (_, offset, step, window, count, expected) => {
    expect(inView(offset, step, window, count)).toEqual(expected);
  });

  test('draws ahead what is asked for', () => {
    expect(inView(-1_000, 50, 300, 100, 4)).toEqual([16, 29]);
    expect(inView(-4_700, 50, 300, 100, 4)).toEqual([90, 99]);
  });

  test.each([
    [[0, 9], [0, 9], true],
    [[0, 9], [1, 10], false],
    [[2, 9], [1, 9], false],
    [[0, -1], [0, 0], false],
  ] as const)('rows %j are drawn: %j are too: %s', (drawn, wanted, expected) => {
    expect(holds(drawn, wanted)).toBe(expected);
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

describe('the parts of a card', () => {
  test('grow with it, between a least and a most', () => {
    const tile = (w: number) => lengthsOf({ w, h: w, gap: 4 });
    expect(tile(20)).toMatchObject({ ring: 3, deep: 2, rad: 5, rim: 2, sticker: 16, tag: 12 });
    expect(tile(100)).toMatchObject({ ring: 5.5, deep: 5.5, rad: 16, crop: 170, sticker: 36 });
    expect(tile(400)).toMatchObject({ ring: 8, deep: 8, rad: 26, rim: 10, sticker: 56, tag: 22 });
  });

  test('have no ribbon to frame where they are small', () => {
    expect(lengthsOf({ w: 43, h: 43, gap: 4 })['rim']).toBe(2);
    expect(lengthsOf({ w: 44, h: 44, gap: 4 })['rim']).toBeCloseTo(3.08);
  });

  test('follow the size of the screen where it is seen from afar', () => {
    const tiles = { w: 400, h: 400, gap: 20 };
    expect(lengthsOf(tiles, 32)).toMatchObject({
      ring: 16,
      deep: 16,
      rad: 52,
      sticker: 112,
      tag: 48,
    });
    expect(lengthsOf({ w: 20, h: 20, gap: 4 }, 16)).toMatchObject({ ring: 2, rad: 4, sticker: 12 });
  });
});
