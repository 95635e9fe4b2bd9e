import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { following, tableGame, watching } from '../support/table.ts';
import { deck } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';
import { isRefused } from '../support/refusals.ts';
import { secretId } from '../support/wire.ts';

describe('a new game', () => {
  test('4-D: every pending flip fails, and every watcher is answered with the new board', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    const watched = watching(onTable, { since: onTable.version });
    const followed = following(onTable);
    expect(await pending(watched)).toBe(true);
    onTable.room.startGame();
    await failsBy('4-D', waiting);
    await watched;
    await followed;
    alice.sees('down, down / down, down');
    expect([onTable.game.number, onTable.version]).toEqual([2, 'run1-2-0']);
  });

  test('4-D: a map that is under way fails, and changes nothing of the new game', async () => {
    const { table: onTable } = tableGame('A A');
    const computations: ((card: string) => void)[] = [];
    const mapped = onTable.map('alice', () => new Promise((done) => computations.push(done)));
    mapped.catch(() => undefined);
    onTable.room.startGame();
    for (const compute of computations) compute('B');
    await failsBy('4-D', mapped);
    expect(onTable.view().happenings).toEqual([]);
  });

  test('4-D: scores start at zero, and the last pair is forgotten', async () => {
    const { table: onTable, alice } = tableGame('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(alice.view).toMatchObject({ score: 1, tries: 1, streak: 1 });
    onTable.room.startGame();
    expect(alice.view).toMatchObject({ seat: 0, score: 0, tries: 0, streak: 0 });
    expect(onTable.view()).toMatchObject({ lastPair: null, pairsLeft: 2 });
  });

  test('4-D: players who are here or away and text players stay; players who left lose the seat', async () => {
    const { table: onTable, alice, bob, ana, ben, eva } = tableGame('A B / B A');
    await bob.flip(0, 0);
    ana.join('Ana');
    ben.join('Ben');
    eva.join('Eva');
    await alice.flip(0, 1);
    onTable.setPresence(ben.id, 'away');
    eva.leave();
    bob.leave();
    onTable.room.startGame();
    expect(onTable.seats.all().map(({ seat, name, presence }) => [seat, name, presence])).toEqual([
      [1, 'Ana', 'here'],
      [2, 'Ben', 'away'],
      [4, 'alice', 'text'],
    ]);
    expect(eva.join('Eva').seat).toBe(0);
  });

  test('4-D: the deck is laid out shuffled, unless shuffling is off', async () => {
    const notation = Array.from({ length: 40 }, (_, card) => `c${card}`).join(' ');
    const { table: onTable } = tableGame(notation, { shuffle: false });
    const cardAt = async (column: number) => {
      await onTable.flip(`p${onTable.game.number}_${column}`, { row: 0, column });
      const spot = onTable.look('x').state.spots[column];
      return spot?.face === 'up' ? spot.card : '?';
    };
    const head = async () => [await cardAt(0), await cardAt(1), await cardAt(2)].join(' ');
    onTable.room.startGame();
    expect(await head()).toBe('c0 c1 c2');
    onTable.room.changeSettings({ shuffle: true });
    onTable.room.startGame();
    const shuffled = await head();
    expect(shuffled).not.toBe('c0 c1 c2');
    onTable.room.startGame();
    expect(await head()).not.toBe(shuffled);
    expect(onTable.game.deck.cards[0]).toBe('c0'); // the deck itself stays in its order
  });

  test('4-D: another deck may be of another size', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    onTable.room.startGame({ deck: deck('X Y Z'), title: 'Other' });
    expect(onTable.view()).toMatchObject({ title: 'Other', rows: 1, columns: 3, pairsLeft: 0 });
    expect(onTable.game.board.contains({ row: 1, column: 0 })).toBe(false);
    alice.sees('down, down, down');
    onTable.room.startGame();
    expect(onTable.game.title).toBe('Other');
  });

  test('4-D: steps of the old game are counted for the old game only', async () => {
    const { table: onTable, news, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    void bob.flip(0, 0);
    const before = news.length;
    onTable.room.startGame();
    const [closing, ...more] = news.slice(before);
    expect(closing?.closing?.step).toMatchObject({ cause: { kind: 'close' }, ended: true });
    expect(more).toEqual([{}]); // the new game, once it is in place
    await bob.flip(0, 0);
    bob.sees('my A, down / down, down');
    expect(alice.view.tries).toBe(0);
  });
});

