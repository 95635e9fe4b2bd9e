/** The Board alone, without a table, a server or a clock. */

import { Board } from '../../../main/game/board.ts';
import type { CheckReach } from '../../../main/game/rep.ts';
import { pairsDeck } from '../decks.ts';
import { type PlayedList, type Shares, flip, playMoves } from '../moves.ts';
import { answerParent } from './answer.ts';

interface Games {
  readonly size: number;
  readonly check: CheckReach;
  readonly games: number;
}

const PLAYERS = 16;
const MOVES = 150;
const LISTS = 10;

const lists = new Map<number, readonly PlayedList[]>();

/** Several lists for each size; they are played again and again, on boards that begin the same. */
function listsFor(size: number): readonly PlayedList[] {
  const known = lists.get(size);
  if (known !== undefined) return known;
  const deck = pairsDeck(size, size);
  const made = Array.from({ length: LISTS }, (_, seed) =>
    playMoves(deck, { players: PLAYERS, moves: MOVES, seed }),
  );
  lists.set(size, made);
  return made;
}

const answers = {
  /** Microseconds for one flip. */
  play: async ({ size, check, games }: Games) => {
    const deck = pairsDeck(size, size);
    const played = listsFor(size);
    let took = 0;
    for (let game = 0; game < games; game++) {
      const { moves } = played[game % LISTS] as PlayedList;
      const board = Board.fromDeck(deck, undefined, { check });
      const start = performance.now();
      for (const move of moves) void flip(board, move);
      await Promise.resolve(); // whoever was told in this game goes on before the next
      took += performance.now() - start;
      board.close();
    }
    return (took * 1_000) / (games * MOVES);
  },
  /** How many of 1,000 moves waited, matched and missed. */
  shares: (size: number) => {
    const all = listsFor(size).map(({ shares }) => shares);
    const of = (name: keyof Shares) =>
      (all.reduce((sum, shares) => sum + shares[name], 0) * 1_000) / (LISTS * MOVES);
    return { waits: of('waits'), matches: of('matches'), misses: of('misses') };
  },
};

export type BoardAloneAnswers = typeof answers;

answerParent(answers);
