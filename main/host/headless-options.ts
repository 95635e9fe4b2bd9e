import { readFileSync, statSync } from 'node:fs';
import { parseWhole } from '../../shared/card.ts';
import { isDoorCode } from '../../shared/door-code.ts';
import { readDoorMode } from '../../shared/host-api.ts';
import { limits } from '../../shared/limits.ts';
import { quoted } from '../../shared/printable.ts';
import type { DoorMode } from '../../shared/table-view.ts';
import {
  type PortAndBoard,
  UsageError,
  parseArguments,
  parsePortAndBoard,
} from '../system/arguments.ts';

/** What the command line asks for. */
export interface HeadlessOptions extends PortAndBoard {
  readonly shuffle: boolean;
  readonly lobby: boolean;
  readonly door: DoorMode | undefined;
  readonly code: string | undefined;
  readonly replace: boolean;
  readonly restartMinutes: number | undefined;
  /** At how many tables. */
  readonly tables: number | undefined;
  readonly saveFile: string | undefined;
  readonly boardsFolder: string | undefined;
  readonly names: readonly string[];
  readonly proxy: boolean;
  readonly verbose: boolean;
}

export const USAGE = `Usage: memory-scramble [PORT] [BOARD_FILE] [options]

Hosts a game of Memory Scramble for everybody on the local network.

  PORT                     default: 8080, or the next free one; 0: any free one
  BOARD_FILE               laid out as written; default: a bundled board, shuffled

  --shuffle                lay the board file out shuffled
  --lobby                  nobody can flip until the host begins
  --door open|joined|code  who may play: everybody (default), those who joined through the page,
                           or those who joined with the code
  --code-file FILE         a file with the code, 6 to 12 letters or digits (implies --door code);
                           without it the host draws a code
  --code CODE              the same, but other users of this computer can see it in the list of
                           processes; or set MEMORY_SCRAMBLE_CODE
  --no-replace             players may not replace cards
  --restart-every MINUTES  a new game begins by itself
  --tables N               at 1 to 8 tables: the same pairs at each, shuffled by themselves
  --save FILE              continue the game saved there, and keep saving it; then BOARD_FILE is not
                           used, and --lobby, --shuffle and --tables count from the next game on
  --boards FOLDER          keep boards of your own in this folder; your page makes and lists them
  --name NAME              a further host name of this computer that friends may use; may be repeated
  --proxy                  friends come through a proxy on this computer, which adds each friend's
                           address at the end of X-Forwarded-For
  --verbose                print every step of the game
  --help, --version
`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const config = {
  allowPositionals: true,
  options: {
    shuffle: flag,
    lobby: flag,
    door: text,
    code: text,
    'code-file': text,
    'no-replace': flag,
    'restart-every': text,
    tables: text,
    save: text,
    boards: text,
    name: { ...text, multiple: true },
    proxy: flag,
    verbose: flag,
    help: flag,
    version: flag,
  },
} as const;

/**
 * @returns what `args` ask for, or which text they want printed
 * @throws UsageError
 */
export function parseHeadlessOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): HeadlessOptions | 'help' | 'version' {
  const { values, positionals } = parseArguments({ args: [...args], ...config });
  if (values.help === true) return 'help';
  if (values.version === true) return 'version';
  const { port, boardFile } = parsePortAndBoard(positionals);
  return {
    port,
    boardFile,
    shuffle: values.shuffle ?? false,
    lobby: values.lobby ?? false,
    ...parseDoor(values.door, readCode(values.code, values['code-file'], env)),
    replace: values['no-replace'] !== true,
    restartMinutes: parseMinutes(values['restart-every']),
    tables: parseTables(values.tables),
    saveFile: values.save,
    boardsFolder: values.boards,
    names: (values.name ?? []).map(parseHostName),
    proxy: values.proxy ?? false,
    verbose: values.verbose ?? false,
  };
}

/** The code, from a file or the environment. It is never printed. */
function readCode(
  code: string | undefined,
  file: string | undefined,
  env: NodeJS.ProcessEnv,
): string | undefined {
  if (code !== undefined && file !== undefined) {
    throw new UsageError('--code and --code-file are two ways to give one code; use one of them');
  }
  if (file !== undefined) return readCodeFile(file);
  return code ?? (env['MEMORY_SCRAMBLE_CODE'] || undefined); // an empty one is none
}

/** Bytes of a file with a code, which may have a few blank lines. */
const CODE_FILE_BYTES_MAX = 1_024;

function readCodeFile(file: string): string {
  try {
    // Asked before it is opened: a pipe would keep the start waiting.
    const stats = statSync(file);
    if (!stats.isFile()) throw new Error('it is not a regular file');
    if (stats.size > CODE_FILE_BYTES_MAX) throw new Error('it is larger than a code can be');
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`--code-file cannot be read (${(error as Error).message})`);
  }
}

/** Labels of letters, digits and hyphens, with dots between them. */
const HOST_NAME =
  /^(?!.{254})[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

function parseHostName(name: string): string {
  if (HOST_NAME.test(name)) return name;
  throw new UsageError(`--name is a host name, such as games.example, but not ${quoted(name)}`);
}

/** A code alone asks for a door that needs it. */
function parseDoor(door: string | undefined, code: string | undefined) {
  const mode = readDoorMode(door ?? (code === undefined ? 'open' : 'code'));
  if (mode === undefined) throw new UsageError(`--door is open, joined or code, but not ${door}`);
  if (code !== undefined && !isDoorCode(code)) {
    const { doorCodeCharsMin: min, doorCodeCharsMax: max } = limits;
    throw new UsageError(`a code is ${min} to ${max} letters or digits`);
  }
  if (code !== undefined && mode !== 'code') {
    throw new UsageError(`a code goes with --door code, but not with --door ${mode}`);
  }
  return { door: door === undefined && code === undefined ? undefined : mode, code };
}

function parseMinutes(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const minutes = parseWhole(digits);
  if (minutes === undefined || minutes < 1 || minutes > 1_440) {
    throw new UsageError('--restart-every is a whole number of minutes from 1 to 1440');
  }
  return minutes;
}

function parseTables(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const tables = parseWhole(digits);
  if (tables === undefined || tables < 1 || tables > limits.tablesMax) {
    throw new UsageError(`--tables is a whole number from 1 to ${limits.tablesMax}`);
  }
  return tables;
}
