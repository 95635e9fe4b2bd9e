/** Rules 1-A … 1-D. The scenarios are in main/check/scenarios/first-card.ts and waiting.ts. */
import { describe, expect, test } from 'vitest';
import { firstCard } from '../../main/check/scenarios/first-card.ts';
import { waiting } from '../../main/check/scenarios/waiting.ts';
import { testsOf } from '../support/board-driver.ts';
import { game } from '../support/game.ts';
import { failsBy } from '../support/promises.ts';

describe('a first card', () => testsOf(firstCard));

describe('waiting', () => testsOf(waiting));

test('1-D: whose pair has left while somebody waited for it is told', async () => {
  const { alice, bob } = game('A A / B B');
  await alice.flip(0, 0);
  await alice.flip(0, 1);
  const bobs = bob.flip(0, 1);
  await alice.flip(1, 0);
  expect((await failsBy('1-A', bobs)).by).toBe('alice');
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
