import { describe, expect, test } from 'vitest';
import { game } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';

describe('3-A, the previous play was a match', () => {
  test('3-A: both cards leave the board with the next flip', async () => {
    const { alice, bob } = game('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0);
    alice.sees('none, none / my B, down');
    bob.sees('none, none / up B, down');
  });

  test('3-A: without a next flip they stay', async () => {
    const { alice, bob } = game('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(1, 0);
    await bob.flip(1, 1);
    alice.sees('my A, my A / up B, up B');
  });

  test('3-A: whoever waits for either card fails', async () => {
    const { alice, bob, charlie, dora } = game('A A / B B');
    await alice.flip(0, 0);
    const waits = [bob.flip(0, 0), charlie.flip(0, 0)];
    await alice.flip(0, 1);
    waits.push(dora.flip(0, 1));
    await alice.flip(1, 0);
    for (const wait of waits) await failsBy('1-A', wait);
    await bob.flip(1, 1);
    bob.sees('none, none / up B, my B');
  });

  test('3-A: the pair leaves before the player waits', async () => {
    const { alice, bob } = game('A A / B B');
    await bob.flip(1, 1);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    const alices = alice.flip(1, 1);
    expect(await pending(alices)).toBe(true);
    alice.sees('none, none / down, up B');
  });

  test('3-A: a match stays one when its cards are replaced', async () => {
    const { alice } = game('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.map(async (card) => (card === 'A' ? 'Z' : card));
    alice.sees('my Z, my Z / down, down');
    await alice.flip(1, 0);
    alice.sees('none, none / my B, down');
  });
});

describe('3-B, the previous play was no match', () => {
  test('3-B: both cards turn face down with the next flip', async () => {
    const { alice } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 1);
    alice.sees('down, down / down, my A');
  });

  test('3-B: the one card of a failed second flip turns face down', async () => {
    const { alice } = game('A B / B A');
    await alice.flip(0, 0);
    await failsBy('2-B', alice.flip(0, 0));
    await alice.flip(1, 1);
    alice.sees('down, down / down, my A');
  });

  test('3-B: the other player’s card that failed the second flip is left alone', async () => {
    const { alice, bob } = game('A B / B A');
    await bob.flip(0, 1);
    await alice.flip(0, 0);
    await failsBy('2-B', alice.flip(0, 1));
    await failsBy('2-B', bob.flip(0, 1));
    await alice.flip(1, 1);
    bob.sees('down, up B / down, up A');
  });

  test('3-B: without a next flip they stay face up', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(1, 1);
    bob.sees('up A, up B / down, my A');
  });

  test('3-B: a card that somebody has taken stays face up', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 0);
    await alice.flip(1, 0);
    bob.sees('my A, down / up B, down');
  });

  test('3-B: a card that was handed over stays face up', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    await alice.flip(0, 1);
    await bobs;
    await alice.flip(1, 1);
    bob.sees('my A, down / down, up A');
  });

  test('3-B: a card that somebody has removed stays gone', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 0);
    await bob.flip(1, 1);
    bob.leave();
    await alice.flip(1, 0);
    alice.sees('none, down / my B, none');
  });

  test('3-B: a card that somebody has turned face down stays so', async () => {
    const { alice, bob } = game('A B C / D E F');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 1);
    await bob.flip(0, 2);
    await bob.flip(1, 0);
    alice.sees('up A, down, down / up D, down, down');
    await alice.flip(1, 1);
    alice.sees('down, down, down / up D, my E, down');
  });

  test('3-B: a card that somebody took and gave up again turns face down', async () => {
    const { alice, bob } = game('A B C / D E F');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 0);
    await bob.flip(0, 2);
    await alice.flip(1, 1);
    alice.sees('down, down, up C / down, my E, down');
  });

  test('3-B: the cards turn face down before the player waits', async () => {
    const { alice, bob } = game('A B / B A');
    await bob.flip(1, 1);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    const alices = alice.flip(1, 1);
    expect(await pending(alices)).toBe(true);
    alice.sees('down, down / down, up A');
  });

  test('3-B: a miss stays one when its cards become equal', async () => {
    const { alice } = game('A B / C D');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.map(async (card) => (card === 'B' ? 'A' : card));
    alice.sees('up A, up A / down, down');
    await alice.flip(1, 0);
    alice.sees('down, down / my C, down');
  });

  test('3-B: a play is finished once only', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 1);
    await bob.flip(0, 0);
    await failsBy('2-B', bob.flip(1, 1));
    await failsBy('2-B', alice.flip(1, 1));
    await alice.flip(1, 0);
    alice.sees('up A, down / my B, down');
  });
});
