import { expect, test } from 'vitest';
import { untilChange } from '../../main/game/changes.ts';
import * as commands from '../../main/table/commands.ts';
import { failsBy, pending } from '../support/promises.ts';
import { table } from '../support/table.ts';

const UP_A = { face: 'up', card: 'A' };
const DOWN = { face: 'down' };

test('look answers the board as the player sees it, and its version', async () => {
  const onTable = table('A B');
  await onTable.flip('alice', { row: 0, column: 0 });
  const mine = { rows: 1, columns: 2, spots: [UP_A, DOWN], mine: [0] };
  expect(commands.look(onTable, 'alice')).toEqual({ state: mine, version: 'run1-1-1' });
  expect(commands.look(onTable, 'bob').state.mine).toEqual([]);
});

test('flip answers the board after the flip, or fails as the table does', async () => {
  const onTable = table('A B');
  const seen = await commands.flip(onTable, 'alice', { row: 0, column: 0 }, { number: 1 });
  expect(seen).toMatchObject({ state: { mine: [0] }, version: 'run1-1-1' });
  expect(onTable.you('alice').number).toBe(1);
  await failsBy('2-B', commands.flip(onTable, 'alice', { row: 0, column: 0 }));
});

test('map answers the board after the map', async () => {
  const onTable = table('A B');
  await onTable.flip('alice', { row: 0, column: 0 });
  const seen = await commands.map(onTable, 'alice', async (card) => `${card}${card}`);
  expect(seen.state.spots).toEqual([{ face: 'up', card: 'AA' }, DOWN]);
  expect(seen.version).toBe('run1-1-2');
});

test('watch answers the board after the change, to each player their own', async () => {
  const onTable = table('A B');
  const watched = untilChange((tell) => commands.watch(onTable, onTable.version, tell)).then(() =>
    commands.look(onTable, 'alice'),
  );
  expect(await pending(watched)).toBe(true);
  await onTable.flip('alice', { row: 0, column: 0 });
  expect(await watched).toMatchObject({ state: { mine: [0] }, version: 'run1-1-1' });
});
