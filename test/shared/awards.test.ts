import { describe, expect, test } from 'vitest';
import {
  type Award,
  type AwardKind,
  awardWeights,
  awardsOf,
  giveAwards,
} from '../../shared/awards.ts';
import { type Offer, offersOf } from '../../shared/award-offers.ts';
import type { RecordStep } from '../../shared/record.ts';
import { randomGame } from '../support/random-game.ts';
import { classGame, scriptedGame as played } from '../support/recorded-game.ts';

const BOARD = 'A A / B B / C C / D D / E E / F F / G G / H H / I I / Z Z';

describe('who gets what', () => {
  test('everybody with a pair has one, everybody has one at most, and of a few no two have the same', async () => {
    const script = ['alice', 'bob', 'charlie', 'dora'].flatMap((who, row) => [
      `${who} ${row},0 +9`,
      `${who} ${row},1 +9`,
    ]);
    const awards = awardsOf(await played(BOARD, script));
    expect(awards.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'first-find'],
      [1, 'flying-start'],
      [2, 'lucky-star'],
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
    expect(mostOfOneKind(awards)).toBeLessThanOrEqual(Math.ceil(count / 3));
  });

  test.each([
    [15, 6],
    [15, 8],
    [30, 8],
  ])(
    'a class of %i on %i rows: many kinds, each for a third of the room at most',
    async (players, side) => {
      for (const seed of [1, 2]) {
        const record = await classGame({ players, side, seed });
        const awards = awardsOf(record);
        const finders = offersOf(record).filter(({ hasPair }) => hasPair);
        expect(awards.length).toBeGreaterThanOrEqual(finders.length);
        for (const { seat } of finders)
          expect(awards.filter((each) => each.seat === seat)).toHaveLength(1);
        expect(mostOfOneKind(awards)).toBeLessThanOrEqual(players / 5); // a third is promised
        expect(new Set(awards.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(
          awards.length / 2,
        );
      }
    },
  );

  test('whoever found a pair could be given three kinds at least, so a third of the room is enough', async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { recorder } = await randomGame('A A B / B C C / D D E', seed, { isWild: true });
      const { head, seats, leftOut } = recorder.record;
      const record = { ...head, seats, leftOut, steps: [...recorder.record.steps()] };
      const finders = offersOf(record).filter(({ hasPair }) => hasPair);
      if (finders.length < 2) continue; // alone, there are other kinds
      for (const { candidates } of finders) expect(candidates.length).toBeGreaterThanOrEqual(3);
      expect(mostOfOneKind(awardsOf(record))).toBeLessThanOrEqual(2);
    }
  });

  test('kinds keep their names, which evenings on disk and saved tables have', () => {
    const names = [
      ...['on-a-roll', 'sharp-eye', 'long-memory', 'worth-the-wait', 'quick-hands', 'door-opener'],
      ...['flying-start', 'strong-finish', 'lucky-star', 'far-and-wide', 'two-in-a-row'],
      ...['first-find', 'last-word', 'plain-sight', 'steady-hand', 'good-neighbour'],
      ...['deep-thought', 'ice-breaker', 'next-door', 'corner-find', 'busy-bee', 'own-discovery'],
      ...['keen-watcher', 'early-bird', 'home-stretch', 'half-time', 'good-find'],
    ];
    expect(Object.keys(awardWeights)).toEqual(expect.arrayContaining(names));
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

function mostOfOneKind(awards: readonly Award[]): number {
  const counts = new Map<AwardKind, number>();
  for (const { kind } of awards) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function isFind({ kind }: RecordStep['events'][number]): boolean {
  return kind === 'matched';
}
