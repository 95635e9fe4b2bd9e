import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Notices } from '../../../renderer/state/notices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function told(...kinds: readonly ('miss' | 'taken' | 'sameCard' | 'goneSecond' | 'gone')[]) {
  const notices = new Notices();
  for (const kind of kinds) notices.tell({ kind });
  return notices;
}

describe('a notice', () => {
  test('stays until something else is told', () => {
    const notices = told('miss');
    vi.advanceTimersByTime(60_000);
    expect(notices.notice.peek()).toEqual({ kind: 'miss' });
    notices.tell(undefined);
    expect(notices.notice.peek()).toBe(undefined);
  });

  test.each(['newGame', 'replaced', 'computerSits', 'computerGone', 'computersFull'] as const)(
    'that holds whatever I do goes by itself: %s',
    (kind) => {
      const notices = new Notices();
      notices.tell({ kind });
      vi.advanceTimersByTime(3_999);
      expect(notices.notice.peek()?.kind).toBe(kind);
      vi.advanceTimersByTime(1);
      expect(notices.notice.peek()).toBe(undefined);
    },
  );

  test('is not taken away by the time of one before it', () => {
    const notices = new Notices();
    notices.show({ kind: 'back' }, 2_000);
    vi.advanceTimersByTime(1_500);
    notices.show({ kind: 'gone' });
    vi.advanceTimersByTime(10_000);
    expect(notices.notice.peek()).toEqual({ kind: 'gone' });
  });

  test.each(['taken', 'sameCard', 'goneSecond'] as const)(
    'that explains a miss is not replaced by one: %s',
    (kind) => {
      expect(told(kind, 'miss').notice.peek()).toEqual({ kind });
    },
  );

  test('is replaced by any other', () => {
    expect(told('gone', 'miss').notice.peek()).toEqual({ kind: 'miss' });
    expect(told('taken', 'gone').notice.peek()).toEqual({ kind: 'gone' });
  });
});
