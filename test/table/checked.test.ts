import { expect, test } from 'vitest';
import type { Seats } from '../../main/table/seats.ts';
import { Room } from '../../main/table/room.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { deck } from '../support/game.ts';
import { seededRandom } from '../support/random.ts';

type Check = 'touched' | 'whole';

/** A table on which Alice and Bob have a card each, and what is reported there. */
async function tableWith(check: Check) {
  const reported: unknown[] = [];
  const onTable = Room.open(
    { deck: deck('A B / B A'), title: 'Test' },
    { run: 'run1', random: seededRandom(1), report: (error) => reported.push(error), check },
    { ...defaultSettings, shuffle: false },
  ).first;
  await onTable.flip('bob', { row: 1, column: 0 });
  await onTable.flip('alice', { row: 0, column: 0 });
  return { onTable, reported };
}

/** What is reported when, by a bug, Alice has a card but no seat, and Bob flips. */
async function afterLostSeat(check: Check): Promise<readonly unknown[]> {
  const { onTable, reported } = await tableWith(check);
  (onTable.seats as Seats).drop('alice'); // what the types forbid
  await onTable.flip('bob', { row: 1, column: 1 });
  return reported;
}

test('in tests the whole table is checked after every change', async () => {
  const [reported] = await afterLostSeat('whole');
  expect(reported).toMatchObject({ message: 'RI: everybody who plays has a seat' });
});

test('and so is its game', async () => {
  const { onTable, reported } = await tableWith('whole');
  Object.assign(onTable.game.deck, { rows: 7 });
  await onTable.flip('bob', { row: 1, column: 1 });
  expect(reported[0]).toMatchObject({ message: 'RI: the shape of its deck' });
});

test('in production it is not: that would cost more with every player', async () => {
  expect(await afterLostSeat('touched')).toEqual([]);
});

test('but the seat that changes is, and nothing has changed then', async () => {
  const { onTable } = await tableWith('touched');
  const alice = onTable.seats.find('alice');
  Object.assign(alice ?? {}, { seat: 0 }); // by a bug, where Bob sits
  expect(() => onTable.rename('alice', 'Anna')).toThrow('RI: seats are all different');
  expect(onTable.seats.all().map(({ name }) => name)).toEqual(['bob', 'alice']);
});
