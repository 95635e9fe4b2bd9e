import type { SavedGame } from '../host/saved-game.ts';
import type { Log } from './log.ts';
import type { Words } from './words.ts';

/** An error that nobody caught is logged, the game is saved, the host is told, and it goes on. */
export class Bugs {
  /** The game, from when there is one. */
  savedGame: SavedGame | undefined;

  constructor(log: Log, tell: (sentence: string) => void, words: Words) {
    const caught = (error: unknown) => {
      log.bug(error);
      void this.savedGame?.save();
      tell(words.trouble.bug);
    };
    process.on('uncaughtException', caught);
    process.on('unhandledRejection', caught);
  }
}
