/** Restart × time: what was counted before a restart of the host goes on, or begins anew, after it. */
import { expect, test } from 'vitest';
import { serve } from '../support/host.ts';
import { restarted } from '../support/table.ts';
import { parseView, playerNamed } from '../support/table-view.ts';
import { expectBoard, expectFailed, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const BEN = secretId('ben');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Ana has a card and Ben waits for it; some time later the host starts again. */
async function hostAgain(settings: { restartMinutes?: number } = {}) {
  const before = await serve('A B / B A', settings);
  for (const [player, name] of [
    [ANA, 'Ana'],
    [BEN, 'Ben'],
  ]) {
    await before.wire.post('/join', { player, name });
  }
  await before.wire.get(`/flip/${ANA}/0,0`);
  void before.wire.open(`/flip/${BEN}/0,0`);
  await before.untilWaiting(BEN);
  before.clock.pass(20 * SECOND);
  const after = await serve(restarted(before.table));
  await before.stop();
  return after;
}

test('4-G: nobody is held up any more, until somebody waits again; then the time is whole', async () => {
  const { wire, clock, untilWaiting } = await hostAgain();
  wire.open(`/table/${ANA}?since=x`);
  clock.pass(30 * SECOND);
  expectBoard(await wire.get(`/look/${ANA}`), 'my A, down / down, down');
  const waiting = wire.open(`/flip/${BEN}/0,0`);
  await untilWaiting(BEN);
  clock.pass(30 * SECOND - 1);
  expectBoard(await wire.get(`/look/${ANA}`), 'my A, down / down, down');
  clock.pass(1);
  expectBoard(await waiting.answer, 'my A, down / down, down');
});

test('4-C: a player back in time keeps the card; after a minute away it is lost', async () => {
  const { wire, clock, table } = await hostAgain();
  clock.pass(MINUTE - 1);
  const view = parseView(await wire.get(`/table/${ANA}`));
  expect(playerNamed(view, 'Ana').presence).toBe('here');
  expect(playerNamed(view, 'Ben').presence).toBe('away');
  clock.pass(1);
  expect(table.seats.find(BEN)?.presence).toBe('left');
  expectBoard(await wire.get(`/look/${ANA}`), 'my A, down / down, down');
});

test('the time of play goes on with the first flip, and not before', async () => {
  const { wire, clock } = await hostAgain();
  const played = async () => parseView(await wire.get(`/table/${ANA}`)).playedSeconds;
  const before = await played();
  clock.pass(40 * SECOND);
  expect(await played()).toBe(before);
  await wire.get(`/flip/${ANA}/0,1`);
  clock.pass(5 * SECOND);
  expect(await played()).toBe(before + 5);
});

test('4-D: a new game by itself comes a whole time after the restart', async () => {
  const { wire, clock } = await hostAgain({ restartMinutes: 1 });
  const waiting = wire.open(`/flip/${BEN}/0,0`);
  clock.pass(MINUTE - 1);
  expect(parseView(await wire.get(`/table/${ANA}`)).game).toBe(1);
  clock.pass(1);
  expectFailed(await waiting.answer, '4-D');
  expect(parseView(await wire.get(`/table/${ANA}`)).game).toBe(2);
});
