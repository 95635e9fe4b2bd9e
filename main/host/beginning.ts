import type { Starting } from '../../shared/host-api.ts';
import { Alarm } from '../system/alarm.ts';
import type { Clock } from '../system/clock.ts';
import type { Layout } from '../game/game.ts';
import type { Opening, Room } from '../table/room.ts';

/** The moment at which a game in the lobby begins, where the host has set one (4-H). */
export class Beginning {
  readonly #room: Room;
  readonly #alarm: Alarm;
  /** The game for which the alarm is set. */
  #game = 0;

  constructor(room: Room, clock: Clock) {
    this.#room = room;
    this.#alarm = new Alarm(clock);
  }

  /** Seconds until the game in the lobby begins, or null. */
  get seconds(): number | null {
    const { msLeft } = this.#alarm;
    return msLeft === null ? null : msLeft / 1_000;
  }

  /**
   * Starts a game at all tables. With `seconds` it begins so much later, for all at the same moment, unless
   * the host wants a lobby: there it waits.
   */
  start(layout?: Layout, { seconds = 0, ...opening }: Opening & Starting = {}): void {
    const isCounted = seconds > 0 && !(opening.lobby ?? this.#room.settings.lobby);
    this.#room.startGame(layout, isCounted ? { ...opening, lobby: true } : opening);
    if (isCounted) this.begin(seconds);
  }

  /** 4-H: the game in the lobby begins now or in a while; a moment set before no longer counts. */
  begin(seconds: number): void {
    this.#alarm.cancel();
    const { number, phase } = this.#room.first.game;
    if (seconds === 0 || phase !== 'lobby') return this.#room.begin();
    this.#game = number;
    this.#alarm.set(seconds * 1_000, () => this.#room.begin());
    this.#room.bringing.set(false);
    for (const { game } of this.#room.tables) game.tellCounted();
    this.#room.touch();
  }

  /** A new game, or one that has already begun, has no such moment. */
  hear(): void {
    const { number, phase } = this.#room.first.game;
    if (this.#game !== number || phase !== 'lobby') this.#alarm.cancel();
  }

  stop(): void {
    this.#alarm.cancel();
  }
}
