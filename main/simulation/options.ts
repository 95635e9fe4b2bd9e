import { join } from 'node:path';
import { parseWhole } from '../../shared/card.ts';
import { UsageError, parseArguments } from '../host/arguments.ts';
import { boardsDirectory } from '../host/package-files.ts';

export interface SimulationOptions {
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
  --help
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const options = {
  players: text,
  moves: text,
  board: text,
  seed: text,
  http: flag,
  verbose: flag,
  help: flag,
} as const;

/** @throws UsageError */
export function parseSimulationOptions(args: readonly string[]): SimulationOptions | 'help' {
  const { values } = parseArguments({ args: [...args], options });
  if (values.help === true) return 'help';
  return {
    players: number('players', values.players ?? '4', 1, 200),
    moves: number('moves', values.moves ?? '100', 1, 1_000_000),
    boardFile: values.board ?? join(boardsDirectory, '10x10.txt'),
    seed: number('seed', values.seed ?? freshSeed(), 0, 2 ** 32 - 1),
    http: values.http ?? false,
    verbose: values.verbose ?? false,
  };
}

function number(name: string, digits: string, least: number, most: number): number {
  const value = parseWhole(digits);
  if (value !== undefined && value >= least && value <= most) return value;
  throw new UsageError(`--${name} is a whole number from ${least} to ${most}`);
}

function freshSeed(): string {
  return String(Math.floor(Math.random() * 1_000_000));
}
