import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { type Mutation, mutationsOf } from './mutator.ts';
import { RunnerProcess } from './process.ts';

const seatTests = 'test/shared/seat.test.ts';
const printableTests = 'test/shared/printable.test.ts';

/** As one that fills the memory does. */
const END = "process.kill(process.pid, 'SIGKILL');";

/** The first mutation of a file that stands for such a text. */
function mutationOf(file: string, original: string): Mutation {
  const all = mutationsOf(file, readFileSync(file, 'utf8'));
  return all.find((one) => one.original === original) ?? expect.fail(`${file}: ${original}`);
}

test('a mutation is noticed by the tests of its file, and is gone in the next run', async () => {
  const runner = new RunnerProcess(5_000);
  onTestFinished(() => runner.end());
  const failed = async (tests: readonly string[], mutation?: Mutation) => {
    const outcome = await runner.run({ tests, mutation });
    return outcome === 'late' ? outcome : outcome.failed;
  };
  const seat = mutationOf('shared/seat.ts', '%');
  const printable = mutationOf('shared/printable.ts', '===');
  expect(await failed([seatTests], seat)).toContain(`${seatTests}: `);
  expect(await failed([printableTests])).toBeUndefined();
  expect(await failed([seatTests, printableTests], printable)).toContain(`${printableTests}: `);
  expect(await failed([printableTests, seatTests])).toBeUndefined();
});

test('a run that takes too long is ended, and the next one begins anew', async () => {
  const runner = new RunnerProcess(5_000);
  onTestFinished(() => runner.end());
  const run = { tests: [seatTests], mutation: undefined };
  expect(await runner.run(run, 1)).toBe('late');
  expect(await runner.run(run)).not.toHaveProperty('failed');
});

test('a run that ends its process is late, too', async () => {
  const runner = new RunnerProcess(5_000);
  onTestFinished(() => runner.end());
  const file = 'shared/seat.ts';
  const fatal = { file, line: 1, start: 0, end: 0, original: '', mutated: END };
  expect(await runner.run({ tests: [seatTests], mutation: fatal })).toBe('late');
  expect(await runner.run({ tests: [seatTests], mutation: undefined })).not.toHaveProperty(
    'failed',
  );
});
