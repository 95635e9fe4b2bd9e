import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { serve } from '../support/host.ts';
import { RawConnection } from '../support/raw.ts';
import { viewOf } from '../support/table-view.ts';
import {
  type Wire,
  expectBoard,
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
  running.table.room.setDoor('code', 'Ab12');
  const join = (player: string, code?: string) =>
    running.wire.post('/join', { player, name: 'Ben', code });
  return { ...running, join };
}

describe('the door', () => {
  test.each(['carol', ANA])('open: everybody may act, %s too', async (player) => {
    const { wire } = await serve('A B / B A');
    expect(await statusesOf(wire, player)).toEqual([200, 200, 200, 200, 200]);
  });

  test.each(['joined', 'code'] as const)('%s: only players who have joined', async (mode) => {
    const { wire, table } = await room();
    table.room.setDoor(mode, '1234');
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

  test('an open watch and an open poll of a stranger are 403 once it has closed', async () => {
    const { wire, table, untilOpen } = await room();
    const watch = wire.get('/watch/nobody');
    const poll = wire.get(`/table/nobody?since=${table.token}`);
    await untilOpen(2);
    table.room.setDoor('joined', undefined);
    expectRefused(await poll, 403, 'door');
    await wire.get(`/flip/${ANA}/1,1`);
    expectRefused(await watch, 403, 'door');
  });
});

describe('the code', () => {
  test.each([undefined, 'wrong'])('%j is 403', async (code) => {
    const { join, table } = await withCode();
    expectRefused(await join(BEN, code), 403, 'code');
    expect(table.seats.find(BEN)).toBeUndefined();
  });

  test('lets in a player who says it, and needs no code from those inside', async () => {
    const { wire, join } = await withCode();
    expect((await join(BEN, 'Ab12')).status).toBe(200);
    expectBoard(await wire.get(`/flip/${BEN}/0,0`), 'my A, down / down, down');
    expect((await wire.post('/join', { player: ANA, name: 'Anna' })).status).toBe(200);
    expect((await wire.post('/join', { player: TV })).status).toBe(200);
  });

  test('is said aloud, and so has no case', async () => {
    const { join, clock } = await withCode();
    for (const code of ['Ab1', 'Ab123', 'ab13']) {
      expectRefused(await join(BEN, code), 403, 'code');
      clock.pass(1_000);
    }
    expect((await join(BEN, 'aB12')).status).toBe(200);
  });

  test('a wrong one costs nobody a seat', async () => {
    const { join, table, port } = await withCode();
    const line = await RawConnection.connect({ port });
    for (let index = 0; index < limits.seatsPerAddressMax; index++) {
      const named = { player: secretId(`p${index}`), name: `P${index}` };
      await line.post('/join', { ...named, code: 'Ab12' });
    }
    table.leave(secretId('p7'));
    expectRefused(await join(BEN, 'no'), 403, 'code');
    expect(table.seats.find(secretId('p7'))).toBeDefined();
  });

  test('a missing one is no guess', async () => {
    const { join, clock } = await withCode();
    for (let time = 0; time <= limits.wrongCodesMax; time++) await join(BEN);
    expectRefused(await join(BEN, 'no'), 403, 'code');
    clock.pass(1_000);
    expect((await join(BEN, 'Ab12')).status).toBe(200);
  });

  test('the code of a blocked player is no guess, right or wrong', async () => {
    const { join, table } = await withCode();
    table.block(ANA);
    for (let time = 0; time <= limits.wrongCodesMax; time++) {
      expectRefused(await join(ANA, time % 2 === 0 ? 'Ab12' : 'no'), 403, 'blocked');
    }
    expectRefused(await join(BEN, 'no'), 403, 'code');
  });
});

describe('sent away', () => {
  test('a removed text player does not play on until the next game', async () => {
    const { wire, table } = await room();
    table.remove('carol');
    expectRefused(await wire.get('/flip/carol/1,1'), 403, 'removed');
    expectRefused(await wire.get('/replace/carol/A/B'), 403, 'removed');
    const { you, players } = await viewOf(wire, 'carol');
    expect(players.find(({ seat }) => seat === you.seat)?.presence).toBe('left');
    expect(you.removed).toBe(true);
    table.room.startGame();
    expectBoard(await wire.get('/flip/carol/1,1'), 'down, down / down, my A');
  });

  test('a removed page player does not play in the next game without joining', async () => {
    const { wire, table } = await room();
    table.remove(ANA);
    table.room.startGame();
    expectRefused(await wire.get(`/flip/${ANA}/1,1`), 403, 'removed');
    expect((await viewOf(wire, ANA)).you).toMatchObject({ seat: null, removed: true });
    await wire.post('/join', { player: ANA, name: 'Ana' });
    expectBoard(await wire.get(`/flip/${ANA}/1,1`), 'down, down / down, my A');
  });

  test('a blocked player may do nothing, and not join', async () => {
    const { wire, table } = await room();
    table.block(ANA);
    for (const target of targetsOf(ANA).slice(0, 4)) {
      expectRefused(await wire.get(target), 403, 'blocked');
    }
    expectRefused(await wire.post('/join', { player: ANA, name: 'Ana' }), 403, 'blocked');
  });

  test('4-C: a blocked name is seen by the host alone, in the table and in the record', async () => {
    const { wire, table, powers } = await room();
    await wire.get(`/flip/${ANA}/0,1`);
    await wire.get(`/replace/${ANA}/A/Z`);
    table.block(ANA);
    table.endGame();
    for (const target of [`/table/${TV}`, `/record/${TV}`]) {
      const { body } = await wire.get(target);
      expect(body).toContain('Player 1');
      expect(body).not.toContain('Ana');
    }
    expect(await powers.state({})).toMatchObject({ value: { blocked: ['Ana'] } });
    table.room.unblock('Ana');
    expect((await wire.get(`/table/${TV}`)).body).toContain('Ana');
  });

  test('a blocked player learns from the table that they are, and from nothing else', async () => {
    const { wire, table } = await room();
    table.block(ANA);
    expect((await viewOf(wire, ANA)).you.blocked).toBe(true);
    table.endGame();
    for (const target of [`/steps/${ANA}`, `/record/${ANA}`, `/faces/${ANA}`]) {
      expectRefused(await wire.get(target), 403, 'blocked');
    }
  });
});

describe('a blocked player who comes back with another id', () => {
  const [PHONE, OTHER] = ['192.168.1.20', '192.168.1.21'];

  /** Rudi has joined from a phone, Ana from another; each comes from an address of their own. */
  async function blocked() {
    const running = await serve('A B / B A', {}, { proxy: true });
    const join = (player: string, name: string | undefined, from: string, code?: string) =>
      running.wire.post('/join', { player: secretId(player), name, code }, forwarded(from));
    const forwarded = (from: string) => ({ 'X-Forwarded-For': from });
    const flip = (player: string, from: string) =>
      running.wire.get(`/flip/${player}/0,0`, forwarded(from));
    await join('rudi', 'Rudi', PHONE);
    await join('ana', 'Ana', OTHER);
    running.table.block(secretId('rudi'));
    return { ...running, join, flip };
  }

  test('is kept out, whatever the name, and so is a text player from there', async () => {
    const { join, flip, powers } = await blocked();
    expect(await powers.state({})).toMatchObject({ value: { blocked: ['Rudi'], knocked: [] } });
    expectRefused(await join('rudi2', 'Somebody', PHONE), 403, 'blocked');
    expectRefused(await join('rudi3', undefined, PHONE), 403, 'blocked');
    expectRefused(await flip('rudi', PHONE), 403, 'blocked');
    expect(await powers.state({})).toMatchObject({ value: { knocked: ['Rudi'] } });
    expect((await join('ben', 'Ben', '192.168.1.22')).status).toBe(200);
    expect((await join('ana', 'Anna', OTHER)).status).toBe(200);
  });

  test('is in again once the host lets them in', async () => {
    const { join, table } = await blocked();
    table.room.unblock('Rudi');
    expect((await join('rudi2', 'Rudi', PHONE)).status).toBe(200);
  });

  test('comes in where others play from the same address: a class may share one', async () => {
    const { join, table } = await blocked();
    table.room.unblock('Rudi');
    for (const pupil of ['p1', 'p2']) await join(pupil, pupil, PHONE);
    table.block(secretId('p1'));
    expect((await join('p3', 'P3', PHONE)).status).toBe(200);
    expectRefused(await join('p1', 'P1', PHONE), 403, 'blocked');
  });

  test('does not know the new code', async () => {
    const { join, table, powers, clock } = await blocked();
    table.room.setDoor('code', 'KIWI72');
    await powers.newCode();
    expect(table.door.code).not.toBe('KIWI72');
    expectRefused(await join('rudi2', 'Rudi', '192.168.1.99', 'KIWI72'), 403, 'code');
    clock.pass(1_000);
    const { code } = table.door;
    expect((await join('ben', 'Ben', '192.168.1.22', code)).status).toBe(200);
    expect((await join('ana', 'Ana', OTHER)).status).toBe(200);
  });
});

describe('when nobody else may join', () => {
  async function closed() {
    const running = await room();
    await running.wire.get('/flip/carol/0,0');
    running.table.room.changeSettings({ closed: true });
    return running;
  }

  test('newcomers are told so, also when they flip', async () => {
    const { wire, table } = await closed();
    const answer = await wire.post('/join', { player: BEN, name: 'Ben' });
    expectRefused(answer, 403, 'closed');
    expect(answer.body).toBe('the host lets nobody else in now; ask the host (closed)');
    const flipped = await wire.get('/flip/dora/1,1');
    expectRefused(flipped, 403, 'closed');
    expectPublishedHeaders(flipped);
    expect((await wire.get('/look/dora')).status).toBe(200);
    table.room.changeSettings({ closed: false });
    expect((await wire.post('/join', { player: BEN, name: 'Ben' })).status).toBe(200);
  });

  test('players inside stay in, even after sleeping through a new game; a TV may still watch', async () => {
    const { wire, table } = await closed();
    expect((await wire.post('/join', { player: ANA, name: 'Anna' })).status).toBe(200);
    expect((await wire.get('/flip/carol/1,1')).status).toBe(200);
    expect((await wire.post('/join', { player: secretId('tv2') })).status).toBe(200);
    table.leave(ANA);
    table.room.startGame();
    expect(table.seats.find(ANA)).toBeUndefined();
    expect((await wire.post('/join', { player: ANA, name: 'Anna' })).status).toBe(200);
  });

  test('a player whom the host removed does not come back, and no code is compared', async () => {
    const { wire, table } = await closed();
    table.room.setDoor('code', 'KIWI72');
    table.remove(ANA);
    for (const code of ['wrong1', 'KIWI72']) {
      const again = await wire.post('/join', { player: ANA, name: 'Ana', code });
      expectRefused(again, 403, 'closed');
    }
  });

  test('the host’s own page comes in, without a code', async () => {
    const { wire, table, powers } = await closed();
    table.room.setDoor('code', 'KIWI72');
    await powers.state({ player: BEN });
    expect((await wire.post('/join', { player: BEN, name: 'Ben' })).status).toBe(200);
  });
});

describe('a name that the host gave', () => {
  test('stays when the player joins again', async () => {
    const { wire, table } = await room();
    table.rename(ANA, 'Anna K');
    const again = await wire.post('/join', { player: ANA, name: 'Rude' });
    expect(JSON.parse(again.body)).toEqual({ seat: 0, name: 'Anna K' });
    table.remove(ANA);
    const back = await wire.post('/join', { player: ANA, name: 'Rude' });
    expect(JSON.parse(back.body)).toEqual({ seat: 0, name: 'Anna K' });
  });

  test('stays, given or not, where names stay as they are', async () => {
    const { wire, table } = await room();
    table.room.changeSettings({ fixedNames: true });
    const again = await wire.post('/join', { player: ANA, name: 'Rude' });
    expect(JSON.parse(again.body)).toEqual({ seat: 0, name: 'Ana' });
    const ben = await wire.post('/join', { player: BEN, name: 'Ben' });
    expect(JSON.parse(ben.body)).toMatchObject({ name: 'Ben' });
    table.room.changeSettings({ fixedNames: false });
    const free = await wire.post('/join', { player: ANA, name: 'Anna' });
    expect(JSON.parse(free.body)).toMatchObject({ name: 'Anna' });
  });
});
