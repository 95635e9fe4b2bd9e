import { describe, expect, test } from 'vitest';
import { game } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';

describe('1-A, no card there', () => {
  test('1-A: a flip of an empty spot fails', async () => {
    const { alice, bob } = game('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0);
    await failsBy('1-A', bob.flip(0, 0));
    bob.sees('none, none / up B, down');
    alice.sees('none, none / my B, down');
  });

  test('1-A: who failed may flip another first card', async () => {
    const { alice, bob } = game('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    alice.leave();
    await failsBy('1-A', bob.flip(0, 0));
    await bob.flip(1, 0);
    bob.sees('none, none / my B, down');
  });

  test('1-A: a flip of a card of one’s own matched pair finishes the play, then fails', async () => {
    const { alice } = game('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await failsBy('1-A', alice.flip(0, 0));
    alice.sees('none, none / down, down');
  });

  test('1-A: the previous play is finished before the flip fails', async () => {
    const { alice, bob } = game('A A B / C D E');
    await bob.flip(0, 0);
    await bob.flip(0, 1);
    bob.leave();
    await alice.flip(0, 2);
    await alice.flip(1, 0);
    alice.sees('none, none, up B / up C, down, down');
    await failsBy('1-A', alice.flip(0, 0));
    alice.sees('none, none, down / down, down, down');
  });
});

describe('1-B, a card face down', () => {
  test('1-B: it turns face up, and the player controls it', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 1);
    alice.sees('down, my B / down, down');
    bob.sees('down, up B / down, down');
  });

  test('1-B: several players each take their own', async () => {
    const { alice, bob, charlie } = game('A B / B A');
    await Promise.all([alice.flip(0, 0), bob.flip(0, 1), charlie.flip(1, 1)]);
    alice.sees('my A, up B / down, up A');
    bob.sees('up A, my B / down, up A');
    charlie.sees('up A, up B / down, my A');
  });

  test('1-B: a card that the player’s own finished play turns down is turned up again', async () => {
    const { alice } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(0, 0);
    alice.sees('my A, down / down, down');
  });
});

describe('1-C, a card face up that nobody controls', () => {
  test('1-C: the player controls it', async () => {
    const { alice, bob, board } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    const { version } = board;
    await bob.flip(0, 1);
    bob.sees('up A, my B / down, down');
    alice.sees('up A, up B / down, down');
    expect(board.version).toBe(version);
  });

  test('1-C: it stays face up when whoever gave it up moves on', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 0);
    await alice.flip(1, 0);
    bob.sees('my A, down / up B, down');
  });
});

describe('1-D, a card that another player controls', () => {
  test('1-D: a flip of a controlled card waits until control is handed over', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    expect(await pending(bobs)).toBe(true);
    bob.sees('up A, down / down, down');
    await alice.flip(0, 1);
    await bobs;
    bob.sees('my A, up B / down, down');
    alice.sees('up A, up B / down, down');
  });

  test('1-D: others play on meanwhile', async () => {
    const { alice, bob, charlie } = game('A B / B A');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    await charlie.flip(1, 1);
    expect(await pending(bobs)).toBe(true);
    charlie.sees('up A, down / down, my A');
  });

  test('1-D: whoever was handed the card goes on with a second one', async () => {
    const { alice, bob } = game('A B / B A');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    await alice.flip(0, 1);
    await bobs;
    await bob.flip(1, 1);
    bob.sees('my A, up B / down, my A');
  });

  test('1-D: a wait for a card of a matched pair fails by 1-A when the pair leaves', async () => {
    const { alice, bob } = game('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    const bobs = bob.flip(0, 1);
    expect(await pending(bobs)).toBe(true);
    await alice.flip(1, 0);
    const failure = await failsBy('1-A', bobs);
    expect(failure.by).toBe('alice');
    bob.sees('none, none / up B, down');
  });

  test('1-D: who waits for a card that is matched meanwhile waits on', async () => {
    const { alice, bob } = game('A A / B B');
    await alice.flip(0, 0);
    const bobs = bob.flip(0, 0);
    await alice.flip(0, 1);
    expect(await pending(bobs)).toBe(true);
    alice.sees('my A, my A / down, down');
  });

  test('1-D: the previous play is finished before the wait', async () => {
    const { alice, bob } = game('A B C / D E F');
    await bob.flip(1, 2);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    const alices = alice.flip(1, 2);
    expect(await pending(alices)).toBe(true);
    alice.sees('down, down, down / down, down, up F');
  });
});

test('a flip off the board, or by no player, is our own bug and changes nothing', async () => {
  const { alice, board } = game('A B');
  await alice.flip(0, 0);
  await alice.flip(0, 1);
  const positions = [
    { row: -1, column: 0 },
    { row: 1, column: 0 },
    { row: 0, column: -1 },
    { row: 0, column: 2 },
  ];
  for (const at of positions) {
    await expect(board.flip('alice', at)).rejects.toThrow('a flip is on the board');
  }
  await expect(board.flip('no player', { row: 0, column: 0 })).rejects.toThrow('a legal id');
  alice.sees('up A, up B');
});
