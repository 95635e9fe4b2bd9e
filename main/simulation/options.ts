import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseWhole } from '../../shared/card.ts';
import { limits } from '../../shared/limits.ts';
import { UsageError, parseArguments } from '../system/arguments.ts';
import { FIRST_BOARD } from '../host/boards.ts';
import { boardsDirectory } from '../system/package-files.ts';
import { type Mind, minds } from './minds.ts';

/** Games of computer players, in simulated time. */
export interface MindOptions {
  readonly minds: readonly Mind[];
  readonly games: number;
  readonly boardFile: string;
  readonly seed: number;
}

export interface SimulationOptions {
  readonly minds: undefined;
  readonly players: number;
  readonly moves: number;
  readonly boardFile: string;
  readonly seed: number;
  readonly http: boolean;
  readonly verbose: boolean;
}

export const SIMULATION_USAGE = `Usage: npm run simulation -- [options]

Players who flip at random, all at the same time.

  --players NUMBER   default: 4
  --moves NUMBER     moves of each player; default: 100
  --board FILE       laid out as written; default: the bundled 10x10 board
  --seed NUMBER      the same seed is the same game; default: a fresh one, which is printed
  --http             through the real server, in real time: moves are seeded, their order is not
  --verbose          print every step of the game

Computer players, in simulated time, on a board that is shuffled for each game.

  --minds LIST       which, with commas between them: ${minds.join(', ')}
                     (a person is a squirrel at a person's pace); 2 to ${limits.computersMax}
  --games NUMBER     default: 100
  --board FILE       default: the bundled 6x6 board that is played first
  --seed NUMBER      of the first game; each further one has the next

  --help
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const options = {
  players: text,
  moves: text,
  board: text,
  seed: text,
  minds: text,
  games: text,
  http: flag,
  verbose: flag,
  help: flag,
} as const;

/** @throws UsageError */
export function parseSimulationOptions(
  args: readonly string[],
): SimulationOptions | MindOptions | 'help' {
  const { values } = parseArguments({ args: [...args], options });
  if (values.help === true) return 'help';
  const seed = number('seed', values.seed ?? freshSeed(), 0, 2 ** 32 - 1);
  if (values.minds !== undefined) {
    refuse(['players', 'moves', 'http', 'verbose'], values, 'is not for --minds');
    return {
      minds: parseMinds(values.minds),
      games: number('games', values.games ?? '100', 1, 100_000),
      boardFile: values.board ?? join(boardsDirectory, FIRST_BOARD),
      seed,
    };
  }
  refuse(['games'], values, 'is for --minds alone');
  return {
    minds: undefined,
    players: number('players', values.players ?? '4', 1, 200),
    moves: number('moves', values.moves ?? '100', 1, 1_000_000),
    boardFile: values.board ?? join(boardsDirectory, '10x10.txt'),
    seed,
    http: values.http ?? false,
    verbose: values.verbose ?? false,
  };
}

function number(name: string, digits: string, least: number, most: number): number {
  const value = parseWhole(digits);
  if (value !== undefined && value >= least && value <= most) return value;
  throw new UsageError(`--${name} is a whole number from ${least} to ${most}`);
}

function parseMinds(list: string): readonly Mind[] {
  const named = list.split(',').map((name) => minds.find((mind) => mind === name.trim()));
  const known = named.filter((mind) => mind !== undefined);
  if (known.length === named.length && known.length >= 2 && known.length <= limits.computersMax)
    return known;
  throw new UsageError(
    `--minds is 2 to ${limits.computersMax} of ${minds.join(', ')}, with commas between them`,
  );
}

/** Refuses options that this simulation would ignore. */
function refuse(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  why: string,
): void {
  const found = names.find((name) => values[name] !== undefined);
  if (found !== undefined) throw new UsageError(`--${found} ${why}`);
}

function freshSeed(): string {
  return String(randomInt(1_000_000));
}
