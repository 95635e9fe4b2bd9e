import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { Evening, EVENING_MS, type EveningGame, readEvening } from '../../main/host/evening.ts';
import { resultsCsv, resultsName } from '../../main/host/results-csv.ts';
import { Recorder } from '../../main/host/recorder.ts';
import { Story } from '../../main/host/story.ts';
import { TestClock } from '../support/clock.ts';
import { DATE, hosted } from '../support/hosted.ts';
import { failsBy } from '../support/promises.ts';
import { type TablePlayer, failLoudly, tableGame } from '../support/table.ts';

/** One finds the pair of a row; a second try is left for the next player. */
async function finds(player: TablePlayer, row: number): Promise<void> {
  await player.flip(row, 0);
  await player.flip(row, 1);
}

async function misses(player: TablePlayer): Promise<void> {
  await player.flip(0, 0);
  await player.flip(1, 1);
}

/** A game in which Alice finds both pairs, and Bob none. */
async function aliceWins({ alice, bob }: { alice: TablePlayer; bob: TablePlayer }): Promise<void> {
  await misses(bob);
  await finds(alice, 0);
  await finds(alice, 1);
}

describe('the evening', () => {
  test('counts a game that is over at once: games, wins and pairs', async () => {
    const { story, table, clock, ...people } = hosted('A A / B B');
    expect(story.view().evening).toEqual({ games: 0, lines: [] });
    const since = DATE + clock.now();
    await aliceWins(people);
    clock.pass(60_000);
    const lines = [
      { seat: 1, name: 'alice', played: 1, wins: 1, pairs: 2, games: [{ pairs: 2, won: true }] },
      { seat: 0, name: 'bob', played: 1, wins: 0, pairs: 0, games: [{ pairs: 0, won: false }] },
    ];
    expect(story.view().evening).toEqual({ games: 1, since, lines });
    table.startGame();
    expect(story.view().evening).toEqual({ games: 1, since, lines }); // once, and not twice
  });

  test('a shared first place is a win for all who share it', async () => {
    const { story, alice, bob } = hosted('A A / B B');
    await finds(alice, 0);
    await finds(bob, 1);
    expect(story.view().evening.lines.map(({ wins, pairs }) => [wins, pairs])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('a game that was replaced counts where somebody found a pair', async () => {
    const { story, table, alice, bob } = hosted('A A / B B / C C');
    await misses(bob);
    await misses(alice);
    table.startGame();
    expect(story.view().evening.games).toBe(0);
    await finds(alice, 2);
    await misses(bob);
    expect(story.view().evening.games).toBe(0); // it goes on
    table.startGame();
    expect(story.view().evening.games).toBe(1);
  });

  test('a game of one player does not count', async () => {
    const { story, table, alice } = hosted('A A / B B');
    await finds(alice, 0);
    await finds(alice, 1);
    table.startGame();
    expect(story.view().evening.games).toBe(0);
  });

  test('goes by who plays: a new name is the same line, and who left keeps it', async () => {
    const { story, table, ana, ben } = hosted('A A / B B');
    ana.join('Ana');
    ben.join('Ben');
    await aliceWins({ alice: ana, bob: ben });
    table.players.rename(ana.id, 'Anna');
    ben.leave();
    table.startGame();
    expect(story.view().evening.lines).toMatchObject([
      { seat: 0, name: 'Anna', wins: 1 },
      { seat: 1, name: 'Ben', left: true },
    ]);
  });

  test('who is given a seat goes on with its line', async () => {
    const { story, table, ana, ben, eva } = hosted('A A / B B');
    ana.join('Ana');
    ben.join('Ben');
    await aliceWins({ alice: ana, bob: ben });
    table.startGame();
    eva.join('Eva');
    const [absent, newcomer] = [table.seats.find(ana.id), table.seats.find(eva.id)];
    if (absent === undefined || newcomer === undefined) throw new Error('nobody sits there');
    table.players.giveSeat(absent, newcomer);
    expect(story.view().evening.lines).toMatchObject([
      { seat: 0, name: 'Ana', played: 1, wins: 1 },
      { seat: 1, name: 'Ben', played: 1 },
    ]);
  });

  test('shows the newest games and counts all', async () => {
    const { story, table, ...people } = hosted('A A / B B');
    for (let game = 0; game < 8; game++) {
      await aliceWins(people);
      table.startGame();
    }
    const { games, lines } = story.view().evening;
    expect([games, lines[0]?.played, lines[0]?.wins]).toEqual([8, 8, 8]);
    expect(lines[0]?.games).toHaveLength(limits.eveningGamesShown);
  });

  test('a game that is over when it starts afresh belongs to the evening before', async () => {
    const { story, table, ...people } = hosted('A A / B B');
    await aliceWins(people);
    story.startAfresh();
    expect(story.view().evening).toEqual({ games: 0, lines: [] });
    table.startGame();
    expect(story.view().evening).toEqual({ games: 0, lines: [] });
    await aliceWins(people);
    expect(story.view().evening.games).toBe(1);
  });

  test('starts afresh when the host says so, and everybody is told', async () => {
    const { story, powers, table, ...people } = hosted('A A / B B');
    await aliceWins(people);
    table.startGame();
    const { token } = table;
    expect(await powers.use('freshEvening', {})).toEqual({ ok: true, value: null });
    expect(story.view().evening).toEqual({ games: 0, lines: [] });
    expect(table.token).not.toBe(token);
  });

  test('ends by itself after 6 hours without a flip, and not before', async () => {
    const { story, table, clock, ...people } = hosted('A A / B B');
    await aliceWins(people);
    table.startGame();
    clock.pass(EVENING_MS - 1);
    expect(story.view().evening.games).toBe(1);
    const { token } = table;
    clock.pass(1);
    expect(story.view().evening.games).toBe(0);
    expect(table.token).not.toBe(token);
  });

  test('goes on for another 6 hours with every flip', async () => {
    const { story, table, clock, alice, ...people } = hosted('A A / B B');
    await aliceWins({ ...people, alice });
    table.startGame();
    clock.pass(EVENING_MS - 60_000);
    await alice.flip(0, 0);
    clock.pass(EVENING_MS - 1);
    expect(story.view().evening.games).toBe(1);
    clock.pass(1);
    expect(story.view().evening.games).toBe(0);
    expect(clock.timers).toBe(0);
  });

  test('counts the 6 hours from the last flip, and not from its minute', async () => {
    const { story, table, clock, alice, ...people } = hosted('A A / B B');
    await aliceWins({ ...people, alice });
    table.startGame();
    await alice.flip(0, 0);
    clock.pass(59_999);
    await alice.flip(0, 1);
    clock.pass(EVENING_MS - 1);
    expect(story.view().evening.games).toBe(1);
    clock.pass(1);
    expect(story.view().evening.games).toBe(0);
  });

  describe('that a computer has slept through', () => {
    /** Alice has won; then the computer sleeps for the rest of the evening, and no timer runs. */
    async function sleptAfter(play: (people: ReturnType<typeof tableGame>) => Promise<void>) {
      const people = tableGame('A A / B B');
      const clock = new TestClock();
      const recorder = new Recorder(people.table, { clock, report: failLoudly });
      let now = DATE;
      const story = new Story(people.table, recorder, { clock, date: () => now });
      await play(people);
      now += EVENING_MS;
      return { ...people, story };
    }

    test('ends with the next flip: a game that was over by then is not of the new one', async () => {
      const { story, table: onTable, alice } = await sleptAfter(aliceWins);
      expect(story.view().evening.games).toBe(1);
      await failsBy('1-A', alice.flip(0, 0)); // who tidies up
      expect(story.view().evening.games).toBe(0);
      onTable.startGame();
      expect(story.view().evening.games).toBe(0);
    });

    test('ends with the next flip: a game that it finishes is the first of the new one', async () => {
      const { story, alice } = await sleptAfter(async ({ alice: first, bob }) => {
        await misses(bob);
        await finds(first, 0);
        await first.flip(1, 0);
      });
      await alice.flip(1, 1);
      expect(story.view().evening.games).toBe(1);
    });
  });

  test('ends with the first flip after a computer slept for 6 hours', () => {
    const evening = new Evening(2, {
      format: 'memory-scramble evening 1',
      games: [],
      lastFlip: DATE,
      began: null,
    });
    expect(evening.isOver(DATE + EVENING_MS - 1)).toBe(false);
    expect(evening.isOver(DATE + EVENING_MS)).toBe(true);
    expect(new Evening(1).isOver(DATE)).toBe(false);
  });
});

const GAME: EveningGame = {
  game: 1,
  title: 'Under the sea',
  rows: 4,
  columns: 6,
  began: DATE,
  seconds: 95,
  players: [
    { id: 'a', seat: 0, name: 'Ana', pairs: 3, streak: 2, award: 'long-memory' },
    { id: 'b', seat: 1, name: '=2+3', pairs: 3, streak: 1, award: null },
    { id: 'c', seat: 2, name: 'Tom, "the cat"', pairs: 1, streak: 1, award: null },
  ],
};

describe('an evening as it is kept', () => {
  test('is read as it was written', () => {
    const evening = new Evening(1);
    evening.flip(1, DATE);
    evening.add(GAME);
    const saved = readEvening(JSON.parse(JSON.stringify(evening.save())));
    expect(saved).toEqual(evening.save());
    expect(new Evening(2, saved).games).toEqual([GAME]);
    expect(new Evening(2, saved).beganAt(1)).toBe(DATE);
  });

  test('a game whose end a crash undid does not stand in it twice', () => {
    const evening = new Evening(1);
    evening.add(GAME);
    expect(new Evening(1, evening.save()).games).toEqual([]);
  });

  test('is bounded: the oldest games go', () => {
    const evening = new Evening(1);
    for (let game = 1; game <= limits.eveningGamesMax + 1; game++) evening.add({ ...GAME, game });
    expect(evening.games).toHaveLength(limits.eveningGamesMax);
    const [player] = GAME.players;
    const crowd = Array.from({ length: 4_000 }, () => player).filter((one) => one !== undefined);
    for (let game = 0; game < 3; game++) evening.add({ ...GAME, players: crowd });
    expect(evening.games).toHaveLength(2);
    const long = Array.from({ length: limits.eveningGamesMax + 1 }, () => GAME);
    const saved = { ...evening.save(), games: long };
    expect(new Evening(2, saved).games).toHaveLength(limits.eveningGamesMax);
  });
});

describe('the results as a table', () => {
  test('have a line a player a game, and nothing that a spreadsheet would run', () => {
    expect(resultsCsv([GAME])).toBe(
      [
        '\uFEFFgame,board,rows,columns,began,seconds,place,player,pairs,in_a_row,award',
        '1,Under the sea,4,6,2026-03-14T12:00:00.000Z,95,1,Ana,3,2,long-memory',
        "1,Under the sea,4,6,2026-03-14T12:00:00.000Z,95,1,'=2+3,3,1,",
        '1,Under the sea,4,6,2026-03-14T12:00:00.000Z,95,3,"Tom, ""the cat""",1,1,',
        '',
      ].join('\r\n'),
    );
  });

  test.each(['=1', '+1', '-1', '@a', '\tx'])('%j is a text', (name) => {
    const [player] = GAME.players;
    const game = { ...GAME, players: player === undefined ? [] : [{ ...player, name }] };
    expect(resultsCsv([game])).toContain(`,'${name},`);
  });

  test('are given to the host, with a name for the file', async () => {
    const { powers, ...people } = hosted('A A / B B');
    await aliceWins(people);
    const answer = await powers.use('results', {});
    expect(answer).toMatchObject({ ok: true, value: { name: 'memory-scramble-2026-03-14.csv' } });
    expect(JSON.stringify(answer)).toContain(',alice,2,2,');
    expect(resultsName(DATE)).toBe('memory-scramble-2026-03-14.csv');
  });
});

describe('a game that begins in three', () => {
  test('4-H: flips fail until then, and everybody sees the seconds', async () => {
    const { powers, beginning, clock, table, alice } = hosted('A A / B B', { lobby: true });
    const { token } = table;
    expect(beginning.seconds).toBeNull();
    await powers.use('begin', { seconds: 3 });
    expect(table.token).not.toBe(token);
    expect(beginning.seconds).toBe(3);
    clock.pass(2_999);
    expect(beginning.seconds).toBe(0.001);
    await failsBy('4-H', alice.flip(0, 0));
    clock.pass(1);
    expect([beginning.seconds, table.game.phase]).toEqual([null, 'playing']);
    await alice.flip(0, 0);
  });

  test('begins at once where the host says so meanwhile, and once', async () => {
    const { powers, beginning, clock, table } = hosted('A A / B B', { lobby: true });
    await powers.use('begin', { seconds: 3 });
    await powers.use('begin', {});
    expect([beginning.seconds, table.game.phase]).toEqual([null, 'playing']);
    const { token } = table;
    clock.pass(5_000);
    expect(table.token).toBe(token);
  });

  test('a new game meanwhile waits in its own lobby', async () => {
    const { powers, beginning, clock, table } = hosted('A A / B B', { lobby: true });
    await powers.use('begin', { seconds: 3 });
    table.startGame();
    expect(beginning.seconds).toBeNull();
    clock.pass(5_000);
    expect(table.game.phase).toBe('lobby');
  });

  test('a game without a lobby begins no second time', async () => {
    const { powers, beginning, table } = hosted('A A / B B');
    await powers.use('begin', { seconds: 3 });
    expect([beginning.seconds, table.game.phase]).toEqual([null, 'playing']);
  });
});
