import { describe, expect, test } from 'vitest';
import { myNews } from '../../renderer/client/my-game.ts';
import { replaced, view } from './views.ts';

const NOTHING = { notice: 'keep', gotIt: false, matched: false, missed: false, sounds: [] };

describe('what a change means to me', () => {
  test.each([
    ['I take a card (1-B)', 'down down', 'A@0 down', { notice: undefined, sounds: ['flip'] }],
    ['I wait (1-D)', 'A@1 down', 'A@1<0 down', { notice: undefined, sounds: ['wait'] }],
    [
      'my turn comes (4-E)',
      'A@1<0 down',
      'A@0 B',
      { notice: undefined, gotIt: true, sounds: ['mineNow'] },
    ],
    ['I change my mind (4-A)', 'A@1<0 down', 'A@1 B@0', { notice: undefined, sounds: ['flip'] }],
    ['others play', 'down down', 'A@1 down', {}],
    ['others match', 'A@1 down', 'A@1= A@1=', {}],
    ['my place in the line moves', 'A@1<2,0 down', 'A@1<0 down', {}],
    [
      'my card went back (4-C)',
      'A@0 down',
      'A down',
      { notice: { kind: 'wentBack', cards: ['A'] } },
    ],
    [
      'my card turned down (4-C)',
      'A@0 down',
      'down down',
      { notice: { kind: 'wentBack', cards: ['A'] } },
    ],
    [
      'my card went on (4-G)',
      'A@0<1 down',
      'A@1 down',
      { notice: { kind: 'wentOn', who: 'Bob', cards: ['A'] } },
    ],
  ] as const)('%s', (_, before, after, expected) => {
    expect(myNews(view(before), view(after))).toEqual({ ...NOTHING, ...expected });
  });

  test('a match is mine by my score (2-D)', () => {
    const news = myNews(view('A@0 down'), view('A@0= A@0=', { tallies: [[1, 1]] }));
    expect(news).toEqual({ ...NOTHING, notice: undefined, matched: true, sounds: ['match'] });
  });

  test('a miss is mine by my tries (2-E)', () => {
    const news = myNews(view('A@0 down'), view('A B', { tallies: [[0, 1]] }));
    expect(news).toEqual({ ...NOTHING, notice: { kind: 'miss' }, missed: true, sounds: ['miss'] });
  });

  test('a match whose pair left before I saw it is still a match', () => {
    const before = view('A@0 down down', { tallies: [[2, 2]] });
    const news = myNews(before, view('gone gone B@0', { tallies: [[3, 3]] }));
    expect([news.matched, news.missed]).toEqual([true, false]);
  });

  test('a new game is told to everybody (4-D)', () => {
    const news = myNews(view('A@0 down'), view('down down', { game: 2 }));
    expect(news).toEqual({ ...NOTHING, notice: { kind: 'newGame' }, sounds: ['newGame'] });
  });

  test('the end sounds once (4-F)', () => {
    const over = view('A@1= A@1=', { phase: 'over' });
    expect(myNews(view('A@1 down'), over).sounds).toEqual(['over']);
    expect(myNews(over, over).sounds).toEqual([]);
  });

  test('the first view tells of nothing', () => {
    expect(myNews(undefined, view('A@0 down', { happenings: [replaced(1)] }))).toEqual(NOTHING);
  });
});

describe('what everybody should know', () => {
  const before = view('down', { happenings: [replaced(1)] });

  test('is told once', () => {
    const after = view('down', { happenings: [replaced(1), replaced(2)] });
    const notice = { kind: 'replaced', who: 'Bob', cards: ['A', 'B'] };
    expect(myNews(before, after)).toEqual({ ...NOTHING, notice });
    expect(myNews(after, after)).toEqual(NOTHING);
  });

  test('is a removal, too', () => {
    const removed = { number: 2, who: 'Cleo', kind: 'removed' } as const;
    const after = view('down', { happenings: [replaced(1), removed] });
    expect(myNews(before, after).notice).toEqual({ kind: 'removed', who: 'Cleo' });
  });

  test('comes after what happened to me', () => {
    const after = view('A@0', { happenings: [replaced(2)] });
    expect(myNews(before, after).notice).toBe(undefined);
  });
});
