/** Rules 2-A … 2-E. The scenarios are in main/check/scenarios/second-card.ts. */
import { describe, expect, test } from 'vitest';
import { secondCard } from '../../main/check/scenarios/second-card.ts';
import { testsOf } from '../support/board-driver.ts';
import { game } from '../support/game.ts';
import { failsBy } from '../support/promises.ts';

describe('a second card', () => testsOf(secondCard));

test('2-B: who has the card is told, unless it is one’s own', async () => {
  const { alice, bob } = game('A B / B A');
  await alice.flip(0, 0);
  await bob.flip(1, 1);
  expect((await failsBy('2-B', alice.flip(1, 1))).by).toBe('bob');
  expect((await failsBy('2-B', bob.flip(1, 1))).by).toBeUndefined();
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
