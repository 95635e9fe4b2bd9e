import { type FollowMode, Follower } from '../../../renderer/net/follow.ts';
import type { Followed } from '../../../renderer/net/client.ts';
import type { FailureCode } from '../../../shared/failures.ts';
import type { WatchQuery } from '../../../shared/paths.ts';
import type { TableView } from '../../../shared/table-view.ts';
import { settled } from '../../support/promises.ts';
import { view } from '../views.ts';

interface Asked {
  readonly query: WatchQuery;
  readonly signal: AbortSignal;
  readonly answer: (followed: Followed) => void;
  readonly fail: () => void;
}

/** A follower whose host and clock are in the hands of a test. */
export function script(firstMode: FollowMode = 'wait') {
  const asked: Asked[] = [];
  const shown: string[] = [];
  const refused: FailureCode[] = [];
  const troubles: number[] = [];
  const bugs: number[] = [];
  /** The token of a view that cannot be shown. */
  const state = { unshowable: '' };
  let sleeps: { readonly ms: number; readonly end: () => void }[] = [];
  let mode = firstMode;
  const follower = new Follower<TableView>({
    table: (query, signal) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('no answer'));
        asked.push({ query, signal, answer: resolve, fail });
        signal.addEventListener('abort', fail);
      }),
    mode: () => mode,
    onView: ({ token }) => {
      if (token === state.unshowable) throw new Error('a bug');
      shown.push(token);
    },
    onBug: (_, times) => bugs.push(times),
    onRefused: (code) => refused.push(code),
    onTrouble: (failures) => troubles.push(failures),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeping = { ms, end: resolve };
        sleeps.push(sleeping);
        signal.addEventListener('abort', () => {
          sleeps = sleeps.filter((other) => other !== sleeping);
          resolve();
        });
      }),
    random: () => 1,
  });
  const running = follower.run();
  const last = () => {
    const found = asked.at(-1);
    if (found === undefined) throw new Error('nothing was asked');
    return found;
  };
  return {
    follower,
    running,
    asked,
    shown,
    refused,
    troubles,
    bugs,
    state,
    last,
    setMode: (next: FollowMode) => {
      mode = next;
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
    show: async (token: string) => {
      last().answer({ kind: 'view', view: view('down', { token }) });
      await settled();
    },
    answer: async (followed: Followed) => {
      last().answer(followed);
      await settled();
    },
    fail: async () => {
      last().fail();
      await settled();
    },
  };
}
