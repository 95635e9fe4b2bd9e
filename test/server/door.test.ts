import { describe, expect, test } from 'vitest';
import { WrongCodes } from '../../main/server/wrong-codes.ts';
import { limits } from '../../shared/limits.ts';
import { TestClock } from '../support/clock.ts';
import { serve } from '../support/host.ts';
import { viewOf } from '../support/table-view.ts';
import {
  type Wire,
  expectBoard,
  expectFailed,
  expectPublishedHeaders,
  expectRefused,
  secretId,
} from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const TV = secretId('tv');

const targetsOf = (player: string) => [
  `/look/${player}`,
  `/flip/${player}/0,0`,
  `/replace/${player}/A/Z`,
  `/watch/${player}?since=x`,
  `/table/${player}`,
];

async function statusesOf(wire: Wire, player: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const target of targetsOf(player)) statuses.push((await wire.get(target)).status);
  return statuses;
}

/** Ana has joined to play, the TV to watch; carol plays by text. */
async function room() {
  const running = await serve('A B / B A');
  const { wire } = running;
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.post('/join', { player: TV });
  await wire.get('/flip/carol/0,0');
  return running;
}

/** The same room, behind a code. */
async function withCode() {
  const running = await room();
  running.table.players.setDoor('code', 'Ab12');
  const join = (player: string, code?: string) =>
    running.wire.post('/join', { player, name: 'Ben', code });
  return { ...running, join };
}

describe('the door', () => {
  test.each(['carol', ANA])('open: everybody may act, %s too', async (player) => {
    const { wire } = await serve('A B / B A');
    expect(await statusesOf(wire, player)).toEqual([200, 200, 200, 200, 200]);
  });

  test.each(['joined', 'code'] as const)('%s: only who has joined', async (mode) => {
    const { wire, table } = await room();
    table.players.setDoor(mode, '1234');
    expect(await statusesOf(wire, ANA)).toEqual([200, 200, 200, 200, 200]);
    expect(await statusesOf(wire, TV)).toEqual([200, 403, 403, 200, 200]);
    for (const player of ['carol', 'nobody', BEN]) {
      for (const target of targetsOf(player)) {
        const answer = await wire.get(target);
        expectRefused(answer, 403, 'door');
        if (!target.startsWith('/table')) expectPublishedHeaders(answer);
      }
    }
  });

  test('4-C: when it closes, all text players leave in one step, and free every card', async () => {
    const { wire, table, untilWaiting } = await room();
    await wire.get('/flip/dora/1,1');
    const erins = wire.get('/flip/erin/0,0');
    await untilWaiting('erin');
    const versions: string[] = [];
    table.subscribe(({ step }) => void (step !== undefined && versions.push(table.version)));
    table.players.setDoor('joined', undefined);
    expectFailed(await erins, '4-C');
    expect([versions.length, table.game.board.controlled()]).toEqual([1, []]);
    expectBoard(await wire.get(`/look/${ANA}`), 'down, down / down, down');
    const { players } = await viewOf(wire, ANA);
    const left = players.filter(({ presence }) => presence === 'left').map(({ name }) => name);
    expect(left).toEqual(['carol', 'dora', 'erin']);
  });

  test('4-E: a card that a page player waits for is theirs when the door closes', async () => {
    const { wire, table, untilWaiting } = await room();
    const anas = wire.get(`/flip/${ANA}/0,0`);
    await untilWaiting(ANA);
    table.players.setDoor('joined', undefined);
    expectBoard(await anas, 'my A, down / down, down');
  });

  test('an open watch and an open poll of a stranger are 403 once it has closed', async () => {
    const { wire, table, untilOpen } = await room();
    const watch = wire.get('/watch/nobody');
    const poll = wire.get(`/table/nobody?since=${table.token}`);
    await untilOpen(2);
    table.players.setDoor('joined', undefined);
    expectRefused(await poll, 403, 'door');
    await wire.get(`/flip/${ANA}/1,1`);
    expectRefused(await watch, 403, 'door');
  });

  test('opens again for everybody', async () => {
    const { wire, table } = await room();
    table.players.setDoor('joined', undefined);
    table.players.setDoor('open', undefined);
    expectBoard(await wire.get('/flip/carol/0,1'), 'down, my B / down, down');
  });
});

