import { beforeEach, expect, test, vi } from 'vitest';
import { breakable, wordStyle } from '../../../renderer/board/word-layout.ts';

/** A browser in which every letter is 0.6 em wide, and German has a place to break behind every third. */
beforeEach(() => {
  const span = { lang: '', textContent: '', className: '', remove: () => undefined };
  const ruler = Object.defineProperty(span, 'scrollWidth', {
    get: () => (span.lang === 'de' ? 3 : span.textContent.length) * 60,
  });
  vi.stubGlobal('document', {
    createElement: (name: string) => (name === 'canvas' ? { getContext: () => null } : ruler),
    documentElement: {},
    body: { append: () => undefined },
  });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: '' }));
});

const styleOf = (text: string, language?: string) =>
  Object.values(wordStyle(text, language)).slice(0, 3).map(Number);

test.each([
  ['Canberra', [4.8, 4.8, 1]],
  ['a Canberra', [4.8, 4.8, 2]], // as its longest word
  ['a b', [0.9, 0.9, 2]],
  ['fox fox fox fox', [4.5, 4.5, 3]], // or in more lines than there are
  ['中华人民共和国', [4.2, 1, 2]], // a line may end behind each of them
])('%s: the width of a line, the least one, and how many', (text, expected) => {
  expect(styleOf(text)).toEqual(expected);
});

test('a word is broken where its own language knows a place, and nowhere else', () => {
  expect(styleOf('Küchenschrank', 'de')).toEqual([7.8, 1.8, 2]);
  expect(styleOf('Küchenschrank', 'en')).toEqual([7.8, 7.8, 1]);
  expect(styleOf('cupboard')).toEqual([4.8, 4.8, 1]);
});

test('a word of no end, whose language knows no place, is broken anywhere before it is a hairline', () => {
  const word = 'abcdefghijklmnopqrstuvwxyzabcd';
  expect(breakable(word, 'en').split('\u00ad')).toEqual(word.split(''));
  expect(wordStyle(word, 'en')).toMatchObject({
    '--em': '18.000',
    '--least': '7.000',
    '--cut': '5px',
  });
  expect(breakable(word, 'de')).toBe(word);
  expect(wordStyle(word, 'de')).toMatchObject({ '--least': '1.800', '--cut': '12px' });
  expect(breakable('Küchenschrank', 'en')).toBe('Küchenschrank');
});
