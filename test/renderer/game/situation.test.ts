import { describe, expect, test } from 'vitest';
import { isUnfinished } from '../../../renderer/desk/questions.ts';
import {
  computerWaits,
  computersOf,
  isSolo,
  nameOf,
  peopleHere,
  playersHere,
  ranked,
  situationOf,
} from '../../../renderer/game/situation.ts';
import { view } from '../views.ts';

test.each([
  ['down down', { kind: 'ready' }],
  ['A@1 A', { kind: 'ready' }],
  ['down A@0', { kind: 'first', index: 1, card: 'A' }],
  ['A@0= A@0=', { kind: 'pair', cards: ['A', 'A'], indexes: [0, 1] }],
  ['A@1<0 down', { kind: 'waiting', index: 0, card: 'A', whose: 1, place: 1 }],
  ['down A@1<2,0', { kind: 'waiting', index: 1, card: 'A', whose: 1, place: 2 }],
  ['A@1<2 down', { kind: 'ready' }],
] as const)('%s: I am in the situation %j', (notation, situation) => {
  expect(situationOf(view(notation))).toEqual(situation);
});

test('without a seat, or a view, there is nothing but readiness', () => {
  expect(situationOf(view('A@0 down', { me: null }))).toEqual({ kind: 'ready' });
  expect(situationOf(undefined)).toEqual({ kind: 'ready' });
});

test('players are known by their seats', () => {
  expect(nameOf(view('down'), 1)).toBe('Bob');
  expect([nameOf(view('down'), 9), nameOf(view('down'), undefined), nameOf(undefined, 0)]).toEqual([
    '?',
    '?',
    '?',
  ]);
});

test('the most pairs come first, and of equals who came first', () => {
  const tallies = [
    [1, 1],
    [2, 9],
    [1, 1],
    [2, 2],
  ] as const;
  expect(ranked(view('down', { tallies })).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
});

test('here are those who are, and text players; not who is away or has left', () => {
  const { players, ...rest } = view('down');
  const presences = ['away', 'here', 'left', 'text'] as const;
  const mixed = players.map((player, seat) => ({ ...player, presence: presences[seat] ?? 'left' }));
  expect(playersHere({ ...rest, players: mixed }).map(({ name }) => name)).toEqual(['Bob', 'Dan']);
});

test.each([
  ['nobody tried anything', [], true],
  ['I alone did, and the others only sit there', [[2, 5]], true],
  [
    'somebody else did, and found nothing',
    [
      [2, 5],
      [0, 1],
    ],
    false,
  ],
] as const)('a game is solo: %s', (_what, tallies, expected) => {
  expect(isSolo(view('down', { tallies }))).toBe(expected);
});

describe('computer players', () => {
  const computers = { 1: 'elephant', 3: 'chameleon' } as const;
  const names = (players: readonly { readonly name: string }[]) => players.map(({ name }) => name);

  test('are here as everybody is, and are no people', () => {
    const seen = view('down', { computers });
    expect(names(playersHere(seen))).toEqual(['Ana', 'Bob', 'Cleo', 'Dan']);
    expect(names(peopleHere(seen))).toEqual(['Ana', 'Cleo']);
    expect(names(computersOf(seen))).toEqual(['Bob', 'Dan']);
  });

  test('are not counted once they were removed', () => {
    const { players, ...rest } = view('down', { computers });
    const removed = players.map((player) =>
      player.seat === 1 ? { ...player, presence: 'left' as const } : player,
    );
    expect(names(computersOf({ ...rest, players: removed }))).toEqual(['Dan']);
  });

  test.each([
    ['everybody is away', 'away', true],
    ['everybody has left', 'left', true],
    ['somebody is here', 'here', false],
    ['somebody may be here', 'text', false],
  ] as const)('wait, or do not, where %s', (_, presence, waits) => {
    expect(computerWaits(view('down', { computers, presence }))).toBe(waits);
  });

  test('do not wait in a lobby, nor after the end, nor where there are none', () => {
    for (const phase of ['lobby', 'over'] as const) {
      expect(computerWaits(view('down', { computers, presence: 'left', phase }))).toBe(false);
    }
    expect(computerWaits(view('down', { presence: 'left' }))).toBe(false);
  });

  test('make it no solo game, even before they have tried', () => {
    expect(isSolo(view('down', { tallies: [[1, 1]] }))).toBe(true);
    expect(isSolo(view('down', { tallies: [[1, 1]], computers }))).toBe(false);
  });

  test.each([
    [
      'it alone turned and found cards',
      'A@1 gone down',
      [
        [0, 0],
        [3, 9],
      ],
      false,
    ],
    [
      'it left cards that lie open',
      'A B down',
      [
        [0, 0],
        [0, 1],
      ],
      false,
    ],
    ['a person has tried', 'down down down', [[0, 1]], true],
    ['a person has a card', 'A@2 down down', [], true],
  ] as const)('leave nothing unfinished that nobody misses: %s', (_, notation, tallies, is) => {
    expect(isUnfinished(view(notation, { computers, tallies }))).toBe(is);
  });
});