describe('a lobby', () => {
  test('4-H: in a lobby every flip fails and changes nothing until the host begins', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A', { lobby: true });
    ana.join('Ana');
    const { token, version } = onTable;
    expect(onTable.game.phase).toBe('lobby');
    await failsBy('4-H', ana.flip(0, 0));
    await failsBy('4-H', ana.flip(0, 1));
    expect(onTable.token).toBe(token);
    await failsBy('4-H', alice.flip(0, 0));
    expect(onTable.version).toBe(version);
    ana.sees('down, down / down, down');
    expect(ana.view.tries).toBe(0);
    onTable.room.begin();
    expect(onTable.game.phase).toBe('playing');
    expect(onTable.version).toBe(version); // the same game, the same board
    await ana.flip(0, 0);
    ana.sees('my A, down / down, down');
  });

  test('4-H: a flip in a lobby seats nobody, and brings back no player who left', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A', { lobby: true });
    ana.join('Ana');
    ana.leave();
    const { token } = onTable;
    await failsBy('4-H', alice.flip(0, 0));
    await failsBy('4-H', alice.flip(0, 0, { number: 1 }));
    await failsBy('4-H', ana.flip(0, 0));
    expect(onTable.seats.find('alice')).toBeUndefined();
    expect(ana.view.presence).toBe('left');
    expect(onTable.token).toBe(token);
  });

  test('4-H: is off unless chosen, and chosen for the next game', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    onTable.room.changeSettings({ lobby: true });
    expect(onTable.game.phase).toBe('playing');
    await alice.flip(0, 0);
    onTable.room.startGame();
    expect(onTable.game.phase).toBe('lobby');
    await failsBy('4-H', alice.flip(0, 0));
    onTable.room.changeSettings({ lobby: false });
    expect(onTable.game.phase).toBe('lobby'); // until the host begins
    onTable.room.startGame();
    expect(onTable.game.phase).toBe('playing');
  });

  test('4-H: everybody who follows the table is told that the game began', async () => {
    const { table: onTable } = tableGame('A A', { lobby: true });
    const followed = following(onTable);
    expect(await pending(followed)).toBe(true);
    onTable.room.begin();
    await expect(followed).resolves.toBeUndefined();
  });
});

