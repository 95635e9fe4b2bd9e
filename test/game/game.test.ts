import { describe, expect, test } from 'vitest';
import { Game, type GameOptions } from '../../main/game/game.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { deck } from '../support/game.ts';
import { failsBy } from '../support/promises.ts';
import { seededRandom } from '../support/random.ts';
import { failLoudly } from '../support/table.ts';

const options: GameOptions = { random: seededRandom(3), report: failLoudly, check: 'whole' };
const asWritten = { shuffle: false, lobby: false };
const inLobby = { shuffle: false, lobby: true };

function dealt(notation: string, settings = asWritten): Game {
  return Game.deal(4, { deck: deck(notation), title: 'Test' }, settings, options);
}

/** The game in the next run of the host. */
function restarted(game: Game): Game {
  return Game.restore(game.save(), options);
}

const at = (row: number, column: number) => ({ row, column });

/** By which rule no card may be flipped, if any. */
function refusedBy(game: Game): string | undefined {
  try {
    game.admitFlips();
    return undefined;
  } catch (error) {
    if (error instanceof RuleFailure) return error.rule;
    throw error;
  }
}

describe('a game that is dealt', () => {
  test('has its number, its title and its deck, and was not played yet', () => {
    const game = dealt('A B / B A');
    expect([game.number, game.title, game.playedMs]).toEqual([4, 'Test', 0]);
    expect(game.deck).toEqual(deck('A B / B A'));
    expect(game.phase).toBe('playing');
  });

  test('is laid out as written, or shuffled', () => {
    const order = (shuffle: boolean) => {
      const layout = { deck: deck('A B C D / E F G H'), title: 'Test' };
      const { board } = Game.deal(1, layout, { shuffle, lobby: false }, options);
      return board.save().spots.map((spot) => spot?.card ?? '');
    };
    expect(order(false).join('')).toBe('ABCDEFGH');
    expect(order(true).join('')).not.toBe('ABCDEFGH');
    expect(order(true).toSorted().join('')).toBe('ABCDEFGH');
  });

  test('counts what happens on its board', async () => {
    const game = dealt('A A / B B');
    await game.board.flip('alice', at(0, 0));
    await game.board.flip('alice', at(0, 1));
    expect(game.scoreboard.of('alice')).toMatchObject({ score: 1, tries: 1 });
  });
});

describe('the phase of a game', () => {
  test('4-H: is the lobby until the game begins; until then every flip is refused', () => {
    const game = dealt('A A', inLobby);
    expect([game.phase, refusedBy(game)]).toEqual(['lobby', '4-H']);
    game.begin();
    expect([game.phase, refusedBy(game)]).toEqual(['playing', undefined]);
  });

  test('4-F: is over when no pair is left; a flip may still be tried', async () => {
    const game = dealt('A A');
    await game.board.flip('alice', at(0, 0));
    await game.board.flip('alice', at(0, 1));
    expect([game.phase, refusedBy(game)]).toEqual(['over', undefined]);
  });

  test('4-I: is over when the host ends it; then every flip is refused', async () => {
    const game = dealt('A A');
    game.end();
    expect([game.phase, refusedBy(game)]).toEqual(['over', '4-I']);
    await failsBy('4-I', game.board.flip('alice', at(0, 0)));
  });

  test('4-I: in the lobby there is nothing to end', () => {
    const game = dealt('A A', inLobby);
    game.end();
    expect(game.phase).toBe('lobby');
    game.begin();
    expect(game.phase).toBe('playing');
  });

  test('4-I: a game that is over is not ended early as well', async () => {
    const game = dealt('A A');
    await game.board.flip('alice', at(0, 0));
    await game.board.flip('alice', at(0, 1));
    game.end();
    expect(game.board.endedEarly).toBe(false);
  });
});

describe('a game that is saved and restored', () => {
  test('is the same game', async () => {
    const game = dealt('A A / B B');
    await game.board.flip('alice', at(0, 0));
    await game.board.flip('alice', at(0, 1));
    await game.board.flip('bob', at(1, 0));
    game.tellPlayed(1_234);
    const next = restarted(game);
    expect(next.save()).toEqual(game.save());
    expect([next.number, next.title, next.playedMs]).toEqual([4, 'Test', 1_234]);
    expect(next.scoreboard.lastPair).toEqual({ player: 'alice', card: 'A' });
    await next.board.flip('bob', at(1, 1));
    expect(next.scoreboard.of('bob').score).toBe(1);
  });

  test('with unlike pairs, of which one was found', async () => {
    const game = dealt('A a / B b | A=a B=b');
    await game.board.flip('alice', at(0, 0));
    await game.board.flip('alice', at(0, 1));
    const next = restarted(game);
    expect(next.save()).toEqual(game.save());
    expect(next.scoreboard.lastPair).toEqual({ player: 'alice', card: 'A', with: 'a' });
    await next.board.flip('bob', at(1, 0));
    await next.board.flip('bob', at(1, 1));
    expect([next.scoreboard.of('bob').score, next.phase]).toEqual([1, 'over']);
  });

  test.each([
    ['4-H: in the lobby', inLobby, 'lobby', '4-H'],
    ['in the middle of it', asWritten, 'playing', undefined],
  ] as const)('%s', (_, settings, phase, rule) => {
    const next = restarted(dealt('A A', settings));
    expect([next.phase, refusedBy(next)]).toEqual([phase, rule]);
  });

  test('4-I: ended early', () => {
    const game = dealt('A A');
    game.end();
    const next = restarted(game);
    expect([next.phase, refusedBy(next)]).toEqual(['over', '4-I']);
    expect(next.save().ended).toBe(true);
  });

  test('by the first version, which knew no time, was played for none', () => {
    const { playedMs, ...saved } = dealt('A A').save();
    expect([playedMs, Game.restore(saved, options).playedMs]).toEqual([0, 0]);
  });
});

describe('a game that does not hold together is not restored', () => {
  test('4-H: a lobby in which somebody has a card', async () => {
    const game = dealt('A A');
    await game.board.flip('alice', at(0, 0));
    const saved = { ...game.save(), lobby: true };
    expect(() => Game.restore(saved, options)).toThrow('RI: a lobby has no play');
  });

  test.each([
    ['rows', { ...deck('A / A / B / B') }],
    ['columns', { ...deck('A A B B') }],
  ])('a board that has other %s than its deck', (_, other) => {
    const saved = { ...dealt('A A / B B').save(), deck: other };
    expect(() => Game.restore(saved, options)).toThrow();
  });

  test('more matches than tries', () => {
    const tally = { score: 2, tries: 1, streak: 0, longestStreak: 1, lastCard: 'A' };
    const saved = { ...dealt('A A').save(), tallies: [{ player: 'alice', ...tally }] };
    expect(() => Game.restore(saved, options)).toThrow('RI: every match was a try');
  });
});
