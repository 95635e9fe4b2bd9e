import { expect, test } from 'vitest';
import { isEmoji } from '../../shared/emoji.ts';

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
])('%s is one emoji: %s', (card, is) => {
  expect(isEmoji(card)).toBe(is);
});
