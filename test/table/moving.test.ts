import { describe, expect, test } from 'vitest';
import { OtherTable } from '../../main/table/door.ts';
import { deck } from '../support/game.ts';
import { isRefused, refuses } from '../support/refusals.ts';
import {
  comes,
  crowded,
  findsPair,
  laidAt,
  moves,
  roomOf,
  sittingIn,
  tableAt,
} from '../support/room.ts';
import { TablePlayer, mayLook, mayPlay } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

const EIGHT = 'A A B B / C C D D / E E F F / G G H H';

describe('the host moves somebody (4-C)', () => {
  test('a card in hand goes back; their pairs stay; they have none yet at the new table', async () => {
    const room = roomOf(2, 'A A B B C C');
    const [one, other] = [tableAt(room, 1), tableAt(room, 2)];
    const ana = comes(room, 'Ana');
    await findsPair(ana, one);
    await ana.flip(0, 2);
    moves(room, ana, 1, 2);
    expect(one.game.board.controlled()).toEqual([]);
    expect(ana.view).toMatchObject({ name: 'Ana', score: 1, presence: 'left' });
    const moved = new TablePlayer(ana.id, other);
    expect(moved.view).toMatchObject({ name: 'Ana', score: 0, tries: 0, presence: 'here' });
    expect(() => mayPlay(one, ana.id)).toThrow(OtherTable);
    expect(room.tableOf(ana.id)).toBe(other);
    room.checkRep();
  });

  test('who waits there stops waiting, and whoever waits for their card gets it (4-E)', async () => {
    const room = roomOf(2);
    const one = tableAt(room, 1);
    const [ana, ben] = [comes(room, 'Ana'), new TablePlayer('ben', one)];
    await ana.flip(0, 0);
    const waiting = ben.flip(0, 0);
    moves(room, ana, 1, 2);
    await waiting;
    expect(one.game.board.controlled()).toMatchObject([{ controller: 'ben', as: 'first' }]);
    const cem = comes(room, 'Cem');
    const failing = cem.flip(0, 0);
    moves(room, cem, 1, 2);
    await expect(failing).rejects.toMatchObject({ rule: '4-C' });
  });

  test('who has tried nothing leaves no seat behind', () => {
    const room = roomOf(2);
    const ana = comes(room, 'Ana');
    moves(room, ana, 1, 2);
    expect(tableAt(room, 1).seats.all()).toEqual([]);
    expect(tableAt(room, 2).you(ana.id)).toMatchObject({ seat: 0, table: 2 });
  });

  test('who comes back in the same game goes on with what they had', async () => {
    const room = roomOf(2, 'A A B B C C');
    const ana = comes(room, 'Ana');
    await findsPair(ana, room.first);
    moves(room, ana, 1, 2);
    moves(room, ana, 2, 1);
    expect(ana.view).toMatchObject({ seat: 0, score: 1, presence: 'here' });
    expect(tableAt(room, 2).seats.all()).toEqual([]);
  });

  test('who is moved to their own table keeps the card in hand, and nothing is told', async () => {
    const room = roomOf(2);
    const ana = comes(room, 'Ana');
    await ana.flip(0, 0);
    const { token } = room.first;
    moves(room, ana, 1, 1);
    expect(room.first.game.board.controlled()).toMatchObject([{ controller: ana.id, as: 'first' }]);
    expect(room.first.token).toBe(token);
  });

  test('nine are moved where four seats are left: what they leave without pairs gives way', async () => {
    const { room, ids } = crowded(2, 4);
    const nine = ids.slice(0, 9).map((id) => new TablePlayer(id, room.first));
    const cards = laidAt(room.first);
    const other = cards.findIndex((card) => card !== cards[0]);
    for (const one of nine) {
      await one.flip(0, 0);
      await one.flip(0, other);
    }
    for (const one of nine) moves(room, one, 1, 2);
    expect(tableAt(room, 2).seats.people).toBe(9);
    expect(ids.every((id) => room.tableOf(id) !== undefined)).toBe(true);
    room.checkRep();
  });

  test('a name that is taken there gets a number', () => {
    const room = roomOf(2);
    room.join(secretId('one'), { name: 'Ana' });
    room.join(secretId('other'), { name: 'Ana' });
    moves(room, new TablePlayer(secretId('one'), room.first), 1, 2);
    expect(
      tableAt(room, 2)
        .seats.all()
        .map(({ name }) => name),
    ).toEqual(['Ana', 'Ana 2']);
  });

  test('numbers of flips move along: none is taken twice', async () => {
    const room = roomOf(2, 'A A B B C C');
    const ana = comes(room, 'Ana');
    await ana.flip(0, 0, { number: 7 });
    moves(room, ana, 1, 2);
    const other = tableAt(room, 2);
    expect(other.you(ana.id).number).toBe(7);
    const moved = new TablePlayer(ana.id, other);
    await moved.flip(0, 0, { number: 7 });
    expect(other.game.board.controlled()).toEqual([]);
    await isRefused('old-number', moved.flip(0, 0, { number: 6 }));
    await moved.flip(0, 0, { number: 8 });
    expect(other.game.board.controlled()).toHaveLength(1);
  });

  test('with the next game the old seat is gone', async () => {
    const room = roomOf(2);
    const ana = comes(room, 'Ana');
    await findsPair(ana, room.first);
    moves(room, ana, 1, 2);
    room.startGame();
    expect(room.first.seats.all()).toEqual([]);
    expect(tableAt(room, 2).seats.find(ana.id)).toMatchObject({ presence: 'here', tried: true });
  });

  test('who then only watches does not hinder anything', async () => {
    const room = roomOf(2);
    const ana = comes(room, 'Ana');
    await findsPair(ana, room.first);
    moves(room, ana, 1, 2);
    tableAt(room, 2).standUp(ana.id);
    room.join(ana.id);
    room.checkRep();
    expect(room.join(ana.id, { name: 'Ana' })).toMatchObject({ name: 'Ana', table: 1 });
    room.checkRep();
  });
});

