import { describe, expect, test } from 'vitest';
import { Film } from '../../../renderer/game/film.ts';
import { foundFrom, steppedFrom, stillShare } from '../../../renderer/game/film.ts';
import type { RecordedGame } from '../../../main/game/record.ts';
import type { GameRecord, RecordEvent, RecordStep } from '../../../shared/record.ts';
import type { CommonView } from '../../../shared/table-view.ts';
import { hosted } from '../../support/hosted.ts';
import { below, pick, seededRandom } from '../../support/random.ts';
import { view } from '../views.ts';

const asIs = (card: string) => card;

/** What of a view a film shows again. */
function shownOf(of: CommonView) {
  const { spots, players, pairsLeft, lastPair } = of;
  const scores = players
    .filter(({ score }) => score > 0)
    .map(({ seat, name, score, last, lastWith }) => ({ seat, name, score, last, lastWith }));
  return { spots, scores, pairsLeft, lastPair };
}

/** A game at random, in which people also wait, go away, leave and replace cards. */
async function randomGame(seed: number) {
  const random = seededRandom(seed);
  const { table, recorder, clock, alice, bob, charlie, ana } = hosted(
    'A B C A / B C D D / E E F F',
  );
  ana.join('Ana');
  const shown: ReturnType<typeof shownOf>[] = [];
  table.subscribe(() => {
    if (table.game.phase !== 'lobby') shown[recorder.record.count] = shownOf(table.view());
  });
  const cancels: AbortController[] = [];
  for (let move = 0; move < 150 && table.game.phase === 'playing'; move++) {
    const player = pick(random, [alice, bob, charlie, ana]);
    const cancel = new AbortController();
    const chance = random();
    clock.pass(below(random, 9_000));
    if (chance < 0.03) await alice.replace(pick(random, ['A', 'B', 'C']), pick(random, ['D', 'G']));
    else if (chance < 0.06) cancels.pop()?.abort(new Error('gone'));
    else if (chance < 0.08) ana.leave();
    else void player.flip(below(random, 3), below(random, 4), { signal: cancel.signal });
    cancels.push(cancel);
    await Promise.resolve();
  }
  table.endGame();
  return { record: recordIn(recorder.record), shown, table };
}

function recordIn(recorded: RecordedGame): GameRecord {
  const { head, seats, leftOut } = recorded;
  return { ...head, seats, steps: [...recorded.steps()], leftOut };
}

