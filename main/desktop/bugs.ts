import type { SavedGame } from '../host/saved-game.ts';
import type { Log } from './log.ts';

/** An error that nobody caught is logged, the game is saved, the host is told, and it goes on. */
export class Bugs {
  /** The game, from when there is one. */
  savedGame: SavedGame | undefined;

  constructor(log: Log, tell: (sentence: string) => void) {
    const caught = (error: unknown) => {
      log.bug(error);
      void this.savedGame?.save();
      tell(
        'Something went wrong in Memory Scramble. Your game was saved. If it behaves strangely, quit and open it again.',
      );
    };
    process.on('uncaughtException', caught);
    process.on('unhandledRejection', caught);
  }
}
