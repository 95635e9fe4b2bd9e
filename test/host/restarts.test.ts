import { describe, expect, test } from 'vitest';
import { seatComputers } from '../support/computers.ts';
import { hosted } from '../support/hosted.ts';
import { failsBy } from '../support/promises.ts';

const NOTATION = 'A B / B A';

describe('the automatic new game', () => {
  test('is off unless chosen', () => {
    const { restarts, clock } = hosted(NOTATION, {});
    expect(restarts.seconds).toBeNull();
    expect(clock.timers).toBe(0);
  });

  test('4-D: counts down, begins a new game at zero, and counts again', async () => {
    const { restarts, clock, table: onTable, alice, bob } = hosted(NOTATION, { restartMinutes: 2 });
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    expect(restarts.seconds).toBe(120);
    clock.pass(1);
    expect(restarts.seconds).toBe(120);
    clock.pass(60_998);
    expect(restarts.seconds).toBe(60);
    clock.pass(59_000);
    expect([restarts.seconds, onTable.game.number]).toEqual([1, 1]);
    clock.pass(1);
    expect([restarts.seconds, onTable.game.number]).toEqual([120, 2]);
    await failsBy('4-D', waiting);
    clock.pass(240_000);
    expect([restarts.seconds, onTable.game.number]).toEqual([120, 4]);
    expect(clock.timers).toBe(1);
  });

  test('goes on whatever else happens at the table', async () => {
    const { restarts, clock, table: onTable, alice, ana } = hosted(NOTATION, { restartMinutes: 1 });
    clock.pass(30_000);
    await alice.flip(0, 0);
    ana.join('Ana');
    onTable.room.changeSettings({ replace: false });
    onTable.room.setDoor('joined', undefined);
    expect(restarts.seconds).toBe(30);
    expect(clock.timers).toBe(1);
    clock.pass(30_000);
    expect(onTable.game.number).toBe(2);
  });

  test('begins anew with a game that the host starts', async () => {
    const { powers, restarts, clock, table: onTable } = hosted(NOTATION, { restartMinutes: 1 });
    clock.pass(50_000);
    await powers.newGame();
    expect(restarts.seconds).toBe(60);
    clock.pass(59_999);
    expect(onTable.game.number).toBe(2);
    clock.pass(1);
    expect(onTable.game.number).toBe(3);
  });

  test('changing the setting counts from now; switching it off ends it', async () => {
    const { powers, restarts, clock, table: onTable } = hosted(NOTATION, { restartMinutes: 1 });
    clock.pass(50_000);
    await powers.settings({ restartMinutes: 3 });
    expect(restarts.seconds).toBe(180);
    clock.pass(179_999);
    expect(onTable.game.number).toBe(1);
    clock.pass(1);
    expect(onTable.game.number).toBe(2);
    await powers.settings({ restartMinutes: null });
    expect(restarts.seconds).toBeNull();
    clock.pass(86_400_000);
    expect(onTable.game.number).toBe(2);
    await powers.settings({ restartMinutes: 1 });
    expect(restarts.seconds).toBe(60);
  });

  test('ends with the host, and with it all else that follows the table', () => {
    const { stop, clock, table: onTable } = hosted(NOTATION, { restartMinutes: 1 });
    seatComputers(onTable, 'goldfish', 'elephant');
    stop();
    expect(clock.timers).toBe(0);
    onTable.room.startGame();
    expect(clock.timers).toBe(0);
    clock.pass(600_000);
    expect(onTable.game.number).toBe(2);
  });
});
