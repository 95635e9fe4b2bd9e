import { describe, expect, test } from 'vitest';
import { mayLook, mayPlay, tableGame } from '../support/table.ts';
import { failsBy, pending } from '../support/promises.ts';
import { refuses } from '../support/refusals.ts';

describe('a player who flips', () => {
  test('gets a seat with the first flip, as a text player named by the id', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    await alice.flip(0, 0);
    expect(onTable.seats.all()).toEqual([
      { id: 'alice', seat: 0, name: 'alice', kind: 'text', presence: 'text', removed: false },
    ]);
  });

  test('with a secret id is named by the seat, and never by the id', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A');
    await alice.flip(0, 0);
    await ana.flip(0, 1);
    expect(onTable.seats.find(ana.id)).toMatchObject({ seat: 1, name: 'Player 2', kind: 'text' });
    expect(JSON.stringify(onTable.view())).not.toContain(ana.id);
  });

  test('keeps the seat, and gets no second one', async () => {
    const { table: onTable, news, alice } = tableGame('A B / B A');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    expect(onTable.seats.all()).toHaveLength(1);
    expect(news.filter(({ step }) => step === undefined)).toHaveLength(1);
  });

  test('whose id is somebody’s name gets a number to it', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A');
    ana.join('ALICE');
    await alice.flip(0, 0);
    expect(onTable.seats.find('alice')?.name).toBe('alice 2');
  });
});

describe('joining', () => {
  test('gives the lowest free seat and the name', () => {
    const { table: onTable, ana, ben, eva } = tableGame('A A');
    expect(ana.join('Ana')).toEqual({ seat: 0, name: 'Ana' });
    expect(ben.join('Ben')).toEqual({ seat: 1, name: 'Ben' });
    onTable.leave(ana.id);
    expect(eva.join('Eva')).toEqual({ seat: 2, name: 'Eva' }); // Ana's is hers for this game
    onTable.room.startGame();
    expect(ana.join('Ana')).toEqual({ seat: 0, name: 'Ana' });
    expect(onTable.seats.find(ben.id)).toMatchObject({ seat: 1, kind: 'page', presence: 'here' });
    expect(onTable.seats.at(2)?.id).toBe(eva.id);
    expect(onTable.seats.at(3)).toBeUndefined();
  });

  test('with a name that is taken, ignoring case, gives it a number', () => {
    const { ana, ben, eva } = tableGame('A A');
    ana.join('Ana');
    expect(ben.join('ANA').name).toBe('ANA 2');
    expect(eva.join('ana').name).toBe('ana 3');
  });

  test('cleans the name, and refuses what is none', () => {
    const { table: onTable, ana } = tableGame('A A');
    expect(ana.join('  A\u202ena \n B ').name).toBe('Ana B');
    const { token } = onTable;
    for (const none of ['', '   ', '\u200b', 'x'.repeat(21)]) {
      refuses('bad-name', () => ana.join(none));
    }
    expect(onTable.token).toBe(token);
  });

  test('again renames and keeps seat and score', async () => {
    const { table: onTable, ana, ben } = tableGame('A A');
    ben.join('Ben');
    ana.join('Ana');
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    expect(ana.join('Anna')).toEqual({ seat: 1, name: 'Anna' });
    expect(ana.join('anna')).toEqual({ seat: 1, name: 'anna' }); // her own name is not taken
    expect(ana.view).toMatchObject({ name: 'anna', score: 1 });
    expect(ben.join('Ana').name).toBe('Ana'); // the old name is free
    expect(onTable.seats.all()).toHaveLength(2);
  });

  test('makes a page player of a text player, with the same seat and score', async () => {
    const { table: onTable, ana } = tableGame('A A');
    await ana.flip(0, 0);
    await ana.flip(0, 1);
    expect(ana.join('Ana')).toEqual({ seat: 0, name: 'Ana' });
    expect(onTable.seats.find(ana.id)).toMatchObject({ kind: 'page', presence: 'here' });
    expect(ana.view.score).toBe(1);
  });
});

