import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { Company, friendsHere, friendsOf, othersOf } from '../../../renderer/desk/company.ts';
import type { TableView } from '../../../shared/table-view.ts';
import { view } from '../views.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const everybody = view('down', { computers: { 1: 'squirrel' } });

/** Only these seats are taken; mine is 0. */
function seated(...seats: readonly number[]): TableView {
  return { ...everybody, players: everybody.players.filter(({ seat }) => seats.includes(seat)) };
}

const alone = seated(0);
const withComputer = seated(0, 1);
const withFriend = seated(0, 2);

function following(first?: TableView) {
  const seen = signal<TableView | undefined>(first);
  const company = new Company();
  company.follow(seen);
  return { company, seen };
}

test('friends are people, and others are all but me', () => {
  const names = (players: readonly { readonly name: string }[]) => players.map(({ name }) => name);
  expect(names(othersOf(everybody))).toEqual(['Bob', 'Cleo', 'Dan']);
  expect(names(friendsOf(everybody))).toEqual(['Cleo', 'Dan']);
  expect(names(friendsHere(everybody))).toEqual(['Cleo', 'Dan']);
  const away = view('down', { computers: { 1: 'squirrel' }, presence: 'away' });
  expect([friendsOf(away).length, friendsHere(away).length]).toEqual([2, 0]);
  expect(othersOf(undefined)).toEqual([]);
});

test('nobody is said to be alone before the table was seen', () => {
  const { company, seen } = following();
  expect(company.isAlone.value).toBe(false);
  seen.value = alone;
  expect(company.isAlone.value).toBe(true);
});

test.each([
  ['friend', withFriend],
  ['computer player', withComputer],
])('the first %s ends that for good', (_, company2) => {
  const { company, seen } = following(alone);
  seen.value = company2;
  expect(company.isAlone.value).toBe(false);
  seen.value = alone;
  expect(company.isAlone.value).toBe(false);
});

test('it is late after a minute without a friend; a computer player is none', () => {
  const { company, seen } = following(alone);
  seen.value = withComputer;
  vi.advanceTimersByTime(59_999);
  expect(company.isLate.value).toBe(false);
  vi.advanceTimersByTime(1);
  expect(company.isLate.value).toBe(true);
  seen.value = withFriend;
  expect(company.isLate.value).toBe(false);
});

test('it is never late if a friend came in time', () => {
  const { company, seen } = following(alone);
  vi.advanceTimersByTime(30_000);
  seen.value = withFriend;
  seen.value = alone;
  vi.advanceTimersByTime(600_000);
  expect(company.isLate.value).toBe(false);
});