describe('the film of a game', () => {
  test('in which nothing happened takes no time', () => {
    const { table, recorder } = hosted('A B / B A');
    table.endGame();
    const record = { ...recordIn(recorder.record), steps: [] };
    const film = new Film({ record, view: view('down down / down down'), cardOf: asIs });
    expect([film.count, film.gameSeconds, film.finds]).toEqual([0, 0, []]);
    expect([film.stepsAt(0), film.stepsAt(1)]).toEqual([0, 0]);
  });

  test('shows after each step what the table showed then, forwards and backwards', async () => {
    let compared = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const { record, shown, table } = await randomGame(seed);
      const film = new Film({ record, view: { ...view('down'), ...table.view() }, cardOf: asIs });
      const numbers = [...shown.keys()].filter((count) => count > 0 && count <= film.count);
      for (const steps of [...numbers, ...numbers.toReversed()]) {
        expect(shownOf(film.viewAfter(steps)), `seed ${seed}, step ${steps}`).toEqual(shown[steps]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  test('cuts long pauses, keeps the rest to one scale, and ends with the last pair', () => {
    const film = filmOf([found(0, 0), found(1, 1_000), found(2, 61_000), tidiedUp(300_000)]);
    expect(film.count).toBe(3);
    expect(film.seconds).toBe(0.5 + 1 + 3 + 0.5);
    expect(film.gameSeconds).toBe(61);
    expect(film.finds.map(({ share }) => share * film.seconds)).toEqual([0.5, 1.5, 4.5]);
  });

  test('begins before the first card is turned, and knows its place at every moment', () => {
    const film = filmOf([found(0, 0), found(1, 1_000), found(2, 2_000)]);
    expect(film.stepsAt(0)).toBe(0);
    expect(film.stepsAt(1)).toBe(3);
    for (const steps of [1, 2, 3]) expect(film.stepsAt(film.shareAfter(steps))).toBe(steps);
    const long = filmOf(Array.from({ length: 1_000 }, (_, index) => found(0, index * 7)));
    for (let steps = 1; steps <= 1_000; steps++) {
      expect(long.stepsAt(long.shareAfter(steps))).toBe(steps);
    }
    const middle = (film.shareAfter(1) + film.shareAfter(2)) / 2;
    expect(film.stepsAt(middle)).toBe(1);
    expect(film.gameSecondsAt(middle)).toBeCloseTo(0.5);
    expect([film.gameSecondsAt(0), film.gameSecondsAt(1)]).toEqual([0, 2]);
  });

  test('shows cards as the page does, and both of an unlike pair', () => {
    const record = { ...recordOf([found(0, 0, { with: 'dog' })]), cards: ['Hund', 'dog'] };
    const cardOf = (card: string) => `(${card})`;
    const film = new Film({ record, view: view('down down'), cardOf });
    expect(film.finds[0]).toMatchObject({ card: '(A)', with: '(dog)' });
    expect(film.viewAfter(1)).toMatchObject({
      lastPair: { seat: 0, card: '(A)', with: '(dog)' },
      spots: [{ card: '(Hund)' }, 1],
    });
    expect(film.viewAfter(1).players[0]).toMatchObject({ last: '(A)', lastWith: '(dog)' });
  });

  test('gives the pairs of a seat to whoever went on with them', () => {
    const moved: RecordStep = { ms: 10, cause: { kind: 'seat', seat: 2, from: 0 }, events: [] };
    const film = filmOf([found(0, 0), moved, found(1, 20)]);
    expect(film.finds.map(({ seat }) => seat)).toEqual([2, 1]);
    expect(film.viewAfter(3).players.map(({ score }) => score)).toEqual([0, 1, 1, 0]);
  });

  test('gives each team the pairs that were found for it, whoever moves', () => {
    const joins = (seat: number, team: number, ms: number): RecordStep => ({
      ...{ ms, cause: { kind: 'team', seat, team }, events: [] },
    });
    const moved: RecordStep = { ms: 25, cause: { kind: 'seat', seat: 2, from: 0 }, events: [] };
    const steps = [
      ...[joins(0, 0, 0), found(0, 0), joins(1, 1, 10), found(1, 10)],
      ...[joins(0, 1, 20), found(0, 20), moved],
    ];
    const record = { ...recordOf([...steps, found(1, 30)]), teams: 2 };
    const sides = { kind: 'teams', pairs: [9, 9] } as const;
    const film = new Film({ record, view: view('down down', { sides }), cardOf: asIs });
    expect(film.finds.map(({ seat, line }) => [seat, line])).toEqual([
      ...[
        [2, 0],
        [1, 1],
        [2, 1],
        [1, 1],
      ],
    ]);
    expect(film.viewAfter(2).sides).toEqual({ kind: 'teams', pairs: [1, 0] });
    expect(film.viewAfter(film.count).sides).toEqual({ kind: 'teams', pairs: [1, 3] });
  });

  test('has one line where all win together, and says nothing of the end before it', () => {
    const record = { ...recordOf([found(0, 0), found(1, 10)]), together: true };
    const sides = { kind: 'together', best: { seconds: 9, tries: 9 } } as const;
    const film = new Film({ record, view: view('down down', { sides }), cardOf: asIs });
    const [one, other] = film.finds.map(({ line }) => line);
    expect(one).toBe(other);
    expect(film.viewAfter(1).sides).toEqual({ kind: 'together', best: null });
  });

  test('names who played and is not there any more, and everybody as they were called', () => {
    const record = { ...recordOf([found(9, 0)]), seats: [named(0, 'Anna'), named(9, 'Zoe')] };
    const film = new Film({ record, view: view('down down'), cardOf: asIs });
    const { players } = film.viewAfter(1);
    expect(players.map(({ name }) => name)).toEqual(['Anna', 'Bob', 'Cleo', 'Dan', 'Zoe']);
    expect(players.at(-1)).toMatchObject({ seat: 9, score: 1, presence: 'left' });
  });

  test('of a record that was cut shows all that is there, and says that it was', () => {
    const record = { ...recordOf([found(0, 0), tidiedUp(100)]), leftOut: 3 };
    const film = new Film({ record, view: view('down down'), cardOf: asIs });
    expect([film.isCut, film.count]).toEqual([true, 2]);
    expect(filmOf([found(0, 0)]).isCut).toBe(false);
  });

  test('of a record that was lost is empty, and does not break', () => {
    const film = filmOf([]);
    expect([film.count, film.stepsAt(1), film.shareAfter(0), film.gameSecondsAt(1)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(film.viewAfter(0).spots).toEqual([1, 1]);
  });
});

describe('the moments of a film', () => {
  // Two pairs in one millisecond; 0.5 s before the first and after the last.
  const film = filmOf([found(0, 0), found(1, 1_000), found(0, 1_000), found(1, 2_000)]);
  const [first = 0, second = 0, , last = 0] = film.finds.map(({ share }) => share);

  test('with less motion each pair is shown until the next, and the end at the end', () => {
    expect(stillShare(film, 0)).toBe(0);
    expect(stillShare(film, first - 0.001)).toBe(0);
    expect(stillShare(film, first)).toBe(first);
    expect(stillShare(film, second - 0.001)).toBe(first);
    expect(stillShare(film, (second + last) / 2)).toBe(second);
    expect(stillShare(film, 0.999)).toBe(last);
    expect(stillShare(film, 1)).toBe(1);
  });

  test('a step goes to the next moment at which something happens, and behind the last to the end', () => {
    const onwards = [0];
    while (onwards.at(-1) !== 1) onwards.push(steppedFrom(film, onwards.at(-1) ?? 0, 1));
    expect(onwards).toEqual([0, first, second, last, 1]);
    expect(steppedFrom(film, 1, 1)).toBe(1);
    expect(steppedFrom(film, (first + second) / 2, 1)).toBe(second);
  });

  test('a step back undoes all that happened in one moment', () => {
    expect(steppedFrom(film, 1, -1)).toBe(second);
    expect(steppedFrom(film, last, -1)).toBe(second);
    expect(steppedFrom(film, second, -1)).toBe(first);
    expect(steppedFrom(film, first, -1)).toBe(0);
    expect(steppedFrom(film, 0, -1)).toBe(0);
  });

  test('from pair to pair: before the first is the beginning, behind the last the end', () => {
    expect(foundFrom(film, 0, 1)).toBe(first);
    expect(foundFrom(film, first, 1)).toBe(second);
    expect(foundFrom(film, last, 1)).toBe(1);
    expect(foundFrom(film, 1, -1)).toBe(last);
    expect(foundFrom(film, second, -1)).toBe(first);
    expect(foundFrom(film, first, -1)).toBe(0);
  });
});

function named(seat: number, name: string) {
  return { seat, name };
}

/** Seat `seat` turns up the first card, and finds a pair. */
function found(seat: number, ms: number, more: { readonly with?: string } = {}): RecordStep {
  const events: readonly RecordEvent[] = [
    { rule: '1-B', kind: 'turned-up', seat, at: 0 },
    { rule: '2-D', kind: 'matched', seat, at: 1, first: 0, card: 'A', ...more },
  ];
  return { ms, cause: { kind: 'flip', seat, at: 1 }, events };
}

function tidiedUp(ms: number): RecordStep {
  const events: readonly RecordEvent[] = [{ rule: '3-A', kind: 'removed', seat: 0, at: 0 }];
  return { ms, cause: { kind: 'flip', seat: 0, at: 0 }, events };
}

function recordOf(steps: readonly RecordStep[]): GameRecord {
  const head = { game: 1, title: 'Test', rows: 1, columns: 2, cards: ['A', 'A'] };
  return { ...head, seats: [], steps, leftOut: 0 };
}

function filmOf(steps: readonly RecordStep[]): Film {
  return new Film({ record: recordOf(steps), view: view('down down'), cardOf: asIs });
}
