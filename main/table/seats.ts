import assert from 'node:assert/strict';
import { type PlayerId, isSecret } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { foldName, freeName, isReservedName, parseName } from '../../shared/name.ts';
import type { Presence } from '../../shared/table-view.ts';
import { type Random, shuffledOrder } from '../game/deck.ts';
import { unnamed } from './blocked.ts';
import type { Asker } from './door.ts';
import { type Stakes, giverAmong, isIdle } from './giving-way.ts';
import { Hall } from './hall.ts';
import {
  type Computer,
  type Person,
  type Player,
  checkPlayers,
  computersAmong,
  hasMoved,
  isComputer,
  isPersonHere,
} from './player.ts';
import { type SeatKey, idAt } from './seat-key.ts';
import { checkTeams, placeIn, smallestOf, teamSizes } from './teams.ts';

/** What a player is who joins. */
const HERE = { presence: 'here', removed: false, hasMoved: undefined } as const;

/** The seats as everybody but their table may use them. */
export type ReadonlySeats = Pick<
  Seats,
  | 'all'
  | 'find'
  | 'at'
  | 'asker'
  | 'sits'
  | 'computers'
  | 'people'
  | 'isBlocked'
  | 'trueName'
  | 'teamSizes'
>;

/** Where seats stand. */
export interface SeatsPlace {
  /** Everybody whom the room knows. */
  readonly hall: Hall;
  /** The number of the table. */
  readonly table: number;
  /** A newcomer at another table got a seat of this one. */
  readonly onLoss: () => void;
  /** How many teams play; 0: everybody for themselves. */
  readonly teams?: number;
}

/**
 * The seats of a table: who sits where.
 *
 * AF: the players under their ids; everybody else whom the room knows is in #hall.
 * RI: seats are 0 … seatsMax−1 and all different; names are all different (foldName); each has a
 *     presence of their kind; at most computersMax computer players are here, and their numbers are
 *     all different; where #teams play, everybody is in one, and wears a sign of its shape that nobody
 *     else wears; where none do, nobody has a team.
 * Safety from rep exposure: players are immutable values; a change replaces one.
 */
export class Seats {
  /** The number of the table. */
  readonly table: number;
  /** To be called when a newcomer at another table got a seat of this one. */
  readonly onLoss: () => void;
  readonly #players = new Map<PlayerId, Player>();
  readonly #seats = new Map<number, PlayerId>();
  readonly #names = new Set<string>();
  /** All players in the order of their seats, sorted when they are first asked for. */
  #inOrder: readonly Player[] | undefined;
  /** The computer players who play, found when they are first asked for. */
  #computers: readonly Computer[] | undefined;
  /** How many people are here, counted when it is first asked for. */
  #people: number | undefined;
  readonly #hall: Hall;
  readonly #stakes: Stakes;
  #teams: number;

  constructor(stakes: Stakes, players: readonly Player[], place: SeatsPlace) {
    this.#stakes = stakes;
    this.#hall = place.hall;
    this.table = place.table;
    this.onLoss = place.onLoss;
    this.#teams = place.teams ?? 0;
    for (const player of players) this.#seatSaved(player);
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

  /** How many seats are taken. */
  get size(): number {
    return this.#seats.size;
  }

  /** How many people are here, as far as anybody knows. */
  get people(): number {
    this.#people ??= this.all().filter(isPersonHere).length;
    return this.#people;
  }

  /** Whether `id` has a seat here, and has not moved to another table. */
  sits(id: PlayerId): boolean {
    const player = this.#players.get(id);
    return player !== undefined && !hasMoved(player);
  }

  /** What the table knows of `id` now. */
  asker(id: PlayerId): Asker {
    const player = this.#players.get(id);
    const { hosts, spectators, blocked, sentAway, former } = this.#hall;
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
      elsewhere: this.#hall.elsewhere(id, this.table),
    };
  }

  isBlocked(id: PlayerId): boolean {
    return this.#hall.blocked.has(id);
  }

  /** A player's name, also while it is hidden. */
  trueName({ id, name }: Player): string {
    return this.#hall.blocked.nameOf(id) ?? name;
  }

  /**
   * Seats a player who joins through the page, or renames one who is here.
   * @param keepsName a player who has a name keeps it
   * @throws Refusal if every seat is taken
   */
  seatPage(id: PlayerId, name: string, keepsName = false): Player {
    const known = this.#players.get(id);
    const seat = known?.seat ?? this.#freeSeat();
    this.#hall.forget(id);
    const seated = { id, seat, kind: 'page', ...HERE } as const;
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
    if (known.kind === 'page')
      return this.#put({ ...known, presence: 'here', hasMoved: undefined });
    return this.#put({ ...known, presence: 'text' });
  }