describe('even out', () => {
  test('moves as few as possible, those who came last first, and back to their seats', () => {
    const room = roomOf(3);
    for (const name of ['Ana', 'Ben', 'Cem', 'Dora', 'Eva']) {
      room.seatNextAt(1);
      comes(room, name);
    }
    comes(room, 'Finn');
    expect(room.evenOut()).toBe(3);
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 1, Cem: 3, Dora: 2, Eva: 3, Finn: 2 });
    expect(room.evenOut()).toBe(0);
  });

  test('has a way back, but not for whom the host has moved again', () => {
    const room = roomOf(2);
    for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) {
      room.seatNextAt(1);
      comes(room, name);
    }
    const seats = room.first.seats.all();
    expect(room.evenOut()).toBe(2);
    expect(room.moveBack()).toBe(2);
    expect(room.first.seats.all()).toEqual(seats);
    expect(room.moveBack()).toBe(0);
    room.evenOut();
    moves(room, new TablePlayer(secretId('dora'), tableAt(room, 2)), 2, 1);
    expect(room.moveBack()).toBe(1);
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 1, Cem: 1, Dora: 1 });
  });

  test('leaves the host, computers and players of the published protocol where they are', async () => {
    const room = roomOf(2);
    room.seatNextAt(1);
    const host = comes(room, 'Host');
    room.welcome(host.id);
    room.first.seatComputer(secretId('squirrel'), 'squirrel', 'Squirrel');
    for (const [at, id] of ['alice', 'bob'].entries()) {
      await new TablePlayer(id, room.first).flip(0, at);
    }
    expect(room.evenOut()).toBe(0);
  });

  test('leaves tables alone that are done', () => {
    const room = roomOf(3);
    for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) {
      room.seatNextAt(1);
      comes(room, name);
    }
    tableAt(room, 3).endGame();
    expect(room.evenOut()).toBe(2);
    expect(room.tables.map(({ seats }) => seats.people)).toEqual([2, 2, 0]);
  });

  test('does nothing in a room without a seat left', () => {
    const { room } = crowded(2);
    expect(room.isFull).toBe(true);
    expect(room.evenOut()).toBe(0);
    room.startGame(); // nor does a new game
    room.checkRep();
  });
});

