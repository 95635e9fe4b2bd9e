import { describe, expect, test } from 'vitest';
import { Follower, backOffMs } from '../../../renderer/net/follow.ts';
import { settled } from '../../support/promises.ts';
import { script } from './follow-script.ts';
import { view } from '../views.ts';

describe('a follower', () => {
  test('looks first, then waits for what comes after what it saw', async () => {
    const { asked, shown, show } = script();
    expect(asked.map(({ query }) => query)).toEqual([{}]);
    await show('one');
    await show('two');
    expect(asked.slice(1).map(({ query }) => query)).toEqual([
      { since: 'one', waitSeconds: 25 },
      { since: 'two', waitSeconds: 25 },
    ]);
    expect(shown).toEqual(['one', 'two']);
  });

  test('asks again since the same when nothing changed', async () => {
    const { last, shown, show, answer } = script();
    await show('one');
    await answer({ kind: 'unchanged' });
    expect(last().query).toEqual({ since: 'one', waitSeconds: 25 });
    expect(shown).toEqual(['one']);
  });

  test('gives a look 2 seconds, and an open request 5 more than it waits', async () => {
    const { sleeping, show } = script();
    expect(sleeping()).toEqual([2_000]);
    await show('one');
    expect(sleeping()).toEqual([30_000]);
  });

  test('comes back slower and slower while the host does not answer, up to 2 seconds', async () => {
    const { sleeping, wakeUp, fail, troubles, show, last } = script();
    const pauses: (number | undefined)[] = [];
    for (let times = 0; times < 6; times++) {
      await fail();
      pauses.push(sleeping()[0]);
      await wakeUp();
    }
    expect(pauses).toEqual([200, 400, 800, 1_600, 2_000, 2_000]);
    expect(troubles).toEqual([1, 2, 3, 4, 5, 6]);
    await show('one');
    expect(troubles.at(-1)).toBe(0);
    expect(last().query).toEqual({ since: 'one', waitSeconds: 25 });
  });

  test('after a failure it looks before it waits again', async () => {
    const { wakeUp, fail, show, last } = script();
    await show('one');
    await fail();
    await wakeUp();
    expect(last().query).toEqual({ since: 'one', waitSeconds: 0 });
  });

  test('a look that takes too long is ended, and another begun', async () => {
    const { asked, wakeUp, troubles } = script();
    await wakeUp();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(troubles).toEqual([1]);
    await wakeUp();
    expect(asked).toHaveLength(2);
  });

  test('woken, it drops its poll and looks at once', async () => {
    const { follower, asked, last, show, troubles, sleeping } = script();
    await show('one');
    follower.wake();
    await settled();
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(last().query).toEqual({ since: 'one', waitSeconds: 0 });
    expect(sleeping()).toEqual([2_000]);
    expect(troubles).toEqual([]);
    await show('two');
    expect(last().query).toEqual({ since: 'two', waitSeconds: 25 });
  });

  test('woken between two tries, it does not wait for the next', async () => {
    const { follower, asked, fail } = script();
    await fail();
    follower.wake();
    await settled();
    expect(asked).toHaveLength(2);
  });

  test('hidden, it drops its poll and asks for nothing until it is seen', async () => {
    const { follower, asked, show, setMode, sleeping } = script();
    await show('one');
    setMode('rest');
    follower.wake();
    await settled();
    expect(asked[1]?.signal.aborted).toBe(true);
    expect([asked.length, sleeping()]).toEqual([2, [Infinity]]);
    setMode('wait');
    follower.wake();
    await settled();
    expect(asked[2]?.query).toEqual({ since: 'one', waitSeconds: 0 });
  });

  test('among many tabs it looks each second, and leaves no request open', async () => {
    const { asked, show, answer, sleeping, wakeUp } = script('peek');
    await show('one');
    expect([asked.length, sleeping()]).toEqual([1, [1_000]]);
    await wakeUp();
    await answer({ kind: 'unchanged' });
    await wakeUp();
    expect(asked.slice(1).map(({ query }) => query)).toEqual([
      { since: 'one', waitSeconds: 0 },
      { since: 'one', waitSeconds: 0 },
    ]);
  });

  test('turned away at the door, it says why, and asks again in a second', async () => {
    const { refused, show, answer, sleeping, wakeUp, last, troubles } = script();
    await show('one');
    await answer({ kind: 'refused', code: 'code' });
    expect([refused, sleeping()]).toEqual([['code'], [1_000]]);
    await wakeUp();
    expect(last().query).toEqual({}); // also the view that it knows is told again
    expect(troubles).toEqual([]);
  });

  test('turned away again and again, it asks less and less often, until it is woken', async () => {
    const { answer, follower, sleeping, wakeUp } = script();
    const pauses: unknown[] = [];
    const refuse = async () => {
      await answer({ kind: 'refused', code: 'code' });
      pauses.push(...sleeping());
    };
    for (let time = 0; time < 4; time++) {
      await refuse();
      await wakeUp();
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 5_000]);
    await refuse();
    follower.wake(); // a code was typed
    await settled();
    await refuse();
    expect(pauses.slice(4)).toEqual([5_000, 1_000]);
  });

  test('a view that a bug of ours kept from being shown is no trouble of the network, and is asked for again', async () => {
    const { asked, last, show, shown, troubles, bugs, state, sleeping, wakeUp } = script();
    await show('one');
    state.unshowable = 'two';
    await show('two');
    expect([bugs, troubles, shown, sleeping()]).toEqual([[1], [], ['one'], [1_000]]);
    await wakeUp();
    expect(last().query).toMatchObject({ since: 'one' });
    await show('two');
    expect(bugs).toEqual([1, 2]);
    await wakeUp();
    state.unshowable = '';
    await show('two');
    expect([shown, troubles, asked.length]).toEqual([['one', 'two'], [], 5]);
  });

  test('stopped, it ends its poll, shows nothing more and asks for nothing more', async () => {
    const { follower, running, asked, shown, show } = script();
    await show('one');
    const answer = asked[1]?.answer;
    follower.stop();
    answer?.({ kind: 'view', view: view('down', { token: 'late' }) });
    await running;
    expect([asked.length, shown]).toEqual([2, ['one']]);
    expect(asked[1]?.signal.aborted).toBe(true);
  });

  test('stopped while an answer is on its way in, it does not show it', async () => {
    const { follower, running, shown, last } = script();
    last().answer({ kind: 'view', view: view('down', { token: 'one' }) });
    follower.stop();
    await running;
    expect(shown).toEqual([]);
  });
});

