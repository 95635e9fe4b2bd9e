import { describe, expect, test } from 'vitest';
import {
  finishers,
  kindWord,
  placeOf,
  resultLede,
  resultTitle,
} from '../../../renderer/game/result.ts';
import { dictionaries } from '../../../renderer/text/dictionary.ts';
import { storyDictionaries } from '../../../renderer/text/story-dictionary.ts';
import { type ViewParts, view } from '../views.ts';

const { default: en } = await dictionaries.en();

const { default: story } = await storyDictionaries.en();

type Tallies = NonNullable<ViewParts['tallies']>;

function over(tallies: Tallies, parts: ViewParts = {}, notation = 'gone gone') {
  return view(notation, { phase: 'over', pairsLeft: 0, tallies, ...parts });
}

function told(tallies: Tallies, parts: ViewParts = {}, notation?: string) {
  const shown = over(tallies, parts, notation);
  return [resultTitle(shown, en), resultLede(shown, en)];
}

describe('at the end is told', () => {
  test.each([
    [
      'who wins',
      [
        [1, 2],
        [3, 4],
      ],
      ['Bob wins!', 'You came second, 2 pairs behind.'],
    ],
    [
      'that I win',
      [
        [3, 4],
        [1, 3],
      ],
      ['You win!', '3 pairs, 2 ahead of the rest. Well done!'],
    ],
    [
      'a narrow win',
      [
        [3, 4],
        [2, 3],
      ],
      ['You win!', '3 pairs, one ahead of the rest. Well done!'],
    ],
    [
      'a win against who found none',
      [
        [2, 4],
        [0, 3],
      ],
      ['You win!', 'You found 2 pairs.'],
    ],
    [
      'a shared win',
      [
        [2, 4],
        [2, 3],
      ],
      ['You and Bob share the win!', 'You found 2 pairs.'],
    ],
    ['a game alone', [[2, 4]], ['All found!', 'You found 2 pairs.']],
    [
      'my fourth place',
      [
        [1, 1],
        [4, 4],
        [3, 3],
        [2, 2],
      ],
      ['Bob wins!', 'You came 4th, 3 pairs behind.'],
    ],
    [
      'nothing of who found nothing',
      [
        [0, 3],
        [1, 1],
      ],
      ['Bob wins!', ''],
    ],
  ] as const)('%s', (_, tallies, lines) => {
    expect(told(tallies)).toEqual(lines);
  });

  test('to who only watched, who wins, and who shares the win', () => {
    expect(
      told(
        [
          [1, 2],
          [3, 4],
        ],
        { me: null },
      ),
    ).toEqual(['Bob wins!', '']);
    expect(
      told(
        [
          [3, 4],
          [3, 4],
        ],
        { me: null },
      )[0],
    ).toBe('Ana and Bob share the win!');
  });

  test('no winner where nobody found anything', () => {
    expect(
      told(
        [
          [0, 2],
          [0, 1],
        ],
        { pairsLeft: 2 },
        'down down',
      ),
    ).toEqual(['No pairs this time', '']);
  });

  test('how many cards had no twin, once the game is played out', () => {
    expect(
      told(
        [
          [1, 2],
          [0, 1],
        ],
        {},
        'gone down A',
      )[1],
    ).toBe('You found 1 pair. 2 cards had no twin.');
    expect(
      told(
        [
          [1, 2],
          [0, 1],
        ],
        { pairsLeft: 1 },
        'gone down down',
      )[1],
    ).toBe('You found 1 pair.');
    expect(
      told(
        [
          [1, 2],
          [0, 1],
        ],
        {},
        'A@0= A@0= down',
      )[1],
    ).toContain('1 card had no twin.');
    const unlike = told([[1, 2]], { unlike: true }, 'gone down A');
    expect(unlike[1]).toBe('You found 1 pair. 2 cards had no partner.');
  });

  test('a name that runs the other way, apart from the sentence', () => {
    const shown = over([
      [0, 1],
      [1, 1],
    ]);
    const players = shown.players.map((player) =>
      player.seat === 1 ? { ...player, name: 'דנה' } : player,
    );
    expect(resultTitle({ ...shown, players }, en)).toBe('\u2068דנה\u2069 wins!');
  });
});

test('equal scores share a place', () => {
  const players = finishers(
    over([
      [2, 2],
      [3, 3],
      [2, 2],
      [1, 1],
    ]),
  );
  expect(players.map(({ name }) => name)).toEqual(['Bob', 'Ana', 'Cleo', 'Dan']);
  expect(players.map((player) => placeOf(player, players))).toEqual([1, 2, 2, 4]);
});

test('of more than four who share it, it is told how many they are', () => {
  const shown = over([[1, 1]]);
  const players = Array.from({ length: 30 }, (_, seat) => ({ ...shown.players[0], seat }));
  const shared = (winners: number) =>
    resultTitle({ ...shown, players: players.slice(0, winners) as never }, en);
  expect(shared(4)).toMatch(/^You, .* and .* share the win!$/);
  expect(shared(30)).toBe('30 players share the win!');
});

test('who found nothing is not among the finishers, but for me', () => {
  expect(
    finishers(
      over([
        [0, 2],
        [1, 1],
        [0, 3],
      ]),
    ).map(({ name }) => name),
  ).toEqual(['Bob', 'Ana']);
});

test('in Spanish a tie is between me, in small letters, and the others', async () => {
  const { default: es } = await dictionaries.es();
  const tie = (me: number | null) =>
    resultTitle(
      view('gone gone', {
        phase: 'over',
        pairsLeft: 0,
        me,
        tallies: [
          [1, 1],
          [1, 1],
        ],
      }),
      es,
    );
  expect(tie(0)).toBe('¡Empate entre tú y Bob!');
  expect(tie(null)).toBe('¡Empate entre Ana y Bob!');
});

describe('who found no pair is told something true and kind', () => {
  const played: Tallies = [
    [0, 3],
    [2, 2],
  ];
  test.each([
    ['what others needed', { shown: 4, opened: 6 }, 'You turned up 4 cards that others needed.'],
    ['what was new to all', { opened: 1 }, 'You showed everyone a new card.'],
    ['thanks', {}, 'Thanks for playing. The next game is wide open.'],
  ])('%s', (_, gave, sentence) => {
    const shown = { ...over(played), gave: [{ seat: 0, ...gave }] };
    expect(kindWord(shown, story)).toBe(sentence);
  });

  test('and nobody else is', () => {
    const gave = [{ seat: 1, opened: 2 }];
    expect(kindWord({ ...over([[1, 3]]), gave }, story)).toBeUndefined();
    expect(kindWord({ ...over([[0, 0]]), gave }, story)).toBeUndefined();
  });
});
