import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../renderer/game/sides-say.ts';
import { ranked, told } from '../../../renderer/game/situation.ts';
import { languages } from '../../../renderer/text/dictionary.ts';
import en from '../../../renderer/text/en/play.ts';
import words from '../../../renderer/text/en/sides.ts';
import { sidesDictionaries } from '../../../renderer/text/sides-dictionary.ts';
import type { SidesView, TogetherResult } from '../../../shared/sides.ts';
import { type ViewParts, view } from '../views.ts';

const ended = (sides: SidesView, parts: ViewParts = {}) =>
  view('gone gone', { phase: 'over', pairsLeft: 0, sides, ...parts });
const said = (sides: SidesView, parts?: ViewParts) => resultOf(ended(sides, parts), words, en);

describe('how teams ended', () => {
  test.each([
    [[7, 6, 5], 'The Circles win!', '7 pairs, one more than the Triangles.'],
    [[1, 4], 'The Triangles win!', '4 pairs, 3 more than the Circles.'],
    [[5, 2, 5], 'The Circles and the Squares share it!', '5 pairs each.'],
    [[0, 0], 'No pairs this time', ''],
  ])('%j: %s', (pairs, title, lede) => {
    expect(said({ kind: 'teams', pairs })).toEqual([title, lede]);
  });
});

describe('how all together ended', () => {
  const result: TogetherResult = {
    ...{ pairs: 18, of: 18, seconds: 63, tries: 39, people: 6, counts: true, isBest: false },
  };
  const best = { seconds: 80, tries: 35 };
  test.each<[string, SidesView, string, string]>([
    [
      'faster',
      { kind: 'together', best, result: { ...result, isBest: true } },
      'All 18 pairs!',
      '17 seconds faster than ever.',
    ],
    [
      'slower',
      { kind: 'together', best, result: { ...result, seconds: 84 } },
      'All 18 pairs!',
      'In 1:24. Your best here is 1:20.',
    ],
    [
      'fewer tries',
      { kind: 'together', best, result: { ...result, seconds: 80, tries: 34, isBest: true } },
      'All 18 pairs!',
      'As fast as ever, with 1 try fewer.',
    ],
    [
      'with computers, no best',
      { kind: 'together', best, result },
      'All 18 pairs!',
      'In 1:03. Your best here is 1:20.',
    ],
    [
      'with computers, first',
      { kind: 'together', best: null, result: { ...result, counts: false } },
      'All 18 pairs!',
      'In 1:03.',
    ],
    [
      'first',
      { kind: 'together', best: null, result },
      'All 18 pairs!',
      'In 1:03. That is the mark to beat.',
    ],
    [
      'ended early',
      { kind: 'together', best, result: { ...result, pairs: 14 } },
      '14 of 18 pairs.',
      'The rest is for next time.',
    ],
  ])('%s', (_name, sides, title, lede) => {
    expect(said(sides)).toEqual([title, lede]);
  });

  test('while other tables play, only mine is told', () => {
    const tallies = [
      [2, 3],
      [1, 1],
    ] as const;
    expect(said({ kind: 'together', best: null }, { tallies })).toEqual(['All 3 pairs!', '']);
  });
});

describe('how a race ended', () => {
  const tables = [
    { table: 1, pairs: 18, pairsLeft: 0, seconds: 94.2 },
    { table: 2, pairs: 18, pairsLeft: 0, seconds: 87 },
    { table: 3, pairs: 10, pairsLeft: 8, seconds: 120 },
  ];
  const told3 = (table: number, seat: number | null = 0) =>
    resultOf(
      { ...ended({ kind: 'tables' }), you: { ...view('gone').you, seat, table } },
      words,
      en,
      tables,
    );

  test('names the fastest table, and tells mine how far it was behind', () => {
    expect(told3(2)).toEqual(['Table 2 is the fastest!', 'All 18 pairs in 1:27.']);
    expect(told3(1)).toEqual([
      'Table 2 is the fastest!',
      'Your table came second, 7 seconds behind.',
    ]);
    expect(told3(3)).toEqual(['Table 2 is the fastest!', 'All 18 pairs in 1:27.']);
  });

  test('tells whoever only watches a table of no table of theirs', () => {
    expect(told3(1, null)).toEqual(['Table 2 is the fastest!', 'All 18 pairs in 1:27.']);
  });
});

test('nobody is ranked or counted where the whole table wins together', () => {
  const tallies = [
    [1, 3],
    [4, 4],
  ] as const;
  for (const kind of ['together', 'tables'] as const) {
    const sides: SidesView = kind === 'tables' ? { kind } : { kind, best: null };
    const shown = ended(sides, { tallies });
    const seats = ranked(shown).map(({ seat }) => seat);
    expect(seats).toEqual(seats.toSorted((one, other) => one - other));
    expect(shown.players.map((player) => told(player, shown))).toEqual(
      shown.players.map(() => undefined),
    );
  }
});

test.each(languages)('in %s every team has its words', async (language) => {
  const { default: own } = await sidesDictionaries[language]();
  for (const list of [own.teams, own.the, own.put, own.lobby.you, own.over.wins, own.over.found]) {
    expect(new Set(list).size).toBe(4);
  }
});
