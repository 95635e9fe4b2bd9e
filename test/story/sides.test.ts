import { describe, expect, test } from 'vitest';
import { Evening, readEvening } from '../../main/story/evening.ts';
import { resultsCsv } from '../support/results.ts';
import { headOf } from '../../main/story/recorder.ts';
import { readRecordHead, readStep } from '../../shared/record.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { hosted } from '../support/hosted.ts';
import { settled } from '../support/promises.ts';
import { replayDifference } from '../support/replay.ts';
import { pairsOn, tableAt } from '../support/room.ts';
import type { TablePlayer } from '../support/table.ts';

const TEAMS = { sides: 'teams', teams: 2, teamsBy: 'host' } as const;
const TOGETHER = { sides: 'together' } as const;

/** On a board of two columns. */
function whereIs(spot = 0) {
  return { row: Math.floor(spot / 2), column: spot % 2 };
}

async function finds(player: TablePlayer, row: number): Promise<void> {
  await player.flip(row, 0);
  await player.flip(row, 1);
}

/** Ana (a Circle) finds one pair, Ben (a Triangle) two, and Eva (a Circle) none. */
async function played(settings: Parameters<typeof hosted>[1]) {
  const host = hosted('A A / B B / C C', settings);
  const { ana, ben, eva, clock } = host;
  ana.join('Ana');
  ben.join('Ben');
  eva.join('Eva');
  await eva.flip(0, 0);
  await eva.flip(1, 1);
  await finds(ana, 0);
  clock.pass(40_000);
  await finds(ben, 1);
  await finds(ben, 2);
  return host;
}

describe('a game of teams', () => {
  test('is a win for everybody in the team', async () => {
    const { story, table, ana } = await played(TEAMS);
    const wins = () => story.view().evening.lines.map(({ name, wins: won }) => [name, won]);
    expect(wins()).toEqual([
      ['Ben', 1],
      ['Ana', 0],
      ['Eva', 0],
    ]);
    expect(story.awards).toHaveLength(3);
    table.room.startGame();
    table.putInTeam(ana.id, 1);
    expect(wins()).toEqual([
      ['Ben', 1],
      ['Ana', 0],
      ['Eva', 0],
    ]); // who won then has won
  });

  test('is recorded with the team of everybody who plays, and plays again the same', async () => {
    const { recorder, table, ana } = await played(TEAMS);
    const { head } = recorder.record;
    expect(head.teams).toBe(2);
    expect(readRecordHead(JSON.parse(JSON.stringify(head)))).toEqual(head);
    const steps = [...recorder.record.steps()];
    expect(steps.filter(({ cause }) => cause.kind === 'team')).toEqual([
      { ms: 0, cause: { kind: 'team', seat: 2, team: 0 }, events: [] },
      { ms: 0, cause: { kind: 'team', seat: 0, team: 0 }, events: [] },
      { ms: 40_000, cause: { kind: 'team', seat: 1, team: 1 }, events: [] },
    ]);
    for (const step of steps) expect(readStep(JSON.parse(JSON.stringify(step)))).toEqual(step);
    expect(await replayDifference({ ...head, steps })).toBeUndefined();
    table.putInTeam(ana.id, 1);
    await ana.flip(1, 0).catch(() => undefined);
    const causes = [...recorder.record.steps()].map(({ cause }) => cause);
    expect(causes).toContainEqual({ kind: 'team', seat: 0, team: 1 });
  });

  test('has the side of everybody in the results', async () => {
    const { tonight } = await played(TEAMS);
    const lines = resultsCsv(tonight.games()).split('\r\n');
    expect(lines.map((line) => line.split(',').slice(7).join())).toEqual([
      'place,player,pairs,tries,in_a_row,award,side,side_pairs',
      expect.stringMatching(/^2,Ana,1,1,1,[a-z-]+,circles,1$/),
      expect.stringMatching(/^1,Ben,2,2,2,[a-z-]+,triangles,2$/),
      expect.stringMatching(/^2,Eva,0,1,0,[a-z-]*,circles,1$/),
      '',
    ]);
  });

  test('is in the page of the game', async () => {
    const { story } = await played(TEAMS);
    expect(story.finished?.players).toMatchObject([{ team: 0 }, { team: 1 }, { team: 0 }]);
  });
});

