import { Alarm } from '../system/alarm.ts';
import type { Clock } from '../system/clock.ts';
import type { Table } from '../table/table.ts';

/** The moment at which a game in the lobby begins, where the host has set one (4-H). */
export class Beginning {
  readonly #table: Table;
  readonly #alarm: Alarm;
  /** The game for which the alarm is set. */
  #game = 0;

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#alarm = new Alarm(clock);
  }

  /** Seconds until the game in the lobby begins, or null. */
  get seconds(): number | null {
    const { msLeft } = this.#alarm;
    return msLeft === null ? null : msLeft / 1_000;
  }

  /** 4-H: the game in the lobby begins now or in a while; a moment set before no longer counts. */
  begin(seconds: number): void {
    this.#alarm.cancel();
    const { number, phase } = this.#table.game;
    if (seconds === 0 || phase !== 'lobby') return this.#table.begin();
    this.#game = number;
    this.#alarm.set(seconds * 1_000, () => this.#table.begin());
    this.#table.touch();
  }

  /** A new game, or one that has already begun, has no such moment. */
  hear(): void {
    const { number, phase } = this.#table.game;
    if (this.#game !== number || phase !== 'lobby') this.#alarm.cancel();
  }

  stop(): void {
    this.#alarm.cancel();
  }
}
