import type { SpotView } from '../../shared/table-view.ts';
import type { OwnSeat } from '../computer/seat.ts';
import type { Board } from '../game/board.ts';
import { Changes } from '../game/changes.ts';
import { reportLoudly } from '../game/events.ts';
import { viewSpots } from '../table/view.ts';

/** Seats for computer players at a bare board, without a table: seat 3 is the player `p3`. */
export class BoardSeats {
  readonly #board: Board;
  #steps = 0;
  /** Rendered once for all seats. */
  #spots: readonly SpotView[] | undefined;
  readonly #changes = new Changes(() => String(this.#steps), reportLoudly);

  constructor(board: Board) {
    this.#board = board;
    board.subscribe(() => this.changed());
  }

  static playerAt(seat: number): string {
    return `p${seat}`;
  }

  /** What the player at `seat` is given; `onFlip` is told of their flips. */
  seat(seat: number, onFlip?: (spot: number) => void): OwnSeat {
    const columns = this.#board.columns;
    return {
      look: () => {
        this.#spots ??= viewSpots(this.#board, (player) => Number(player.slice(1)));
        return { token: String(this.#steps), game: 1, columns, spots: this.#spots, seat };
      },
      flip: (at, options) => {
        onFlip?.(at.row * columns + at.column);
        return this.#board.flip(BoardSeats.playerAt(seat), at, options);
      },
      watch: (since, tell) => this.#changes.onChange(since, tell),
    };
  }

  /** How many players watch. */
  get watchers(): number {
    return this.#changes.waiting;
  }

  /** Tells the watchers that the board, or something in the facts, has changed. */
  changed(): void {
    this.#steps++;
    this.#spots = undefined;
    this.#changes.changed();
  }
}
