import type { FaceUp, PlayerView, SpotView } from '../../shared/table-view.ts';
import type { Board } from './board.ts';
import type { Player } from './players.ts';
import type { Scoreboard } from './scoreboard.ts';

/** What everybody sees of a board, with who controls and who waits, by seat. */
export function viewSpots(board: Board, seatOf: (player: string) => number): SpotView[] {
  const views = board.look().spots.map((spot): SpotView => {
    if (spot.face === 'up') return { card: spot.card };
    return spot.face === 'down' ? 1 : 0;
  });
  for (const { index, controller, as, waiters } of board.held()) {
    const faceUp: FaceUp = { ...(views[index] as FaceUp), by: seatOf(controller), as };
    views[index] = waiters.length === 0 ? faceUp : { ...faceUp, waiting: waiters.map(seatOf) };
  }
  return views;
}

export function viewPlayer(player: Player, scoreboard: Scoreboard): PlayerView {
  const { seat, name, presence } = player;
  const { score, tries, longestStreak, lastCard } = scoreboard.of(player.id);
  const view = { seat, name, score, tries, streak: longestStreak, presence };
  return lastCard === null ? view : { ...view, last: lastCard };
}
