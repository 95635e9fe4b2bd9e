/** Computer players × the rest of a host: connections, presence, the saved game, a kill, the stop. */
import * as disk from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Table } from '../../main/table/table.ts';
import type { TestClock } from '../support/clock.ts';
import { SECRET, serve } from '../support/host.ts';
import { continued } from '../support/kept-game.ts';
import { settled } from '../support/promises.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { parseView, playerNamed } from '../support/table-view.ts';
import { until } from '../support/until.ts';
import { type Wire, secretId } from '../support/wire.ts';

const ANA = secretId('ana');
const SECOND = 1_000;

/** Lets time pass, and whatever it sets off happen at its time. */
async function pass(clock: TestClock, seconds: number): Promise<void> {
  for (let tenth = 0; tenth < seconds * 10; tenth++) {
    clock.pass(SECOND / 10);
    await settled();
  }
}

/** A host with a computer player, and Ana, whose page keeps a request open. */
async function hosting(game: string | Table, filename?: string) {
  const others = { onTrouble: () => undefined, isRunning: async () => false };
  const save = filename === undefined ? undefined : { filename, ...others };
  const host = await serve(game, { leaveSeconds: 15 }, { secret: SECRET, save });
  const { wire, app } = host;
  await wire.post('/join', { player: ANA, name: 'Ana' });
  const add = () =>
    wire.post(
      '/host/addComputer',
      { character: 'elephant', language: 'en' },
      { Authorization: `Bearer ${SECRET}` },
    );
  return { ...host, add, ...page(wire, () => app.openRequests) };
}

/** Ana's page: it follows the table. */
function page(wire: Wire, openRequests: () => number) {
  const look = async () => parseView(await wire.get(`/table/${ANA}`));
  const follow = async () => {
    const { token } = await look();
    const request = wire.open(`/table/${ANA}?since=${token}`);
    await until(() => openRequests() > 0);
    return request;
  };
  return { look, follow };
}

test('it plays while somebody is connected, waits when everybody is away, and is never away itself', async () => {
  const { add, clock, table, look, wire } = await hosting('A B C D / A B C D');
  await add();
  await pass(clock, 5);
  expect(table.game.board.version).toBeGreaterThan(0);
  await pass(clock, 10); // Ana sent nothing more: she is away
  const { version } = table;
  await pass(clock, 120);
  expect(table.version).toBe(version);
  const [computer] = table.seats.computers();
  expect(computer?.presence).toBe('here');
  expect(playerNamed(await look(), 'Ana').presence).toBe('here'); // with this very request
  await wire.get(`/look/${ANA}`);
  await pass(clock, 6);
  expect(table.version).not.toBe(version);
});

test('stopping the host leaves no timer of theirs', async () => {
  const { add, clock, stop, follow, table } = await hosting('A B C D / A B C D');
  for (let count = 0; count < 7; count++) await add();
  await follow();
  await pass(clock, 5);
  expect(table.game.board.controlled().length).toBeGreaterThan(0);
  expect(clock.timers).toBeGreaterThanOrEqual(7);
  await stop();
  expect(clock.timers).toBe(0);
});

test('killed in the middle of its thinking, it is there once after the restart, and plays on with its card', async () => {
  const filename = join(await tempFolder(), 'game.json');
  const first = await hosting('A B C D / A B C D', filename);
  await first.add();
  await first.follow();
  const held = () => first.table.game.board.controlled();
  while (held().length === 0) await pass(first.clock, 0.1);
  await first.running.save(); // it thinks about a second card; from here on nothing is written
  const saved = await disk.readFile(filename, 'utf8');
  const copy = join(await tempFolder(), 'game.json');
  await disk.writeFile(copy, saved);

  const next = await hosting(await continued(copy), copy);
  const [computer, ...others] = next.table.seats.computers();
  expect(others).toEqual([]);
  expect(next.table.game.board.controlled()).toEqual(held());
  expect(playerNamed(await next.look(), 'Elephant')).toMatchObject({
    computer: 'elephant',
    presence: 'here',
  });
  await next.follow();
  await pass(next.clock, 5);
  expect(next.table.game.scoreboard.of(computer?.id ?? '').tries).toBe(1);
  expect(next.table.seats.all()).toHaveLength(2);
});
