import assert from 'node:assert/strict';
import { type PlayerId, isSecret } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { foldName, freeName } from '../../shared/name.ts';
import type { Presence } from '../../shared/table-view.ts';

/** A player with a seat. */
export interface Player {
  readonly id: PlayerId;
  readonly seat: number;
  readonly name: string;
  /** Joined through the page, or speaks the published protocol alone. */
  readonly kind: 'page' | 'text';
  readonly presence: Presence;
  /** The host ended this player's game; joining again goes on with it. */
  readonly removed: boolean;
}

/**
 * Who is at the table: players with their seats, those who only watch, and those shut out.
 *
 * AF: the players under their ids, in the order of their seats on screen; the ids in #spectators
 *     have joined to watch; the ids in #blocked may do nothing here.
 * RI: seats are 0 … seatsMax−1 and all different; names are all different, ignoring case; no player
 *     is a spectator; a text player is `text` or `left`, a page player is never `text`.
 * Safety from rep exposure: players are immutable values; a change replaces one.
 */
export class Players {
  readonly #players = new Map<PlayerId, Player>();
  readonly #seats = new Map<number, PlayerId>();
  readonly #names = new Set<string>();
  readonly #spectators = new Set<PlayerId>();
  readonly #blocked = new Set<PlayerId>();

  /** All players, in the order of their seats. */
  all(): readonly Player[] {
    return [...this.#players.values()].toSorted((one, other) => one.seat - other.seat);
  }

  find(id: PlayerId): Player | undefined {
    return this.#players.get(id);
  }

  at(seat: number): Player | undefined {
    const id = this.#seats.get(seat);
    return id === undefined ? undefined : this.#players.get(id);
  }

  /** Whether this id came in by `/join` and was not sent away since. */
  hasJoined(id: PlayerId): boolean {
    const player = this.#players.get(id);
    return (player?.kind === 'page' && !player.removed) || this.#spectators.has(id);
  }

  isSpectator(id: PlayerId): boolean {
    return this.#spectators.has(id);
  }

  isBlocked(id: PlayerId): boolean {
    return this.#blocked.has(id);
  }

  get spectators(): Iterable<PlayerId> {
    return this.#spectators;
  }

  get blocked(): Iterable<PlayerId> {
    return this.#blocked;
  }

  /**
   * Seats a player who joins through the page, or renames one who is here.
   * @throws Refusal if every seat is taken
   */
  seatPage(id: PlayerId, name: string): Player {
    const known = this.#players.get(id);
    const seat = known?.seat ?? this.#freeSeat();
    this.#spectators.delete(id);
    return this.#put({
      id,
      seat,
      name: this.#nameFor(name, known),
      kind: 'page',
      presence: 'here',
      removed: false,
    });
  }

  /**
   * Seats whoever flips: with a seat, they are back at it; without, they get one as a text player,
   * named by their id unless that is secret.
   * @throws Refusal if every seat is taken
   */
  seatFlipper(id: PlayerId): Player {
    const known = this.#players.get(id);
    if (known === undefined) {
      const seat = this.#freeSeat();
      const name = this.#nameFor(isSecret(id) ? `Player ${seat + 1}` : id, undefined);
      return this.#put({ id, seat, name, kind: 'text', presence: 'text', removed: false });
    }
    if (known.presence !== 'left') return known;
    if (known.kind === 'page') return this.#put({ ...known, presence: 'here' });
    return this.#put({ ...known, presence: 'text', removed: false });
  }

  /** Seats a player as saved. */
  seatSaved(player: Player): void {
    assert(player.seat < limits.seatsMax && !this.#seats.has(player.seat), 'a seat is free');
    assert(!this.#players.has(player.id), 'a player has one seat');
    assert(!this.#names.has(foldName(player.name)), 'a name is free');
    const isText = player.kind === 'text';
    assert(isText ? isTextPresence(player.presence) : player.presence !== 'text', 'RI: presence');
    this.#put(player);
  }

  /** Lets an id in that only watches. The oldest gives way when there are too many. */
  addSpectator(id: PlayerId): void {
    addBounded(this.#spectators, id, limits.spectatorsMax);
  }

  /** Shuts an id out. */
  block(id: PlayerId): void {
    this.#spectators.delete(id);
    addBounded(this.#blocked, id, limits.blockedMax);
  }

  /** @requires a player with this id */
  update(id: PlayerId, change: Partial<Pick<Player, 'presence' | 'removed'>>): Player {
    return this.#put({ ...this.#require(id), ...change });
  }

  rename(id: PlayerId, name: string): Player {
    const player = this.#require(id);
    return this.#put({ ...player, name: this.#nameFor(name, player) });
  }

  /** `newcomer` gets the seat and the name of `absent`, who loses them. */
  handOver(absent: Player, newcomer: Player): void {
    this.#drop(absent);
    this.#drop(newcomer);
    this.#put({ ...newcomer, seat: absent.seat, name: absent.name });
  }

  /** 4-D: those who have left lose their seat. */
  dropLeft(): void {
    for (const player of this.all()) if (player.presence === 'left') this.#drop(player);
  }

  #put(player: Player): Player {
    const known = this.#players.get(player.id);
    if (known !== undefined) this.#drop(known);
    this.#players.set(player.id, player);
    this.#seats.set(player.seat, player.id);
    this.#names.add(foldName(player.name));
    return player;
  }

  #drop(player: Player): void {
    this.#players.delete(player.id);
    this.#seats.delete(player.seat);
    this.#names.delete(foldName(player.name));
  }

  #require(id: PlayerId): Player {
    const player = this.#players.get(id);
    assert(player !== undefined, 'only a player with a seat is changed');
    return player;
  }

  #nameFor(name: string, known: Player | undefined): string {
    const own = known === undefined ? undefined : foldName(known.name);
    return freeName(name, (candidate) => {
      const folded = foldName(candidate);
      return folded !== own && this.#names.has(folded);
    });
  }

  #freeSeat(): number {
    for (let seat = 0; seat < limits.seatsMax; seat++) if (!this.#seats.has(seat)) return seat;
    throw new Refusal('no-seat');
  }
}

function isTextPresence(presence: Presence): boolean {
  return presence === 'text' || presence === 'left';
}

/** Adds `id`, as the newest, and forgets the oldest beyond `max`. */
function addBounded(ids: Set<PlayerId>, id: PlayerId, max: number): void {
  ids.delete(id);
  ids.add(id);
  const [oldest] = ids;
  if (ids.size > max && oldest !== undefined) ids.delete(oldest);
}
