import { describe, expect, test } from 'vitest';
import { peopleAt, restarted, savedAlone, table, tableGame } from '../support/table.ts';
import { failsBy } from '../support/promises.ts';
import { isRefused } from '../support/refusals.ts';
import { secretId } from '../support/wire.ts';

describe('the table view', () => {
  test('shows by seat who controls and who waits, in order', async () => {
    const { table: onTable, alice, bob, ana, charlie } = tableGame('A B / C A');
    ana.join('Ana'); // seat 0
    await alice.flip(0, 0); // seat 1
    void bob.flip(0, 0); // seat 2
    void ana.flip(0, 0);
    await charlie.flip(0, 1); // seat 3
    await charlie.flip(1, 0); // a miss: both up, nobody's
    expect(onTable.view().spots).toEqual([
      { card: 'A', by: 1, as: 'first', waiting: [2, 0] },
      { card: 'B' },
      { card: 'C' },
      1,
    ]);
  });

  test.each([
    ['🦊 🐻 / 🐻 🦊', 'pictures'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇷🇴 / 🇷🇴 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'pictures'],
    ['Paris 🐻 / 🐻 Paris', 'words'],
    ['A B / B A', 'words'],
  ])('says of %s, all face down, that its faces are %s', (notation, faces) => {
    expect(tableGame(notation).table.view().faces).toBe(faces);
  });

  test('keeps the faces that a game has had, whatever is found or replaced', async () => {
    const { table: onTable, alice } = tableGame('🐻 🐻 / 🦊 🦊');
    await onTable.map(alice.id, async (card) => (card === '🐻' ? 'bear' : card));
    expect(onTable.view().faces).toBe('words');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0); // the last words leave
    expect(onTable.view().faces).toBe('words');
    expect(restarted(onTable).view().faces).toBe('words');
    await onTable.map(alice.id, async (card) => card);
    expect(onTable.view().faces).toBe('words');
    onTable.room.startGame();
    expect(onTable.view().faces).toBe('pictures');
    expect(restarted(onTable).view().faces).toBe('pictures');
  });

  test('shows a pair as a pair until it leaves the board, and then an empty spot', async () => {
    const { table: onTable, alice } = tableGame('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    const pair = { card: 'A', by: 0, as: 'pair' };
    expect(onTable.view().spots).toEqual([pair, pair, 1, 1]);
    expect(onTable.view()).toMatchObject({ pairsLeft: 1, lastPair: { seat: 0, card: 'A' } });
    await alice.flip(1, 0);
    expect(onTable.view().spots).toEqual([0, 0, { card: 'B', by: 0, as: 'first' }, 1]);
  });

  test('names both cards of an unlike pair, in the order of the deck', async () => {
    const { table: onTable, alice } = tableGame('Hund dog / B B | Hund=dog');
    await alice.flip(0, 1);
    await alice.flip(0, 0);
    const view = onTable.view();
    expect(view.lastPair).toEqual({ seat: 0, card: 'Hund', with: 'dog' });
    expect(view.players[0]).toMatchObject({ last: 'Hund', lastWith: 'dog' });
    await alice.flip(1, 0);
    await alice.flip(1, 1);
    expect(onTable.view().lastPair).toEqual({ seat: 0, card: 'B' });
    expect(onTable.view().players[0]).not.toHaveProperty('lastWith');
  });

  test('shows players in the order of their seats, with scores, tries and streaks', async () => {
    const { table: onTable, alice, ana } = tableGame('A A / B C');
    ana.join('Ana');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0);
    await alice.flip(1, 1);
    expect(onTable.view().players).toEqual([
      { seat: 0, name: 'Ana', score: 0, tries: 0, streak: 0, presence: 'here' },
      { seat: 1, name: 'alice', score: 1, tries: 2, streak: 1, presence: 'text', last: 'A' },
    ]);
  });

  test('never shows a secret id, nor a card that is face down', async () => {
    const { table: onTable, ana, ben } = tableGame('SEEN HIDDEN / HIDDEN SEEN');
    ana.join('Ana');
    await ana.flip(0, 0);
    void ben.flip(0, 0); // a secret id that never joined
    await ben.replace('SEEN', 'SHOWN').then(() => onTable.remove(ben.id));
    const told = JSON.stringify(onTable.view());
    expect(told).toContain('SHOWN');
    expect(told).not.toContain('HIDDEN');
    expect(told).not.toContain(secretId('ana'));
    expect(told).not.toContain(secretId('ben'));
  });

  test('a view that was handed out never changes', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    const view = onTable.view();
    const before = JSON.stringify(view);
    const { state } = onTable.look('alice');
    await alice.flip(0, 0);
    expect(JSON.stringify(view)).toBe(before);
    expect(state.spots[0]).toEqual({ face: 'down' });
  });
});

