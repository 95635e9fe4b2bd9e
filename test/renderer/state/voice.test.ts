import { signal } from '@preact/signals';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Notices } from '../../../renderer/state/notices.ts';
import { Store } from '../../../renderer/state/store.ts';
import { Trouble } from '../../../renderer/state/trouble.ts';
import { Voice } from '../../../renderer/state/voice.ts';
import { dictionaries } from '../../../renderer/text/dictionary.ts';
import { type ViewParts, view } from '../views.ts';

const { default: en } = await dictionaries.en();

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function voice() {
  const store = new Store();
  const notices = new Notices();
  const trouble = new Trouble(() => true);
  const preferences = { text: signal(en) };
  const made = new Voice({ preferences, store, notices, trouble });
  const see = (notation: string, parts: ViewParts = {}) => {
    const before = store.view.peek();
    const after = view(notation, parts);
    store.show(after);
    made.tell(before, after);
  };
  let told = 0;
  /** What was said since I last asked. */
  const heard = () => {
    const fresh = made.sentences.peek().filter(({ number }) => number > told);
    told = fresh.at(-1)?.number ?? told;
    return fresh.map(({ text }) => text);
  };
  return { made, store, notices, trouble, preferences, see, heard };
}

const READY = 'Flip any card. Find two that match.';

describe('what is said aloud', () => {
  test('is said in order: the card, then what to do', () => {
    const { see, heard } = voice();
    see('down down');
    expect(heard()).toEqual(['Test: 1 row, 2 columns, 3 pairs.', READY]);
    see('🦊@0 down');
    expect(heard()).toEqual([
      '🦊, row 1, column 1',
      'Now find its twin. You have 🦊. Flip a second card.',
    ]);
  });

  test('is said once, however often it is shown', () => {
    const { see, heard } = voice();
    see('🦊@0 down down');
    heard();
    see('🦊@0 A@1 down');
    see('🦊@0 A@1 B@2');
    expect(heard()).toEqual([]);
  });

  test('tells my place in the line whenever it is another', () => {
    const { see, heard } = voice();
    see('A@1<2,0 down');
    expect(heard().at(-1)).toMatch(/You’re 2nd in line/);
    see('A@2<0 down');
    expect(heard()).toEqual(['Cleo has “A”. You’re next. Or flip another card instead.']);
  });

  test('does not take back what was said while an answer is awaited', () => {
    const { see, heard, notices, store } = voice();
    see('down down');
    notices.show({ kind: 'miss' });
    heard();
    notices.clear(); // I tapped
    store.asked.value = 0;
    see('down A@1');
    expect(heard()).toEqual([]);
  });

  test('is said again where it happens again', () => {
    const { made, see, heard, notices } = voice();
    see('gone down');
    heard();
    for (let times = 0; times < 2; times++) {
      notices.show({ kind: 'gone' });
      made.speakLines();
    }
    expect(heard()).toEqual([
      'That card is gone. Flip another one.',
      'That card is gone. Flip another one.',
    ]);
  });

  test('is nothing in a lobby, but for a host that is lost', () => {
    const { made, see, heard, trouble } = voice();
    see('down down', { phase: 'lobby' });
    expect(heard()).toEqual([]);
    trouble.refuse('busy');
    made.speakLines();
    expect(heard()).toEqual([en.say.busy.join(' ')]);
  });

  test('waits for its words', () => {
    const { preferences, see, heard } = voice();
    preferences.text.value = {} as typeof en;
    see('down down');
    see('A@1 down');
    expect(heard()).toEqual([]);
    preferences.text.value = en;
    expect(heard()).toEqual(['Test: 1 row, 2 columns, 3 pairs.', READY]);
    preferences.text.value = { ...en };
    expect(heard()).toEqual([]);
  });

  test('keeps a few sentences for slow readers, and no more', () => {
    const { made } = voice();
    for (let number = 1; number <= 20; number++) made.speak(String(number));
    expect(made.sentences.peek().map(({ text }) => text)).toEqual([
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
    ]);
  });
});

describe('pairs of others', () => {
  const pair = (card: string, column: number) =>
    `${card}, Bob’s pair, row 1, column ${column}, row 2, column ${column}`;

  test('are told at once, and of a burst the last', () => {
    const { see, heard } = voice();
    see('A@1 down down / down down down');
    heard();
    see('A@1= down down / A@1= down down');
    expect(heard()).toEqual([pair('A', 1)]);
    see('gone B@1= down / gone B@1= down');
    see('gone gone C@1= / gone gone C@1=');
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(2_500);
    expect(heard()).toEqual([pair('C', 3)]);
    vi.advanceTimersByTime(10_000);
    expect(heard()).toEqual([]);
  });

  test('come after what happened to me', () => {
    const { see, heard } = voice();
    see('A@1 down / down down');
    heard();
    see('A@1= 🦊@0 / A@1= down');
    expect(heard().map((sentence) => sentence.slice(0, 3))).toEqual(['🦊,', 'Now', 'A, ']);
  });
});

describe('the time until my card goes on (4-G)', () => {
  const held = (giveUpSeconds: number | null) => ({ giveUpSeconds });

  test('is told when somebody begins to wait, and once more at ten seconds', () => {
    const { see, heard } = voice();
    see('🦊@0 down');
    heard();
    see('🦊@0<1 down', held(30));
    expect(heard()).toEqual([
      'Bob is waiting for 🦊. Find its twin before time is up.',
      '30 seconds left.',
    ]);
    vi.advanceTimersByTime(9_900);
    see('🦊@0<1 A@2', held(20.1));
    expect(heard()).toEqual([]); // others flip meanwhile
    vi.advanceTimersByTime(10_099);
    expect(heard()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard()).toEqual(['10 seconds left.']);
    see('🦊@0<1 down', held(9));
    vi.advanceTimersByTime(9_000);
    expect(heard()).toEqual([]);
  });

  test('is told once where it is short', () => {
    const { see, heard } = voice();
    see('🦊@0<1 down', held(8.4));
    expect(heard().at(-1)).toBe('9 seconds left.');
    vi.advanceTimersByTime(8_400);
    expect(heard()).toEqual([]);
  });

  test('is told no more when nobody waits, and anew for the next', () => {
    const { see, heard } = voice();
    see('🦊@0<1 down', held(30));
    see('🦊@0 down', held(null));
    heard();
    vi.advanceTimersByTime(30_000);
    expect(heard()).toEqual([]);
    see('🦊@0<2 down', held(15));
    expect(heard().at(-1)).toBe('15 seconds left.');
  });
});

test('the say bar speaks of a streak, and of a card that came by waiting', () => {
  const { made, see } = voice();
  see('A@0= A@0=');
  expect(made.said.peek().lines[0]).toBe('A pair! “A” “A”');
  made.streak.value = 3;
  expect(made.said.peek().lines[0]).toBe('3 in a row! “A” “A”');
  see('A@0 down');
  made.gotIt.value = true;
  expect(made.said.peek().lines[0]).toBe('It’s yours now. Find its twin.');
});
