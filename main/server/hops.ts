import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { TableView } from '../../shared/table-view.ts';
import { Alarm } from '../system/alarm.ts';
import type { Clock } from '../system/clock.ts';
import type { Table } from '../table/table.ts';

/** How often a sign has hopped in this lobby, and when it did last. */
interface Hopped {
  readonly times: number;
  readonly lately: readonly number[];
}

/** What hopped at one table, in the lobby of one game. */
interface OfLobby {
  readonly game: number;
  readonly seats: Map<number, Hopped>;
}

/** Signs hop while a game waits in its lobby. Nobody keeps it; all who wait see it, a few times a second. */
export class Hops {
  readonly #clock: Clock;
  readonly #alarm: Alarm;
  readonly #lobbies = new WeakMap<Table, OfLobby>();
  /** Tables whose people have not seen it yet. */
  readonly #due = new Set<Table>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#alarm = new Alarm(clock);
  }

  /** @throws Refusal if nobody waits in a lobby there, or somebody hops too often */
  hop(table: Table, seat: number): void {
    if (table.game.phase !== 'lobby') throw new Refusal('no-lobby');
    const seats = this.#seatsOf(table);
    const { times, lately } = seats.get(seat) ?? { times: 0, lately: [] };
    const now = this.#clock.now();
    const counted = lately.filter((at) => now - at < 1_000);
    if (counted.length >= limits.hopsPerSecond) throw new Refusal('many-hops');
    seats.set(seat, { times: times + 1, lately: [...counted, now] });
    this.#due.add(table);
    if (this.#alarm.msLeft === null) this.#tell();
  }

  /** Who hopped at this table, and how often. */
  view(table: Table): Pick<TableView, 'hops'> {
    const of = this.#lobbies.get(table);
    if (of?.game !== table.game.number || table.game.phase !== 'lobby') return {};
    return { hops: [...of.seats].map(([seat, { times }]) => ({ seat, times })) };
  }

  stop(): void {
    this.#alarm.cancel();
  }

  #seatsOf(table: Table): OfLobby['seats'] {
    const { number } = table.game;
    const known = this.#lobbies.get(table);
    if (known?.game === number) return known.seats;
    const seats: OfLobby['seats'] = new Map();
    this.#lobbies.set(table, { game: number, seats });
    return seats;
  }

  /** All tables together are told of it so often. */
  #tell(): void {
    const tables = [...this.#due];
    this.#due.clear();
    if (tables.length === 0) return;
    this.#alarm.set(1_000 / limits.hopViewsPerSecond, () => this.#tell());
    for (const table of tables) table.touch();
  }
}
