import { describe, expect, test } from 'vitest';
import { Board } from '../../main/game/board.ts';
import { type SavedBoard, type SavedPlay, readSavedBoard } from '../../main/game/saved-board.ts';
import { TestPlayer, game } from '../support/game.ts';
import { failsBy } from '../support/promises.ts';

type Players = ReturnType<typeof game>;

/** The board that was saved, after a journey through JSON as in a file. */
function restored(board: Board): Board {
  const saved = readSavedBoard(JSON.parse(JSON.stringify(board.save())));
  if (saved === undefined) throw new Error('a board reads what it has saved');
  return Board.restore(saved, { check: 'whole' });
}

describe('a board is restored as it was', () => {
  test.each<[string, (players: Players) => Promise<unknown>]>([
    ['before the first flip', async () => undefined],
    ['with a first card', async ({ alice }) => alice.flip(0, 0)],
    [
      'with a matched pair',
      async ({ alice }) => {
        await alice.flip(0, 0);
        await alice.flip(0, 1);
      },
    ],
    [
      'with two cards to turn down',
      async ({ alice }) => {
        await alice.flip(0, 0);
        await alice.flip(1, 0);
      },
    ],
    [
      'with one card to turn down',
      async ({ alice }) => {
        await alice.flip(0, 0);
        alice.giveUp();
      },
    ],
    [
      'with empty spots',
      async ({ alice }) => {
        await alice.flip(0, 0);
        await alice.flip(0, 1);
        alice.leave();
      },
    ],
    [
      'with several players',
      async ({ alice, bob, charlie }) => {
        await alice.flip(0, 0);
        await alice.flip(0, 1);
        await bob.flip(1, 0);
        await charlie.flip(1, 1);
        await failsBy('2-B', charlie.flip(1, 0));
      },
    ],
  ])('%s', async (_, play) => {
    const players = game('A A / B C');
    await play(players);
    const again = restored(players.board);
    expect(again.save()).toEqual(players.board.save());
    expect(again.toString()).toBe(players.board.toString());
    expect(again.look('alice')).toEqual(players.board.look('alice'));
    expect([again.version, again.pairsLeft, again.isOver]).toEqual([
      players.board.version,
      players.board.pairsLeft,
      players.board.isOver,
    ]);
  });
});

describe('a restored game goes on', () => {
  test('a pair leaves (3-A), a miss turns down (3-B), a first card is matched (2-D)', async () => {
    const { alice, bob, charlie, board } = game('A A B / C D D');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 2);
    await bob.flip(1, 0);
    await charlie.flip(1, 1);
    const again = restored(board);
    const back = (id: string) => new TestPlayer(id, again);
    await back('charlie').flip(1, 2);
    back('charlie').sees('up A, up A, up B / up C, my D, my D');
    await back('alice').flip(0, 2);
    back('alice').sees('none, none, my B / up C, up D, up D');
    back('bob').leave();
    back('bob').sees('none, none, up B / down, up D, up D');
  });

  test('who waited is ready, and the card is not handed over to them', async () => {
    const { alice, bob, board } = game('A B / B A');
    await alice.flip(0, 0);
    void bob.flip(0, 0);
    expect(board.save().plays).toEqual([{ player: 'alice', phase: 'first', spots: [0] }]);
    const again = restored(board);
    expect(again.controlled().flatMap((held) => held.waiters)).toEqual([]);
    again.giveUp('alice');
    new TestPlayer('bob', again).sees('up A, down / down, down');
  });

  test('4-F: a game that was over is over, and one without a pair ever is not', async () => {
    const { alice, board } = game('A A / B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.leave();
    expect(restored(board).isOver).toBe(true);
    expect(restored(game('A B').board).isOver).toBe(false);
  });

  test('a save is a value: what happens later does not change it', async () => {
    const { alice, board } = game('A B / B A');
    await alice.flip(0, 0);
    const saved = board.save();
    const before = structuredClone(saved);
    await alice.flip(0, 1);
    await alice.map(async (card) => `${card}2`);
    expect(saved).toEqual(before);
  });
});

test('a board in text shows every card, and no secret id', async () => {
  const { alice, board } = game('A A / B C');
  const secret = 'x'.repeat(21);
  await alice.flip(0, 0);
  await alice.flip(0, 1);
  alice.leave();
  await alice.flip(1, 0);
  await board.flip(secret, { row: 1, column: 1 });
  expect(board.toString()).toBe('2x2\nnone\nnone\nup B alice\nup C (secret)\n');
});

