import { describe, expect, test } from 'vitest';
import { type OwnNotice, type Moment, say, short, shown } from '../../../renderer/game/say.ts';
import { situationOf } from '../../../renderer/game/situation.ts';
import { dictionaries, languages } from '../../../renderer/text/dictionary.ts';
import en from '../../../renderer/text/en/play.ts';
import { view } from '../views.ts';

function moment(notation: string, parts: Partial<Moment> = {}): Moment {
  const seen = view(notation);
  return {
    view: seen,
    situation: situationOf(seen),
    notice: undefined,
    gotIt: false,
    streak: 0,
    lost: 'no',
    ...parts,
  };
}

describe('what stands now', () => {
  test.each([
    ['ready', 'down', {}, 'Flip any card.', 'plain', 'me'],
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
    ['lost', '🦊@0 down', { lost: 'lost' }, 'Can’t reach the game right now.', 'note', 'wifi'],
    ['lost for long', 'down', { lost: 'long' }, 'Still can’t reach the game.', 'note', 'wifi'],
  ] as const)('%s', (_, notation, parts, first, mood, mark) => {
    const said = say(en, moment(notation, parts));
    expect([said.lines[0], said.mood, said.mark]).toEqual([first, mood, mark]);
    expect(said.plus).toBe(mood === 'good');
  });

  test.each([
    ['mine', 0, 1, ['A pair! 🦊 🦊', 'That was the last one.'], true],
    ['mine, in a row', 0, 4, ['4 in a row! 🦊 🦊', 'That was the last one.'], true],
    ['somebody’s', 1, 0, ['That was the last one.', 'Bob found 🦊 🦊'], false],
  ] as const)('the last pair is %s, whatever happened before', (_, seat, streak, lines, plus) => {
    const parts = { phase: 'over', pairsLeft: 0, lastPair: { seat, card: '🦊' } } as const;
    const seen = view(`🦊@${seat}= 🦊@${seat}=`, parts);
    const notice: OwnNotice = { kind: 'miss' };
    const said = say(en, {
      ...moment('down'),
      view: seen,
      situation: situationOf(seen),
      streak,
      notice,
    });
    expect([said.lines, said.plus, said.mood]).toEqual([lines, plus, 'good']);
    expect(say(en, moment('down', { view: seen, lost: 'lost' })).mark).toBe('wifi');
  });

  test('4-I: of a game that the host ended, no pair is said to be the last', () => {
    const lastPair = { seat: 1, card: '🦊' };
    const seen = view('🦊@1= 🦊@1= down down', { phase: 'over', pairsLeft: 1, lastPair });
    expect(say(en, moment('down', { view: seen })).lines[0]).toBe('Flip any card.');
  });

  test.each([
    ['one', '🦊@0<1', 20, 'Bob is waiting for 🦊.', true],
    ['several', '🦊@0<2,1,3', 20, 'Cleo and 2 more are waiting for 🦊.', true],
    ['one, for ever', '🦊@0<1', null, 'Bob is waiting for 🦊.', false],
  ] as const)('my card is waited for by %s (4-G)', (_, notation, giveUpSeconds, first, isTimed) => {
    const seen = view(notation, { giveUpSeconds });
    const said = say(en, moment(notation, { view: seen, gotIt: true }));
    expect([said.lines[0], said.mark, said.isTimed]).toEqual([first, 'wait', isTimed]);
    expect(/before time is up/.test(said.lines[1])).toBe(isTimed);
  });

  test.each([
    [20, 'Find its partner before time is up.'],
    [null, 'Find its partner when you’re ready.'],
  ])('where pairs are unlike, nobody looks for a twin (4-G, %s s)', (giveUpSeconds, second) => {
    const seen = view('Hund@0<1', { giveUpSeconds, unlike: true });
    const { lines } = say(en, moment('Hund@0<1', { view: seen }));
    expect(lines).toEqual(['Bob is waiting for “Hund”.', second]);
  });

  test('a notice does not hide that time runs out (4-G)', () => {
    const notice: OwnNotice = { kind: 'busy' };
    const timed = (notation: string, giveUpSeconds: number | null) =>
      say(en, moment(notation, { view: view(notation, { giveUpSeconds }), notice }));
    expect(timed('🦊@0<1', 20)).toMatchObject({ lines: en.say.busy, isTimed: true });
    expect(timed('🦊@0<1', null).isTimed).toBe(false);
    expect(timed('🦊@0', null).isTimed).toBe(false);
  });

  test('who watches is told whether the computer waits, or when to join in', () => {
    const computers = { 1: 'squirrel' } as const;
    const idle = view('down', { me: null, presence: 'left', computers });
    const waits = say(en, moment('down', { view: idle }));
    expect([waits.lines[0], waits.mark]).toEqual(['The computer is waiting.', 'wait']);
    const busy = say(en, moment('down', { view: view('down', { me: null, computers }) }));
    expect(busy.lines[0]).toBe('You’re watching.');
  });

  test('a computer player that sits down has its own sign beside it', () => {
    const notice: OwnNotice = { kind: 'computerSits', who: 'Squirrel', seat: 2 };
    const { lines, mark, seat } = say(en, moment('down', { notice }));
    expect([lines[0], mark, seat]).toEqual(['Squirrel joins in.', 'me', 2]);
    expect(say(en, moment('down')).seat).toBe(undefined);
  });

  test('gives way to what just happened, and that to a lost host', () => {
    const notice: OwnNotice = { kind: 'miss' };
    expect(say(en, moment('🦊@0', { notice })).lines[0]).toBe('Not a match. Remember them!');
    expect(say(en, moment('🦊@0', { notice, lost: 'lost' })).mark).toBe('wifi');
  });
});

