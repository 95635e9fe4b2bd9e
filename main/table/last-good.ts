/** What is saved of a game once a bug has broken its board. */

import type { PlayerId } from '../../shared/card.ts';
import { Game, type GameOptions } from '../game/game.ts';
import type { SavedGame } from '../game/saved-game.ts';

/** Its last good state; whoever has lost the seat since has left (4-C). */
export function lastGood(
  saved: SavedGame,
  sits: (player: PlayerId) => boolean,
  options: GameOptions,
): SavedGame {
  const { board, lastPair } = saved;
  const isTold = lastPair !== null && sits(lastPair.player);
  const game = Game.restore({ ...saved, lastPair: isTold ? lastPair : null }, options);
  const playing = board.plays.map(({ player }) => player);
  game.board.leave(...playing.filter((player) => !sits(player)));
  return game.save();
}
