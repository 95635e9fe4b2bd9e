import { describe, expect, test } from 'vitest';
import type { KeptGame } from '../../../shared/kept-game.ts';
import { Film } from '../../../renderer/game/film.ts';
import { endOf, showsOfKept, signOf, tableOf } from '../../../renderer/game/kept-table.ts';
import en from '../../../renderer/text/en/play.ts';
import de from '../../../renderer/text/de/play.ts';

const HASH = 'a'.repeat(32);

const GAME: KeptGame = {
  record: {
    ...{ game: 3, title: 'Pets', rows: 1, columns: 3, cards: ['Hund', null, 'photo_1'] },
    unlike: [['Hund', 'photo_1']],
    seats: [],
    steps: [
      {
        ms: 0,
        cause: { kind: 'flip', seat: 1, at: 0 },
        events: [
          { rule: '1-B', kind: 'turned-up', seat: 1, at: 0, card: 'Hund' },
          { rule: '1-B', kind: 'took-control', seat: 1, at: 0 },
        ],
      },
      {
        ms: 900,
        cause: { kind: 'flip', seat: 1, at: 2 },
        events: [
          { rule: '2-D', kind: 'turned-up', seat: 1, at: 2, card: 'photo_1' },
          { rule: '2-D', kind: 'took-control', seat: 1, at: 2 },
          { rule: '2-D', kind: 'matched', seat: 1, at: 2, first: 0, card: 'Hund', with: 'photo_1' },
        ],
      },
    ],
    leftOut: 0,
  },
  players: [
    { seat: 1, name: null, pairs: 4 },
    { seat: 0, name: 'Ana', pairs: 0, computer: 'goldfish' },
  ],
  awards: [{ seat: 1, kind: 'good-find', value: 1, card: 'Hund', with: 'photo_1', step: 2 }],
  ...{ began: null, faces: 'photos', language: 'de' },
  cardFaces: [{ card: 'photo_1', picture: HASH, name: 'Rex' }],
  pictures: { [HASH]: 'data:image/png;base64,AAAA' },
};

describe('a kept game as a table', () => {
  const shows = showsOfKept(GAME);
  const table = tableOf(GAME, shows, en.lobby);

  test('nobody is you; who has no name is called by their sign', () => {
    expect(table.you.seat).toBeNull();
    expect(table.players.map(({ name, computer }) => [name, computer])).toEqual([
      ['Blue triangle', undefined],
      ['Ana', 'goldfish'],
    ]);
    expect(signOf(0, de.lobby)).toBe('Roter Kreis');
    expect(signOf(64, en.lobby)).toBe('Red circle 2');
  });

  test('cards show their pictures, which are in the file', () => {
    expect(shows.get('photo_1')?.shown).toContain('data:image/png;base64,AAAA');
    expect(table.awards[0]?.with).toContain('Rex');
    expect([table.hasFaces, table.unlike, table.spots]).toEqual([true, true, [1, 0, 1]]);
  });

  test('its end has the last pair of each, and the scores of the game, though its end were cut', () => {
    const film = new Film({ record: GAME.record, view: table, cardOf: (card) => card });
    const end = endOf(film, table);
    expect(end.phase).toBe('over');
    expect(end.players.map(({ score, last }) => [score, last])).toEqual([
      [4, 'Hund'],
      [0, undefined],
    ]);
  });

  test('has the teams of its game, with their signs, and counts their pairs in the film', () => {
    const players = [
      { seat: 1, name: null, pairs: 1, team: 1, sign: 8 },
      { seat: 0, name: 'Ana', pairs: 0, team: 0, sign: 0 },
    ];
    const [flip, pair] = GAME.record.steps;
    if (flip === undefined || pair === undefined) throw new Error('there are two steps');
    const joined = { ms: 0, cause: { kind: 'team', seat: 1, team: 1 }, events: [] } as const;
    const record = { ...GAME.record, teams: 2, steps: [joined, flip, pair] };
    const game = { ...GAME, record, players };
    const shown = tableOf(game, showsOfKept(game), en.lobby);
    expect(shown.players.map(({ name, sign }) => [name, sign])).toEqual([
      ['Red triangle', 8],
      ['Ana', 0],
    ]);
    const film = new Film({ record, view: shown, cardOf: (card) => card });
    expect(endOf(film, shown).sides).toEqual({ kind: 'teams', pairs: [0, 1] });
    const together = { ...game, record: { ...GAME.record, together: true } };
    const sides = { kind: 'together', best: null };
    expect(tableOf(together, showsOfKept(together), en.lobby).sides).toEqual(sides);
  });
});