/** Every notice, as the client makes it. */
const notices: readonly OwnNotice[] = [
  { kind: 'gone' },
  { kind: 'goneWaiting', who: 'Bob', cards: ['fox'] },
  { kind: 'goneSecond', cards: ['fox'] },
  { kind: 'taken', who: 'Bob', cards: ['fox'] },
  { kind: 'sameCard', cards: ['fox'] },
  { kind: 'miss' },
  { kind: 'leftLine' },
  { kind: 'wentBack', cards: ['fox'] },
  { kind: 'wentOn', who: 'Bob', cards: ['fox'] },
  { kind: 'leftTo', who: 'Bob', cards: ['fox'] },
  { kind: 'theirPair', who: 'Bob' },
  { kind: 'twinHeld', who: 'Bob' },
  { kind: 'now', cards: ['fox'] },
  { kind: 'newGame' },
  { kind: 'notBegun' },
  { kind: 'ended' },
  { kind: 'replaced', who: 'Bob', cards: ['fox', 'bear'] },
  { kind: 'back' },
];

describe('what just happened', () => {
  test('may be said in other words', () => {
    const lines = ['The cards are dealt.', 'Yours will be in next time.'] as const;
    expect(say(en, moment('down', { notice: { kind: 'newGame', lines } })).lines).toBe(lines);
  });

  test.each(languages)('names everybody and everything, in %s', async (language) => {
    const { default: text } = await dictionaries[language]();
    for (const notice of notices) {
      const sentence = say(text, moment('down', { notice })).lines.join(' ');
      expect(sentence, notice.kind).not.toMatch(/undefined|NaN|\[object/);
      if (notice.who !== undefined) expect(sentence).toContain('Bob');
      for (const card of notice.cards ?? []) expect(sentence).toContain(text.quote(card));
    }
  });

  test.each([
    ['goneWaiting', 'Bob matched “fox”. It’s gone.'],
    ['taken', 'Bob has that card.'],
    ['theirPair', 'Bob already found this pair.'],
    ['twinHeld', 'Bob has the other one.'],
    ['now', 'Now!'],
    ['replaced', 'Bob changed “fox” to “bear”.'],
  ])('%s: %s', (kind, first) => {
    const notice = notices.find((each) => each.kind === kind);
    expect(say(en, moment('down', { notice })).lines[0]).toBe(first);
  });
});

test.each([
  ['Bob', 'Bob'],
  ['Grandpa Joe!', 'Grandpa Joe!'],
  ['Grandpa Joe!!', 'Grandpa Joe…'],
  ['👩‍🚀 Astronaut Ann', '👩‍🚀 Astronaut…'],
])('inside a sentence %s is %s', (name, cut) => {
  expect(short(name)).toBe(cut);
});

test.each([
  ['🦊', '🦊'],
  ['fox', '“fox”'],
  ['eighteen-letters!!', '“eighteen-letters!!”'],
  ['nineteen-letters!!!', '“nineteen-letters!…”'],
  ['תל-אביב!', '“\u2068תל-אביב!\u2069”'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('inside a sentence the card %s is %s', (card, named) => {
  expect(shown(en, card)).toBe(named);
});

test.each([
  ['wentBack', 'note', 'hand'],
  ['wentOn', 'note', 'hand'],
  ['leftTo', 'note', 'hand'],
  ['leftLine', 'note', 'wait'],
  ['gone', 'note', 'gone'],
  ['goneWaiting', 'note', 'gone'],
  ['goneSecond', 'note', 'gone'],
  ['taken', 'note', 'hand'],
  ['sameCard', 'note', 'hand'],
  ['theirPair', 'note', 'hand'],
  ['twinHeld', 'plain', 'hand'],
  ['now', 'good', 'hand'],
  ['miss', 'plain', 'look'],
  ['notBegun', 'note', 'wait'],
  ['ended', 'note', 'wait'],
  ['replaced', 'plain', 'pen'],
  ['busy', 'note', 'wait'],
  ['computerGone', 'plain', 'gone'],
  ['computersFull', 'note', 'hand'],
  ['newGame', 'good', 'again'],
  ['back', 'good', 'wifi'],
  ['elsewhere', 'note', 'wifi'],
  ['stuck', 'note', 'wait'],
] as const)('%s is said in its mood, with its sign', (kind, mood, mark) => {
  const notice: OwnNotice = { kind, who: 'Bob', cards: ['🦊'] };
  expect(say(en, moment('down', { notice }))).toMatchObject({ mood, mark });
});
