import { describe, expect, test } from 'vitest';
import { Recorder } from '../../main/story/recorder.ts';
import { readRecentSteps, readStep } from '../../shared/record.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import { TestClock } from '../support/clock.ts';
import { failsBy } from '../support/promises.ts';
import { replayDifference } from '../support/replay.ts';
import { failLoudly, followed, tableGame } from '../support/table.ts';

/** A table whose games are recorded; its clock stands still. */
function recorded(notation: string, settings: Partial<RoomSettings> = {}) {
  const people = tableGame(notation, settings);
  const clock = new TestClock();
  const recorder = followed(
    people.table,
    new Recorder(people.table, { clock, report: failLoudly }),
  );
  const steps = () => [...recorder.record.steps()];
  return { ...people, clock, recorder, steps };
}

/** Expects that the causes of the record, played again, give its steps. */
async function expectReplay({ record }: Recorder): Promise<void> {
  const steps = [...record.steps()];
  for (const step of steps) expect(readStep(JSON.parse(JSON.stringify(step)))).toEqual(step);
  expect(await replayDifference({ ...record.head, steps })).toBeUndefined();
}

describe('the record of a game', () => {
  test('has the cards as they were laid out, who played, and every step with its cause', async () => {
    const { recorder, steps, clock, alice, bob } = recorded('A B / B A');
    await alice.flip(0, 0);
    clock.pass(1_500);
    void bob.flip(0, 0);
    clock.pass(400);
    await alice.flip(0, 1);
    expect(recorder.record.head).toEqual({
      game: 1,
      title: 'Test',
      rows: 2,
      columns: 2,
      cards: ['A', 'B', 'B', 'A'],
    });
    expect(recorder.record.seats).toEqual([
      { seat: 0, name: 'alice' },
      { seat: 1, name: 'bob' },
    ]);
    expect(steps()).toEqual([
      {
        ms: 0,
        cause: { kind: 'flip', seat: 0, at: 0 },
        events: [
          { rule: '1-B', kind: 'turned-up', seat: 0, at: 0, card: 'A' },
          { rule: '1-B', kind: 'took-control', seat: 0, at: 0 },
        ],
      },
      {
        ms: 1_500,
        cause: { kind: 'flip', seat: 1, at: 0 },
        events: [{ rule: '1-D', kind: 'started-waiting', seat: 1, at: 0 }],
      },
      {
        ms: 1_900,
        cause: { kind: 'flip', seat: 0, at: 1 },
        events: [
          { rule: '2-C', kind: 'turned-up', seat: 0, at: 1, card: 'B' },
          { rule: '2-E', kind: 'gave-up-control', seat: 0, at: 0 },
          { rule: '4-E', kind: 'took-control', seat: 1, at: 0 },
          { rule: '2-E', kind: 'missed', seat: 0, at: 1 },
        ],
      },
    ]);
  });

  test('every cause, played again, gives the same steps', async () => {
    const { recorder, table, alice, bob, ana, charlie } = recorded('A B / B A / C C');
    const { record } = recorder;
    ana.join('Ana');
    await alice.flip(0, 0);
    const cancel = new AbortController();
    const waiting = bob.flip(0, 0, { signal: cancel.signal });
    void ana.flip(0, 0);
    cancel.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    table.giveUp('alice');
    await charlie.replace('B', 'D');
    await ana.flip(1, 1);
    ana.leave();
    await bob.flip(2, 0);
    void alice.flip(2, 0);
    table.endGame();
    table.room.startGame();
    expect(recorder.record.head.game).toBe(2);
    expect(recorder.record.count).toBe(0);
    const steps = [...record.steps()];
    expect(new Set(steps.map(({ cause }) => cause.kind))).toEqual(
      new Set(['flip', 'cancel', 'give-up', 'replace', 'leave', 'end', 'new-game']),
    );
    expect(await replayDifference({ ...record.head, steps })).toBeUndefined();
  });

  test('ends with the step that closed its game', async () => {
    const { recorder, table, alice, bob } = recorded('A B / B A');
    const { record } = recorder;
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    table.room.startGame();
    await failsBy('4-D', waiting);
    expect([...record.steps()].at(-1)).toEqual({
      ms: 0,
      cause: { kind: 'new-game' },
      events: [{ rule: '4-D', kind: 'stopped-waiting', seat: 1, at: 0 }],
    });
    expect(await replayDifference({ ...record.head, steps: [...record.steps()] })).toBeUndefined();
  });

  test('counts its time from the first flip, whatever came before', async () => {
    const { steps, clock, ana, alice } = recorded('A B / B A');
    ana.join('Ana');
    clock.pass(5_000);
    ana.leave();
    clock.pass(5_000);
    await alice.flip(0, 0);
    clock.pass(250);
    await alice.flip(0, 1);
    expect(steps().map(({ ms, cause }) => [ms, cause.kind])).toEqual([
      [0, 'leave'],
      [0, 'flip'],
      [250, 'flip'],
    ]);
  });

  test('names everybody who played, and nobody else, by their present names', async () => {
    const { recorder, table, ana, ben, eva } = recorded('A B / B A');
    ana.join('Ana');
    ben.join('Ben');
    eva.join('Eva');
    await ben.flip(0, 0);
    table.remove(eva.id);
    table.rename(ben.id, 'Benno');
    expect(recorder.record.seats).toEqual([{ seat: 1, name: 'Benno' }]);
    table.remove(ben.id);
    expect(recorder.record.seats).toEqual([{ seat: 1, name: 'Benno' }]);
  });

  test('somebody without a seat may replace a card', async () => {
    const { recorder, steps, alice, charlie } = recorded('A B / B A');
    await alice.flip(0, 0);
    await charlie.replace('A', 'C');
    expect(steps().at(-1)).toMatchObject({
      cause: { kind: 'replace', seat: null },
      events: [{ from: 'A', to: 'C', seat: null, spots: [0, 3] }],
    });
    await expectReplay(recorder);
  });
});

