/** What our own host would answer to the moves of a scenario. */

import type { PlayerId } from '../../shared/card.ts';
import { type Next, type Possible, layOut, look, next } from './model.ts';
import { type FlipEnd, type Move, type Scenario, boardOf } from './scenario.ts';

/** The same scenario with what our own host would do: where a move is left out, others end otherwise. */
export function withEnds(scenario: Scenario): Scenario {
  const game = new OurGame(scenario.file);
  const moves = scenario.moves.flatMap((move) => {
    const isOpen = move.kind === 'flip' && game.waits(move.player);
    return isOpen ? [] : [game.make(move)];
  });
  return { ...scenario, moves };
}

/** The same scenario in which these players look after every move. */
export function withLooks(scenario: Scenario, players: readonly PlayerId[]): Scenario {
  const looks = players.map((player): Move => ({ kind: 'sees', player, board: '' }));
  return withEnds({ ...scenario, moves: scenario.moves.flatMap((move) => [move, ...looks]) });
}

/** A game as our own host plays it. */
export class OurGame {
  board: Possible;
  #moves = 0;

  constructor(file: string) {
    const { rows, columns, cards } = boardOf({ file });
    this.board = layOut(rows, columns, cards);
  }

  waits(player: PlayerId): boolean {
    return this.board.waits.some((wait) => wait.player === player);
  }

  flipOf(player: PlayerId, spot: number): Move {
    const { columns } = this.board;
    const at = { row: Math.floor(spot / columns), column: spot % columns };
    return { kind: 'flip', player, at, end: { kind: 'succeeds' } };
  }

  /** Makes a move. @returns it with what comes of it */
  make(move: Move): Move {
    const request = this.#moves++;
    if (move.kind === 'flip') {
      const { player, at } = move;
      const spot = at.row * this.board.columns + at.column;
      const done = this.#do(next(this.board, { kind: 'flip', request, player, spot }, 'ours'));
      return { ...move, end: endOf(done, request) };
    }
    if (move.kind === 'sees') return { ...move, board: look(this.board, move.player) };
    if (move.kind === 'replace') {
      const { from, to } = move;
      this.#do(next(this.board, { kind: 'replace', request, from, to }, 'ours'));
    }
    return move;
  }

  #do([done]: readonly Next[]): Next | undefined {
    if (done !== undefined) this.board = done.board;
    return done;
  }
}

function endOf(done: Next | undefined, request: number): FlipEnd {
  const ended = done?.ended.find((one) => one.request === request);
  if (ended === undefined) return { kind: 'waits' };
  return ended.ending === 'ok' ? { kind: 'succeeds' } : { kind: 'fails', rule: ended.ending };
}
