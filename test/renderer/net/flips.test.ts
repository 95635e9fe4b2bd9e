import { describe, expect, test } from 'vitest';
import type { FlipContext } from '../../../renderer/game/failed-flip.ts';
import { Flips, SILENT_MS, UNSEEN_MS } from '../../../renderer/net/flips.ts';
import type { Flipped } from '../../../renderer/net/client.ts';
import { situationOf } from '../../../renderer/game/situation.ts';
import type { Position } from '../../../shared/card.ts';
import { settled } from '../../support/promises.ts';
import { view } from '../views.ts';

const [FIRST, SECOND, THIRD] = [0, 1, 2].map((column) => ({ row: 0, column })) as [
  Position,
  Position,
  Position,
];

const OK: Flipped = { ok: true, held: undefined };

function failed(code: '1-A' | '2-B' | '4-A' | '4-D'): Flipped {
  return { ok: false, code, by: undefined };
}

interface Sent {
  readonly at: Position;
  readonly number: number;
  readonly signal: AbortSignal;
  readonly answer: (flipped: Flipped) => void;
  readonly fail: () => void;
}

/** Flips whose host, views and clock are in the hands of a test. */
function script({ lastNumber = 0 } = {}) {
  const sent: Sent[] = [];
  const answers: Flipped[] = [];
  const contexts: FlipContext[] = [];
  const asked: (Position | undefined)[] = [];
  let sleeps: { readonly ms: number; readonly end: () => void }[] = [];
  const state = { number: lastNumber, view: view('down down down'), lost: 0 };
  const flips = new Flips({
    flip: (at, number, signal) =>
      new Promise((answer, reject) => {
        const fail = () => reject(new Error('cut'));
        sent.push({ at, number, signal, answer, fail });
        signal.addEventListener('abort', fail);
      }),
    situation: () => situationOf(state.view),
    lastNumber: () => state.number,
    onAsked: (at) => asked.push(at),
    onAnswer: (flipped, { held, waitedFor }) => {
      answers.push(flipped);
      contexts.push({ held, waitedFor });
    },
    onLostPlace: () => state.lost++,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeping = { ms, end: resolve };
        sleeps.push(sleeping);
        signal?.addEventListener('abort', () => {
          sleeps = sleeps.filter((other) => other !== sleeping);
          resolve();
        });
      }),
  });
  return {
    flips,
    sent,
    answers,
    contexts,
    asked,
    state,
    tell: async (index: number, flipped: Flipped = OK) => {
      sent[index]?.answer(flipped);
      await settled();
    },
    fail: async (index: number) => {
      sent[index]?.fail();
      await settled();
    },
    /** The table shows this, and knows my flips up to `number`. */
    show: async (notation: string, number: number) => {
      state.view = view(notation);
      state.number = number;
      const known = flips.see();
      await settled();
      return known.map(({ column }) => column);
    },
    /** How long it sleeps at present, whatever for. */
    sleeping: () => sleeps.map(({ ms }) => ms),
    /** Lets the shortest sleep end. */
    wakeUp: async () => {
      const [next] = sleeps.toSorted((one, other) => one.ms - other.ms);
      sleeps = sleeps.filter((other) => other !== next);
      next?.end();
      await settled();
    },
  };
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

  test('tell what a rule said', async () => {
    const { flips, answers, asked, tell } = script();
    flips.tap(FIRST);
    await tell(0, failed('2-B'));
    expect([answers, asked]).toEqual([[failed('2-B')], [FIRST, undefined]]);
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

  test('are told apart by the view that first knows them, in order', async () => {
    const { flips, show, tell } = script();
    flips.tap(FIRST);
    await tell(0);
    flips.tap(SECOND);
    expect(await show('A@0 down down', 0)).toEqual([]);
    expect(await show('A@0 down down', 1)).toEqual([0]);
    await tell(1);
    flips.tap(THIRD);
    expect(await show('A B C@0', 3)).toEqual([1, 2]);
    expect(await show('A B C@0', 3)).toEqual([]);
  });

  test('of another game are not known', async () => {
    const { flips, show } = script();
    flips.tap(FIRST);
    flips.forget();
    expect(await show('down down down', 1)).toEqual([]);
  });

  test('another game forgets the flip on its way and the tap behind it (4-D)', async () => {
    const { flips, sent, answers, asked, tell } = script();
    flips.tap(FIRST);
    flips.tap(SECOND);
    flips.forget();
    expect(asked.at(-1)).toBe(undefined);
    await tell(0, failed('4-D'));
    expect([sent.length, answers]).toEqual([1, []]);
    flips.tap(THIRD);
    expect(columns(sent).at(-1)).toEqual([2, 2]);
  });

  test('another game forgets also a flip that was about to be sent again (4-D)', async () => {
    const { flips, sent, fail, wakeUp } = script();
    flips.tap(FIRST);
    await fail(0);
    flips.forget();
    await wakeUp();
    expect(sent).toHaveLength(1);
  });
});

