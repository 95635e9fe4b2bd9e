import { AssertionError } from 'node:assert';
import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import type { CommonView } from '../../shared/table-view.ts';
import { type SavedAlone, readSavedRoom } from '../../main/table/saved-room.ts';
import { Room } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { mayLook, mayPlay, peopleAt, restarted, savedAlone, tableGame } from '../support/table.ts';
import { failsBy, pending } from '../support/promises.ts';
import { seededRandom } from '../support/random.ts';
import { isRefused, refuses } from '../support/refusals.ts';
import { secretId } from '../support/wire.ts';

/** A game in the middle: a pair found, a first card controlled, a miss to finish, one who left. */
async function middle() {
  const people = tableGame('A A B / B C D / C D E');
  const { table: onTable, alice, bob, ana, ben, eva } = people;
  ana.join('Ana');
  ben.join('Ben');
  eva.join('Eva');
  await ana.flip(0, 0, { number: 3 });
  await ana.flip(0, 1, { number: 4 });
  await ana.flip(0, 2, { number: 5 });
  await alice.flip(1, 1);
  await alice.flip(1, 2);
  await bob.flip(1, 0);
  onTable.setPresence(ben.id, 'away');
  eva.leave();
  return people;
}

/** What is the same before and after a restart. */
function lasting(view: CommonView): CommonView {
  return { ...view, token: '', happenings: [] };
}

function restore(change: (saved: SavedAlone) => unknown, from: Table): Table {
  const saved = readSavedRoom(JSON.parse(JSON.stringify(change(savedAlone(from)))));
  if (saved === undefined) throw new Error('the form is right');
  const options = { run: 'run2', random: seededRandom(1), report: () => undefined };
  return Room.restore(saved, options).first;
}

