/** What is told of a room with several tables: times, the evening, films. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../main/table/table.ts';
import { resultsCsv } from '../support/results.ts';
import { hosted } from '../support/hosted.ts';
import { comes, findsPair, moves, pairsOn, roomOf, tableAt } from '../support/room.ts';
import { TablePlayer, restarted } from '../support/table.ts';
import { secretId } from '../support/wire.ts';

/** A hosted room with several tables, at which these people sit in turn. */
function hostedRoom(tables: number, people: readonly string[] = [], settings = {}) {
  const room = roomOf(tables, 'A A / B B', settings);
  const all = hosted(room.first);
  return { ...all, people: people.map((name) => comes(room, name)) };
}

/** Turns up two cards that do not belong together. */
async function misses(player: TablePlayer, at: Table): Promise<void> {
  const [[one] = [0], [other] = [0]] = pairsOn(at);
  for (const spot of [one, other]) await player.flip(Math.floor(spot / 2), spot % 2);
}

/** Each of two finds a pair, or one finds both and the other none. */
async function playedOut(at: Table, first: TablePlayer, second: TablePlayer): Promise<void> {
  await misses(second, at);
  await findsPair(first, at, 0);
  const [, last] = pairsOn(at);
  for (const spot of last ?? []) await first.flip(Math.floor(spot / 2), spot % 2);
}

describe('the time that a table has played', () => {
  const secondsAt = ({ room, of }: ReturnType<typeof hostedRoom>) =>
    room.tables.map((table) => of(table).playTime.ms / 1_000);

  test('runs from the common begin, also where nobody has flipped a card', () => {
    const host = hostedRoom(3, [], { lobby: true });
    host.clock.pass(5_000);
    expect(secondsAt(host)).toEqual([0, 0, 0]);
    host.room.begin();
    host.clock.pass(4_000);
    expect(secondsAt(host)).toEqual([4, 4, 4]);
    tableAt(host.room, 2).endGame();
    host.clock.pass(3_000);
    expect(secondsAt(host)).toEqual([7, 4, 7]);
    host.room.startGame(undefined, { lobby: false });
    expect(secondsAt(host)).toEqual([0, 0, 0]);
  });

  test('runs from the first flip at any of them where there was no lobby', async () => {
    const host = hostedRoom(2, ['Ana', 'Ben']);
    host.clock.pass(5_000);
    await host.people[1]?.flip(0, 0);
    host.clock.pass(2_000);
    await host.people[0]?.flip(0, 0);
    host.clock.pass(1_000);
    expect(secondsAt(host)).toEqual([3, 3]);
  });

  test('goes on after a restart of the host from what each had', async () => {
    const host = hostedRoom(2, ['Ana', 'Ben'], { lobby: true });
    host.room.begin();
    host.clock.pass(4_000);
    tableAt(host.room, 2).endGame();
    host.clock.pass(2_000);
    host.stop();
    const again = hosted(restarted(host.room.first));
    again.clock.pass(60_000);
    await new TablePlayer(secretId('ana'), again.room.first).flip(0, 0);
    again.clock.pass(1_000);
    expect(again.room.tables.map((table) => again.of(table).playTime.ms / 1_000)).toEqual([7, 4]);
  });
});

