import { describe, expect, test } from 'vitest';
import { Trouble } from '../../../renderer/state/trouble.ts';

function trouble(hasView: boolean) {
  let ms = 0;
  const made = new Trouble(
    () => hasView,
    () => ms,
  );
  const failAt = (now: number, failures: number) => {
    ms = now;
    made.count(failures);
    return made.lost.peek();
  };
  return { made, failAt };
}

describe('a host that does not answer', () => {
  test('is not lost by a short gap, then it is, and after half a minute for long', () => {
    const { failAt } = trouble(true);
    expect(failAt(1_000, 1)).toBe('no');
    expect(failAt(4_000, 4)).toBe('no');
    expect(failAt(4_001, 5)).toBe('lost');
    expect(failAt(31_000, 20)).toBe('lost');
    expect(failAt(31_001, 21)).toBe('long');
  });

  test('and never has is out of reach after three tries', () => {
    const { made, failAt } = trouble(false);
    expect(failAt(0, 2)).toBe('no');
    expect(made.unreachable.peek()).toBe(false);
    expect(failAt(60_000, 3)).toBe('no');
    expect(made.unreachable.peek()).toBe(true);
  });

  test('is heard again, and the next gap is counted from its own beginning', () => {
    const { made, failAt } = trouble(true);
    failAt(0, 1);
    failAt(3_500, 2);
    expect(made.end()).toBe(true);
    expect(made.lost.peek()).toBe('no');
    expect(made.end()).toBe(false);
    expect(failAt(10_000, 1)).toBe('no');
    expect(failAt(13_001, 2)).toBe('lost');
  });
});

describe('a host that answers, but not as it should', () => {
  test('is here: nobody looks for it elsewhere, unless it says so', () => {
    const { made, failAt } = trouble(true);
    made.refuse('busy');
    expect([made.refused.peek(), made.unheard.peek(), made.isElsewhere.peek()]).toEqual([
      'busy',
      'no',
      false,
    ]);
    made.refuse('elsewhere');
    expect(made.isElsewhere.peek()).toBe(true);
    made.refuse('busy');
    failAt(0, 1);
    expect([made.lost.peek(), made.isElsewhere.peek()]).toEqual(['busy', false]);
    failAt(3_001, 2);
    expect([made.refused.peek(), made.lost.peek(), made.isElsewhere.peek()]).toEqual([
      undefined,
      'lost',
      true,
    ]);
  });

  test('is silent only since it was heard last', () => {
    const { made, failAt } = trouble(true);
    failAt(0, 1);
    made.refuse('busy');
    expect(failAt(3_500, 2)).toBe('busy');
  });

  test('is said to be what it is, over the game or in its place', () => {
    const { made } = trouble(true);
    made.refuse('busy');
    expect([made.lost.peek(), made.unreachable.peek()]).toEqual(['busy', false]);
    const first = trouble(false).made;
    first.refuse('elsewhere');
    expect([first.lost.peek(), first.unreachable.peek()]).toEqual(['elsewhere', true]);
    first.end();
    expect([first.lost.peek(), first.unreachable.peek()]).toEqual(['no', false]);
  });
});
