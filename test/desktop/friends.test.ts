import { expect, test } from 'vitest';
import { friendsHere, friendsWaitingFor } from '../../main/desktop/friends.ts';
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

test('friends miss the host in a game, in a lobby and while they bring cards, and not on the podium', async () => {
  const { table: onTable, ana, ben } = tableGame('A A');
  ana.join('Ana');
  ben.join('Ben');
  const waiting = () => friendsWaitingFor(onTable, ana.id);
  expect(waiting()).toEqual({ friends: 1, doing: 'friends' });
  onTable.endGame();
  expect(waiting().friends).toBe(0);
  onTable.startGame(undefined, { lobby: true, brings: true });
  expect(waiting()).toEqual({ friends: 1, doing: 'waiting' });
});