describe('a table that was saved and restored', () => {
  test('looks the same, but players who were here are away', async () => {
    const { table: onTable } = await middle();
    const before = lasting(onTable.view());
    const after = lasting(restarted(onTable).view());
    const players = before.players.map((player) =>
      player.presence === 'here' ? { ...player, presence: 'away' } : player,
    );
    expect(after).toEqual({ ...before, players });
    expect(players.map((player) => player.presence)).toEqual([
      'away',
      'away',
      'left',
      'text',
      'text',
    ]);
  });

  test('looks the same to each player, and has another run in its tokens', async () => {
    const { table: onTable, ana } = await middle();
    const next = restarted(onTable);
    for (const id of ['alice', 'bob', ana.id, 'stranger']) {
      expect(next.look(id).state).toEqual(onTable.look(id).state);
    }
    expect(next.version).toBe(onTable.version.replace('run1', 'run2'));
  });

  test('3-A, 3-B: the game goes on where it was', async () => {
    const { table: onTable } = await middle();
    const { alice, bob, ana } = peopleAt(restarted(onTable));
    await ana.flip(1, 0).catch(() => undefined); // bob's: 2-B
    ana.sees('none, none, up B / up B, up C, up D / down, down, down');
    await alice.flip(2, 0); // finishes her miss
    alice.sees('none, none, up B / up B, down, down / my C, down, down');
    await bob.flip(0, 2);
    expect(bob.view).toMatchObject({ score: 1, tries: 1 });
    expect(ana.view).toMatchObject({ score: 1, tries: 2 });
  });

  test('a blocked player is known by name after a restart as well, and may come back', () => {
    const { table: onTable, ana, ben } = tableGame('A B / B A');
    ana.join('Mia');
    onTable.block(ana.id);
    onTable.room.startGame(); // the name is free again
    ben.join('mia');
    onTable.block(ben.id);
    const next = restarted(onTable);
    expect(blockedNames(next)).toEqual(['Mia', 'mia 2']);
    next.room.unblock('Mia');
    expect(next.you(ana.id).blocked).toBe(false);
    expect(next.room.join(ana.id, { name: 'Ana' })).toMatchObject({ name: 'Ana' });
    refuses('blocked', () => next.room.join(ben.id, { name: 'Mia' }));
    const { token } = next;
    next.room.unblock('Mia'); // nobody, by now
    expect(next.token).toBe(token);
    expect(blockedNames(restarted(next))).toEqual(['mia 2']);
  });

  test('a game saved by the first version, which wrote down the ids of blocked players, goes on', () => {
    const { table: onTable, ana } = tableGame('A B / B A');
    ana.join('Ana');
    onTable.block(ana.id);
    const next = restore((saved) => ({ ...saved, blocked: [ana.id, 'carol'] }), onTable);
    expect(blockedNames(next)).toEqual(['Somebody', 'carol']);
    refuses('blocked', () => mayLook(next, ana.id));
    next.room.unblock('Somebody');
    mayLook(next, ana.id);
  });

  test('keeps game number, title, deck, settings, door, code and blocked players', () => {
    const { table: onTable, ana, ben } = tableGame('A B / B A', { lobby: true, replace: false });
    ana.join('Ana');
    ben.join('Ben');
    onTable.room.startGame();
    onTable.room.changeSettings({ restartMinutes: 5, holdUpSeconds: null });
    onTable.room.setDoor('code', '2468');
    onTable.block(ben.id);
    const next = restarted(onTable);
    expect(next.game.number).toBe(2);
    expect([next.game.title, next.game.deck]).toEqual([onTable.game.title, onTable.game.deck]);
    expect(next.settings).toEqual(onTable.settings);
    expect(next.door).toEqual({ mode: 'code', code: '2468' });
    expect(next.you(ben.id)).toMatchObject({ blocked: true, removed: true });
    refuses('blocked', () => mayLook(next, ben.id));
    expect(blockedNames(next)).toEqual(['Ben']);
    refuses('code', () => next.room.join(secretId('zoe'), { name: 'Zoe' }));
    mayPlay(next, ana.id);
  });

  test('a game saved before nobody else could be kept out, and names could stay, goes on', () => {
    const { table: onTable, ana } = tableGame('A B / B A');
    ana.join('Ana');
    const next = restore((saved) => {
      const { closed: _closed, fixedNames: _fixedNames, ...settings } = saved.settings;
      return { ...saved, settings };
    }, onTable);
    expect(next.settings).toEqual(onTable.settings);
  });

  test('keeps who may join, whose name stays, and who has tried something this evening', async () => {
    const { table: onTable, ana, ben } = tableGame('A B / B A');
    ana.join('Ana');
    ben.join('Ben');
    await ben.flip(0, 0);
    await ben.flip(0, 1);
    onTable.room.startGame();
    onTable.rename(ana.id, 'Anna');
    onTable.room.changeSettings({ closed: true });
    const next = restarted(onTable);
    refuses('closed', () => next.room.join(secretId('zoe'), { name: 'Zoe' }));
    expect(next.room.join(ana.id, { name: 'Rude' })).toMatchObject({ name: 'Anna' });
    next.removeIdle(null);
    expect(next.seats.all().map(({ id }) => id)).toEqual([ben.id]);
  });

  test('4-H: a lobby is a lobby still', async () => {
    const { table: onTable } = tableGame('A A', { lobby: true });
    const { table: next, alice } = peopleAt(restarted(onTable));
    expect(next.game.phase).toBe('lobby');
    await failsBy('4-H', alice.flip(0, 0));
    next.room.begin();
    expect(restarted(next).game.phase).toBe('playing');
  });

  test('4-F: a game that is over stays over', async () => {
    const { table: onTable, alice } = tableGame('A A B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(0, 2);
    expect(restarted(onTable).game.phase).toBe('over');
  });

  test('4-I: a game that the host ended stays ended, until the next', async () => {
    const { table: onTable } = tableGame('A A');
    onTable.endGame();
    const { table: next, alice } = peopleAt(restarted(onTable));
    expect(next.game.phase).toBe('over');
    await failsBy('4-I', alice.flip(0, 0));
    next.room.startGame();
    expect(next.game.phase).toBe('playing');
  });

  test('numbered flips stay taken, with how they ended', async () => {
    const { table: onTable, ana, alice, bob } = await middle();
    await failsBy('2-B', ana.flip(1, 0, { number: 6 }));
    await alice.flip(2, 0, { number: 1 });
    const waiting = bob.flip(2, 0, { number: 8 });
    await failsBy('2-B', waiting); // bob controlled a first card
    void bob.flip(2, 0, { number: 9 });
    const next = peopleAt(restarted(onTable));
    await failsBy('2-B', next.ana.flip(2, 2, { number: 6 }));
    await isRefused('old-number', next.ana.flip(2, 2, { number: 5 }));
    await next.alice.flip(2, 1, { number: 1 });
    next.alice.sees('none, none, up B / down, down, down / my C, down, down');
    expect(next.table.you('bob').number).toBe(8); // 9 waited, and so was never seen
    expect(await pending(next.bob.flip(2, 0, { number: 9 }))).toBe(true);
  });

  test('4-B: who waited controls nothing and stands in no queue', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    void bob.flip(0, 0);
    const next = restarted(onTable);
    expect(next.game.board.controlled()).toMatchObject([{ controller: 'alice', waiters: [] }]);
    expect(next.seats.all()).toHaveLength(2);
  });

  test.each([
    ['a plain one', 'Ana'],
    ['a family of emoji', '👩‍👩‍👧 Ana'],
    ['one of full length', 'x'.repeat(20)],
    ['a control character between spaces', 'a \u0001 b'],
    ['a bidi character between spaces', 'a \u202e b'],
    ['an invisible character before an accent', 'e\u200b\u0301'],
  ])('reads every name again that could be joined with: %s', (_, name) => {
    const { table: onTable, ana, ben } = tableGame('A A');
    ana.join(name);
    ben.join(name);
    const next = restarted(onTable);
    expect(next.seats.all().map((player) => player.name)).toEqual(
      onTable.seats.all().map((player) => player.name),
    );
  });
});

