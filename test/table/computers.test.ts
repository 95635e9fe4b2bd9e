/** Computer players at a table: their seats, names and characters. */
import { describe, expect, test } from 'vitest';
import type { Character } from '../../shared/characters.ts';
import { limits } from '../../shared/limits.ts';
import { isPersonHere } from '../../shared/table-view.ts';
import type { Computer } from '../../main/table/player.ts';
import { Room } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { filled, seatComputers } from '../support/computers.ts';
import { isRefused, refuses } from '../support/refusals.ts';
import { TablePlayer, peopleAt, restarted, savedAlone, tableGame } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

/** Seats computer players, each named like its character. */
function seat(onTable: Table, ...seated: readonly Character[]): readonly TablePlayer[] {
  return seatComputers(onTable, ...seated).map((id) => new TablePlayer(id, onTable));
}

function computer(onTable: Table, { id }: TablePlayer): Computer {
  const found = onTable.seats.computers().find((each) => each.id === id);
  if (found === undefined) throw new Error('it plays no more');
  return found;
}

describe('a computer player', () => {
  test('has a seat, a name and a score like everybody, and is marked', () => {
    const { table: onTable, ana } = tableGame('A A');
    ana.join('Ana');
    const [fish] = seat(onTable, 'goldfish');
    const none = { score: 0, tries: 0, streak: 0 };
    expect(onTable.view().players).toEqual([
      { seat: 0, name: 'Ana', presence: 'here', ...none },
      { seat: 1, name: 'goldfish', presence: 'here', computer: 'goldfish', ...none },
    ]);
    expect(onTable.view().players.map(isPersonHere)).toEqual([true, false]);
    expect(JSON.stringify(onTable.view())).not.toContain(fish?.id);
  });

  test('never has the name of somebody else, and nobody gets its name', () => {
    const { table: onTable, ana, ben } = tableGame('A A');
    ana.join('GOLDFISH');
    const [one, other] = seat(onTable, 'goldfish', 'goldfish');
    expect([one?.view.name, other?.view.name]).toEqual(['goldfish 2', 'goldfish 3']);
    expect(ben.join('Goldfish 2')).toMatchObject({ name: 'Goldfish 2 2' });
  });

  test('plays by the rules, and flips without joining, whatever the door', async () => {
    const { table: onTable } = tableGame('A A B B');
    const [fish] = seat(onTable, 'goldfish');
    await fish?.flip(0, 0);
    onTable.room.setDoor('code', 'AB12');
    expect(fish?.view).toMatchObject({ presence: 'here' });
    await fish?.flip(0, 1);
    expect(fish?.view).toMatchObject({ presence: 'here', score: 1, last: 'A' });
  });

  test('plays on as another character; its name follows, until the host has given it one', () => {
    const { table: onTable } = tableGame('A A');
    const [one] = seat(onTable, 'goldfish');
    if (one === undefined) throw new Error('there is one');
    const play = (character: Character) =>
      onTable.changeComputer(computer(onTable, one), character, character);
    play('elephant');
    expect(one.view).toMatchObject({ computer: 'elephant', name: 'elephant' });
    onTable.rename(one.id, 'Tantor');
    play('squirrel');
    expect(one.view).toMatchObject({ seat: 0, computer: 'squirrel', name: 'Tantor' });
  });

  test('keeps its own name when that is as it was', () => {
    const { table: onTable } = tableGame('A A');
    const [one] = seat(onTable, 'goldfish', 'goldfish');
    if (one === undefined) throw new Error('there is one');
    onTable.changeComputer(computer(onTable, one), 'goldfish', 'goldfish');
    expect(one.view.name).toBe('goldfish');
  });
});

describe('it stays', () => {
  test('over new games, with its seat, its name and its character', async () => {
    const { table: onTable } = tableGame('A A');
    const [fish] = seat(onTable, 'goldfish');
    await fish?.flip(0, 0);
    const before = fish?.view;
    onTable.room.startGame();
    expect(fish?.view).toEqual(before);
    fish?.sees('down, down');
  });

  test('over restarts: it is here at once, and whatever is saved is restored', async () => {
    const { table: onTable, ana } = tableGame('A A B B');
    ana.join('Ana');
    const [fish, elephant, chameleon] = seat(onTable, 'goldfish', 'elephant', 'chameleon');
    onTable.rename(elephant?.id ?? '', 'Tantor');
    await fish?.flip(0, 0);
    await fish?.flip(0, 1);
    onTable.standUp(fish?.id ?? '');
    await chameleon?.flip(0, 2);
    const next = restarted(onTable);
    const away = { ...ana.view, presence: 'away' };
    expect(next.view().players).toEqual([away, fish?.view, elephant?.view, chameleon?.view]);
    expect(next.save()).toEqual({
      ...onTable.save(),
      players: onTable.seats
        .all()
        .map((player) => (player.id === ana.id ? { ...player, presence: 'away' } : player)),
    });
  });

  test('but a saved table with more than seven who play does not hold together', () => {
    const { table: onTable } = tableGame('A A');
    seat(onTable, ...Array.from({ length: limits.computersMax }, () => 'goldfish' as const));
    const saved = savedAlone(onTable);
    const [one] = saved.players;
    if (one?.kind !== 'computer') throw new Error('it is one');
    const eighth = { ...one, id: secretId('eighth'), seat: 7, name: 'Eight', number: 8 };
    const players = [...saved.players, eighth];
    const options = { run: 'run2', random: () => 0, report: () => undefined };
    expect(() => Room.restore({ ...saved, players }, options).first).toThrow('only so many');
    const doubled = saved.players.map((player) => ({ ...player, number: 1 }));
    expect(() => Room.restore({ ...saved, players: doubled }, options).first).toThrow('numbers');
  });
});

