import type { TableView, TvShows } from '../../shared/table-view.ts';
import type { Cancel } from '../game/changes.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from './clock.ts';

/** A film takes 20 seconds, or as long as its game and a second more. */
const FILM_MS_MAX = 20_000;
const EDGES_MS = 1_000;

/** A TV needs a moment to fetch it, and shows its end for a while. */
const AROUND_MS = 5_000;

/** What the host wants to see on the TV. A film ends by itself, and with its game. */
export class TvShown {
  readonly #table: Table;
  readonly #clock: Clock;
  #shows: TvShows = 'game';
  /** The game that it was chosen in. */
  #game = 0;
  #timer: Cancel | undefined;

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  show(shows: TvShows): void {
    this.stop();
    this.#shows = shows;
    const { number, playedMs } = this.#table.game;
    this.#game = number;
    const ms = Math.min(FILM_MS_MAX, playedMs + EDGES_MS) + AROUND_MS;
    if (shows === 'film') this.#timer = this.#clock.after(ms, () => this.show('game'));
    this.#table.touch();
  }

  view(): Pick<TableView, 'tvShows'> {
    const isPast = this.#shows === 'film' && this.#game !== this.#table.game.number;
    return isPast || this.#shows === 'game' ? {} : { tvShows: this.#shows };
  }

  stop(): void {
    this.#timer?.();
    this.#timer = undefined;
  }
}
