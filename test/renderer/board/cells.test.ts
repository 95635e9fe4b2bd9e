import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SpotView } from '../../../shared/table-view.ts';
import { type Ground, Cells, cellToken } from '../../../renderer/board/cells.ts';
import { photoMark } from '../../../renderer/game/photo.ts';
import { view } from '../views.ts';

const css = readFileSync(new URL('../../../renderer/ui/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

/** The colour of a token; by lamplight what is not said again is as by day. */
function colourOf(token: string, isDark: boolean): string {
  const find = (block: string) => new RegExp(`${token}: (#[0-9a-f]{6});`).exec(block)?.[1];
  const found = (isDark ? find(dark) : undefined) ?? find(light);
  if (found === undefined) throw new Error(`no colour ${token}`);
  return found;
}

/** WCAG 2, relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

const spots: readonly SpotView[] = [
  1,
  { card: 'A' },
  ...Array.from({ length: 9 }, (_, by) => ({ card: 'A', by, as: 'first' as const })),
];

describe.each([
  ['by day', false],
  ['by lamplight', true],
])('the map %s', (_when, isDark) => {
  test('every card, and the frame of what is in view, stands out from its ground', () => {
    const ground = colourOf('--face', isDark);
    for (const token of [...spots.map((spot) => cellToken(spot, 8, 'map')), '--face-ink']) {
      expect(contrast(colourOf(token, isDark), ground), token).toBeGreaterThanOrEqual(3);
    }
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A picture of cards, and what is painted there: `[colour, x, y, width, height]`; no colour: wiped. */
function picture(ground: Ground, look: Readonly<Record<string, string>> = {}) {
  const painted: unknown[] = [];
  const context = {
    fillStyle: '',
    scale: (...by: number[]) => void painted.push(['scale', ...by]),
    clearRect: (...box: number[]) => void painted.push(['', ...box]),
    fillRect: (...box: number[]) => void painted.push([context.fillStyle, ...box]),
  };
  const canvas = {
    width: 0,
    height: 0,
    style: { width: '', height: '' },
    getContext: () => context,
  };
  const colours = { ...look };
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('document', { createElement: () => canvas, documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (token: string) => ` ${colours[token] ?? token} `,
  }));
  return { cells: new Cells(ground), canvas, painted, colours };
}

const TILES = { w: 10, h: 12, gap: 2 };

describe('a picture of cards', () => {
  test('has a rectangle for each that is there, in its place', () => {
    const { cells, painted } = picture('table');
    const seen = view('down gone A / A@0 A@1 down');
    cells.drawPart(
      seen,
      TILES,
      [100, 50],
      [
        [0, 1],
        [0, 2],
      ],
    );
    expect(painted.filter((one) => (one as string[])[0] !== '')).toEqual([
      ['--back', 100, 50, 10, 12],
      ['--edge', 124, 50, 10, 12],
      ['--gold', 100, 64, 10, 12],
      ['--p1', 112, 64, 10, 12],
      ['--back', 124, 64, 10, 12],
    ]);
    expect(painted).toContainEqual(['', 112, 50, 10, 12]); // what is gone is wiped
  });

  test('is drawn in part, where part of it changed', () => {
    const { cells, painted } = picture('table');
    cells.drawPart(
      view('down down / down down'),
      TILES,
      [0, 0],
      [
        [1, 1],
        [1, 1],
      ],
    );
    expect(painted).toEqual([
      ['', 12, 14, 10, 12],
      ['--back', 12, 14, 10, 12],
    ]);
  });

  test('is as sharp as its screen, and takes the colours of the day when it is cleared', () => {
    const { cells, canvas, painted, colours } = picture('map');
    cells.clear({ width: 30, height: 20 });
    expect([canvas.width, canvas.height, canvas.style, painted]).toEqual([
      60,
      40,
      { width: '30px', height: '20px' },
      [['scale', 2, 2]],
    ]);
    const paint = () => {
      painted.length = 0;
      cells.draw({ card: 'A', by: 0, as: 'first' }, 0, 0, 0, TILES);
      return (painted[1] as string[])[0];
    };
    expect(paint()).toBe('--gold-edge');
    colours['--gold-edge'] = 'dark';
    expect(paint()).toBe('--gold-edge');
    cells.clear({ width: 30, height: 20 });
    expect(paint()).toBe('dark');
  });

  test.each([
    ['table', undefined, '#112233'],
    ['map', undefined, '--map-up'],
    ['table', 1, '--p1'],
  ] as const)('a photo on the %s, held by %s, has the colour %s', (ground, by, colour) => {
    const { cells, painted } = picture(ground);
    const face = { card: 'photo_1', picture: 'a'.repeat(32), colour: '#112233' };
    const card = photoMark(face, (hash) => `/picture/${hash}`);
    cells.draw(by === undefined ? { card } : { card, by, as: 'first' }, 0, 0, 0, TILES);
    expect((painted[1] as string[])[0]).toBe(colour);
  });
});
