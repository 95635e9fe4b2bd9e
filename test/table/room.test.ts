import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { OtherTable } from '../../main/table/door.ts';
import { Room } from '../../main/table/room.ts';
import { nextRun } from '../support/kept-game.ts';
import { refuses } from '../support/refusals.ts';
import { comes, crowded, findsPair, laidAt, roomOf, sittingIn, tableAt } from '../support/room.ts';
import { TablePlayer, mayLook, mayPlay, restarted } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

const EIGHT = 'A A B B / C C D D / E E F F / G G H H';

/** The cards, wherever they lie. */
function inOrder(cards: readonly string[]): readonly string[] {
  return cards.toSorted((one, other) => one.localeCompare(other));
}

describe('tables', () => {
  test('one room has one to eight, numbered from 1; the first is always there', () => {
    const room = roomOf(8);
    expect(room.tables.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(room.first).toBe(room.at(1));
    expect(room.at(9)).toBeUndefined();
  });

  test('each has the same pairs, shuffled by itself, even where the first is laid out as written', () => {
    const room = roomOf(3, EIGHT);
    const [first = [], second = [], third = []] = room.tables.map(laidAt);
    expect(first.join(' ')).toBe(EIGHT.replaceAll(' /', ''));
    for (const other of [second, third]) expect(inOrder(other)).toEqual(inOrder(first));
    expect(second).not.toEqual(first);
    expect(third).not.toEqual(second);
  });

  test('where a deck has more pairs than fit, all tables get the same ones, game after game', () => {
    const room = roomOf(4);
    const cards = Array.from({ length: 20 }, (_, at) => [`c${at}`, `c${at}`]).flat();
    const faces = Array.from({ length: 20 }, (_, at) => ({ card: `c${at}`, text: `c${at}` }));
    room.startGame({ deck: { rows: 2, columns: 4, cards, faces }, title: 'More' });
    const dealt = new Set<string>();
    for (let game = 0; game < 5; game++) {
      const [first = [], ...others] = room.tables.map((table) => inOrder(laidAt(table)));
      expect(new Set(first).size).toBe(4);
      for (const other of others) expect(other).toEqual(first);
      for (const card of first) dealt.add(card);
      room.startGame();
    }
    expect(dealt.size).toBe(20); // those that were dealt longest ago come first
  });

  test('tokens name the table; those of the first are as ever', () => {
    const [first, second] = roomOf(2).tables;
    expect(first?.version).toMatch(/^run1-1-\d+$/);
    expect(second?.version).toMatch(/^run1\.2-1-\d+$/);
    expect(second?.token).not.toBe(first?.token);
  });

  test('a flip at one wakes nobody at another', async () => {
    const room = roomOf(2);
    const [one, other] = [tableAt(room, 1), tableAt(room, 2)];
    const news: string[] = [];
    one.onChange(one.token, () => news.push('one'));
    other.onChange(other.token, () => news.push('other'));
    other.onBoardChange(undefined, () => news.push('other board'));
    await new TablePlayer('alice', one).flip(0, 0);
    expect(news).toEqual(['one']);
  });
});

describe('who comes sits', () => {
  test('where the fewest people are, and of equals at the lowest number', () => {
    const room = roomOf(3);
    for (const name of ['Ana', 'Ben', 'Cem', 'Dora']) comes(room, name);
    expect(sittingIn(room)).toEqual({ Ana: 1, Ben: 2, Cem: 3, Dora: 1 });
  });

  test('without counting computers, nor people who are not here', () => {
    const room = roomOf(2);
    tableAt(room, 1).seatComputer(secretId('squirrel'), 'squirrel', 'Squirrel');
    const ana = comes(room, 'Ana');
    comes(room, 'Ben');
    tableAt(room, 1).setPresence(ana.id, 'away');
    comes(room, 'Cem');
    expect(sittingIn(room)).toMatchObject({ Ana: 1, Ben: 2, Cem: 1 });
  });

  test('counting people who only speak the published protocol', async () => {
    const room = roomOf(2);
    await new TablePlayer('alice', room.first).flip(0, 0);
    comes(room, 'Ben');
    expect(sittingIn(room)).toEqual({ alice: 1, Ben: 2 });
  });

  test('at a table that still plays; if none does, at any', () => {
    const room = roomOf(3);
    tableAt(room, 1).endGame();
    for (const name of ['Ana', 'Ben', 'Cem']) comes(room, name);
    expect(sittingIn(room)).toEqual({ Ana: 2, Ben: 3, Cem: 2 });
    for (const table of room.tables) table.endGame();
    comes(room, 'Dora');
    expect(sittingIn(room)).toMatchObject({ Dora: 1 });
  });

  test('where the host wants the next one, and that one only', () => {
    const room = roomOf(3);
    room.seatNextAt(3);
    comes(room, 'Ana');
    comes(room, 'Ben');
    expect(room.nextAt).toBeNull();
    expect(sittingIn(room)).toEqual({ Ana: 3, Ben: 1 });
  });

  test('and keeps that seat, whatever happens to others', () => {
    const room = roomOf(2);
    const [ana, , cem] = ['Ana', 'Ben', 'Cem'].map((name) => comes(room, name));
    tableAt(room, 1).leave(cem?.id ?? '');
    expect(room.join(ana?.id ?? '', { name: 'Anna' })).toEqual({ seat: 0, name: 'Anna', table: 1 });
    expect(room.join(cem?.id ?? '', { name: 'Cem' })).toEqual({ seat: 1, name: 'Cem', table: 1 });
  });

  test('and is told the table only where there are several', () => {
    expect(roomOf(2).join(secretId('ana'), { name: 'Ana' })).toEqual({
      seat: 0,
      name: 'Ana',
      table: 1,
    });
    expect(roomOf(1).join(secretId('ana'), { name: 'Ana' })).toEqual({ seat: 0, name: 'Ana' });
    expect(roomOf(1).first.you(secretId('ana'))).not.toHaveProperty('table');
    expect(tableAt(roomOf(2), 2).you('alice')).toMatchObject({ seat: null, table: 2 });
  });

  test('at tables that have names of their own: there is an Ana at each', () => {
    const room = roomOf(2);
    room.join(secretId('one'), { name: 'Ana' });
    room.join(secretId('other'), { name: 'Ana' });
    expect(room.tables.map(({ seats }) => seats.at(0)?.name)).toEqual(['Ana', 'Ana']);
  });
});

describe('a secret id has one table', () => {
  test('elsewhere it is sent there, whatever it asks for', () => {
    const room = roomOf(3);
    comes(room, 'Ana');
    const ben = comes(room, 'Ben');
    for (const number of [1, 3]) {
      for (const may of [mayLook, mayPlay]) {
        const asked = () => may(tableAt(room, number), ben.id);
        expect(asked).toThrow(OtherTable);
        expect(asked).toThrow(expect.objectContaining({ code: 'other-table', table: 2 }));
      }
    }
    expect(() => mayPlay(tableAt(room, 2), ben.id)).not.toThrow();
  });

  test('a public name is another player at each, with numbers of its own', async () => {
    const room = roomOf(2);
    const [one, other] = room.tables.map((table) => new TablePlayer('alice', table));
    await one?.flip(0, 0, { number: 5 });
    await other?.flip(0, 0, { number: 1 });
    expect(room.tables.map((table) => table.you('alice').number)).toEqual([5, 1]);
    tableAt(room, 2).leave('alice');
    expect(one?.view.presence).toBe('text');
    expect(other?.view.presence).toBe('left');
  });
});

describe('what is the room’s', () => {
  test('one door: closing it sends text players away everywhere', async () => {
    const room = roomOf(2);
    for (const table of room.tables) await new TablePlayer('alice', table).flip(0, 0);
    room.setDoor('joined', undefined);
    for (const table of room.tables) {
      expect(table.seats.find('alice')?.presence).toBe('left');
      refuses('door', () => mayLook(table, 'alice'));
      expect(table.view().room.door).toBe('joined');
    }
  });

  test('one list of blocked: who is blocked at one table may play at none', () => {
    const room = roomOf(2);
    const ana = comes(room, 'Ana');
    room.first.block(ana.id);
    for (const table of room.tables) {
      refuses('blocked', () => mayPlay(table, ana.id));
    }
    refuses('blocked', () => room.join(ana.id, { name: 'Ana' }));
    room.unblock('Ana');
    expect(room.join(ana.id, { name: 'Ana' })).toMatchObject({ table: 1 });
  });

  test('who was removed may come again, at any table', () => {
    const room = roomOf(2);
    const ana = comes(room, 'Ana');
    room.first.remove(ana.id);
    expect(() => mayPlay(tableAt(room, 2), ana.id)).toThrow(OtherTable);
    room.startGame();
    for (const table of room.tables) {
      refuses('removed', () => mayPlay(table, ana.id));
    }
    expect(room.join(ana.id, { name: 'Ana' })).toMatchObject({ seat: 0 });
  });

  test('seats: when none is left at any table, who gives way may sit at another', () => {
    const { room, ids } = crowded(2);
    refuses('no-seat', () => room.join(secretId('late'), { name: 'Late' }));
    room.first.leave(ids[0] ?? '');
    const before = tableAt(room, 1).token;
    room.seatNextAt(2);
    expect(room.join(secretId('late'), { name: 'Late' })).toMatchObject({ table: 2 });
    expect(room.first.seats.find(ids[0] ?? '')).toBeUndefined();
    expect(room.first.token).not.toBe(before); // its people see that somebody is gone
    room.checkRep();
  });

  test('seats: of nine who come where four are left, the first four sit; nobody loses one', () => {
    const { room, ids } = crowded(2, 4);
    const nine = Array.from({ length: 9 }, (_, at) => secretId(`late${at}`));
    for (const [at, id] of nine.entries()) {
      const comesIn = () => room.join(id, { name: id.slice(0, 20) });
      if (at < 4) expect(comesIn()).toMatchObject({ table: 2 });
      else refuses('no-seat', comesIn);
    }
    expect(
      tableAt(room, 2)
        .seats.all()
        .map(({ id }) => id),
    ).toEqual(nine.slice(0, 4));
    expect(ids.every((id) => room.first.seats.sits(id))).toBe(true);
    room.checkRep();
  });

  test('memory: long cards at eight tables are together no longer than at one', async () => {
    const row = (at: number) => Array.from({ length: 16 }, (_, column) => `c${at}x${column}`);
    const notation = Array.from({ length: 16 }, (_, at) => row(at).join(' ')).join(' / ');
    const long = 'x'.repeat(4_000);
    const grown = async (room: Room) => {
      let count = 0;
      const last = room.tables.at(-1);
      if (last === undefined) throw new Error('there is a table');
      const alice = new TablePlayer('alice', last);
      for (const card of row(0).concat(...Array.from({ length: 15 }, (_, at) => row(at + 1)))) {
        try {
          await alice.replace(card, `${count}${long}`);
        } catch {
          return count;
        }
        count++;
      }
      return count;
    };
    expect(await grown(roomOf(1, notation))).toBe(256);
    const most = limits.boardFileBytesMax / 8 / long.length;
    expect(await grown(roomOf(8, notation))).toBeLessThan(most);
    expect(await grown(roomOf(8, notation))).toBeGreaterThan(most - 3);
  });
});

describe('saved as one', () => {
  test('a restart finds everybody at their table, away, with their cards and points', async () => {
    const room = roomOf(3, EIGHT);
    const people = ['Ana', 'Ben', 'Cem'].map((name) => comes(room, name));
    for (const [at, one] of people.entries()) await findsPair(one, tableAt(room, at + 1));
    await people[2]?.flip(0, 0, { number: 3 }).catch(() => 0);
    const saved = room.save();
    expect(saved.format).toBe('memory-scramble 2');
    const again = restarted(room.first).room;
    expect(again.tables.map(laidAt)).toEqual(room.tables.map(laidAt));
    for (const [at, { id }] of people.entries()) {
      const table = tableAt(again, at + 1);
      expect(table.seats.find(id)?.presence).toBe('away');
      expect(table.game.scoreboard.of(id).score).toBe(1);
      expect(table.you(id).number).toBe(at === 2 ? 3 : null);
    }
  });

  test('the deck stands in it once', () => {
    const room = roomOf(8, EIGHT);
    expect(JSON.stringify(room.save()).match(/"deck"/g)).toHaveLength(1);
  });

  test('a save in which somebody sits at two tables is none', () => {
    const room = roomOf(2);
    comes(room, 'Ana');
    const saved = room.save();
    if (saved.format === 'memory-scramble 1') throw new Error('there are several tables');
    const [first, second] = saved.tables;
    if (first === undefined || second === undefined) throw new Error('there are several tables');
    const twice = { ...saved, tables: [first, { ...second, players: first.players }] };
    const restore = () => Room.restore(twice, nextRun);
    expect(restore).toThrow('a secret id sits at one table');
    const games = { ...saved, tables: [first, { ...second, game: 7 }] };
    expect(() => Room.restore(games, nextRun)).toThrow('all tables play the same game');
    expect(() => Room.restore({ ...saved, tables: [first] }, nextRun)).toThrow('several tables');
  });
});
