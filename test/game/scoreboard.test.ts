import { describe, expect, test } from 'vitest';
import { NO_TALLY, Scoreboard } from '../../main/game/scoreboard.ts';
import { game } from '../support/game.ts';
import { failsBy } from '../support/promises.ts';

/** A game whose scores are counted. */
function scored(notation: string) {
  const players = game(notation);
  const scores = new Scoreboard();
  players.board.subscribe((step) => scores.count(step.events));
  return { ...players, scores };
}

/** The events of so many matches and misses of one player, as in `match match miss`. */
function count(scores: Scoreboard, player: string, kinds: string): void {
  for (const kind of kinds.split(' ')) {
    if (kind === 'match') {
      scores.count([{ kind: 'matched', rule: '2-D', player, index: 0, first: 1, card: 'A' }]);
    } else {
      scores.count([{ kind: 'missed', rule: '2-E', player, index: 0 }]);
    }
  }
}

describe('scores of a game', () => {
  test('4-F: a match scores at the moment of 2-D, and once only', async () => {
    const { alice, scores } = scored('A A / B B');
    await alice.flip(0, 0);
    expect(scores.of('alice').score).toBe(0);
    await alice.flip(0, 1);
    expect(scores.of('alice').score).toBe(1);
    await alice.flip(1, 0); // 3-A
    expect(scores.of('alice').score).toBe(1);
  });

  test('4-F: the last pair scores without ever leaving the board', async () => {
    const { alice, board, scores } = scored('A A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(board.isOver).toBe(true);
    expect(scores.of('alice').score).toBe(1);
    alice.sees('my A, my A');
  });

  test('every second card is a try: matches and misses by 2-A, 2-B and 2-E', async () => {
    const { alice, scores } = scored('A A B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1); // 2-D
    await alice.flip(0, 2);
    await alice.flip(0, 3); // 2-E
    await alice.flip(0, 2);
    await failsBy('2-A', alice.flip(0, 0));
    await alice.flip(0, 2);
    await failsBy('2-B', alice.flip(0, 2));
    expect(scores.of('alice')).toMatchObject({ score: 1, tries: 4, streak: 0, longestStreak: 1 });
  });

  test('first cards, waiting, giving up by 4-G and leaving are no tries', async () => {
    const { alice, bob, scores } = scored('A B / B A');
    await alice.flip(0, 0);
    void bob.flip(0, 0);
    alice.giveUp();
    alice.leave();
    bob.leave();
    expect([...scores.tallies]).toEqual([]);
    expect(scores.of('alice')).toEqual(NO_TALLY);
  });

  test('4-C: the score stays when a player leaves, and goes on after coming back', async () => {
    const { alice, scores } = scored('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.leave();
    await alice.flip(1, 0);
    await alice.flip(1, 1);
    expect(scores.of('alice').score).toBe(2);
  });

  test('each player has their own, and the last pair is remembered', async () => {
    const { alice, bob, scores } = scored('A A / B B');
    expect(scores.lastPair).toBeUndefined();
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(1, 0);
    await bob.flip(1, 1);
    expect([...scores.tallies].map(([player, { score }]) => [player, score])).toEqual([
      ['alice', 1],
      ['bob', 1],
    ]);
    expect(scores.lastPair).toEqual({ player: 'bob', card: 'B' });
  });

  test('of an unlike pair both cards are remembered, until the next pair', async () => {
    const { alice, scores } = scored('A a / B B | A=a');
    await alice.flip(0, 1);
    await alice.flip(0, 0);
    expect(scores.lastPair).toEqual({ player: 'alice', card: 'A', with: 'a' });
    expect(scores.of('alice')).toMatchObject({ lastCard: 'A', lastWith: 'a' });
    scores.handOver('alice', 'bob');
    expect(scores.of('bob')).toMatchObject({ lastCard: 'A', lastWith: 'a' });
    expect(scores.lastPair).toEqual({ player: 'bob', card: 'A', with: 'a' });
    await alice.flip(1, 0);
    await alice.flip(1, 1);
    expect(scores.lastPair).toEqual({ player: 'alice', card: 'B' });
    expect(scores.of('alice')).not.toHaveProperty('lastWith');
  });
});

describe('streaks', () => {
  test.each([
    ['match match', { score: 2, tries: 2, streak: 2, longestStreak: 2 }],
    ['match match miss', { score: 2, tries: 3, streak: 0, longestStreak: 2 }],
    ['match match miss match', { score: 3, tries: 4, streak: 1, longestStreak: 2 }],
    ['match miss match match', { score: 3, tries: 4, streak: 2, longestStreak: 2 }],
    ['miss miss', { score: 0, tries: 2, streak: 0, longestStreak: 0 }],
  ])('%s', (kinds, tally) => {
    const scores = new Scoreboard();
    count(scores, 'alice', kinds);
    expect(scores.of('alice')).toMatchObject(tally);
  });
});

describe('scores that go on', () => {
  test('a scoreboard continues from the tallies it is given', () => {
    const before = new Scoreboard();
    count(before, 'alice', 'match miss');
    const after = new Scoreboard(before.tallies);
    count(after, 'alice', 'match');
    expect(after.of('alice')).toMatchObject({ score: 2, tries: 3, streak: 1, longestStreak: 1 });
    expect(before.of('alice').score).toBe(1);
  });

  test('a handed-over tally is added to the own one, with its last pair', () => {
    const scores = new Scoreboard();
    count(scores, 'bob', 'match');
    count(scores, 'alice', 'miss match match');
    scores.handOver('alice', 'bob');
    expect(scores.of('alice')).toEqual(NO_TALLY);
    expect(scores.of('bob')).toMatchObject({ score: 3, tries: 4, streak: 1, longestStreak: 2 });
    expect(scores.lastPair).toEqual({ player: 'bob', card: 'A' });
  });

  test('somebody else’s last pair is not handed over', () => {
    const scores = new Scoreboard();
    count(scores, 'alice', 'match');
    count(scores, 'bob', 'match');
    scores.handOver('alice', 'charlie');
    expect(scores.lastPair?.player).toBe('bob');
  });
});
