import { expect, test } from 'vitest';
import { chipLabel, doing } from '../../../renderer/game/doing.ts';
import de from '../../../renderer/text/de/play.ts';
import en from '../../../renderer/text/en/play.ts';
import type { PlayerView, TableView } from '../../../shared/table-view.ts';
import { view } from '../views.ts';

function playerOf(seen: TableView, seat: number): PlayerView {
  const player = seen.players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

const computers = { 1: 'squirrel', 2: 'chameleon' } as const;

test.each([
  ['has a card', '🐙@0 down', 0, 'has 🐙'],
  ['found a pair', '🐙@0= 🐙@0=', 0, 'found a pair'],
  ['waits for a card', '🐙@3<0 down', 0, 'is waiting for Dan’s card'],
  ['does nothing', 'down', 0, ''],
  ['is the computer', 'down', 1, 'computer'],
  ['is the computer, with a card', '🐙@1 down', 1, 'computer · has 🐙'],
])('somebody %s', (_, notation, seat, expected) => {
  const seen = view(notation, { computers });
  expect(doing(playerOf(seen, seat), seen, en)).toBe(expected);
});

test('while nobody is here, the computer waits, and people are away', () => {
  const seen = view('🐙@1 down', { computers, presence: 'away' });
  expect(doing(playerOf(seen, 1), seen, en)).toBe('computer · waiting');
  expect(doing(playerOf(seen, 2), seen, de)).toBe('Computer · wartet');
  expect(doing(playerOf(seen, 0), seen, en)).toBe('away');
});

test('one that was removed waits for nothing', () => {
  const seen = view('down', { computers, presence: 'left' });
  const removed = { ...playerOf(seen, 1), presence: 'left' as const };
  expect(doing(removed, seen, en)).toBe('computer · has left');
});

test('a chip is called by its name, what it is, and its pairs', () => {
  const seen = view('down', {
    computers,
    tallies: [
      [2, 2],
      [1, 1],
    ],
    presence: 'away',
  });
  const labels = [0, 1, 3].map((seat) => {
    const player = playerOf(seen, seat);
    return chipLabel(player, 0, en, player.score);
  });
  expect(labels).toEqual(['You, away, 2 pairs', 'Bob, computer, 1 pair', 'Dan, away, 0 pairs']);
  expect(chipLabel(playerOf(seen, 3), 0, en, undefined)).toBe('Dan, away');
});
