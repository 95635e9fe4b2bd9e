import type { Cancel } from '../game/changes.ts';
import type { Unsubscribe } from '../game/events.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from './clock.ts';

/** The moment at which a game in the lobby begins, where the host has set one (4-H). */
export class Beginning {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #unsubscribe: Unsubscribe;
  #next: { readonly game: number; readonly at: number; readonly cancel: Cancel } | undefined;

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
    this.#unsubscribe = table.subscribe(() => this.#forget());
  }

  /** Seconds until the game in the lobby begins, or null. */
  get seconds(): number | null {
    if (this.#next === undefined) return null;
    return Math.max(0, this.#next.at - this.#clock.now()) / 1_000;
  }

  /** 4-H: the game in the lobby begins now or in a while; a moment set before no longer counts. */
  begin(seconds: number): void {
    this.#next?.cancel();
    this.#next = undefined;
    const { number: game, phase } = this.#table.game;
    if (seconds === 0 || phase !== 'lobby') return this.#table.begin();
    const ms = seconds * 1_000;
    const cancel = this.#clock.after(ms, () => {
      this.#next = undefined;
      this.#table.begin();
    });
    this.#next = { game, at: this.#clock.now() + ms, cancel };
    this.#table.touch();
  }

  stop(): void {
    this.#unsubscribe();
    this.#next?.cancel();
  }

  /** A new game, or one that has already begun, has no such moment. */
  #forget(): void {
    const { number, phase } = this.#table.game;
    if (this.#next === undefined || (this.#next.game === number && phase === 'lobby')) return;
    this.#next.cancel();
    this.#next = undefined;
  }
}
