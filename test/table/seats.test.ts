import { AssertionError } from 'node:assert';
import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import type { Person, Player } from '../../main/table/player.ts';
import type { Seats } from '../../main/table/seats.ts';
import { refuses } from '../support/refusals.ts';
import { NO_STAKES, seatsAlone } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

/** Players on the first `count` seats. */
function seated(count: number): Seats {
  return seatedInHall(count).seats;
}

function seatedInHall(count: number) {
  const alone = seatsAlone();
  for (let seat = 0; seat < count; seat++) alone.seats.seatPage(secretId(`p${seat}`), `N${seat}`);
  return alone;
}

/** The seats of a table that was saved with these players. */
function restored(...players: readonly Player[]): Seats {
  return seatsAlone(NO_STAKES, players).seats;
}

const saved: Person = {
  id: 'alice',
  seat: 3,
  name: 'Alice',
  kind: 'text',
  presence: 'text',
  removed: false,
};

describe('seats', () => {
  test('are given lowest first, and a free one is filled', () => {
    const players = seated(4);
    players.update(secretId('p1'), { presence: 'left' });
    players.update(secretId('p2'), { presence: 'left' });
    players.dropAbsent();
    expect(players.find(secretId('p1'))).toBeUndefined();
    expect(players.seatFlipper('alice').seat).toBe(1);
    expect(players.seatPage(secretId('eva'), 'Eva').seat).toBe(2);
    expect(players.seatFlipper('bob').seat).toBe(4);
    expect(players.all().map((player) => player.seat)).toEqual([0, 1, 2, 3, 4]);
  });

  test(`are ${limits.seatsMax}: one more is refused, and nobody loses theirs`, () => {
    const players = seatsAlone({ ...NO_STAKES, hasStake: () => true }).seats;
    for (let seat = 0; seat < limits.seatsMax - 1; seat++) {
      players.seatPage(secretId(`p${seat}`), `N${seat}`);
    }
    expect(players.seatFlipper('last').seat).toBe(limits.seatsMax - 1);
    refuses('no-seat', () => players.seatFlipper('late'));
    refuses('no-seat', () => players.seatPage(secretId('late'), 'Late'));
    expect(players.find('late')).toBeUndefined();
    expect(players.all()).toHaveLength(limits.seatsMax);
    expect(players.seatPage(secretId('p0'), 'Renamed').name).toBe('Renamed');
    expect(players.seatFlipper('last').seat).toBe(limits.seatsMax - 1);
  });

  test('a spectator who finds no seat stays a spectator', () => {
    const { hall, seats: players } = seatedInHall(limits.seatsMax);
    hall.addSpectator(secretId('tv'));
    refuses('no-seat', () => players.seatPage(secretId('tv'), 'Eva'));
    expect(players.asker(secretId('tv')).isSpectator).toBe(true);
  });

  test('are found by number', () => {
    const players = seated(2);
    expect(players.at(1)?.name).toBe('N1');
    expect(players.at(2)).toBeUndefined();
    expect(players.at(-1)).toBeUndefined();
  });
});

describe('names', () => {
  test('of full length that are taken are cut for their number', () => {
    const players = seatsAlone().seats;
    const long = 'x'.repeat(limits.nameCharsMax);
    players.seatPage(secretId('one'), long);
    expect(players.seatPage(secretId('two'), long).name).toBe(`${'x'.repeat(18)} 2`);
  });

  test('are free again once their player is renamed or dropped', () => {
    const players = seatsAlone().seats;
    players.seatPage(secretId('one'), 'Ana');
    players.seatPage(secretId('two'), 'Ben');
    players.rename(secretId('one'), 'Eva');
    expect(players.rename(secretId('two'), 'ANA').name).toBe('ANA');
    players.update(secretId('one'), { presence: 'left' });
    players.dropAbsent();
    expect(players.seatFlipper('eva').name).toBe('eva');
  });

  test('that look the same, or pretend to be the host, get a number', () => {
    const players = seatsAlone().seats;
    players.seatPage(secretId('one'), 'Ana');
    expect(players.seatPage(secretId('two'), 'A\u200dna').name).toBe('A\u200dna 2');
    expect(players.seatPage(secretId('three'), '\uff21na').name).toBe('\uff21na 3');
    expect(players.seatPage(secretId('four'), 'Host').name).toBe('Host 2');
    expect(players.seatFlipper('host').name).toBe('host 3');
  });

  test('a rename to a taken name gets a number, to the own name it does not', () => {
    const players = seated(2);
    expect(players.rename(secretId('p1'), 'n0').name).toBe('n0 2');
    expect(players.rename(secretId('p1'), 'N0').name).toBe('N0 2');
    expect(players.rename(secretId('p1'), 'n0 2').name).toBe('n0 2');
  });
});

