import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatSign, shapes, teamSign } from '../../shared/seat.ts';
import { defaultSettings, readSettings } from '../../shared/settings.ts';
import {
  type SidesView,
  agreed,
  isBetter,
  isTeamFull,
  sidesOf,
  winnersAmong,
} from '../../shared/sides.ts';

const players = [
  { seat: 0, score: 3, team: 0 },
  { seat: 1, score: 1, team: 1 },
  { seat: 2, score: 3, team: 1 },
];

const told = (sides: SidesView | undefined, tables = [] as Parameters<typeof sidesOf>[2]) =>
  sidesOf(players, sides, tables).map(({ kind, number, score, place }) => [
    ...[kind, number, score, place],
  ]);

describe('who wins together', () => {
  test('nobody: each player is a side, by pairs, then by seat', () => {
    expect(told(undefined)).toEqual([
      ['player', 0, 3, 1],
      ['player', 2, 3, 1],
      ['player', 1, 1, 3],
    ]);
  });

  test('a team has the pairs that were found in it, whoever is in it now', () => {
    expect(told({ kind: 'teams', pairs: [1, 6, 1] })).toEqual([
      ['team', 1, 6, 1],
      ['team', 0, 1, 2],
      ['team', 2, 1, 2],
    ]);
    const [first] = sidesOf(players, { kind: 'teams', pairs: [1, 6] });
    expect(first?.players.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('of tables the fastest comes first, then those with pairs left, by their pairs', () => {
    const table = (number: number, pairs: number, pairsLeft: number, seconds: number) => ({
      ...{ table: number, pairs, pairsLeft, seconds },
    });
    const tables = [
      table(1, 18, 0, 87.2),
      table(2, 12, 6, 40),
      table(3, 18, 0, 61),
      table(4, 18, 0, 87.9),
      table(5, 0, 0, 0),
    ];
    expect(told({ kind: 'tables' }, tables)).toEqual([
      ['table', 3, 18, 1],
      ['table', 1, 18, 2],
      ['table', 4, 18, 2], // the same whole second
      ['table', 2, 12, 4],
      ['table', 5, 0, 5],
    ]);
  });

  test('all together are one side, and nobody has a place', () => {
    expect(told({ kind: 'together', best: null })).toEqual([['all', 0, 7, null]]);
  });

  test('nobody wins without a pair', () => {
    expect(winnersAmong(sidesOf([{ seat: 0, score: 0 }], undefined))).toEqual([]);
    const shared = sidesOf(players, { kind: 'teams', pairs: [2, 2, 0] });
    expect(winnersAmong(shared).map(({ number }) => number)).toEqual([0, 1]);
    expect(winnersAmong(sidesOf(players, { kind: 'together', best: null }))).toEqual([]);
  });

  test('less time is better, and with as much time fewer tries', () => {
    expect(isBetter({ seconds: 60, tries: 40 }, { seconds: 61, tries: 20 })).toBe(true);
    expect(isBetter({ seconds: 60, tries: 40 }, { seconds: 60, tries: 41 })).toBe(true);
    expect(isBetter({ seconds: 60, tries: 40 }, { seconds: 60, tries: 40 })).toBe(false);
  });
});

test('a team more than one ahead of the smallest is full', () => {
  expect([0, 1, 2].map((team) => isTeamFull(team, [3, 2, 1]))).toEqual([true, false, false]);
});

test('everybody of a team wears its shape, and nobody the sign of another', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(60), (team, nth) => {
      const { shape, number } = seatSign(teamSign(team, nth));
      expect(shape).toBe(shapes[team]);
      expect(number).toBe(nth < 8 ? undefined : Math.floor(nth / 8) + 1);
    }),
  );
  const signs = [0, 1, 2, 3].flatMap((team) =>
    Array.from({ length: 40 }, (_, nth) => teamSign(team, nth)),
  );
  expect(new Set(signs).size).toBe(signs.length);
});

describe('teams play on one board, and a race needs two tables', () => {
  test.each([
    [{ sides: 'each', tables: 6 }, { sides: 'teams' }, { sides: 'teams', tables: 1 }],
    [{ sides: 'teams', tables: 1 }, { tables: 2 }, { tables: 2, sides: 'each' }],
    [{ sides: 'each', tables: 1 }, { sides: 'tables' }, { sides: 'tables', tables: 2 }],
    [{ sides: 'tables', tables: 3 }, { tables: 1 }, { tables: 1, sides: 'each' }],
    [{ sides: 'tables', tables: 3 }, { sides: 'together' }, { sides: 'together' }],
  ] as const)('%j and %j: %j', (now, change, both) => {
    expect(agreed(now, change)).toEqual(both);
  });
});

test('settings of before have no sides: each wins alone', () => {
  const { sides: _s, teams: _t, teamsBy: _b, tables: _n, ...before } = defaultSettings;
  expect(readSettings(before)).toEqual(defaultSettings);
  expect(readSettings({ ...defaultSettings, teams: 5 })).toBeUndefined();
});
