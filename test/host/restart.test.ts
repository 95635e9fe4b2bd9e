import { describe, expect, test } from 'vitest';
import type { RoomSettings } from '../../shared/host-api.ts';
import { Host } from '../../main/host/host.ts';
import { peopleAt } from '../support/at-table.ts';
import { TestClock } from '../support/clock.ts';
import { failsBy } from '../support/promises.ts';
import { table } from '../support/server.ts';

function hosted(settings: Partial<RoomSettings>) {
  const clock = new TestClock();
  const people = peopleAt(table('A B / B A', settings));
  return { ...people, clock, host: new Host(people.table, clock, () => 0) };
}

describe('the automatic new game', () => {
  test('is off unless chosen', () => {
    const { host, clock } = hosted({});
    expect(host.restartSeconds).toBeNull();
    expect(clock.timers).toBe(0);
  });

  test('4-D: counts down, begins a new game at zero, and counts again', async () => {
    const { host, clock, table: onTable, alice, bob } = hosted({ restartMinutes: 2 });
    await alice.flip(0, 0);
    const waiting = bob.flip(0, 0);
    expect(host.restartSeconds).toBe(120);
    clock.pass(1);
    expect(host.restartSeconds).toBe(120);
    clock.pass(60_998);
    expect(host.restartSeconds).toBe(60);
    clock.pass(59_000);
    expect([host.restartSeconds, onTable.game]).toEqual([1, 1]);
    clock.pass(1);
    expect([host.restartSeconds, onTable.game]).toEqual([120, 2]);
    await failsBy('4-D', waiting);
    clock.pass(240_000);
    expect([host.restartSeconds, onTable.game]).toEqual([120, 4]);
    expect(clock.timers).toBe(1);
  });

  test('goes on whatever else happens at the table', async () => {
    const { host, clock, table: onTable, alice, ana } = hosted({ restartMinutes: 1 });
    clock.pass(30_000);
    await alice.flip(0, 0);
    ana.join('Ana');
    onTable.changeSettings({ replace: false });
    onTable.setDoor('joined', undefined);
    expect(host.restartSeconds).toBe(30);
    expect(clock.timers).toBe(1);
    clock.pass(30_000);
    expect(onTable.game).toBe(2);
  });

  test('begins anew with a game that the host starts', async () => {
    const { host, clock, table: onTable } = hosted({ restartMinutes: 1 });
    clock.pass(50_000);
    await host.newGame();
    expect(host.restartSeconds).toBe(60);
    clock.pass(59_999);
    expect(onTable.game).toBe(2);
    clock.pass(1);
    expect(onTable.game).toBe(3);
  });

  test('changing the setting counts from now; switching it off ends it', async () => {
    const { host, clock, table: onTable } = hosted({ restartMinutes: 1 });
    clock.pass(50_000);
    await host.settings({ restartMinutes: 3 });
    expect(host.restartSeconds).toBe(180);
    clock.pass(179_999);
    expect(onTable.game).toBe(1);
    clock.pass(1);
    expect(onTable.game).toBe(2);
    await host.settings({ restartMinutes: null });
    expect(host.restartSeconds).toBeNull();
    clock.pass(86_400_000);
    expect(onTable.game).toBe(2);
    await host.settings({ restartMinutes: 1 });
    expect(host.restartSeconds).toBe(60);
  });

  test('stop ends it', () => {
    const { host, clock, table: onTable } = hosted({ restartMinutes: 1 });
    host.stop();
    expect(clock.timers).toBe(0);
    onTable.startGame();
    expect(clock.timers).toBe(0);
    clock.pass(600_000);
    expect(onTable.game).toBe(2);
  });
});
