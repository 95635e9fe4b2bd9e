import type { TableView, TvShows } from '../../shared/table-view.ts';
import type { TablesView } from '../../shared/tables-view.ts';
import { Alarm } from '../system/alarm.ts';
import type { Clock } from '../system/clock.ts';
import type { Table } from '../table/table.ts';

/** A film takes 20 seconds, or as long as its game and a second more. */
const FILM_MS_MAX = 20_000;
const EDGES_MS = 1_000;

/** A TV needs a moment to fetch it, and shows its end for a while. */
const AROUND_MS = 5_000;

/** What the host has chosen for the TV, and of which table. A film ends by itself, and with its game. */
export class TvShown {
  readonly #alarm: Alarm;
  #shows: TvShows = 'game';
  /** Whether TVs sound; undefined: each as it was opened. */
  #sounds: boolean | undefined;
  #of: { readonly table: Table; readonly game: number } | undefined;

  constructor(clock: Clock) {
    this.#alarm = new Alarm(clock);
  }

  show(shows: TvShows, table: Table): void {
    this.#alarm.cancel();
    const before = this.#of?.table;
    const { number, playedMs } = table.game;
    this.#shows = shows;
    this.#of = { table, game: number };
    const ms = Math.min(FILM_MS_MAX, playedMs + EDGES_MS) + AROUND_MS;
    if (shows === 'film') this.#alarm.set(ms, () => this.show('game', table));
    if (before !== table) before?.touch();
    table.touch();
  }

  sound(isOn: boolean): void {
    this.#sounds = isOn;
  }

  /** What it shows, and of which table; undefined: the game. */
  get shown(): TablesView['tv'] {
    if (this.#of === undefined || this.#shows === 'game') return undefined;
    const { table, game } = this.#of;
    const isPast = table.isClosed || (this.#shows === 'film' && game !== table.game.number);
    return isPast ? undefined : { shows: this.#shows, table: table.number };
  }

  /** What it shows of this table. */
  view({ number }: Table): Pick<TableView, 'tvShows' | 'tvSounds'> {
    const { shown } = this;
    return {
      ...(shown?.table === number && { tvShows: shown.shows }),
      ...(this.#sounds !== undefined && { tvSounds: this.#sounds }),
    };
  }

  stop(): void {
    this.#alarm.cancel();
  }
}
