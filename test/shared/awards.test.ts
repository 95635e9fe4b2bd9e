import { describe, expect, test } from 'vitest';
import { Recorder } from '../../main/story/recorder.ts';
import {
  type AwardKind,
  type Offer,
  awardWeights,
  awardsOf,
  giveAwards,
  offersOf,
} from '../../shared/awards.ts';
import type { GameRecord, RecordStep } from '../../shared/record.ts';
import { TestClock } from '../support/clock.ts';
import { randomGame } from '../support/random-game.ts';
import { failLoudly, followed, tableGame } from '../support/table.ts';

/** A move in notation: who, where, and how many seconds later than the last: `alice 0,1 +2.5`. */
type Script = readonly string[];

/** A real game that is played by a script, one move after the other. @returns its record */
async function played(notation: string, script: Script): Promise<GameRecord> {
  const people = tableGame(notation);
  const { table } = people;
  const clock = new TestClock();
  const recorder = followed(table, new Recorder(table, { clock, report: failLoudly }));
  for (const move of script) {
    const [, who = '', at = '', seconds = '0'] = /^(\w+) (\S+)(?: \+([\d.]+))?$/.exec(move) ?? [];
    clock.pass(Number(seconds) * 1_000);
    if (at === 'leaves') table.leave(who);
    else if (at === 'ends') table.endGame();
    else {
      const [row = 0, column = 0] = at.split(',').map(Number);
      table.flip(who, { row, column }).catch(() => undefined);
    }
    await Promise.resolve();
  }
  const { head, seats, leftOut } = recorder.record;
  return { ...head, seats, leftOut, steps: [...recorder.record.steps()] };
}

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
    expect(awardsOf(record)).toEqual([
      { seat: 0, kind: 'first-find', value: 1, card: 'A', step: 2 },
      { seat: 1, kind: 'last-word', value: 1, card: 'B', step: 4 },
    ]);
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
    expect(awardsOf(record)[0]?.kind).toBe('door-opener'); // which is worth more
  });
});

