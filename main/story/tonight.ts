import { type PlayerId, isSecret } from '../../shared/card.ts';
import type { EveningView } from '../../shared/table-view.ts';
import { Alarm } from '../system/alarm.ts';
import type { Clock } from '../system/clock.ts';
import type { Room } from '../table/room.ts';
import { keyAt } from '../table/seat-key.ts';
import type { Given, Table } from '../table/table.ts';
import { isOverEverywhere } from '../table/together.ts';
import {
  Evening,
  type EveningGame,
  type EveningPlayer,
  type Over,
  type SavedEvening,
} from './evening.ts';
import { tableOf } from './evening-games.ts';
import { byRank, roundsOf } from './standings.ts';

export interface TonightOptions {
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  /** The evening that goes on. */
  readonly evening?: SavedEvening | undefined;
}

/** The evening of a room as it is told: with the names and seats that people have now. */
export class Tonight {
  readonly evening: Evening;
  readonly #room: Room;
  readonly #date: () => number;
  readonly #ending: Alarm;
  /** Nothing is told of this game, nor of those before it: the host has forgotten them. */
  #forgotten = 0;
  /** The game of which all tables heard how it went. */
  #decided: number | undefined;

  constructor(room: Room, { clock, date, evening }: TonightOptions) {
    this.#room = room;
    this.#date = date;
    this.evening = new Evening(room.first.game.number, evening);
    this.#ending = new Alarm(clock);
    this.#endLater();
  }

  /**
   * The standings by seat: as they are shown at a table, which hears of others only when all have
   * played, or as they are.
   */
  view(at?: Table): EveningView {
    const counted = this.#countedAt(at);
    const rounds = roundsOf(this.evening.gamesAt(counted));
    const since = rounds[0]?.[0]?.began ?? null;
    const areSeveral = this.#room.tables.length > 1;
    const lines = this.evening.standingsAt(counted).map(({ id, table, ...standing }) => {
      const own = isSecret(id) ? this.#room.tableOf(id) : this.#room.at(table);
      const sitting = own?.seats.find(id);
      const { seat, name } = sitting ?? standing;
      const line = {
        ...standing,
        seat,
        name: this.#nameOf({ id, seat, name }),
        ...(areSeveral ? { table: own?.number ?? table } : {}),
      };
      return sitting === undefined ? { ...line, left: true } : line;
    });
    return {
      games: rounds.length,
      ...(since === null ? {} : { since }),
      lines: lines.toSorted(byRank), // they may sit elsewhere by now
    };
  }

  /** Which results count, by the number of the table; a race counts once it is decided. */
  #countedAt(at: Table | undefined): number | undefined {
    if (this.#room.sides.sides !== 'tables') return at?.number;
    return isOverEverywhere(this.#room) ? undefined : 0;
  }

  /** The games of the evening as they are told; the running one counts where it is over. */
  games(): readonly EveningGame[] {
    const { evening } = this;
    const isOver = (game: EveningGame) => game === evening.over(tableOf(game));
    return evening.games.map((game) => this.#told(isOver(game) ? this.renamed(game) : game));
  }

  /** The games of the evening before. */
  lastGames(): readonly EveningGame[] {
    return this.evening.last.map((game) => this.#told(game));
  }

  /** All tables are done with this game; undefined: with none. @returns whether that is new */
  decide(game: number | undefined): boolean {
    const isNew = game !== this.#decided;
    this.#decided = game;
    return isNew;
  }

  isForgotten(game: number): boolean {
    return game <= this.#forgotten;
  }

  /** Everybody begins at zero. */
  startAfresh(): void {
    this.evening.clear(this.#over());
    this.#room.touch();
  }

  /** Nothing is kept of this evening, or of the one before: no result, no name, no page of a game. */
  forget(isLast: boolean): void {
    if (isLast) this.evening.forgetLast();
    else {
      this.evening.forget(this.#over());
      this.#forgotten = this.#room.first.game.number;
    }
    this.#room.touch();
  }

  /** Somebody flips a card. @param ending the table at which this flip ends the game, if it does */
  flip(ending: Table | undefined): void {
    const now = this.#date();
    // A game that this very flip ends is played in the new evening.
    if (this.evening.isOver(now)) this.evening.clear(this.#over(ending));
    this.evening.flip(this.#room.first.game.number, now);
  }

  finish(game: EveningGame): void {
    this.evening.finish(game);
    this.#endLater();
  }

  add(game: EveningGame): void {
    this.evening.add(game);
    this.#endLater();
  }

  handOver({ absent, newcomer }: Given, { number }: Table): void {
    this.evening.handOver(keyAt(number, absent), newcomer);
  }

  /** The host has renamed a player of this table; earlier games take the new name. */
  rename(id: PlayerId, name: string, { number }: Table): void {
    this.evening.rename(keyAt(number, id), name);
    this.#room.touch();
  }

  /** A game that stands on the podium has the names that its players have now, where they sat. */
  renamed(game: EveningGame): EveningGame {
    const seats = this.#room.at(tableOf(game))?.seats;
    const players = game.players.map((one) => {
      const sitting = seats?.find(one.id);
      if (seats === undefined || sitting?.seat !== one.seat) return one;
      return { ...one, name: seats.trueName(sitting) };
    });
    return { ...game, players };
  }

  stop(): void {
    this.#ending.cancel();
  }

  /** The running game, where it is over at other tables than this one. */
  #over(but?: Table): Over | undefined {
    const { first, tables } = this.#room;
    const over = tables.filter((table) => table !== but && table.game.phase === 'over');
    if (over.length === 0) return undefined;
    return { game: first.game.number, tables: over.map(({ number }) => number) };
  }

  /** A game without the names of those whom the host has blocked. */
  #told(game: EveningGame): EveningGame {
    return { ...game, players: game.players.map((one) => ({ ...one, name: this.#nameOf(one) })) };
  }

  #nameOf({ id, seat, name }: Pick<EveningPlayer, 'id' | 'seat' | 'name'>): string {
    return this.#room.isBlocked(id) ? `Player ${seat + 1}` : name;
  }

  /** An evening ends by itself. A computer that slept meanwhile finds out with the next flip. */
  #endLater(): void {
    if (this.evening.games.length === 0 || this.#ending.msLeft !== null) return;
    const ms = Math.max(0, this.evening.msLeft(this.#date()));
    this.#ending.set(ms, () => {
      if (this.evening.isOver(this.#date())) this.startAfresh();
      this.#endLater();
    });
  }
}
