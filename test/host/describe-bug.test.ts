import { expect, test } from 'vitest';
import { RuleFailure } from '../../shared/failures.ts';
import { describeBug } from '../../main/host/describe-bug.ts';
import { secretId } from '../support/wire.ts';

test('a bug is described with its stack and its causes, and without secret ids', () => {
  const id = secretId('ana');
  const cause = Object.assign(new Error(`no seat for ${id}`), { player: id, ids: [id, 'bob'] });
  cause.cause = new RuleFailure('2-B', id);
  function whereItWasThrownInTheEnd(): Error {
    return new Error('it broke', { cause });
  }
  const text = describeBug(whereItWasThrownInTheEnd());
  expect(text).not.toContain(id);
  expect(text).toContain('it broke');
  expect(text).toContain('no seat for (secret)');
  expect(text).toContain('bob');
  expect(text).toContain('2-B');
  expect(text).toContain('whereItWasThrownInTheEnd');
  expect(text).toContain('describe-bug.test.ts');
});
