/** The host seats computer players, over HTTP as the terminal's page does. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../main/table/table.ts';
import { isSecret } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import { filled } from '../support/computers.ts';
import { SECRET, serve } from '../support/host.ts';
import { table } from '../support/table.ts';
import { viewOf } from '../support/table-view.ts';
import { secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const DONE = { ok: true, value: null };
const NO_SUCH_SEAT = { ok: false, code: 'no-such-seat' };

/** A host, and Ana at seat 0. */
async function hosting(game: string | Table = 'A B / B A') {
  const running = await serve(game, {}, { secret: SECRET });
  const { wire } = running;
  await wire.post('/join', { player: ANA, name: 'Ana' });
  const use = async (power: string, argument: unknown): Promise<unknown> => {
    const authorization = { Authorization: `Bearer ${SECRET}` };
    const { status, body } = await wire.post(`/host/${power}`, argument, authorization);
    expect(status).toBe(200);
    return JSON.parse(body);
  };
  const players = async () => (await viewOf(wire, ANA)).players.slice(1);
  const add = (character: string, language = 'en') => use('addComputer', { character, language });
  return { ...running, use, add, players };
}

describe('the host', () => {
  test('adds computer players, named after their characters in the language of the host', async () => {
    const { add, players } = await hosting();
    expect(await add('chameleon')).toEqual(DONE);
    expect(await add('squirrel', 'de')).toEqual(DONE);
    expect(await add('squirrel', 'de')).toEqual(DONE);
    expect(await players()).toMatchObject([
      { seat: 1, name: 'Chameleon', computer: 'chameleon', presence: 'here', score: 0 },
      { seat: 2, name: 'Eichhörnchen', computer: 'squirrel', presence: 'here' },
      { seat: 3, name: 'Eichhörnchen 2', computer: 'squirrel', presence: 'here' },
    ]);
  });

  test('seats seven at most, and none where no seat is left', async () => {
    const { add, players, table: onTable } = await hosting();
    for (let seat = 1; seat <= limits.computersMax; seat++) await add('goldfish');
    expect(await add('elephant')).toEqual({ ok: false, code: 'computers-full' });
    expect(await players()).toHaveLength(limits.computersMax);
    const ids = onTable.seats.computers().map(({ id }) => id);
    expect(new Set(ids.filter(isSecret)).size, 'nobody can play as one').toBe(limits.computersMax);
    const full = await hosting(filled(table('A A'), [0]));
    expect(await full.add('elephant')).toEqual({ ok: false, code: 'no-seat' });
    expect(full.table.seats.computers()).toEqual([]);
  });

  test('changes how one plays, renames and removes it', async () => {
    const { add, use, players } = await hosting();
    await add('goldfish');
    const change = { seat: 1, character: 'elephant', language: 'fr' };
    expect(await use('changeComputer', change)).toEqual(DONE);
    expect(await players()).toMatchObject([{ name: 'Éléphant', computer: 'elephant' }]);
    expect(await use('rename', { seat: 1, name: 'Babar' })).toEqual(DONE);
    expect(await use('changeComputer', { ...change, character: 'squirrel' })).toEqual(DONE);
    expect(await players()).toMatchObject([{ name: 'Babar', computer: 'squirrel' }]);
    expect(await use('remove', { seat: 1 })).toEqual(DONE);
    expect(await players()).toEqual([]);
    expect(await use('state', {})).toMatchObject({ value: { removed: [], blocked: [] } });
  });

  test('changes no person and nobody who is gone', async () => {
    const { add, use, table: onTable } = await hosting();
    await add('goldfish');
    const id = onTable.seats.computers()[0]?.id ?? '';
    await onTable.flip(id, { row: 0, column: 0 });
    await onTable.flip(id, { row: 0, column: 1 });
    await use('remove', { seat: 1 });
    for (const seat of [0, 1, 9]) {
      const change = { seat, character: 'elephant', language: 'en' };
      expect(await use('changeComputer', change)).toEqual(NO_SUCH_SEAT);
    }
  });

  test.each([
    ['block', { seat: 1 }],
    ['standUp', { seat: 1 }],
    ['giveSeat', { from: 0, to: 1 }],
    ['giveSeat', { from: 1, to: 0 }],
  ])('%s %j is for people alone', async (power, argument) => {
    const { add, use, players } = await hosting();
    await add('goldfish');
    expect(await use(power, argument)).toEqual(NO_SUCH_SEAT);
    expect(await players()).toMatchObject([{ seat: 1, presence: 'here' }]);
  });
});
