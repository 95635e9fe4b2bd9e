import { Beginning } from '../../main/host/beginning.ts';
import { Recorder } from '../../main/host/recorder.ts';
import { Story } from '../../main/host/story.ts';
import { Invitation } from '../../main/host/invitation.ts';
import { type Adapters, presentAdapters } from '../../main/host/lan.ts';
import { PlayTime } from '../../main/host/play-time.ts';
import { Powers, type PowersOptions } from '../../main/host/powers.ts';
import { Restarts } from '../../main/host/restarts.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { Table } from '../../main/table/table.ts';
import { TestClock } from './clock.ts';
import { failLoudly, peopleAt, table } from './table.ts';

/** When tests begin: noon of a day in March. */
export const DATE = Date.UTC(2026, 2, 14, 12);

/** What a host adds to a table, without a network; its clock stands still. */
export function hosted(
  game: string | Table,
  settings: Partial<RoomSettings> = {},
  options: Partial<PowersOptions> & { readonly adapters?: () => Adapters } = {},
) {
  const clock = new TestClock();
  const people = peopleAt(typeof game === 'string' ? table(game, settings) : game);
  const invitation = new Invitation({
    port: 8080,
    door: () => people.table.players.door,
    adapters: options.adapters ?? presentAdapters(clock),
  });
  const recorder = new Recorder(people.table, { clock, report: failLoudly });
  const story = new Story(people.table, recorder, { clock, date: () => DATE + clock.now() });
  const beginning = new Beginning(people.table, clock);
  const powers = new Powers({
    table: people.table,
    invitation,
    beginning,
    story,
    recorder,
    date: () => DATE,
    random: () => 0.0042,
    saveTrouble: () => null,
    takenPort: null,
    ...options,
  });
  const playTime = new PlayTime(people.table, clock);
  const restarts = new Restarts(people.table, clock);
  const told = { recorder, story, beginning };
  return { ...people, ...told, clock, invitation, powers, playTime, restarts };
}