describe('spectators', () => {
  test(`are ${limits.spectatorsMax}: beyond it the oldest gives way`, () => {
    const { hall, seats: players } = seatsAlone();
    for (let tv = 0; tv < limits.spectatorsMax; tv++) hall.addSpectator(`tv${tv}`);
    expect(players.asker('tv0').hasJoined).toBe(true);
    hall.addSpectator('tv0'); // joins again, and so is the newest
    hall.addSpectator('late');
    expect(players.asker('tv1').hasJoined).toBe(false);
    expect(players.asker('tv0').hasJoined).toBe(true);
    expect(players.asker('late').hasJoined).toBe(true);
    expect([...hall.spectators]).toHaveLength(limits.spectatorsMax);
  });

  test('spectators who are here do not give way: an absent one does, or else the newcomer', () => {
    const { hall, seats: players } = seatsAlone();
    const isHere = (id: string) => id !== 'tv7';
    for (let tv = 0; tv < limits.spectatorsMax; tv++) hall.addSpectator(`tv${tv}`, isHere);
    hall.addSpectator('late', isHere);
    expect(players.asker('tv7').isSpectator).toBe(false);
    expect(players.asker('late').isSpectator).toBe(true);
    refuses('no-seat', () => hall.addSpectator('later', isHere));
    hall.addSpectator('tv0', isHere); // is in already
    expect([...hall.spectators]).toHaveLength(limits.spectatorsMax);
  });

  test('are none any more once they have a seat or are blocked', () => {
    const { hall, seats: players } = seatsAlone();
    hall.addSpectator(secretId('one'));
    hall.addSpectator(secretId('two'));
    players.seatPage(secretId('one'), 'Ana');
    hall.block(secretId('two'), 'Somebody');
    expect([...hall.spectators]).toEqual([]);
    expect(players.asker(secretId('one')).hasJoined).toBe(true);
    expect(players.asker(secretId('two')).hasJoined).toBe(false);
  });
});

test(`${limits.blockedMax} ids are blocked; beyond it the oldest is forgotten`, () => {
  const { hall, seats: players } = seatsAlone();
  for (let id = 0; id < limits.blockedMax; id++) hall.block(`b${id}`, 'Somebody');
  expect(players.isBlocked('b0')).toBe(true);
  hall.block('late', 'Somebody');
  expect(players.isBlocked('b0')).toBe(false);
  expect(players.isBlocked('b1')).toBe(true);
  expect([...hall.blocked]).toHaveLength(limits.blockedMax);
});

describe('a player who has joined', () => {
  test('is a page player who was not removed; a text player never is', () => {
    const players = seated(1);
    players.seatFlipper('alice');
    expect(players.asker('alice').hasJoined).toBe(false);
    expect(players.asker('stranger').hasJoined).toBe(false);
    players.update(secretId('p0'), { presence: 'left' });
    expect(players.asker(secretId('p0')).hasJoined).toBe(true);
    players.update(secretId('p0'), { removed: true });
    expect(players.asker(secretId('p0')).hasJoined).toBe(false);
  });
});

describe('a saved player', () => {
  test('gets the seat that was saved', () => {
    const players = restored(saved);
    expect(players.at(3)).toEqual(saved);
    expect(players.seatFlipper('bob').seat).toBe(0);
  });

  test('gets another name where theirs is taken or looks taken, or is none', () => {
    const players = restored(
      saved,
      { ...saved, id: 'bob', seat: 4, name: 'AL\u034fICE' },
      { ...saved, id: 'carol', seat: 5, name: '\u200b' },
    );
    expect(players.all().map(({ name }) => name)).toEqual([
      saved.name,
      'AL\u034fICE 2',
      'Player 6',
    ]);
  });

  test.each<[string, Partial<Person>]>([
    ['a taken seat', { id: 'bob', name: 'Bob' }],
    ['a seat beyond the last', { id: 'bob', name: 'Bob', seat: limits.seatsMax }],
    ['an id that has a seat', { seat: 4, name: 'Bob' }],
    ['a text player who is away', { id: 'bob', seat: 4, name: 'Bob', presence: 'away' }],
    ['a page player as text', { id: 'bob', seat: 4, name: 'Bob', kind: 'page' }],
  ])('is refused with %s', (_, change) => {
    expect(restored(saved).all()).toEqual([saved]);
    expect(() => restored(saved, { ...saved, ...change })).toThrow(AssertionError);
  });
});
