import { parseWhole } from '../../shared/card.ts';
import { isDoorCode, readDoorMode } from '../../shared/host-api.ts';
import type { DoorMode } from '../../shared/table-view.ts';
import { type PortAndBoard, UsageError, parseArguments, parsePortAndBoard } from './arguments.ts';

/** What the command line asks for. */
export interface HeadlessOptions extends PortAndBoard {
  readonly shuffle: boolean;
  readonly lobby: boolean;
  readonly door: DoorMode | undefined;
  readonly code: string | undefined;
  readonly replace: boolean;
  readonly restartMinutes: number | undefined;
  readonly saveFile: string | undefined;
  readonly names: readonly string[];
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
  --code CODE              the code, 4 to 12 letters or digits (implies --door code)
  --no-replace             players may not replace cards
  --restart-every MINUTES  a new game begins by itself
  --save FILE              continue the game saved there, and keep saving it
  --name NAME              a further name of this computer that friends may use; may be repeated
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
    'no-replace': flag,
    'restart-every': text,
    save: text,
    name: { ...text, multiple: true },
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
    ...parseDoor(values.door, values.code),
    replace: values['no-replace'] !== true,
    restartMinutes: parseMinutes(values['restart-every']),
    saveFile: values.save,
    names: values.name ?? [],
    verbose: values.verbose ?? false,
  };
}

/** A code alone asks for a door that needs it. */
function parseDoor(door: string | undefined, code: string | undefined) {
  const mode = readDoorMode(door ?? (code === undefined ? 'open' : 'code'));
  if (mode === undefined) throw new UsageError(`--door is open, joined or code, but not ${door}`);
  if (code !== undefined && !isDoorCode(code)) {
    throw new UsageError('--code is 4 to 12 letters or digits');
  }
  if (code !== undefined && mode !== 'code') {
    throw new UsageError(`--code goes with --door code, but not with --door ${mode}`);
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
