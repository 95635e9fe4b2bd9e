/** The command line of the check. */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { parseWhole } from '../../shared/card.ts';

/** Which server is tested. */
export type Target =
  /** Starts a server for each test. */
  | { readonly kind: 'command'; readonly command: readonly string[] }
  /** One that runs, with the board of this file. */
  | { readonly kind: 'url'; readonly url: URL; readonly boardFile: string };

export interface CheckOptions {
  readonly target: Target;
  /** The problems of the exercise up to this one. */
  readonly problem: number;
  readonly only: string | undefined;
  readonly scenarioFile: string | undefined;
  readonly random: number;
  readonly seed: number;
  readonly jobs: number;
  readonly patienceMs: number | undefined;
  readonly timeoutMs: number;
  readonly json: string | undefined;
  readonly html: string | undefined;
}

/** A command line that asks for something else than there is. */
export class CheckUsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CheckUsageError';
  }
}

export const USAGE = `Usage: memory-scramble check [options] -- COMMAND …
       memory-scramble check [options] --url URL --board FILE

Tests a server of the published protocol, in any language, against the rules.

  COMMAND          starts your server. {port} and {board} in it become a free port
                   and a board file; if it has neither, both are added at its end

  --problem N      the problems of the exercise up to N: 1 board files, 2 look and
                   flip, 3 waiting, 4 replace, 5 watch (default: 5)
  --only ID        only this test, as the report calls it, such as 1-D.3
  --scenario FILE  the scenarios of this file instead of ours
  --random N       how many random games (default: 50)
  --seed N         another seed makes other games (default: 1)
  --jobs N         servers at once (default: 4 for each processor)
  --patience MS    how long a request stays open until it counts as one that waits
                   (default: from your server’s own speed, at least 100)
  --timeout S      ends after so many seconds (default: 600)
  --url URL        a server that runs already, freshly started with the board of
  --board FILE     this file; tests that need another board are left out
  --json FILE      writes the report as JSON
  --html FILE      writes the report as a page, with a drawing of each failure
  --help

Exit code: 0 nothing required failed, 1 something did, 2 it could not run.
`;

const text = { type: 'string' } as const;

const options = {
  problem: text,
  only: text,
  scenario: text,
  random: text,
  seed: text,
  jobs: text,
  patience: text,
  timeout: text,
  url: text,
  board: text,
  json: text,
  html: text,
  help: { type: 'boolean' },
} as const;

/**
 * @returns what `args` ask for
 * @throws CheckUsageError
 */
export function parseCheckOptions(args: readonly string[]): CheckOptions | 'help' {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const values = readValues(args.slice(0, end));
  if (values.help === true) return 'help';
  return {
    target: targetOf(args.slice(end + 1), values.url, values.board),
    problem: whole('problem', values.problem, 5, [1, 5]),
    only: values.only,
    scenarioFile: values.scenario,
    random: whole('random', values.random, 50, [0, 100_000]),
    seed: whole('seed', values.seed, 1, [0, 4_294_967_295]),
    jobs: whole('jobs', values.jobs, 4 * availableParallelism(), [1, 256]),
    patienceMs:
      values.patience === undefined
        ? undefined
        : whole('patience', values.patience, 0, [1, 60_000]),
    timeoutMs: 1_000 * whole('timeout', values.timeout, 600, [1, 86_400]),
    json: values.json,
    html: values.html,
  };
}

function readValues(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    // parseArgs throws for one reason: the arguments. Its first sentence says which.
    const [sentence = ''] = (error as Error).message.split(/\.\s/);
    const hint = sentence.startsWith('Unexpected argument')
      ? '; the command of your server stands after --'
      : '';
    throw new CheckUsageError(`${sentence}${hint}`);
  }
}

function targetOf(
  command: readonly string[],
  url: string | undefined,
  boardFile: string | undefined,
): Target {
  if (url === undefined && boardFile === undefined) {
    if (command.length > 0) return { kind: 'command', command };
    throw new CheckUsageError('the command that starts your server is missing after --');
  }
  if (command.length > 0) throw new CheckUsageError('a command and --url exclude each other');
  if (url === undefined || boardFile === undefined) {
    throw new CheckUsageError('--url and --board go together');
  }
  if (!URL.canParse(url) || new URL(url).protocol !== 'http:') {
    throw new CheckUsageError(`--url is an address such as http://localhost:8080, but not ${url}`);
  }
  return { kind: 'url', url: new URL(url), boardFile };
}

function whole(
  name: string,
  digits: string | undefined,
  usual: number,
  [least, most]: readonly [number, number],
): number {
  if (digits === undefined) return usual;
  const number = parseWhole(digits);
  if (number !== undefined && number >= least && number <= most) return number;
  throw new CheckUsageError(`--${name} is a whole number from ${least} to ${most}`);
}

/** The command with a port and a board file, wherever it wants them. */
export function filledIn(
  command: readonly string[],
  port: number,
  boardFile: string,
): readonly string[] {
  const isMarked = command.some((part) => /\{port\}|\{board\}/.test(part));
  if (!isMarked) return [...command, String(port), boardFile];
  return command.map((part) =>
    part.replaceAll('{port}', () => String(port)).replaceAll('{board}', () => boardFile),
  );
}
