import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import type { CommonView } from '../../shared/table-view.ts';
import type { RoomOptions } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { continueGame } from '../../main/save/continue-game.ts';
import { troubleLine } from '../../main/save/save-trouble.ts';
import { Autosave, type AutosaveOptions } from '../../main/save/autosave.ts';
import { SaveFolder } from '../../main/save/save-folder.ts';
import { failLoudly, followed, peopleAt, table } from './table.ts';
import { TestClock } from './clock.ts';
import { settled } from './promises.ts';
import { seededRandom } from './random.ts';
import { tempFolder } from './temp-folder.ts';
import { TestDisk } from './test-disk.ts';
import { until } from './until.ts';

/** How the next run of the host continues a game. */
export const nextRun: RoomOptions = {
  run: 'run2',
  random: seededRandom(1),
  report: failLoudly,
};

/** A table that is kept in a real file of a real folder. */
export async function kept(
  game: string | Omit<ReturnType<typeof peopleAt>, 'news'>,
  { isOurs, told }: { isOurs?: () => Promise<boolean>; told?: AutosaveOptions['told'] } = {},
) {
  const filename = join(await tempFolder(), 'game.json');
  const clock = new TestClock();
  const disk = new TestDisk();
  const troubles: string[] = [];
  const people = typeof game === 'string' ? peopleAt(table(game)) : game;
  const onTrouble: AutosaveOptions['onTrouble'] = (...trouble) =>
    void troubles.push(troubleLine(...trouble));
  const autosave = new Autosave(people.table.room, {
    folder: new SaveFolder(filename, disk, isOurs),
    clock,
    onTrouble,
    ...(told === undefined ? {} : { told }),
  });
  const saved = followed(people.table, autosave);
  /** Lets time pass, and whatever is written be written. */
  const pass = async (ms: number) => {
    clock.pass(ms);
    await settled();
    await until(() => disk.isIdle);
    await settled();
  };
  return { ...people, filename, clock, disk, troubles, saved, pass };
}

/** The game that is found there. */
export async function continued(filename: string): Promise<Table> {
  const found = await continueGame(filename, nextRun, nodeDisk);
  if (found.found !== 'game') throw new Error(`found ${found.found}`);
  return found.room.first;
}

/** What lasts from one run to the next; a person who was here is away. */
export function lasting(view: CommonView): CommonView {
  const players = view.players.map((player) =>
    player.presence === 'here' && player.computer === undefined
      ? { ...player, presence: 'away' as const }
      : player,
  );
  return { ...view, token: '', happenings: [], players };
}
