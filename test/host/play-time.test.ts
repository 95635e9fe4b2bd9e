import { describe, expect, test } from 'vitest';
import type { HostState, RoomSettings } from '../../shared/host-api.ts';
import { Host } from '../../main/host/host.ts';
import { peopleAt } from '../support/at-table.ts';
import { TestClock } from '../support/clock.ts';
import { failsBy, pending } from '../support/promises.ts';
import { table } from '../support/server.ts';

const DONE = { ok: true, value: null };

function hosted(notation: string, settings: Partial<RoomSettings> = {}) {
  const clock = new TestClock();
  const people = peopleAt(table(notation, settings));
  const host = new Host(people.table, clock, () => 0);
  host.port = 8080;
  return { ...people, clock, host };
}

async function stateOf(host: Host): Promise<HostState> {
  const answer = await host.state();
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

describe('the time that a game was played', () => {
  test('runs from its first flip until it is over', async () => {
    const { host, clock, alice } = hosted('A A');
    clock.pass(5_000);
    expect(host.playedSeconds).toBe(0);
    await alice.flip(0, 0);
    clock.pass(2_500);
    expect(host.playedSeconds).toBe(2.5);
    await alice.flip(0, 1);
    clock.pass(60_000);
    expect(host.playedSeconds).toBe(2.5);
  });

  test('4-F: runs on when a map reopens the game', async () => {
    const { host, clock, alice } = hosted('A A B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    clock.pass(4_000);
    expect(host.playedSeconds).toBe(0);
    await alice.replace('B', 'C');
    expect(host.playedSeconds).toBe(4);
  });

  test('4-D: begins anew with each game', async () => {
    const { host, clock, alice } = hosted('A A');
    await alice.flip(0, 0);
    clock.pass(3_000);
    await host.newGame();
    expect(host.playedSeconds).toBe(0);
    clock.pass(3_000);
    expect(host.playedSeconds).toBe(0);
    await alice.flip(0, 0);
    clock.pass(1_000);
    expect(host.playedSeconds).toBe(1);
  });
});

describe('ending a game', () => {
  test('4-F: it is over as it stands: cards, scores and waiting stay as they are', async () => {
    const { host, clock, table: onTable, alice, bob } = hosted('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0);
    const waiting = bob.flip(1, 0);
    const { version } = onTable;
    clock.pass(7_000);
    expect(await host.endGame()).toEqual(DONE);
    expect([onTable.phase, onTable.version]).toEqual(['over', version]);
    expect(alice.view.score).toBe(1);
    expect(await pending(waiting)).toBe(true);
    clock.pass(9_000);
    expect(host.playedSeconds).toBe(7);
    await host.newGame();
    expect(onTable.phase).toBe('playing');
    await failsBy('4-D', waiting);
  });

  test('who follows the table is told', async () => {
    const { host, table: onTable } = hosted('A A');
    const followed = onTable.follow({ since: onTable.token });
    await host.endGame();
    await expect(followed).resolves.toBeUndefined();
  });
});

describe('choosing the network', () => {
  test('shows the link of that adapter', async () => {
    const { host } = hosted('A A');
    for (const { adapter } of (await stateOf(host)).addresses) {
      expect(await host.chooseAdapter({ adapter })).toEqual(DONE);
      const state = await stateOf(host);
      const chosen = state.addresses.find((address) => address.adapter === adapter);
      expect([state.adapter, state.joinLink]).toEqual([adapter, chosen?.link]);
    }
  });

  test('of one that is gone shows the likeliest of those that are there', async () => {
    const { host } = hosted('A A');
    const { adapter, joinLink } = await stateOf(host);
    expect(await host.chooseAdapter({ adapter: 'no such adapter' })).toEqual(DONE);
    expect(await stateOf(host)).toMatchObject({ adapter, joinLink });
  });

  test('the name of this computer leads to the same server', async () => {
    const { host } = hosted('A A');
    expect((await stateOf(host)).localName).toMatch(/^[^\s:]+\.local:8080$/);
  });
});
