import { describe, expect, test } from 'vitest';
import type { HostState } from '../../shared/host-state.ts';
import type { Powers } from '../../main/host/powers.ts';
import { following, restarted } from '../support/table.ts';
import { hosted } from '../support/hosted.ts';
import { failsBy } from '../support/promises.ts';

const DONE = { ok: true, value: null };

async function stateOf(powers: Powers): Promise<HostState> {
  const answer = await powers.state();
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

describe('the time that a game was played', () => {
  test('runs from its first flip until it is over', async () => {
    const { playTime, clock, alice } = hosted('A A');
    clock.pass(5_000);
    expect(playTime.ms / 1_000).toBe(0);
    await alice.flip(0, 0);
    clock.pass(2_500);
    expect(playTime.ms / 1_000).toBe(2.5);
    await alice.flip(0, 1);
    clock.pass(60_000);
    expect(playTime.ms / 1_000).toBe(2.5);
  });

  test('4-F: runs on when a map reopens the game', async () => {
    const { playTime, clock, alice } = hosted('A A B C');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    clock.pass(4_000);
    expect(playTime.ms / 1_000).toBe(0);
    await alice.replace('B', 'C');
    expect(playTime.ms / 1_000).toBe(4);
  });

  test('4-D: begins anew with each game', async () => {
    const { powers, playTime, clock, alice } = hosted('A A');
    await alice.flip(0, 0);
    clock.pass(3_000);
    await powers.newGame();
    expect(playTime.ms / 1_000).toBe(0);
    clock.pass(3_000);
    expect(playTime.ms / 1_000).toBe(0);
    await alice.flip(0, 0);
    clock.pass(1_000);
    expect(playTime.ms / 1_000).toBe(1);
  });

  test('goes on after a restart of the host, with the first flip there', async () => {
    const { playTime, clock, table: onTable, alice } = hosted('A A / B B');
    await alice.flip(0, 0);
    clock.pass(4_000);
    await alice.flip(0, 1);
    clock.pass(2_000);
    playTime.stop();
    const { playTime: next, clock: later, alice: again } = hosted(restarted(onTable));
    later.pass(60_000);
    expect(next.ms / 1_000).toBe(6);
    await again.flip(1, 0);
    later.pass(1_000);
    expect(next.ms / 1_000).toBe(7);
  });

  test('of a game that is over is the same after a restart, whoever tidies up', async () => {
    const { clock, table: onTable, alice } = hosted('A A B C');
    await alice.flip(0, 0);
    clock.pass(9_000);
    await alice.flip(0, 1);
    clock.pass(1_000);
    const { playTime: next, clock: later, alice: again } = hosted(restarted(onTable)); // killed
    expect(next.ms / 1_000).toBe(9);
    again.join('Alice'); // news of the table that is no step
    later.pass(2_000);
    await again.flip(0, 2); // 3-A
    later.pass(5_000);
    expect(next.ms / 1_000).toBe(9);
  });
});

describe('ending a game', () => {
  test('4-I: it is over as it stands: cards and scores stay, and everybody waiting is told', async () => {
    const { powers, playTime, clock, table: onTable, alice, bob } = hosted('A A / B B');
    await alice.flip(0, 0);
    await alice.flip(0, 1);
    await alice.flip(1, 0);
    const waiting = bob.flip(1, 0);
    const { version } = onTable;
    clock.pass(7_000);
    expect(await powers.endGame()).toEqual(DONE);
    expect([onTable.game.phase, onTable.version]).toEqual(['over', version]);
    expect(alice.view.score).toBe(1);
    await failsBy('4-I', waiting);
    clock.pass(9_000);
    expect(playTime.ms / 1_000).toBe(7);
    await powers.newGame();
    expect(onTable.game.phase).toBe('playing');
  });

  test('who follows the table is told', async () => {
    const { powers, table: onTable } = hosted('A A');
    const followed = following(onTable);
    await powers.endGame();
    await expect(followed).resolves.toBeUndefined();
  });
});

describe('choosing the network', () => {
  test('shows the link of that adapter', async () => {
    const { powers } = hosted('A A');
    for (const { adapter } of (await stateOf(powers)).addresses) {
      expect(await powers.chooseAdapter({ adapter })).toEqual(DONE);
      const state = await stateOf(powers);
      const chosen = state.addresses.find((address) => address.adapter === adapter);
      expect([state.adapter, state.joinLink]).toEqual([adapter, chosen?.link]);
    }
  });

  test('of a network that is gone shows the likeliest one that is there', async () => {
    const { powers } = hosted('A A');
    const { adapter, joinLink } = await stateOf(powers);
    expect(await powers.chooseAdapter({ adapter: 'no such adapter' })).toEqual(DONE);
    expect(await stateOf(powers)).toMatchObject({ adapter, joinLink });
  });

  test('the name of this computer leads to the same server', async () => {
    const { powers } = hosted('A A');
    expect((await stateOf(powers)).localName).toMatch(/^[^\s:]+\.local:8080$/);
  });
});