describe('a game in which all win together', () => {
  test('ranks nobody, and gives no awards', async () => {
    const { story, tonight, table } = await played(TOGETHER);
    expect(story.awards).toEqual([]);
    expect(story.finished?.awards).toEqual([]);
    expect(headOf(table).together).toBe(true);
    const { games, lines } = story.view().evening;
    expect(games).toBe(1);
    expect(lines).toEqual(
      [0, 1, 2].map((seat) => ({
        ...{ seat, name: ['Ana', 'Ben', 'Eva'][seat], played: 0, wins: 0, pairs: 0 },
        games: [{ together: true }],
      })),
    );
    const csv = resultsCsv(tonight.games()).split('\r\n');
    expect(csv.slice(1, 4).map((line) => line.split(',').slice(7).join())).toEqual([
      ',Ana,,,,,together,3',
      ',Ben,,,,,together,3',
      ',Eva,,,,,together,3',
    ]);
  });

  test('has one result, compared with the best of games like it', async () => {
    const host = await played(TOGETHER);
    const { table, ana, ben, clock } = host;
    const result = { pairs: 3, of: 3, seconds: 40, tries: 4, people: 3, counts: true };
    expect(table.view().sides).toEqual({
      ...{ kind: 'together', best: null },
      result: { ...result, isBest: false }, // the first is the mark to beat
    });
    table.room.startGame();
    const best = { seconds: 40, tries: 4 };
    expect(table.view().sides).toEqual({ kind: 'together', best });
    await finds(ana, 0);
    await finds(ana, 1);
    clock.pass(25_000);
    await finds(ben, 2);
    expect(table.view().sides).toEqual({
      ...{ kind: 'together', best },
      result: { ...result, seconds: 25, tries: 3, people: 2, isBest: true },
    });
    table.room.startGame();
    expect(table.view().sides).toMatchObject({ best: { seconds: 25, tries: 3 } });
  });

  test('ends without a table whose people have all left, and is no best then', async () => {
    const { room, table, ana, ben } = hosted('A A / B B', { ...TOGETHER, tables: 2 });
    const other = tableAt(room, 2);
    ana.join('Ana');
    ben.join('Ben');
    for (const spot of pairsOn(other)[0] ?? []) await other.flip(ben.id, whereIs(spot));
    await finds(ana, 0);
    await finds(ana, 1);
    expect(table.view().sides).toEqual({ kind: 'together', best: null });
    other.leave(ben.id);
    expect(table.view().sides).toMatchObject({ result: { pairs: 3, of: 4, isBest: false } });
    room.startGame();
    expect(table.view().sides).toEqual({ kind: 'together', best: null });
  });

  test('is no best when it was ended early, or a computer player found something', async () => {
    const { table, ana, ben } = await played(TOGETHER);
    table.room.startGame();
    table.seatComputer('computer1', 'elephant', 'Elephant');
    await finds(ana, 0);
    await finds(ben, 1);
    await table.flip('computer1', { row: 2, column: 0 });
    await table.flip('computer1', { row: 2, column: 1 });
    expect(table.view().sides).toMatchObject({
      result: { pairs: 3, seconds: 0, people: 2, counts: false, isBest: false },
    });
    table.room.startGame();
    await finds(ana, 0);
    await finds(ben, 1);
    table.endGame();
    expect(table.view().sides).toMatchObject({
      result: { pairs: 2, of: 3, isBest: false },
    });
    table.room.startGame();
    expect(table.view().sides).toMatchObject({ best: { seconds: 40, tries: 4 } });
  });
});

