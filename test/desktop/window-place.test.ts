import { describe, expect, test } from 'vitest';
import { type Area, SMALLEST, placeOn } from '../../main/desktop/window-place.ts';

const main: Area = { x: 0, y: 25, width: 1440, height: 875 };
const left: Area = { x: -1920, y: 0, width: 1920, height: 1080 };
const above: Area = { x: 0, y: -1080, width: 1920, height: 1080 };

function last(x: number, y: number, width = 1_000, height = 700) {
  return { x, y, width, height, isMaximized: false };
}

/** How much of a placed window's top edge can be got hold of on these screens. */
function grip(place: Partial<Area>, areas: readonly Area[]): number {
  const { x = 0, y = 0, width = 0 } = place;
  const widths = areas
    .filter((area) => y >= area.y && y < area.y + area.height)
    .map((area) => Math.min(x + width, area.x + area.width) - Math.max(x, area.x));
  return Math.max(0, ...widths);
}

describe('the first window', () => {
  test('has a size, and the system puts it in the middle', () => {
    expect(placeOn([main], null)).toEqual({ width: 1280, height: 860 });
  });

  test('is no larger than the screen', () => {
    const small = { x: 0, y: 0, width: 1024, height: 560 };
    expect(placeOn([small], null)).toEqual({ width: 1024, height: 560 });
  });

  test('opens where there is no screen at all', () => {
    expect(placeOn([], null)).toEqual({ width: 1280, height: 860 });
    expect(placeOn([], last(10, 30))).toEqual({ width: 1280, height: 860 });
  });
});

describe('a window comes back', () => {
  test('at its old place', () => {
    expect(placeOn([main], last(100, 60))).toEqual({ x: 100, y: 60, width: 1000, height: 700 });
  });

  test('on a screen to the left, where coordinates are negative', () => {
    const place = { x: -1800, y: 40, width: 1000, height: 700 };
    expect(placeOn([main, left], last(-1_800, 40))).toEqual(place);
  });

  test('on a screen above the main one', () => {
    const place = { x: 300, y: -900, width: 1000, height: 700 };
    expect(placeOn([main, above], last(300, -900))).toEqual(place);
  });

  test('partly off the screen, as long as it can be grabbed', () => {
    expect(placeOn([main], last(-900, 60))).toMatchObject({ x: -900 });
    expect(placeOn([main], last(1_340, 60))).toMatchObject({ x: 1340 });
  });

  test('with its title bar below the edge of the screen', () => {
    expect(placeOn([main], last(100, -30))).toMatchObject({ x: 100, y: 25 });
  });
});

describe('a window that would be lost is put on the main screen', () => {
  test.each([
    ['its screen is gone', last(-1_800, 40)],
    ['its screen was below', last(100, 1_200)],
    ['only a sliver of it is left', last(-950, 60)],
    ['it is beyond the right edge', last(1_400, 60)],
    ['its title bar is far above', last(100, -400)],
    ['its title bar is under the lower edge', last(100, 880)],
  ])('%s', (_why, place) => {
    expect(placeOn([main], place)).toEqual({ width: 1000, height: 700 });
  });
});

describe('a window that is too large is made to fit', () => {
  test('and is whole on its screen', () => {
    expect(placeOn([main], last(-100, 60, 3_000, 2_000))).toEqual(main);
  });

  test('even if only its far end was on the screen', () => {
    const place = placeOn([main], last(-2_900, 60, 3_000, 700));
    expect(grip(place, [main])).toBe(main.width);
  });

  test('and never so small that nobody can play', () => {
    const tiny = { x: 0, y: 0, width: 200, height: 200 };
    expect(placeOn([tiny], last(0, 0))).toMatchObject(SMALLEST);
    expect(placeOn([main], last(0, 30, -5, 0))).toMatchObject(SMALLEST);
  });
});

test('wherever it was, its title bar can be grabbed, or the system chooses the place', () => {
  const areas = [main, left, above];
  for (let x = -4_000; x <= 4_000; x += 170) {
    for (let y = -2_500; y <= 2_500; y += 130) {
      for (const width of [400, 1_400, 3_000]) {
        const place = placeOn(areas, last(x, y, width, 600));
        if (place.x !== undefined)
          expect(grip(place, areas), `${x},${y}`).toBeGreaterThanOrEqual(100);
      }
    }
  }
});
