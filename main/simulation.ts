/**
 * npm run simulation: players who flip at random, all at the same time, or computer players against
 * each other, and what came of it.
 */

import { inspect } from 'node:util';
import { defaultSettings } from '../shared/settings.ts';
import { printable } from '../shared/printable.ts';
import * as disk from 'node:fs/promises';
import { Board } from './game/board.ts';
import { reportLoudly } from './game/events.ts';
import type { Layout } from './game/game.ts';
import { UnreadableBoard, readLayout } from './host/boards.ts';
import { realClock } from './system/clock.ts';
import { UsageError } from './system/arguments.ts';
import { seededRandom } from './system/chance.ts';
import { stepLine } from './host/step-log.ts';
import { bind } from './server/listen.ts';
import { tallyMinds } from './simulation/mind-tallies.ts';
import {
  type MindOptions,
  SIMULATION_USAGE,
  type SimulationOptions,
  parseSimulationOptions,
} from './simulation/options.ts';
import { SimulatedPlayers, type MovesMade } from './simulation/players.ts';
import { SimulatedTime } from './simulation/simulated-time.ts';
import { directWay, httpWay } from './simulation/ways.ts';
import { start } from './start.ts';
import { Room } from './table/room.ts';
import type { Table } from './table/table.ts';

async function main(): Promise<void> {
  const options = parseSimulationOptions(process.argv.slice(2));
  if (options === 'help') return print(SIMULATION_USAGE.trimEnd());
  const layout = await readLayout(options.boardFile);
  if (options.minds !== undefined) return playMindGames(options, layout);
  await playAtRandom(options, layout);
}

async function playMindGames(
  { minds, games, seed }: MindOptions,
  { title, deck }: Layout,
): Promise<void> {
  if (Board.fromDeck(deck).pairsLeft === 0) throw new UsageError(`${title} has no pair to find`);
  print(
    `${games} games of ${minds.join(', ')}, on ${title} ` +
      `(${deck.rows} × ${deck.columns}, shuffled), seed ${seed}`,
  );
  const tallies = await tallyMinds(deck, minds, { games, seed });
  const rows = tallies.map(({ mind, wins, ties, pairs, tries }) => [
    mind,
    ...[wins, ties].map(String),
    ...[pairs, tries].map((count) => (count / games).toFixed(1)),
  ]);
  for (const line of inColumns([['mind', 'wins', 'ties', 'pairs', 'tries'], ...rows])) print(line);
  print('');
  print(
    'Pairs and tries are those of one game, on average. A tie is a first place that is shared.',
  );
}

async function playAtRandom(options: SimulationOptions, layout: Layout): Promise<void> {
  const { first: table } = Room.open(
    layout,
    { run: 'simulation', random: seededRandom(options.seed), report: reportLoudly, check: 'whole' },
    { ...defaultSettings, shuffle: false },
  );
  const { rows, columns } = layout.deck;
  print(
    `${options.players} players, ${options.moves} moves each, on ${layout.title} ` +
      `(${rows} × ${columns}, as written), seed ${options.seed}`,
  );
  if (options.verbose) logSteps(table);
  const players = new SimulatedPlayers(options.players, options.seed);
  players.count(table);
  const took = options.http
    ? await playOverHttp(table, players, options, layout)
    : await playDirectly(table, players, options, layout);
  for (const line of report(players.tallies)) print(line);
  print('');
  print(`${took} Each player left after the last move (4-C), so nobody waits for ever.`);
  print('Without that, a card of somebody who never flips again would keep others waiting.');
}

async function playDirectly(
  table: Table,
  players: SimulatedPlayers,
  { players: count, moves }: SimulationOptions,
  layout: Layout,
): Promise<string> {
  const time = new SimulatedTime();
  const played = players.play(directWay(table, time), moves, layout, progress(count * moves));
  await time.run();
  await played;
  return `${time.now().toFixed(1)} ms of simulated time.`;
}

async function playOverHttp(
  table: Table,
  players: SimulatedPlayers,
  { players: count, moves, seed }: SimulationOptions,
  layout: Layout,
): Promise<string> {
  const running = await start({
    room: table.room,
    disk,
    clock: realClock,
    random: seededRandom(seed),
    report: reportLoudly,
    bind: () => bind(0, '127.0.0.1'),
  });
  const way = httpWay(`http://127.0.0.1:${running.port}`);
  await players.play(way, moves, layout, progress(count * moves));
  await running.stop();
  return 'Over HTTP, in real time.';
}

/** Shows how far it is, where a person watches. */
function progress(total: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (!process.stderr.isTTY || (done % 25 !== 0 && done !== total)) return;
    process.stderr.write(done === total ? '\r\u001b[K' : `\r${done} of ${total} moves`);
  };
}

function report(tallies: readonly MovesMade[]): readonly string[] {
  const all: MovesMade = { player: 'all', moves: 0, matches: 0, failures: 0, waits: 0 };
  for (const tally of tallies) {
    for (const key of ['moves', 'matches', 'failures', 'waits'] as const) all[key] += tally[key];
  }
  const head = ['player', 'moves', 'matches', 'failures', 'waits'];
  const rows = [...tallies, all].map(({ player, moves, matches, failures, waits }) => {
    return [player, moves, matches, failures, waits].map(String);
  });
  return inColumns([head, ...rows]);
}

function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  return [
    '',
    ...rows.map(([first = '', ...rest]) => {
      return first.padEnd(12) + rest.map((cell) => cell.padStart(10)).join('');
    }),
  ];
}

function logSteps(table: Table): void {
  table.subscribe((news) => {
    const line = stepLine(table, news);
    if (line !== undefined) print(line);
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  const isInput = error instanceof UsageError || error instanceof UnreadableBoard;
  process.stderr.write(`simulation: ${isInput ? printable(error.message) : inspect(error)}\n`);
  process.exit(isInput ? 2 : 1);
});
