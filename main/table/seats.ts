import assert from 'node:assert/strict';
import { type PlayerId, isSecret } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { foldName, freeName, isReservedName, parseName } from '../../shared/name.ts';
import type { Presence } from '../../shared/table-view.ts';
import { type BlockedPlayer, shownId, unnamed } from './blocked.ts';
import type { Asker } from './door.ts';
import { type Stakes, giverAmong, isIdle } from './giving-way.ts';
import { Outside } from './outside.ts';
import { type Computer, type Player, checkPlayers, computersAmong, isComputer } from './player.ts';

/** The seats and the blocked players, as they are written down; spectators are not. */
export interface SavedSeats {
  readonly players: readonly Player[];
  readonly blocked: readonly BlockedPlayer[];
  /** Removed players without a seat; the first saves did not have it. */
  readonly removed?: readonly PlayerId[];
}

const NOBODY: SavedSeats = { players: [], blocked: [] };

/** The seats as everybody but their table may use them. */
export type ReadonlySeats = Pick<
  Seats,
  'all' | 'find' | 'at' | 'asker' | 'computers' | 'isBlocked' | 'isFull' | 'spectators' | 'blocked'
>;

/**
 * The seats of a table: who sits where, who watches, and who is shut out.
 *
 * AF: the players under their ids; everybody else whom the table knows is in #outside.
 * RI: seats are 0 … seatsMax−1 and all different; names are all different (foldName); no player
 *     is a spectator; each has a presence of their kind; at most computersMax computer players are
 *     here, and their numbers are all different.
 * Safety from rep exposure: players are immutable values; a change replaces one.
 */
export class Seats {
  readonly #players = new Map<PlayerId, Player>();
  readonly #seats = new Map<number, PlayerId>();
  readonly #names = new Set<string>();
  /** All players in the order of their seats, sorted when they are first asked for. */
  #inOrder: readonly Player[] | undefined;
  /** The computer players who play, found when they are first asked for. */
  #computers: readonly Computer[] | undefined;
  readonly #outside = new Outside();
  readonly #stakes: Stakes;

  constructor(stakes: Stakes, saved: SavedSeats = NOBODY) {
    this.#stakes = stakes;
    for (const player of saved.players) this.#seatSaved(player);
    for (const { id, name } of saved.blocked) this.#outside.blocked.add(id, name);
    for (const id of saved.removed ?? []) this.#outside.sentAway.add(id);
    this.checkRep();
  }

  /** All players, in the order of their seats. */
  all(): readonly Player[] {
    this.#inOrder ??= [...this.#players.values()].toSorted((one, other) => one.seat - other.seat);
    return this.#inOrder;
  }

  find(id: PlayerId): Player | undefined {
    return this.#players.get(id);
  }

  at(seat: number): Player | undefined {
    const id = this.#seats.get(seat);
    return id === undefined ? undefined : this.#players.get(id);
  }

  /** The computer players who play, in the order in which they sat down. */
  computers(): readonly Computer[] {
    this.#computers ??= computersAmong(this.all()).filter(({ presence }) => presence === 'here');
    return this.#computers;
  }

  get isFull(): boolean {
    return this.#seats.size >= limits.seatsMax;
  }

  /** What the table knows of `id` now. */
  asker(id: PlayerId): Asker {
    const player = this.#players.get(id);
    const { hosts, spectators, blocked, sentAway, former } = this.#outside;
    const isRemoved = player?.removed ?? sentAway.has(id);
    const isSpectator = spectators.has(id);
    return {
      id,
      player,
      isHost: hosts.has(id),
      isSpectator,
      isBlocked: blocked.has(id),
      isRemoved,
      hasJoined: isSpectator || (player?.kind === 'page' && !isRemoved),
      isFormer: former.has(id),
    };
  }

  isBlocked(id: PlayerId): boolean {
    return this.#outside.blocked.has(id);
  }

  get spectators(): Iterable<PlayerId> {
    return this.#outside.spectators;
  }

  get blocked(): Iterable<BlockedPlayer> {
    return this.#outside.blocked;
  }

  /**
   * Seats a player who joins through the page, or renames one who is here.
   * @param keepsName a player who has a name keeps it
   * @throws Refusal if every seat is taken
   */
  seatPage(id: PlayerId, name: string, keepsName = false): Player {
    const known = this.#players.get(id);
    const seat = known?.seat ?? this.#freeSeat();
    this.#outside.forget(id);
    const seated = { id, seat, kind: 'page', presence: 'here', removed: false } as const;
    if (known?.kind !== 'page') return this.#put({ ...seated, name: this.#nameFor(name, known) });
    const named = keepsName ? known.name : this.#nameFor(name, known);
    return this.#put({ ...known, ...seated, name: named });
  }