describe('the code', () => {
  test.each([undefined, '', 'ab13', 'Ab1', 'Ab12 ', 'wrong'])('%j is 403', async (code) => {
    const { join, table } = await withCode();
    expectRefused(await join(BEN, code), 403, 'code');
    expect(table.seats.find(BEN)).toBeUndefined();
  });

  test('lets in who says it, and needs no code from who is in', async () => {
    const { wire, join } = await withCode();
    expect((await join(BEN, 'Ab12')).status).toBe(200);
    expectBoard(await wire.get(`/flip/${BEN}/0,0`), 'my A, down / down, down');
    expect((await wire.post('/join', { player: ANA, name: 'Anna' })).status).toBe(200);
    expect((await wire.post('/join', { player: TV })).status).toBe(200);
  });

  test('a spectator needs it, too', async () => {
    const { wire } = await withCode();
    expectRefused(await wire.post('/join', { player: BEN }), 403, 'code');
    expect((await wire.post('/join', { player: BEN, code: 'Ab12' })).status).toBe(200);
  });

  test('ten wrong ones a minute from one address, and then 429; the right one opens', async () => {
    const { join } = await withCode();
    for (let guess = 0; guess < limits.wrongCodesMax; guess++) {
      expectRefused(await join(BEN, `no${guess}`), 403, 'code');
    }
    expectRefused(await join(BEN, 'no10'), 429, 'many-codes');
    expect((await join(BEN, 'Ab12')).status).toBe(200);
  });

  test('wrong ones from many addresses have one budget for the room, and it comes back', () => {
    const clock = new TestClock();
    const wrongCodes = new WrongCodes(clock);
    const taken = () =>
      Array.from({ length: 1_000 }, (_, index) => wrongCodes.take(`fd00::${index}`)).filter(
        Boolean,
      );
    expect(taken()).toHaveLength(limits.wrongCodesInAllMax);
    clock.pass(59_999);
    expect(taken()).toEqual([]);
    clock.pass(1);
    expect(taken()).toHaveLength(limits.wrongCodesInAllMax);
  });

  test('is said aloud, and so has no case', async () => {
    const { join } = await withCode();
    expectRefused(await join(BEN, 'Ab1'), 403, 'code');
    expectRefused(await join(BEN, 'Ab123'), 403, 'code');
    expectRefused(await join(BEN, 'ab13'), 403, 'code');
    expect((await join(BEN, 'aB12')).status).toBe(200);
  });

  test('a wrong one costs nobody a seat', async () => {
    const { join, table } = await withCode();
    for (let index = 0; index < limits.seatsPerAddressMax; index++) {
      await join(secretId(`p${index}`), 'Ab12');
    }
    table.players.leave(secretId('p7'));
    expectRefused(await join(BEN, 'no'), 403, 'code');
    expect(table.seats.find(secretId('p7'))).toBeDefined();
  });

  test('after a minute it is tried again', async () => {
    const { join, clock } = await withCode();
    for (let guess = 0; guess < limits.wrongCodesMax; guess++) {
      await join(BEN, 'no');
      clock.pass(1_000);
    }
    clock.pass(49_999);
    expectRefused(await join(BEN, 'no'), 429, 'many-codes');
    clock.pass(1);
    expectRefused(await join(BEN, 'no'), 403, 'code');
    expectRefused(await join(BEN, 'no'), 429, 'many-codes');
    clock.pass(60_000);
    expect((await join(BEN, 'Ab12')).status).toBe(200);
  });

  test('a missing one is no guess', async () => {
    const { join } = await withCode();
    for (let time = 0; time <= limits.wrongCodesMax; time++) await join(BEN);
    expectRefused(await join(BEN, 'no'), 403, 'code');
    expect((await join(BEN, 'Ab12')).status).toBe(200);
  });

  test('nor is one of somebody who is blocked, right or wrong', async () => {
    const { join, table } = await withCode();
    table.players.block(ANA);
    for (let time = 0; time <= limits.wrongCodesMax; time++) {
      expectRefused(await join(ANA, time % 2 === 0 ? 'Ab12' : 'no'), 403, 'blocked');
    }
    expectRefused(await join(BEN, 'no'), 403, 'code');
  });
});

describe('sent away', () => {
  test('4-C: a removed player’s cards are free, and joining again goes on', async () => {
    const { wire, table, untilWaiting } = await room();
    const anas = wire.get(`/flip/${ANA}/0,0`);
    await untilWaiting(ANA);
    table.players.remove(ANA);
    expectFailed(await anas, '4-C');
    expectRefused(await wire.get(`/flip/${ANA}/1,1`), 403, 'removed');
    expect((await wire.post('/join', { player: ANA, name: 'Ana' })).status).toBe(200);
    expectBoard(await wire.get(`/flip/${ANA}/1,1`), 'up A, down / down, my A');
  });

  test('a removed text player does not play on until the next game', async () => {
    const { wire, table } = await room();
    table.players.remove('carol');
    expectRefused(await wire.get('/flip/carol/1,1'), 403, 'removed');
    expectRefused(await wire.get('/replace/carol/A/B'), 403, 'removed');
    const { you, players } = await viewOf(wire, 'carol');
    expect(players.find(({ seat }) => seat === you.seat)?.presence).toBe('left');
    expect(you.removed).toBe(true);
    table.startGame();
    expectBoard(await wire.get('/flip/carol/1,1'), 'down, down / down, my A');
  });

  test('a removed page player does not play in the next game without joining', async () => {
    const { wire, table } = await room();
    table.players.remove(ANA);
    table.startGame();
    expectRefused(await wire.get(`/flip/${ANA}/1,1`), 403, 'removed');
    expect((await viewOf(wire, ANA)).you).toMatchObject({ seat: null, removed: true });
    await wire.post('/join', { player: ANA, name: 'Ana' });
    expectBoard(await wire.get(`/flip/${ANA}/1,1`), 'down, down / down, my A');
  });

  test('a blocked player may do nothing, and not join', async () => {
    const { wire, table } = await room();
    table.players.block(ANA);
    for (const target of targetsOf(ANA).slice(0, 4)) {
      expectRefused(await wire.get(target), 403, 'blocked');
    }
    expectRefused(await wire.post('/join', { player: ANA, name: 'Ana' }), 403, 'blocked');
  });

  test('a blocked text player may do nothing, though the door is open', async () => {
    const { wire, table } = await room();
    table.players.block('carol');
    expectRefused(await wire.get('/flip/carol/1,1'), 403, 'blocked');
    expectBoard(await wire.get('/flip/dora/1,1'), 'down, down / down, my A');
  });
});
