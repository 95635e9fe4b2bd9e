import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Ending } from '../../../renderer/state/ending.ts';
import { view } from '../views.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const PLAYING = view('A@0 down', { pairsLeft: 1 });
const LAST = view('A@0= A@0=', { phase: 'over', pairsLeft: 0 });
const CUT_OFF = view('A@0 down', { phase: 'over', pairsLeft: 1 });

function ending(isStill = false): Ending {
  const made = new Ending(() => isStill);
  made.see(PLAYING);
  return made;
}

describe('the end of a game', () => {
  test('shows the last pair for a moment, then the podium as it grows, then nothing moves', () => {
    const end = ending();
    const moments = [end.moment.peek()];
    end.moment.subscribe((moment) => moments.push(moment));
    end.see(LAST);
    expect(end.moment.peek()).toBe('last');
    vi.advanceTimersByTime(1_299);
    expect(end.moment.peek()).toBe('last');
    vi.advanceTimersByTime(1);
    expect(end.moment.peek()).toBe('podium');
    vi.advanceTimersByTime(4_200);
    expect(moments).toEqual(['none', 'none', 'last', 'podium', 'none']);
  });

  test('4-I: where the host ended it, there is no last pair to be shown', () => {
    const end = ending();
    end.see(CUT_OFF);
    expect(end.moment.peek()).toBe('podium');
  });

  test.each([0, 1_300])('is skipped after %s ms, for good', (ms) => {
    const end = ending();
    end.see(LAST);
    vi.advanceTimersByTime(ms);
    end.skip();
    expect(end.moment.peek()).toBe('none');
    vi.advanceTimersByTime(60_000);
    expect(end.moment.peek()).toBe('none');
    end.see({ ...LAST, token: 'later' });
    expect(end.moment.peek()).toBe('none');
  });

  test('another view of the same end changes nothing', () => {
    const end = ending();
    end.see(LAST);
    vi.advanceTimersByTime(1_000);
    end.see({ ...LAST, token: 'later' });
    vi.advanceTimersByTime(300);
    expect(end.moment.peek()).toBe('podium');
  });

  test('gives way to a new game at once', () => {
    const end = ending();
    end.see(LAST);
    end.see({ ...PLAYING, game: 2 });
    expect(end.moment.peek()).toBe('none');
    vi.advanceTimersByTime(60_000);
    expect(end.moment.peek()).toBe('none');
  });

  test('who comes when it is over, or wants less motion, sees the podium at once', () => {
    const late = new Ending(() => false);
    late.see(LAST);
    expect(late.moment.peek()).toBe('none');
    const still = ending(true);
    still.see(LAST);
    expect(still.moment.peek()).toBe('none');
  });
});
