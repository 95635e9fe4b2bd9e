import { NoFolder } from '../host/own-folder.ts';
import type { Log } from './log.ts';
import type { Words } from './words.ts';

export interface NoStart {
  readonly log: Log;
  readonly words: Words;
  /** Shows a box, and waits until it is read; undefined: the launcher tells it in the terminal. */
  readonly showErrorBox: ((title: string, content: string) => Promise<void>) | undefined;
  readonly exit: (code: number) => void;
}

/**
 * The app could not even start: it says so and where the details are, and does not linger without a
 * window.
 */
export async function endWithout(error: unknown, options: NoStart): Promise<void> {
  const { log, words, showErrorBox, exit } = options;
  const { trouble: say } = words;
  if (error instanceof NoFolder) log.say(error.message);
  else log.bug(error);
  const why =
    error instanceof NoFolder
      ? `${say.noFolder(error.folder)}\n${say.disk[error.trouble]}${error.trouble === 'denied' ? ` ${say.rootFolder}` : ''}`
      : `${say.seeLog}\n${log.file}`;
  await showErrorBox?.(say.noStart, why);
  exit(1);
}
