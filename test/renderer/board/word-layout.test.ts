import { expect, test, vi } from 'vitest';
import { hyphenated, lineWidth } from '../../../renderer/board/word-layout.ts';

test.each([
  ['fox', 'fox'],
  ['panda', 'panda'],
  ['Canberra', 'Can-b-e-rra'],
  ['hippopotamus', 'hip-p-o-p-o-t-a-mus'],
  ['example.com/a', 'exa-m-p-l-e.c-o-m/a'],
  ['Ελληνικά', 'Ελλ-η-ν-ικά'],
  ['中华人民共和国', '中华人民共和国'],
  ['ありがとうございます', 'ありがとうございます'],
  ['الاستقلال', 'الاستقلال'],
  ['👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧👩‍👩‍👧'],
])('%s may be hyphenated so: %s', (word, shown) => {
  expect(hyphenated(word).replaceAll('\u00ad', '-')).toBe(shown);
});

test.each([
  ['Canberra', 4.8],
  ['a Canberra', 4.8], // as its longest word
  ['a b', 0.9],
  ['fox fox fox fox', 4.5], // or in more lines than there are
])('the line of %s is %d em wide, where every letter is 0.6', (text, em) => {
  const element = { getContext: () => null };
  vi.stubGlobal('document', { createElement: () => element, documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: '' }));
  expect(lineWidth(text)).toBeCloseTo(em);
  vi.unstubAllGlobals();
});