  /**
   * Seats a person who comes from another table, with their name and presence. Who played here before in
   * this game goes on with that.
   * @param wished a seat that they would like to have
   * @throws Refusal if every seat is taken
   */
  seatMoved(person: Person, wished?: number): Player {
    const { id, name } = person;
    const known = this.#players.get(id);
    const isFree = wished !== undefined && !this.#seats.has(wished) && !this.#hall.isFull;
    const seat = known?.seat ?? (isFree ? wished : this.#freeSeat());
    const { team, sign } = known ?? {}; // what they wore there is no sign here
    const here = { seat, team, sign, hasMoved: undefined, name: this.#nameFor(name, known) };
    return this.#put({ ...person, ...here });
  }

  /** The player plays at another table from now on. Their score of this game stays here. */
  moveAway(id: PlayerId): void {
    const player = this.#require(id);
    assert(!isComputer(player), 'only people move');
    this.#put({ ...player, presence: 'left', hasMoved: true });
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
    if (this.#hall.isFull) throw new Refusal('no-seat');
    return this.#put({
      id,
      seat: this.#emptySeat(),
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

  /** Nobody sees the name of this player any more. */
  hideName(player: Player): void {
    this.#put({ ...player, name: this.#nameFor(unnamed(player.seat), player) });
  }

  /** A player whose name was hidden has it again. */
  showName(id: PlayerId, name: string): void {
    const player = this.#players.get(id);
    if (player === undefined || player.name !== unnamed(player.seat)) return;
    this.#put({ ...player, name: this.#nameFor(name, player) });
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

  /** How many play in each team. */
  teamSizes(): readonly number[] {
    return teamSizes(this.#players.values(), this.#teams);
  }

  /** From now on the player is in this team. @requires the team plays, and the player has a seat */
  putInTeam(id: PlayerId, team: number): void {
    const player = this.#require(id);
    assert(team < this.#teams, 'only teams that play have players');
    if (player.team !== team) this.#put({ ...player, ...placeIn(team, this.#players.values()) });
  }

  /**
   * From now on so many teams play. If as many did before, everybody stays in theirs.
   * @param draw puts everybody into a team by chance instead, each team as large as the others
   */
  setTeams(teams: number, draw?: Random): void {
    const all = this.all();
    const isSame = teams === this.#teams && draw === undefined;
    this.#teams = 0;
    if (!isSame) for (const { id } of all) this.#put(this.#require(id));
    this.#teams = teams;
    const order = draw === undefined ? undefined : shuffledOrder(all.length, draw);
    for (const at of order ?? all.keys()) {
      const player = all[at];
      if (player !== undefined) this.#put(this.#require(player.id));
    }
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
    const { seat, name, team, sign } = absent;
    this.#put({ ...newcomer, seat, name, tried, team, sign });
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
      if (this.asker(id).hasJoined && !hasMoved(player)) this.#hall.former.add(id);
      this.#vacate(player);
    }
  }

  /** Players who have tried nothing lose their seats, except the one at `except`. @returns who did */
  dropIdle(except: number | null): readonly Player[] {
    const idle = this.all().filter((each) => each.seat !== except && isIdle(each, this.#stakes));
    for (const player of idle) this.#vacate({ ...player, removed: true });
    return idle;
  }

  /** Which of `keys`, or of everybody, gives way to a newcomer, if one of them does. */
  giver(keys: Iterable<SeatKey> | 'everybody', presences: readonly Presence[]): Player | undefined {
    const players = keys === 'everybody' ? this.#players.values() : this.#playersOf(keys);
    return giverAmong(players, this.#stakes, presences);
  }

  /** Checks the rep invariant. */
  checkRep(): void {
    const names = new Set<string>();
    for (const { id, seat, name } of this.#players.values()) {
      assert(seat >= 0 && seat < limits.seatsMax, 'RI: a seat is one of the table');
      assert(this.#seats.get(seat) === id, 'RI: seats are all different');
      assert(this.#names.has(foldName(name)), 'RI: a name that is used is taken');
      names.add(foldName(name));
    }
    assert(names.size === this.#players.size, 'RI: names are all different');
    assert(this.#names.size === names.size, 'RI: no other name is taken');
    checkPlayers([...this.#players.values()]);
    checkTeams([...this.#players.values()], this.#teams);
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

  #put(given: Player): Player {
    const known = this.#players.get(given.id);
    this.#checkTouched(given, known);
    if (known !== undefined) this.#drop(known);
    const player = this.#inTeam(given);
    this.#forgetLists();
    this.#players.set(player.id, player);
    this.#seats.set(player.seat, player.id);
    this.#names.add(foldName(player.name));
    return player;
  }

  /** Checks the rep invariant of the one seat that is about to change, at a cost that does not grow. */
  #checkTouched({ id, seat, name }: Player, known: Player | undefined): void {
    const [sitting = id, own] = [this.#seats.get(seat), known && foldName(known.name)];
    assert(seat >= 0 && seat < limits.seatsMax && sitting === id, 'RI: seats are all different');
    const folded = foldName(name);
    assert(folded === own || !this.#names.has(folded), 'RI: names are all different');
  }

  /** Whoever has no team goes to the smallest. */
  #inTeam(player: Player): Player {
    const { team = this.#teams, sign } = player;
    if (team < this.#teams && sign !== undefined) return player;
    if (this.#teams === 0 && player.team === undefined && sign === undefined) return player;
    const { team: _team, sign: _sign, ...rest } = player;
    if (this.#teams === 0) return rest;
    const others = [...this.#players.values()];
    return { ...rest, ...placeIn(smallestOf(this.teamSizes()), others) };
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
    this.#people = undefined;
  }

  *#playersOf(keys: Iterable<SeatKey>): Iterable<Player> {
    for (const key of keys) {
      const id = idAt(this.table, key);
      const player = id === undefined ? undefined : this.#players.get(id);
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

  /** @throws Refusal if every seat of the room is taken, and nobody gives way */
  #freeSeat(): number {
    if (this.#hall.isFull) {
      const giver = this.#hall.giveWay('everybody');
      if (giver === undefined) throw new Refusal('no-seat');
      if (giver.seats !== this) giver.seats.onLoss();
    }
    return this.#emptySeat();
  }

  /** @requires not every seat of the room is taken */
  #emptySeat(): number {
    let seat = 0;
    while (this.#seats.has(seat)) seat++;
    return seat;
  }

  /** A text player has no way to join again, so the next game lets them in; a page player has one. */
  #vacate(player: Player): void {
    this.#drop(player);
    if (player.removed && player.kind === 'page') this.#hall.sentAway.add(player.id);
  }
}