describe('a seat that changes hands', () => {
  test('is told with the player who gets it, and who keeps everything from before', async () => {
    const { recorder, steps, table, ana, ben, alice } = recorded('A B / B A / C C');
    ana.join('Ana');
    ben.join('Ben');
    await ana.flip(0, 0);
    await ben.flip(0, 1);
    void alice.flip(0, 1);
    const [one, other] = [table.seats.at(0), table.seats.at(1)];
    if (one === undefined || other === undefined) throw new Error('nobody sits there');
    table.giveSeat(one, other);
    await ben.flip(1, 0);
    expect(steps().at(-2)?.cause).toEqual({ kind: 'seat', seat: 0, from: 1 });
    expect(steps().at(-1)?.events).toContainEqual({
      rule: '2-D',
      kind: 'matched',
      seat: 0,
      at: 2,
      first: 1,
      card: 'B',
    });
    await expectReplay(recorder);
  });

  test('is told when a newcomer plays where somebody else sat', async () => {
    const { recorder, steps, table, ana, ben } = recorded('A B / B A');
    ana.join('Ana');
    await ana.flip(0, 0);
    table.standUp(ana.id);
    ben.join('Ben');
    await ben.flip(0, 1);
    expect(steps().map(({ cause }) => cause)).toEqual([
      { kind: 'flip', seat: 0, at: 0 },
      { kind: 'leave', seats: [0] },
      { kind: 'seat', seat: 0, from: null },
      { kind: 'flip', seat: 0, at: 1 },
    ]);
    expect(recorder.record.seats).toEqual([{ seat: 0, name: 'Ben' }]);
    await expectReplay(recorder);
  });
});

describe('the steps as they happen', () => {
  test('name a card only while it lies face up, or once it is gone', async () => {
    const { recorder, alice } = recorded('A B / B A');
    const cards = () =>
      recorder
        .stepsAfter({})
        .steps.flatMap(({ events }) =>
          events.flatMap((event) => (event.kind === 'turned-up' ? [event.card] : [])),
        );
    await alice.flip(0, 0);
    expect(cards()).toEqual(['A']);
    await alice.flip(0, 1);
    expect(cards()).toEqual(['A', 'B']);
    await alice.flip(1, 0); // 3-B: both turn face down
    expect(cards()).toEqual([undefined, undefined, 'B']);
    await alice.flip(0, 1); // 2-D
    await alice.flip(0, 0); // 3-A
    expect(cards()).toEqual(['A', 'B', 'B', 'B', 'A']);
    const answer = recorder.stepsAfter({});
    expect(readRecentSteps(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });

  test('are told once there is another than the one that was seen', async () => {
    const { recorder, alice } = recorded('A B / B A');
    let told = 0;
    recorder.onStep({ since: 0 }, () => told++);
    expect(told).toBe(0);
    await alice.flip(0, 0);
    await Promise.resolve();
    expect(told).toBe(1);
    recorder.onStep({ since: 0 }, () => told++);
    recorder.onStep({}, () => told++);
    recorder.onStep({ since: 9 }, () => told++);
    expect(told).toBe(4);
  });

  test('a new game is told as well, and a number beyond its steps begins it', async () => {
    const { recorder, table, alice } = recorded('A B / B A');
    await alice.flip(0, 0);
    let told = 0;
    recorder.onStep({ since: 1 }, () => told++);
    table.room.startGame();
    await Promise.resolve();
    expect(told).toBe(1);
    expect(recorder.stepsAfter({ since: 1 })).toEqual({ game: 2, first: 1, steps: [], count: 0 });
    await alice.flip(0, 0);
    expect(recorder.stepsAfter({ since: 7 })).toMatchObject({ game: 2, first: 1, count: 1 });
  });

  test('who says of which game the number is, is told of another game with as many steps', async () => {
    const { recorder, table, alice } = recorded('A B / B A');
    await alice.flip(0, 0);
    table.room.startGame();
    let told = 0;
    recorder.onStep({ since: 0, game: 2 }, () => told++);
    expect(told).toBe(0);
    recorder.onStep({ since: 0, game: 1 }, () => told++);
    expect(told).toBe(1);
    await alice.flip(0, 0);
    expect(recorder.stepsAfter({ since: 1, game: 1 })).toMatchObject({ game: 2, first: 1 });
    expect(recorder.stepsAfter({ since: 1, game: 2 })).toMatchObject({ game: 2, first: 2 });
  });
});
