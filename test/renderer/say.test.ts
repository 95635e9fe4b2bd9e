import { describe, expect, test } from 'vitest';
import {
  type Notice,
  type Spoken,
  isPicture,
  say,
  short,
  shown,
} from '../../renderer/client/say.ts';
import { situationOf } from '../../renderer/client/situation.ts';
import { dictionaries, languages } from '../../renderer/text/dictionary.ts';
import en from '../../renderer/text/en/play.ts';
import { view } from './views.ts';

function spoken(notation: string, parts: Partial<Spoken> = {}): Spoken {
  const seen = view(notation);
  return {
    view: seen,
    situation: situationOf(seen),
    notice: undefined,
    gotIt: false,
    streak: 0,
    lost: 'no',
    isTouch: false,
    ...parts,
  };
}

describe('what stands now', () => {
  test.each([
    ['ready', 'down', {}, 'Pick any card.', 'plain', 'me'],
    ['ready on a phone', 'down', { isTouch: true }, 'Tap any card.', 'plain', 'me'],
    ['a first card', '🦊@0 down', {}, 'Now find its twin.', 'plain', 'me'],
    [
      'got after a wait',
      '🦊@0 down',
      { gotIt: true },
      'It’s yours now. Find its twin.',
      'plain',
      'me',
    ],
    ['next in line', '🦊@1<0', {}, 'Bob has 🦊. You’re next.', 'plain', 'wait'],
    ['later in line', '🦊@1<2,0', {}, 'Bob has 🦊. You’re 2nd in line.', 'plain', 'wait'],
    ['a pair', '🦊@0= 🦊@0=', { streak: 1 }, 'A pair! 🦊 🦊', 'good', 'me'],
    ['a word in quotes', 'fox@0= fox@0=', {}, 'A pair! “fox” “fox”', 'good', 'me'],
    ['two in a row', '🦊@0= 🦊@0=', { streak: 2 }, 'A pair! 🦊 🦊', 'good', 'me'],
    ['three in a row', '🦊@0= 🦊@0=', { streak: 3 }, '3 in a row! 🦊 🦊', 'good', 'me'],
    ['lost', '🦊@0 down', { lost: 'lost' }, 'Lost the game for a moment.', 'note', 'wifi'],
    ['lost for long', 'down', { lost: 'long' }, 'Still can’t find the game.', 'note', 'wifi'],
  ] as const)('%s', (_, notation, parts, first, mood, mark) => {
    const said = say(en, spoken(notation, parts));
    expect([said.lines[0], said.mood, said.mark]).toEqual([first, mood, mark]);
    expect(said.plus).toBe(mood === 'good');
  });

  test('gives way to what just happened, and that to a lost host', () => {
    const notice: Notice = { kind: 'miss' };
    expect(say(en, spoken('🦊@0', { notice })).lines[0]).toBe('Not the same. Remember them!');
    expect(say(en, spoken('🦊@0', { notice, lost: 'lost' })).mark).toBe('wifi');
  });
});

/** Every notice, as the client makes it. */
const notices: readonly Notice[] = [
  { kind: 'gone' },
  { kind: 'goneWaiting', who: 'Bob', cards: ['fox'] },
  { kind: 'goneSecond', cards: ['fox'] },
  { kind: 'taken', who: 'Bob', cards: ['fox'] },
  { kind: 'sameCard', cards: ['fox'] },
  { kind: 'miss' },
  { kind: 'leftLine' },
  { kind: 'wentBack', cards: ['fox'] },
  { kind: 'wentOn', who: 'Bob', cards: ['fox'] },
  { kind: 'theirPair', who: 'Bob' },
  { kind: 'newGame' },
  { kind: 'notBegun' },
  { kind: 'replaced', who: 'Bob', cards: ['fox', 'bear'] },
  { kind: 'removed', who: 'Bob' },
  { kind: 'back' },
];

describe('what just happened', () => {
  test.each(languages)('names everybody and everything, in %s', async (language) => {
    const { default: text } = await dictionaries[language].play();
    for (const notice of notices) {
      const sentence = say(text, spoken('down', { notice })).lines.join(' ');
      expect(sentence, notice.kind).not.toMatch(/undefined|NaN|\[object/);
      if (notice.who !== undefined) expect(sentence).toContain('Bob');
      for (const card of notice.cards ?? []) expect(sentence).toContain(text.quote(card));
    }
  });

  test.each([
    ['goneWaiting', 'Bob matched “fox”. It’s gone.'],
    ['taken', 'Bob has that card.'],
    ['theirPair', 'Bob already found this pair.'],
    ['replaced', 'Bob changed “fox” to “bear”.'],
    ['removed', 'The host ended Bob’s game.'],
  ])('%s: %s', (kind, first) => {
    const notice = notices.find((each) => each.kind === kind);
    expect(say(en, spoken('down', { notice })).lines[0]).toBe(first);
  });
});

test.each([
  ['Bob', 'Bob'],
  ['Grandpa Joe!', 'Grandpa Joe!'],
  ['Grandpa Joe!!', 'Grandpa Joe…'],
  ['👩‍🚀 Astronaut Ann', '👩‍🚀 Astrona…'],
])('inside a sentence %s is %s', (name, cut) => {
  expect(short(name)).toBe(cut);
});

test.each([
  ['🦊', '🦊'],
  ['fox', '“fox”'],
  ['eighteen-letters!!', '“eighteen-letters!!”'],
  ['nineteen-letters!!!', '“nineteen-letters!…”'],
])('inside a sentence the card %s is %s', (card, named) => {
  expect(shown(en, card)).toBe(named);
});

test.each([
  ['🦊', true],
  ['❤️', true],
  ['👨‍👩‍👧‍👦', true],
  ['🧑🏿‍🤝‍🧑🏻', true],
  ['🏳️‍🌈', true],
  ['🇷🇴', true],
  ['1️⃣', true],
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
