import { describe, expect, test } from 'vitest';
import { Recorder } from '../../main/story/recorder.ts';
import { RecordBoard } from '../../shared/record-board.ts';
import { readRecord } from '../../shared/record.ts';
import { TestClock } from '../support/clock.ts';
import { failLoudly, followed, tableGame } from '../support/table.ts';

function recorded(notation: string) {
  const people = tableGame(notation);
  const recorder = followed(
    people.table,
    new Recorder(people.table, { clock: new TestClock(), report: failLoudly }),
  );
  /** The board as the record so far tells it. */
  const told = () => {
    const board = new RecordBoard(recorder.record.head);
    for (const step of recorder.record.steps()) board.apply(step);
    return board;
  };
  return { ...people, recorder, told };
}

describe('a board as its record tells it', () => {
  test('is what the table view showed, after every step', async () => {
    const { table, told, alice, bob, charlie, ana } = recorded('A B / B A / C C');
    const expectTold = () => {
      expect(told().view()).toEqual(table.view().spots);
      for (const { seat, score } of table.view().players) expect(told().scoreOf(seat)).toBe(score);
    };
    ana.join('Ana');
    const moves: readonly (() => Promise<void> | void)[] = [
      () => alice.flip(0, 0),
      () => void bob.flip(0, 0),
      () => void charlie.flip(0, 0),
      () => alice.flip(0, 1), // 2-E, 4-E
      () => charlie.leave(),
      () => bob.flip(1, 1), // 2-D
      () => bob.replace('C', 'D'),
      () => void alice.flip(1, 1),
      () => bob.flip(2, 0), // 3-A, 1-A
      () => table.giveUp('bob'),
      () => ana.flip(2, 0),
      () => ana.flip(2, 1),
      () => table.endGame(),
    ];
    for (const move of moves) {
      await move();
      expectTold();
    }
    expect([told().cardAt(4), told().faceAt(4)]).toEqual(['D', 'up']);
    expect([told().cardAt(0), told().faceAt(0), told().faceAt(99)]).toEqual([null, 'none', 'none']);
  });

  test('who was given a seat has there what they had, and the score of both', async () => {
    const { table, told, ana, ben, alice } = recorded('A A / B B / C C');
    ana.join('Ana');
    ben.join('Ben');
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    await alice.flip(1, 0);
    void ben.flip(1, 0);
    const [absent, newcomer] = [table.seats.at(0), table.seats.at(1)];
    if (absent === undefined || newcomer === undefined) throw new Error('nobody sits there');
    table.giveSeat(absent, newcomer);
    expect(told().view()).toEqual(table.view().spots);
    expect(told().waiting).toEqual([{ seat: 0, at: 2 }]);
    expect([told().scoreOf(0), told().scoreOf(1)]).toEqual([1, 0]);
  });
});

describe('a record over the wire', () => {
  test('is read as it was sent, and nothing else is', async () => {
    const { recorder, alice, charlie } = recorded('A B / B A');
    await alice.flip(0, 0);
    await charlie.replace('A', 'C');
    alice.leave();
    const { head, seats, leftOut } = recorder.record;
    const record = { ...head, seats, leftOut, steps: [...recorder.record.steps()] };
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    const [step] = record.steps;
    const wrong = [
      { ...record, more: 1 },
      { ...record, game: 0 },
      { ...record, cards: [''] },
      { ...record, steps: [{ ...step, ms: -1 }] },
      { ...record, steps: [{ ...step, cause: { kind: 'flip', seat: 0 } }] },
      { ...record, steps: [{ ...step, events: [{ rule: '9-Z', kind: 'left', seat: 0 }] }] },
      { ...record, steps: [{ ...step, events: [{ rule: 'map', kind: 'left', seat: 0 }] }] },
    ];
    for (const value of wrong) expect(readRecord(value)).toBeUndefined();
  });
});
