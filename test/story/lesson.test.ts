/** What an evening keeps of its lesson, and what the host is told of it. */
import { describe, expect, test } from 'vitest';
import type { HostAnswer } from '../../shared/host-state.ts';
import type { Lesson } from '../../shared/lesson.ts';
import { limits } from '../../shared/limits.ts';
import { Evening, type EveningGame, EVENING_MS, readEvening } from '../../main/story/evening.ts';
import { keptParts } from '../../main/story/finished-game.ts';
import { animals, tableWith } from '../support/decks.ts';
import { hosted } from '../support/hosted.ts';
import { TablePlayer } from '../support/table.ts';
import type { Table } from '../../main/table/table.ts';
import { throughJson } from '../support/values.ts';

const WORDS = 'Igel hedgehog / Adler eagle / Ente duck | Igel=hedgehog Adler=eagle Ente=duck';

type Hosted = ReturnType<typeof hosted>;

async function tries(player: TablePlayer, [one, two]: readonly [string, string]): Promise<void> {
  for (const at of [one, two]) {
    const [row = 0, column = 0] = at.split(',').map(Number);
    await player.flip(row, column).catch(() => undefined);
  }
}

/** Ben takes the Igel for the eagle twice; then all pairs are found, two of them by Ana. */
async function game({ ana, ben }: Hosted, isFirst = true): Promise<void> {
  if (isFirst)
    for (const [one, name] of [
      [ana, 'Ana'],
      [ben, 'Ben'],
    ] as const)
      one.join(name);
  await tries(ana, ['0,1', '1,1']);
  await tries(ana, ['2,0', '1,0']);
  for (let again = 0; again < 2; again++) await tries(ben, ['0,0', '1,1']);
  await tries(ana, ['0,0', '0,1']);
  await tries(ana, ['1,0', '1,1']);
  await tries(ben, ['2,0', '2,1']);
}

