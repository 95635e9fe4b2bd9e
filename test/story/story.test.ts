import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { type ResultsWords, plainResults } from '../../shared/results-words.ts';
import { Evening, EVENING_MS, type EveningGame, readEvening } from '../../main/story/evening.ts';
import { resultsName } from '../../main/story/results-csv.ts';
import { resultsCsv } from '../support/results.ts';
import { dayOf, timeOf } from '../../main/system/clock.ts';
import { DATE, hosted } from '../support/hosted.ts';
import { failsBy } from '../support/promises.ts';
import type { TablePlayer } from '../support/table.ts';

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
    table.room.startGame();
    expect(story.view().evening).toEqual({ games: 1, since, lines }); // once, and not twice
  });

  test('has the seconds of a game up to its last pair', async () => {
    const { tonight, clock, alice, bob } = hosted('A A / B B');
    await misses(bob);
    clock.pass(30_000);
    await finds(alice, 0);
    await alice.flip(1, 0);
    clock.pass(40_000); // the step before the last says nothing of it
    await alice.flip(1, 1);
    expect(tonight.games()).toMatchObject([{ seconds: 70 }]);
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
    table.room.startGame();
    expect(story.view().evening.games).toBe(0);
    await finds(alice, 2);
    await misses(bob);
    expect(story.view().evening.games).toBe(0); // it goes on
    table.room.startGame();
    expect(story.view().evening.games).toBe(1);
  });

  test('a game of one player does not count', async () => {
    const { story, table, alice } = hosted('A A / B B');
    await finds(alice, 0);
    await finds(alice, 1);
    table.room.startGame();
    expect(story.view().evening.games).toBe(0);
  });

  test('has one line for each player: under a new name, and after leaving', async () => {
    const { story, table, ana, ben } = hosted('A A / B B');
    ana.join('Ana');
    ben.join('Ben');
    await aliceWins({ alice: ana, bob: ben });
    table.rename(ana.id, 'Anna');
    ben.leave();
    table.room.startGame();
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
    table.room.startGame();
    eva.join('Eva');
    const [absent, newcomer] = [table.seats.find(ana.id), table.seats.find(eva.id)];
    if (absent === undefined || newcomer === undefined) throw new Error('nobody sits there');
    table.giveSeat(absent, newcomer);
    expect(story.view().evening.lines).toMatchObject([
      { seat: 0, name: 'Ana', played: 1, wins: 1 },
      { seat: 1, name: 'Ben', played: 1 },
    ]);
  });

  describe('a seat that is given to somebody who has played', () => {
    /** Ana has found a pair, Ben two, Cid three; then Ana's phone is gone, and Ben goes on as Ana. */
    async function played(isOver: boolean) {
      const game = hosted('A A / B B / C C / D D / E E / F F');
      const { table, ana, ben, eva } = game;
      for (const [player, name] of [[ana, 'Ana'] as const, [ben, 'Ben'] as const])
        player.join(name);
      eva.join('Cid');
      await finds(ana, 0);
      for (const row of [1, 2]) await finds(ben, row);
      for (const row of [3, 4, 5]) await finds(eva, row);
      if (!isOver) table.room.startGame();
      const [absent, newcomer] = [table.seats.find(ana.id), table.seats.find(ben.id)];
      if (absent === undefined || newcomer === undefined) throw new Error('nobody sits there');
      table.giveSeat(absent, newcomer);
      return game;
    }

    test.each([
      ['in a game that another has followed', false],
      ['in a game that still stands on the podium', true],
    ])('takes no result away, %s', async (_, isOver) => {
      const { story, tonight, table, powers } = await played(isOver);
      if (isOver) table.room.startGame();
      const rows = tonight.games().flatMap(({ players }) => players);
      expect(rows.map(({ seat, name, pairs }) => [seat, name, pairs])).toEqual([
        [0, 'Ana', 1],
        [1, 'Ben', 2],
        [2, 'Cid', 3],
      ]);
      const csv = JSON.stringify(await powers.use('results', {}));
      for (const row of [',3,Ana,1,1,1,', ',2,Ben,2,2,2,', ',1,Cid,3,3,3,'])
        expect(csv).toContain(row);
      // One line for who is one person now; and who won, has won.
      expect(story.view().evening.lines).toMatchObject([
        { seat: 2, name: 'Cid', wins: 1, pairs: 3, games: [{ pairs: 3, won: true }] },
        { seat: 0, name: 'Ana', played: 1, wins: 0, pairs: 3, games: [{ pairs: 3, won: false }] },
      ]);
      expect(readEvening(JSON.parse(JSON.stringify(tonight.evening.save())))).toBeDefined();
    });

    test('a game of two still counts when one of them has both results', async () => {
      const { story, table, ana, ben } = hosted('A A / B B');
      ana.join('Ana');
      ben.join('Ben');
      await finds(ana, 0);
      await finds(ben, 1);
      const [absent, newcomer] = [table.seats.find(ana.id), table.seats.find(ben.id)];
      if (absent === undefined || newcomer === undefined) throw new Error('nobody sits there');
      table.giveSeat(absent, newcomer);
      expect(story.view().evening).toMatchObject({ games: 1, lines: [{ name: 'Ana', pairs: 2 }] });
    });
  });

  test('of equal wins, more pairs stand first; of equal pairs, the lower seat', async () => {
    const { story, table, alice, bob, charlie } = hosted('A A / B B / C C / D D');
    await misses(charlie);
    await misses(bob);
    await misses(alice);
    for (const row of [0, 1]) await finds(charlie, row);
    for (const row of [2, 3]) await finds(alice, row);
    table.room.startGame();
    await misses(charlie);
    await misses(alice);
    for (const row of [0, 1, 2]) await finds(bob, row);
    await finds(alice, 3);
    const { lines } = story.view().evening;
    expect(lines.map(({ seat, name, wins, pairs }) => [seat, name, wins, pairs])).toEqual([
      [1, 'bob', 1, 3],
      [2, 'alice', 1, 3],
      [0, 'charlie', 1, 2],
    ]);
  });

  test('is worked out once for each change of it, however often cards are flipped', async () => {
    const { story, tonight, table, alice, bob } = hosted('A A / B B');
    let looks = 0;
    const counted = (id: string, seat: number): EveningGame['players'][number] => ({
      ...{ seat, name: id, pairs: seat, streak: 1, award: null },
      get id() {
        looks++;
        return id;
      },
    });
    const players = Array.from({ length: 100 }, (_, seat) => counted(`p${seat}`, seat));
    for (let game = 1; game <= 50; game++) tonight.evening.add({ ...GAME, game, players });
    expect(story.view().evening.lines).toHaveLength(limits.eveningLinesShown);
    expect(looks).toBeLessThanOrEqual(2 * 50 * 100); // each entry, and not each with each
    looks = 0;
    for (let flip = 0; flip < 10; flip++) {
      await misses(bob);
      await misses(alice);
      expect(story.view().evening.games).toBe(50);
    }
    expect(looks).toBe(0);
    await aliceWins({ alice, bob });
    expect(story.view().evening.games).toBe(51);
    looks = 0;
    table.setPresence(alice.id, 'away');
    table.touch();
    expect(story.view().evening.games).toBe(51);
    expect(looks).toBe(0);
  });

  test('a name that is changed on the podium is the name of that game', async () => {
    const { tonight, table, ...people } = hosted('A A / B B');
    await aliceWins(people);
    table.rename(people.alice.id, 'Ally');
    table.room.startGame();
    expect(tonight.games()[0]?.players.map(({ name }) => name)).toEqual(['bob', 'Ally']);
  });

  test('names no blocked player, nor does the table of results', async () => {
    const { story, tonight, table, powers, ana, ben } = hosted('A A / B B');
    ana.join('Rude');
    ben.join('Ben');
    await aliceWins({ alice: ana, bob: ben });
    table.block(ana.id);
    const view = () => JSON.stringify([story.view().evening, tonight.games()]);
    expect(view()).not.toContain('Rude');
    expect(view()).toContain('"Player 1"');
    table.room.startGame();
    tonight.startAfresh();
    for (const argument of [{}, { last: true }]) {
      expect(JSON.stringify(await powers.use('results', argument))).not.toContain('Rude');
    }
    expect(JSON.stringify(await powers.use('results', { last: true }))).toContain(
      ',Player 1,2,2,2,',
    );
  });

  describe('a blocked player whom the host lets in again has the name back in', () => {
    test.each(['before the end', 'on the podium', 'after the next game began'] as const)(
      'a game, blocked %s',
      async (when) => {
        const { story, tonight, table, ana, ben } = hosted('A A / B B');
        ana.join('Ana');
        ben.join('Ben');
        await misses(ben);
        await finds(ana, 0);
        if (when === 'before the end') table.block(ana.id);
        await finds(ben, 1);
        if (when === 'on the podium') table.block(ana.id);
        table.room.startGame();
        if (when === 'after the next game began') table.block(ana.id);
        const told = () => [
          ...story.view().evening.lines.map(({ name }) => name),
          ...(tonight.games()[0]?.players ?? []).map(({ name }) => name),
        ];
        expect(told().toSorted()).toEqual(['Ben', 'Ben', 'Player 1', 'Player 1']);
        table.room.unblock('Ana');
        expect(told().toSorted()).toEqual(['Ana', 'Ana', 'Ben', 'Ben']);
      },
    );
  });

  test('shows the newest games and counts all', async () => {
    const { story, table, ...people } = hosted('A A / B B');
    for (let game = 0; game < 8; game++) {
      await aliceWins(people);
      table.room.startGame();
    }
    const { games, lines } = story.view().evening;
    expect([games, lines[0]?.played, lines[0]?.wins]).toEqual([8, 8, 8]);
    expect(lines[0]?.games).toHaveLength(limits.eveningGamesShown);
  });

  test('a game that is over when the evening starts anew belongs to the one before', async () => {
    const { story, tonight, table, ...people } = hosted('A A / B B');
    await aliceWins(people);
    tonight.startAfresh();
    expect(story.view().evening).toEqual({ games: 0, lines: [] });
    table.room.startGame();
    expect(story.view().evening).toEqual({ games: 0, lines: [] });
    await aliceWins(people);
    expect(story.view().evening.games).toBe(1);
  });

  test('starts anew when the host says so, and everybody is told', async () => {
    const { story, powers, table, ...people } = hosted('A A / B B');
    await aliceWins(people);
    table.room.startGame();
    const { token } = table;
    expect(await powers.use('freshEvening', {})).toEqual({ ok: true, value: null });
    expect(story.view().evening).toEqual({ games: 0, lines: [] });
    expect(table.token).not.toBe(token);
  });

  describe('that is over', () => {
    const csvOf = async ({ powers }: Pick<ReturnType<typeof hosted>, 'powers'>, last: boolean) =>
      ((await powers.use('results', { last })) as { value: { name: string; text: string } }).value;

    test.each([
      ['by itself, with its last game on the podium', true, false],
      ['by itself, in the middle of another game', true, true],
      ['because the host starts afresh', false, true],
    ])('%s, can still be saved', async (_, byItself, hasNext) => {
      const game = hosted('A A / B B');
      const { story, table, powers, clock } = game;
      await aliceWins(game);
      if (hasNext) table.room.startGame();
      const { text } = await csvOf(game, false);
      const since = story.view().evening.since ?? null;
      if (byItself) clock.pass(EVENING_MS + 60_000);
      else await powers.use('freshEvening', {});
      expect(story.view().evening.games).toBe(0);
      expect(await csvOf(game, true)).toEqual({ name: 'memory-scramble-2026-03-14.csv', text });
      expect(await powers.use('state', {})).toMatchObject({
        value: { lastEvening: { games: 1, since } },
      });
      expect((await csvOf(game, false)).text).not.toContain('alice');
    });

    test('is kept while nothing else is played, and gives way to the next', async () => {
      const game = hosted('A A / B B');
      const { tonight, table, clock } = game;
      await aliceWins(game);
      table.room.startGame();
      clock.pass(EVENING_MS + 1);
      tonight.startAfresh();
      expect(tonight.lastGames()).toHaveLength(1);
      await aliceWins(game);
      table.room.startGame();
      await aliceWins(game);
      tonight.startAfresh();
      expect(tonight.lastGames().map((each) => each.game)).toEqual([2, 3]);
    });

    test('is kept where a computer has slept through its end', async () => {
      let now = DATE;
      const people = hosted('A A / B B', {}, { date: () => now });
      const { tonight } = people;
      await aliceWins(people);
      now += EVENING_MS;
      await failsBy('1-A', people.alice.flip(0, 0));
      expect([tonight.games().length, tonight.lastGames().length]).toEqual([0, 1]);
    });

    test('outlives a restart, with the evening that runs', async () => {
      const game = hosted('A A / B B');
      await aliceWins(game);
      game.tonight.startAfresh();
      const kept = readEvening(JSON.parse(JSON.stringify(game.tonight.evening.save())));
      expect(new Evening(2, kept).last).toEqual(game.tonight.lastGames());
      expect(new Evening(2, kept).save()).toEqual(kept);
    });

    test('is forgotten with its names when the host says so, and so is the one that runs', async () => {
      const game = hosted('A A / B B');
      const { story, tonight, table, powers } = game;
      await aliceWins(game);
      tonight.startAfresh();
      table.room.startGame();
      await aliceWins(game);
      const { token } = table;
      expect(await powers.use('forgetEvening', { last: true })).toEqual({ ok: true, value: null });
      expect([tonight.lastGames().length, tonight.games().length]).toEqual([0, 1]);
      expect(await powers.use('state', {})).toMatchObject({ value: { lastEvening: null } });
      expect(table.token).not.toBe(token);
      await powers.use('forgetEvening', {});
      expect([tonight.lastGames(), tonight.games()]).toEqual([[], []]);
      table.room.startGame();
      expect([story.finished, tonight.games()]).toEqual([undefined, []]);
      expect(JSON.stringify(tonight.evening.save())).not.toContain('alice');
    });
  });

  describe('of a computer whose clock was wrong', () => {
    const at = (lastFlip: number) =>
      new Evening(2, { format: 'memory-scramble evening 1', games: [GAME], lastFlip, began: null });

    test('in 1970, goes on when it is put right', () => {
      const evening = at(100_000);
      expect(evening.isOver(DATE)).toBe(false);
      expect(evening.isOver(DATE + EVENING_MS - 1)).toBe(false);
      expect(evening.isOver(DATE + EVENING_MS)).toBe(true);
    });

    test('and stays wrong, ends after 6 hours as well', () => {
      expect(at(100_000).isOver(100_000 + EVENING_MS - 1)).toBe(false);
      expect(at(100_000).isOver(100_000 + EVENING_MS)).toBe(true);
    });

    test('and was ahead, ends 6 hours after it is put right', () => {
      const evening = at(DATE + 100 * EVENING_MS);
      expect(evening.msLeft(DATE)).toBe(EVENING_MS);
      expect(evening.isOver(DATE + EVENING_MS)).toBe(true);
    });

    test('goes on through both, from flip to flip', async () => {
      let now = 60_000;
      const people = hosted('A A / B B', {}, { date: () => now });
      const { story } = people;
      await aliceWins(people);
      people.table.room.startGame();
      now = DATE;
      await people.alice.flip(0, 0);
      expect(story.view().evening.games).toBe(1);
    });
  });

  test('ends by itself after 6 hours without a flip, and not before', async () => {
    const { story, table, clock, ...people } = hosted('A A / B B');
    await aliceWins(people);
    table.room.startGame();
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
    table.room.startGame();
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
    table.room.startGame();
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
    async function sleptAfter(play: (people: ReturnType<typeof hosted>) => Promise<void>) {
      let now = DATE;
      const people = hosted('A A / B B', {}, { date: () => now });
      await play(people);
      now += EVENING_MS;
      return people;
    }

    test('ends with the next flip: a game that was over by then is not of the new one', async () => {
      const { story, table: onTable, alice } = await sleptAfter(aliceWins);
      expect(story.view().evening.games).toBe(1);
      await failsBy('1-A', alice.flip(0, 0)); // who tidies up
      expect(story.view().evening.games).toBe(0);
      onTable.room.startGame();
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
    { id: 'a', seat: 0, name: 'Ana', pairs: 3, tries: 7, streak: 2, award: 'long-memory' },
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

  test('is read as the first version wrote it', () => {
    const written =
      '{"format":"memory-scramble evening 1","games":[{"game":1,"title":"Test","rows":2,"columns":2,"began":1773489600000,"seconds":0,"players":[{"id":"ana_000000000000000000","seat":0,"name":"Ana","pairs":2,"streak":2,"award":"quick-hands"},{"id":"bob","seat":1,"name":"bob","pairs":0,"streak":0,"award":null}]}],"lastFlip":1773489602000,"began":{"game":2,"at":1773489602000}}';
    const evening = new Evening(2, readEvening(JSON.parse(written)));
    expect(JSON.stringify(evening.save())).toBe(written);
    expect(evening.standingsAt(1)).toMatchObject([
      { name: 'Ana', wins: 1, pairs: 2 },
      { name: 'bob', wins: 0 },
    ]);
    expect(evening.last).toEqual([]);
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

/** By the clock on the wall. */
const BEGAN = `${dayOf(DATE)} ${timeOf(DATE)}`;

describe('the results as a table', () => {
  test('have one line per player and game, and nothing that a spreadsheet would run', () => {
    expect(resultsCsv([GAME])).toBe(
      [
        '\uFEFFgame,table,board,rows,columns,began,seconds,place,player,pairs,tries,in_a_row,award,side,side_pairs',
        `1,1,Under the sea,4,6,${BEGAN},95,1,Ana,3,7,2,long-memory,,`,
        `1,1,Under the sea,4,6,${BEGAN},95,1,'=2+3,3,,1,,,`,
        `1,1,Under the sea,4,6,${BEGAN},95,3,"Tom, ""the cat""",1,,1,,,`,
        '',
      ].join('\r\n'),
    );
  });

  test('are numbered as the evening counts its games, whatever was played before', () => {
    const lines = resultsCsv([4, 7].map((game) => ({ ...GAME, game }))).split('\r\n');
    const count = GAME.players.length;
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual([
      ...Array.from({ length: count }, () => '1'),
      ...Array.from({ length: count }, () => '2'),
    ]);
  });

  test('are written as the language of the host has them, for its spreadsheet', () => {
    const words: ResultsWords = {
      separator: ';',
      columns: plainResults.columns.map((column) => column.toUpperCase()),
      awards: { ...plainResults.awards, 'long-memory': 'Gutes Gedächtnis' },
      sides: plainResults.sides,
    };
    const [head, first] = resultsCsv([{ ...GAME, table: 3 }], words).split('\r\n');
    expect(head).toContain('GAME;TABLE;BOARD;');
    expect(first).toBe(`1;3;Under the sea;4;6;${BEGAN};95;1;Ana;3;7;2;Gutes Gedächtnis;;`);
  });

  const csvOf = (name: string) => {
    const [player] = GAME.players;
    return resultsCsv([{ ...GAME, players: player === undefined ? [] : [{ ...player, name }] }]);
  };

  test.each(['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a'])('%j is a text', (name) => {
    expect(csvOf(name)).toContain(`,'${name},`);
  });

  test.each(['a;=1+1', 'a\t=1+1', 'a|@x', ';"=1+1&""', 'a, -1', '\t+1', 'a\n=1', 'a;＝1'])(
    'whatever separates the cells, %j begins no formula',
    (name) => {
      const csv = csvOf(name);
      for (const separator of [',', ';', '\t', '|']) {
        const cells = csv.split(/\r?\n/).flatMap((line) => line.split(separator));
        expect(cells.filter((one) => /^["\s]*[=+\-@＝＋－＠]/.test(one))).toEqual([]);
      }
    },
  );

  test('a name with a sign in its middle stays as it is', () => {
    expect(csvOf('Tom - the cat')).toContain(',Tom - the cat,');
    expect(csvOf('a;b')).toContain(',"a;b",');
  });

  test('are given to the host, with a name for the file', async () => {
    const { powers, ...people } = hosted('A A / B B');
    await aliceWins(people);
    const answer = await powers.use('results', {});
    expect(answer).toMatchObject({ ok: true, value: { name: 'memory-scramble-2026-03-14.csv' } });
    expect(JSON.stringify(answer)).toContain(',alice,2,2,2,');
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

  test('begins at once, and only once, if the host says so meanwhile', async () => {
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
    table.room.startGame();
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
