import type { Table, TableNews } from '../table/table.ts';
import type { Clock } from '../system/clock.ts';

/**
 * How long the running game is played: from its first flip until it is over. After a restart of the
 * host the time goes on with the first flip, and the table carries what was before.
 */
export class PlayTime {
  readonly #table: Table;
  readonly #clock: Clock;
  #game: number;
  /** The time that earlier runs of the host have counted. */
  #before: number;
  /** When the first card was flipped in this run, and when the game was over. */
  #from: number | undefined;
  #to: number | undefined;

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
    this.#game = table.game.number;
    this.#before = table.game.playedMs;
  }

  get ms(): number {
    if (this.#from === undefined) return this.#before;
    return this.#before + (this.#to ?? this.#clock.now()) - this.#from;
  }

  stop(): void {
    this.#tell();
  }

  hear({ step }: TableNews): void {
    const { number, phase } = this.#table.game;
    if (this.#game !== number) {
      this.#game = number;
      this.#before = 0;
      this.#from = undefined;
    }
    if (phase === 'over') {
      this.#to ??= this.#clock.now(); // clearing a pair later (3-A) starts no new time
    } else {
      this.#to = undefined;
      if (step?.visible === true) this.#from ??= this.#clock.now();
    }
    this.#tell();
  }

  #tell(): void {
    this.#table.game.tellPlayed(Math.round(this.ms));
  }
}