describe('who gets what', () => {
  test('everybody with a pair has one, everybody has one at most, and a kind is given once', async () => {
    const script = ['alice', 'bob', 'charlie', 'dora'].flatMap((who, row) => [
      `${who} ${row},0 +9`,
      `${who} ${row},1 +9`,
    ]);
    const awards = awardsOf(await played(BOARD, script));
    expect(awards.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'first-find'],
      [1, 'good-find'],
      [2, 'good-find'],
      [3, 'last-word'],
    ]);
  });

  test('nobody found a pair: there are none', async () => {
    expect(awardsOf(await played(BOARD, ['alice 0,0', 'alice 1,0', 'host ends']))).toEqual([]);
  });

  test('alone: nobody is compared with nobody', async () => {
    const quick = ['alice 0,0', 'alice 0,1'];
    expect(awardsOf(await played('A A', quick))).toEqual([
      { seat: 0, kind: 'first-find', value: 1, card: 'A', step: 2 },
    ]);
  });

  test('what comes after the last pair does not count', async () => {
    const script = ['alice 0,0 +9', 'alice 0,1 +9', 'bob 1,0 +9', 'bob 1,1 +9'];
    const over = await played('A A / B B / C D', script);
    const tidied = await played('A A / B B / C D', [...script, 'alice 2,0 +9', 'alice 2,1 +9']);
    expect(awardsOf(tidied)).toEqual(awardsOf(over));
  });

  test('a record of which something is left out has none', async () => {
    const record = await played('A A / B B', ['alice 0,0', 'alice 0,1', 'bob 1,0', 'bob 1,1']);
    expect(awardsOf({ ...record, leftOut: 1 })).toEqual([]);
  });

  test('who was given a seat has what was found there', () => {
    const find = (seat: number, at: number, ms: number): RecordStep => ({
      ms,
      cause: { kind: 'flip', seat, at },
      events: [
        { rule: '2-C', kind: 'turned-up', seat, at: at + 1, card: 'A' },
        { rule: '2-D', kind: 'matched', seat, at: at + 1, first: at, card: 'A' },
      ],
    });
    const cause = { kind: 'seat', seat: 0, from: 2 } as const;
    const head = { game: 1, title: 'Test', rows: 4, columns: 2, cards: [] };
    const steps = [find(0, 0, 0), find(1, 2, 9), { ms: 10, cause, events: [] }, find(0, 4, 20)];
    const awards = awardsOf({ ...head, seats: [], leftOut: 0, steps });
    expect(awards.map(({ seat }) => seat)).toEqual([0, 1]);
    const newcomer = { ...cause, from: null };
    const gone = awardsOf({
      ...head,
      seats: [],
      leftOut: 0,
      steps: [
        find(0, 0, 0),
        { ms: 10, cause: newcomer, events: [] },
        find(1, 2, 20),
        find(2, 4, 30),
      ],
    });
    expect(gone.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test.each([64, 65])('%i players: quickly, one each', (count) => {
    const steps = Array.from({ length: count }, (_, seat): RecordStep => ({
      ms: seat * 1_000,
      cause: { kind: 'flip', seat, at: 2 * seat },
      events: [
        { rule: '1-B', kind: 'turned-up', seat, at: 2 * seat, card: 'A' },
        { rule: '2-D', kind: 'matched', seat, at: 2 * seat + 1, first: 2 * seat, card: 'A' },
      ],
    }));
    const head = { game: 1, title: 'Test', rows: 65, columns: 2, cards: [] };
    const awards = awardsOf({ ...head, seats: [], leftOut: 0, steps });
    expect(awards.map(({ seat }) => seat)).toEqual(steps.map((_, seat) => seat));
    const kinds = awards.map(({ kind }) => kind).filter((kind) => kind !== 'good-find');
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('a further kind is given like every other one', () => {
    const further = 'further' as AwardKind;
    const offer = (seat: number, kind: AwardKind): Offer => {
      return { seat, hasPair: true, candidates: [{ kind, value: 1 }] };
    };
    const offers = [offer(0, further), offer(1, 'on-a-roll'), offer(2, 'good-neighbour')];
    const awards = giveAwards(offers, { ...awardWeights, [further]: 4 });
    expect(awards.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'further'],
      [1, 'on-a-roll'],
      [2, 'good-neighbour'],
    ]);
  });

  test.each([60, 600])('%i players: each candidate is looked at a few times only', (count) => {
    let reads = 0;
    const kinds = Object.keys(awardWeights) as AwardKind[];
    const candidate = (kind: AwardKind, seat: number) => ({
      kind,
      get value() {
        reads++;
        return seat + 1;
      },
    });
    const offers = Array.from({ length: count }, (_, seat): Offer => {
      return { seat, hasPair: true, candidates: kinds.map((kind) => candidate(kind, seat)) };
    });
    expect(giveAwards(offers)).toHaveLength(count);
    expect(reads).toBeLessThanOrEqual(3 * kinds.length * count);
  });

  test('of steps after the last pair only the seats count, whatever was played', async () => {
    let hadMore = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { recorder } = await randomGame('A A B / B C C / D D E', seed, { isWild: true });
      const { head, seats } = recorder.record;
      const steps = [...recorder.record.steps()];
      const last = steps.findLastIndex(({ events }) => events.some(isFind));
      const rest = steps.slice(last + 1).map((step) => ({ ...step, events: [] }));
      const record = { ...head, seats, leftOut: 0 };
      const cut = offersOf({ ...record, steps: [...steps.slice(0, last + 1), ...rest] });
      expect(offersOf({ ...record, steps })).toEqual(cut);
      hadMore += rest.length;
    }
    expect(hadMore).toBeGreaterThan(100);
  });
});

function isFind({ kind }: RecordStep['events'][number]): boolean {
  return kind === 'matched';
}
