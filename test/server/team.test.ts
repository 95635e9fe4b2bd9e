import { describe, expect, test } from 'vitest';
import { routes } from '../../shared/paths.ts';
import { serve } from '../support/host.ts';
import { viewOf } from '../support/table-view.ts';
import { expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const TV = secretId('tv');

/** A lobby in which Ana, a Circle, and Ben, a Triangle, may choose their teams. */
async function lobby() {
  const host = await serve('A A');
  const { wire, powers } = host;
  await powers.settings({ sides: 'teams', teams: 2 });
  await powers.newGame();
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: BEN, name: 'Ben' });
  await wire.post('/join', { player: TV });
  const choose = (player: string, team: unknown) => wire.post(routes.team(), { player, team });
  return { ...host, choose };
}

describe('/team', () => {
  test('puts me in another team, and everybody sees it', async () => {
    const { wire, choose } = await lobby();
    const before = await viewOf(wire, BEN);
    expect(before.sides).toEqual({ kind: 'teams', pairs: [0, 0], chooses: true });
    expect(before.players.map(({ team, sign }) => [team, sign])).toEqual([
      [0, 0],
      [1, 8],
    ]);
    const answer = await choose(ANA, 1);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { team: 1 }]);
    const { players, token } = await viewOf(wire, BEN);
    expect(players.map(({ team }) => team)).toEqual([1, 1]);
    expect(token).not.toBe(before.token);
  });

  test('is refused with a reason, and changes nothing', async () => {
    const { wire, powers, choose } = await lobby();
    expectRefused(await choose(ANA, 4), 400, 'bad-team');
    expectRefused(await choose('short', 1), 403, 'spectator');
    expectRefused(await choose(TV, 1), 403, 'spectator');
    expectRefused(await choose(ANA, 2), 409, 'no-teams');
    const { token } = await viewOf(wire, ANA);
    await wire.post('/join', { player: secretId('eva'), name: 'Eva' });
    await choose(secretId('eva'), 1);
    expectRefused(await choose(secretId('eva'), 5), 400, 'bad-team');
    expect((await choose(ANA, 1)).status).toBe(200);
    expect((await viewOf(wire, ANA)).token).not.toBe(token);
    await powers.begin({});
    expectRefused(await choose(ANA, 0), 409, 'no-teams');
  });

  test('is no address of a table', async () => {
    const { wire } = await lobby();
    expectRefused(await wire.post('/t/1/team', { player: ANA, team: 1 }), 404, 'not-found');
  });
});

describe('the host', () => {
  test('puts people into teams at any time', async () => {
    const { wire, powers } = await lobby();
    await powers.begin({});
    expect(await powers.putInTeam({ seat: 0, team: 1 })).toEqual({ ok: true, value: null });
    expect((await viewOf(wire, ANA)).players[0]).toMatchObject({ team: 1 });
    expect(await powers.putInTeam({ seat: 0, team: 2 })).toMatchObject({ code: 'no-such-team' });
    expect(await powers.putInTeam({ seat: 9, team: 0 })).toMatchObject({ code: 'no-such-seat' });
  });

  test('keeps to one board with teams, and to two for a race', async () => {
    const {
      powers,
      table: { room },
    } = await lobby();
    await powers.settings({ tables: 3 });
    expect(room.settings).toMatchObject({ tables: 3, sides: 'each' });
    await powers.settings({ sides: 'teams' });
    expect(room.settings).toMatchObject({ tables: 1, sides: 'teams' });
    await powers.settings({ sides: 'tables' });
    expect(room.settings).toMatchObject({ tables: 2, sides: 'tables' });
  });
});

test('a published client plays in a team as everybody, and sees the board as published', async () => {
  const { wire, powers } = await lobby();
  await powers.begin({});
  expect((await wire.get('/flip/carl/0,0')).body).toBe('1x2\nmy A\ndown\n');
  await wire.get('/flip/carl/0,1');
  const { sides, players } = await viewOf(wire, ANA);
  expect(sides).toEqual({ kind: 'teams', pairs: [1, 0] });
  expect(players[2]).toMatchObject({ name: 'carl', team: 0, sign: 1 + 8 * 7 });
});
