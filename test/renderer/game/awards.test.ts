import { describe, expect, test } from 'vitest';
import { awardSentence, awardsShown } from '../../../renderer/game/story.ts';
import { awardAt } from '../../../renderer/game/situation.ts';
import { faced } from '../../../renderer/game/faces.ts';
import { type Language, dictionaries } from '../../../renderer/text/dictionary.ts';
import { storyDictionaries } from '../../../renderer/text/story-dictionary.ts';
import type { Award, AwardKind } from '../../../shared/awards.ts';
import { view } from '../views.ts';

async function load(language: Language) {
  const { default: text } = await dictionaries[language]();
  const { default: words } = await storyDictionaries[language]();
  return (given: Award) => awardSentence(text, words, given);
}

const [en, de, fr, ro] = await Promise.all([load('en'), load('de'), load('fr'), load('ro')]);

function award(kind: AwardKind, value: number, more: Partial<Award> = {}): Award {
  return { seat: 0, kind, value, ...more };
}

describe('the sentence of an award', () => {
  test.each<[Award, string]>([
    [award('on-a-roll', 3, { card: '🦊' }), 'Three pairs in a row.'],
    [award('on-a-roll', 12, { card: '🦊' }), '12 pairs in a row.'],
    [award('sharp-eye', 1.6, { card: '🦀' }), 'Matched 🦀 1.6 seconds after it turned up.'],
    [award('long-memory', 34.2, { card: '🦈' }), 'Remembered 🦈 for 34 seconds.'],
    [award('worth-the-wait', 2.4, { card: '🪼' }), 'Waited 2.4 seconds in line for 🪼.'],
    [award('quick-hands', 1, { card: '🐙' }), '🐙 🐙 in 1 second.'],
    [award('door-opener', 8), 'Turned up 8 new cards, to everyone’s delight.'],
    [award('strong-finish', 2, { card: '🐙' }), 'Two pairs near the end.'],
    [award('far-and-wide', 9, { card: '🐙' }), 'Found 🐙 far apart on the table.'],
    [award('first-find', 1, { card: '🐙' }), 'Found the first pair, 🐙 🐙.'],
    [award('last-word', 1, { card: '🐙' }), 'Found the last pair, 🐙 🐙.'],
    [award('steady-hand', 2, { of: 4 }), '2 pairs in 4 tries.'],
    [award('good-neighbour', 4), 'Showed 4 cards that others needed.'],
    [award('good-find', 1, { card: 'fox' }), 'Found “fox” “fox”.'],
  ])('$0.kind, $0.value: $1', (given, sentence) => {
    expect(en(given)).toBe(sentence);
  });

  test('names both cards of an unlike pair', () => {
    const pair = { card: 'Hund', with: 'dog' };
    expect(en(award('long-memory', 12, pair))).toBe('Remembered Hund = dog for 12 seconds.');
    expect(en(award('good-find', 1, pair))).toBe('Found Hund = dog.');
  });

  test('writes times as each language does', () => {
    const given = award('quick-hands', 1.4, { card: '🐙' });
    expect(de(given)).toBe('🐙 🐙 in 1,4 Sekunden.');
    expect(fr(given)).toBe('🐙 🐙 en 1,4 seconde.');
    expect(ro(award('long-memory', 34, { card: '🐙' }))).toBe(
      'A ținut minte 🐙 timp de 34 de secunde.',
    );
  });
});

describe('awards in a view', () => {
  const awards = [award('good-find', 1, { card: 'a_b' }), { ...award('last-word', 1), seat: 2 }];
  const over = view('gone gone', {
    phase: 'over',
    me: 2,
    awards,
    tallies: [
      [3, 3],
      [0, 1],
      [1, 2],
    ],
  });

  test('are mine first, then by rank', () => {
    expect(awardsShown(over).map(({ seat }) => seat)).toEqual([2, 0]);
    expect(awardsShown({ ...over, you: { ...over.you, seat: null } })).toEqual(awards);
    expect(awardAt(over, 1)).toBeUndefined();
    expect(awardAt(over, null)).toBeUndefined();
  });

  test('show the faces of their cards, as the board does', () => {
    const [first, second] = faced(over, new Map([['a_b', { shown: 'a b' }]])).awards;
    expect(first).toEqual({ ...awards[0], card: 'a b' });
    expect(second).toEqual(awards[1]);
  });
});
