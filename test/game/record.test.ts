import { describe, expect, test } from 'vitest';
import { RecordedGame } from '../../main/game/record.ts';
import { limits } from '../../shared/limits.ts';
import type { RecordStep } from '../../shared/record.ts';

const HEAD = { game: 1, title: 'Test', rows: 1, columns: 2, cards: ['A', 'A'] };

const everythingKnown = () => true;

function turnedUp(at: number, ms = 0): RecordStep {
  return {
    ms,
    cause: { kind: 'flip', seat: 0, at },
    events: [{ rule: '1-B', kind: 'turned-up', seat: 0, at, card: 'A' }],
  };
}

/** A record with so many steps, of which step n was at millisecond n. */
function recorded(count: number): RecordedGame {
  const record = new RecordedGame(HEAD);
  for (let ms = 1; ms <= count; ms++) record.add(turnedUp(ms % 2, ms));
  record.checkRep();
  return record;
}

describe('a record', () => {
  test('has every step, in its order', () => {
    const record = recorded(3);
    expect([...record.steps()]).toEqual([turnedUp(1, 1), turnedUp(0, 2), turnedUp(1, 3)]);
    expect([record.count, record.leftOut, record.lastMs]).toEqual([3, 0, 3]);
  });

  test('goes on where it was', () => {
    const seats = [{ seat: 0, name: 'Ana' }];
    const steps = [...recorded(2).steps()];
    const again = new RecordedGame(HEAD, { seats, steps, leftOut: 0 });
    again.add(turnedUp(1, 3));
    expect([...again.steps()]).toEqual([...recorded(3).steps()]);
    expect(again.seats).toEqual(seats);
  });

  test('names everybody once, by the newest name, in the order of their seats', () => {
    const record = recorded(0);
    record.name(3, 'Ana');
    record.name(0, 'Ben');
    record.name(3, 'Anna');
    expect(record.seats).toEqual([
      { seat: 0, name: 'Ben' },
      { seat: 3, name: 'Anna' },
    ]);
  });

  test('says that it has changed, and a name that stays is no change', () => {
    const record = recorded(1);
    const before = record.changes;
    record.name(3, 'Ana');
    expect(record.changes).toBe(before + 1);
    record.name(3, 'Ana');
    expect(record.changes).toBe(before + 1);
    record.add(turnedUp(0));
    expect(record.changes).toBe(before + 2);
  });
});

describe('steps over the limit', () => {
  test('is left out, and the record says how much that is', () => {
    const record = recorded(limits.recordStepsMax + 3);
    expect(record.lines).toHaveLength(limits.recordStepsMax);
    expect([record.count, record.leftOut]).toEqual([limits.recordStepsMax + 3, 3]);
  });

  test('is told all the same to whoever follows, as long as it is one of the last', () => {
    const max = limits.recordStepsMax;
    const record = recorded(max + limits.recentStepsMax + 10);
    expect(record.after(max + 5, everythingKnown).first).toBe(max + 6); // whole pages are kept
    for (let ms = 1; ms < limits.stepsPerAnswerMax; ms++) record.add(turnedUp(0, record.count + 1));
    record.checkRep();
    const { first, steps, count } = record.after(max + 5, everythingKnown);
    const kept = max + limits.stepsPerAnswerMax + 1;
    expect([first, steps[0]?.ms, count]).toEqual([kept, kept, record.count]);
    const last = record.after(record.count - 1, everythingKnown);
    expect([last.first, last.steps.map(({ ms }) => ms)]).toEqual([record.count, [record.count]]);
  });

  test('is everything after a step that is too long for it: there is never a gap', () => {
    const record = recorded(1);
    const card = 'x'.repeat(limits.cardUnitsMax);
    const long = Array.from({ length: 4_200 }, (_, at) => {
      const spots = [at];
      return { rule: 'map', kind: 'relabelled', seat: null, from: card, to: card, spots } as const;
    });
    record.add({ ms: 2, cause: { kind: 'replace', seat: null }, events: long });
    record.add(turnedUp(0, 3));
    record.checkRep();
    expect([record.lines.length, record.leftOut]).toEqual([1, 2]);
    expect(record.after(1, everythingKnown).steps).toEqual([turnedUp(0, 3)]);
  });

  test('is at each of several tables, which share the limit', () => {
    const record = new RecordedGame(HEAD, undefined, 8);
    for (let ms = 0; ms < limits.recordStepsMax / 8 + 3; ms++) record.add(turnedUp(0, ms));
    record.checkRep();
    expect([record.lines.length, record.leftOut]).toEqual([limits.recordStepsMax / 8, 3]);
  });

  test('and was lost before stays left out', () => {
    const record = new RecordedGame(HEAD, { seats: [], steps: [turnedUp(0)], leftOut: 7 });
    record.add(turnedUp(1));
    expect([record.count, record.leftOut, record.lines.length]).toEqual([9, 8, 1]);
    expect(record.after(8, everythingKnown)).toMatchObject({ first: 9, steps: [turnedUp(1)] });
  });
});

describe('the steps after a number', () => {
  test('are all that came since, with their numbers', () => {
    const { first, steps, count, game } = recorded(5).after(3, everythingKnown);
    expect([game, first, count]).toEqual([1, 4, 5]);
    expect(steps.map(({ ms }) => ms)).toEqual([4, 5]);
  });

  test('are at most so many in one answer, and the next answer has the next', () => {
    const max = limits.stepsPerAnswerMax;
    const record = recorded(2 * max + 1);
    expect(record.after(0, everythingKnown).steps).toHaveLength(max);
    expect(record.after(max, everythingKnown)).toMatchObject({ first: max + 1 });
    expect(record.after(2 * max, everythingKnown).steps).toHaveLength(1);
  });

  test('name no card that lies face down', () => {
    const record = recorded(2);
    const { steps } = record.after(0, (at) => at === 1);
    expect(steps.map(({ events }) => events)).toEqual([
      [{ rule: '1-B', kind: 'turned-up', seat: 0, at: 1, card: 'A' }],
      [{ rule: '1-B', kind: 'turned-up', seat: 0, at: 0 }],
    ]);
  });

  test('say of a replacement only where it can be seen: equal cards would give each other away', () => {
    const record = recorded(0);
    const relabelled = { rule: 'map', kind: 'relabelled', seat: 0, from: 'A', to: 'B' } as const;
    const cause = { kind: 'replace', seat: 0 } as const;
    record.add({ ms: 0, cause, events: [{ ...relabelled, spots: [0, 1] }] });
    expect(record.after(0, (at) => at === 1).steps).toEqual([
      { ms: 0, cause, events: [{ ...relabelled, spots: [1] }] },
    ]);
    expect(record.after(0, () => false).steps).toEqual([{ ms: 0, cause, events: [] }]);
  });
});
