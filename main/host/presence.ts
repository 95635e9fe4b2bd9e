import type { Card, PlayerId } from '../../shared/card.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { Cancel } from '../game/changes.ts';
import type { Controlled } from '../game/controlled.ts';
import type { Clock } from '../system/clock.ts';
import type { Asker } from '../table/door.ts';
import type { Table, TableNews } from '../table/table.ts';

/** A page player is away this long after the last connection ended. */
export const AWAY_MS = 10_000;

const NOTHING = () => undefined;

type RunningBoard = Table['game']['board'];

/** A first card that somebody waits for. */
interface HoldUp {
  readonly index: number;
  /** When it is given up, by the clock. */
  readonly at: number;
  readonly cancel: Cancel;
}

/**
 * Knows which players are here, which are away, and which hold up others. The game knows no clock; here
 * time turns into `setPresence`, `leave` (4-C) and `giveUp` (4-G). Text players may think as long as they like.
 */
export class Presence {
  readonly #table: Table;
  readonly #clock: Clock;
  /** How many requests of each page player are open. */
  readonly #open = new Map<PlayerId, number>();
  /** For each player without an open request: the timer that acts next. */
  readonly #silent = new Map<PlayerId, Cancel>();
  /** For each player who holds up others: the first card, and when it is given up. */
  readonly #holdUps = new Map<PlayerId, HoldUp>();

  constructor(table: Table, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
    for (const { id, presence } of table.seats.all()) {
      if (presence === 'away') this.#leaveLater(id);
    }
  }

  /** A request of this player arrived. @returns must be called when it has ended */
  arrive({ id, player, isSpectator }: Asker): () => void {
    if (player?.kind !== 'page' && !isSpectator) return NOTHING;
    this.#open.set(id, (this.#open.get(id) ?? 0) + 1);
    this.#silent.get(id)?.();
    this.#silent.delete(id);
    if (player?.presence !== 'here') this.#table.setPresence(id, 'here');
    return () => this.#ended(id);
  }

  /** Whether a request of this player is open, or has just ended, so that the next may be on its way. */
  isHere(id: PlayerId): boolean {
    return this.#open.has(id) || this.#silent.has(id);
  }

  stop(): void {
    for (const cancel of this.#silent.values()) cancel();
    for (const { cancel } of this.#holdUps.values()) cancel();
  }

  /** Seconds until this player gives up the first card that somebody waits for (4-G), or null. */
  giveUpSeconds(id: PlayerId): number | null {
    const holdUp = this.#holdUps.get(id);
    return holdUp === undefined ? null : Math.max(0, holdUp.at - this.#clock.now()) / 1_000;
  }

  /** Somebody has moved here, whose phone does not know yet. */
  #expect(id: PlayerId): void {
    if (this.#table.seats.find(id)?.presence === 'away') this.#leaveLater(id);
    else this.#awayLater(id);
  }

  #ended(id: PlayerId): void {
    const open = (this.#open.get(id) ?? 1) - 1;
    if (open > 0) {
      this.#open.set(id, open);
      return;
    }
    this.#open.delete(id);
    this.#awayLater(id);
  }

  #awayLater(id: PlayerId): void {
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
    return this.#table.seats.find(id)?.kind === 'page';
  }

  /** Removed players, and players who left, have nothing more to lose. */
  #isAtTable(id: PlayerId): boolean {
    const player = this.#table.seats.find(id);
    return player !== undefined && player.presence !== 'left';
  }

  /** Who holds up others can change when somebody starts to wait, or takes a card. */
  hear({ step, settings, moved }: TableNews): void {
    if (settings !== undefined) this.#onSettings(settings);
    if (moved?.to === this.#table.number) this.#expect(moved.id);
    const isNew = step?.events.some(
      ({ kind }) => kind === 'started-waiting' || kind === 'took-control',
    );
    if (isNew === true || this.#holdUps.size > 0) this.#timeHoldUps();
  }

  /** A changed setting applies at once, even to players already away or holding others up. */
  #onSettings({ leaveSeconds, holdUpSeconds }: Partial<RoomSettings>): void {
    if (leaveSeconds !== undefined) {
      const away = this.#table.seats.all().filter(({ presence }) => presence === 'away');
      for (const { id } of away) this.#leaveLater(id);
    }
    if (holdUpSeconds !== undefined) {
      for (const { cancel } of this.#holdUps.values()) cancel();
      this.#holdUps.clear();
      this.#timeHoldUps();
    }
  }

  #timeHoldUps(): void {
    const seconds = this.#table.settings.holdUpSeconds;
    const heldUp = new Map(seconds === null ? [] : this.#heldUp());
    for (const [controller, { index, cancel }] of [...this.#holdUps]) {
      if (heldUp.get(controller) === index) continue;
      cancel();
      this.#holdUps.delete(controller);
    }
    for (const [controller, index] of heldUp) {
      if (this.#holdUps.has(controller)) continue;
      const ms = (seconds ?? 0) * 1_000;
      const cancel = this.#clock.after(ms, () => {
        this.#holdUps.delete(controller);
        this.#table.giveUp(controller);
      });
      this.#holdUps.set(controller, { index, at: this.#clock.now() + ms, cancel });
    }
  }

  /**
   * First cards of page players that somebody waits for: each has at most one. Pages do not queue for
   * a card while its twin is in another hand, so the player with the twin counts as waiting.
   */
  #heldUp(): (readonly [controller: PlayerId, index: number])[] {
    const { board } = this.#table.game;
    const firsts = board.controlled().filter(({ as }) => as === 'first');
    const twins = firsts.length < 2 ? new Set() : twinsInHand(board, firsts);
    return firsts
      .filter(({ index, waiters }) => waiters.length > 0 || twins.has(index))
      .filter(({ controller }) => this.#isPage(controller))
      .map(({ controller, index }) => [controller, index]);
  }
}

/**
 * The cards of `firsts` whose only twin is another of them, as pages see it: equal cards, or the last
 * two. Of unlike pairs only the last one counts: to free a card early would say that they belong
 * together.
 */
function twinsInHand(board: RunningBoard, firsts: readonly Controlled[]): ReadonlySet<number> {
  const { spots } = board.look();
  const cardAt = (index: number) => {
    const spot = spots[index];
    return spot?.face === 'up' ? spot.card : undefined;
  };
  if (board.pairsLeft === 1 && firsts.length === 2 && cardsInPlay(board) === 2) {
    return new Set(firsts.map(({ index }) => index));
  }
  const hands = new Map<Card | undefined, number>();
  for (const { index } of firsts) hands.set(cardAt(index), (hands.get(cardAt(index)) ?? 0) + 1);
  const twins = firsts.filter(({ index }) => (hands.get(cardAt(index)) ?? 0) > 1);
  if (twins.length === 0) return new Set();
  const taken = new Set(board.controlled().map(({ index }) => index));
  const free = new Set([...spots.keys()].filter((index) => !taken.has(index)).map(cardAt));
  return new Set(twins.map(({ index }) => index).filter((index) => !free.has(cardAt(index))));
}

/** How many cards on the board are in no found pair. */
function cardsInPlay(board: RunningBoard): number {
  const found = board.controlled().filter(({ as }) => as === 'pair').length;
  return board.look().spots.filter(({ face }) => face !== 'none').length - found;
}
