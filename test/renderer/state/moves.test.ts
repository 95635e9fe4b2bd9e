import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sound } from '../../../renderer/game/news.ts';
import type { Flipped } from '../../../renderer/net/client.ts';
import { Moves } from '../../../renderer/state/moves.ts';
import { Notices } from '../../../renderer/state/notices.ts';
import { Store } from '../../../renderer/state/store.ts';
import { Trouble } from '../../../renderer/state/trouble.ts';
import { Voice } from '../../../renderer/state/voice.ts';
import en from '../../../renderer/text/en/play.ts';
import type { FailureCode } from '../../../shared/failures.ts';
import { settled } from '../../support/promises.ts';
import { type ViewParts, view } from '../views.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** My taps; the answers of the host are in the hands of a test. */
function tapping(notation: string, parts: ViewParts = {}) {
  const store = new Store();
  const notices = new Notices();
  const trouble = new Trouble(() => true);
  const preferences = { text: signal(en) };
  const voice = new Voice({ preferences, store, notices, trouble });
  const sent: { readonly at: string; readonly answer: (flipped: Flipped) => void }[] = [];
  const cancelled: string[] = [];
  const sounds: Sound[] = [];
  const refused: FailureCode[] = [];
  const moves = new Moves({
    flip: ({ row, column }, _, ended) =>
      new Promise((answer, fail) => {
        const at = `${row},${column}`;
        sent.push({ at, answer });
        ended.addEventListener('abort', () => {
          cancelled.push(at);
          fail(new Error('cancelled'));
        });
      }),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    preferences,
    store,
    notices,
    trouble,
    voice,
    speaker: { play: (sound) => void (typeof sound === 'string' && sounds.push(sound)) },
    onRefused: (code) => refused.push(code),
  });
  const show = (next: string, more: ViewParts = {}) => {
    const before = store.view.peek();
    const after = view(next, more);
    store.show(after);
    return moves.see(before, after);
  };
  show(notation, parts);
  return {
    ...{ moves, store, notices, trouble, voice, sounds, refused, show },
    sent: () => sent.map(({ at }) => at),
    cancelled: () => cancelled,
    fail: async (code: FailureCode, by?: number) => {
      sent.at(-1)?.answer({ ok: false, code, by });
      await settled();
    },
    notice: () => notices.notice.peek(),
  };
}

describe('a tap', () => {
  test('asks for the card, by its row and column', () => {
    const { moves, sent, store } = tapping('down down / down down');
    moves.tap(3);
    expect([sent(), store.asked.peek()]).toEqual([['1,1'], 3]);
  });

  test('is not sent twice for the same card', () => {
    const { moves, sent } = tapping('down down');
    moves.tap(1);
    moves.tap(1);
    expect(sent()).toEqual(['0,1']);
  });

  test('on the card just taken is kept back for a moment (2-B)', () => {
    const { moves, sent, show } = tapping('down down');
    show('A@0 down');
    vi.advanceTimersByTime(599);
    moves.tap(0);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    moves.tap(0);
    expect(sent()).toEqual(['0,0']);
  });

  test('does nothing for who watches, nor while the host is lost', () => {
    const watching = tapping('down down', { me: null });
    watching.moves.tap(0);
    expect(watching.sent()).toEqual([]);
    const lost = tapping('down down');
    lost.trouble.refuse('busy');
    lost.moves.tap(0);
    expect(lost.sent()).toEqual([]);
  });

  test('on a pair of somebody else is explained, unless it is my second card', () => {
    const first = tapping('A@1= A@1= down');
    first.moves.tap(0);
    expect([first.sent(), first.sounds, first.notice()]).toEqual([
      [],
      ['no'],
      { kind: 'theirPair', who: 'Bob' },
    ]);
    const second = tapping('A@1= A@1= B@0');
    second.moves.tap(0);
    expect(second.sent()).toEqual(['0,0']);
    const own = tapping('A@0= A@0= down');
    own.moves.tap(0);
    expect(own.sent()).toEqual(['0,0']);
  });

  test('elsewhere while I wait says what I wait for no more (4-A)', () => {
    const { moves, voice } = tapping('🦊@1<0 down');
    moves.tap(0);
    expect(voice.sentences.peek()).toEqual([]);
    moves.tap(1);
    expect(voice.sentences.peek().map(({ text }) => text)).toEqual([
      'You’re no longer waiting for 🦊.',
    ]);
  });

  test('takes back what was told before', () => {
    const { moves, notices, notice } = tapping('down down');
    notices.show({ kind: 'gone' });
    moves.tap(0);
    expect(notice()).toBe(undefined);
  });
});

