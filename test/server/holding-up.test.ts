import { describe, expect, test } from 'vitest';
import type { RoomSettings } from '../../shared/settings.ts';
import { serve } from '../support/host.ts';
import { parseView, viewOf } from '../support/table-view.ts';
import { expectBoard, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const SECOND = 1_000;

/** Ana, here by the page for good, controls 0,0; and nobody waits yet. */
async function anaHolds(settings: Partial<RoomSettings> = {}, board = 'A B / B A') {
  const running = await serve(board, { leaveSeconds: null, ...settings });
  const { wire, table } = running;
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.get(`/flip/${ANA}/0,0`);
  const controllers = () => table.game.board.controlled().map(({ controller }) => controller);
  return { ...running, controllers };
}

describe('4-G: holding up', () => {
  test('4-G: after 30 s a page player gives the card up to the player who waits for it', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    const bobs = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(30 * SECOND - 1);
    expect(controllers()).toEqual([ANA]);
    clock.pass(1);
    expectBoard(await bobs, 'my A, down / down, down');
    expect(controllers()).toEqual(['bob']);
  });

  test('4-G: it never concerns a computer player, which lets go by itself', async () => {
    const { wire, table, clock, untilWaiting } = await serve('A B / B A', { holdUpSeconds: 10 });
    const robot = secretId('robot');
    const rules = new Set<string>();
    table.subscribe(({ step }) => step?.events.forEach(({ rule }) => rules.add(rule)));
    table.seatComputer(robot, 'goldfish', 'Goldie');
    await table.flip(robot, { row: 0, column: 0 });
    const bobs = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    expect((await viewOf(wire, robot)).giveUpSeconds).toBeNull();
    clock.pass(10 * SECOND);
    await bobs;
    expect(rules).not.toContain('4-G');
  });

  test('4-G: as in 2-A, the next flip is a first-card flip', async () => {
    const { wire, clock, untilWaiting } = await anaHolds();
    const bobs = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(30 * SECOND);
    await bobs;
    expectBoard(await wire.get(`/flip/${ANA}/0,1`), 'up A, my B / down, down');
  });

  test('4-G: it is no try, for no second card was flipped', async () => {
    const { wire, clock, untilWaiting } = await anaHolds();
    const bobs = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(30 * SECOND);
    await bobs;
    expect((await viewOf(wire, ANA)).players[0]).toMatchObject({ name: 'Ana', tries: 0 });
  });

  test('4-G: the time begins with the wait, not with the card', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    clock.pass(1_000 * SECOND);
    const bobs = wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(29 * SECOND);
    expect(controllers()).toEqual([ANA]);
    clock.pass(SECOND);
    expectBoard(await bobs, 'my A, down / down, down');
  });

  test('4-G: a player who holds up others, and nobody else, is told the time that is left', async () => {
    const { wire, clock, powers, untilWaiting } = await anaHolds();
    const told = async (player: string) => (await viewOf(wire, player)).giveUpSeconds;
    expect(await told(ANA)).toBeNull();
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(12.5 * SECOND);
    expect([await told(ANA), await told('bob')]).toEqual([17.5, null]);
    await powers.settings({ holdUpSeconds: null });
    expect(await told(ANA)).toBeNull();
    await powers.settings({ holdUpSeconds: 10 });
    expect(await told(ANA)).toBe(10);
    bobs.close();
    await untilWaiting();
    expect(await told(ANA)).toBeNull();
  });

  test('4-G: the poll of a player who begins to hold up somebody is answered at once', async () => {
    const { wire, table, untilWaiting } = await anaHolds();
    const poll = wire.get(`/table/${ANA}?since=${table.token}`);
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    expect(parseView(await poll)).toMatchObject({
      giveUpSeconds: 30,
      spots: [{ by: 0, waiting: [1] }, 1, 1, 1],
    });
    bobs.close();
  });

  test('4-G: whoever has the only twin counts as waiting', async () => {
    const { wire, clock, table } = await anaHolds();
    await wire.get('/flip/bob/1,1');
    const view = await viewOf(wire, ANA);
    expect(view.giveUpSeconds).toBe(30);
    clock.pass(30 * SECOND - 1);
    expectBoard(await wire.get('/look/bob'), 'up A, down / down, my A');
    expect(table.view().spots[0]).toEqual({ card: 'A', by: 0, as: 'first' });
    clock.pass(1);
    expect(table.view().spots[0]).toEqual({ card: 'A' });
    expectBoard(await wire.get('/flip/bob/0,0'), 'my A, down / down, my A');
  });

  test('4-G: of two page players who each have one half, one gives it up', async () => {
    const { wire, clock, controllers } = await anaHolds();
    await wire.post('/join', { player: BEN, name: 'Ben' });
    await wire.get(`/flip/${BEN}/1,1`);
    clock.pass(30 * SECOND);
    expect(controllers()).toEqual([BEN]);
    clock.pass(60 * SECOND);
    expect(controllers()).toEqual([BEN]);
  });

  test('4-G: a twin that lies free holds nobody up, nor does another card', async () => {
    const { wire, clock, controllers } = await anaHolds();
    await wire.get('/flip/bob/0,1');
    await wire.get('/flip/cleo/1,1');
    await wire.get('/flip/cleo/1,1'); // by 2-B it lies free now
    clock.pass(60 * SECOND);
    expect(controllers()).toEqual([ANA, 'bob']);
  });

  test('4-G: of unlike cards the last two alone are known to be twins', async () => {
    const { wire, clock, controllers } = await anaHolds(
      {},
      'hund dog / katze cat | hund=dog katze=cat',
    );
    await wire.get('/flip/bob/0,1');
    clock.pass(60 * SECOND);
    expect(controllers()).toEqual([ANA, 'bob']);
    for (const at of ['1,0', '1,1']) await wire.get(`/flip/cleo/${at}`);
    await wire.get('/flip/cleo/1,0'); // the pair is cleared away, and a card is taken
    clock.pass(30 * SECOND);
    expect(controllers()).toEqual(['bob']);
  });

  test('4-G: nothing happens while nobody waits', async () => {
    const { clock, controllers } = await anaHolds();
    clock.pass(86_400 * SECOND);
    expect(controllers()).toEqual([ANA]);
  });

  test('4-G: the time stops when nobody waits any more', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(20 * SECOND);
    bobs.close();
    await untilWaiting();
    clock.pass(20 * SECOND);
    expect(controllers()).toEqual([ANA]);
    const carols = wire.get('/flip/carol/0,0');
    await untilWaiting('carol');
    clock.pass(29 * SECOND);
    expect(controllers()).toEqual([ANA]);
    clock.pass(SECOND);
    expectBoard(await carols, 'my A, down / down, down');
  });

  test('4-G: a second waiter does not begin the time anew', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    void wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(20 * SECOND);
    void wire.get('/flip/carol/0,0');
    await untilWaiting('bob', 'carol');
    clock.pass(10 * SECOND);
    expect(controllers()).toEqual(['bob']);
  });

  test('4-G: a player who is given the card has a time of their own', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    await wire.post('/join', { player: BEN, name: 'Ben' });
    const bens = wire.get(`/flip/${BEN}/0,0`);
    await untilWaiting(BEN);
    const carols = wire.get('/flip/carol/0,0');
    await untilWaiting(BEN, 'carol');
    clock.pass(30 * SECOND);
    expectBoard(await bens, 'my A, down / down, down');
    clock.pass(30 * SECOND - 1);
    expect(controllers()).toEqual([BEN]);
    clock.pass(1);
    expect(controllers()).toEqual(['carol']);
    expectBoard(await carols, 'my A, down / down, down');
  });

  test('4-G: a player who is given the card of a text player has a time as well', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    await wire.get('/flip/carol/0,1');
    await wire.post('/join', { player: BEN, name: 'Ben' });
    const bens = wire.get(`/flip/${BEN}/0,1`);
    await untilWaiting(BEN);
    const doras = wire.get('/flip/dora/0,1');
    await untilWaiting(BEN, 'dora');
    await wire.get('/flip/carol/1,1');
    await bens;
    clock.pass(30 * SECOND - 1);
    expect(controllers()).toEqual([ANA, BEN]);
    clock.pass(1);
    expect(controllers()).toEqual([ANA, 'dora']);
    expectBoard(await doras, 'up A, my B / down, up A');
  });

  test('4-G: a pair is not given up, for it is nobody else’s any more', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    await wire.get(`/flip/${ANA}/1,1`);
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(86_400 * SECOND);
    expect(controllers()).toEqual([ANA, ANA]);
    bobs.close();
  });

  test('4-G: a wait for a first card that becomes a pair stops the time', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(20 * SECOND);
    await wire.get(`/flip/${ANA}/1,1`);
    clock.pass(86_400 * SECOND);
    expect(controllers()).toEqual([ANA, ANA]);
    bobs.close();
  });

  test('4-G: never happens to text players', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds();
    await wire.get('/flip/carol/0,1');
    const anas = wire.open('/flip/bob/0,1');
    await untilWaiting('bob');
    clock.pass(86_400 * SECOND);
    expect(controllers()).toEqual([ANA, 'carol']);
    anas.close();
  });

  test('4-G: never happens where the host says never', async () => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds({ holdUpSeconds: null });
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(86_400 * SECOND);
    expect(controllers()).toEqual([ANA]);
    bobs.close();
  });

  test('4-G: never happens once the host says never, though somebody waits already', async () => {
    const { wire, table, clock, controllers, untilWaiting } = await anaHolds();
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(20 * SECOND);
    table.room.changeSettings({ holdUpSeconds: null });
    clock.pass(86_400 * SECOND);
    expect(controllers()).toEqual([ANA]);
    bobs.close();
  });

  test('4-G: happens once the host says so, though somebody waits already', async () => {
    const { wire, table, clock, untilWaiting, controllers } = await anaHolds({
      holdUpSeconds: null,
    });
    const bobs = wire.open('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(20 * SECOND);
    table.room.changeSettings({ holdUpSeconds: 10 });
    clock.pass(10 * SECOND);
    expect(controllers()).toEqual(['bob']);
    bobs.close();
  });

  test.each([10, 120])('4-G: happens after %d s where the host says so', async (holdUpSeconds) => {
    const { wire, clock, controllers, untilWaiting } = await anaHolds({ holdUpSeconds });
    void wire.get('/flip/bob/0,0');
    await untilWaiting('bob');
    clock.pass(holdUpSeconds * SECOND - 1);
    expect(controllers()).toEqual([ANA]);
    clock.pass(1);
    expect(controllers()).toEqual(['bob']);
  });
});