describe('the part for one player alone', () => {
  test('seat, name and last number; nothing of others', async () => {
    const { table: onTable, ana } = tableGame('A B / B A');
    const nobody = {
      seat: null,
      name: null,
      number: null,
      removed: false,
      blocked: false,
      brought: [],
    };
    expect(onTable.you(ana.id)).toEqual(nobody);
    ana.join('Ana');
    await ana.flip(0, 0, { number: 7 });
    expect(onTable.you(ana.id)).toEqual({ ...nobody, seat: 0, name: 'Ana', number: 7 });
    expect(onTable.you('alice')).toEqual(nobody);
  });

  test('that the host removed or blocked them', () => {
    const { table: onTable, ana, ben } = tableGame('A B / B A');
    ana.join('Ana');
    ben.join('Ben');
    onTable.remove(ana.id);
    onTable.block(ben.id);
    expect(onTable.you(ana.id)).toMatchObject({ removed: true, blocked: false });
    expect(onTable.you(ben.id)).toMatchObject({ removed: true, blocked: true });
    expect(onTable.view().happenings).toEqual([]); // nobody else is told: nobody is shamed
  });
});

describe('listeners', () => {
  test('are told of every change, with the step of the board where it was one', async () => {
    const { table: onTable, news, alice } = tableGame('A B / B A');
    await alice.flip(0, 0);
    expect(news.map(({ step }) => step?.events.map((event) => event.kind))).toEqual([
      undefined,
      ['turned-up', 'took-control'],
    ]);
    onTable.room.changeSettings({ lobby: true });
    expect(news.at(-1)).toEqual({ settings: { lobby: true } });
  });

  test.each([
    ['4-H', 'in the lobby', { lobby: true }],
    ['4-I', 'after the game was ended', {}],
  ] as const)(
    '%s: are told of a numbered flip that failed %s, since its number is to be saved',
    async (rule, _, settings) => {
      const { table: onTable, news, alice } = tableGame('A A', settings);
      onTable.endGame();
      const told = news.length;
      await failsBy(rule, alice.flip(0, 0, { number: 7 }));
      expect(news.slice(told)).toEqual([{}]);
      expect(savedAlone(onTable).numbers).toEqual([{ player: 'alice', number: 7, failed: rule }]);
    },
  );

  test('are told that a player lost the seat to a newcomer, who is not here yet', () => {
    const { table: onTable, news, ana, ben } = tableGame('A A');
    ana.join('Ana');
    onTable.leave(ana.id);
    const { token } = onTable;
    const told = news.length;
    expect(onTable.room.giveWay([ben.id])).toBe(false);
    expect(news).toHaveLength(told);
    expect(onTable.room.giveWay([ana.id])).toBe(true);
    expect(news).toHaveLength(told + 1);
    expect(onTable.token).not.toBe(token);
    expect(onTable.view().players).toEqual([]);
  });

  test('are told that a blocked player may come back', () => {
    const { table: onTable, news, ana } = tableGame('A A');
    ana.join('Ana');
    onTable.block(ana.id);
    const told = news.length;
    onTable.room.unblock('Nobody');
    expect(news).toHaveLength(told);
    onTable.room.unblock('Ana');
    expect(news).toHaveLength(told + 1);
  });

  test('are told nothing of a numbered flip that was refused', async () => {
    const { news, alice } = tableGame('A A');
    await alice.flip(0, 0, { number: 7 });
    const told = news.length;
    await isRefused('old-number', alice.flip(0, 0, { number: 6 }));
    expect(news).toHaveLength(told);
  });

  test('see the table as it is after the change', async () => {
    const { table: onTable, alice } = tableGame('A A');
    const scores: number[] = [];
    onTable.subscribe(({ step }) => {
      if (step !== undefined) scores.push(onTable.view().players[0]?.score ?? -1);
    });
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(scores).toEqual([0, 1]);
  });

  test('one that throws is reported, and the others are told all the same', async () => {
    const reported: unknown[] = [];
    const onTable = table('A B / B A', {}, (error) => reported.push(error));
    const bug = new Error('a bug in a listener');
    onTable.subscribe(() => {
      throw bug;
    });
    const { news, alice } = peopleAt(onTable);
    await alice.flip(0, 0);
    expect(reported).toEqual([bug, bug]); // the seat, and the flip
    expect(news).toHaveLength(2);
    alice.sees('my A, down / down, down');
  });

  test('are told no more once they unsubscribed', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    let told = 0;
    const unsubscribe = onTable.subscribe(() => told++);
    await alice.flip(0, 0);
    expect(told).toBe(2);
    unsubscribe();
    await alice.flip(0, 1);
    expect(told).toBe(2);
  });

  test('must not change the table: that is reported, and the game goes on', async () => {
    const reported: unknown[] = [];
    const onTable = table('A B / B A', {}, (error) => reported.push(error));
    const { alice, bob } = peopleAt(onTable);
    const unsubscribe = onTable.subscribe(({ step }) => {
      if (step !== undefined) onTable.giveUp('alice');
    });
    await alice.flip(0, 0);
    unsubscribe();
    expect(reported).toHaveLength(1);
    expect(onTable.game.board.broken).toBeUndefined();
    await failsBy('2-B', alice.flip(0, 0));
    await bob.flip(0, 1);
    bob.sees('up A, my B / down, down');
  });
});
