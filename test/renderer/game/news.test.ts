import { describe, expect, test } from 'vitest';
import { myNews } from '../../../renderer/game/news.ts';
import type { Phase } from '../../../shared/table-view.ts';
import { replaced, view } from '../views.ts';

const NOTHING = { notice: 'keep', gotIt: false, streak: 'keep', sounds: [] };

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
      'somebody else took it while I slept (4-C)',
      'A@0 down',
      'A@1 down',
      { notice: { kind: 'wentBack', cards: ['A'] } },
    ],
    [
      'it is gone since I fell asleep (4-C)',
      'A@0 down',
      'gone gone',
      { notice: { kind: 'wentBack', cards: ['A'] } },
    ],
    [
      'my card went on (4-G)',
      'A@0<1 down',
      'A@1 down',
      { notice: { kind: 'wentOn', who: 'Bob', cards: ['A'] } },
    ],
    [
      'I gave it up for whoever has its twin (4-G)',
      'A@0 A@1',
      'A A@1',
      { notice: { kind: 'leftTo', who: 'Bob', cards: ['A'] } },
    ],
    [
      'its twin is free, and left to me',
      'A@0 A@1',
      'A@0 A',
      { notice: { kind: 'now', cards: ['A'] }, sounds: ['mineNow'] },
    ],
    [
      'its twin is free, and face down again',
      'A@0 A@1',
      'A@0 down',
      { notice: { kind: 'now', cards: ['A'] }, sounds: ['mineNow'] },
    ],
    ['its twin goes from hand to hand', 'A@0 A@1', 'A@0 A@2', {}],
    ['somebody takes its twin', 'A@0 A', 'A@0 A@2', { notice: undefined }],
    ['somebody gives up another card', 'A@0 B@1', 'A@0 B', {}],
  ] as const)('%s', (_, before, after, expected) => {
    expect(myNews(view(before), view(after))).toEqual({ ...NOTHING, ...expected });
  });

  test('a game that begins is heard by all, and one that is reopened by nobody (4-F, 4-H)', () => {
    const heard = (before: Phase, after: Phase) =>
      myNews(view('down down', { phase: before }), view('down down', { phase: after })).sounds;
    expect(heard('lobby', 'lobby')).toEqual([]);
    expect(heard('lobby', 'playing')).toEqual(['newGame']);
    expect(heard('over', 'playing')).toEqual([]);
    expect(heard('playing', 'over')).toEqual(['over']);
  });

  test('a match is mine by my score (2-D)', () => {
    const news = myNews(view('A@0 down'), view('A@0= A@0=', { tallies: [[1, 1]] }));
    expect(news).toEqual({ ...NOTHING, notice: undefined, streak: 'grows', sounds: ['match'] });
  });

  test('a miss is mine by my tries (2-E)', () => {
    const news = myNews(view('A@0 down'), view('A B', { tallies: [[0, 1]] }));
    expect(news).toEqual({
      ...NOTHING,
      notice: { kind: 'miss' },
      streak: 'ends',
      sounds: ['miss'],
    });
  });

  test('a match whose pair left before I saw it is still a match', () => {
    const before = view('A@0 down down', { tallies: [[2, 2]] });
    const news = myNews(before, view('gone gone B@0', { tallies: [[3, 3]] }));
    expect(news.streak).toBe('grows');
  });

  test('a new game is told to everybody, and ends my streak (4-D)', () => {
    const news = myNews(view('A@0 down'), view('down down', { game: 2 }));
    expect(news).toEqual({
      ...NOTHING,
      notice: { kind: 'newGame' },
      streak: 'ends',
      sounds: ['newGame'],
    });
  });

  test('the end sounds once (4-F)', () => {
    const over = view('A@1= A@1=', { phase: 'over' });
    expect(myNews(view('A@1 down'), over).sounds).toEqual(['over']);
    expect(myNews(over, over).sounds).toEqual([]);
  });

  test('the first view tells of nothing, and no streak goes on from before it', () => {
    const news = myNews(undefined, view('A@0 down', { happenings: [replaced(1)] }));
    expect(news).toEqual({ ...NOTHING, streak: 'ends' });
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

  test('comes after what happened to me', () => {
    const after = view('A@0', { happenings: [replaced(2)] });
    expect(myNews(before, after).notice).toBe(undefined);
  });
});

describe('a computer player', () => {
  const without = view('down down');
  const seated = view('down down', { computers: { 1: 'squirrel' } });

  test('sits down, and is told of with its sign', () => {
    const notice = { kind: 'computerSits', who: 'Bob', seat: 1 };
    expect(myNews(without, seated)).toEqual({ ...NOTHING, notice });
  });

  test('is gone, and that is told, also where its row stays', () => {
    const notice = { kind: 'computerGone', who: 'Bob' };
    const players = seated.players.filter(({ seat }) => seat !== 1);
    expect(myNews(seated, { ...seated, players })).toEqual({ ...NOTHING, notice });
    const left = seated.players.map((each) =>
      each.seat === 1 ? { ...each, presence: 'left' as const } : each,
    );
    expect(myNews(seated, { ...seated, players: left })).toEqual({ ...NOTHING, notice });
  });

  test('that only plays another way, or under another name, is no news', () => {
    const players = seated.players.map((each) =>
      each.seat === 1 ? { ...each, name: 'Robo', computer: 'elephant' as const } : each,
    );
    expect(myNews(seated, { ...seated, players })).toEqual(NOTHING);
  });

  test('disturbs nobody who has a card in hand, and nobody who only watches', () => {
    const computers = { 1: 'squirrel' } as const;
    const holding = [view('A@0 down'), view('A@0 down', { computers })] as const;
    expect(myNews(...holding)).toEqual(NOTHING);
    const watching = [view('down', { me: null }), view('down', { me: null, computers })] as const;
    expect(myNews(...watching)).toEqual(NOTHING);
  });

  test('that comes with a new game is part of it (4-D)', () => {
    expect(myNews(without, { ...seated, game: 2 }).notice).toEqual({ kind: 'newGame' });
  });
});
