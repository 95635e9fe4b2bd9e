import type { PlayerId } from '../../shared/card.ts';
import type { RoomSettings } from '../../shared/host-api.ts';
import type { Unsubscribe } from '../game/events.ts';
import type { Table, TableNews } from '../game/table.ts';
import type { Cancel, Clock } from '../host/clock.ts';

/** A page player is away this long after the last connection ended. */
export const AWAY_MS = 10_000;

const NOTHING = () => undefined;

/**
 * Who is here, who is away, who holds up others. The game knows no clock; this is where time becomes
 * `setPresence`, `leave` (4-C) and `giveUp` (4-G). Text players may think as long as they like.
 */
export class Presence {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #unsubscribe: Unsubscribe;
  /** How many requests of each page player are open. */
  readonly #open = new Map<PlayerId, number>();
  /** For who has none: what happens to them next. */
  readonly #silent = new Map<PlayerId, Cancel>();
  /** For each card held up: when its controller gives it up. */
  readonly #holdUps = new Map<string, Cancel>();
  #settings: RoomSettings;

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
    this.#settings = table.settings;
    this.#unsubscribe = table.subscribe((news) => this.#onNews(news));
    for (const { id, presence } of table.players) if (presence === 'away') this.#leaveLater(id);
  }

  /** A request of this player came in. @returns to be called once it ended */
  arrive(id: PlayerId): () => void {
    if (!this.#isPage(id)) return NOTHING;
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1);
    this.#silent.get(id)?.();
    this.#silent.delete(id);
    this.#table.setPresence(id, 'here');
    return () => this.#ended(id);
  }

  stop(): void {
    this.#unsubscribe();
    for (const cancel of [...this.#silent.values(), ...this.#holdUps.values()]) cancel();
  }

  #ended(id: PlayerId): void {
    const open = (this.#open.get(id) ?? 1) - 1;
    if (open > 0) {
      this.#open.set(id, open);
      return;
    }
    this.#open.delete(id);
    this.#later(id, AWAY_MS, () => {
      this.#table.setPresence(id, 'away');
      this.#leaveLater(id);
    });
  }

  #leaveLater(id: PlayerId): void {
    const seconds = this.#table.settings.leaveSeconds;
    this.#silent.get(id)?.();
    this.#silent.delete(id);
    if (seconds !== null) this.#later(id, seconds * 1_000, () => this.#table.leave(id));
  }

  #later(id: PlayerId, ms: number, action: () => void): void {
    this.#silent.get(id)?.();
    const cancel = this.#clock.after(ms, () => {
      this.#silent.delete(id);
      if (this.#isAtTable(id)) action();
    });
    this.#silent.set(id, cancel);
  }

  #isPage(id: PlayerId): boolean {
    return this.#table.find(id)?.kind === 'page';
  }

  /** Removed players and those who left have nothing more to lose. */
  #isAtTable(id: PlayerId): boolean {
    const player = this.#table.find(id);
    return player !== undefined && player.presence !== 'left';
  }

  /** Who is waited for changes when somebody starts to wait or a card is handed over (4-E). */
  #onNews({ step }: TableNews): void {
    if (step === undefined) this.#onSettings();
    const isNew = step?.events.some(
      ({ kind, rule }) => kind === 'started-waiting' || rule === '4-E',
    );
    if (isNew === true || this.#holdUps.size > 0) this.#timeHoldUps();
  }

  /** What the host changes holds at once, also for who is away or holds up others already. */
  #onSettings(): void {
    const { settings } = this.#table;
    const before = this.#settings;
    this.#settings = settings;
    if (settings.leaveSeconds !== before.leaveSeconds) {
      for (const { id, presence } of this.#table.players)
        if (presence === 'away') this.#leaveLater(id);
    }
    if (settings.holdUpSeconds !== before.holdUpSeconds) {
      for (const cancel of this.#holdUps.values()) cancel();
      this.#holdUps.clear();
      this.#timeHoldUps();
    }
  }

  #timeHoldUps(): void {
    const seconds = this.#table.settings.holdUpSeconds;
    const heldUp = new Map(seconds === null ? [] : this.#heldUp());
    for (const [key, cancel] of [...this.#holdUps]) {
      if (heldUp.has(key)) continue;
      cancel();
      this.#holdUps.delete(key);
    }
    for (const [key, controller] of heldUp) {
      if (this.#holdUps.has(key)) continue;
      const giveUp = () => {
        this.#holdUps.delete(key);
        this.#table.giveUp(controller);
      };
      this.#holdUps.set(key, this.#clock.after((seconds ?? 0) * 1_000, giveUp));
    }
  }

  /** First cards of page players that somebody waits for, by a key for card and controller. */
  #heldUp(): (readonly [key: string, controller: PlayerId])[] {
    return this.#table
      .held()
      .filter(({ as, waiters }) => as === 'first' && waiters.length > 0)
      .filter(({ controller }) => this.#isPage(controller))
      .map(({ controller, index }) => [`${controller} ${index}`, controller]);
  }
}
