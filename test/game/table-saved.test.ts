import { AssertionError } from 'node:assert';
import { describe, expect, test } from 'vitest';
import type { CommonView } from '../../shared/table-view.ts';
import { type SavedTable, readSavedTable } from '../../main/game/saved-table.ts';
import { Table } from '../../main/game/table.ts';
import { peopleAt, tableGame } from '../support/at-table.ts';
import { failsBy, pending } from '../support/promises.ts';
import { seededRandom } from '../support/random.ts';
import { isRefused, refuses } from '../support/refusals.ts';
import { restarted } from '../support/serve.ts';
import { secretId } from '../support/wire.ts';

/** A game in the middle: a pair found, a first card held, a miss to finish, one who left. */
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

function restore(change: (saved: SavedTable) => unknown, from: Table): Table {
  const saved = readSavedTable(JSON.parse(JSON.stringify(change(from.save()))));
  if (saved === undefined) throw new Error('the form is right');
  const options = { run: 'run2', random: seededRandom(1), report: () => undefined };
  return Table.restore(saved, options);
}

describe('a table that was saved and restored', () => {
  test('looks the same, but who was here is away', async () => {
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

  test('keeps game number, title, deck, settings, door, code and who is blocked', () => {
    const { table: onTable, ana, ben } = tableGame('A B / B A', { lobby: true, replace: false });
    ana.join('Ana');
    ben.join('Ben');
    onTable.startGame();
    onTable.changeSettings({ restartMinutes: 5, holdUpSeconds: null });
    onTable.setDoor('code', '2468');
    onTable.block(ben.id);
    const next = restarted(onTable);
    expect(next.game).toBe(2);
    expect(next.layout).toEqual(onTable.layout);
    expect(next.settings).toEqual(onTable.settings);
    expect(next.door).toEqual({ mode: 'code', code: '2468' });
    expect(next.you(ben.id)).toMatchObject({ blocked: true, removed: true });
    refuses('blocked', () => next.admitToLook(ben.id));
    refuses('code', () => next.join(secretId('zoe'), { name: 'Zoe' }));
    next.admitToPlay(ana.id);
  });

  test('4-H: a lobby is a lobby still', async () => {
    const { table: onTable } = tableGame('A A', { lobby: true });
    const { table: next, alice } = peopleAt(restarted(onTable));
    expect(next.phase).toBe('lobby');
    await failsBy('4-H', alice.flip(0, 0));
    next.begin();
    expect(restarted(next).phase).toBe('playing');
  });

  test('4-F: a game that is over stays over', async () => {
    const { table: onTable, alice } = tableGame('A A B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(0, 2);
    expect(restarted(onTable).phase).toBe('over');
  });

  test('4-F: a game that the host ended stays over, until the next', () => {
    const { table: onTable } = tableGame('A A');
    onTable.endGame();
    const next = restarted(onTable);
    expect(next.phase).toBe('over');
    next.startGame();
    expect(next.phase).toBe('playing');
  });

  test('numbered flips stay taken, with how they ended', async () => {
    const { table: onTable, ana, alice, bob } = await middle();
    await failsBy('2-B', ana.flip(1, 0, { number: 6 }));
    await alice.flip(2, 0, { number: 1 });
    const waiting = bob.flip(2, 0, { number: 8 });
    await failsBy('2-B', waiting); // bob held a first card
    void bob.flip(2, 0, { number: 9 });
    const next = peopleAt(restarted(onTable));
    await failsBy('2-B', next.ana.flip(2, 2, { number: 6 }));
    await isRefused('old-number', next.ana.flip(2, 2, { number: 5 }));
    await next.alice.flip(2, 1, { number: 1 });
    next.alice.sees('none, none, up B / down, down, down / my C, down, down');
    expect(next.table.you('bob').number).toBe(8); // 9 waited, and so was never seen
    expect(await pending(next.bob.flip(2, 0, { number: 9 }))).toBe(true);
  });

  test('4-B: who waited holds nothing and stands in no queue', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    void bob.flip(0, 0);
    const next = restarted(onTable);
    expect(next.held()).toMatchObject([{ controller: 'alice', waiters: [] }]);
    expect(next.players).toHaveLength(2);
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
    expect(next.players.map((player) => player.name)).toEqual(
      onTable.players.map((player) => player.name),
    );
  });
});

describe('a saved table that does not hold together is refused', () => {
  const changes: readonly (readonly [string, (saved: SavedTable) => unknown])[] = [
    ['a play of somebody without a seat', (saved) => ({ ...saved, players: [] })],
    [
      'a last pair of somebody without a seat',
      (saved) => ({ ...saved, lastPair: { player: 'stranger', card: 'A' } }),
    ],
    ['two players on one seat', (saved) => onlySeat(saved, 0)],
    ['one player on two seats', (saved) => ({ ...saved, players: twice(saved, {}) })],
    [
      'a name that two players have',
      (saved) => ({ ...saved, players: twice(saved, { id: 'other', name: 'ANA' }) }),
    ],
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

function onlySeat(saved: SavedTable, seat: number) {
  return { ...saved, players: saved.players.map((player) => ({ ...player, seat })) };
}

function twice(saved: SavedTable, change: object) {
  return [...saved.players, { ...saved.players[0], seat: 99, ...change }];
}
