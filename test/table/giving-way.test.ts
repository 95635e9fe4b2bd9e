import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import type { Table } from '../../main/table/table.ts';
import { mayLook, mayPlay, NO_STAKES, restarted, seatsAlone, tableGame } from '../support/table.ts';
import { failsBy } from '../support/promises.ts';
import { isRefused, refuses } from '../support/refusals.ts';
import { secretId } from '../support/wire.ts';

/** Flips under ids that nobody has used, until no seat is free: there is no card at 0,0 (1-A). */
async function flood(onTable: Table): Promise<void> {
  for (let number = onTable.seats.all().length; number < limits.seatsMax; number++) {
    await failsBy('1-A', onTable.flip(`flood${number}`, { row: 0, column: 0 }));
  }
  expect(onTable.seats.all()).toHaveLength(limits.seatsMax);
}

/** Bob has found the A and controls a B, Ana is here; then strangers take all the other seats. */
async function flooded() {
  const people = tableGame('A A B B C C');
  const { table: onTable, bob, ana } = people;
  ana.join('Ana');
  await bob.flip(0, 0);
  await bob.flip(0, 1);
  await bob.flip(0, 2);
  await flood(onTable);
  return people;
}

describe('when every seat is taken, a newcomer gets the seat of', () => {
  test('a text player who has neither a score nor anything on the board', async () => {
    const { table: onTable, bob, ana, eva } = await flooded();
    expect(eva.join('Eva')).toEqual({ seat: 2, name: 'Eva' });
    expect(onTable.seats.find('flood2')).toBeUndefined();
    expect([bob.view.score, ana.view.presence]).toEqual([1, 'here']);
    await onTable.flip('zoe', { row: 0, column: 4 });
    expect(onTable.seats.find('zoe')?.seat).toBe(3);
    expect(onTable.seats.all()).toHaveLength(limits.seatsMax);
  });

  test('such a text player, then of a player who left, then of one who is away; never of one who is here', () => {
    const players = seatsAlone({ ...NO_STAKES, hasStake: (id) => id === secretId('scored') }).seats;
    const page = (name: string, presence: 'here' | 'away' | 'left') => {
      players.seatPage(secretId(name), name);
      players.update(secretId(name), { presence });
    };
    page('here', 'here');
    page('scored', 'left');
    page('away', 'away');
    page('left', 'left');
    page('sent', 'left');
    players.update(secretId('sent'), { removed: true }); // or else they were nobody again
    players.seatFlipper('text');
    for (let seat = 6; seat < limits.seatsMax; seat++) page(`p${seat}`, 'here');
    const seats = ['one', 'two', 'three'].map((id) => players.seatPage(secretId(id), id).seat);
    expect(seats).toEqual([5, 3, 2]);
    refuses('no-seat', () => players.seatPage(secretId('four'), 'four'));
    refuses('no-seat', () => players.seatFlipper('four'));
    expect(players.all()).toHaveLength(limits.seatsMax);
  });

  test('nobody who controls a card, waits for one, has a play to finish, or has a score', async () => {
    const { table: onTable, alice, bob, charlie, ana, ben, eva } = tableGame('A A B B C D E F');
    eva.join('Eva');
    await eva.flip(0, 0);
    await eva.flip(0, 1); // a point
    await alice.flip(0, 2);
    void charlie.flip(0, 2); // waits
    await bob.flip(0, 4);
    await bob.flip(0, 5); // a miss
    ana.join('Ana');
    await ana.flip(0, 6);
    onTable.setPresence(ana.id, 'away');
    onTable.setPresence(eva.id, 'away');
    for (let number = onTable.seats.all().length; number < limits.seatsMax; number++) {
      onTable.room.join(secretId(`p${number}`), { name: `N${number}` });
    }
    expect(() => ben.join('Ben')).toThrow('no seat is left here');
    await isRefused('no-seat', onTable.flip('late', { row: 0, column: 7 }));
    const { token } = onTable;
    expect(onTable.view().players).toHaveLength(limits.seatsMax);
    expect(onTable.token).toBe(token);
  });

  test('a text player who left as the host closed the door', async () => {
    const { table: onTable, eva, ben } = await flooded();
    onTable.room.setDoor('joined', undefined);
    expect(eva.join('Eva').seat).toBe(2);
    onTable.room.setDoor('code', 'KIWI7');
    expect(ben.join('Ben', 'KIWI7').seat).toBe(3);
  });

  test('and who lost it comes back to another, with the numbers of their flips', async () => {
    const { table: onTable, eva } = await flooded();
    await failsBy('1-A', onTable.flip('flood2', { row: 0, column: 0 }, { number: 7 }));
    eva.join('Eva');
    await isRefused('old-number', onTable.flip('flood2', { row: 0, column: 0 }, { number: 6 }));
    await failsBy('1-A', onTable.flip('flood2', { row: 0, column: 0 }, { number: 8 }));
    expect(onTable.seats.find('flood2')?.seat).toBe(3);
  });
});

