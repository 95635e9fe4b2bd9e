import { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { Guesses } from '../../main/server/guesses.ts';
import { Gone } from '../../main/server/open-requests.ts';
import { networkOf } from '../../main/server/peers.ts';
import { TestClock } from '../support/clock.ts';
import { serve } from '../support/host.ts';
import { pending } from '../support/promises.ts';
import { RawConnection } from '../support/raw.ts';
import { isRefused } from '../support/refusals.ts';
import { expectRefused, secretId } from '../support/wire.ts';

const [ONE, TWO] = ['127.0.2.1', '127.0.2.2'];
const CODE = '4071';
const ANA = secretId('ana');

/** A room with an old, short code; Ana is in. */
async function room() {
  const running = await serve('A B / B A');
  await running.wire.post('/join', { player: ANA, name: 'Ana' });
  running.table.room.setDoor('code', CODE);
  const guess = async (from: string, player: string, code: string) => {
    const line = await RawConnection.connect(running, { from });
    onTestFinished(() => line.cut());
    return { line, answer: line.post('/join', { player: secretId(player), name: player, code }) };
  };
  return { ...running, guess };
}

describe('codes are compared one after the other', () => {
  test('sending all codes at once does not find the right one', async () => {
    const { guess, table, wire } = await room();
    const guesses: Awaited<ReturnType<typeof guess>>[] = [];
    for (let code = 4_052; code <= 4_071; code++)
      guesses.push(await guess(ONE, `p${code}`, `${code}`));
    const [first, ...later] = guesses;
    expectRefused((await first?.answer) ?? expect.fail(), 403, 'code');
    await wire.get('/health'); // whatever would be answered at once has been
    for (const { answer } of later) expect(await pending(answer)).toBe(true);
    expect(table.seats.all()).toHaveLength(1);
  });

  test('and the right one opens when its turn has come', async () => {
    const { guess, clock, wire } = await room();
    await (
      await guess(ONE, 'p1', '4070')
    ).answer;
    const right = await guess(ONE, 'ben', CODE);
    await wire.get('/health');
    expect(await pending(right.answer)).toBe(true);
    clock.pass(50);
    expect((await right.answer).status).toBe(200);
  });

  test('while whoever is in comes and goes as ever, and other requests do not wait', async () => {
    const { guess, wire, app } = await room();
    await (
      await guess('127.0.0.1', 'p1', '4070')
    ).answer;
    const held = await guess('127.0.0.1', 'p2', '4069');
    expect((await wire.post('/join', { player: ANA, name: 'Anna', code: 'old' })).status).toBe(200);
    expect((await wire.get(`/flip/${ANA}/0,0`)).status).toBe(200);
    expectRefused(await wire.post('/join', { player: secretId('p3'), name: 'P' }), 403, 'code');
    expect(await pending(held.answer)).toBe(true);
    expect(app.openRequests).toBe(0);
  });

  test('the code of a client that has gone is not compared any more', async () => {
    const { guess, clock, wire, table } = await room();
    await (
      await guess(ONE, 'p1', '4070')
    ).answer;
    const gone = await guess(ONE, 'ben', CODE);
    gone.line.cut();
    await expect(gone.answer).rejects.toThrow('cut');
    await wire.get('/health');
    clock.pass(60_000);
    expect((await (await guess(ONE, 'eva', CODE)).answer).status).toBe(200);
    expect(table.seats.find(secretId('ben'))).toBeUndefined();
  });

  test('and when the host stops, those who wait are told so', async () => {
    const { guess, stop, wire } = await room();
    await (
      await guess(ONE, 'p1', '4070')
    ).answer;
    const held = await guess(ONE, 'ben', CODE);
    await wire.get('/health');
    const stopped = stop();
    expectRefused(await held.answer, 503, 'stopping');
    await stopped;
  });
});

/** Codes that are tried, without a network: who was compared, and when. */
function door() {
  const clock = new TestClock();
  const guesses = new Guesses(clock);
  const compared: (readonly [who: string, at: number])[] = [];
  const guess = (
    address: string,
    { who = address, isRight = false, socket = new Socket() } = {},
  ) => {
    const compare = () => {
      compared.push([who, clock.now()]);
      if (!isRight) throw new Refusal('code');
    };
    const admitted = guesses.admit({ address, socket, compare });
    admitted.catch(() => undefined); // who awaits it is told
    return admitted;
  };
  return { clock, guesses, compared, guess };
}

describe('the pause after a wrong code', () => {
  test('grows with the wrong ones of its address, up to a second', () => {
    const { clock, compared, guess } = door();
    for (let time = 0; time < 8; time++) void guess(ONE);
    clock.pass(10_000);
    expect(compared.map(([, at]) => at)).toEqual([0, 50, 150, 350, 750, 1_550, 2_550, 3_550]);
  });

  test('grows a little with those of the whole room, up to a second', () => {
    const { clock, compared, guess } = door();
    for (let number = 0; number < 1_000; number++)
      void guess(`10.0.${number >> 8}.${number & 255}`);
    clock.pass(60_000);
    const times = compared.map(([, at]) => at);
    expect(times.slice(0, 5)).toEqual([0, 10, 30, 60, 100]);
    expect(times.length).toBeLessThan(120);
    clock.pass(600_000);
    expect(compared.length).toBeLessThan(1_000); // less than 100 a minute
  });

  test('is forgotten after a minute', () => {
    const { clock, compared, guess } = door();
    for (let time = 0; time < 5; time++) void guess(ONE);
    clock.pass(100_000);
    compared.length = 0;
    void guess(ONE);
    expect(compared).toEqual([[ONE, 100_000]]);
  });

  test('does not follow a right one: a class comes in together', () => {
    const { clock, compared, guess } = door();
    void guess(ONE);
    for (let pupil = 0; pupil < 30; pupil++) void guess(ONE, { isRight: true });
    clock.pass(50);
    expect(compared).toHaveLength(31);
  });

  test('lets an address without a wrong code go first', async () => {
    const { clock, compared, guess } = door();
    for (let time = 0; time < 30; time++) void guess(ONE);
    clock.pass(5_000);
    compared.length = 0;
    const friend = guess(TWO, { isRight: true });
    clock.pass(100);
    expect(compared).toEqual([[TWO, 5_000]]);
    await friend;
  });

  test('holds a friend up for a second at most, whoever else guesses', async () => {
    const { clock, guess } = door();
    for (let number = 0; number < 200; number++) void guess(`10.0.0.${number}`);
    clock.pass(300_000); // each of these addresses has been wrong at least once
    for (let number = 0; number < 200; number++) void guess(`10.0.0.${number}`);
    const friend = guess(TWO, { isRight: true });
    clock.pass(1_000);
    expect(await pending(friend)).toBe(false);
  });
});

describe('codes that wait', () => {
  test(`are ${limits.guessesPerAddressMax} of one address; one more is refused`, async () => {
    const { guesses, guess } = door();
    for (let time = 0; time <= limits.guessesPerAddressMax; time++) void guess(ONE);
    expect(guesses.size).toBe(limits.guessesPerAddressMax);
    await isRefused('many-codes', guess(ONE, { isRight: true }));
    void guess(TWO);
    expect(guesses.size).toBe(limits.guessesPerAddressMax + 1);
  });

  test(`are ${limits.guessesMax} in all; one more is refused`, async () => {
    const { guesses, guess } = door();
    for (let number = 0; number <= limits.guessesMax; number++) {
      void guess(`10.0.${number >> 8}.${number & 255}`);
    }
    expect(guesses.size).toBe(limits.guessesMax);
    await isRefused('full', guess(ONE, { isRight: true }));
  });

  test('are forgotten when their connection is closed', async () => {
    const { guesses, guess, clock, compared } = door();
    const socket = new Socket();
    await isRefused('code', guess(ONE));
    const gone = guess(ONE, { socket });
    socket.destroy();
    await expect(gone).rejects.toThrow(Gone);
    expect(guesses.size).toBe(0);
    clock.pass(60_000);
    expect(compared).toHaveLength(1);
  });

  test(`after ${limits.wrongCodesMax} wrong ones in a minute are 429, but the right one opens`, async () => {
    const { clock, guess } = door();
    const wrong = Array.from({ length: limits.wrongCodesMax + 1 }, () => guess(ONE));
    clock.pass(30_000);
    await isRefused('code', wrong[limits.wrongCodesMax - 1] ?? expect.fail());
    await isRefused('many-codes', wrong[limits.wrongCodesMax] ?? expect.fail());
    await guess(ONE, { isRight: true });
  });
});

test.each([
  ['192.168.1.7', '192.168.1.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:0db8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s is one of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
