import { expect } from 'vitest';
import { RuleFailure, type FailingRule } from '../../shared/failures.ts';

/** Lets everything that is ready to run, run: promises, their followers, and theirs. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round++) await Promise.resolve();
}

/** Whether `promise` is still open once everything ready has run. */
export async function pending(promise: Promise<unknown>): Promise<boolean> {
  let open = true;
  const close = () => {
    open = false;
  };
  promise.then(close, close);
  await settled();
  return open;
}

/** Expects `promise` to fail by `rule`. */
export async function failsBy(rule: FailingRule, promise: Promise<unknown>): Promise<RuleFailure> {
  const failure: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(failure, `a failure by ${rule}`).toBeInstanceOf(RuleFailure);
  expect((failure as RuleFailure).rule).toBe(rule);
  return failure as RuleFailure;
}
