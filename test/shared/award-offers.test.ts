import { describe, expect, test } from 'vitest';
import type { AwardKind } from '../../shared/awards.ts';
import { offersOf } from '../../shared/award-offers.ts';
import type { GameRecord } from '../../shared/record.ts';
import { type Script, scriptedGame as played } from '../support/recorded-game.ts';

/** What of a kind could be given to a seat. */
function given(record: GameRecord, seat: number, kind: AwardKind) {
  const own = offersOf(record).find((offer) => offer.seat === seat);
  const found = own?.candidates.find((candidate) => candidate.kind === kind);
  if (found === undefined) return undefined;
  const { isLess: _, ...candidate } = found;
  return candidate;
}

/** Bob finds a pair far from everything that is tested. */
const BOB_FINDS = ['bob 9,0 +20', 'bob 9,1 +20'];

const BOARD = 'A A / B B / C C / D D / E E / F F / G G / H H / I I / Z Z';

describe('each kind, by its definition', () => {
  test('on a roll: three pairs without a miss between them', async () => {
    const three = ['alice 0,0', 'alice 0,1', 'alice 1,0', 'alice 1,1', 'alice 2,0', 'alice 2,1'];
    expect(given(await played(BOARD, [...BOB_FINDS, ...three]), 1, 'on-a-roll')).toEqual({
      kind: 'on-a-roll',
      value: 3,
      card: 'C',
      step: 8,
    });
    const miss = ['alice 0,0', 'alice 0,1', 'alice 1,0', 'alice 2,0', ...three.slice(2)];
    expect(given(await played(BOARD, [...BOB_FINDS, ...miss]), 1, 'on-a-roll')).toBeUndefined();
  });

  /** Bob shows the second of a pair of which the first was known; Alice takes both some time later. */
  const sharp = (seconds: number) =>
    played(BOARD, [
      ...['alice 0,0', 'alice 1,0', 'alice 2,0 +3', 'alice 2,1', 'alice leaves'],
      ...['bob 0,1 +3', 'bob 3,0', 'bob 4,0', `alice 0,0 +${seconds / 2}`],
      ...[`alice 0,1 +${seconds / 2}`, 'bob 4,1 +90'],
    ]);

  test('sharp eye: between 0.35 and 5 seconds after somebody else showed the card', async () => {
    expect(given(await sharp(1.6), 0, 'sharp-eye')).toMatchObject({ value: 1.6, card: 'A' });
    expect(given(await sharp(0.34), 0, 'sharp-eye')).toBeUndefined();
    expect(given(await sharp(0.36), 0, 'sharp-eye')).toBeDefined();
    expect(given(await sharp(5), 0, 'sharp-eye')).toBeDefined();
    expect(given(await sharp(5.1), 0, 'sharp-eye')).toBeUndefined();
  });

  test('sharp eye: not for a card that one has shown oneself', async () => {
    const own = ['alice 0,0', 'alice 1,0', 'alice 2,0 +3', 'alice 0,1 +3', 'alice 0,0 +1'];
    const record = await played(BOARD, [...BOB_FINDS, ...own, 'alice 0,1 +1']);
    expect(given(record, 1, 'sharp-eye')).toBeUndefined();
  });

  /** Alice turns up a card, which lies face down for a while, and then finds its pair with it. */
  const memory = (seconds: number, who = 'alice') =>
    played(BOARD, [
      ...BOB_FINDS,
      ...['alice 0,1', 'alice 1,0', 'alice 2,0'], // 3-B: 0,1 lies face down from here on
      ...['alice 3,0', `${who} 0,0 +${seconds}`, `${who} 0,1`],
    ]);

  test('long memory: the second card lay face down for 12 seconds', async () => {
    expect(given(await memory(34), 1, 'long-memory')).toMatchObject({ value: 34, card: 'A' });
    expect(given(await memory(12), 1, 'long-memory')).toBeDefined();
    expect(given(await memory(11.9), 1, 'long-memory')).toBeUndefined();
    expect(given(await memory(34, 'charlie'), 2, 'long-memory')).toBeUndefined(); // came later
  });

  const waited = (seconds: number) =>
    played(BOARD, [
      ...BOB_FINDS,
      ...['bob 0,0', 'alice 0,0 +1', `bob 1,0 +${seconds}`, 'alice 0,1 +3'],
    ]);

  test('worth the wait: waited 2 seconds in line for the first card', async () => {
    expect(given(await waited(2.4), 1, 'worth-the-wait')).toMatchObject({ value: 2.4, card: 'A' });
    expect(given(await waited(2), 1, 'worth-the-wait')).toBeDefined();
    expect(given(await waited(1.9), 1, 'worth-the-wait')).toBeUndefined();
  });

  const quick = (seconds: number) =>
    played(BOARD, [...BOB_FINDS, 'alice 0,0', `alice 0,1 +${seconds}`]);

  test('quick hands: from the first card to the pair in 2.2 seconds', async () => {
    expect(given(await quick(1.4), 1, 'quick-hands')).toMatchObject({ value: 1.4, card: 'A' });
    expect(given(await quick(2.2), 1, 'quick-hands')).toBeDefined();
    expect(given(await quick(2.3), 1, 'quick-hands')).toBeUndefined();
  });

  test('door opener: three new cards at least', async () => {
    const three = ['alice 0,0', 'alice 1,0', 'alice 2,0', 'alice 2,0'];
    const opened = await played(BOARD, [...three, ...BOB_FINDS]);
    expect(given(opened, 0, 'door-opener')).toEqual({ kind: 'door-opener', value: 3 });
    const again = await played(BOARD, [...three.slice(0, 2), 'alice 0,0', ...BOB_FINDS]);
    expect(given(again, 0, 'door-opener')).toBeUndefined();
  });

  test('strong finish: two pairs in the last 30 % of the time', async () => {
    const late = ['alice 0,0 +3', 'alice 0,1 +3', 'alice 1,0 +3', 'alice 1,1 +3'];
    const strong = await played(BOARD, [...BOB_FINDS, 'bob 8,0 +30', ...late]);
    expect(given(strong, 1, 'strong-finish')).toMatchObject({ value: 2, card: 'B' });
    const early = [...late.slice(0, 3), 'bob 8,0 +30', 'alice 1,1 +3'];
    const weak = await played(BOARD, [...BOB_FINDS, ...early]);
    expect(given(weak, 1, 'strong-finish')).toBeUndefined();
  });

  test('far and wide: more rows and columns between the two than the board has columns', async () => {
    const board = 'A B / C D / B A / Z Z';
    const found = await played(board, ['bob 3,0 +9', 'bob 3,1 +9', 'alice 0,0 +9', 'alice 2,1 +9']);
    expect(given(found, 1, 'far-and-wide')).toMatchObject({ value: 3, card: 'A' });
    const near = 'A B / A D / B D / Z Z';
    const script = ['bob 3,0 +9', 'bob 3,1 +9', 'alice 0,0 +9', 'alice 1,0 +9'];
    expect(given(await played(near, script), 1, 'far-and-wide')).toBeUndefined();
  });

  test('first find and last word: the first and the last pair', async () => {
    const slow = ['alice 0,0 +9', 'alice 0,1 +9', 'bob 1,0 +9', 'bob 1,1 +9'];
    const record = await played('A A / B B', slow);
    expect(given(record, 0, 'first-find')).toEqual({
      kind: 'first-find',
      value: 1,
      card: 'A',
      step: 2,
    });
    expect(given(record, 1, 'first-find')).toBeUndefined();
    expect(given(record, 0, 'last-word')).toBeUndefined();
    expect(given(record, 1, 'last-word')).toMatchObject({ card: 'B', step: 4 });
  });

  test('last word: not of a game that the host ended', async () => {
    const slow = ['alice 0,0 +9', 'alice 0,1 +9', 'bob 1,0 +9', 'bob 1,1 +9', 'host ends +9'];
    expect(given(await played('A A / B B / C C', slow), 1, 'last-word')).toBeUndefined();
    expect(given(await played('A A / B B / C C', slow.slice(0, 4)), 1, 'last-word')).toBeDefined();
  });

  test('steady hand: a third of at least four tries', async () => {
    const slow = (moves: Script) => moves.map((move) => `${move} +9`);
    const [a, b] = [slow(['alice 0,0', 'alice 0,1']), slow(['alice 1,0', 'alice 2,0'])];
    const bob = slow(['bob 9,0', 'bob 9,1', 'bob 3,0', 'bob 3,1']);
    const steady = await played(BOARD, [...bob.slice(0, 2), ...a, ...b, ...b, ...bob.slice(2)]);
    expect(given(steady, 1, 'steady-hand')).toBeUndefined(); // three tries
    const more = slow(['alice 4,0', 'alice 4,1']);
    const two = [...bob.slice(0, 2), ...a, ...b, ...b, ...more, ...bob.slice(2)];
    expect(given(await played(BOARD, two), 1, 'steady-hand')).toEqual({
      kind: 'steady-hand',
      value: 2,
      of: 4,
    });
  });

  test('good neighbour: three cards that others needed', async () => {
    const shows = ['alice 0,0', 'alice 1,0', 'alice 2,0 +9', 'alice 2,0'];
    const pairs = ['0,1', '0,0', '1,0', '1,1', '2,1', '2,0'];
    const script = [...shows, 'alice leaves', ...pairs.map((at) => `bob ${at} +9`)];
    const record = await played(BOARD, script);
    expect(given(record, 0, 'good-neighbour')).toEqual({ kind: 'good-neighbour', value: 3 });
    const two = await played(BOARD, script.slice(0, -2));
    expect(given(two, 0, 'good-neighbour')).toBeUndefined();
  });

  test('deep thought: the first card was held for 5 to 30 seconds', async () => {
    const thought = async (seconds: number) => given(await quick(seconds), 1, 'deep-thought');
    expect(await thought(6.4)).toMatchObject({ value: 6.4, card: 'A' });
    expect(await thought(4.9)).toBeUndefined();
    expect(await thought(31)).toBeUndefined();
  });

  test('flying start: the first try was a pair', async () => {
    expect(given(await quick(3), 1, 'flying-start')).toMatchObject({ card: 'A', step: 4 });
    const miss = ['alice 0,0', 'alice 1,0', 'alice 0,0', 'alice 0,1'];
    expect(given(await played(BOARD, [...BOB_FINDS, ...miss]), 1, 'flying-start')).toBeUndefined();
  });

  test('two in a row: not more, and no miss between them', async () => {
    const two = ['alice 0,0', 'alice 0,1', 'alice 1,0', 'alice 1,1'];
    const count = async (...script: Script) =>
      given(await played(BOARD, [...BOB_FINDS, ...script]), 1, 'two-in-a-row')?.value;
    expect(await count(...two)).toBe(2);
    expect(await count(...two, 'alice 2,0', 'alice 2,1')).toBeUndefined();
    expect(await count('alice 0,0', 'alice 0,1', 'alice 1,0', 'alice 2,0')).toBeUndefined();
  });

  test('lucky star: nobody had seen the second card; plain sight: it had been up 3 times', async () => {
    const afterUps = (ups: number) => {
      const looks = Array.from({ length: ups }, () => ['bob 0,1', 'bob 2,0', 'bob 3,0', 'bob 2,0']);
      return played(BOARD, [...looks.flat(), 'bob 9,0', 'bob 9,1', 'alice 0,0', 'alice 0,1']);
    };
    expect(given(await afterUps(0), 1, 'lucky-star')).toMatchObject({ card: 'A' });
    expect(given(await afterUps(1), 1, 'lucky-star')).toBeUndefined();
    expect(given(await afterUps(2), 1, 'plain-sight')).toBeUndefined();
    expect(given(await afterUps(3), 1, 'plain-sight')).toMatchObject({ value: 3, card: 'A' });
  });

  test('next door and corner find: where the two cards lay', async () => {
    const board = 'A A B / C B C / D E D / E Z Z';
    const found = (one: string, other: string) =>
      played(board, ['bob 3,1 +9', 'bob 3,2 +9', `alice ${one} +9`, `alice ${other} +9`]);
    const beside = await found('0,0', '0,1');
    expect(given(beside, 1, 'next-door')).toMatchObject({ card: 'A' });
    expect(given(beside, 1, 'corner-find')).toMatchObject({ card: 'A' });
    const askew = await found('1,1', '0,2');
    expect(given(askew, 1, 'next-door')).toBeUndefined();
    expect(given(askew, 1, 'corner-find')).toMatchObject({ card: 'B' });
    expect(given(await found('1,0', '1,2'), 1, 'corner-find')).toBeUndefined();
  });

  test('own discovery, or keen watcher: who turned up the two cards first', async () => {
    const kindsOf = async (...script: Script) => {
      const record = await played(BOARD, [...BOB_FINDS, ...script, 'alice 0,0', 'alice 0,1']);
      return ['own-discovery' as const, 'keen-watcher' as const].filter(
        (kind) => given(record, 1, kind) !== undefined,
      );
    };
    expect(await kindsOf()).toEqual(['own-discovery']);
    expect(await kindsOf('bob 0,0', 'bob 1,0', 'bob 2,0')).toEqual(['own-discovery']);
    const all = ['bob 0,0', 'bob 1,0', 'bob 0,1', 'bob 2,0', 'bob leaves'];
    expect(await kindsOf(...all)).toEqual(['keen-watcher']);
  });

  test('ice breaker: the very first card of the game', async () => {
    const record = await quick(1);
    expect(given(record, 0, 'ice-breaker')).toEqual({ kind: 'ice-breaker', value: 1, step: 1 });
    expect(given(record, 1, 'ice-breaker')).toBeUndefined();
  });

  test('busy bee: eight tries, with or without a pair', async () => {
    const misses = (count: number) =>
      Array.from({ length: count }, () => ['alice 0,0', 'alice 1,0']).flat();
    const tried = async (count: number) =>
      given(await played(BOARD, [...misses(count), ...BOB_FINDS]), 0, 'busy-bee');
    expect(await tried(7)).toBeUndefined();
    expect(await tried(8)).toEqual({ kind: 'busy-bee', value: 8 });
  });

  test('early bird, half time, home stretch: in which third of the pairs', async () => {
    const script = ['alice', 'bob', 'charlie'].flatMap((who, turn) =>
      [0, 1].flatMap((row) => [`${who} ${2 * turn + row},0 +9`, `${who} ${2 * turn + row},1 +9`]),
    );
    const record = await played(BOARD, script);
    for (const [third, kind] of (['early-bird', 'half-time', 'home-stretch'] as const).entries()) {
      const seats = [0, 1, 2].filter((seat) => given(record, seat, kind) !== undefined);
      expect(seats, kind).toEqual([third]);
    }
  });
});