describe('a flip that failed', () => {
  test('is told, heard and said, and the card is asked for no more', async () => {
    const { moves, store, fail, notice, sounds, voice } = tapping('A@0 🐻@1');
    moves.tap(1);
    await fail('2-B', 1);
    expect(notice()).toEqual({ kind: 'taken', who: 'Bob', cards: ['A'] });
    expect([sounds, store.asked.peek()]).toEqual([['no'], undefined]);
    expect(voice.sentences.peek().at(-1)?.text).toMatch(/^Bob has that card\./);
    vi.advanceTimersByTime(60_000);
    expect(notice()?.kind).toBe('taken'); // until I tap again
  });

  test('because the host is busy costs no card, and is soon told no more (4-G)', async () => {
    const { moves, fail, notice } = tapping('A@0<1 down');
    moves.tap(1);
    await fail('full');
    expect(notice()).toEqual({ kind: 'busy' });
    vi.advanceTimersByTime(4_000);
    expect(notice()).toBe(undefined);
  });

  test('because the host is busy stays told where I have no card', async () => {
    const { moves, fail, notice } = tapping('down down');
    moves.tap(1);
    await fail('full');
    vi.advanceTimersByTime(60_000);
    expect(notice()).toEqual({ kind: 'busy' });
  });

  test('by no rule of the game leads elsewhere', async () => {
    const { moves, fail, notice, refused } = tapping('down down');
    moves.tap(1);
    await fail('door');
    expect([refused, notice()]).toEqual([['door'], undefined]);
  });
});

test('another game forgets the card that was asked for (4-D)', () => {
  const { moves, store, show } = tapping('down down');
  moves.tap(0);
  expect(show('down down', { game: 2 })).toEqual([]);
  expect(store.asked.peek()).toBe(undefined);
});

describe('while somebody has one half of a pair', () => {
  const held = { kind: 'twinHeld', who: 'Cleo' };

  test('nobody queues for the other', () => {
    const { moves, sent, sounds, notice } = tapping('A@1 A@2 B');
    moves.tap(0);
    expect([sent(), sounds, notice()]).toEqual([[], ['no'], held]);
    moves.tap(2);
    expect([sent(), notice()]).toEqual([['0,2'], undefined]);
  });

  test('whoever has that half may try for it, and a card with a free twin is waited for', () => {
    const mine = tapping('A@0 A@2');
    mine.moves.tap(1);
    expect(mine.sent()).toEqual(['0,1']);
    const free = tapping('A@1 A@2 A');
    free.moves.tap(0);
    expect(free.sent()).toEqual(['0,0']);
  });

  test('it is said aloud', () => {
    const { moves, voice } = tapping('A@1 A@2');
    moves.tap(0);
    expect(voice.sentences.peek().map(({ text }) => text)).toEqual([
      'Cleo has the other one. Grab it when it’s free.',
    ]);
  });

  test('a half that was just given up is left to them, then it is tapped', async () => {
    const { moves, sent, show, notice } = tapping('A@1 A@2');
    show('A A@2');
    await vi.advanceTimersByTimeAsync(500);
    moves.tap(0);
    expect([sent(), notice()]).toEqual([[], held]);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['0,0']);
  });

  test('the same where it was turned down again', async () => {
    const { moves, sent, show } = tapping('A@1 A@2');
    show('A A@2');
    show('down A@2');
    moves.tap(0);
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(sent()).toEqual(['0,0']);
  });

  test.each([
    ['they find the pair', 'A@2= A@2='],
    ['somebody else takes it', 'A@3 A@2'],
    ['it is gone', 'gone gone'],
  ])('a tap that is kept back is forgotten when %s', async (_, after) => {
    const { moves, sent, show } = tapping('A@1 A@2');
    show('A A@2');
    moves.tap(0);
    show(after);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sent()).toEqual([]);
  });

  test('a tap that is kept back goes out once they give up theirs, or another tap is made', async () => {
    const freed = tapping('A@1 A@2');
    freed.show('A A@2');
    freed.moves.tap(0);
    freed.show('A A');
    expect(freed.sent()).toEqual(['0,0']);
    const other = tapping('A@1 A@2 B');
    other.show('A A@2 B');
    other.moves.tap(0);
    other.moves.tap(2);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(other.sent()).toEqual(['0,2']);
  });

  test('whoever waits for the other leaves the line, and is told why', async () => {
    const { moves, sent, show, notice, cancelled } = tapping('A@1 down');
    moves.tap(0);
    const you = { seat: 0, name: 'Ana', number: 1, removed: false, blocked: false, brought: [] };
    show('A@1<0 down', { you } as ViewParts);
    expect(cancelled()).toEqual([]);
    show('A@1<0 A@2', { you } as ViewParts);
    await settled();
    expect([cancelled(), notice()]).toEqual([['0,0'], held]);
    show('A@1 A@2');
    expect([sent(), notice()]).toEqual([['0,0'], held]);
  });
});
