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
  /** Whether every step is recorded, as a host does: in a new record, or in one that is full. */
  readonly recorded?: 'new' | 'full';
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

function newRecord(size: number): RecordedGame {
  return new RecordedGame({ game: 1, title: 'Bench', rows: size, columns: size, cards: [] });
}

let full: RecordedGame | undefined;

/** A record with as many steps as it may have. */
async function fullRecord(size: number): Promise<RecordedGame> {
  if (full !== undefined) return full;
  const record = newRecord(size);
  const deck = pairsDeck(size, size);
  for (let game = 0; record.leftOut === 0; game++) {
    const board = Board.fromDeck(deck, undefined, { check: 'none' });
    keepRecord(board, record);
    for (const move of (listsFor(size)[game % LISTS] as PlayedList).moves) void flip(board, move);
    await Promise.resolve();
    board.close();
  }
  full = record;
  return record;
}

function keepRecord(board: Board, record: RecordedGame): void {
  const seats = new Map<string, number>();
  const seatOf = (player: string) => {
    const seat = seats.get(player) ?? seats.size;
    seats.set(player, seat);
    return seat;
  };
  board.subscribe((step) => record.add({ ms: 1_234, ...bySeat(step, seatOf) }));
}

const answers = {
  /** Microseconds for one flip. */
  play: async ({ size, check, games, recorded }: Games) => {
    const deck = pairsDeck(size, size);
    const played = listsFor(size);
    let took = 0;
    let written = 0;
    for (let game = 0; game < games; game++) {
      const { moves } = played[game % LISTS] as PlayedList;
      const board = Board.fromDeck(deck, undefined, { check });
      const record =
        recorded === undefined
          ? undefined
          : recorded === 'new'
            ? newRecord(size)
            : await fullRecord(size);
      if (record !== undefined) keepRecord(board, record);
      const start = performance.now();
      for (const move of moves) void flip(board, move);
      written += record?.lines.length ?? 0; // all of it is written down, as for a disk
      await Promise.resolve(); // whoever was told in this game goes on before the next
      took += performance.now() - start;
      board.close();
    }
    if (recorded !== undefined && written === 0) throw new Error('nothing was recorded');
    return (took * 1_000) / (games * MOVES);
  },
  /** What a full record takes: characters, bytes of memory, and milliseconds until it is rendered. */
  full: async (size: number) => {
    const { gc } = globalThis as { gc?: () => void };
    gc?.();
    const before = process.memoryUsage().heapUsed;
    const record = await fullRecord(size);
    gc?.();
    const bytes = process.memoryUsage().heapUsed - before;
    const start = performance.now();
    const rendered = Buffer.from(`[${record.lines.join()}]`);
    return { bytes, rendered: rendered.length, ms: performance.now() - start };
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
