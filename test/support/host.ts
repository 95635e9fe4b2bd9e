import * as disk from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import type { RoomSettings } from '../../shared/settings.ts';
import type { Clock } from '../../main/system/clock.ts';
import { bind } from '../../main/server/listen.ts';
import { type StartOptions, start } from '../../main/start.ts';
import type { Table } from '../../main/table/table.ts';
import { TestClock } from './clock.ts';
import { seededRandom } from './random.ts';
import { failLoudly, table } from './table.ts';
import { until } from './until.ts';
import { Wire } from './wire.ts';

/** The secret of the host's page in tests. */
export const SECRET = 'the-secret-of-the-host';

/** What a test may have otherwise than `serve` has it. */
export interface ServeOptions<C extends Clock = Clock> extends Partial<
  Omit<StartOptions, 'room' | 'clock'>
> {
  readonly clock?: C;
}

/**
 * A real host on a free port of the loopback address, put together as every host is; it stops when
 * the test is over. Its clock stands still unless the test brings another.
 * @param game a notation, or a table such as a restored one
 */
export async function serve<C extends Clock = TestClock>(
  game: string | Table,
  settings: Partial<RoomSettings> = {},
  options: ServeOptions<C> = {},
) {
  const clock = (options.clock ?? new TestClock()) as C;
  const report = options.report ?? failLoudly;
  const onTable = typeof game === 'string' ? table(game, settings, report) : game;
  const running = await start({
    disk,
    random: seededRandom(2),
    date: () => clock.now(),
    bind: () => bind(0, '127.0.0.1'),
    ...options,
    room: onTable.room,
    clock,
    report,
  });
  const { app, port, powers, invitation } = running;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= running.stop());
  onTestFinished(stop);
  return {
    running,
    ...running.of(onTable),
    app,
    clock,
    powers,
    invitation,
    port,
    origin: `http://127.0.0.1:${port}`,
    stop,
    wire: new Wire({ port }),
    /** Waits until exactly so many requests are open. */
    untilOpen: (count: number) => until(() => app.openRequests === count),
    /** Waits until exactly these players wait for a card, in any order. */
    untilWaiting: (...players: readonly string[]) =>
      until(() => waiters(onTable).toSorted().join() === players.toSorted().join()),
  };
}

/** Everybody who waits for a card. */
export function waiters({ game }: Table): readonly string[] {
  return game.board.controlled().flatMap((card) => card.waiters);
}
