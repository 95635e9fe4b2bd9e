import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A command line that asks for something else than there is. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

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
