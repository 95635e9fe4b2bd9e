import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../shared/settings.ts';
import { limits } from '../../shared/limits.ts';
import { Room } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { following, table, tableGame, watching } from '../support/table.ts';
import { deck } from '../support/game.ts';
import { failsBy, pending } from '../support/promises.ts';
import { seededRandom } from '../support/random.ts';
import { isRefused } from '../support/refusals.ts';
import { secretId } from '../support/wire.ts';

/** The cards in the order in which they lie, found by turning every one up. */
async function laidOut(onTable: Table): Promise<string> {
  const { rows, columns } = onTable.view();
  const cards: string[] = [];
  for (let spot = 0; spot < rows * columns; spot++) {
    const at = { row: Math.floor(spot / columns), column: spot % columns };
    await onTable.flip(`p${spot}`, at);
    const seen = onTable.look(`p${spot}`).state.spots[spot];
    cards.push(seen?.face === 'up' ? seen.card : '?');
  }
  return cards.join(' ');
}

function opened(notation: string, shuffle: boolean): Table {
  const options = { run: 'run1', random: seededRandom(7), report: () => undefined };
  const layout = { deck: deck(notation), title: 'Test' };
  return Room.open(layout, options, { ...defaultSettings, shuffle }).first;
}

describe('a table that is opened', () => {
  test('has its first game, everything face down, nobody there', () => {
    const { table: onTable } = tableGame('A B / B A');
    expect(onTable.view()).toEqual({
      token: 'run1-1-0-0',
      game: 1,
      title: 'Test',
      phase: 'playing',
      rows: 2,
      columns: 2,
      faces: 'words',
      hasFaces: false,
      unlike: false,
      language: null,
      spots: [1, 1, 1, 1],
      pairsLeft: 2,
      lastPair: null,
      players: [],
      happenings: [],
      bringing: null,
      dealt: 0,
      room: { door: 'open', replace: true },
    });
    expect(onTable.settings).toEqual({ ...defaultSettings, shuffle: false });
    expect(onTable.game.board.broken).toBeUndefined();
  });

  test('without shuffling the deck is laid out as written', async () => {
    expect(await laidOut(opened('A B C D / E F G H', false))).toBe('A B C D E F G H');
  });

  test('with shuffling it is laid out in another order, with the same cards', async () => {
    const cards = await laidOut(opened('A B C D / E F G H', true));
    expect(cards).not.toBe('A B C D E F G H');
    expect(cards.split(' ').toSorted().join(' ')).toBe('A B C D E F G H');
  });

  test('looking registers nobody and changes nothing', () => {
    const { table: onTable, news, alice } = tableGame('A A');
    alice.sees('down, down');
    expect(onTable.look('alice').version).toBe('run1-1-0');
    expect(onTable.seats.all()).toEqual([]);
    expect(onTable.token).toBe('run1-1-0-0');
    expect(news).toEqual([]);
  });

  test('contains the positions of its board and no others', () => {
    const onTable = table('A B C / C B A');
    expect(onTable.game.board.contains({ row: 1, column: 2 })).toBe(true);
    expect(onTable.game.board.contains({ row: 2, column: 0 })).toBe(false);
    expect(onTable.game.board.contains({ row: 0, column: 3 })).toBe(false);
  });
});

describe('tokens', () => {
  test('the version grows with what players see, the token with what the view shows', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0); // a seat, then a card turned up
    expect([onTable.version, onTable.token]).toEqual(['run1-1-1', 'run1-1-1-2']);
    void bob.flip(0, 0); // a seat, then a wait: nothing that a board state shows
    expect([onTable.version, onTable.token]).toEqual(['run1-1-1', 'run1-1-1-4']);
  });

  test('a flip that only fails changes neither', async () => {
    const { table: onTable, alice, bob } = tableGame('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0); // 3-A
    await bob.flip(1, 1).then(() => bob.leave());
    await failsBy('1-A', bob.flip(0, 0)); // bob is back
    const { token } = onTable;
    await failsBy('1-A', bob.flip(0, 0));
    expect(onTable.token).toBe(token);
  });
});

