/** A host inside of the test: its clock, its powers and its open requests are at hand. */

import { onTestFinished } from 'vitest';
import { parseBoardBytes } from '../../main/game/read-board-file.ts';
import { Table } from '../../main/game/table.ts';
import { type Clock, realClock } from '../../main/host/clock.ts';
import { Host } from '../../main/host/host.ts';
import { createApp } from '../../main/server/app.ts';
import { listen } from '../../main/server/listen.ts';
import { PageFiles } from '../../main/server/page-files.ts';
import { formatBoardFile } from '../../shared/board-file.ts';
import { type RoomSettings, defaultSettings } from '../../shared/host-api.ts';
import { deck } from '../support/game.ts';
import { seededRandom } from '../support/random.ts';
import { SECRET } from '../support/server.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/wire.ts';
import { originsOf } from './support.ts';

let read: Promise<PageFiles> | undefined;

interface HereOptions {
  readonly settings?: Partial<RoomSettings>;
  readonly clock?: Clock;
  /** Where another host has listened before. */
  readonly port?: number;
  readonly title?: string;
  /** Told of bugs; without it, there must be none. */
  readonly report?: (error: unknown) => void;
}

/**
 * A host with the built page, which stops with the test.
 * @param game a notation such as `A B / B A`, laid out as written; cards; or a table
 */
export async function hostHere(
  game: string | Table | { rows: number; columns: number; cards: readonly string[] },
  {
    settings = {},
    clock = realClock,
    port = 0,
    title = 'Test',
    report = failLoudly,
  }: HereOptions = {},
) {
  const table = game instanceof Table ? game : openTable(game, title, settings);
  const host = new Host(table, clock, seededRandom(2));
  read ??= PageFiles.read();
  const page = await read;
  const app = createApp({ table, host, clock, report, secret: SECRET, page });
  const listening = await listen(app, port, '127.0.0.1');
  host.port = listening.port;
  let stopped: Promise<void> | undefined;
  const origins = originsOf(listening.port);
  const stop = () => (stopped ??= listening.stop());
  onTestFinished(async () => {
    host.stop();
    await stop();
  });
  return {
    table,
    host,
    port: listening.port,
    stop,
    wire: new Wire(listening),
    ...origins,
    /** Of the host's own page, with its powers. */
    address: `${origins.local}/#host=${SECRET}`,
    get openRequests() {
      return app.openRequests;
    },
    /** Waits until exactly so many requests are open. */
    untilOpen: (count: number) => until(() => app.openRequests === count),
    /** The host opens a board file: `A B / B A`. */
    openBoard: (notation: string, name = 'Another') =>
      host.openBoard({ title: name, text: formatBoardFile(deck(notation)) }),
    /** The seat of a player, by name. */
    seatOf: (name: string) => {
      const found = table.view().players.find((player) => player.name === name);
      if (found === undefined) throw new Error(`nobody is called ${name}`);
      return found.seat;
    },
  };
}

function openTable(
  game: string | { rows: number; columns: number; cards: readonly string[] },
  title: string,
  settings: Partial<RoomSettings>,
): Table {
  const file = typeof game === 'string' ? deck(game) : game;
  return Table.open(
    { deck: parseBoardBytes(Buffer.from(formatBoardFile(file))), title },
    { run: 'run1', random: seededRandom(1), report: failLoudly },
    { ...defaultSettings, shuffle: false, ...settings },
  );
}

function failLoudly(error: unknown): never {
  throw new Error('a bug was reported', { cause: error });
}
