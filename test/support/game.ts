import { expect } from 'vitest';
import { formatBoardState } from '../../shared/board-state.ts';
import type { Card } from '../../shared/card.ts';
import { inNotation } from '../../main/check/scenario.ts';
import type { UnlikePair } from '../../main/game/belonging.ts';
import { Board } from '../../main/game/board.ts';
import type { Deck } from '../../main/game/deck.ts';
import type { BoardStep } from '../../main/game/events.ts';
import { happened } from '../../main/copied-test/happened.ts';

/**
 * A deck in notation: cards apart by spaces, rows by slashes, as in `A B / B A`. After a bar stand
 * the cards that belong together though they are not equal: `A a / B B | A=a`.
 */
export function deck(notation: string): Deck {
  const [grid = '', pairs] = notation.split('|');
  const rows = grid.split('/').map((row) => row.trim().split(/\s+/));
  const columns = rows[0]?.length ?? 0;
  expect(rows.every((row) => row.length === columns)).toBe(true);
  const written = { rows: rows.length, columns, cards: rows.flat() };
  return pairs === undefined ? written : { ...written, unlike: unlikePairs(pairs) };
}

function unlikePairs(notation: string): readonly UnlikePair[] {
  return notation
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [one = '', other = ''] = pair.split('=');
      return [one, other];
    });
}

/** A board in that notation, whose whole rep is checked after every step. */
export function board(notation: string): Board {
  return Board.fromDeck(deck(notation), undefined, { check: 'whole' });
}

/** A player at a board under test. */
export class TestPlayer {
  readonly id: string;
  readonly #board: Board;

  constructor(id: string, onBoard: Board) {
    this.id = id;
    this.#board = onBoard;
  }

  flip(row: number, column: number, signal?: AbortSignal): Promise<void> {
    const flipped = this.#board.flip(this.id, { row, column }, { signal });
    flipped.catch(() => undefined); // a test that awaits it later is told; until then it may be open
    return flipped;
  }

  leave(): void {
    this.#board.leave(this.id);
  }

  giveUp(): void {
    this.#board.giveUp(this.id);
  }

  map(f: (card: Card) => Promise<Card>): Promise<void> {
    return this.#board.map(this.id, f);
  }

  /** Expects this player to see exactly this. */
  sees(notation: string): void {
    expect(inNotation(formatBoardState(this.#board.look(this.id)))).toBe(notation);
  }
}

/** A game in notation: its board, four players, and every step that is told. */
export function game(notation: string) {
  const onBoard = board(notation);
  const steps: BoardStep[] = [];
  onBoard.subscribe((step) => steps.push(step));
  const player = (id: string) => new TestPlayer(id, onBoard);
  return {
    board: onBoard,
    steps,
    /** What happened in the last step: `4-E mia took-control 2,4`. */
    happened: () => happened(steps.at(-1)?.events ?? [], onBoard.columns),
    alice: player('alice'),
    bob: player('bob'),
    charlie: player('charlie'),
    dora: player('dora'),
    /** Others, by their names. */
    players: <Name extends string>(...names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, player(name)])) as Record<Name, TestPlayer>,
  };
}
