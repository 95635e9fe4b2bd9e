import { expect, test } from 'vitest';
import { friendsHere } from '../../main/desktop/friends.ts';
import { seatComputers } from '../support/computers.ts';
import { tableGame } from '../support/table.ts';

test('friends are people who are here: neither the host, nor computer players, nor who is away or only speaks text', async () => {
  const { table: onTable, ana, ben, eva, alice } = tableGame('A A');
  const host = ana.id;
  ana.join('Ana');
  seatComputers(onTable, 'chameleon', 'elephant');
  await alice.flip(0, 0);
  expect(friendsHere(onTable, host)).toBe(0);
  ben.join('Ben');
  eva.join('Eva');
  expect(friendsHere(onTable, host)).toBe(2);
  onTable.players.setPresence(ben.id, 'away');
  expect(friendsHere(onTable, host)).toBe(1);
});
