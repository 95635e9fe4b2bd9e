import assert from 'node:assert/strict';
import { type PlayerId, isSecret } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Presence } from '../../shared/table-view.ts';
import { Blocked, type BlockedPlayer } from './blocked.ts';
import { GIVING_WAY } from './giving-way.ts';
import type { Player } from './player.ts';
import type { SeatKey } from './seat-key.ts';
import type { Seats } from './seats.ts';

/** Tabs with the host's desk; beyond it the oldest is a friend's page to the door. */
const HOST_PAGES_MAX = 8;

/** What is known of ids without a seat, as it is written down. */
export interface SavedHall {
  readonly blocked: readonly BlockedPlayer[];
  /** Removed players without a seat; the first saves did not have it. */
  readonly removed?: readonly PlayerId[];
}

/** A player, and the seats among which theirs is. */
interface Seated {
  readonly seats: Seats;
  readonly player: Player;
}

/**
 * Everybody whom a room knows: the seats of its tables, and who is there without one.
 *
 * AF: people sit at #tables; `hosts` are the host's own pages, the newest last; `spectators` have
 *     joined to watch; players in `sentAway` were removed, lost their seats, and may not play until
 *     they join again; players in `former` left, and lost their seats with a new game; ids in
 *     `blocked` may do nothing here.
 * RI: a secret id sits at one table, unless it has moved on from the others; at most seatsMax seats
 *     are taken; nobody who sits is a spectator.
 */
export class Hall {
  readonly hosts = new BoundedIds(HOST_PAGES_MAX);
  readonly spectators = new Set<PlayerId>();
  readonly sentAway = new BoundedIds(limits.removedMax);
  readonly former = new BoundedIds(limits.removedMax);
  readonly blocked = new Blocked();
  readonly #tables = new Set<Seats>();

  constructor({ blocked, removed = [] }: SavedHall = { blocked: [] }) {
    for (const { id, name } of blocked) this.blocked.add(id, name);
    for (const id of removed) this.sentAway.add(id);
  }

  /** A table opens. */
  add(seats: Seats): void {
    this.#tables.add(seats);
  }

  /** A table closes: its seats are gone. */
  remove(seats: Seats): void {
    this.#tables.delete(seats);
  }

  get isFull(): boolean {
    let taken = 0;
    for (const { size } of this.#tables) taken += size;
    return taken >= limits.seatsMax;
  }

  /** The number of the other table at which this secret id sits, if it does. */
  elsewhere(id: PlayerId, table: number): number | undefined {
    if (!isSecret(id)) return undefined;
    for (const seats of this.#tables) {
      if (seats.table !== table && seats.sits(id)) return seats.table;
    }
    return undefined;
  }

  /**
   * One of `keys`, or of everybody, loses the seat, if one of them gives way.
   * @returns who did, and where
   */
  giveWay(
    keys: Iterable<SeatKey> | 'everybody',
    presences: readonly Presence[] = GIVING_WAY,
  ): Seated | undefined {
    let first: Seated | undefined;
    for (const seats of this.#tables) {
      const player = seats.giver(keys, presences);
      if (player === undefined) continue;
      const rank = presences.indexOf(player.presence);
      const isFirst = first === undefined || rank < presences.indexOf(first.player.presence);
      if (isFirst) first = { seats, player };
    }
    first?.seats.drop(first.player.id);
    return first;
  }

  /**
   * Lets in an id that only watches. If there are too many, the oldest one that is not here gives way.
   * @throws Refusal if all of them are here
   */
  addSpectator(id: PlayerId, isHere: (id: PlayerId) => boolean = () => false): void {
    const isFull = this.spectators.size >= limits.spectatorsMax && !this.spectators.has(id);
    const absent = isFull ? [...this.spectators].find((known) => !isHere(known)) : id;
    if (absent === undefined) throw new Refusal('no-seat');
    this.spectators.delete(absent);
    this.spectators.add(id);
    this.sentAway.delete(id);
  }

  /** This id sits down. */
  forget(id: PlayerId): void {
    this.spectators.delete(id);
    this.sentAway.delete(id);
    this.former.delete(id);
  }

  /** Shuts an id out; the host knows it by this name. */
  block(id: PlayerId, name: string): void {
    this.spectators.delete(id);
    this.former.delete(id);
    this.blocked.add(id, name);
  }

  save(): Required<SavedHall> {
    const blocked = Array.from(this.blocked, ({ id, name }) => ({ id, name }));
    return { blocked, removed: [...this.sentAway] };
  }

  /** Checks the rep invariant, and that of every table's seats. */
  checkRep(): void {
    this.blocked.checkRep();
    const sitting = new Set<PlayerId>();
    let taken = 0;
    for (const seats of this.#tables) {
      seats.checkRep();
      taken += seats.size;
      for (const { id } of seats.all()) {
        if (!seats.sits(id)) continue;
        assert(!this.spectators.has(id), 'RI: no player is a spectator');
        if (!isSecret(id)) continue;
        assert(!sitting.has(id), 'RI: a secret id sits at one table');
        sitting.add(id);
      }
    }
    assert(taken <= limits.seatsMax, 'RI: at most seatsMax seats are taken');
  }
}

/** Ids in the order they were added; beyond `max` the oldest is forgotten. */
export class BoundedIds extends Set<PlayerId> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override add(id: PlayerId): this {
    this.delete(id);
    super.add(id);
    const [oldest] = this;
    if (this.size > this.#max && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
