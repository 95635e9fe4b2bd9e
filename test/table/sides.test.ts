import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { seatSign } from '../../shared/seat.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import { Bests, kindOfGame } from '../../main/table/bests.ts';
import { chooseTeam } from '../../main/table/sides.ts';
import type { Table } from '../../main/table/table.ts';
import { refuses } from '../support/refusals.ts';
import { restarted, savedAlone, tableGame } from '../support/table.ts';

const TEAMS: Partial<RoomSettings> = { sides: 'teams', teams: 2, teamsBy: 'host' };

/** Ana and Eva are Circles, Ben is a Triangle. */
function teams(settings: Partial<RoomSettings> = {}) {
  const people = tableGame('A A / B B / C C / D D', { ...TEAMS, ...settings });
  people.ana.join('Ana');
  people.ben.join('Ben');
  people.eva.join('Eva');
  return people;
}

const teamsOf = (table: Table) => table.view().players.map(({ team }) => team);
const pairsOf = (table: Table) => {
  const { sides } = table.view();
  return sides?.kind === 'teams' ? sides.pairs : undefined;
};

describe('teams', () => {
  test('whoever sits down goes to the smallest, and wears its shape', async () => {
    const { table, alice } = teams();
    await alice.flip(0, 0);
    table.seatComputer('computer1', 'elephant', 'Elephant');
    expect(teamsOf(table)).toEqual([0, 1, 0, 1, 0]);
    const signs = table.view().players.map(({ sign = -1 }) => seatSign(sign));
    expect(signs.map(({ shape }) => shape)).toEqual([
      ...['circle', 'triangle', 'circle', 'triangle', 'circle'],
    ]);
    expect(signs.map(({ colour }) => colour)).toEqual(['red', 'red', 'blue', 'blue', 'green']);
  });

  test('whoever has left makes room, and comes back to the same team', () => {
    const { table, ben, eva, tv } = teams();
    eva.leave();
    ben.leave();
    tv.join('Tom');
    expect(tv.view.team).toBe(1);
    ben.join('Ben');
    expect(ben.view.team).toBe(1);
    expect(teamsOf(table)).toEqual([0, 1, 0, 1]);
  });

  test('a pair counts where it was found: who changes the team takes nothing along', async () => {
    const { table, ana, ben } = teams();
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    await ben.flip(1, 0);
    await ben.flip(1, 1);
    table.putInTeam(ana.id, 1);
    expect(pairsOf(table)).toEqual([1, 1]);
    expect(ana.view.score).toBe(1); // their own
    await ana.flip(2, 0);
    await ana.flip(2, 1);
    expect(pairsOf(table)).toEqual([1, 2]);
    ana.leave();
    expect(pairsOf(table)).toEqual([1, 2]);
  });

  test('whoever is given a seat plays in its team, with its sign', async () => {
    const { table, ana, tv } = teams();
    const { team, sign } = ana.view;
    tv.join('Tom');
    ana.leave();
    const [absent, newcomer] = [table.seats.find(ana.id), table.seats.find(tv.id)];
    if (absent === undefined || newcomer === undefined) throw new Error('nobody sits there');
    table.giveSeat(absent, newcomer);
    expect(tv.view).toMatchObject({ team, sign });
  });

  test('stay from game to game, and end with a game that has none', async () => {
    const { table, ana } = teams();
    table.putInTeam(ana.id, 1);
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    table.room.startGame();
    expect([teamsOf(table), pairsOf(table)]).toEqual([
      [1, 1, 0],
      [0, 0],
    ]);
    table.room.changeSettings({ sides: 'each' });
    expect(teamsOf(table)).toEqual([1, 1, 0]); // from the next game on
    table.room.startGame();
    expect(teamsOf(table)).toEqual([undefined, undefined, undefined]);
    expect(table.view().sides).toBeUndefined();
  });

  test('more teams are filled anew; by chance, they are as large as each other', () => {
    const { table } = teams();
    table.room.changeSettings({ teams: 3 });
    table.room.startGame();
    expect(teamsOf(table)).toEqual([0, 1, 2]);
    table.room.changeSettings({ teamsBy: 'chance' });
    const drawn = Array.from({ length: 20 }, () => {
      table.room.startGame();
      return teamsOf(table);
    });
    for (const each of drawn) expect(new Set(each)).toEqual(new Set([0, 1, 2]));
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(2);
  });

  test('are joined by whoever sat at a table that is no more', () => {
    const { table, ...people } = tableGame('A A / B B', { ...TEAMS, sides: 'each', tables: 2 });
    const { room } = table;
    for (const each of [people.ana, people.ben, people.eva, people.tv]) each.join('Anna');
    room.changeSettings({ sides: 'teams' });
    room.startGame();
    expect(room.tables).toHaveLength(1);
    const { players } = table.view();
    expect(players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(new Set(players.map(({ sign }) => sign)).size).toBe(4);
  });

  test('outlive a restart of the host, with their pairs', async () => {
    const { table, ana } = teams();
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    table.putInTeam(ana.id, 1);
    const again = restarted(table);
    expect(again.view().sides).toEqual({ kind: 'teams', pairs: [1, 0] });
    expect(teamsOf(again)).toEqual([1, 1, 0]);
    const signs = (one: Table) => one.view().players.map(({ sign }) => sign);
    expect(signs(again)).toEqual(signs(table));
  });

  test('a room without sides is saved as ever', () => {
    const { table, ana } = tableGame('A A');
    ana.join('Ana');
    const saved = savedAlone(table);
    expect(Object.keys(saved)).not.toEqual(expect.arrayContaining(['sides']));
    expect(Object.keys(saved)).not.toEqual(expect.arrayContaining(['bests']));
    expect(Object.keys(saved.players[0] ?? {})).not.toContain('team');
  });
});

describe('choosing a team', () => {
  test('is done in a lobby, which such a game always has', () => {
    const { table, ana } = teams({ teamsBy: 'friends' });
    expect(table.game.phase).toBe('lobby');
    expect(table.view().sides).toMatchObject({ chooses: true });
    chooseTeam(table, ana.id, 1);
    expect(ana.view.team).toBe(1);
    table.room.begin();
    expect(table.view().sides).toEqual({ kind: 'teams', pairs: [0, 0] });
    refuses('no-teams', () => chooseTeam(table, ana.id, 0));
  });

  test('is refused where the team is larger than the others, or does not play', () => {
    const { table, ana, ben, eva } = teams({ teamsBy: 'friends' });
    chooseTeam(table, ben.id, 0);
    expect(teamsOf(table)).toEqual([0, 0, 0]);
    chooseTeam(table, ben.id, 0); // theirs already
    refuses('no-teams', () => chooseTeam(table, ana.id, 2));
    chooseTeam(table, ana.id, 1);
    chooseTeam(table, eva.id, 1);
    expect(teamsOf(table)).toEqual([1, 0, 1]);
    table.putInTeam(ben.id, 1);
    refuses('no-teams', () => chooseTeam(teams().table, ana.id, 1)); // the host puts people there
  });
});

describe('the best of all together', () => {
  const bests = () => new Bests();

  test('is kept for each kind of game: deck, tables, and how many people', () => {
    expect(kindOfGame('deck', 1, 1)).toBeUndefined();
    const kinds = [2, 4, 5, 8, 9, 16, 17, 60].map((people) => kindOfGame('deck', 1, people));
    expect(new Set(kinds).size).toBe(4);
    expect([kinds[0], kinds[2], kinds[4], kinds[6]]).toEqual([
      kinds[1],
      kinds[3],
      kinds[5],
      kinds[7],
    ]);
    expect(kindOfGame('deck', 2, 2)).not.toBe(kinds[0]);
  });

  test('is the best before while its game stands there, also when it ends once more', () => {
    const all = bests();
    all.add(1, 'kind', { seconds: 80, tries: 30 });
    expect(all.before(1, 'kind')).toBeNull();
    all.add(2, 'kind', { seconds: 63, tries: 39 });
    all.add(2, 'kind', { seconds: 64, tries: 39 });
    expect(all.before(2, 'kind')).toEqual({ seconds: 80, tries: 30 });
    expect(new Bests(all.save()).before(2, 'kind')).toEqual({ seconds: 80, tries: 30 });
    expect(all.before(3, 'kind')).toEqual({ seconds: 64, tries: 39 });
    all.add(3, 'kind', { seconds: 90, tries: 10 });
    expect(all.before(4, 'kind')).toEqual({ seconds: 64, tries: 39 });
  });

  test('of many kinds the one that was played longest ago is forgotten', () => {
    const all = bests();
    for (let kind = 0; kind <= limits.bestsMax; kind++) {
      all.add(kind + 1, `kind ${kind}`, { seconds: 1, tries: 1 });
      all.checkRep();
    }
    expect(all.size).toBe(limits.bestsMax);
    expect(all.of('kind 0')).toBeUndefined();
  });
});
