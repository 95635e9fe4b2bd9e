import { describe, expect, test } from 'vitest';
import type { PlayerView, TableView } from '../../../shared/table-view.ts';
import { type Rolls, heardOf } from '../../../renderer/tv/tv-sounds.ts';
import { view } from '../views.ts';

/** Ana and Bob after these scores and tries. */
function after(tallies: readonly (readonly [number, number])[], parts: Partial<TableView> = {}) {
  const seen = view('down down', { phase: 'playing', pairsLeft: 9 });
  const [like] = seen.players as [PlayerView];
  const players = tallies.map(([score, tries], seat) => ({ ...like, seat, score, tries }));
  return { ...seen, ...parts, players };
}

function heard(views: readonly TableView[]): readonly string[] {
  const rolls: Rolls = new Map();
  return views.slice(1).flatMap((seen, at) => heardOf(views[at] as TableView, seen, rolls));
}

describe('the TV sounds', () => {
  test('for a newcomer, for every pair, and for a third in a row; a miss ends that', () => {
    expect(
      heard([
        after([[0, 0]]),
        after([
          [0, 0],
          [0, 0],
        ]),
      ]),
    ).toEqual(['join']);
    const scores = [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [3, 4],
      [4, 5],
    ] as const;
    expect(heard(scores.map((tally) => after([tally])))).toEqual([
      'match',
      'match',
      'streak',
      'match',
    ]);
    expect(heard([after([[1, 1]]), after([[1, 1]])])).toEqual([]);
  });

  test('for the last three pairs, once for each, and not for the very last', () => {
    const left = [5, 4, 3, 2, 1].map((pairsLeft, at) => after([[at, at]], { pairsLeft }));
    const over = after([[5, 5]], { pairsLeft: 0, phase: 'over' });
    const sounds = heard([...left, over]).filter((sound) => sound === 'late');
    expect(sounds).toHaveLength(3);
    expect(heard([left[4] as TableView, over])).toEqual(['match']);
  });

  test('when a game begins, from a lobby or at once', () => {
    const lobby = after([[0, 0]], { phase: 'lobby' });
    expect(heard([lobby, after([[0, 0]])])).toEqual(['newGame']);
    expect(heard([after([[4, 4]]), { ...after([[0, 0]]), game: 9 }])).toEqual(['newGame']);
    expect(heard([after([[4, 4]]), { ...lobby, game: 9 }])).toEqual([]);
  });
});
