import { describe, expect, test } from 'vitest';
import { noticeOfFailure } from '../../../renderer/game/failed-flip.ts';
import { type FailingRule, ruleSentences } from '../../../shared/failures.ts';

const NOTHING = { held: undefined, waitedFor: undefined };

describe('a flip that a rule failed', () => {
  test.each([
    ['1-A', undefined, NOTHING, { kind: 'gone' }],
    [
      '1-A',
      'Bob',
      { held: undefined, waitedFor: 'A' },
      { kind: 'goneWaiting', who: 'Bob', cards: ['A'] },
    ],
    ['2-A', undefined, { held: 'A', waitedFor: undefined }, { kind: 'goneSecond', cards: ['A'] }],
    ['2-B', undefined, { held: 'A', waitedFor: undefined }, { kind: 'sameCard', cards: ['A'] }],
    [
      '2-B',
      'Bob',
      { held: 'A', waitedFor: undefined },
      { kind: 'taken', who: 'Bob', cards: ['A'] },
    ],
    ['4-A', undefined, NOTHING, undefined],
    ['4-H', undefined, NOTHING, { kind: 'notBegun' }],
    ['4-I', undefined, NOTHING, { kind: 'ended' }],
  ] as const)('%s, caused by %s', (rule, who, context, notice) => {
    expect(noticeOfFailure(rule, who, context)).toEqual(notice);
  });

  test('never names a card that is not known', () => {
    for (const rule of Object.keys(ruleSentences) as FailingRule[]) {
      for (const who of [undefined, 'Bob']) {
        expect(noticeOfFailure(rule, who, NOTHING)?.cards ?? [], rule).toEqual([]);
      }
    }
  });
});
