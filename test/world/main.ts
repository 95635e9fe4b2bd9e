/** `npm run world`: runs worlds, and says how a world that failed can be seen again. */
import { UsageError } from '../../main/system/arguments.ts';
import { WORLD_USAGE, parseWorldOptions } from './options.ts';
import { type Ending, runWorld } from './world.ts';

/** The end of a trace says most; the rest is a command away. */
const TRACE_LINES = 40;

/** @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = parseWorldOptions(args, () => Math.floor(Math.random() * 1_000_000));
    if (options === 'help') {
      print(WORLD_USAGE.trimEnd());
      return 0;
    }
    const { from, count } = options;
    print(count === 1 ? `seed ${from}` : `seeds ${from} to ${from + count - 1}`);
    const failed = await runSeeds(from, count);
    if (failed.length === 0) return 0;
    report(failed, count === 1);
    return 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(`${error.message} (see --help)`);
    return 2;
  }
}

async function runSeeds(from: number, count: number): Promise<readonly Ending[]> {
  const failed: Ending[] = [];
  const start = performance.now();
  let steps = 0;
  const counts = new Map<string, number>();
  for (let seed = from; seed < from + count; seed++) {
    const ending = await runWorld(seed);
    steps += ending.steps;
    if (ending.failure !== undefined) failed.push(ending);
    for (const [what, often] of ending.counts) counts.set(what, (counts.get(what) ?? 0) + often);
    if (count === 1) print(`${ending.steps} steps, trace ${ending.hash.slice(0, 16)}`);
  }
  const seconds = (performance.now() - start) / 1_000;
  print(`${count - failed.length} of ${count} well, ${steps} steps in ${seconds.toFixed(1)} s`);
  const happened = [...counts].map(([what, often]) => `${what} ${often}`);
  print(happened.toSorted().join(', '));
  return failed;
}

/** Which seeds failed, and of the one that failed soonest what happened before. */
function report(failed: readonly Ending[], isWhole: boolean): void {
  const [soonest] = failed.toSorted((one, other) => one.steps - other.steps);
  if (soonest === undefined) return;
  if (failed.length > 1) print(`failed: ${failed.map(({ seed }) => seed).join(' ')}`);
  const { seed, steps, trace, failure } = soonest;
  const lines = isWhole ? trace : trace.slice(-TRACE_LINES);
  print('', ...lines, '', `seed ${seed}, step ${steps}: ${failure}`);
  print(`again: npm run world -- --seed ${seed}`);
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
