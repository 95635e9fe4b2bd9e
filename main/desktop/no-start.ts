import type { Log } from './log.ts';
import type { Words } from './words.ts';

export interface NoStart {
  readonly log: Log;
  readonly words: Words;
  /** Shows a box, and waits until it is read. */
  readonly showErrorBox: (title: string, content: string) => void;
  readonly exit: (code: number) => void;
}

/**
 * The app could not even start: it says so and where the details are, and does not linger without a
 * window.
 */
export function endWithout(error: unknown, { log, words, showErrorBox, exit }: NoStart): void {
  log.bug(error);
  const { noStart, seeLog } = words.trouble;
  showErrorBox(noStart, `${seeLog}\n${log.file}`);
  exit(1);
}
