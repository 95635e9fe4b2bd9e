/** The stylesheets: what the oldest browsers of our baseline know, and that colours can be told apart. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [`renderer/${file.replaceAll('\\', '/')}`] as const);

function read(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** What is asked for only where a browser has it. */
const ENHANCED = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** What Safari 15, Chrome 100 or Firefox 100 do not know, and would drop a whole rule for. */
const UNKNOWN =
  /color-mix\(|light-dark\(|:has\(|@container|@scope|@starting-style|@position-try|\bsubgrid\b|\d(?:[dsl]v[hwib]|[dsl]vmin|[dsl]vmax|cq[whib])\b|^\s*(?:translate|rotate|scale):|(?:^|[;{}])\s*&|oklch\(|oklab\(|linear\(|anchor\(|@property/m;

test('there are stylesheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(30);
});

test.each(sheets)('%s is written for Safari 15, Chrome 100 and Firefox 100', (file) => {
  expect(UNKNOWN.exec(read(file).replaceAll(ENHANCED, ''))?.[0]).toBe(undefined);
});

test('the check can fail, and lets enhancements be', () => {
  const found = (css: string) => UNKNOWN.exec(css.replaceAll(ENHANCED, ''))?.[0].trim();
  expect(found('.a { color: color-mix(in srgb, red, blue); }')).toBe('color-mix(');
  expect(found('.a {\n  scale: 2;\n}')).toBe('scale:');
  expect(found('.a {\n  & .b { color: red }\n}')).toContain('&');
  expect(found('.a { height: 100dvh; transform: scale(2) rotate(1deg); }')).toBe('0dvh');
  expect(found('.a { transform: scale(2); background: linear-gradient(red, blue); }')).toBe(
    undefined,
  );
  const enhanced =
    '@supports (color: color-mix(in srgb, red, blue)) { .a { color: color-mix(x) } }';
  expect(found(enhanced)).toBe(undefined);
  expect(found(`${enhanced} .b:has(.c) { color: red }`)).toBe(':has(');
});

/** The tokens of a block of tokens.css, by its beginning. */
function tokens(beginning: string): ReadonlyMap<string, string> {
  const css = read('renderer/ui/tokens.css');
  const start = css.indexOf(beginning);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const light = tokens(':root {');
const darkBySystem = tokens(":root:not([data-theme='light'])");
const darkByChoice = tokens(":root[data-theme='dark']");

test('dark is the same, whoever has chosen it', () => {
  expect(darkBySystem.size).toBeGreaterThan(20);
  expect([...darkByChoice]).toEqual([...darkBySystem]);
});

/** As WCAG computes it, of two colours `#rrggbb`. */
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const PLAYERS = [0, 1, 2, 3, 4, 5, 6, 7];

test('the eyes of a computer player are seen on the colour of every player, light and dark', () => {
  expect(read('renderer/ui/base.css')).toMatch(/\.sticker \.eyes \{\s*fill: var\(--face\);/);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  for (const theme of [light, new Map([...light, ...darkBySystem])]) {
    const face = theme.get('--face') ?? '';
    const seen = PLAYERS.map((player) => contrast(face, theme.get(`--p${player}`) ?? ''));
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(3.2);
  }
});
