import { beforeEach, expect, test, vi } from 'vitest';
import { Store } from '../../../renderer/state/store.ts';
import type { TableView } from '../../../shared/table-view.ts';
import { view } from '../views.ts';

/** A store that has shown these views, one after the other. */
function showing(...notations: readonly string[]) {
  const store = new Store();
  for (const notation of notations) store.show(view(notation));
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

test('what is no view is not shown', () => {
  const store = showing('A@0 down');
  expect(() => store.show({} as TableView)).toThrow(TypeError);
  expect(store.view.peek()?.columns).toBe(2);
});

test('the time until I give up my card is counted from when it was told (4-G)', () => {
  const store = showing('A@0<1 down');
  expect(store.giveUpAt.peek()).toBe(undefined);
  const now = performance.now();
  store.show(view('A@0<1 down', { giveUpSeconds: 20 }));
  expect(store.giveUpAt.peek()).toBe(now + 20_000);
});

test('the moment at which a game begins is kept, however often the same answer is shown (4-H)', () => {
  const store = showing('down down');
  expect(store.beginsAt.peek()).toBe(undefined);
  const now = performance.now();
  const told = view('down down', { phase: 'lobby', beginsIn: 3 });
  store.show(told);
  vi.advanceTimersByTime(500);
  store.show({ ...told });
  expect(store.beginsAt.peek()).toBe(now + 3_000);
  store.show(view('down down', { phase: 'lobby', beginsIn: 2.25 }));
  expect(store.beginsAt.peek()).toBe(now + 2_750);
  store.show(view('down down'));
  expect(store.beginsAt.peek()).toBe(undefined);
});

test('the last three pairs are late', () => {
  const store = showing('down down');
  const isLate = (pairsLeft: number) => {
    store.show(view('down down', { pairsLeft }));
    return store.isLate.peek();
  };
  expect([4, 3, 1, 0].map(isLate)).toEqual([false, true, true, true]);
  expect(new Store().isLate.peek()).toBe(false);
});

test('when the next game begins is counted from when it was told, whoever looks later', () => {
  const store = showing('A@0 down');
  expect(store.restartsAt.peek()).toBe(undefined);
  const now = performance.now();
  const over = view('none none', { restartSeconds: 180 });
  store.show(over);
  vi.advanceTimersByTime(60_000);
  store.show({ ...over });
  expect(store.restartsAt.peek()).toBe(now + 180_000);
  store.show(view('A@0 down'));
  expect(store.restartsAt.peek()).toBe(undefined);
});
