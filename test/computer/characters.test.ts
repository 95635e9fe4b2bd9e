/** How strong the characters are, by 1,000 games each on the real board, in simulated time. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { playMinds } from '../../main/simulation/minds.ts';
import { DOCUMENT, GAMES, cell, duel } from './duels.ts';
import { pairs } from './room.ts';

/** Thousands of games; how long they take says how busy the machine is. */
vi.setConfig({ testTimeout: 180_000 });

test.each([
  ['elephant', 'squirrel'],
  ['squirrel', 'goldfish'],
] as const)('%s beats %s in at least 80 % of their games', async (one, other) => {
  const games = await duel(one, other);
  expect(games.wins).toBeGreaterThanOrEqual(0.8 * GAMES);
  expectInDocument(one, cell(games));
});

test('a chameleon and a person win about as often: 40 to 60 % of the games that have a winner, and of the points with a tie as half', async () => {
  const games = await duel('chameleon', 'person');
  const decided = games.wins + games.losses;
  expect(games.wins).toBeGreaterThanOrEqual(0.4 * decided);
  expect(games.wins).toBeLessThanOrEqual(0.6 * decided);
  const points = games.wins + games.ties / 2;
  expect(points).toBeGreaterThanOrEqual(0.4 * GAMES);
  expect(points).toBeLessThanOrEqual(0.6 * GAMES);
  expectInDocument('chameleon', cell(games));
});

test('with an odd number of pairs, where somebody has to win, that is 40 to 60 % of all games', async () => {
  const { wins, losses } = await duel('chameleon', 'person', 5, 6);
  expect(wins + losses).toBe(GAMES);
  expect(wins).toBeGreaterThanOrEqual(0.4 * GAMES);
  expect(wins).toBeLessThanOrEqual(0.6 * GAMES);
});

test('the same seed is the same game, and another one another', async () => {
  const play = (seed: number) => playMinds(pairs(6, 6), ['elephant', 'squirrel', 'goldfish'], seed);
  expect(await play(7)).toEqual(await play(7));
  expect(await play(8)).not.toEqual(await play(7));
});

/** What the document says is what was measured just now. */
function expectInDocument(character: string, figures: string): void {
  const row = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${character} |`) && line.includes(' : '));
  expect(row, `${DOCUMENT} (npm run duels writes it)`).toContain(` ${figures} `);
}
