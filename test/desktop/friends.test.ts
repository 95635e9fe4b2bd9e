import { expect, test } from 'vitest';
import { friendsHere, friendsWaitingFor, stayAwakeForFriends } from '../../main/desktop/friends.ts';
import { seatComputers } from '../support/computers.ts';
import { tableGame } from '../support/table.ts';

test('friends are people who are here: not the host, computer players, text players or people who are away', async () => {
  const { table: onTable, ana, ben, eva, alice } = tableGame('A A');
  const host = ana.id;
  ana.join('Ana');
  seatComputers(onTable, 'chameleon', 'elephant');
  await alice.flip(0, 0);
  expect(friendsHere(onTable.room, host)).toBe(0);
  ben.join('Ben');
  eva.join('Eva');
  expect(friendsHere(onTable.room, host)).toBe(2);
  onTable.setPresence(ben.id, 'away');
  expect(friendsHere(onTable.room, host)).toBe(1);
});

test('friends miss the host in a game, in a lobby and while they bring cards, and not on the podium', async () => {
  const { table: onTable, ana, ben } = tableGame('A A');
  ana.join('Ana');
  ben.join('Ben');
  const waiting = () => friendsWaitingFor(onTable.room, ana.id);
  expect(waiting()).toEqual({ friends: 1, doing: 'friends' });
  onTable.endGame();
  expect(waiting().friends).toBe(0);
  onTable.room.startGame(undefined, { lobby: true, brings: true });
  expect(waiting()).toEqual({ friends: 1, doing: 'waiting' });
});

test('the computer stays awake while a friend is here, and is asked once for all of them', () => {
  const { table: onTable, ana, ben, eva } = tableGame('A A');
  const asked: string[] = [];
  stayAwakeForFriends(onTable.room, ana.id, {
    start: (what) => asked.push(what),
    stop: (id) => asked.push(`stop ${id}`) > 0,
  });
  ana.join('Ana');
  expect(asked).toEqual([]);
  ben.join('Ben');
  eva.join('Eva');
  onTable.setPresence(ben.id, 'away');
  expect(asked).toEqual(['prevent-app-suspension']);
  onTable.setPresence(eva.id, 'away');
  expect(asked).toEqual(['prevent-app-suspension', 'stop 1']);
  onTable.setPresence(eva.id, 'here');
  expect(asked).toEqual(['prevent-app-suspension', 'stop 1', 'prevent-app-suspension']);
});
