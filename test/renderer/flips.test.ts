import { describe, expect, test } from 'vitest';
import { Flips } from '../../renderer/client/flips.ts';
import type { Flipped } from '../../renderer/client/game-client.ts';
import type { Position } from '../../shared/card.ts';
import { settled } from '../support/promises.ts';

const [FIRST, SECOND, THIRD] = [0, 1, 2].map((column) => ({ row: 0, column })) as [
  Position,
  Position,
  Position,
];

/** Flips whose host is in the hands of a test. */
function script({ lastNumber = 0 } = {}) {
  const sent: {
    at: Position;
    number: number;
    answer: (flipped: Flipped) => void;
    fail: () => void;
  }[] = [];
  const answers: Flipped[] = [];
  const asked: (Position | undefined)[] = [];
  const pauses: number[] = [];
  const state = { waiting: false, lost: 0 };
  const flips = new Flips({
    flip: (at, number) =>
      new Promise((answer, reject) => {
        sent.push({ at, number, answer, fail: () => reject(new Error('cut')) });
      }),
    isWaiting: () => state.waiting,
    lastNumber: () => lastNumber,
    onAsked: (at) => asked.push(at),
    onAnswer: (flipped) => answers.push(flipped),
    onLostPlace: () => state.lost++,
    sleep: async (ms) => void pauses.push(ms),
  });
  const tell = async (index: number, flipped: Flipped = { ok: true }) => {
    sent[index]?.answer(flipped);
    await settled();
  };
  const fail = async (index: number) => {
    sent[index]?.fail();
    await settled();
  };
  return { flips, sent, answers, asked, pauses, state, tell, fail };
}

/** What was sent, as columns and numbers. */
function columns(sent: readonly { at: Position; number: number }[]) {
  return sent.map(({ at, number }) => [at.column, number]);
}

describe('my flips', () => {
  test('go out one at a time, and of the taps meanwhile the last is kept', async () => {
    const { flips, sent, tell } = script();
    flips.tap(FIRST);
    flips.tap(SECOND);
    flips.tap(THIRD);
    expect(columns(sent)).toEqual([[0, 1]]);
    await tell(0);
    expect(columns(sent)).toEqual([
      [0, 1],
      [2, 2],
    ]);
    await tell(1);
    expect(sent).toHaveLength(2);
  });

  test('are shown as asked from the tap to the answer', async () => {
    const { flips, asked, tell } = script();
    flips.tap(FIRST);
    expect(asked).toEqual([FIRST]);
    await tell(0);
    expect(asked).toEqual([FIRST, undefined]);
  });

  test('tell what a rule said', async () => {
    const { flips, answers, tell } = script();
    flips.tap(FIRST);
    await tell(0, { ok: false, code: '2-B', by: 3 });
    expect(answers).toEqual([{ ok: false, code: '2-B', by: 3 }]);
  });

  test('while I wait, a tap elsewhere goes out at once, and only its answer counts (4-A)', async () => {
    const { flips, sent, state, answers, asked, tell } = script();
    flips.tap(FIRST);
    state.waiting = true;
    flips.tap(SECOND);
    expect(columns(sent)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    state.waiting = false;
    await tell(0, { ok: false, code: '4-A', by: undefined });
    expect([answers, asked.at(-1)]).toEqual([[], SECOND]);
    await tell(1);
    expect([answers, asked.at(-1)]).toEqual([[{ ok: true }], undefined]);
  });

  test('a tap that was kept goes out once it is known that I wait (4-A)', async () => {
    const { flips, sent, state, answers, tell } = script();
    flips.tap(FIRST);
    flips.tap(SECOND);
    state.waiting = true;
    flips.waits();
    expect(columns(sent)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    flips.waits();
    expect(sent).toHaveLength(2);
    state.waiting = false;
    await tell(0, { ok: false, code: '4-A', by: undefined });
    await tell(1);
    expect([sent.length, answers]).toEqual([2, [{ ok: true }]]);
  });

  test('a lost answer is asked for again under the same number, later and later', async () => {
    const { flips, sent, pauses, answers, fail, tell } = script();
    flips.tap(FIRST);
    await fail(0);
    await fail(1);
    await tell(2);
    expect(columns(sent)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(pauses).toEqual([400, 800]);
    expect(answers).toEqual([{ ok: true }]);
  });

  test('after five lost answers it is given up, and the kept tap goes out', async () => {
    const { flips, sent, answers, asked, fail } = script();
    flips.tap(FIRST);
    for (const index of [0, 1, 2, 3]) await fail(index);
    flips.tap(SECOND);
    await fail(4);
    expect(columns(sent).at(-1)).toEqual([1, 2]);
    expect([answers, asked.at(-1)]).toEqual([[], SECOND]);
  });

  test('who waits and loses the connection has lost the place, and nothing is sent (4-B)', async () => {
    const { flips, sent, state, asked, fail } = script();
    flips.tap(FIRST);
    state.waiting = true;
    await fail(0);
    expect([sent.length, state.lost, asked.at(-1)]).toEqual([1, 1, undefined]);
  });

  test('numbers go on from the last that the host has taken', async () => {
    const { flips, sent, tell } = script({ lastNumber: 17 });
    flips.tap(FIRST);
    await tell(0);
    flips.tap(SECOND);
    expect(columns(sent)).toEqual([
      [0, 18],
      [1, 19],
    ]);
  });

  test('another game forgets the flip on its way and the tap behind it (4-D)', async () => {
    const { flips, sent, answers, asked, tell } = script();
    flips.tap(FIRST);
    flips.tap(SECOND);
    flips.forget();
    expect(asked.at(-1)).toBe(undefined);
    await tell(0, { ok: false, code: '4-D', by: undefined });
    expect([sent.length, answers]).toEqual([1, []]);
    flips.tap(THIRD);
    expect(columns(sent).at(-1)).toEqual([2, 2]);
  });
});
