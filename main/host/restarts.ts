import { Alarm } from '../system/alarm.ts';
import type { Clock } from '../system/clock.ts';
import type { Room } from '../table/room.ts';
import type { Beginning } from './beginning.ts';

const COUNT_SECONDS = 3;

/** A new game that begins by itself, where the host has set how often. */
export class Restarts {
  readonly #room: Room;
  readonly #beginning: Beginning;
  readonly #alarm: Alarm;
  /** The game and the setting for which the alarm is set. */
  #of: { readonly game: number; readonly minutes: number | null } | undefined;

  constructor(room: Room, clock: Clock, beginning: Beginning) {
    this.#room = room;
    this.#beginning = beginning;
    this.#alarm = new Alarm(clock);
    this.hear();
  }

  /** Seconds until a new game begins by itself, or null. */
  get seconds(): number | null {
    const { msLeft } = this.#alarm;
    return msLeft === null ? null : Math.ceil(msLeft / 1_000);
  }

  /** One alarm for each game and setting; any other change leaves it alone. */
  hear(): void {
    const game = this.#room.first.game.number;
    // Nobody loses cards because the time is up.
    const { restartMinutes } = this.#room.settings;
    const minutes = this.#room.bringing.isOpen ? null : restartMinutes;
    if (this.#of?.game === game && this.#of.minutes === minutes) return;
    this.#of = { game, minutes };
    if (minutes === null) this.#alarm.cancel();
    else this.#alarm.set(minutes * 60_000, () => this.#start());
  }

  /** Where people play with others, everybody sees three, two, one. */
  #start(): void {
    const players = this.#room.tables.flatMap((table) => table.view().players);
    const here = players.filter(
      ({ presence, computer }) => presence === 'here' && computer === undefined,
    );
    this.#beginning.start(undefined, here.length > 1 ? { seconds: COUNT_SECONDS } : {});
  }

  stop(): void {
    this.#alarm.cancel();
  }
}
