/**
 * Real concurrency: several clients act at the same time, and each goes on once it is answered. There must be
 * an order of everything that the rules allow, in which each request stands between its start and its answer.
 */

import { formatBoardFile } from '../../shared/board-file.ts';
import type { PlayerId } from '../../shared/card.ts';
import { Chance } from './chance.ts';
import type { Driver } from './driver.ts';
import { type JudgedBy, type GameOperation, Session, verdictOf } from './session.ts';
import type { Verdict } from './verdict.ts';

/** What each client does, one after the other. */
export interface Script {
  readonly player: PlayerId;
  readonly operations: readonly GameOperation[];
}

export interface History {
  readonly file: string;
  readonly scripts: readonly Script[];
}

export interface HistoryOptions {
  readonly judgedBy: JudgedBy;
  /** Called before each request. */
  readonly pause?: () => Promise<void>;
}

const PLAYERS = ['alice', 'bob', 'charlie', 'dora'];
const OPERATIONS = 40;
/** Four players, 100 flips each, as the exercise's own simulation. */
const SIMULATED_FLIPS = 100;

/** Three or four clients on a small board; the same seed is the same scripts, but never the same history. */
export function randomHistory(seed: number): History {
  const chance = new Chance(seed);
  const players = PLAYERS.slice(0, 3 + chance.below(2));
  const [rows, columns] = chance.pick([
    [2, 2],
    [3, 3],
    [3, 4],
  ] as const);
  const cards = Array.from({ length: rows * columns }, () => chance.pick(['A', 'B', 'C']));
  const operations = Math.floor(OPERATIONS / players.length);
  const scripts = players.map((player) => ({
    player,
    operations: Array.from({ length: operations }, () =>
      randomOperation(chance, player, rows, columns),
    ),
  }));
  return { file: formatBoardFile({ rows, columns, cards }), scripts };
}

export function simulation(seed: number): History {
  const chance = new Chance(seed);
  const [rows, columns] = [5, 5];
  const cards = Array.from({ length: rows * columns }, (_, at) => `${at >> 1}`);
  const scripts = PLAYERS.map((player) => ({
    player,
    operations: Array.from({ length: SIMULATED_FLIPS }, () =>
      randomFlip(chance, player, rows, columns),
    ),
  }));
  return { file: formatBoardFile({ rows, columns, cards }), scripts };
}

function randomOperation(
  chance: Chance,
  player: PlayerId,
  rows: number,
  columns: number,
): GameOperation {
  const dice = chance.next();
  if (dice < 0.1) return { kind: 'look', player };
  if (dice < 0.15) return { kind: 'watch', player };
  if (dice > 0.3) return randomFlip(chance, player, rows, columns);
  const [from, to] = [chance.pick(['A', 'B', 'C']), chance.pick(['A', 'B', 'C', 'D'])];
  return { kind: 'replace', player, from, to };
}

function randomFlip(chance: Chance, player: PlayerId, rows: number, columns: number) {
  const at = { row: chance.below(rows), column: chance.below(columns) };
  return { kind: 'flip', player, at } as const;
}

/** @returns whether there is such an order; the driver is left open */
export function playHistory(
  { file, scripts }: History,
  driver: Driver,
  { judgedBy, pause = () => Promise.resolve() }: HistoryOptions,
): Promise<Verdict> {
  const session = new Session({ file }, driver, judgedBy);
  const left = scripts.map(({ operations }) => [...operations]);
  const clients = new Map<number, number>();
  const goOn = async (client: number) => {
    const operation = left[client]?.shift();
    if (operation === undefined) return;
    await pause();
    clients.set(session.ask(operation), client);
  };
  return verdictOf(async () => {
    for (const client of scripts.keys()) await goOn(client);
    while (session.open > 0) {
      const arrival = await session.hear();
      if (arrival === undefined) break; // everybody who is left waits for somebody who is done
      await goOn(clients.get(arrival.request) ?? 0);
    }
    for (const { player } of scripts) await session.look(player);
  });
}
