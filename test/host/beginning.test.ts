import { describe, expect, test } from 'vitest';
import { hosted } from '../support/hosted.ts';
import { failsBy } from '../support/promises.ts';
import { restarted } from '../support/table.ts';

const LOBBY = { lobby: true };

describe('4-H: a game in the lobby begins in three seconds', () => {
  test('tells how many are left, fails flips until then, and begins', async () => {
    const { powers, beginning, clock, table, alice } = hosted('A B / B A', LOBBY);
    expect(beginning.seconds).toBeNull();
    await powers.begin({ seconds: 3 });
    expect([beginning.seconds, table.game.phase]).toEqual([3, 'lobby']);
    clock.pass(1_250);
    expect(beginning.seconds).toBe(1.75);
    await failsBy('4-H', alice.flip(0, 0));
    clock.pass(1_749);
    await failsBy('4-H', alice.flip(0, 0));
    clock.pass(1);
    expect([beginning.seconds, table.game.phase]).toEqual([null, 'playing']);
    await alice.flip(0, 0);
    alice.sees('my A, down / down, down');
    expect(clock.timers).toBe(0);
  });

  test('the last moment set counts alone, and zero seconds begin at once', async () => {
    const { powers, beginning, clock, table } = hosted('A A', LOBBY);
    await powers.begin({ seconds: 3 });
    clock.pass(2_000);
    await powers.begin({ seconds: 3 });
    clock.pass(2_000);
    expect([beginning.seconds, table.game.phase]).toEqual([1, 'lobby']);
    await powers.begin({});
    expect([beginning.seconds, table.game.phase, clock.timers]).toEqual([null, 'playing', 0]);
  });

  test('another game has no such moment', async () => {
    const { powers, beginning, clock, table } = hosted('A A', LOBBY);
    await powers.begin({ seconds: 3 });
    await powers.newGame();
    expect([beginning.seconds, clock.timers]).toEqual([null, 0]);
    clock.pass(60_000);
    expect([table.game.number, table.game.phase]).toEqual([2, 'lobby']);
  });

  test('a game that is played already does not begin again', async () => {
    const { powers, beginning, table } = hosted('A A');
    await powers.begin({ seconds: 3 });
    expect([beginning.seconds, table.game.phase]).toEqual([null, 'playing']);
  });
});

describe('4-H: a new game begins in three seconds, where the host asks for it', () => {
  test('it counts as if it waited in a lobby, for all in one view, and begins by itself', async () => {
    const { powers, beginning, clock, table, alice } = hosted('A B / B A');
    await powers.newGame({ seconds: 3 });
    expect([table.game.number, table.game.phase, beginning.seconds]).toEqual([2, 'lobby', 3]);
    await failsBy('4-H', alice.flip(0, 0));
    clock.pass(3_000);
    expect([table.game.phase, beginning.seconds]).toEqual(['playing', null]);
    await alice.flip(0, 0);
    await powers.newGame({});
    expect([table.game.number, table.game.phase, clock.timers]).toEqual([3, 'playing', 0]);
  });

  test('a bundled board and the text of a file, too', async () => {
    const { powers, clock, table } = hosted('A A');
    await powers.openBoard({ title: 'Mine', text: '1x2\nC\nC\n', seconds: 3 });
    expect([table.game.title, table.game.phase]).toEqual(['Mine', 'lobby']);
    await powers.chooseBoard({ board: 'perfect.txt', seconds: 2 });
    expect([table.game.number, table.game.phase]).toEqual([3, 'lobby']);
    clock.pass(1_999);
    expect(table.game.phase).toBe('lobby');
    clock.pass(1);
    expect(table.game.phase).toBe('playing');
  });

  test('a lobby that the host wants is left when the host says so, and not before', async () => {
    const { powers, beginning, clock, table } = hosted('A A', LOBBY);
    await powers.newGame({ seconds: 3 });
    expect(beginning.seconds).toBeNull();
    clock.pass(60_000);
    expect(table.game.phase).toBe('lobby');
  });

  test('a host that ends while everybody counts comes back in the game that they counted to', async () => {
    const { powers, room, table } = hosted('A B / B A');
    await powers.newGame({ seconds: 3 });
    expect(restarted(table).game.phase).toBe('playing');
    await powers.settings({ tables: 2 });
    await powers.newGame({ seconds: 3 });
    expect(room.tables.map((each) => restarted(each).game.phase)).toEqual(['playing', 'playing']);
    await powers.openBringing();
    expect(restarted(table).game.phase).toBe('lobby');
    await powers.begin({ seconds: 3 });
    expect(restarted(table).game.phase).toBe('playing');
  });

  test('all tables count to the same moment', async () => {
    const { powers, room, clock } = hosted('A B / B A');
    await powers.settings({ tables: 3 });
    await powers.newGame({ seconds: 3 });
    expect(room.tables.map(({ game }) => game.phase)).toEqual(['lobby', 'lobby', 'lobby']);
    clock.pass(3_000);
    expect(room.tables.map(({ game }) => game.phase)).toEqual(['playing', 'playing', 'playing']);
  });
});
