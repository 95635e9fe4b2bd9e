import type { Cancel } from '../game/changes.ts';
import type { Unsubscribe } from '../game/events.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from './clock.ts';

/** A new game that begins by itself, where the host has set how often. */
export class Restarts {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #unsubscribe: Unsubscribe;
  #next: { game: number; minutes: number; at: number; cancel: Cancel } | undefined;

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
    this.#unsubscribe = table.subscribe(() => this.#schedule());
    this.#schedule();
  }

  /** Seconds until a new game begins by itself, or null. */
  get seconds(): number | null {
    if (this.#next === undefined) return null;
    return Math.max(0, Math.ceil((this.#next.at - this.#clock.now()) / 1_000));
  }

  stop(): void {
    this.#unsubscribe();
    this.#next?.cancel();
  }

  /** One timer for each game and setting; any other change of the table leaves it alone. */
  #schedule(): void {
    const game = this.#table.game.number;
    const minutes = this.#table.settings.restartMinutes;
    if (this.#next?.game === game && this.#next.minutes === minutes) return;
    this.#next?.cancel();
    this.#next = undefined;
    // Nobody loses cards because the time is up.
    if (minutes === null || this.#table.bringing.isOpen) return;
    const ms = minutes * 60_000;
    const cancel = this.#clock.after(ms, () => this.#table.startGame());
    this.#next = { game, minutes, at: this.#clock.now() + ms, cancel };
  }
}