describe('a game that the host ends early', () => {
  test('4-I: every pending flip fails, every later one changes nothing, and the scores stand', async () => {
    const { table: onTable, alice, bob, ana } = tableGame('A A B / C C B');
    ana.join('Ana');
    await ana.flip(0, 0);
    await ana.flip(0, 1); // a match
    await alice.flip(1, 0);
    const waiting = bob.flip(1, 0);
    const followed = following(onTable);
    onTable.endGame();
    await failsBy('4-I', waiting);
    await followed;
    expect(onTable.game.phase).toBe('over');
    const { token } = onTable;
    await failsBy('4-I', ana.flip(0, 2)); // not even her pair leaves the board
    await failsBy('4-I', alice.flip(1, 1));
    alice.sees('up A, up A, down / my C, down, down');
    expect(ana.view).toMatchObject({ score: 1, tries: 1 });
    expect(onTable.token).toBe(token);
  });

  test('4-I: seats nobody, and brings back no player who left', async () => {
    const { table: onTable, alice, ana } = tableGame('A A');
    ana.join('Ana');
    ana.leave();
    onTable.endGame();
    await failsBy('4-I', alice.flip(0, 0));
    await failsBy('4-I', ana.flip(0, 0));
    expect(onTable.seats.find('alice')).toBeUndefined();
    expect(ana.view.presence).toBe('left');
  });

  test('4-I: ends with the next game', async () => {
    const { table: onTable, alice } = tableGame('A A');
    onTable.endGame();
    await failsBy('4-I', alice.flip(0, 0, { number: 1 }));
    onTable.room.startGame();
    await failsBy('4-I', alice.flip(0, 0, { number: 1 })); // as before
    await alice.flip(0, 0, { number: 2 });
    alice.sees('my A, down');
  });

  test('4-I: leaving goes on, and finishes the play (4-C)', async () => {
    const { table: onTable, alice } = tableGame('A A B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    onTable.endGame();
    alice.leave();
    alice.sees('none, none, down, down');
  });

  test('4-I: what has no pair left is over already, and a lobby has not begun', async () => {
    const { table: onTable, alice } = tableGame('A A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    onTable.endGame();
    await failsBy('1-A', alice.flip(0, 0)); // 3-A came first
    onTable.room.changeSettings({ lobby: true });
    onTable.room.startGame();
    onTable.endGame();
    onTable.room.begin();
    await alice.flip(0, 0);
    alice.sees('my A, down');
  });
});

describe('the phase', () => {
  test('4-F: is over once no two cards in play are equal', async () => {
    const { table: onTable, alice } = tableGame('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0);
    expect(onTable.game.phase).toBe('playing');
    await alice.flip(1, 1);
    expect(onTable.game.phase).toBe('over');
    expect(onTable.view()).toMatchObject({ phase: 'over', pairsLeft: 0 });
  });

  test('4-F: a map may end and reopen a game', async () => {
    const { table: onTable, alice } = tableGame('A A B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(onTable.game.phase).toBe('over');
    await alice.replace('B', 'C');
    expect(onTable.game.phase).toBe('playing');
    await alice.flip(0, 2);
    await alice.flip(0, 3);
    expect(onTable.game.phase).toBe('over');
  });

  test('4-F: a board that never had a pair is never over', async () => {
    const { table: onTable, alice } = tableGame('A B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(onTable.game.phase).toBe('playing');
  });

  test('4-F: a new game is playing again', async () => {
    const { table: onTable, alice } = tableGame('A A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    onTable.room.startGame();
    expect(onTable.game.phase).toBe('playing');
  });
});

describe('a flip with a number', () => {
  test('the same number again is not flipped twice', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    await alice.flip(0, 0, { number: 1 });
    await alice.flip(0, 0, { number: 1 }); // would fail by 2-B
    alice.sees('my A, down / down, down');
    await isRefused('old-number', alice.flip(0, 1, { number: 0 }));
    expect(onTable.you('alice').number).toBe(1);
  });

  test('numbers outlive a new game, and also the seat', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0, { number: 4 });
    await bob.flip(0, 1, { number: 4 });
    bob.leave();
    onTable.room.startGame();
    expect(onTable.you('alice').number).toBe(4);
    expect(onTable.you('bob')).toMatchObject({ seat: null, number: 4 });
    await isRefused('old-number', alice.flip(0, 0, { number: 3 }));
    await isRefused('old-number', bob.flip(0, 0, { number: 1 }));
    await bob.flip(0, 0, { number: 5 });
  });
});

test('when every seat is taken, newcomers are refused, and players with a seat play on', async () => {
  const { table: onTable, alice } = tableGame('A B / B A');
  for (let seat = 0; seat < limits.seatsMax; seat++) {
    onTable.room.join(secretId(`p${seat}`), { name: `N${seat}` });
  }
  await isRefused('no-seat', alice.flip(0, 0));
  expect(() => onTable.room.join(secretId('late'), { name: 'Late' })).toThrow(
    'no seat is left here',
  );
  expect(onTable.version).toBe('run1-1-0');
  await onTable.flip(secretId('p999'), { row: 0, column: 0 });
  expect(onTable.view().spots[0]).toEqual({ card: 'A', by: 999, as: 'first' });
});
