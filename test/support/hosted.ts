import { type HostOptions, addPowers, follow, hostRoom } from '../../main/start.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { SavedEvening } from '../../main/story/evening.ts';
import type { Table } from '../../main/table/table.ts';
import { TestClock } from './clock.ts';
import { failLoudly, peopleAt, table } from './table.ts';

/** When tests begin: noon of a day in March. */
export const DATE = Date.UTC(2026, 2, 14, 12);

/** What a test may give a host, beside its table. */
type Given = Partial<Pick<HostOptions, 'adapters' | 'library' | 'random' | 'date'>> & {
  readonly evening?: SavedEvening;
};

/** What a host adds to a table, put together as in every host, without files and without a network. */
export function hosted(
  game: string | Table,
  settings: Partial<RoomSettings> = {},
  { evening, ...options }: Given = {},
) {
  const clock = new TestClock();
  const people = peopleAt(typeof game === 'string' ? table(game, settings) : game);
  const all: HostOptions = {
    room: people.table.room,
    clock,
    random: () => 0.0042,
    report: failLoudly,
    date: () => DATE + clock.now(),
    ...options,
  };
  const parts = hostRoom(all, { evening });
  const host = addPowers(all, parts, { port: 8080, saveTrouble: () => null });
  const stop = follow(parts);
  const { room, tonight, of, beginning, restarts } = parts;
  const own = { room, tonight, of, beginning, restarts, ...of(people.table) };
  return { ...people, ...own, ...host, stop, clock };
}