test.each([
  [1, 0, 100],
  [1, 1, 200],
  [2, 0.5, 300],
  [4, 1, 1_600],
  [5, 1, 2_000],
  [60, 0, 1_000],
  [2_000, 1, 2_000],
])('after %i failures and with chance %f the pause is %i ms', (failures, chance, ms) => {
  expect(backOffMs(failures, () => chance)).toBe(ms);
});

test('two changes in one round trip are never lost', async () => {
  let version = 0;
  let wake = () => undefined as void;
  const change = () => {
    version++;
    wake();
  };
  const shown: string[] = [];
  const follower = new Follower({
    /** As the host answers: at once, unless `since` names the present. */
    table: async ({ since }) => {
      if (since === `v${version}`) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const token = `v${version}`;
      await settled(); // on its way; meanwhile there may be changes
      return { kind: 'view', view: view('down', { token }) };
    },
    mode: () => 'wait',
    onView: ({ token }) => {
      shown.push(token);
      if (version < 40) change(); // in the very moment in which nobody asks
    },
    onRefused: () => undefined,
    onBug: () => undefined,
    onTrouble: () => undefined,
    sleep: () => new Promise(() => undefined),
    random: () => 0,
  });
  void follower.run();
  for (let times = 0; times < 20; times++) {
    change();
    change();
    await settled();
  }
  for (let rounds = 0; rounds < 100; rounds++) await settled();
  expect(shown.at(-1)).toBe(`v${version}`);
  follower.stop();
});
