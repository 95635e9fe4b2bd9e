import { describe, expect, test } from 'vitest';
import { hosted } from '../support/hosted.ts';
import { failsBy } from '../support/promises.ts';

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