async function lessons({ powers }: Pick<Hosted, 'powers'>, names = false) {
  const answer = (await powers.use('lessons', { names })) as HostAnswer<readonly Lesson[]>;
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

describe('the lesson of an evening', () => {
  test('sums its games, the one that stands on the podium too', async () => {
    const host = hosted(WORDS);
    await game(host);
    expect(await lessons(host)).toMatchObject([
      { title: 'Test', games: 1, people: 2, found: 3, of: 3, isEnough: false, first: null },
    ]);
    for (const _ of [2, 3]) {
      host.room.startGame();
      await game(host, false);
    }
    const [lesson] = await lessons(host);
    expect(lesson).toMatchObject({ games: 3, people: 2, found: 9, of: 9, isEnough: true });
    expect(lesson?.first?.tries).toBe(7 / 3);
    expect(lesson?.pairs[0]).toEqual({
      card: 'Adler',
      with: 'eagle',
      up: 5,
      lostAt: [],
      taken: [],
    });
    const igel = lesson?.pairs.find(({ card }) => card === 'Igel');
    expect(igel?.taken).toEqual([{ held: 'Igel', card: 'eagle', times: 6 }]);
  });

  test('names nobody, unless the host wants it; then who found what in the last game', async () => {
    const host = hosted(WORDS);
    await game(host);
    expect(JSON.stringify(await lessons(host))).not.toMatch(/Ana|Ben/);
    const found = async () =>
      Object.fromEntries(
        (await lessons(host, true))[0]?.pairs.map((one) => [one.card, one.foundBy]) ?? [],
      );
    expect(await found()).toEqual({ Igel: ['Ana'], Adler: ['Ana'], Ente: ['Ben'] });
    host.table.block(host.ben.id);
    expect(await found()).toEqual({ Igel: ['Ana'], Adler: ['Ana'], Ente: undefined });
  });

  test('names nobody any more once the evening is forgotten, and keeps nothing', async () => {
    const host = hosted(WORDS);
    await game(host);
    await host.powers.use('forgetEvening', {});
    expect(await lessons(host, true)).toEqual([]);
    expect(JSON.stringify(host.tonight.evening.save())).not.toContain('Igel');
    host.room.startGame();
    expect(await lessons(host, true)).toEqual([]);
  });

  test.each(['by itself', 'afresh'])('is gone when another begins %s', async (how) => {
    const host = hosted(WORDS);
    await game(host);
    if (how === 'afresh') await host.powers.use('freshEvening', {});
    else host.clock.pass(EVENING_MS + 60_000);
    expect(await lessons(host)).toEqual([]);
    expect(host.tonight.evening.save().last).toHaveLength(1);
    expect(JSON.stringify(host.tonight.evening.save())).not.toContain('Igel');
  });

  test('sums all tables, and names who found what at each', async () => {
    const host = hosted(WORDS);
    const { powers, room } = host;
    await powers.use('settings', { tables: 2 });
    room.startGame();
    const second = room.at(2);
    if (second === undefined) throw new Error('there is one table');
    // Each table is shuffled by itself.
    const wants = (table: Table, player: string, ...cards: readonly [string, string]) => {
      const dealt = table.save().board.spots.map((spot) => spot?.card);
      const [one, two] = cards.map((card) => dealt.indexOf(card));
      const at = (spot = 0) => `${Math.floor(spot / 2)},${spot % 2}`;
      return tries(new TablePlayer(player, table), [at(one), at(two)]);
    };
    await wants(host.table, 'ben', 'Igel', 'duck');
    await wants(host.table, 'ana', 'Igel', 'hedgehog');
    await wants(host.table, 'ana', 'Adler', 'eagle');
    await wants(host.table, 'ana', 'Ente', 'duck');
    await wants(second, 'cid', 'Igel', 'Adler');
    await wants(second, 'dan', 'Igel', 'Adler');
    await wants(second, 'dan', 'Igel', 'hedgehog');
    await powers.use('endGame', { table: 2 });
    const [lesson] = await lessons(host, true);
    expect(lesson).toMatchObject({ games: 1, tables: 2, people: 4, found: 4, of: 6 });
    const [igel, adler] = ['Igel', 'Adler'].map((card) =>
      lesson?.pairs.find((one) => one.card === card),
    );
    expect(igel).toMatchObject({ up: 1.5, lostAt: [], foundBy: ['ana', 'dan'] });
    expect(adler).toMatchObject({ lostAt: [2] });
  });

  test('is one for each deck, also where two have the same title', async () => {
    const host = hosted(WORDS);
    await game(host);
    const { deck, title } = host.table.game;
    const other = { ...deck, unlike: [], cards: ['A', 'A', 'B', 'B', 'C', 'C'] };
    host.room.startGame({ deck: other, title });
    await tries(host.ana, ['0,0', '0,1']);
    await tries(host.ben, ['1,0', '1,1']);
    host.table.endGame();
    const told = await lessons(host, true);
    expect(told.map((one) => [one.title, one.games, one.pairs.length])).toEqual([
      ['Test', 1, 3],
      ['Test', 1, 3],
    ]);
    const [newest, first] = told.map(({ pairs }) => pairs.flatMap((one) => one.foundBy ?? []));
    expect([newest, first]).toEqual([['Ana', 'Ben'], []]);
  });

  test('is of people: a game with a computer player tells nothing', async () => {
    const host = hosted(WORDS);
    const { table } = host;
    table.seatComputer('computer'.padEnd(32, '_'), 'goldfish', 'Goldi');
    const goldi = new TablePlayer('computer'.padEnd(32, '_'), table);
    await tries(goldi, ['0,0', '1,1']);
    await game(host);
    expect(host.tonight.games()).toHaveLength(1);
    expect(await lessons(host)).toEqual([]);
  });

  test('says its cards as they read: texts with spaces, pictures by their names', async () => {
    const host = hosted(tableWith(animals));
    const { ana, ben } = host;
    ana.join('Ana');
    ben.join('Ben');
    await tries(ana, ['0,0', '0,2']);
    await tries(ben, ['0,2', '1,0']);
    host.table.endGame();
    const [lesson] = await lessons(host);
    const said = JSON.stringify(lesson?.pairs.map(({ card, with: other }) => [card, other]));
    for (const word of ['guide dog', 'Our cat', '7 × 8']) expect(said).toContain(`"${word}"`);
  });

  test('goes on after a restart, and was not told by the first evenings', async () => {
    const host = hosted(WORDS);
    await game(host);
    const saved = readEvening(throughJson(host.tonight.evening.save()));
    expect(saved).toEqual(host.tonight.evening.save());
    expect(new Evening(1, saved).games[0]?.lesson?.pairs).toHaveLength(3);
    expect(new Evening(2, { ...host.tonight.evening.save(), games: [] }).games).toEqual([]);
  });

  test('is bounded: the oldest games lose theirs, and keep their results', async () => {
    const host = hosted(WORDS);
    await game(host);
    const [played] = host.tonight.evening.games;
    if (played?.lesson === undefined) throw new Error('it tells nothing');
    const [pair] = played.lesson.pairs;
    const pairs = Array.from({ length: 512 }, () => pair).filter((one) => one !== undefined);
    const evening = new Evening(1);
    const count = Math.ceil(limits.lessonEntriesMax / 512) + 3;
    const long: EveningGame = { ...played, lesson: { tries: 9, pairs } };
    for (let number = 1; number <= count; number++) evening.add({ ...long, game: number });
    expect(evening.games).toHaveLength(count);
    const told = evening.games.map(({ lesson }) => lesson !== undefined);
    expect(told.filter(Boolean).length * 512).toBeLessThanOrEqual(limits.lessonEntriesMax);
    expect(told.lastIndexOf(false)).toBe(told.indexOf(true) - 1);
    const again = new Evening(count + 1, readEvening(throughJson(evening.save())));
    expect(again.games).toEqual(evening.games);
  });
});

test('the page of a game has its lesson, unless somebody is left out of it, or no person', async () => {
  const host = hosted(WORDS);
  await game(host);
  const { finished } = host.story;
  if (finished === undefined) throw new Error('no game is over');
  const lessonIn = (isBlocked: (id: string) => boolean, one = finished) =>
    keptParts(one, { names: true, isBlocked }).game.lesson;
  expect(lessonIn(() => false)?.pairs).toHaveLength(3);
  expect(lessonIn((id) => id === host.ben.id)).toBeUndefined();
  const players = finished.players.map((one) => ({ ...one, computer: 'goldfish' as const }));
  expect(lessonIn(() => false, { ...finished, players })).toBeUndefined();
});

describe('a player whom the host gives another name', () => {
  test('has it in earlier games too: on the desk, in the table, and on the page of a game', async () => {
    const host = hosted(WORDS);
    const { powers, room, table, tonight, story, ana } = host;
    await game(host);
    room.startGame();
    await game(host, false);
    room.startGame();
    const seat = table.seats.find(ana.id)?.seat;
    expect(await powers.use('rename', { seat, name: 'Brave Fox' })).toMatchObject({ ok: true });
    const told = [
      tonight.games(),
      story.view(),
      story.finished?.record.seats,
      await powers.use('results', {}),
      await lessons(host, true),
      tonight.evening.save(),
    ];
    for (const one of told) {
      expect(JSON.stringify(one)).not.toContain('Ana"');
      expect(JSON.stringify(one)).not.toContain(',Ana,');
    }
    expect(JSON.stringify(told.slice(0, 5))).toContain('Brave Fox');
    await powers.use('freshEvening', {});
    await powers.use('rename', { seat, name: 'Calm Owl' });
    const last = JSON.stringify(await powers.use('results', { last: true }));
    expect(last).toContain(',Calm Owl,');
    expect(last).not.toContain('Brave Fox');
  });

  test('who renames themselves keeps the name that they had in earlier games', async () => {
    const host = hosted(WORDS);
    await game(host);
    host.room.startGame();
    host.ana.join('Annabel');
    expect(JSON.stringify(host.tonight.games())).toContain('"Ana"');
  });
});
