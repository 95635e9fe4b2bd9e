import type { Log } from './log.ts';
import type { Speech } from './words.ts';

export interface BugsOptions {
  readonly log: Log;
  readonly tell: (sentence: string) => void;
  readonly speech: Speech;
  /** Saves the game, from when there is one. */
  readonly save: () => void;
}

/** An error that nobody caught is logged, the game is saved, the host is told, and it goes on. */
export function surviveBugs({ log, tell, speech, save }: BugsOptions): void {
  const caught = (error: unknown) => {
    log.bug(error);
    save();
    tell(speech.words.trouble.bug);
  };
  process.on('uncaughtException', caught);
  process.on('unhandledRejection', caught);
}