describe('watching and following', () => {
  test('watch without a token waits for a visible change; control alone is none', async () => {
    const { table: onTable, alice, bob } = tableGame('A B / B A');
    await alice.flip(0, 0);
    const watched = watching(onTable);
    void bob.flip(0, 0);
    expect(await pending(watched)).toBe(true);
    await alice.flip(0, 1);
    await expect(watched).resolves.toBeUndefined();
  });

  test('watch with the present waits, be it of the board or of the table view', async () => {
    const { table: onTable, alice } = tableGame('A B / B A');
    const byVersion = watching(onTable, { since: onTable.version });
    const byToken = watching(onTable, { since: onTable.token });
    expect(await pending(byVersion)).toBe(true);
    expect(await pending(byToken)).toBe(true);
    await alice.flip(0, 0);
    expect(await pending(byVersion)).toBe(false);
    expect(await pending(byToken)).toBe(false);
  });

  test.each([
    ['older', 'run1-1-0'],
    ['older, and a beginning of the present', 'run1-1'],
    ['newer', 'run1-1-10'],
    ['of another game', 'run1-2-1'],
    ['of another run', 'run2-1-1'],
    ['garbage', '💥'],
    ['empty', ''],
  ])('watch and follow answer at once to a token that is %s', async (_, since) => {
    const { table: onTable, alice } = tableGame('A B / B A');
    await alice.flip(0, 0);
    expect(onTable.version).toBe('run1-1-1');
    await expect(watching(onTable, { since })).resolves.toBeUndefined();
    await expect(following(onTable, { since })).resolves.toBeUndefined();
  });

  test('follow waits at the present, and ends when only waiting changed', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A');
    ana.join('Ana');
    await alice.flip(0, 0);
    const { version } = onTable;
    const followed = following(onTable);
    expect(await pending(followed)).toBe(true);
    void ana.flip(0, 0);
    await expect(followed).resolves.toBeUndefined();
    expect(onTable.version).toBe(version);
  });

  test('follow ends when only the players changed', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A');
    ana.join('Ana');
    const joined = following(onTable);
    onTable.setPresence(alice.id, 'away'); // there is no such player
    onTable.setPresence(ana.id, 'here'); // she is
    expect(await pending(joined)).toBe(true);
    onTable.setPresence(ana.id, 'away');
    await expect(joined).resolves.toBeUndefined();
  });

  test('a client that stops watching or following is told the reason, at once and later', async () => {
    const { table: onTable } = tableGame('A B / B A');
    const controller = new AbortController();
    const { signal } = controller;
    const reason = new Error('gone');
    const watched = watching(onTable, { signal });
    const followed = following(onTable, { signal });
    controller.abort(reason);
    await expect(watched).rejects.toBe(reason);
    await expect(followed).rejects.toBe(reason);
    await expect(watching(onTable, { signal })).rejects.toBe(reason);
    await expect(following(onTable, { signal })).rejects.toBe(reason);
  });
});

describe('replacing', () => {
  test('a replace is told to everybody, once however many cards it changed', async () => {
    const { table: onTable, alice, ana } = tableGame('A B / B A');
    ana.join('Ana');
    await ana.replace('A', 'C');
    await alice.replace('B', 'D');
    expect(onTable.view().happenings).toEqual([
      { kind: 'replaced', who: 'Ana', from: 'A', to: 'C', number: 1 },
      { kind: 'replaced', who: 'alice', from: 'B', to: 'D', number: 2 },
    ]);
  });

  test('a secret id that replaces without a seat is nobody by name', async () => {
    const { table: onTable, ana } = tableGame('A A');
    await ana.replace('A', 'B');
    expect(onTable.view().happenings).toMatchObject([{ who: 'Somebody' }]);
    expect(JSON.stringify(onTable.view())).not.toContain(secretId('ana'));
  });

  test('a replace that changes nothing is no happening', async () => {
    const { table: onTable, alice, news } = tableGame('A A');
    await alice.replace('B', 'C');
    await alice.replace('A', 'A');
    expect(onTable.view().happenings).toEqual([]);
    expect(news).toEqual([]);
  });

  test('only the last few happenings are kept, and their numbers go on', async () => {
    const { table: onTable, alice } = tableGame('c0 c0');
    const count = limits.noticesMax + 1;
    for (let turn = 0; turn < count; turn++) await alice.replace(`c${turn}`, `c${turn + 1}`);
    const numbers = onTable.view().happenings.map((happening) => happening.number);
    expect(numbers).toEqual(Array.from({ length: limits.noticesMax }, (_, at) => at + 2));
  });

  test.each([
    [
      'a card that is just short enough',
      '🦊'.repeat(limits.shownCardCharsMax),
      (card: string) => card,
    ],
    [
      'a longer one, cut between two characters',
      '🦊'.repeat(limits.cardUnitsMax / 2),
      () => `${'🦊'.repeat(limits.shownCardCharsMax - 1)}…`,
    ],
  ])('beside the board, everybody is sent %s', async (_, card, cut) => {
    const { table: onTable, alice } = tableGame('A A B B');
    await alice.replace('A', card);
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.replace(card, 'Z');
    const { happenings, lastPair, players } = onTable.view();
    const [first, second] = happenings;
    expect([first, second]).toMatchObject([{ from: 'A', to: cut(card) }, { from: cut(card) }]);
    expect([lastPair?.card, players[0]?.last]).toEqual([cut(card), cut(card)]);
  });

  test('the board itself has every card whole', async () => {
    const { table: onTable, alice } = tableGame('A A');
    const card = 'x'.repeat(limits.cardUnitsMax);
    await alice.replace('A', card);
    await alice.flip(0, 0);
    alice.sees(`my ${card}, down`);
    expect(onTable.view().spots[0]).toMatchObject({ card });
  });

  test('switched off, it is refused and changes nothing; switched on, it goes again', async () => {
    const { table: onTable, alice } = tableGame('A B');
    onTable.room.changeSettings({ replace: false });
    expect(onTable.view().room).toEqual({ door: 'open', replace: false });
    await isRefused('no-replace', alice.replace('A', 'B'));
    expect(onTable.version).toBe('run1-1-0');
    onTable.room.changeSettings({ replace: true });
    await alice.replace('A', 'B');
    expect(onTable.view().pairsLeft).toBe(1);
  });
});
