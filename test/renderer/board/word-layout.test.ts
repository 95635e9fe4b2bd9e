import { expect, test } from 'vitest';
import { hyphenated } from '../../../renderer/board/word-layout.ts';

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
