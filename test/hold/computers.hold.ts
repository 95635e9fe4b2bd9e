/** Computer players at a real host that is killed while they think, in real time. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formatSave, parseSave } from '../../main/save/game-file.ts';
import { Room } from '../../main/table/room.ts';
import type { TableView } from '../../shared/table-view.ts';
import { seatComputers } from '../support/computers.ts';
import { startHeadless } from '../support/headless-process.ts';
import { nextRun } from '../support/kept-game.ts';
import { below, seededRandom } from '../support/random.ts';
import { alone, table } from '../support/table.ts';
import { tempFolder } from '../support/temp-folder.ts';
import type { Wire } from '../support/wire.ts';
import { figure } from './figure.ts';

const KILLS = 12;
/** A kill comes at any moment of this long after the first flip of one of them. */
const PLAY_MS_MAX = 3_000;
const BOARD = Array.from({ length: 10 }, (_, row) =>
  Array.from({ length: 10 }, (_card, column) => `c${Math.floor((row * 10 + column) / 2)}`).join(
    ' ',
  ),
).join(' / ');

async function view(wire: Wire): Promise<TableView> {
  return JSON.parse((await wire.get('/table/alice')).body) as TableView;
}

/** Waits until a computer player has flipped: its tries, or what it has in hand, are others. */
async function untilPlayed(wire: Wire): Promise<void> {
  const played = ({ players, spots }: TableView) => {
    const computers = players.filter(({ computer }) => computer !== undefined);
    const held = spots.map((spot) => typeof spot === 'object' && spot.by);
    return JSON.stringify([computers.map(({ tries }) => tries), held]);
  };
  let now = await view(wire);
  const before = played(now);
  const end = performance.now() + 15_000;
  while (played(now) === before) {
    if (performance.now() > end) throw new Error('no computer player plays on');
    const answer = await wire.get(`/table/alice?since=${now.token}&wait=5`);
    if (answer.status === 200) now = JSON.parse(answer.body) as TableView;
  }
}

test('killed while they think, each is there once, holds at most its own cards, and plays on', async () => {
  const random = seededRandom(1);
  const filename = join(await tempFolder(), 'game.json');
  const first = table(BOARD);
  const seated = seatComputers(first, 'goldfish', 'squirrel', 'elephant');
  await writeFile(filename, formatSave(first.room.save()));
  let flips = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { headless, wire } = await startHeadless(['0', '--save', filename]);
    await wire.get('/flip/alice/9,9'); // somebody is here
    await untilPlayed(wire);
    await after(below(random, PLAY_MS_MAX));
    headless.signal('SIGKILL');
    await headless.exitCode;
    const saved = alone(parseSave(await readFile(filename, 'utf8')));
    const next = Room.restore(saved, { ...nextRun, check: 'whole' }).first;
    expect(next.seats.computers().map(({ id }) => id)).toEqual(seated);
    expect(next.seats.all()).toHaveLength(seated.length + 1);
    flips = saved.tallies.reduce((sum, { tries }) => sum + tries, 0);
  }
  figure(`${KILLS} kills while computer players think: each there once, ${flips} tries in all`);
});
