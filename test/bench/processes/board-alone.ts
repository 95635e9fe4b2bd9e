/** The Board alone, without a table, a server or a clock. */

import { Board } from '../../../main/game/board.ts';
import { RecordedGame } from '../../../main/game/record.ts';
import { bySeat } from '../../../main/table/by-seat.ts';
import type { CheckReach } from '../../../main/game/rep.ts';
import { pairsDeck } from '../decks.ts';
import { type PlayedList, type Shares, flip, playMoves } from '../moves.ts';
import { answerParent } from './answer.ts';

interface Games {
  readonly size: number;
  readonly check: CheckReach;
  readonly games: number;
  /** Whether every step is recorded, as a host does. */
  readonly recorded?: boolean;
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

function keepRecord(board: Board): RecordedGame {
  const { rows, columns } = board;
  const record = new RecordedGame({ game: 1, title: 'Bench', rows, columns, cards: [] });
  const seats = new Map<string, number>();
  const seatOf = (player: string) => {
    const seat = seats.get(player) ?? seats.size;
    seats.set(player, seat);
    return seat;
  };
  board.subscribe((step) => record.add({ ms: 1_234, ...bySeat(step, seatOf) }));
  return record;
}

const answers = {
  /** Microseconds for one flip. */
  play: async ({ size, check, games, recorded = false }: Games) => {
    const deck = pairsDeck(size, size);
    const played = listsFor(size);
    let took = 0;
    let written = 0;
    for (let game = 0; game < games; game++) {
      const { moves } = played[game % LISTS] as PlayedList;
      const board = Board.fromDeck(deck, undefined, { check });
      const record = recorded ? keepRecord(board) : undefined;
      const start = performance.now();
      for (const move of moves) void flip(board, move);
      written += record?.lines.length ?? 0; // all of it is written down, as for a disk
      await Promise.resolve(); // whoever was told in this game goes on before the next
      took += performance.now() - start;
      board.close();
    }
    if (recorded && written === 0) throw new Error('nothing was recorded');
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
