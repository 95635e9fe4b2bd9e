/** The lesson: which pairs were hard. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LessonGame, lessonsOf } from '../../shared/lesson.ts';
import { type GameLesson, lessonOfRecord } from '../../shared/lesson-of-game.ts';
import { limits } from '../../shared/limits.ts';
import type { GameRecord } from '../../shared/record.ts';
import { readGameLesson } from '../../main/story/saved-lesson.ts';
import { randomGame } from '../support/random-game.ts';
import { type Script, scriptedGame } from '../support/recorded-game.ts';
import { throughJson } from '../support/values.ts';

const WORDS = 'Igel hedgehog / Adler eagle / Ente duck | Igel=hedgehog Adler=eagle Ente=duck';

async function lessonIn(notation: string, script: Script): Promise<GameLesson | undefined> {
  return lessonOfRecord(await scriptedGame(notation, script));
}

/** One try of somebody at two spots. */
function tries(who: string, first: string, second: string): Script {
  return [`${who} ${first}`, `${who} ${second}`];
}

describe('a game tells of each pair', () => {
  test('how often its cards were turned up before the flip that found it', async () => {
    const lesson = await lessonIn(WORDS, [
      ...tries('alice', '0,0', '1,1'),
      ...tries('alice', '0,0', '2,1'),
      ...tries('alice', '0,0', '0,1'),
    ]);
    expect(lesson?.tries).toBe(3);
    // Three times the hedgehog's first card; its second one was turned up by the flip itself.
    expect(lesson?.pairs).toMatchObject([
      { card: 'Igel', with: 'hedgehog', pairs: 1, lost: 0, up: 3 },
      { card: 'Adler', with: 'eagle', pairs: 1, lost: 1, up: 1 },
      { card: 'Ente', with: 'duck', pairs: 1, lost: 1, up: 1 },
    ]);
  });

  test('a pair nobody found counts what it had', async () => {
    const lesson = await lessonIn('A A / B B', [
      ...tries('alice', '0,0', '1,0'),
      'alice 0,1',
      'host ends',
    ]);
    expect(lesson?.pairs).toEqual([
      { card: 'A', pairs: 1, lost: 1, up: 2 },
      { card: 'B', pairs: 1, lost: 1, up: 1 },
    ]);
  });

  test('equal cards of several pairs are one kind; a card without a partner is no pair', async () => {
    const lesson = await lessonIn('A A A / A C D', [...tries('alice', '0,0', '0,1')]);
    expect(lesson?.pairs).toEqual([{ card: 'A', pairs: 2, lost: 1, up: 1 }]);
  });

  test('what it was taken for, if that card and the right one had both been seen', async () => {
    const seen = [...tries('bob', '0,1', '1,1'), ...tries('bob', '2,0', '2,1')];
    const mistake = tries('alice', '0,0', '1,1');
    const lesson = await lessonIn(WORDS, [...seen, ...mistake, ...mistake]);
    expect(lesson?.pairs[0]).toMatchObject({ card: 'Igel', taken: [{ card: 'eagle', times: 2 }] });
  });

  test.each([
    ['the chosen card had never been seen', tries('bob', '0,1', '2,0')],
    ['the right one had never been seen', tries('bob', '1,1', '2,0')],
  ])('but not if %s', async (_, seen) => {
    const lesson = await lessonIn(WORDS, [...seen, ...tries('alice', '0,0', '1,1')]);
    for (const pair of lesson?.pairs ?? []) expect(pair).not.toHaveProperty('taken');
  });

  test('twins are taken for nothing: that tells places, not knowledge', async () => {
    const lesson = await lessonIn('A A / B B', [
      ...tries('bob', '0,1', '1,1'),
      ...tries('alice', '0,0', '1,1'),
    ]);
    expect(JSON.stringify(lesson)).not.toContain('aken');
  });

  test('which side was held', async () => {
    const seen = [...tries('bob', '0,0', '1,0')];
    const lesson = await lessonIn(WORDS, [...seen, ...tries('alice', '0,1', '1,0')]);
    expect(lesson?.pairs[0]).toMatchObject({ withTaken: [{ card: 'Adler', times: 1 }] });
  });

  test('nothing, if steps are left out, or a card was replaced, or the board is very large', async () => {
    const record = await scriptedGame(WORDS, tries('alice', '0,0', '0,1'));
    expect(lessonOfRecord({ ...record, leftOut: 1 })).toBeUndefined();
    const event = { rule: 'map', seat: 0, kind: 'relabelled', from: 'Adler', to: 'X' } as const;
    const replaced = {
      ms: 9,
      cause: { kind: 'replace', seat: 0 },
      events: [{ ...event, spots: [2] }],
    } as const;
    expect(lessonOfRecord({ ...record, steps: [...record.steps, replaced] })).toBeUndefined();
    const cards = Array.from({ length: limits.lessonSpotsMax + 2 }, () => 'A');
    expect(lessonOfRecord({ ...record, cards, steps: [] })).toBeUndefined();
  });

  test('what somebody holds goes with a seat that is given', async () => {
    const seen = [...tries('bob', '0,1', '1,1'), ...tries('bob', '2,0', '2,1')];
    const record = await scriptedGame(WORDS, [...seen, ...tries('alice', '0,0', '1,1')]);
    const last = record.steps.at(-1);
    if (last === undefined) throw new Error('nothing happened');
    const given = { ms: last.ms, cause: { kind: 'seat', seat: 5, from: 1 }, events: [] } as const;
    const events = last.events.map((event) => ({ ...event, seat: 5 }));
    const moved = [...record.steps.slice(0, -1), given, { ...last, events }];
    expect(lessonOfRecord({ ...record, steps: moved })).toEqual(lessonOfRecord(record));
  });
});

