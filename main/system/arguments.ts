import { type ParseArgsConfig, parseArgs } from 'node:util';
import { parseWhole } from '../../shared/card.ts';

/** A command line that asks for something else than there is. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** What starts the app, or looks for it, is no check. */
export const CHECK_ELSEWHERE =
  'check runs in a terminal, with Node: memory-scramble check -- COMMAND; in the sources npm run conform -- -- COMMAND';

/**
 * As node's parseArgs.
 * @throws UsageError with one sentence
 */
export function parseArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // parseArgs throws for one reason: the arguments. Its first sentence says which.
    const [sentence = ''] = (error as Error).message.split(/\.\s/);
    throw new UsageError(sentence);
  }
}

/** What every way to start a host takes. */
export interface PortAndBoard {
  /** Undefined: 8080, or the next free one. 0: any. */
  readonly port: number | undefined;
  readonly boardFile: string | undefined;
}

/**
 * `[PORT] [BOARD_FILE]`: one argument that is no number is the board file.
 * @throws UsageError
 */
export function parsePortAndBoard(positionals: readonly string[]): PortAndBoard {
  const [first, second, ...more] = positionals;
  if (more.length > 0) throw new UsageError('there are more arguments than PORT and BOARD_FILE');
  if (first === undefined) return { port: undefined, boardFile: undefined };
  const port = parseWhole(first);
  if (port === undefined) {
    if (second !== undefined) throw new UsageError(`a port is a number, but ${first} is not`);
    return { port: undefined, boardFile: first };
  }
  if (port > 65_535) throw new UsageError(`a port is at most 65535, but ${first} is more`);
  return { port, boardFile: second };
}
