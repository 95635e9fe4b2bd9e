/** Runs tests again and again in one Vitest, each time with another mutation in the sources. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  BaseSequencer,
  type TestModule,
  type TestSpecification,
  type Vitest,
  createVitest,
} from 'vitest/node';
import { type Mutation, mutate } from './mutator.ts';

export interface Run {
  /** In this order. */
  readonly tests: readonly string[];
  /** Undefined: the sources as they are. */
  readonly mutation: Mutation | undefined;
}

export interface Outcome {
  /** The first that failed; undefined: none did. */
  readonly failed: string | undefined;
  /** It failed because it took too long. */
  readonly isLate: boolean;
  /** How long each test file took, in milliseconds. */
  readonly times: Readonly<Record<string, number>>;
}

/** Runs what the parent process sends, and answers with its outcome. */
export async function serveRuns(testTimeout: number): Promise<void> {
  const run = await startRunner(testTimeout);
  process.on('message', (message) => {
    void run(message as Run).then((outcome) => process.send?.(outcome));
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

async function startRunner(testTimeout: number): Promise<(run: Run) => Promise<Outcome>> {
  let mutation: Mutation | undefined;
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      include: ['test/**/*.test.ts'],
      pool: 'threads',
      isolate: false, // one worker loads each module once: most of the time went into loading
      maxWorkers: 1,
      bail: 1,
      testTimeout,
      reporters: [{}],
      sequence: { sequencer: AsGiven },
    },
    { plugins: [plantMutation(() => mutation)], cacheDir: 'node_modules/.vite-mutants' },
  );
  const project = vitest.getRootProject();
  return async (run) => {
    for (const changed of [mutation, run.mutation]) {
      if (changed !== undefined) vitest.invalidateFile(resolve(changed.file));
    }
    mutation = run.mutation;
    vitest.state.filesMap.clear(); // or what failed in the last run would be counted again
    const specifications = run.tests.map((path) => project.createSpecification(resolve(path)));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    await endWorker(vitest);
    const failed = testModules.map(firstFailed).find((failure) => failure !== undefined);
    const thrown = unhandledErrors.length > 0 ? 'an error that no test caught' : undefined;
    const times = testModules.map((module) => [
      module.relativeModuleId,
      module.diagnostic().duration,
    ]);
    return {
      failed: failed?.name ?? thrown,
      isLate: failed?.isLate === true,
      times: Object.fromEntries(times) as Outcome['times'],
    };
  };
}

/**
 * The worker keeps what it has loaded, mutations too: the next run gets another one. Vitest does this
 * by itself only for tests that are isolated from each other.
 */
async function endWorker(vitest: Vitest): Promise<void> {
  const inside = vitest as unknown as { pool: { close(): Promise<void> } | undefined };
  await inside.pool?.close();
  inside.pool = undefined;
}

function plantMutation(current: () => Mutation | undefined): Plugin {
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      const mutation = current();
      return mutation !== undefined && id.endsWith(`/${mutation.file}`)
        ? mutate(code, mutation)
        : undefined;
    },
  };
}

/** A test, or a file that could not be loaded. */
function firstFailed(module: TestModule): { name: string; isLate: boolean } | undefined {
  for (const test of module.children.allTests('failed')) {
    const isLate = test.result().errors?.some(({ message }) => /timed out in/.test(message));
    return { name: `${module.relativeModuleId}: ${test.fullName}`, isLate: isLate === true };
  }
  const isFailed = module.state() === 'failed';
  return isFailed ? { name: module.relativeModuleId, isLate: false } : undefined;
}

class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}
