import { onTestFinished } from 'vitest';
import { readSavedTable } from '../../main/game/saved-table.ts';
import { Table } from '../../main/game/table.ts';
import { Host } from '../../main/host/host.ts';
import { createApp } from '../../main/server/app.ts';
import { listen } from '../../main/server/listen.ts';
import type { RoomSettings } from '../../shared/host-api.ts';
import { TestClock } from './clock.ts';
import { seededRandom } from './random.ts';
import { table } from './server.ts';
import { until } from './until.ts';
import { Wire } from './wire.ts';

/**
 * A real server as `server` starts one, whose clock stands still and whose app is at hand, for tests
 * that wait until a request has come in. It takes a notation, or a table such as a restored one.
 */
export async function serve(game: string | Table, settings: Partial<RoomSettings> = {}) {
  const onTable = typeof game === 'string' ? table(game, settings) : game;
  const clock = new TestClock();
  const host = new Host(onTable, clock, seededRandom(2));
  const app = createApp({ table: onTable, host, clock, report: failLoudly });
  const listening = await listen(app, 0, '127.0.0.1');
  host.port = listening.port;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= listening.stop());
  onTestFinished(async () => {
    host.stop();
    await stop();
  });
  return {
    table: onTable,
    app,
    clock,
    host,
    port: listening.port,
    stop,
    wire: new Wire(listening),
    /** Waits until exactly so many requests are open. */
    untilOpen: (count: number) => until(() => app.openRequests === count),
    /** Waits until exactly these players wait for a card, in any order. */
    untilWaiting: (...players: readonly string[]) =>
      until(() => waiters(onTable).toSorted().join() === players.toSorted().join()),
  };
}

/** Everybody who waits for a card. */
export function waiters(onTable: Table): readonly string[] {
  return onTable.held().flatMap((held) => held.waiters);
}

/** The table after a restart of the host: saved, and restored in another run. */
export function restarted(onTable: Table, run = 'run2'): Table {
  const saved = readSavedTable(JSON.parse(JSON.stringify(onTable.save())));
  if (saved === undefined) throw new Error('a saved table could not be read');
  return Table.restore(saved, {
    run,
    random: seededRandom(1),
    report: failLoudly,
    check: 'whole',
  });
}

function failLoudly(error: unknown): never {
  throw new Error('a bug was reported', { cause: error });
}