describe('a race of two tables', () => {
  /** Ana and Ben sit at one table each, and both begin at the same moment. */
  async function race() {
    const host = hosted('A A / B B', { sides: 'tables', lobby: true });
    const { ana, ben, room, clock } = host;
    const other = room.at(2);
    if (other === undefined) throw new Error('a race has two tables');
    ana.join('Ana');
    ben.join('Ben');
    room.begin();
    const solve = async (table: typeof other, id: string) => {
      const places = new Map<string, number[]>();
      for (const [at, spot] of table.game.board.save().spots.entries()) {
        const card = spot?.card ?? '';
        places.set(card, [...(places.get(card) ?? []), at]);
      }
      for (const at of [...places.values()].flat()) await table.flip(id, whereIs(at));
    };
    return { ...host, other, solve, clock };
  }

  test('is decided once each table is done, and then everybody hears of it', async () => {
    const { story, of, other, table, solve, ana, ben, clock, room } = await race();
    clock.pass(50_000);
    await solve(table, ana.id);
    expect(story.view().evening.games).toBe(0);
    const { token } = table;
    clock.pass(7_000);
    await solve(other, ben.id);
    expect(table.token).not.toBe(token);
    const told = story.view().evening.lines.map(({ name, wins }) => [name, wins]);
    expect(told).toEqual([
      ['Ana', 1],
      ['Ben', 0],
    ]);
    expect(of(other).story.view().evening).toEqual(story.view().evening);
    room.startGame();
    expect(story.view().evening.lines.map(({ wins }) => wins)).toEqual([1, 0]);
  });

  test('is followed by the next game, and decided again, though a table has lost its people', async () => {
    const { story, other, table, solve, ana, ben, room } = await race();
    await solve(table, ana.id);
    await solve(other, ben.id);
    ana.leave();
    room.startGame();
    room.begin();
    expect(story.view().evening.games).toBe(1);
    await solve(other, ben.id);
    expect(story.view().evening.games).toBe(2);
  });

  test('ends without a table whose people have all left, whatever they had found', async () => {
    const { story, other, table, solve, ana, ben, room } = await race();
    const [one, two] = pairsOn(other)[0] ?? [];
    for (const at of [one, two]) await other.flip(ben.id, whereIs(at));
    await solve(table, ana.id);
    expect(story.view().evening.games).toBe(0);
    const { token } = table;
    other.leave(ben.id);
    expect(table.token).not.toBe(token); // everybody hears of it
    expect(story.view().evening.games).toBe(1);
    expect(story.view().evening.lines).toMatchObject([{ name: 'Ana', wins: 1 }]);
    room.startGame();
    expect(story.view().evening.lines).toMatchObject([
      { name: 'Ana', wins: 1, pairs: 2 },
      { name: 'Ben', wins: 0, pairs: 1 },
    ]);
  });

  test('goes on when they come back, and everybody hears of its second end', async () => {
    const { story, other, table, solve, ana, ben, room } = await race();
    await solve(table, ana.id);
    other.leave(ben.id);
    expect(story.view().evening.games).toBe(1);
    let { token } = table;
    room.join(ben.id, { name: 'Ben' });
    expect(table.token).not.toBe(token);
    expect(story.view().evening.games).toBe(0);
    ({ token } = table);
    await solve(other, ben.id);
    expect(table.token).not.toBe(token);
    expect(story.view().evening.lines).toMatchObject([{ wins: 1 }, { wins: 1 }]); // as fast by the watch
  });

  test('waits for no computer player that is alone at its table, and it waits for people', async () => {
    const { story, other, table, solve, ana, ben, clock, room } = await race();
    other.seatComputer('computer1', 'elephant', 'Elephant');
    const plays = async (seconds: number) => {
      const { version } = other;
      for (let second = 0; second < seconds; second++) {
        clock.pass(1_000);
        await settled();
      }
      return other.version !== version;
    };
    expect(await plays(5)).toBe(true);
    expect(other.game.phase).toBe('playing');
    other.leave(ben.id);
    expect(await plays(60)).toBe(false);
    await solve(table, ana.id);
    expect(story.view().evening.games).toBe(1);
    room.startGame();
    expect(other.seats.computers()).toHaveLength(1);
    room.begin();
    expect(await plays(60)).toBe(false);
  });

  test('is in the results with the place of each table', async () => {
    const { tonight, other, table, solve, ana, ben, clock } = await race();
    clock.pass(50_000);
    await solve(table, ana.id);
    clock.pass(7_000);
    await solve(other, ben.id);
    const csv = resultsCsv(tonight.games()).split('\r\n');
    expect(csv.slice(1, 3).map((line) => line.split(',').slice(6).join())).toEqual([
      expect.stringMatching(/^50,1,Ana,2,2,2,[a-z-]+,table 1,2$/),
      expect.stringMatching(/^57,2,Ben,2,2,2,[a-z-]+,table 2,2$/),
    ]);
  });
});

test('an evening with sides is written down and read again', async () => {
  for (const settings of [TEAMS, TOGETHER, defaultSettings]) {
    const { tonight } = await played(settings);
    const saved = tonight.evening.save();
    const read = readEvening(JSON.parse(JSON.stringify(saved)));
    expect(read).toEqual(saved);
    expect(new Evening(1, read).games).toEqual(tonight.evening.games);
  }
});