describe('the evening of a room', () => {
  test('adds up the games of all tables; a game at several counts as one', async () => {
    const { room, tonight, people } = hostedRoom(2, ['Ana', 'Ben', 'Cem', 'Dora']);
    const [ana, ben, cem, dora] = people as [TablePlayer, TablePlayer, TablePlayer, TablePlayer];
    await playedOut(room.first, ana, cem);
    await playedOut(tableAt(room, 2), ben, dora);
    expect(tonight.view().games).toBe(1);
    expect(tonight.view().lines).toMatchObject([
      { name: 'Ana', table: 1, wins: 1, pairs: 2 },
      { name: 'Ben', table: 2, wins: 1, pairs: 2 },
      { name: 'Cem', table: 1, wins: 0, pairs: 0 },
      { name: 'Dora', table: 2, wins: 0, pairs: 0 },
    ]);
    room.startGame();
    expect(tonight.view()).toMatchObject({ games: 1, lines: [{ pairs: 2 }, { pairs: 2 }, {}, {}] });
    expect(resultsCsv(tonight.games()).match(/\r\n/g)).toHaveLength(5);
  });

  test('is told at a table without what others have just done, until the next game', async () => {
    const { room, of, people } = hostedRoom(2, ['Ana', 'Ben', 'Cem', 'Dora']);
    const [ana, , cem] = people as [TablePlayer, TablePlayer, TablePlayer];
    const other = tableAt(room, 2);
    const { token } = other;
    await playedOut(room.first, ana, cem);
    expect(of(room.first).story.view().evening.games).toBe(1);
    expect(of(other).story.view().evening).toEqual({ games: 0, lines: [] });
    expect(other.token).toBe(token);
    room.startGame();
    expect(of(other).story.view().evening.lines).toHaveLength(2);
  });

  test('counts every pair once of somebody who is moved in the middle of a game', async () => {
    const { room, tonight, people } = hostedRoom(2, ['Ana', 'Ben', 'Cem', 'Dora']);
    const [ana, ben, cem, dora] = people as [TablePlayer, TablePlayer, TablePlayer, TablePlayer];
    const other = tableAt(room, 2);
    await misses(cem, room.first);
    await misses(dora, other);
    await misses(ben, other);
    await findsPair(ana, room.first);
    moves(room, ana, 1, 2);
    await findsPair(new TablePlayer(ana.id, other), other);
    room.startGame();
    const lines = tonight.view().lines.map(({ name, table, pairs, played }) => {
      return { name, table, pairs, played };
    });
    expect(lines).toContainEqual({ name: 'Ana', table: 2, pairs: 2, played: 1 });
    expect(lines.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(2);
  });

  test('counts a game once that was over, or went on, at a table that closes', async () => {
    for (const isOver of [true, false]) {
      const { room, tonight, people } = hostedRoom(2, ['Ana', 'Ben', 'Cem', 'Dora']);
      const [, ben, , dora] = people as [TablePlayer, TablePlayer, TablePlayer, TablePlayer];
      const other = tableAt(room, 2);
      if (isOver) await playedOut(other, ben, dora);
      else {
        await misses(dora, other);
        await findsPair(ben, other);
      }
      room.changeSettings({ tables: 1 });
      room.startGame();
      const games = tonight.games().map(({ game, table }) => [game, table]);
      expect(games).toEqual([[1, 2]]);
      const pairs = isOver ? 2 : 1;
      expect(tonight.view().lines).toMatchObject([
        { name: 'Ben', pairs },
        { name: 'Dora', pairs: 0 },
      ]);
    }
  });

  test('a public name is somebody else at each table', async () => {
    const { room, tonight } = hostedRoom(2);
    for (const table of room.tables) {
      await playedOut(table, new TablePlayer('alice', table), new TablePlayer('bob', table));
    }
    expect(tonight.view().lines.map(({ name, table, pairs }) => [name, table, pairs])).toEqual([
      ...[
        ['alice', 1, 2],
        ['alice', 2, 2],
      ],
      ...[
        ['bob', 1, 0],
        ['bob', 2, 0],
      ],
    ]);
  });

  test('goes on after a restart, with the tables that were over', async () => {
    const { room, tonight, people } = hostedRoom(2, ['Ana', 'Ben', 'Cem', 'Dora']);
    const [, ben, , dora] = people as [TablePlayer, TablePlayer, TablePlayer, TablePlayer];
    await playedOut(tableAt(room, 2), ben, dora);
    const before = tonight.view();
    const again = hosted(restarted(room.first), {}, { evening: tonight.evening.save() });
    expect(again.tonight.view()).toEqual(before);
    again.room.startGame();
    expect(again.tonight.view()).toEqual(before);
  });
});

test('the page of a game is of one table', async () => {
  const { room, powers, people } = hostedRoom(2, ['Ana', 'Ben', 'Cem', 'Dora']);
  const [, ben, , dora] = people as [TablePlayer, TablePlayer, TablePlayer, TablePlayer];
  await playedOut(tableAt(room, 2), ben, dora);
  const asked = { language: 'en', names: true } as const;
  expect(await powers.gamePage(asked)).toMatchObject({ ok: false, code: 'no-game' });
  const { value: state } = (await powers.state({ table: 2 })) as {
    value: { finishedGame: unknown };
  };
  expect(state.finishedGame).toBe('Test');
});
