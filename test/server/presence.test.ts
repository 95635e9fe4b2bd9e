import { describe, expect, test } from 'vitest';
import type { RoomSettings } from '../../shared/settings.ts';
import { serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
import { parseView, playerNamed, viewOf } from '../support/table-view.ts';
import { expectBoard, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');

const SECOND = 1_000;

/** Ana has joined, with a poll of the table open. */
async function anaHere(settings: Partial<RoomSettings> = {}, notation = 'A A / B C') {
  const running = await serve(notation, settings);
  const { wire, table, untilOpen } = running;
  await wire.post('/join', { player: ANA, name: 'Ana' });
  const poll = wire.open(`/table/${ANA}?since=${table.token}`);
  await untilOpen(1);
  const presence = () => table.seats.find(ANA)?.presence;
  /** Cuts Ana's poll. */
  const lose = async () => {
    poll.close();
    await untilOpen(0);
  };
  return { ...running, poll, presence, lose };
}

describe('a page player', () => {
  test('is here for as long as a poll is open', async () => {
    const { clock, presence } = await anaHere();
    clock.pass(3_600 * SECOND);
    expect(presence()).toBe('here');
  });

  test('is away ten seconds after the last connection ended', async () => {
    const { clock, presence, lose } = await anaHere();
    await lose();
    clock.pass(10 * SECOND - 1);
    expect(presence()).toBe('here');
    clock.pass(1);
    expect(presence()).toBe('away');
  });

  test('is away ten seconds after joining, where no poll follows', async () => {
    const { wire, clock, table } = await serve('A B / B A');
    await wire.post('/join', { player: ANA, name: 'Ana' });
    clock.pass(10 * SECOND - 1);
    expect(table.seats.find(ANA)?.presence).toBe('here');
    clock.pass(1);
    expect(table.seats.find(ANA)?.presence).toBe('away');
  });

  test('is here while one of two connections is', async () => {
    const { wire, clock, poll, presence, untilOpen } = await anaHere();
    const second = wire.open(`/watch/${ANA}`);
    await untilOpen(2);
    poll.close();
    await untilOpen(1);
    clock.pass(100 * SECOND);
    expect(presence()).toBe('here');
    second.close();
    await untilOpen(0);
    clock.pass(10 * SECOND);
    expect(presence()).toBe('away');
  });

  test('stays here from poll to poll', async () => {
    const { wire, clock, presence, lose } = await anaHere();
    await lose();
    for (let time = 0; time < 5; time++) {
      clock.pass(9 * SECOND);
      await wire.get(`/table/${ANA}`);
    }
    expect(presence()).toBe('here');
  });

  test('comes back with any request, and is here again', async () => {
    const { wire, clock, presence, lose } = await anaHere();
    await lose();
    clock.pass(30 * SECOND);
    expect(presence()).toBe('away');
    await wire.get(`/table/${ANA}`);
    expect(presence()).toBe('here');
    clock.pass(10 * SECOND + 59 * SECOND);
    expect(presence()).toBe('away');
  });
});

describe('leaving by silence', () => {
  test('4-C: after a minute of being away, cards are free and the score stays', async () => {
    const { wire, clock, table, presence, lose } = await anaHere();
    for (const at of ['0,0', '0,1', '1,0']) await wire.get(`/flip/${ANA}/${at}`);
    await lose();
    clock.pass(70 * SECOND - 1);
    expect([presence(), table.game.board.controlled().length]).toEqual(['away', 1]);
    clock.pass(1);
    expect([presence(), table.game.board.controlled()]).toEqual(['left', []]);
    const view = await viewOf(wire, 'carol');
    expect(view.spots).toEqual([0, 0, 1, 1]);
    expect(playerNamed(view, 'Ana')).toMatchObject({ presence: 'left', score: 1 });
  });

  test('4-C: a player who comes back goes on with seat and score', async () => {
    const { wire, clock, presence, lose } = await anaHere();
    for (const at of ['0,0', '0,1']) await wire.get(`/flip/${ANA}/${at}`);
    await lose();
    clock.pass(200 * SECOND);
    expect(presence()).toBe('left');
    const view = parseView(await wire.get(`/table/${ANA}`));
    expect(playerNamed(view, 'Ana')).toMatchObject({ presence: 'here', score: 1, seat: 0 });
  });

  test.each([15, 300])('4-C: comes after %d s where the host says so', async (leaveSeconds) => {
    const { clock, presence, lose } = await anaHere({ leaveSeconds });
    await lose();
    clock.pass((10 + leaveSeconds) * SECOND - 1);
    expect(presence()).toBe('away');
    clock.pass(1);
    expect(presence()).toBe('left');
  });

  test('4-C: never comes where the host says never', async () => {
    const { clock, presence, lose } = await anaHere({ leaveSeconds: null });
    await lose();
    clock.pass(86_400 * SECOND);
    expect([presence(), clock.timers]).toEqual(['away', 0]);
  });

  test('4-C: never comes once the host says never, though somebody is away already', async () => {
    const { clock, table, presence, lose } = await anaHere();
    await lose();
    clock.pass(30 * SECOND);
    table.room.changeSettings({ leaveSeconds: null });
    clock.pass(86_400 * SECOND);
    expect(presence()).toBe('away');
  });

  test('4-C: happens after a restart to players who do not come back', async () => {
    const { wire, table } = await anaHere();
    await wire.get(`/flip/${ANA}/1,0`);
    const after = await serve(restarted(table));
    expect(after.table.seats.find(ANA)?.presence).toBe('away');
    after.clock.pass(60 * SECOND - 1);
    expect(after.table.game.board.controlled()).toHaveLength(1);
    after.clock.pass(1);
    expect([after.table.seats.find(ANA)?.presence, after.table.game.board.controlled()]).toEqual([
      'left',
      [],
    ]);
  });

  test('4-C: never happens to text players, of either kind of id', async () => {
    const { wire, clock, table } = await serve('A B / B A');
    await wire.get('/flip/carol/0,0');
    await wire.get(`/flip/${BEN}/0,1`);
    clock.pass(86_400 * SECOND);
    expect(table.seats.all().map(({ presence }) => presence)).toEqual(['text', 'text']);
    expectBoard(await wire.get('/look/carol'), 'my A, up B / down, down');
  });
});