describe('removed, it', () => {
  test('puts its cards back, and is gone if it has tried nothing', async () => {
    const { table: onTable, ana } = tableGame('A B / B A');
    ana.join('Ana');
    const [fish] = seat(onTable, 'goldfish');
    await fish?.flip(0, 0);
    const waiting = ana.flip(0, 0);
    onTable.standUp(fish?.id ?? '');
    await waiting; // 4-E
    expect(onTable.view().players.map(({ name }) => name)).toEqual(['Ana']);
    expect(onTable.seats.computers()).toEqual([]);
  });

  test('keeps what it found until the next game; another of its character goes on with that', async () => {
    const { table: onTable } = tableGame('A A B B');
    const [fish] = seat(onTable, 'goldfish');
    await fish?.flip(0, 0);
    await fish?.flip(0, 1);
    onTable.standUp(fish?.id ?? '');
    expect(fish?.view).toMatchObject({ presence: 'left', score: 1 });
    expect(onTable.seats.computers()).toEqual([]);
    seat(onTable, 'elephant');
    expect(fish?.view.presence).toBe('left');
    seat(onTable, 'goldfish');
    expect(fish?.view).toMatchObject({ presence: 'here', score: 1, name: 'goldfish' });
    onTable.standUp(fish?.id ?? '');
    onTable.room.startGame();
    expect(onTable.view().players.map(({ name }) => name)).toEqual(['elephant']);
  });
});

describe('when no seat is left', () => {
  test('the newest gives its own to a person who joins, with all that it has', async () => {
    const { table: before } = tableGame('A A B B');
    const [old, young] = seatComputers(before, 'elephant', 'goldfish');
    // The order in which they sat down is kept, whatever happened to them since.
    before.rename(old ?? '', 'Tantor');
    const { table: onTable, ana, ben, eva } = peopleAt(filled(before));
    for (const column of [0, 1, 2]) await onTable.flip(young ?? '', { row: 0, column });
    expect(ana.join('Ana')).toEqual({ seat: 1, name: 'Ana' });
    expect(ana.view.score).toBe(0);
    expect(onTable.view().lastPair).toBeNull();
    ana.sees('none, none, down, down');
    expect(onTable.seats.find(young ?? '')).toBeUndefined();
    expect(ben.join('Ben')).toEqual({ seat: 0, name: 'Ben' });
    expect(onTable.seats.computers()).toEqual([]);
    refuses('no-seat', () => eva.join('Eva'));
    expect(onTable.view().players).toHaveLength(limits.seatsMax);
  });

  test('one that was removed and came back is the newest', async () => {
    const { table: before } = tableGame('A A B B');
    const [old = '', young] = seatComputers(before, 'elephant', 'goldfish');
    await before.flip(old, { row: 0, column: 0 });
    await before.flip(old, { row: 0, column: 1 }); // so its seat is kept
    before.standUp(old);
    seatComputers(before, 'elephant');
    const { table: onTable, ana } = peopleAt(filled(before));
    expect(onTable.seats.computers().map(({ id }) => id)).toEqual([young, old]);
    expect(ana.join('Ana').seat).toBe(0);
    expect(onTable.seats.computers().map(({ id }) => id)).toEqual([young]);
  });

  test('a text player gets none of theirs; a person who left gives way before them, one who is away after them', async () => {
    const { table: before } = tableGame('A A B B');
    seat(before, 'elephant');
    const { table: onTable, alice, ana, ben } = peopleAt(filled(before, [7, 8]));
    onTable.leave(secretId('p7'));
    expect(ana.join('Ana')).toEqual({ seat: 7, name: 'Ana' });
    expect(ben.join('Ben')).toEqual({ seat: 0, name: 'Ben' });
    expect(onTable.seats.find(secretId('p8'))?.presence).toBe('away');
    await alice.flip(0, 0);
    expect(alice.view.seat).toBe(8);
  });

  test('a text player gets the seat of no computer player', async () => {
    const { table: before } = tableGame('A A B B');
    seat(before, 'elephant');
    await isRefused('no-seat', filled(before).flip('alice', { row: 0, column: 0 }));
  });

  test('nobody gives way to a computer player', () => {
    const onTable = filled(tableGame('A A').table, [7]);
    onTable.leave(secretId('p7'));
    refuses('no-seat', () => seat(onTable, 'goldfish'));
    expect(onTable.view().players).toHaveLength(limits.seatsMax);
  });
});
