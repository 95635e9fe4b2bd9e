import { describe, expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { TestClock } from '../support/clock.ts';
import { serve } from '../support/host.ts';
import { viewOf } from '../support/table-view.ts';
import { expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const TV = secretId('tv');

/** A lobby in which Ana and Ben wait, and a TV looks on. */
async function lobby() {
  const clock = new TestClock();
  const host = await serve('A A', {}, { clock });
  const { wire, powers } = host;
  await powers.settings({ lobby: true });
  await powers.newGame({});
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: BEN, name: 'Ben' });
  await wire.post('/join', { player: TV });
  const hop = (player: string) => wire.post(routes.hop(), { player });
  return { ...host, clock, hop };
}

describe('/hop', () => {
  test('in a lobby, everybody sees whose sign hops', async () => {
    const { wire, clock, hop } = await lobby();
    const before = await viewOf(wire, BEN);
    expect(before.hops).toBeUndefined();
    expect((await hop(ANA)).status).toBe(200);
    for (const player of [ANA, BEN, TV])
      expect((await viewOf(wire, player)).hops).toEqual([{ seat: 0, times: 1 }]);
    clock.pass(500);
    await hop(BEN);
    expect((await viewOf(wire, TV)).hops).toEqual([
      { seat: 0, times: 1 },
      { seat: 1, times: 1 },
    ]);
  });

  test('twice a second a player, and two views a second for all of them', async () => {
    const { wire, clock, hop } = await lobby();
    await hop(ANA);
    const { token, hops } = await viewOf(wire, TV);
    expect(hops, 'told of the first at once').toEqual([{ seat: 0, times: 1 }]);
    for (const player of [ANA, BEN]) expect((await hop(player)).status).toBe(200);
    expectRefused(await hop(ANA), 429, 'many-hops');
    clock.pass(499);
    expect((await viewOf(wire, TV)).token).toBe(token);
    clock.pass(1);
    const later = await viewOf(wire, TV);
    expect(later.hops).toEqual([
      { seat: 0, times: 2 },
      { seat: 1, times: 1 },
    ]);
    clock.pass(500);
    expect((await viewOf(wire, TV)).token, 'nothing is told twice').toBe(later.token);
    expect((await hop(ANA)).status).toBe(200);
  });

  test('is refused with a reason, and over when the game begins', async () => {
    const { wire, powers, hop } = await lobby();
    expectRefused(await wire.post(routes.hop(), {}), 400, 'bad-hop');
    expectRefused(await hop('short'), 403, 'spectator');
    expectRefused(await hop(TV), 403, 'spectator');
    await hop(ANA);
    await powers.begin({});
    expectRefused(await hop(ANA), 409, 'no-lobby');
    expect((await viewOf(wire, BEN)).hops).toBeUndefined();
    await powers.newGame({});
    expect((await viewOf(wire, BEN)).hops, 'another lobby').toBeUndefined();
  });
});