/** A saved board where Alice controls a pair of A and Bob a first B. */
const sound: SavedBoard = {
  rows: 2,
  columns: 2,
  version: 3,
  hadPair: true,
  hadWords: true,
  spots: [
    { card: 'A', face: 'up', controller: 'alice' },
    { card: 'A', face: 'up', controller: 'alice' },
    { card: 'B', face: 'up', controller: 'bob' },
    { card: 'C', face: 'down' },
  ],
  plays: [
    { player: 'alice', phase: 'matched', spots: [0, 1] },
    { player: 'bob', phase: 'first', spots: [2] },
  ],
};

/** `sound` with another spot, or other plays. */
function withSpot(index: number, spot: SavedBoard['spots'][number]): SavedBoard {
  return { ...sound, spots: sound.spots.with(index, spot) };
}

function withPlays(...plays: readonly SavedPlay[]): SavedBoard {
  return { ...sound, plays };
}

const [alicesPlay, bobsPlay] = sound.plays as readonly [SavedPlay, SavedPlay];

describe('restore refuses what breaks the rep invariant', () => {
  test('the board that all of these are made from is sound', () => {
    expect(Board.restore(sound).save()).toEqual(sound);
  });

  test.each<[string, SavedBoard]>([
    ['RI 1: rows × columns spots', { ...sound, rows: 3 }],
    ['RI 1: every card is a legal card', withSpot(3, { card: 'two words', face: 'down' })],
    ['a controlled card is face up', withSpot(2, { card: 'B', face: 'down', controller: 'bob' })],
    ["RI 2: a controller's play has the spot", withPlays(alicesPlay)],
    [
      "RI 2: a controller's play has the spot",
      withPlays(alicesPlay, { ...bobsPlay, player: 'dora' }),
    ],
    ['RI 2: a spot of a play is controlled by its player', withSpot(2, { card: 'B', face: 'up' })],
    ['RI 2: a spot of a play is controlled by its player', withSpot(2, null)],
    [
      'RI 3: a pair is two different spots',
      {
        ...withSpot(1, { card: 'A', face: 'down' }),
        plays: [{ ...alicesPlay, spots: [0, 0] }, bobsPlay],
      },
    ],
    [
      'RI 3: a pair is two equal cards',
      withSpot(1, { card: 'Z', face: 'up', controller: 'alice' }),
    ],
    ['a play with cards has a spot', withPlays(alicesPlay, { ...bobsPlay, spots: [] })],
    ['a matched play has two spots', withPlays({ ...alicesPlay, spots: [0] }, bobsPlay)],
  ])('%s', (sentence, saved) => {
    expect(() => Board.restore(saved)).toThrow(sentence);
  });
});

describe('readSavedBoard refuses other forms', () => {
  test('it reads a sound one', () => {
    expect(readSavedBoard(sound)).toEqual(sound);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['a missing field', { ...sound, version: undefined }],
    ['a field too many', { ...sound, score: 1 }],
    ['no rows', { ...sound, rows: 0 }],
    ['half a column', { ...sound, columns: 1.5 }],
    ['a version below 0', { ...sound, version: -1 }],
    ['hadPair that is no yes or no', { ...sound, hadPair: 'yes' }],
    ['spots that are no list', { ...sound, spots: {} }],
    ['a spot with an illegal card', { ...sound, spots: [{ card: '', face: 'down' }] }],
    ['a spot with another face', { ...sound, spots: [{ card: 'A', face: 'none' }] }],
    [
      'a spot with an illegal controller',
      { ...sound, spots: [{ card: 'A', face: 'up', controller: 'no player' }] },
    ],
    ['a play of an illegal player', { ...sound, plays: [{ ...bobsPlay, player: '' }] }],
    ['a play that waits', { ...sound, plays: [{ ...bobsPlay, phase: 'waiting' }] }],
    ['a play with a spot below 0', { ...sound, plays: [{ ...bobsPlay, spots: [-1] }] }],
  ])('%s', (_, value) => {
    expect(readSavedBoard(value)).toBeUndefined();
  });
});

test('restore refuses a missed play that names a spot off the board', () => {
  const saved = {
    rows: 1,
    columns: 1,
    version: 0,
    hadPair: false,
    spots: [{ card: 'A', face: 'down' as const }],
    plays: [{ player: 'alice', phase: 'missed' as const, spots: [7] }],
  };
  expect(() => Board.restore(saved)).toThrow('RI 1');
});
