/** Door × sleep: a phone that slept while the door closed, or while a game ended. */
import { expect, test } from 'vitest';
import { serve } from '../support/host.ts';
import { parseView, playerNamed } from '../support/table-view.ts';
import { expectBoard, expectRefused, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const TV = secretId('tv');
const CODE = 'AB2345';
const LONG_MS = 3_600_000;

/** Ana has joined, took a card and fell asleep; then the host set a code. */
async function anaSleeps() {
  const host = await serve('A B / B A');
  const { wire, table, clock } = host;
  await wire.post('/join', { player: ANA, name: 'Ana' });
  await wire.get(`/flip/${ANA}/0,0`);
  table.room.setDoor('code', CODE);
  clock.pass(LONG_MS);
  expect(table.seats.find(ANA)?.presence).toBe('left');
  return host;
}

test('4-C: players who are in stay in, though the door has a code now, and go on without the card', async () => {
  const { wire } = await anaSleeps();
  const view = parseView(await wire.get(`/table/${ANA}`));
  expect(playerNamed(view, 'Ana')).toMatchObject({ presence: 'here', seat: 0 });
  expectBoard(await wire.get(`/flip/${ANA}/0,1`), 'down, my B / down, down');
});

test('4-D: a player who slept into another game needs the code, and everything works with it', async () => {
  const { wire, table } = await anaSleeps();
  table.room.startGame();
  expectRefused(await wire.get(`/table/${ANA}`), 403, 'door');
  expectRefused(await wire.get(`/flip/${ANA}/0,0`), 403, 'door');
  expectRefused(await wire.post('/join', { player: ANA, name: 'Ana' }), 403, 'code');
  const answer = await wire.post('/join', { player: ANA, name: 'Ana', code: CODE.toLowerCase() });
  expect(JSON.parse(answer.body)).toMatchObject({ seat: 0, name: 'Ana' });
  expectBoard(await wire.get(`/flip/${ANA}/0,0`), 'my A, down / down, down');
});

test('a TV that slept while the door got a code shows the game when it wakes up', async () => {
  const { wire, table, clock } = await serve('A B / B A');
  await wire.post('/join', { player: TV });
  table.room.setDoor('code', CODE);
  clock.pass(LONG_MS);
  table.room.startGame();
  expect(parseView(await wire.get(`/table/${TV}`)).game).toBe(2);
});

test('who was removed while asleep is told so, and the open door lets them join again', async () => {
  const { wire, table } = await anaSleeps();
  table.remove(ANA);
  expect(parseView(await wire.get(`/table/${ANA}`)).you).toMatchObject({ removed: true });
  expectRefused(await wire.get(`/look/${ANA}`), 403, 'removed');
  table.room.setDoor('open', undefined);
  expectRefused(await wire.get(`/flip/${ANA}/0,1`), 403, 'removed');
  await wire.post('/join', { player: ANA, name: 'Ana' });
  expectBoard(await wire.get(`/flip/${ANA}/0,1`), 'down, my B / down, down');
});