  /**
   * Seats a player who flips: they are back at their seat, or get one as a text player, named by their
   * id unless that is secret.
   * @throws Refusal if every seat is taken
   */
  seatFlipper(id: PlayerId): Player {
    const known = this.#players.get(id);
    if (known === undefined) {
      const seat = this.#freeSeat();
      const name = this.#nameFor(isSecret(id) ? unnamed(seat) : id, undefined);
      return this.#put({ id, seat, name, kind: 'text', presence: 'text', removed: false });
    }
    if (known.presence !== 'left') return known;
    if (known.kind === 'page') return this.#put({ ...known, presence: 'here' });
    return this.#put({ ...known, presence: 'text' });
  }

  /**
   * Seats a computer player. One of this character who has left goes on with its seat, its name and
   * its score, as a person does who comes back. Nobody gives way to a computer.
   * @throws Refusal if every seat is taken
   */
  seatComputer(id: PlayerId, character: Character, name: string): Player {
    const computers = computersAmong(this.#players.values());
    const isBack = (each: Computer) => each.presence === 'left' && each.character === character;
    const back = computers.find(isBack);
    const number = (computers.at(-1)?.number ?? 0) + 1;
    if (back !== undefined) return this.#put({ ...back, presence: 'here', number });
    const seat = this.#emptySeat();
    if (seat === undefined) throw new Refusal('no-seat');
    return this.#put({
      id,
      seat,
      name: this.#nameFor(name, undefined),
      kind: 'computer',
      presence: 'here',
      removed: false,
      character,
      isRenamed: false,
      number,
    });
  }

  /** A computer player plays like this from now on; `name` is for one that the host did not name. */
  changeComputer(computer: Computer, character: Character, name: string): Player {
    const named = computer.isRenamed ? computer.name : this.#nameFor(name, computer);
    return this.#put({ ...computer, character, name: named });
  }

  /**
   * Lets in an id that only watches.
   * @throws Refusal if there are too many, and all of them are here
   */
  addSpectator(id: PlayerId, isHere: (id: PlayerId) => boolean = () => false): void {
    this.#outside.addSpectator(id, isHere);
  }

  /** A page of the host has this id. */
  welcome(id: PlayerId): void {
    this.#outside.hosts.add(id);
  }

  /** Shuts an id out; the host knows it by the name that it had, and nobody else sees that name. */
  block(id: PlayerId): void {
    const player = this.#players.get(id);
    this.#outside.block(id, player?.name ?? shownId(id));
    if (player) this.#put({ ...player, name: this.#nameFor(unnamed(player.seat), player) });
  }

  /** Lets in again the player who was blocked under this name. @returns whether anybody was */
  unblock(name: string): boolean {
    const id = this.#outside.blocked.release(name);
    const player = id === undefined ? undefined : this.#players.get(id);
    if (player !== undefined && player.name === unnamed(player.seat)) {
      this.#put({ ...player, name: this.#nameFor(name, player) });
    }
    return id !== undefined;
  }

  /** A newcomer from the address of a blocked player was kept out. @returns whether that is news */
  knock(blocked: PlayerId): boolean {
    return this.#outside.blocked.knock(blocked);
  }

  /** @requires a player with this id */
  update(id: PlayerId, change: Partial<Pick<Player, 'presence' | 'removed'>>): Player {
    return this.#put({ ...this.#require(id), ...change });
  }

  /**
   * The connection of a page player came or went. Nothing changes for other kinds of players, or for
   * removed ones. @returns whether anything did
   */
  setPresence(id: PlayerId, presence: 'here' | 'away'): boolean {
    const player = this.#players.get(id);
    if (player?.kind !== 'page' || player.removed || player.presence === presence) return false;
    if (presence === 'away' && player.presence === 'left') return false;
    this.#put({ ...player, presence });
    return true;
  }

  rename(id: PlayerId, name: string): Player {
    const player = this.#require(id);
    return this.#put({ ...player, name: this.#nameFor(name, player), isRenamed: true });
  }

  /** These players have tried a pair this evening. */
  noteTries(hasTried: (id: PlayerId) => boolean): void {
    for (const player of this.all()) if (hasTried(player.id)) this.#put({ ...player, tried: true });
  }

  /** `newcomer` gets the seat and the name of `absent`, who loses them. */
  handOver(absent: Player, newcomer: Player): void {
    this.#vacate(absent);
    this.#drop(newcomer);
    const tried = absent.tried === true || newcomer.tried === true;
    this.#put({ ...newcomer, seat: absent.seat, name: absent.name, tried });
  }

  /** The player loses the seat. @requires a player with this id */
  drop(id: PlayerId): void {
    this.#drop(this.#require(id));
  }

  /** 4-D: players who have left lose their seats, and so do text players who let a game go by. */
  dropAbsent(letItGo: (id: PlayerId) => boolean = () => false): void {
    for (const player of this.all()) {
      const { id, presence } = player;
      if (presence !== 'left' && (presence !== 'text' || !letItGo(id))) continue;
      if (this.asker(id).hasJoined) this.#outside.former.add(id);
      this.#vacate(player);
    }
  }

  /** Players who have tried nothing lose their seats, except the one at `except`. @returns who did */
  dropIdle(except: number | null): readonly Player[] {
    const idle = this.all().filter((each) => each.seat !== except && isIdle(each, this.#stakes));
    for (const player of idle) this.#vacate({ ...player, removed: true });
    return idle;
  }

  /**
   * One of `ids`, or of everybody, loses the seat, if one of them gives way.
   * @returns whose seat is free now
   */
  giveWay(
    ids: Iterable<PlayerId> | 'everybody',
    presences?: readonly Presence[],
  ): Player | undefined {
    const players = ids === 'everybody' ? this.#players.values() : this.#playersOf(ids);
    const giver = giverAmong(players, this.#stakes, presences);
    if (giver !== undefined) this.#drop(giver);
    return giver;
  }

  save(): Required<SavedSeats> {
    const blocked = Array.from(this.#outside.blocked, ({ id, name }) => ({ id, name }));
    return { players: this.all(), blocked, removed: [...this.#outside.sentAway] };
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    const names = new Set<string>();
    for (const { id, seat, name } of this.#players.values()) {
      assert(seat >= 0 && seat < limits.seatsMax, 'RI: a seat is one of the table');
      assert(this.#seats.get(seat) === id, 'RI: seats are all different');
      assert(this.#names.has(foldName(name)), 'RI: a name that is used is taken');
      assert(!this.#outside.spectators.has(id), 'RI: no player is a spectator');
      names.add(foldName(name));
    }
    assert(names.size === this.#players.size, 'RI: names are all different');
    assert(this.#names.size === names.size, 'RI: no other name is taken');
    this.#outside.blocked.checkRep();
    checkPlayers([...this.#players.values()]);
  }

  /**
   * Seats a player as saved; a person who was here is away. What counts as a name, and as the same
   * name, may have changed since.
   */
  #seatSaved(player: Player): void {
    assert(!this.#seats.has(player.seat), 'a seat is free');
    assert(!this.#players.has(player.id), 'a player has one seat');
    const isLost = player.presence === 'here' && !isComputer(player);
    const presence = isLost ? 'away' : player.presence;
    const name = parseName(player.name) ?? unnamed(player.seat);
    this.#put({ ...player, presence, name: this.#nameFor(name, undefined) });
  }

  #put(player: Player): Player {
    const known = this.#players.get(player.id);
    if (known !== undefined) this.#drop(known);
    this.#forgetLists();
    this.#players.set(player.id, player);
    this.#seats.set(player.seat, player.id);
    this.#names.add(foldName(player.name));
    return player;
  }

  #drop(player: Player): void {
    this.#forgetLists();
    this.#players.delete(player.id);
    this.#seats.delete(player.seat);
    this.#names.delete(foldName(player.name));
  }

  #forgetLists(): void {
    this.#inOrder = undefined;
    this.#computers = undefined;
  }

  *#playersOf(ids: Iterable<PlayerId>): Iterable<Player> {
    for (const id of ids) {
      const player = this.#players.get(id);
      if (player !== undefined) yield player;
    }
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
      return folded !== own && (this.#names.has(folded) || isReservedName(candidate));
    });
  }

  #freeSeat(): number {
    const seat = this.#emptySeat() ?? this.giveWay('everybody')?.seat;
    if (seat === undefined) throw new Refusal('no-seat');
    return seat;
  }

  #emptySeat(): number | undefined {
    for (let seat = 0; seat < limits.seatsMax; seat++) if (!this.#seats.has(seat)) return seat;
    return undefined;
  }

  /** A text player has no way to join again, so the next game lets them in; a page player has one. */
  #vacate(player: Player): void {
    this.#drop(player);
    if (player.removed && player.kind === 'page') this.#outside.sentAway.add(player.id);
  }
}
