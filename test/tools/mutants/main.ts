/** `npm run mutants`: how many small mutations the tests notice, and which ones they miss. */
import { setPriority } from 'node:os';
import { UsageError } from '../../../main/system/arguments.ts';
import { seededRandom } from '../../../main/system/chance.ts';
import { shuffledOrder } from '../../../main/game/deck.ts';
import { type Area, sourcesOf, testsOf } from './areas.ts';
import { type Mutation, mutationsOf } from './mutator.ts';
import { MUTANTS_USAGE, type MutantsOptions, parseMutantsOptions } from './options.ts';
import { RunnerProcess } from './process.ts';
import { Imports } from './related.ts';
import type { Run } from './runner.ts';

/** How many mutants are tried at the same time. */
const RUNNERS = 2;

/** A busy machine may take longer than before; a mutant that hangs is still found late. */
const PATIENCE = 4;
const PATIENCE_MS = 20_000;

/** Test files that take longer come last, however directly they import the file. */
const QUICK_MS = 1_000;

/** Long enough for any test; a flip that waits for ever fails by it. */
const TEST_TIMEOUT_MS = 20_000;

/** A mutation is noticed by a failing test, makes a test late, or survives all that load its file. */
type Fate =
  | { readonly is: 'noticed'; readonly by: string }
  | { readonly is: 'late' | 'survived' | 'not loaded' };

interface Tried {
  readonly mutation: Mutation;
  readonly fate: Fate;
}

/** @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = parseMutantsOptions(args);
    if (options === 'help') {
      print(MUTANTS_USAGE.trimEnd());
      return 0;
    }
    setPriority(5); // mutants can wait
    const scores: string[] = [];
    for (const area of options.areas) {
      scores.push(score(area.name, await tryArea(area, options)));
    }
    print('', `seed ${options.seed}`, ...scores);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    print(`${error.message} (see --help)`);
    return 2;
  }
}

async function tryArea(area: Area, options: MutantsOptions): Promise<readonly Tried[]> {
  const { seed, count } = options;
  const all = [...sourcesOf(area)].flatMap(([file, code]) => mutationsOf(file, code));
  const order = shuffledOrder(all.length, seededRandom(seed)).slice(0, count);
  const sample = order.flatMap((place) => all[place] ?? []);
  print(`${area.name}: ${sample.length} of ${all.length} mutations`);
  const runners = Array.from({ length: RUNNERS }, () => new RunnerProcess(TEST_TIMEOUT_MS));
  try {
    const judge = await judgeOf(area, runners[0]);
    const tried: Tried[] = [];
    const queue = [...sample];
    const work = async (runner: RunnerProcess) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const fate = await judge(next, runner);
        tried.push({ mutation: next, fate });
        if (fate.is !== 'noticed') print(`  ${fate.is}: ${told(next)}`);
        else if (options.all) print(`  noticed: ${told(next)}\n    by ${fate.by}`);
      }
    };
    await Promise.all(runners.map(work));
    return tried;
  } finally {
    for (const runner of runners) runner.end();
  }
}

type Judge = (mutation: Mutation, runner: RunnerProcess) => Promise<Fate>;

/** The tests run once without a mutation: they must be green, and their times are the measure. */
async function judgeOf(area: Area, runner: RunnerProcess | undefined): Promise<Judge> {
  const tests = testsOf(area);
  const plain = await runner?.run({ tests, mutation: undefined });
  if (plain === undefined || plain === 'late') throw new Error('the tests did not run');
  if (plain.failed !== undefined) throw new Error(`fails without a mutation: ${plain.failed}`);
  const timeOf = (test: string) => plain.times[test] ?? 0;
  const sorted = tests.toSorted((one, other) => timeOf(one) - timeOf(other));
  const quick = sorted.filter((test) => timeOf(test) < QUICK_MS);
  const slow = sorted.slice(quick.length);
  const imports = new Imports();
  return async (mutation, at) => {
    const related = [quick, slow].flatMap((some) => imports.testsOf(mutation.file, some));
    if (related.length === 0) return { is: 'not loaded' };
    const run: Run = { tests: related, mutation };
    const usual = related.reduce((sum, test) => sum + timeOf(test), 0);
    const outcome = await at.run(run, PATIENCE_MS + Math.round(PATIENCE * usual));
    if (outcome === 'late' || outcome.isLate) return { is: 'late' };
    if (outcome.failed === undefined) return { is: 'survived' };
    return { is: 'noticed', by: outcome.failed };
  };
}

function told({ file, line, original, mutated }: Mutation): string {
  const short = (code: string) => {
    const flat = code.replaceAll(/\s+/g, ' ');
    return flat.length > 60 ? `${flat.slice(0, 57)}...` : flat;
  };
  return `${file}:${line}  ${short(original)} -> ${short(mutated)}`;
}

function score(name: string, tried: readonly Tried[]): string {
  const count = (fate: Fate['is']) => tried.filter(({ fate: { is } }) => is === fate).length;
  const noticed = count('noticed');
  const percent = ((100 * noticed) / tried.length).toFixed(1);
  const others = (['late', 'survived', 'not loaded'] as const).map(
    (fate) => `${count(fate)} ${fate}`,
  );
  return `${name}: ${noticed} of ${tried.length} noticed, ${percent} %; ${others.join(', ')}`;
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
