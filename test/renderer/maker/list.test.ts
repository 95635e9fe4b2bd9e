import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

test('quotes around every cell tell commas between them from semicolons in them', () => {
  expect(pairsOf('"to go; to walk","gehen"\n"to run; to jog","laufen"')).toEqual([
    ['to go; to walk', 'gehen'],
    ['to run; to jog', 'laufen'],
  ]);
});

test('columns that are empty all the way, and those behind the second, are left out alike in each row', () => {
  const text = 'Hund,,dog,der\nKatze,,cat,\nMaus,,,die';
  expect(pairsOf(text)).toEqual([['Hund', 'dog'], ['Katze', 'cat'], ['Maus']]);
  expect(readList(text, 2).map(({ isWide }) => isWide === true)).toEqual([true, false, true]);
});

describe('Anki', () => {
  const head = '#separator:Semicolon\r\n#html:true\r\n#guid column:1\r\n#deck column:2\r\n';

  test('the lines above its notes say what parts them, and which columns are its own', () => {
    const text = `${head}#tags column:5\r\nk3;Unit 7;"<b>der</b> Hund<br>[sound:a.mp3]";"dog &amp; bone";animals\r\n`;
    expect(guessColumns(text)).toBe(2);
    expect(readList(text, 2)).toEqual([
      { line: 6, first: 'der Hund', second: 'dog & bone', isWide: true, isStripped: true },
    ]);
  });

  test.each([
    ['Comma', ','],
    ['Tab', '\t'],
    ['Space', ' '],
    ['Pipe', '|'],
    ['Colon', ':'],
    [';', ';'],
  ])('its separator %s', (name, mark) => {
    expect(pairsOf(`#separator:${name}\nHund${mark}dog`)).toEqual([['Hund', 'dog']]);
  });

  test('a card of nothing but a picture is empty, and html:false keeps what looks like HTML', () => {
    expect(pairsOf('#separator:tab\n#html:true\n<img src="x.jpg">\tdog\n')).toEqual([['dog']]);
    const plain = '#separator:tab\n#html:false\n<b>\tbold &amp; so on';
    expect(pairsOf(plain)).toEqual([['<b>', 'bold &amp; so on']]);
  });

  test('a list that begins with another line of this kind has no such lines', () => {
    expect(pairsOf('#1: first\n#2: second')).toEqual([
      ['#1', 'first'],
      ['#2', 'second'],
    ]);
    expect(pairsOf('#separator:\n"a";b')).toEqual([['a', 'b']]);
  });
});

test('HTML is left out of words, and stays where it is the word', () => {
  expect(pairsOf('<i>le</i> chat\tl&#8217;ami\n<p>x</p><p>y</p>\t<a href="u">z</a>')).toEqual([
    ['le chat', 'l’ami'],
    ['x y', 'z'],
  ]);
  const lesson = '<b> = bold\n<h1> = heading\n&lt; = less than\na < b = true\n<3 = heart';
  expect(pairsOf(lesson).map(([first]) => first)).toEqual(['<b>', '<h1>', '&lt;', 'a < b', '<3']);
});

const cell = fc
  .string({
    unit: fc.constantFrom(...Array.from('ab ,;\t"=-:\n<>&#äß漢🦊')),
    minLength: 1,
    maxLength: 8,
  })
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => text !== '' && !/[<&]/.test(text));

test('whatever a spreadsheet writes in quotes is read back', () => {
  const marks = fc.constantFrom(',', ';', '\t');
  const ends = fc.constantFrom('\n', '\r\n', '\r');
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(rows, marks, ends, (pairs, mark, end) => {
      const text = pairs.map((pair) => pair.map(quoted).join(mark)).join(end);
      expect(pairsOf(`#separator:${mark}\n${text}`)).toEqual(pairs);
    }),
  );
});

test('any text is read, each pair from a line of its own, and no cell has a line end', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('a "";,\t\n\r=-:<b>&#|[é')),
    maxLength: 60,
  });
  const starts = fc.constantFrom(
    '',
    '\ufeff',
    '#separator:tab\n',
    '#tags column:2\n',
    '#html:true\n',
  );
  fc.assert(
    fc.property(starts, text, fc.constantFrom<1 | 2>(1, 2), (start, rest, columns) => {
      const lines = (start + rest).split(/\r\n?|\n/).length;
      let before = 0;
      for (const { line, first, second } of readList(start + rest, columns)) {
        expect(line > before && line <= lines).toBe(true);
        before = line;
        for (const face of [first, second ?? first]) expect(face).toMatch(/^\S(.*\S)?$/u);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['one line', 'x'],
  ['spaces', 'a '],
  ['quotes', '"a '],
  ['cells in quotes', '";""'],
  ['separators', ';'],
  ['lines', '\n'],
  ['tags', '<b'],
  ['a tag', '<aa '],
  ['sounds', '[sound:'],
])('a list of half a million letters is read at once: %s', (_, part) => {
  const text = part.repeat(Math.ceil(500_000 / part.length));
  for (const start of ['', '<a', 'a;b\n', '#separator:space\n#html:true\n'])
    expect(readList(start + text, guessColumns(start + text)).length).toBeLessThan(500_000);
});