describe('a new game', () => {
  test('begins at all tables at once, with the same number, pairs and settings', () => {
    const room = roomOf(3, EIGHT, { lobby: true });
    room.changeSettings({ shuffle: true });
    room.startGame({ deck: deck('X X / Y Y'), title: 'Other' });
    for (const { game } of room.tables) {
      expect([game.number, game.title, game.phase]).toEqual([2, 'Other', 'lobby']);
    }
    room.begin();
    expect(room.tables.map(({ game }) => game.phase)).toEqual(['playing', 'playing', 'playing']);
    room.checkRep();
  });

  test('can be ended at one table alone', () => {
    const room = roomOf(3);
    tableAt(room, 2).endGame();
    expect(room.tables.map(({ game }) => game.phase)).toEqual(['playing', 'over', 'playing']);
  });

  test('has fewer tables if the host wants it: nobody is thrown out, scores begin at zero', async () => {
    const room = roomOf(6);
    const names = Array.from({ length: 12 }, (_, at) => `P${at}`);
    const people = names.map((name) => comes(room, name));
    const { id: asleep } = people[4] ?? { id: '' };
    tableAt(room, 5).setPresence(asleep, 'away');
    await new TablePlayer('alice', tableAt(room, 6)).flip(0, 0);
    tableAt(room, 4).seatComputer(secretId('squirrel'), 'squirrel', 'Squirrel');
    room.changeSettings({ tables: 2 });
    expect(room.tables).toHaveLength(6); // it counts from the next game on
    room.startGame();
    expect(room.tables).toHaveLength(2);
    const sitting = Object.entries(sittingIn(room));
    expect(sitting.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    expect(room.tables.map(({ seats }) => seats.people)).toEqual([6, 5]);
    expect(room.tableOf(asleep)?.seats.find(asleep)?.presence).toBe('away');
    room.checkRep();
  });

  test('from six tables to one is as it was before there were several', () => {
    const room = roomOf(6);
    for (const name of ['Ana', 'Ben', 'Cem']) comes(room, name);
    room.changeSettings({ tables: 1 });
    room.startGame();
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 1, Cem: 1 });
    expect(room.first.you(secretId('cem'))).not.toHaveProperty('table');
    expect(room.save().format).toBe('memory-scramble 1');
  });

  test('has more tables if the host wants it: they take people in at once', () => {
    const room = roomOf(1);
    for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) comes(room, name);
    room.changeSettings({ tables: 4 });
    room.startGame();
    expect(room.tables.map(({ seats }) => seats.people)).toEqual([1, 1, 1, 1]);
    room.checkRep();
  });

  test('lets what waits at a table that closes fail by 4-D, and what asks there later is not there', async () => {
    const room = roomOf(2);
    comes(room, 'Ana');
    const ben = comes(room, 'Ben');
    const other = tableAt(room, 2);
    await new TablePlayer('alice', other).flip(0, 0);
    const waiting = ben.flip(0, 0);
    room.changeSettings({ tables: 1 });
    room.startGame();
    await expect(waiting).rejects.toMatchObject({ rule: '4-D' });
    refuses('not-found', () => mayLook(other, 'alice'));
    expect(() => mayLook(other, ben.id)).toThrow(expect.objectContaining({ table: 1 }));
    expect(room.tableOf(ben.id)).toBe(room.first);
  });

  test('a table that opens again knows nothing of public names from before', async () => {
    const room = roomOf(2);
    await new TablePlayer('alice', tableAt(room, 2)).flip(0, 0, { number: 9 });
    room.changeSettings({ tables: 1 });
    room.startGame();
    room.changeSettings({ tables: 2 });
    room.startGame();
    await new TablePlayer('alice', tableAt(room, 2)).flip(0, 0, { number: 1 });
    expect(tableAt(room, 2).you('alice').number).toBe(1);
  });
});
