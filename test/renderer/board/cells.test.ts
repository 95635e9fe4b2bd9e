import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SpotView } from '../../../shared/table-view.ts';
import { cellToken } from '../../../renderer/board/cells.ts';

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
