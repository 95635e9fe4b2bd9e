import { expect, test } from 'vitest';
import { game } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';

test('the example in short', async () => {
  const { alice, bob, charlie, board } = game('A B A / C D B / B C D');
  await alice.flip(0, 0);
  const b = bob.flip(0, 0);
  const c = charlie.flip(0, 0);
  expect(await pending(b)).toBe(true);
  await alice.flip(2, 2);
  await b;
  expect(await pending(c)).toBe(true);
  await alice.flip(1, 1);
  await bob.flip(0, 2);
  await bob.flip(1, 0);
  await failsBy('1-A', c);
  bob.sees('none, down, none / my C, up D, down / down, down, down');
  expect(board.version).toBe(5);
});