/** The same by looking back from each step, without any sums. */
function lookedBack(record: GameRecord) {
  const upsBefore = (at: number, step: number) =>
    record.steps
      .slice(0, step)
      .flatMap(({ events }) => events)
      .filter((event) => event.kind === 'turned-up' && event.at === at).length;
  const finds = record.steps.flatMap(({ events }, step) =>
    events.flatMap((event) =>
      event.kind === 'matched' ? [{ spots: [event.first, event.at], step }] : [],
    ),
  );
  const found = new Set(finds.flatMap(({ spots }) => spots));
  const ofFound = finds.flatMap(({ spots, step }) => spots.map((at) => upsBefore(at, step)));
  const rest = record.cards.flatMap((_, at) =>
    found.has(at) ? [] : [upsBefore(at, record.steps.length)],
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return { found: finds.length, up: sum(ofFound) + sum(rest) };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'random game %i: the sums are those of its steps',
  async (seed) => {
    const board =
      seed % 2 === 0
        ? 'A a B b / C c A a / D d E e | A=a B=b C=c D=d E=e'
        : 'A A B B / C C A A / D D E E';
    const { recorder, table, stop } = await randomGame(board, seed, { moves: 200 });
    const { record } = recorder;
    const whole = { ...record.head, seats: [], leftOut: 0, steps: [...record.steps()] };
    const { lesson } = record.lesson;
    expect(lessonOfRecord(whole)).toEqual(lesson);
    expect(readGameLesson(throughJson(lesson))).toEqual(lesson);
    const pairs = lesson?.pairs ?? [];
    const sum = (of: (one: (typeof pairs)[number]) => number) =>
      pairs.reduce((all, one) => all + of(one), 0);
    const { found, up } = lookedBack(whole);
    expect([sum((one) => one.pairs), sum((one) => one.pairs - one.lost)]).toEqual([6, found]);
    expect(sum((one) => one.up)).toBe(up);
    const tallies = [...table.game.scoreboard.tallies].map(([, tally]) => tally);
    expect(lesson?.tries).toBe(tallies.reduce((all, tally) => all + tally.tries, 0));
    stop();
  },
);

const word = fc.constantFrom('Igel', 'Adler', 'Ente', 'eagle');
const mistaken = fc.uniqueArray(fc.record({ card: word, times: fc.integer({ min: 1, max: 5 }) }), {
  selector: ({ card }) => card,
});
const pairs = fc.uniqueArray(
  fc
    .record({
      card: word,
      pairs: fc.integer({ min: 1, max: 3 }),
      lost: fc.nat(3),
      up: fc.nat(20),
      taken: mistaken,
    })
    .map((pair) => ({ ...pair, with: `${pair.card}!`, lost: Math.min(pair.lost, pair.pairs) })),
  { selector: ({ card }) => card, minLength: 1 },
);
const game: fc.Arbitrary<LessonGame> = fc.record({
  game: fc.integer({ min: 1, max: 4 }),
  table: fc.integer({ min: 1, max: 3 }),
  title: fc.constantFrom('Animals', 'Numbers'),
  seconds: fc.nat(500),
  lesson: fc.record({ tries: fc.nat(50), pairs }),
});
/** As an evening has them: game by game, and table by table. */
const evening = fc
  .uniqueArray(game, { selector: (one) => `${one.game} ${one.table}` })
  .map((games) =>
    games.toSorted((one, other) => one.game - other.game || (one.table ?? 1) - (other.table ?? 1)),
  );

describe('the lesson of an evening', () => {
  const nobody = () => 0;

  test('counts each game of a deck once, and means are between the least and the most', () => {
    fc.assert(
      fc.property(evening, (games) => {
        const lessons = lessonsOf(games, nobody);
        expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length);
        expect(lessons[0]?.title).toBe(games.at(-1)?.title);
        for (const lesson of lessons) {
          const its = games.filter(({ title }) => title === lesson.title);
          const all = its.flatMap((one) => one.lesson?.pairs ?? []);
          expect(lesson.of).toBe(all.reduce((sum, one) => sum + one.pairs, 0));
          expect(lesson.found).toBe(all.reduce((sum, one) => sum + one.pairs - one.lost, 0));
          for (const pair of lesson.pairs) {
            const same = all.filter(({ card }) => card === pair.card);
            const means = same.map((one) => one.up / one.pairs);
            expect(pair.up).toBeGreaterThanOrEqual(Math.min(...means) - 1e-9);
            expect(pair.up).toBeLessThanOrEqual(Math.max(...means) + 1e-9);
            expect(pair.lostAt.length > 0).toBe(same.some(({ lost }) => lost > 0));
            for (const { card, times } of pair.taken) {
              const told = same.flatMap(({ taken = [] }) =>
                taken.filter((one) => one.card === card),
              );
              expect(times).toBe(told.reduce((sum, one) => sum + one.times, 0));
              expect(times).toBeGreaterThanOrEqual(2);
            }
          }
          const ups = lesson.pairs.map(({ up }) => up);
          expect(ups).toEqual(ups.toSorted((one, other) => other - one));
        }
      }),
    );
  });

  const whole = (number: number, table: number, triesOf: number, lost = 0): LessonGame => ({
    ...{ game: number, table, title: 'Animals', seconds: 60 * number },
    lesson: {
      tries: triesOf,
      pairs: [
        { card: 'Igel', with: 'hedgehog', pairs: 1, lost: 0, up: 4 },
        { card: 'Ente', with: 'duck', pairs: 1, lost, up: 2 },
      ],
    },
  });

  test('sets the last game beside the first, for all tables and for each', () => {
    const games = [whole(1, 1, 8), whole(1, 2, 6), whole(2, 1, 4), whole(2, 2, 4, 1)];
    const [lesson] = lessonsOf(games, () => 26);
    expect(lesson).toMatchObject({
      ...{ games: 2, tables: 2, people: 26, seconds: 180, isEnough: true, found: 7, of: 8 },
      first: { tries: 14 / 4, seconds: 60 },
      last: { tries: 8 / 3, seconds: 120 }, // of table 1 alone, which found them all
      byTable: [
        { table: 1, first: 4, last: 2 },
        { table: 2, first: 3, last: 4 },
      ],
    });
    expect(lesson?.pairs[1]).toMatchObject({ card: 'Ente', lostAt: [2] });
  });

  test('tells nothing yet after two games, or three pairs', () => {
    const enough = (games: readonly LessonGame[]) => lessonsOf(games, nobody)[0]?.isEnough;
    expect(enough([whole(1, 1, 4), whole(2, 1, 4)])).toBe(false);
    expect(enough([whole(1, 1, 4), whole(2, 1, 4), whole(3, 1, 4)])).toBe(true);
    const none = [1, 2, 3].map((number) => whole(number, 1, 4, 1));
    expect(enough(none)).toBe(false);
  });

  test('one game has no first beside it', () => {
    expect(lessonsOf([whole(1, 1, 4)], nobody)[0]).toMatchObject({ first: null, byTable: [] });
  });
});
