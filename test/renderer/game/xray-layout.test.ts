import { describe, expect, test } from 'vitest';
import type { Bar, Mark } from '../../../renderer/game/xray-lanes.ts';
import {
  TV_LANES,
  WINDOW_LANES,
  fitLabel,
  fitPills,
  laneSizes,
  lanesFitting,
  pictureWidth,
  textWidth,
  ticks,
  xOf,
} from '../../../renderer/game/xray-layout.ts';
import { below, seededRandom } from '../../support/random.ts';

describe('the sizes of lanes', () => {
  test.each([
    [4, 833, WINDOW_LANES, { lane: 78, isDense: false }],
    [8, 833, WINDOW_LANES, { lane: 65, isDense: false }],
    [9, 833, WINDOW_LANES, { lane: 40, isDense: true }],
    [16, 833, WINDOW_LANES, { lane: 32, isDense: true }],
    [64, 833, WINDOW_LANES, { lane: 26, isDense: true }],
    [4, 1080, TV_LANES, { lane: 126, isDense: false }],
    [16, 1080, TV_LANES, { lane: 46, isDense: true }],
    [18, 1080, TV_LANES, { lane: 41, isDense: true }],
  ])('%d lanes in %d pixels', (count, height, form, expected) => {
    expect(laneSizes(count, height, form)).toMatchObject(expected);
  });

  test.each([
    [4, 833, WINDOW_LANES, [19, 5, 41, 28, 2.8, 3, 10]],
    [16, 833, WINDOW_LANES, [16, 8, 24, 3, 2.2, 2, 7.68]],
    [4, 1080, TV_LANES, [31, 9, 66, 47, 4, 5, 14]],
    [16, 1080, TV_LANES, [28, 9, 36, 4, 3, 3, 11.52]],
  ])('the parts of %d lanes in %d pixels', (count, height, form, parts) => {
    const { pill, pillTop, bar, barTop, ring, side, radius } = laneSizes(count, height, form);
    const found = [pill, pillTop, bar, barTop, ring, side, radius];
    expect(found.map((part) => Math.round(part * 100) / 100)).toEqual(parts);
  });

  test('every lane has room for its bar and its pill, and a TV for letters of 24 pixels', () => {
    for (let count = 1; count <= 64; count++) {
      for (const [height, form, letters] of [
        [700, WINDOW_LANES, 12],
        [1_080, TV_LANES, 24],
      ] as const) {
        const { lane, bar, barTop, pill, font, side } = laneSizes(count, height, form);
        expect(barTop + bar + side).toBeLessThanOrEqual(lane + 2);
        expect(pill).toBeLessThanOrEqual(lane);
        expect(font).toBe(letters);
      }
    }
    expect(lanesFitting(1_080, TV_LANES)).toBe(18);
  });
});

describe('pills', () => {
  const sizes = laneSizes(4, 833, WINDOW_LANES);
  const scale = { from: 0, perMs: 0.055 };

  test('never touch: they lose what was before, then become dots; the chosen one keeps its id', () => {
    const random = seededRandom(1);
    for (let round = 0; round < 200; round++) {
      let ms = 0;
      const marks = Array.from({ length: 12 }, (_, step): Mark => {
        ms += below(random, 1_500) + 1;
        return { step, ms, seat: 0, before: step % 2 === 0 ? ['3-B'] : [], rule: '1-B' };
      });
      for (const lit of [undefined, 5]) {
        const pills = fitPills(marks, scale, sizes, lit).filter(({ width }) => width > 0);
        for (const [index, { x, width }] of pills.entries())
          expect(x + width).toBeLessThanOrEqual(pills[index + 1]?.x ?? Infinity);
        expect(pills.some(({ mark }) => mark.step === 5) || lit === undefined).toBe(true);
      }
    }
  });

  test('say all that they can', () => {
    const mark = (step: number, ms: number): Mark => {
      return { step, ms, seat: 0, before: ['3-B'], rule: '1-B' };
    };
    const kinds = (gap: number) =>
      fitPills([mark(1, 0), mark(2, gap)], scale, sizes, undefined).map(({ kind }) => kind);
    expect(kinds(3_000)).toEqual(['full', 'full']);
    expect(kinds(800)).toEqual(['short', 'full']);
    expect(kinds(200)).toEqual(['dot', 'full']);
  });
});

describe('what is written on a bar', () => {
  const sizes = laneSizes(4, 833, WINDOW_LANES);
  const label = (kind: Bar['kind'], end: number, of = sizes, card = '🦊') => {
    const bar = { kind } as Bar;
    const { x, hasPicture, hasName, end: next } = fitLabel(bar, card, 'Mia', [0, end], of);
    return [x, hasPicture, hasName, Math.round(next * 100) / 100];
  };

  test('is the card, and the name of who had it, as there is room', () => {
    expect(label('has', 200)).toEqual([7, true, true, 63.36]);
    expect(label('has', 59)).toEqual([7, true, false, 33.52]);
    expect(label('has', 33)).toEqual([7, false, false, 7]);
    expect(label('has', 200, sizes, 'bear')).toEqual([7, true, true, 71.84]);
  });

  test('is a tick and the card of a pair', () => {
    expect(label('pair', 200)).toEqual([7, true, false, 53.92]);
    expect(label('pair', 53)).toEqual([7, false, false, 27.4]);
  });

  test('is the name of who waits', () => {
    expect(label('wait', 200)).toEqual([9, false, true, 38.84]);
    expect(label('wait', 32)).toEqual([9, false, false, 7]);
  });

  test('begins nearer where lanes are dense, and further on a TV', () => {
    expect(label('has', 200, laneSizes(16, 833, WINDOW_LANES))[0]).toBe(5);
    expect(label('has', 400, laneSizes(4, 1_080, TV_LANES))[0]).toBe(12);
  });

  test('is as wide as its word, up to a point', () => {
    expect(pictureWidth('fox', 20, 12)).toBeCloseTo(22.16);
    expect(pictureWidth('a very long word indeed', 20, 12)).toBe(84);
    expect([pictureWidth('🦊', 20, 12), pictureWidth(undefined, 20, 12)]).toEqual([20, 20]);
  });
});

test('times are named at round seconds, further apart where more is shown', () => {
  const named = (span: number) =>
    ticks({ from: 60_000, perMs: 1 }, 60_000 + span)
      .filter(({ isNamed }) => isNamed)
      .map(({ ms }) => ms / 1_000);
  expect(named(12_000)).toEqual([60, 62, 64, 66, 68, 70, 72]);
  expect(named(30_000)).toEqual([60, 64, 68, 72, 76, 80, 84, 88]);
  expect(named(120_000)).toEqual([60, 80, 100, 120, 140, 160, 180]);
  expect(ticks({ from: -5_000, perMs: 1 }, 2_000).map(({ ms }) => ms)).toEqual([0, 1_000, 2_000]);
  expect(xOf(61_000, { from: 60_000, perMs: 0.05 })).toBe(50);
  expect(textWidth('1-B', 12)).toBeCloseTo(20.16);
});
