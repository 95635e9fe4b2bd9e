import { expect } from 'vitest';
import { Refusal, type RefusalCode } from '../../shared/failures.ts';

/** Expects `action` to be refused with `code`. */
export function refuses(code: RefusalCode, action: () => unknown): void {
  let refused: unknown;
  try {
    action();
  } catch (error) {
    refused = error;
  }
  expect(refused, `a refusal by ${code}`).toBeInstanceOf(Refusal);
  expect((refused as Refusal).code).toBe(code);
}

/** Expects `promise` to be refused with `code`. */
export async function isRefused(code: RefusalCode, promise: Promise<unknown>): Promise<void> {
  const refused: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  refuses(code, () => {
    if (refused !== undefined) throw refused;
  });
}
