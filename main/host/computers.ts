import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { isPersonHere } from '../../shared/table-view.ts';
import { knowing } from '../computer/belongs.ts';
import { Turns } from '../computer/manners.ts';
import { Pace } from '../computer/pace.ts';
import { ComputerPlayer } from '../computer/player.ts';
import type { Facts, OwnSeat } from '../computer/seat.ts';
import type { Random } from '../game/deck.ts';
import type { Report } from '../game/events.ts';
import type { Computer } from '../table/player.ts';
import type { Table, TableNews } from '../table/table.ts';
import type { Clock } from '../system/clock.ts';

export interface ComputersOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** Told of bugs. */
  readonly report: Report;
}

/**
 * The computer players of a table, at play: one for each that has a seat, and no other. The table
 * alone knows who has one. The host, a person who needs the seat, the next game or a restart may change
 * that; this follows, so nobody plays twice, and nobody plays on after losing the seat.
 */
export class Computers {
  readonly #table: Table;
  readonly #options: ComputersOptions;
  readonly #turns = new Turns();
  readonly #pace = new Pace();
  readonly #playing = new Map<PlayerId, ComputerPlayer>();
  /** Those that were followed last; the table makes another list when a seat has changed. */
  #followed: readonly Computer[] = [];

  constructor(table: Table, options: ComputersOptions) {
    this.#table = table;
    this.#options = options;
    this.#followSeats();
  }

  /** Ends all of them; no timer and no watcher is left. */
  stop(): void {
    for (const player of this.#playing.values()) player.stop();
    this.#playing.clear();
  }

  hear({ step }: TableNews): void {
    if (step === undefined) return this.#followSeats(); // a step of the board seats nobody
    const { cause } = step;
    if (cause.kind !== 'flip' || this.#playing.has(cause.player)) return;
    this.#pace.flipped(cause.player, this.#options.clock.now());
  }

  #followSeats(): void {
    const computers = this.#table.seats.computers();
    if (computers === this.#followed) return;
    this.#followed = computers;
    const seated = new Map(computers.map((each) => [each.id, each]));
    for (const [id, player] of this.#playing) {
      if (seated.has(id)) continue;
      player.stop();
      this.#playing.delete(id);
    }
    for (const { id, character } of seated.values()) {
      const player = this.#playing.get(id);
      if (player === undefined) this.#playing.set(id, this.#start(id, character));
      else player.playAs(character);
    }
  }

  #start(id: PlayerId, character: Character): ComputerPlayer {
    const { clock, random, report } = this.#options;
    return new ComputerPlayer(character, {
      seat: this.#seatOf(id),
      facts: () => this.factsFor(id),
      turns: this.#turns,
      clock,
      random,
      report,
      belongs: knowing((card) => this.#table.game.belonging.partnersOf(card)),
    });
  }

  /** All that the player `id` can do at the table. */
  #seatOf(id: PlayerId): OwnSeat {
    const table = this.#table;
    return {
      look: () => {
        const { token, game, columns, spots } = table.view();
        const seat = table.seats.find(id)?.seat;
        assert(seat !== undefined, 'everybody who plays has a seat');
        return { token, game, columns, spots, seat };
      },
      flip: (at, options) => table.flip(id, at, options),
      watch: (since, tell) => table.onChange(since, tell),
    };
  }

  /** What everybody at the table knows, as far as the manners of the player `id` need it. */
  factsFor(id: PlayerId): Facts {
    const { phase, scoreboard } = this.#table.game;
    const people = this.#table.view().players.filter(isPersonHere);
    return {
      phase,
      personHere: people.length > 0,
      bestOfPeople: people.length === 0 ? undefined : Math.max(...people.map(({ score }) => score)),
      ownScore: scoreboard.of(id).score,
      quickestMs: this.#pace.quickestMs(this.#options.clock.now()),
    };
  }
}