test('seatsMax: the last seat of the table is read again, and none beyond it', async () => {
  const { table: onTable } = await middle();
  const saved = savedAlone(onTable);
  const [first] = saved.players;
  const at = (seat: number) => readSavedRoom({ ...saved, players: [{ ...first, seat }] });
  expect(at(limits.seatsMax - 1)).toMatchObject({ players: [{ seat: limits.seatsMax - 1 }] });
  expect(at(limits.seatsMax)).toBeUndefined();
});

test('no game is lost for a name: each is made one that is free', async () => {
  const { table: onTable } = await middle();
  const names = ['Ana', 'A\u034fNA', 'Ben\u200d', '\u{1d159}', 'x'.repeat(21)];
  const next = restore(
    (saved) => ({
      ...saved,
      players: saved.players.map((player, index) => ({ ...player, name: names[index] ?? 'x' })),
    }),
    onTable,
  );
  expect(next.seats.all().map(({ name }) => name)).toEqual([
    'Ana',
    'A\u034fNA 2',
    'Ben',
    'Player 4',
    'Player 5',
  ]);
});

describe('a saved table that does not hold together is refused', () => {
  const changes: readonly (readonly [string, (saved: SavedAlone) => unknown])[] = [
    ['a play of somebody without a seat', (saved) => ({ ...saved, players: [] })],
    [
      'a last pair of somebody without a seat',
      (saved) => ({ ...saved, lastPair: { player: 'stranger', card: 'A' } }),
    ],
    ['two players on one seat', (saved) => onlySeat(saved, 0)],
    ['one player on two seats', (saved) => ({ ...saved, players: twice(saved, {}) })],
    [
      'a text player who is away',
      (saved) => ({
        ...saved,
        players: saved.players.map((player) =>
          player.kind === 'text' ? { ...player, presence: 'away' } : player,
        ),
      }),
    ],
    [
      'too few cards in the deck',
      (saved) => ({ ...saved, deck: { ...saved.deck, cards: saved.deck.cards.slice(1) } }),
    ],
    [
      'a spot too many on the board',
      (saved) => ({ ...saved, board: { ...saved.board, spots: [...saved.board.spots, null] } }),
    ],
    [
      'a controlled card without a play',
      (saved) => ({ ...saved, board: { ...saved.board, plays: [] } }),
    ],
    [
      'a deck of another shape than the board',
      (saved) => ({ ...saved, deck: { ...saved.deck, rows: 1, columns: 9 } }),
    ],
    [
      'a score above the tries',
      (saved) => ({ ...saved, tallies: saved.tallies.map((tally) => ({ ...tally, tries: 0 })) }),
    ],
    ['a door that needs a code and has none', (saved) => ({ ...saved, door: 'code', code: null })],
  ];

  test.each(changes)('%s', async (_, change) => {
    const { table: onTable } = await middle();
    expect(() => restore((saved) => saved, onTable)).not.toThrow();
    expect(() => restore(change, onTable)).toThrow(AssertionError);
  });
});

function onlySeat(saved: SavedAlone, seat: number) {
  return { ...saved, players: saved.players.map((player) => ({ ...player, seat })) };
}

function twice(saved: SavedAlone, change: object) {
  return [...saved.players, { ...saved.players[0], seat: 99, ...change }];
}

function blockedNames({ room }: Table): readonly string[] {
  return [...room.blocked].map(({ name }) => name);
}
