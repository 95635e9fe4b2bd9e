import { describe, expect, test } from 'vitest';
import { game } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';

/** A game where 0,0 and 0,1 are empty, and Alice controls the B at 0,2. */
async function withGap() {
  const players = game('A A B / B C D');
  await players.dora.flip(0, 0);
  await players.dora.flip(0, 1);
  players.dora.leave();
  await players.alice.flip(0, 2);
  return players;
}

describe('2-A, no card there', () => {
  test('2-A: the flip fails, and the first card is given up but stays face up', async () => {
    const { alice } = await withGap();
    alice.sees('none, none, my B / down, down, down');
    await failsBy('2-A', alice.flip(0, 0));
    alice.sees('none, none, up B / down, down, down');
  });

  test('2-A: with somebody waiting, the first card is handed over', async () => {
    const { alice, bob } = await withGap();
    const bobs = bob.flip(0, 2);
    await failsBy('2-A', alice.flip(0, 0));
    await bobs;
    bob.sees('none, none, my B / down, down, down');
  });

  test('2-A: the next flip is a first-card flip again', async () => {
    const { alice } = await withGap();
    await failsBy('2-A', alice.flip(0, 0));
    await alice.flip(1, 0);
    alice.sees('none, none, down / my B, down, down');
  });
});

describe('2-B, a card that some player controls', () => {
  test('2-B: one’s own first card', async () => {
    const { alice } = game('A B / B A');
    await alice.flip(0, 0);
    const failure = await failsBy('2-B', alice.flip(0, 0));
    expect(failure.by).toBeUndefined();
    alice.sees('up A, down / down, down');
  });

  test('2-B: another player’s first card, even an equal one', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await bob.flip(1, 1);
    const failure = await failsBy('2-B', alice.flip(1, 1));
    expect(failure.by).toBe('bob');
    alice.sees('up A, down / down, up A');
    bob.sees('up A, down / down, my A');
  });

  test('2-B: a card of another player’s matched pair', async () => {
    const { alice, bob } = game('A A A / B C D');
    await bob.flip(0, 0);
    await bob.flip(0, 1);
    await alice.flip(0, 2);
    await failsBy('2-B', alice.flip(0, 0));
    alice.sees('up A, up A, up A / down, down, down');
    bob.sees('my A, my A, up A / down, down, down');
  });

  test('2-B: with somebody waiting, one’s own first card is handed over', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    await failsBy('2-B', alice.flip(0, 0));
    await bobs;
    bob.sees('my A, down / down, down');
  });

  test('2-B: with somebody waiting, another’s card costs the first card all the same', async () => {
    const { alice, bob, charlie } = game('A B / B A');
    await alice.flip(0, 0);
    await bob.flip(0, 1);
    const charlies = charlie.flip(0, 0);
    await failsBy('2-B', alice.flip(0, 1));
    await charlies;
    charlie.sees('my A, up B / down, down');
    bob.sees('up A, my B / down, down');
  });

  test('2-B: two players after each other’s cards never wait, so neither is stuck', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await bob.flip(1, 1);
    await failsBy('2-B', alice.flip(1, 1));
    await bob.flip(0, 0);
    bob.sees('my A, down / down, my A');
  });
});

test('2-C: a second card that is face down turns face up', async () => {
  const { alice, bob, board } = game('A B / B A');
  await alice.flip(0, 0);
  const { version } = board;
  await alice.flip(1, 0);
  bob.sees('up A, down / up B, down');
  expect(board.version).toBe(version + 1);
});

describe('2-D, the same card', () => {
  test('2-D: the player controls both, and they stay face up', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(1, 1);
    alice.sees('my A, down / down, my A');
    bob.sees('up A, down / down, up A');
  });

  test('2-D: a card that is face up already, and nobody’s, matches as well', async () => {
    const { alice, bob } = game('A B / B A');
    await bob.flip(1, 1);
    await bob.flip(0, 1);
    await alice.flip(0, 0);
    await alice.flip(1, 1);
    alice.sees('my A, up B / down, my A');
  });

  test('2-D: cards are equal code unit by code unit', async () => {
    const { alice } = game('\u00e9 e\u0301 a A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.sees('up \u00e9, up e\u0301, down, down');
    await alice.flip(0, 2);
    await alice.flip(0, 3);
    alice.sees('down, down, up a, up A');
  });

  test('2-D: with somebody waiting, the first card stays the player’s', async () => {
    const { alice, bob } = game('A A / B B');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    await alice.flip(0, 1);
    expect(await pending(bobs)).toBe(true);
    alice.sees('my A, my A / down, down');
  });
});

describe('2-D, cards that the deck names as a pair', () => {
  const NOTATION = 'Hund dog / Katze cat | Hund=dog Katze=cat';

  test('2-D: they match, and the player controls both', async () => {
    const { alice, bob } = game(NOTATION);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.sees('my Hund, my dog / down, down');
    bob.sees('up Hund, up dog / down, down');
  });

  test('2-D: whichever is turned first', async () => {
    const { alice } = game(NOTATION);
    await alice.flip(1, 1);
    await alice.flip(1, 0);
    alice.sees('down, down / my Katze, my cat');
  });

  test('2-D: equal cards match all the same', async () => {
    const { alice } = game('Hund Hund / dog dog | Hund=dog');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.sees('my Hund, my Hund / down, down');
  });

  test('2-E: a card of another pair is a miss', async () => {
    const { alice } = game(NOTATION);
    await alice.flip(0, 0);
    await alice.flip(1, 1);
    alice.sees('up Hund, down / down, up cat');
  });

  test('2-E: without a deck that says so, they do not match', async () => {
    const { alice } = game('Hund dog / Katze cat');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.sees('up Hund, up dog / down, down');
  });

  test('2-D: a card that a map gave another string belongs where that string belongs', async () => {
    const { alice, bob } = game(NOTATION);
    await alice.flip(0, 0);
    await bob.map((card) => Promise.resolve(card === 'Hund' ? 'Katze' : card));
    await alice.flip(1, 1);
    alice.sees('my Katze, down / down, my cat');
  });

  test('3-A: a pair leaves the board, also if a map has parted its strings since', async () => {
    const { alice, bob } = game(NOTATION);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.map((card) => Promise.resolve(card === 'dog' ? 'wolf' : card));
    alice.sees('my Hund, my wolf / down, down');
    await alice.flip(1, 0);
    alice.sees('none, none / my Katze, down');
  });
});

describe('2-E, another card', () => {
  test('2-E: the player gives up both, and they stay face up', async () => {
    const { alice } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.sees('up A, up B / down, down');
  });

  test('2-E: a card that is face up already, and nobody’s, is a miss as well', async () => {
    const { alice, bob, board } = game('A B C D');
    await bob.flip(0, 2);
    await bob.flip(0, 3);
    await alice.flip(0, 0);
    const { version } = board;
    await alice.flip(0, 2);
    alice.sees('up A, down, up C, up D');
    expect(board.version).toBe(version);
  });

  test('2-E: with somebody waiting, the first card is handed over', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    await alice.flip(0, 1);
    await bobs;
    bob.sees('my A, up B / down, down');
  });
});
