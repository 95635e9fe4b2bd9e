import { onTestFinished } from 'vitest';
import { type RoomSettings, defaultSettings } from '../../shared/host-api.ts';
import { reportLoudly } from '../../main/game/events.ts';
import { Table } from '../../main/game/table.ts';
import type { Clock } from '../../main/host/clock.ts';
import { realClock } from '../../main/host/clock.ts';
import { listen } from '../../main/server/listen.ts';
import { startHost } from '../../main/server/start-host.ts';
import { deck } from './game.ts';
import { seededRandom } from './random.ts';

/** The secret of the host's page in tests. */
export const SECRET = 'the-secret-of-the-host';

/** A table in notation, laid out as written, whose whole rep is checked after every step. */
export function table(
  notation: string,
  settings: Partial<RoomSettings> = {},
  report: (error: unknown) => void = reportLoudly,
): Table {
  return Table.open(
    { deck: deck(notation), title: 'Test' },
    { run: 'run1', random: seededRandom(1), report, check: 'whole' },
    { ...defaultSettings, shuffle: false, ...settings },
  );
}

/** A real server on a free port of the loopback address; it stops when the test is over. */
export async function server(
  notation: string,
  options: {
    readonly settings?: Partial<RoomSettings>;
    readonly clock?: Clock;
    readonly secret?: string | undefined;
    readonly report?: (error: unknown) => void;
    readonly names?: readonly string[];
  } = {},
) {
  const { settings = {}, clock = realClock, report = reportLoudly, names = [] } = options;
  const onTable = table(notation, settings, report);
  const running = await startHost({
    table: onTable,
    clock,
    random: seededRandom(2),
    report,
    listen: (app) => listen(app, 0, '127.0.0.1'),
    secret: 'secret' in options ? options.secret : SECRET,
    names,
    save: { filename: undefined, onTrouble: reportLoudly },
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  return {
    table: onTable,
    host: running.host,
    port: running.port,
    origin: `http://127.0.0.1:${running.port}`,
    stop,
  };
}
