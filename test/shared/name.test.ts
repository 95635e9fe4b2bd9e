import { describe, expect, test } from 'vitest';
import { foldName, freeName, isReservedName, parseName } from '../../shared/name.ts';
import { dictionaries, languages } from '../../renderer/text/dictionary.ts';

describe('a name', () => {
  test.each([
    ['Ana', 'Ana', 'as it is'],
    ['  Ana\t', 'Ana', 'trimmed'],
    ['Ana \n\u00a0 Lee', 'Ana Lee', 'with single spaces'],
    ['e\u0301', '\u00e9', 'composed'],
    ['\u202eAna\u202c', 'Ana', 'without bidi characters'],
    ['A\u0007n\u001ba', 'Ana', 'without control characters'],
    ['A\u200bn\u00ada', 'Ana', 'without invisible characters'],
    ['An\ud800a', 'Ana', 'without half characters'],
    ['An\ue000a', 'Ana', 'without private characters'],
    ['👩‍👩‍👧', '👩‍👩‍👧', 'with the joiner that emoji are made with'],
    ['!', '!', 'of punctuation'],
    ['名前', '名前', 'in any script'],
  ])('%j becomes %j: %s', (text, name) => {
    expect(parseName(text)).toBe(name);
  });

  test.each(['', '   ', '\u200b', '\u202e', '\u200d', '\u0301', '\n'])(
    '%j is none, for nothing of it can be seen',
    (text) => {
      expect(parseName(text)).toBeUndefined();
    },
  );
});

describe('a free name', () => {
  test.each([
    ['Ana', [], 'Ana'],
    ['Ana', ['Ana'], 'Ana 2'],
    ['Ana', ['Ana', 'Ana 2'], 'Ana 3'],
    ['Ana', ['Ana 2'], 'Ana'],
    ['abcdefghijklmnopqrst', ['abcdefghijklmnopqrst'], 'abcdefghijklmnopqr 2'],
    ['abcdefghijklmnopq st', ['abcdefghijklmnopq st'], 'abcdefghijklmnopq 2'],
    ['😀'.repeat(20), ['😀'.repeat(20)], `${'😀'.repeat(18)} 2`],
    [`${'a'.repeat(16)}👩‍👩`, [`${'a'.repeat(16)}👩‍👩`], `${'a'.repeat(16)} 2`],
    [`${'a'.repeat(17)}🇷🇴`, [`${'a'.repeat(17)}🇷🇴`], `${'a'.repeat(17)} 2`],
    [`${'👩\u200d'.repeat(9)}👩`, [`${'👩\u200d'.repeat(9)}👩`], `${'👩\u200d'.repeat(8)}👩 2`],
  ])('%s, where %j are taken, is %s', (name, taken: readonly string[], free) => {
    expect(freeName(name, (candidate) => taken.includes(candidate))).toBe(free);
  });

  test('the tenth number is one character longer, and fits as well', () => {
    const asked: string[] = [];
    const free = freeName('abcdefghijklmnopqrst', (name) => asked.push(name) < 10);
    expect(free).toBe('abcdefghijklmnopq 10');
  });
});

test.each([
  ['ANA', 'ana'],
  ['É', 'e\u0301'],
  ['Ana', '\uff21\uff4e\uff41'], // full width
  ['Ana', 'A\u200dna'],
  ['Ana', 'A\ufe0fna'],
  ['Ana', 'Ana\ufe0e'],
  ['Ana', 'A\u034fna'],
  ['Ana', 'An\u{e0101}a'],
  ['Ana', 'An\u180ba'],
  ['Ana', 'An\u17b4a'],
  ['Ana', 'An\uffa0a'],
  ['Ana', 'Ana\u{e0041}'],
  ['Strauß', 'STRAUSS'],
  ['Odysseus Σ', 'odysseus ς'],
  ['Ana Lee', 'Ana \u034f Lee'],
  ['ﬁx', 'FIX'],
])('%j and %j are one name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test('nothing that is never seen tells two names apart', () => {
  const ignorable: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) ignorable.push(character);
  }
  expect(ignorable.length).toBeGreaterThan(4_000);
  expect(ignorable.filter((character) => foldName(`A${character}na`) !== foldName('Ana'))).toEqual(
    [],
  );
  expect(ignorable.filter((character) => parseName(character) !== undefined)).toEqual([]);
});

test('Ana and Anna are two names', () => {
  expect(foldName('Ana')).not.toBe(foldName('Anna'));
});

test('a name is composed and single-spaced after what is unwanted has gone', () => {
  expect(parseName('Ana \u200e Lee')).toBe('Ana Lee');
  expect(parseName('e\u200e\u0301')).toBe('\u00e9');
});

test.each([
  ...['\u3164', '\u2800', '\u115f', '\u200d', '\u034f\ufe0f'],
  ...['\ufffc', '\u{1d159}', '\u{13441}', '\u{13442}'],
])('%j cannot be seen and is no name', (name) => {
  expect(parseName(name)).toBeUndefined();
});

test('a joiner at the edge of a word is not a part of the name', () => {
  expect(parseName('Ana\u200d')).toBe('Ana');
  expect(parseName('\u200dAna \u200d Lee')).toBe('Ana Lee');
  expect(parseName('👩\u200d🚀')).toBe('👩\u200d🚀');
});

describe('a reserved name', () => {
  test.each(['Host', 'the HOST', 'H\u200dost', 'Gastgeberin', 'L’hôte', 'Anfitrión', 'gazda'])(
    '%j: it speaks of the host',
    (name) => {
      expect(isReservedName(name)).toBe(true);
    },
  );

  test.each(languages)(
    'is what a player is called on their own screen, in %s',
    async (language) => {
      const { default: text } = await dictionaries[language]();
      expect(isReservedName(text.tag.you)).toBe(true);
      expect(isReservedName(text.score.you)).toBe(true);
    },
  );

  test.each(['Ana', 'Hosta', 'Youssef', 'Tudor'])('%j is none', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