describe('a flip is shown as asked', () => {
  test('until the view knows its number, when its answer comes first', async () => {
    const { flips, asked, tell, show } = script();
    flips.tap(FIRST);
    await tell(0);
    await show('down B@1 down', 0); // somebody else’s move, on its way since before my flip
    expect(asked).toEqual([FIRST]);
    await show('A@0 B@1 down', 1);
    expect(asked).toEqual([FIRST, undefined]);
  });

  test('until the view knows its number, when that comes first', async () => {
    const { flips, asked, tell, show } = script();
    flips.tap(FIRST);
    await show('A@0 down down', 1);
    expect(asked).toEqual([FIRST, undefined]);
    await tell(0);
    expect(asked.at(-1)).toBe(undefined);
  });

  test('until a rule failed it, which changes no view', async () => {
    const { flips, asked, tell } = script();
    flips.tap(FIRST);
    await tell(0, failed('1-A'));
    expect(asked).toEqual([FIRST, undefined]);
  });

  test('not for ever by a host that has forgotten its number', async () => {
    const { flips, asked, tell, sleeping, wakeUp } = script();
    flips.tap(FIRST);
    await tell(0);
    expect([asked, sleeping()]).toEqual([[FIRST], [UNSEEN_MS]]);
    await wakeUp();
    expect(asked).toEqual([FIRST, undefined]);
  });
});

