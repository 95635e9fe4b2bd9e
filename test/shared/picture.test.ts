import { expect, test } from 'vitest';
import { isPicture } from '../../shared/picture.ts';

test.each([
  ['🦊', true],
  ['❤️', true],
  ['👨‍👩‍👧‍👦', true],
  ['🧑🏿‍🤝‍🧑🏻', true],
  ['🏳️‍🌈', true],
  ['🇷🇴', true],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', true],
  ['❤️‍🔥', true],
  ['👁️‍🗨️', true],
  ['1️⃣', true],
  ['🇷🇴🇷🇴', false],
  ['fox', false],
  ['1', false],
  ['#', false],
  ['🦊🦊', false],
  ['fox🦊', false],
  ['W🦊WWWWWW', false],
  ['©®™‼⁉ℹ↔↕', false],
])('%s is one picture: %s', (card, is) => {
  expect(isPicture(card)).toBe(is);
});
