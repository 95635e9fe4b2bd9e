import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followArrivals } from '../../../renderer/bring/arrivals.ts';
import words from '../../../renderer/text/en/bring.ts';
import type { BroughtView } from '../../../shared/brought.ts';
import type { TableView } from '../../../shared/table-view.ts';
import { view } from '../views.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A lobby in which I sit at seat 0, and what is heard there. */
function lobby(...there: readonly Omit<BroughtView, 'number'>[]) {
  const table = signal<TableView | undefined>(undefined);
  const heard: string[] = [];
  let landed = 0;
  let cards: readonly BroughtView[] = [];
  const show = (...brought: readonly Omit<BroughtView, 'number'>[]) => {
    cards = [...cards, ...brought.map((card, at) => ({ ...card, number: cards.length + at + 1 }))];
    table.value = view('A A', {
      phase: 'lobby',
      bringing: { each: 3, looksFirst: false, cards },
    });
  };
  show(...there);
  const end = followArrivals({
    view: table,
    words,
    speak: (sentence) => heard.push(sentence.replaceAll(/[\u2066-\u2069]/g, '')),
    onArrived: () => landed++,
  });
  return { show, heard, end, landed: () => landed };
}

test('who comes hears nothing of what lies there, and then what arrives, with how many there are', () => {
  const { show, heard, landed } = lobby({ seat: 1, text: '🍕' });
  expect([heard, landed()]).toEqual([[], 0]);
  show({ seat: 1, picture: 'abc', name: 'Birds' });
  expect([heard, landed()]).toEqual([['Bob brought a photo, Birds. 2 cards.'], 1]);
});

test('of a burst the last is heard, three seconds after the one before; then there is silence', () => {
  const { show, heard, landed } = lobby();
  show({ seat: 1, text: 'cake' });
  show({ seat: 1, picture: 'abc' });
  vi.advanceTimersByTime(1_000);
  show({ seat: 2, text: '⚽' });
  expect(heard).toEqual(['Bob brought cake. 1 card.']);
  vi.advanceTimersByTime(1_999);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([
    'Bob brought cake. 1 card.',
    expect.stringMatching(/ brought ⚽\. 3 cards\.$/),
  ]);
  vi.advanceTimersByTime(60_000);
  expect([heard.length, landed()]).toEqual([2, 3]);
  show({ seat: 1, text: 'tea' }); // after a while, at once
  expect(heard).toHaveLength(3);
});

test('my own cards land, but nobody tells me of them; nor of anything, once it has ended', () => {
  const { show, heard, landed, end } = lobby();
  show({ seat: 0, text: 'mine' });
  expect([heard, landed()]).toEqual([[], 1]);
  show({ seat: 1, text: 'a' });
  show({ seat: 1, text: 'b' });
  end();
  vi.advanceTimersByTime(60_000);
  show({ seat: 1, text: 'c' });
  expect(heard).toHaveLength(1);
});