describe('a flip that waits (1-D)', () => {
  test('gives way to a tap elsewhere at once, and only that answer counts (4-A)', async () => {
    const { flips, sent, answers, asked, tell, show } = script();
    flips.tap(FIRST);
    await show('A@1<0 down down', 1);
    flips.tap(SECOND);
    expect(columns(sent)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    await tell(0, failed('4-A'));
    expect([answers, asked.at(-1)]).toEqual([[], SECOND]);
    await tell(1);
    expect(answers).toEqual([OK]);
  });

  test('gives way to a tap that was kept, once it is known that I wait (4-A)', async () => {
    const { flips, sent, answers, tell, show } = script();
    flips.tap(FIRST);
    flips.tap(SECOND);
    await show('A@1<0 down down', 1);
    expect(columns(sent)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    await show('A@1<0 down down', 1);
    expect(sent).toHaveLength(2);
    await tell(0, failed('4-A'));
    await tell(1);
    expect([sent.length, answers]).toEqual([2, [OK]]);
  });

  test('may be silent for as long as that takes', async () => {
    const { flips, sent, answers, contexts, tell, show, wakeUp } = script();
    flips.tap(FIRST);
    await show('A@1<0 down down', 1);
    for (let times = 0; times < 5; times++) await wakeUp();
    expect([sent.length, sent[0]?.signal.aborted]).toEqual([1, false]);
    await tell(0, failed('1-A'));
    expect([answers, contexts]).toEqual([[failed('1-A')], [{ held: undefined, waitedFor: 'A' }]]);
  });

  test('has lost its place with its connection, and nothing is sent (4-B)', async () => {
    const { flips, sent, state, asked, show, fail } = script();
    flips.tap(FIRST);
    await show('A@1<0 down down', 1);
    await fail(0);
    expect([sent.length, state.lost, asked.at(-1)]).toEqual([1, 1, undefined]);
    await show('A@1 down down', 0);
    expect(state.lost).toBe(1);
  });

  test('has lost its place when the host says so, though the connection died silently', async () => {
    const { flips, sent, state, show, wakeUp } = script();
    flips.tap(FIRST);
    await show('A@1<0 down down', 1);
    await show('A@1 down down', 0); // a cancelled wait counts as never seen
    expect(state.lost).toBe(1);
    flips.tap(SECOND);
    await wakeUp();
    expect([columns(sent), state.lost, sent[0]?.signal.aborted]).toEqual([
      [
        [0, 1],
        [1, 2],
      ],
      1,
      true,
    ]);
  });
});

describe('what was held is told with a failure', () => {
  test('as the table showed it when the flip went out, whatever is tapped afterwards', async () => {
    const { flips, contexts, tell, show } = script();
    await show('A@0 down B@1', 0);
    flips.tap(THIRD);
    await show('A down B@1', 0); // I let go of it before the answer comes
    flips.tap(SECOND);
    await tell(0, failed('2-B'));
    expect(contexts[0]?.held).toBe('A');
  });

  test('as the answer told it, when no view has shown it yet', async () => {
    const { flips, contexts, tell } = script();
    flips.tap(FIRST);
    flips.tap(SECOND); // goes out before any view shows the first
    await tell(0, { ok: true, held: 'A' });
    await tell(1, failed('2-B'));
    expect(contexts.map(({ held }) => held)).toEqual([undefined, 'A']);
  });
});

describe('a flip without an answer', () => {
  test('is asked for again under the same number, later and later', async () => {
    const { flips, sent, answers, fail, tell, sleeping, wakeUp } = script();
    flips.tap(FIRST);
    await fail(0);
    expect(sleeping()).toEqual([400]);
    await wakeUp();
    await fail(1);
    expect(sleeping()).toEqual([800]);
    await wakeUp();
    await tell(2);
    expect(columns(sent)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(answers).toEqual([OK]);
  });

  test('is given up after five, and the kept tap goes out', async () => {
    const { flips, sent, answers, asked, fail, wakeUp } = script();
    flips.tap(FIRST);
    for (const index of [0, 1, 2, 3]) {
      await fail(index);
      await wakeUp();
    }
    flips.tap(SECOND);
    await fail(4);
    await wakeUp();
    expect(columns(sent).at(-1)).toEqual([1, 2]);
    expect([answers, asked.at(-1)]).toEqual([[], SECOND]);
  });

  test('and without a word of its connection is asked for again', async () => {
    const { flips, sent, answers, sleeping, tell, wakeUp } = script();
    flips.tap(FIRST);
    expect(sleeping()).toEqual([SILENT_MS]);
    await wakeUp();
    expect(sent[0]?.signal.aborted).toBe(true);
    await wakeUp();
    expect(columns(sent)).toEqual([
      [0, 1],
      [0, 1],
    ]);
    await tell(1);
    expect(answers).toEqual([OK]);
  });

  test('keeps no tap waiting once the view knows it', async () => {
    const { flips, sent, show } = script();
    flips.tap(FIRST);
    flips.tap(SECOND);
    await show('A@0 down down', 1);
    await show('A B down', 2);
    flips.tap(THIRD);
    expect(columns(sent)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('tells what a rule said even if the view knew it sooner', async () => {
    const { flips, answers, tell, show } = script();
    flips.tap(FIRST);
    await show('A down down', 1);
    await tell(0, failed('2-B'));
    expect(answers).toEqual([failed('2-B')]);
  });
});
