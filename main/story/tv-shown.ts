import type { TableView, TvShows } from '../../shared/table-view.ts';
import { Alarm } from '../system/alarm.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../system/clock.ts';

/** A film takes 20 seconds, or as long as its game and a second more. */
const FILM_MS_MAX = 20_000;
const EDGES_MS = 1_000;

/** A TV needs a moment to fetch it, and shows its end for a while. */
const AROUND_MS = 5_000;

/** What the host has chosen for the TV. A film ends by itself, and with its game. */
export class TvShown {
  readonly #table: Table;
  readonly #alarm: Alarm;
  #shows: TvShows = 'game';
  /** The game in which it was chosen. */
  #game = 0;

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#alarm = new Alarm(clock);
  }

  show(shows: TvShows): void {
    this.#alarm.cancel();
    this.#shows = shows;
    const { number, playedMs } = this.#table.game;
    this.#game = number;
    const ms = Math.min(FILM_MS_MAX, playedMs + EDGES_MS) + AROUND_MS;
    if (shows === 'film') this.#alarm.set(ms, () => this.show('game'));
    this.#table.touch();
  }

  view(): Pick<TableView, 'tvShows'> {
    const isPast = this.#shows === 'film' && this.#game !== this.#table.game.number;
    return isPast || this.#shows === 'game' ? {} : { tvShows: this.#shows };
  }

  stop(): void {
    this.#alarm.cancel();
  }
}
