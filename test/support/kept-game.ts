import { join } from 'node:path';
import type { CommonView } from '../../shared/table-view.ts';
import type { Table, TableOptions } from '../../main/game/table.ts';
import { SavedGame, continueGame } from '../../main/host/saved-game.ts';
import { peopleAt } from './at-table.ts';
import { TestClock } from './clock.ts';
import { settled } from './promises.ts';
import { seededRandom } from './random.ts';
import { table } from './server.ts';
import { tempFolder } from './temp-folder.ts';
import { TestDisk } from './test-disk.ts';
import { until } from './until.ts';

/** How the next run of the host continues a game. */
export const nextRun: TableOptions = {
  run: 'run2',
  random: seededRandom(1),
  report: (error) => {
    throw new Error('a bug was reported', { cause: error });
  },
};

/** A table that is kept in a real file of a real folder. */
export async function kept(notation: string) {
  const filename = join(await tempFolder(), 'game.json');
  const clock = new TestClock();
  const disk = new TestDisk();
  const troubles: string[] = [];
  const people = peopleAt(table(notation));
  const onTrouble = (trouble: string) => void troubles.push(trouble);
  const saved = new SavedGame(people.table, filename, clock, onTrouble, disk);
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
  const found = await continueGame(filename, nextRun);
  if (found.found !== 'game') throw new Error(`found ${found.found}`);
  return found.table;
}

/** What lasts from one run to the next; who was here is away. */
export function lasting(view: CommonView): CommonView {
  const players = view.players.map((player) =>
    player.presence === 'here' ? { ...player, presence: 'away' as const } : player,
  );
  return { ...view, token: '', happenings: [], players };
}
