import { expect, test } from 'vitest';
import { printable, quoted } from '../../shared/printable.ts';

test.each([
  ['plain text', 'plain text'],
  ['🦄 名前 é', '🦄 名前 é'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['\u001b[31m', '\\u{1b}[31m'],
  ['a\nb\r\tc', 'a\\u{a}b\\u{d}\\u{9}c'],
  ['\u202eabc', '\\u{202e}abc'],
  ['\u2028\u2029', '\\u{2028}\\u{2029}'],
  ['\ud800', '\\u{d800}'],
  ['\u{e0001}', '\\u{e0001}'],
  ['\u0000\u007f\u009b', '\\u{0}\\u{7f}\\u{9b}'],
])('%j is shown as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('a quoted text stands in quotation marks, printable', () => {
  expect(quoted('a\u0007')).toBe('"a\\u{7}"');
  expect(quoted('')).toBe('""');
});

test('a quoted text is cut after 40 characters, and never inside one', () => {
  expect(quoted('x'.repeat(40))).toBe(`"${'x'.repeat(40)}"`);
  expect(quoted('x'.repeat(41))).toBe(`"${'x'.repeat(40)}…"`);
  expect(quoted('🦄'.repeat(41))).toBe(`"${'🦄'.repeat(40)}…"`);
});