describe('4-D: with a new game, a text player', () => {
  test('a player who tried nothing in the last one loses the seat, and gets one with the next flip', async () => {
    const { table: onTable, alice, bob, charlie, ana } = tableGame('A A B B C D');
    ana.join('Ana');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await bob.flip(0, 4);
    await bob.flip(0, 5); // a miss
    await charlie.flip(0, 2); // has a card
    await alice.flip(0, 3); // 3-A
    await failsBy('1-A', onTable.flip('stranger', { row: 0, column: 0 }));
    const seated = () => onTable.seats.all().map(({ id }) => id);
    expect(seated()).toEqual([ana.id, 'alice', 'bob', 'charlie', 'stranger']);
    onTable.room.startGame();
    expect(seated()).toEqual([ana.id, 'alice', 'bob', 'charlie']);
    onTable.room.startGame(); // which nobody has played yet
    expect(seated()).toEqual([ana.id, 'alice', 'bob', 'charlie']);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    onTable.room.startGame();
    expect(seated()).toEqual([ana.id, 'alice']);
    await bob.flip(0, 0);
    expect(seated()).toEqual([ana.id, 'alice', 'bob']);
  });

  test('ids that flooded in hold no seat any more', async () => {
    const { table: onTable, bob, ana } = await flooded();
    onTable.room.startGame();
    expect(onTable.seats.all().map(({ id }) => id)).toEqual([ana.id, bob.id]);
  });
});

describe('a player whom the host removed', () => {
  test('a text player does not play on, until the next game', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    await alice.flip(0, 0);
    onTable.remove('alice');
    alice.sees('down, down / down, down');
    mayLook(onTable, 'alice');
    refuses('removed', () => mayPlay(onTable, 'alice'));
    refuses('removed', () => mayPlay(restarted(onTable), 'alice'));
    onTable.room.startGame();
    mayPlay(onTable, 'alice');
  });

  test('a page player does not play in the next game, either, without joining again', () => {
    const { table: onTable, ana } = tableGame('A B / B A');
    ana.join('Ana');
    onTable.remove(ana.id);
    onTable.room.startGame();
    expect(onTable.you(ana.id)).toMatchObject({ seat: null, removed: true });
    refuses('removed', () => mayPlay(onTable, ana.id));
    refuses('removed', () => mayPlay(restarted(onTable), ana.id));
    onTable.room.startGame();
    refuses('removed', () => mayPlay(onTable, ana.id));
    ana.join('Ana');
    mayPlay(onTable, ana.id);
    expect(restarted(onTable).you(ana.id)).toMatchObject({ seat: 0, removed: false });
  });

  test('is still removed when their seat is given to another', () => {
    const { table: onTable, ana, ben } = tableGame('A B / B A');
    ana.join('Ana');
    ben.join('Ben');
    onTable.remove(ana.id);
    const [absent, newcomer] = [onTable.seats.find(ana.id), onTable.seats.find(ben.id)];
    if (absent === undefined || newcomer === undefined) expect.fail('they have seats');
    onTable.giveSeat(absent, newcomer);
    refuses('removed', () => mayPlay(onTable, ana.id));
  });

  test(`beyond ${limits.removedMax} who lost their seats, the oldest is forgotten`, () => {
    const { hall, seats: players } = seatsAlone();
    for (let number = 0; number <= limits.removedMax; number++) {
      players.seatPage(secretId(`p${number}`), 'Ana');
      players.update(secretId(`p${number}`), { presence: 'left', removed: true });
      players.dropAbsent();
    }
    expect(players.asker(secretId('p0')).isRemoved).toBe(false);
    expect(players.asker(secretId('p1')).isRemoved).toBe(true);
    expect(hall.save().removed).toHaveLength(limits.removedMax);
  });
});
