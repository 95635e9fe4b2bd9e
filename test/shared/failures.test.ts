import { describe, expect, test } from 'vitest';
import {
  type FailureCode,
  Refusal,
  RuleFailure,
  formatFailure,
  isFailingRule,
  parseFailure,
  refusalSentences,
  ruleIds,
  ruleSentences,
} from '../../shared/failures.ts';

const codes = [...Object.keys(ruleSentences), ...Object.keys(refusalSentences)] as FailureCode[];

describe('format and parse are twins', () => {
  test.each(codes)('%s', (code) => {
    const line = formatFailure(code);
    expect(line).toMatch(/^[^\n]+ \([^()]+\)$/);
    expect(parseFailure(line)).toBe(code);
  });

  test('whatever stands before the sentence, and a newline after it', () => {
    expect(formatFailure('1-A')).toBe('there is no card there any more (1-A)');
    expect(parseFailure(`cannot flip this card: ${formatFailure('1-A')}\n`)).toBe('1-A');
  });

  test.each(['', 'no code', '(1-B)', '(9-Z)', '(toString)', '()', '(1-A) and more', '1-A'])(
    '%j has no code',
    (line) => {
      expect(parseFailure(line)).toBeUndefined();
    },
  );
});

describe('rules that fail a flip', () => {
  test('are rules', () => {
    for (const rule of Object.keys(ruleSentences)) expect(ruleIds).toContain(rule);
  });

  test('are those of the published protocol, and the house rules', () => {
    const failing = ruleIds.filter((rule) => isFailingRule(rule));
    expect(failing).toEqual(['1-A', '2-A', '2-B', '4-A', '4-C', '4-D', '4-H', '4-I']);
  });

  test('are no names that every object has', () => {
    expect(isFailingRule('constructor')).toBe(false);
  });
});

test('a rule failure carries its rule, its sentence and who caused it', () => {
  const failure = new RuleFailure('2-B', 'bob');
  expect(failure).toMatchObject({ name: 'RuleFailure', rule: '2-B', by: 'bob' });
  expect(failure.message).toBe(ruleSentences['2-B']);
  expect(new RuleFailure('2-B').by).toBeUndefined();
});

test('a refusal carries its code and its sentence', () => {
  const refusal = new Refusal('off-board');
  expect(refusal).toMatchObject({ name: 'Refusal', code: 'off-board' });
  expect(refusal.message).toBe(refusalSentences['off-board']);
});
