import { expect, test } from 'vitest';
import { guessColumns, hasHeading, isTooLong, readList } from '../../../renderer/maker/list.ts';

/** The pairs, each as a list of its cells. */
function pairsOf(text: string, columns = guessColumns(text)) {
  return readList(text, columns).map(({ first, second }) =>
    second === undefined ? [first] : [first, second],
  );
}

test.each([
  ['tabs', 'Hund\tdog\nKatze\tcat'],
  ['semicolons', 'Hund;dog\r\nKatze; cat\r\n'],
  ['commas', 'Hund, dog\nKatze,cat'],
  ['equals signs', 'Hund = dog\nKatze  =  cat'],
  ['equals signs without spaces', 'Hund=dog\nKatze=cat'],
  ['hyphens', 'Hund - dog\nKatze  -  cat'],
  ['dashes', 'Hund – dog\nKatze — cat'],
  ['colons', 'Hund: dog\nKatze : cat'],
  ['quotes of a spreadsheet', '"Hund","dog"\n"Katze","cat"'],
  ['old line ends', 'Hund\tdog\rKatze\tcat'],
])('two columns are found by their %s', (_, text) => {
  expect(guessColumns(text)).toBe(2);
  expect(pairsOf(text)).toEqual([
    ['Hund', 'dog'],
    ['Katze', 'cat'],
  ]);
});

test('a list of words is one column, and its commas are part of them once somebody says so', () => {
  expect(pairsOf('🦁\n🐸\n\n  \nguten Morgen')).toEqual([['🦁'], ['🐸'], ['guten Morgen']]);
  expect(guessColumns('red, green\nblue, yellow')).toBe(2);
  expect(pairsOf('red, green\nblue, yellow', 1)).toEqual([['red, green'], ['blue, yellow']]);
});

test('a tab is surer than a comma, and an equals sign than a semicolon', () => {
  expect(pairsOf('a, b\tc\nd, e\tf')).toEqual([
    ['a, b', 'c'],
    ['d, e', 'f'],
  ]);
  expect(pairsOf('a; b = c\nd; e = f')).toEqual([
    ['a; b', 'c'],
    ['d; e', 'f'],
  ]);
  expect(pairsOf('7 × 8=56\n12:30 = half past twelve\na - b=c', 2)[0]).toEqual(['7 × 8', '56']);
});

test('a hyphen in a word, a time and a colon at the end part nothing', () => {
  expect(guessColumns('T-Shirt\nE-Mail')).toBe(1);
  expect(guessColumns('12:30\n7:15')).toBe(1);
  expect(guessColumns('Wörter:\nTiere:')).toBe(1);
});

test.each([
  ['Deutsch;Englisch\nHund;dog', true],
  ['German\tEnglish\nHund\tdog', true],
  ['Wort,Translation\nHund,dog', true],
  ['español;român\u0103\nperro;câine', true],
  ['Hund;dog\nKatze;cat', false],
  ['Deutsch;dog\nKatze;cat', false],
  ['Deutsch;Englisch', false],
])('%j begins with a heading: %j', (text, expected) => {
  expect(hasHeading(readList(text, 2))).toBe(expected);
});

test('a quoted cell may have separators, quotes and line ends in it', () => {
  expect(pairsOf('"a;b";"say ""hi"""\nc;"two\nlines"\nd;e')).toEqual([
    ['a;b', 'say "hi"'],
    ['c', 'two lines'],
    ['d', 'e'],
  ]);
});

test('a quote that is never closed is a letter, and nothing behind it is lost', () => {
  expect(pairsOf('"a\tb\nc\td')).toEqual([
    ['"a', 'b'],
    ['c', 'd'],
  ]);
  expect(pairsOf('5" pipe\tTube\nc\td')[0]).toEqual(['5" pipe', 'Tube']);
});

test('a line with one cell becomes twins, is told by its number, and a third cell is left out', () => {
  const found = readList('Hund\tdog\n\nKaffee\t\n\tTee\na\tb\tc', 2);
  expect(found).toEqual([
    { line: 1, first: 'Hund', second: 'dog' },
    { line: 3, first: 'Kaffee' },
    { line: 4, first: 'Tee' },
    { line: 5, first: 'a', second: 'b', isWide: true },
  ]);
});

test('two columns that are only chosen use whatever parts anything', () => {
  expect(pairsOf('a\nb\nc\nd;e', 2)).toEqual([['a'], ['b'], ['c'], ['d', 'e']]);
  expect(pairsOf('a\nb', 2)).toEqual([['a'], ['b']]);
});

test('a list of more letters than are read is told as such', () => {
  expect(isTooLong('x'.repeat(500_000))).toBe(false);
  expect(isTooLong('x'.repeat(500_001))).toBe(true);
});

test('an empty list has no pairs, and 5,000 rows are read', () => {
  expect(pairsOf('')).toEqual([]);
  expect(pairsOf(' \n\t\n')).toEqual([]);
  const rows = Array.from({ length: 5_000 }, (_, index) => `"w${index}\tx${index}`);
  expect(pairsOf(rows.join('\n'))).toHaveLength(5_000);
});
