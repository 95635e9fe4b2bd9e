import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects what earlier acts have left, so that it is not in the turns of the next one. */
export const collect = runInNewContext('gc') as () => void;

/** Milliseconds of processor time that this process has used. Other programs do not count. */
function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * The longest turn of the loop during `act`, in milliseconds: so long nobody else was served. What
 * threads do beside the loop is in the processor time, and what other programs do is in the time that
 * passes: the shorter of the two counts.
 */
export async function longestTurn(act: () => unknown): Promise<number> {
  let longest = 0;
  const over = new AbortController();
  const watch = async () => {
    let [used, passed] = [usedMs(), performance.now()];
    while (!over.signal.aborted) {
      await nextTurn();
      const [usedNow, passedNow] = [usedMs(), performance.now()];
      longest = Math.max(longest, Math.min(usedNow - used, passedNow - passed));
      [used, passed] = [usedNow, passedNow];
    }
  };
  const watched = watch();
  await nextTurn();
  await act();
  await nextTurn();
  over.abort();
  await watched;
  return longest;
}

const WORDS = Array.from({ length: 20_000 }, (_, number) => `word${(number * 7_919) % 20_011}`);

/** What `workMs` is on a quiet computer of the kind that docs/RELIABILITY.md tells of. */
export const QUIET_WORK_MS = 9;

/** How long a fixed piece of work takes, to compare turns with: the middle one of five. */
export function workMs(): number {
  const took = Array.from({ length: 5 }, () => {
    const before = usedMs();
    JSON.stringify(WORDS.toSorted());
    return usedMs() - before;
  });
  return took.toSorted((one, other) => one - other)[2] ?? 0;
}
