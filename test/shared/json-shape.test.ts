import { expect, test } from 'vitest';
import { type DeckPair, formatDeckFile, parseDeckFile } from '../../shared/deck-file.ts';
import { hasShapeOfDeck } from '../../shared/json-shape.ts';
import { limits } from '../../shared/limits.ts';

/** The most pairs, with quotation marks and brackets wherever they may stand. */
const pairs = Array.from({ length: limits.deckPairsMax }, (_, number): DeckPair => [
  `"[{,\\ ${number}`,
  `\\"${number}\\`,
]);
const largest = { title: 'All "of\\', rows: 256, columns: 256, pairs };

test('the largest deck passes, as we write it and as others indent it', () => {
  expect(parseDeckFile(formatDeckFile(largest))).toEqual(largest);
  const format = 'memory-scramble deck 1';
  expect(parseDeckFile(JSON.stringify({ format, ...largest }, null, 4))).toEqual(largest);
  const bench = pairs.map(([first, second], key) => ({ key, first, second }));
  expect(hasShapeOfDeck(JSON.stringify({ format, bench: { pairs: bench } }, null, 4))).toBe(true);
});

test('a text, a picture and white space may be as long as the file', () => {
  const most = limits.deckFileBytesMax;
  expect(hasShapeOfDeck(`{"title":"${'['.repeat(most)}"}`)).toBe(true);
  expect(hasShapeOfDeck(`{}${'\n'.repeat(most)}`)).toBe(true);
});

test.each([
  ['brackets', `{"pairs":${'['.repeat(17)}`],
  ['brackets that are closed', `{"pairs":${'['.repeat(17)}${']'.repeat(17)}}`],
  ['lists', `{"pairs":[${'[],'.repeat(400_000)}[]]}`],
  ['strings', `{"pairs":[${'"",'.repeat(600_000)}""]}`],
  ['digits', `{"rows":${'1'.repeat(1_100_000)}}`],
  ['escaped quotation marks', `{"title":"${String.raw`\"`.repeat(5_000_000)}"}`],
])('too many %s are refused before they are parsed', (_, text) => {
  expect(hasShapeOfDeck(text)).toBe(false);
});

test('a string that is cut, or ends in a backslash, is left to JSON.parse', () => {
  expect(hasShapeOfDeck('{"title":"cut')).toBe(true);
  expect(hasShapeOfDeck('{"title":"cut\\"')).toBe(true);
});
