/** What becomes of an error: one that nobody caught, and one that keeps the app from starting. */

import { NoFolder } from '../system/own-folder.ts';
import type { Log } from './log.ts';
import type { Speech, Words } from './words.ts';

export interface BugsOptions {
  readonly log: Log;
  readonly tell: (sentence: string) => void;
  readonly speech: Speech;
  /** Saves the game, once there is one. */
  readonly save: () => void;
}

/** Goes on after an error that nobody caught: logs it, saves the game, tells the host. */
export function surviveBugs({ log, tell, speech, save }: BugsOptions): void {
  const caught = (error: unknown) => {
    log.bug(error);
    save();
    tell(speech.words.trouble.bug);
  };
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
}

export interface NoStart {
  readonly log: Log;
  readonly words: Words;
  /** Shows a box, and waits until it is read; undefined: the launcher says it in the terminal. */
  readonly showErrorBox: ((title: string, content: string) => Promise<void>) | undefined;
  readonly exit: (code: number) => void;
}

/** Ends an app that could not even start, after saying so and where the details are. */
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
