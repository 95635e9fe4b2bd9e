import type { Clock } from '../system/clock.ts';
import type { Table, TableNews } from '../table/table.ts';

/**
 * When the running game began in this run of the host, for all tables: with the first flip at any of
 * them. Several tables play against the clock, so there it is when the host began the game, if it
 * waited in a lobby.
 */
export class CommonStart {
  readonly #clock: Clock;
  #game = 0;
  #at = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  begin(game: number): void {
    if (this.#game === game) return;
    this.#game = game;
    this.#at = this.#clock.now();
  }

  /** Undefined: it has not begun. */
  of(game: number): number | undefined {
    return this.#game === game ? this.#at : undefined;
  }
}

/**
 * How long the running game is played at a table: from its start until it is over there. After a
 * restart of the host the time goes on with the first flip, and the table carries what was before.
 */
export class PlayTime {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #start: CommonStart;
  #game: number;
  #phase: Table['game']['phase'];
  /** The time that earlier runs of the host have counted. */
  #before: number;
  /** The time in this run from which it counts, and when the game was over. */
  #from: number | undefined;
  #to: number | undefined;

  constructor(table: Table, clock: Clock, start: CommonStart) {
    this.#table = table;
    this.#clock = clock;
    this.#start = start;
    this.#game = table.game.number;
    this.#phase = table.game.phase;
    this.#before = table.game.playedMs;
  }

  get ms(): number {
    const from = this.#from ?? (this.#phase === 'playing' ? this.#start.of(this.#game) : undefined);
    if (from === undefined) return this.#before;
    return this.#before + (this.#to ?? this.#clock.now()) - from;
  }

  stop(): void {
    this.#tell();
  }

  hear({ step }: TableNews): void {
    const { number, phase } = this.#table.game;
    const isNew = this.#game !== number;
    const hasBegun = !isNew && this.#phase === 'lobby' && phase === 'playing';
    if (isNew) {
      this.#game = number;
      this.#before = 0;
      this.#from = undefined;
    }
    const wasPlaying = !isNew && this.#phase === 'playing';
    const areSeveral = this.#table.room.tables.length > 1;
    if (phase === 'over') {
      if (wasPlaying) this.#from ??= this.#start.of(number);
      this.#to ??= this.#clock.now(); // clearing a pair later (3-A) starts no new time
    } else {
      this.#to = undefined;
      if (step?.visible === true || (hasBegun && areSeveral)) this.#start.begin(number);
      this.#from ??= this.#start.of(number);
    }
    this.#phase = phase;
    this.#tell();
  }

  #tell(): void {
    this.#table.game.tellPlayed(Math.round(this.ms));
  }
}