describe('a spectator', () => {
  test('joins without a name, has no seat and may look but not play', () => {
    const { table: onTable, tv } = tableGame('A A');
    expect(tv.join()).toEqual({ seat: null, name: null });
    expect(onTable.seats.all()).toEqual([]);
    expect(onTable.seats.asker(tv.id).hasJoined).toBe(true);
    mayLook(onTable, tv.id);
    refuses('spectator', () => mayPlay(onTable, tv.id));
  });

  test('plays once they join with a name', async () => {
    const { table: onTable, tv } = tableGame('A A');
    tv.join();
    expect(tv.join('Eva')).toEqual({ seat: 0, name: 'Eva' });
    mayPlay(onTable, tv.id);
  });

  test('a player who joins without a name stays a player', () => {
    const { table: onTable, ana } = tableGame('A A');
    ana.join('Ana');
    expect(ana.join()).toEqual({ seat: 0, name: 'Ana' });
    mayPlay(onTable, ana.id);
  });
});

describe('presence', () => {
  test('of a page player is here or away; nothing is told where nothing changed', () => {
    const { table: onTable, news, ana } = tableGame('A A');
    ana.join('Ana');
    onTable.setPresence(ana.id, 'away');
    expect(ana.view.presence).toBe('away');
    const told = news.length;
    onTable.setPresence(ana.id, 'away');
    expect(news).toHaveLength(told);
    onTable.setPresence(ana.id, 'here');
    expect(ana.view.presence).toBe('here');
  });

  test('says nothing of text players, strangers and those removed', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A');
    await alice.flip(0, 0);
    ana.join('Ana');
    onTable.remove(ana.id);
    const { token } = onTable;
    for (const id of [alice.id, ana.id, 'stranger']) {
      onTable.setPresence(id, 'away');
      onTable.setPresence(id, 'here');
    }
    expect(onTable.token).toBe(token);
  });

  test('a player who left can come back, and is not away without having been', () => {
    const { table: onTable, ana } = tableGame('A A');
    ana.join('Ana');
    ana.leave();
    onTable.setPresence(ana.id, 'away');
    expect(ana.view.presence).toBe('left');
    onTable.setPresence(ana.id, 'here');
    expect(ana.view.presence).toBe('here');
  });
});

describe('leaving', () => {
  test('4-C: the score stays for this game, and coming back continues it', async () => {
    const { alice, ana } = tableGame('A A / B B');
    ana.join('Ana');
    for (const player of [alice, ana]) {
      const row = player === alice ? 0 : 1;
      await player.flip(row, 0);
      await player.flip(row, 1);
      player.leave();
      expect(player.view).toMatchObject({ presence: 'left', score: 1 });
    }
    alice.sees('none, none / none, none');
    await failsBy('1-A', alice.flip(0, 0));
    expect(alice.view).toMatchObject({ presence: 'text', score: 1, tries: 1 });
    await failsBy('1-A', ana.flip(0, 0));
    expect(ana.view).toMatchObject({ presence: 'here', name: 'Ana', score: 1 });
  });

  test('4-C: cards go back in one step, and one that somebody waits for is handed over', async () => {
    const { news, alice, bob, charlie } = tableGame('A B / B A');
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    const steps = news.filter(({ step }) => step !== undefined).length;
    alice.leave();
    await waiting;
    bob.sees('my A, down / down, down');
    expect(news.filter(({ step }) => step !== undefined)).toHaveLength(steps + 1);
    const waitingToo = charlie.flip(0, 0);
    charlie.leave();
    await failsBy('4-C', waitingToo);
  });

  test('4-C: several leave in one step; strangers are no matter', async () => {
    const { table: onTable, news, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    await bob.flip(0, 1);
    const before = news.length;
    onTable.leave('alice', 'stranger', 'bob');
    expect(news.slice(before).filter(({ step }) => step !== undefined)).toHaveLength(1);
    alice.sees('down, down / down, down');
    const { token } = onTable;
    onTable.leave('stranger');
    expect(onTable.token).toBe(token);
  });

  test('4-G: giving up frees the first card for the player who waits', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    expect(await pending(waiting)).toBe(true);
    onTable.giveUp('alice');
    await waiting;
    bob.sees('my A, down / down, down');
    expect(alice.view.presence).toBe('text');
  });
});

test('the host renames a player: everybody sees the new name, and the old one is free', () => {
  const { table: onTable, news, ana, ben } = tableGame('A B / B A');
  ana.join('Ana');
  const told = news.length;
  onTable.rename(ana.id, 'Mia');
  expect(ana.view.name).toBe('Mia');
  expect(news).toHaveLength(told + 1);
  expect(ben.join('Ana').name).toBe('Ana');
  onTable.rename(ana.id, 'ANA');
  expect(ana.view.name).toBe('ANA 2');
});
