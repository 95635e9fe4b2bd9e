/** A host inside of the test: its clock, its powers and its open requests are at hand. */

import { parseBoardBytes } from '../../main/game/read-board-file.ts';
import type { PageHandler } from '../../main/server/app.ts';
import { bind } from '../../main/server/listen.ts';
import { readPage } from '../../main/server/page.ts';
import { Room } from '../../main/table/room.ts';
import { Table } from '../../main/table/table.ts';
import { readLayout } from '../../main/host/boards.ts';
import { type Clock, realClock } from '../../main/system/clock.ts';
import type { Adapters } from '../../main/host/lan.ts';
import { formatBoardFile } from '../../shared/board-file.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import { deck } from '../support/game.ts';
import { perfectBoard } from '../support/headless-process.ts';
import { SECRET, serve } from '../support/host.ts';
import { seededRandom } from '../support/random.ts';
import { failLoudly } from '../support/table.ts';
import { originsOf } from './support.ts';

let read: Promise<PageHandler> | undefined;

interface HereOptions {
  readonly settings?: Partial<RoomSettings>;
  readonly clock?: Clock;
  /** Of the host's page, where it is not the one of all tests. */
  readonly secret?: string;
  /** Where another host has listened before. */
  readonly port?: number;
  /** On which address of this computer; by default where nobody else can reach it. */
  readonly address?: string;
  readonly title?: string;
  /** Told of bugs; without it, there must be none. */
  readonly report?: (error: unknown) => void;
  /** The networks that it is on; by default those of this computer. */
  readonly adapters?: () => Adapters;
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
    secret = SECRET,
    port = 0,
    address = '127.0.0.1',
    title = 'Test',
    report = failLoudly,
    adapters,
  }: HereOptions = {},
) {
  read ??= readPage(false);
  const table = game instanceof Table ? game : openTable(game, title, settings);
  const served = await serve(
    table,
    {},
    {
      clock,
      report,
      secret,
      page: await read,
      bind: () => bind(port, address),
      ...(adapters === undefined ? {} : { adapters }),
    },
  );
  const origins = originsOf(served.port);
  return {
    ...served,
    ...origins,
    /** The powers of the host. */
    host: served.powers,
    /** Of the host's own page, with its powers. */
    address: `${origins.local}/#host=${secret}`,
    /** The host opens a board file: `A B / B A`. */
    openBoard: (notation: string, name = 'Another') =>
      served.powers.openBoard({ title: name, text: formatBoardFile(deck(notation)) }),
    /** The seat of a player, by name. */
    seatOf: (name: string) => {
      const found = table.view().players.find((player) => player.name === name);
      if (found === undefined) throw new Error(`nobody is called ${name}`);
      return found.seat;
    },
  };
}

/** The same with the nine cards of perfect.txt, as they are written. */
export async function hostPerfect(options: HereOptions = {}) {
  const { deck: cards, title } = await readLayout(perfectBoard);
  return hostHere(cards, { title, ...options });
}

function openTable(
  game: string | { rows: number; columns: number; cards: readonly string[] },
  title: string,
  settings: Partial<RoomSettings>,
): Table {
  const file = typeof game === 'string' ? deck(game) : game;
  return Room.open(
    { deck: parseBoardBytes(Buffer.from(formatBoardFile(file))), title },
    { run: 'run1', random: seededRandom(1), report: failLoudly },
    { ...defaultSettings, shuffle: false, ...settings },
  ).first;
}
