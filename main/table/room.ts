import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import { Refusal } from '../../shared/failures.ts';
import { parseName } from '../../shared/name.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import { EACH, type SidesSettings, agreed } from '../../shared/sides.ts';
import type { DoorMode, Presence } from '../../shared/table-view.ts';
import { Game, type GameOptions, type Layout } from '../game/game.ts';
import { Bests } from './bests.ts';
import type { BlockedPlayer } from './blocked.ts';
import { Bringing } from './bringing.ts';
import { type Asker, type Asking, type Door, OPEN_DOOR, admitToJoin, doorSetTo } from './door.ts';
import { evenOut } from './even-out.ts';
import { FlipNumbers } from './flip-numbers.ts';
import { Hall } from './hall.ts';
import { type Person, type Player, isComputer } from './player.ts';
import { type RoomParts, type SavedRoom, restoreParts, saveParts } from './saved-room.ts';
import { type SeatKey, idAt } from './seat-key.ts';
import { type OfRoom, Table } from './table.ts';

/** What a room is given from outside: it has no clock, no chance and no log of its own. */
export interface RoomOptions extends GameOptions {
  /** Names this run of the host: random at each start, letters and digits. */
  readonly run: string;
}

/** How a game begins, where it differs from the settings. */
export interface Opening extends Partial<Pick<RoomSettings, 'shuffle' | 'lobby'>> {
  /** In its lobby everybody brings cards for the next game. */
  readonly brings?: boolean;
}

/** What a newcomer says, and who else is here. */
export interface JoinOptions extends Asking {
  /** Which spectators are here: they keep their places. */
  readonly isHere?: (id: PlayerId) => boolean;
}

/** Where somebody sits who has joined; null: they only watch. */
export interface Joined {
  readonly seat: number | null;
  readonly name: string | null;
  /** Left out where there is one table. */
  readonly table?: number;
}

/** Told of each table: of those that are there at once, of others when they open. */
export type Attend = (table: Table) => () => void;

/** Who may be gone, and so gives way to anybody. */
const GONE: readonly Presence[] = ['text', 'left'];

/** Somebody who was moved, and from which seat. */
interface Moving {
  readonly id: PlayerId;
  readonly from: Table;
  readonly seat: number;
  readonly to: Table;
}

/**
 * A room with its tables, and what there is once for all of them. All tables play the same game: its
 * pairs are the same, but each table has them shuffled by itself.
 *
 * AF: #tables play, by their numbers from 1; the door, the settings, the cards that are brought, and
 *     everybody whom the room knows are those of all; the next newcomer sits at #nextAt, if that is
 *     set; #evened were moved so that no table is fuller than others, and may go back.
 * RI: there are 1 … tablesMax tables, with games of one number and one deck; cards are brought in a
 *     lobby only.
 */
export class Room {
  /** Names this run of the host. */
  readonly run: string;
  /** The cards that everybody brings for the next game. */
  readonly bringing: Bringing;
  /** What all did best together. */
  readonly bests: Bests;
  readonly #options: OfRoom;
  readonly #hall: Hall;
  readonly #numbers: FlipNumbers;
  readonly #attending = new Map<Attend, Map<Table, () => void>>();
  /** Who wins together in the running game. */
  #sides: SidesSettings;
  #tables: readonly Table[];
  #settings: RoomSettings;
  #door: Door;
  #nextAt: number | null = null;
  #evened: readonly Moving[] = [];

  private constructor(parts: RoomParts, options: RoomOptions) {
    this.run = options.run;
    this.#hall = new Hall(parts.hall);
    this.#numbers = new FlipNumbers(parts.numbers);
    this.#options = { ...options, room: this, hall: this.#hall, numbers: this.#numbers };
    this.#settings = parts.settings;
    this.#door = parts.door;
    this.bringing = new Bringing(() => this.touch(), parts.bringing);
    this.bests = new Bests(parts.bests);
    this.#sides = parts.sides ?? EACH;
    this.#tables = parts.tables.map((table, at) => new Table(at + 1, table, this.#options));
    this.checkRep();
  }

  /** A room with its first game. */
  static open(layout: Layout, options: RoomOptions, given = defaultSettings): Room {
    const settings = { ...given, ...agreed(given, given) };
    const game = Game.deal(1, layout, dealtAs(settings), options);
    const games = [game, ...besides(game, settings.tables, options)];
    const tables = games.map((each) => ({ game: each, players: [] }));
    const sides = sidesIn(settings);
    return new Room({ settings, door: OPEN_DOOR, tables, sides }, options);
  }

  /**
   * The saved room. Players who were here are away: their connections ended with the last run.
   * @throws AssertionError if `saved` does not hold together
   */
  static restore(saved: SavedRoom, options: RoomOptions): Room {
    return new Room(restoreParts(saved, options), options);
  }

  /** By their numbers, from 1. */
  get tables(): readonly Table[] {
    return this.#tables;
  }

  /** Table 1, where published clients play: it is always there. */
  get first(): Table {
    const [first] = this.#tables;
    assert(first !== undefined, 'RI: there is a table');
    return first;
  }

  /** The table with this number, if there is one. */
  at(number: number): Table | undefined {
    return this.#tables[number - 1];
  }

  get settings(): RoomSettings {
    return this.#settings;
  }

  /** How many tables share what there is for all of them, in this game or when the next one is dealt. */
  get sharing(): number {
    return Math.max(this.#tables.length, this.#settings.tables);
  }

  /** Who wins together in the running game. */
  get sides(): SidesSettings {
    return this.#sides;
  }

  /** How many teams play; 0: none. */
  get teams(): number {
    return this.#sides.sides === 'teams' ? this.#sides.teams : 0;
  }

  /** Whether chance puts everybody into a team. */
  get drawsTeams(): boolean {
    return this.#sides.teamsBy === 'chance';
  }

  get door(): Door {
    return this.#door;
  }

  /** At which table the next newcomer sits, where the host has chosen one. */
  get nextAt(): number | null {
    return this.#nextAt;
  }

  get isFull(): boolean {
    return this.#hall.isFull;
  }

  get spectators(): Iterable<PlayerId> {
    return this.#hall.spectators;
  }

  get blocked(): Iterable<BlockedPlayer> {
    return this.#hall.blocked;
  }

  isBlocked(id: PlayerId): boolean {
    return this.#hall.blocked.has(id);
  }

  /** The table at which `id` sits; a public name may sit at several. */
  tableOf(id: PlayerId): Table | undefined {
    return this.#tables.find(({ seats }) => seats.sits(id));
  }

  /** What the room knows of `id`: at their table, or else at the first. */
  asker(id: PlayerId): Asker {
    return (this.tableOf(id) ?? this.first).seats.asker(id);
  }

  /** Whether this player has a seat. */
  hasSeat(key: SeatKey): boolean {
    return this.#tables.some(({ number, seats }) => {
      const id = idAt(number, key);
      return id !== undefined && seats.find(id) !== undefined;
    });
  }

  /**
   * Calls `begin` for each table, and for each that opens later. What it returns is called when the
   * table closes.
   * @returns ends it for all tables
   */
  attend(begin: Attend): () => void {
    const ends = new Map(this.#tables.map((table) => [table, begin(table)]));
    this.#attending.set(begin, ends);
    return () => {
      this.#attending.delete(begin);
      for (const end of ends.values()) end();
    };
  }

  /** Something that the views of all tables show has changed. */
  touch(): void {
    for (const table of this.#tables) table.touch();
  }

  changeSettings(wanted: Partial<RoomSettings>): void {
    const change = agreed(this.#settings, wanted);
    this.#settings = { ...this.#settings, ...change };
    for (const table of this.#tables) table.touch({ settings: change });
  }

  /** Sets the door. When it is not open, all text players leave in one step. */
  setDoor(mode: DoorMode, code: string | undefined): void {
    this.#door = doorSetTo(mode, code, this.#door);
    for (const table of this.#tables) {
      if (mode !== 'open') table.sendTextPlayersAway();
      table.touch();
    }
  }

  /**
   * 4-D: a new game at all tables, of the same deck or of another. There are as many tables as the
   * settings say: who has no table any more is seated at another, and new ones take people in.
   */
  startGame(layout: Layout = this.first.game, opening: Opening = {}): void {
    const settings = { ...this.#settings, ...opening };
    const game = this.first.deal(layout, dealtAs(settings));
    this.#sides = sidesIn(settings);
    const before = this.#tables;
    const games = [game, ...besides(game, settings.tables, this.#options)];
    this.bringing.set(opening.brings === true);
    this.#tables = before.slice(0, games.length);
    for (const [at, table] of before.entries()) table.play(games[at]);
    this.#nextAt = null;
    const closed = before.slice(games.length);
    for (const table of closed) this.#close(table);
    for (const next of games.slice(before.length)) this.#openTable(next);
    for (const table of closed) this.#seatAgain(table);
    if (games.length > before.length) this.evenOut();
    this.#evened = [];
  }

  /** 4-H: the game in the lobby begins. */
  begin(): void {
    this.bringing.set(false);
    for (const table of this.#tables) table.leaveLobby();
  }

  /** The host's own page has this id: it is never asked at the door. */
  welcome(id: PlayerId): void {
    this.#hall.hosts.add(id);
  }

  /**
   * Lets a player in, or renames them; without a name, lets a spectator in. A newcomer sits where the
   * fewest people are, of the tables that still play.
   * @throws Refusal if the id is blocked, nobody else may join, the code is wrong, the name is not
   *     one, or no seat is left
   */
  join(id: PlayerId, { name, code, isHere }: JoinOptions = {}): Joined {
    const asker = this.asker(id);
    admitToJoin(this, asker, { code, name });
    const wanted = name === undefined ? asker.player?.name : parseName(name);
    if (name !== undefined && wanted === undefined) throw new Refusal('bad-name');
    if (wanted === undefined) {
      this.#hall.addSpectator(id, isHere);
      return { seat: null, name: null };
    }
    const own = this.tableOf(id);
    const table = own ?? this.#tableForNext();
    if (own === undefined) this.#makeRoom(table);
    const isFixed = this.#settings.fixedNames || asker.player?.isRenamed === true;
    const { seat, name: given } = table.seatPage(id, wanted, isFixed && !asker.isHost);
    if (own === undefined) this.#nextAt = null;
    return { seat, name: given, ...this.#saying(table) };
  }

  /** The next newcomer sits at this table; null: where the fewest are. */
  seatNextAt(table: number | null): void {
    this.#nextAt = table;
  }

  /**
   * 4-C at one table, and a seat at another. At their own table, people stay as they are.
   * @throws Refusal if no seat is left
   */
  move(person: Person, from: Table, to: Table, wished?: number): void {
    if (from === to) return;
    if (!this.#hasRoom()) throw new Refusal('no-seat');
    const tried = person.tried === true || from.game.hasTried(person.id);
    from.sendAway(person, to.number);
    to.takeIn(tried ? { ...person, tried } : person, from.number, wished);
  }

  /**
   * `newcomer` goes on with the seat, the name and the score of `absent`, and sits at that table from
   * now on.
   */
  giveSeat(absent: Person, at: number, newcomer: Person, from: number): void {
    const [table, other] = [this.at(at), this.at(from)];
    assert(table !== undefined && other !== undefined, 'both sit at tables of this room');
    if (table !== other) this.move(newcomer, other, table);
    const seated = table.seats.find(newcomer.id);
    if (seated !== undefined) table.giveSeat(absent, seated);
  }

  /** Moves as few people as possible so that tables are equally full. @returns how many */
  evenOut(): number {
    const tables = this.#playing();
    const sitting = tables.map(({ seats }) => {
      const people = seats.all().filter(isAtTable);
      const isFree = ({ id, kind }: Person) => kind === 'page' && !this.#hall.hosts.has(id);
      return { people: people.length, movable: people.filter(isFree) };
    });
    this.#evened = evenOut(sitting).flatMap(({ person, ...way }) => {
      const [from, to] = [tables[way.from], tables[way.to]];
      if (from === undefined || to === undefined || !this.#hasRoom()) return [];
      this.move(person, from, to);
      return [{ id: person.id, seat: person.seat, from, to }];
    });
    return this.#evened.length;
  }

  /** Who was moved by `evenOut` goes back, unless they have been moved again. @returns how many */
  moveBack(): number {
    const evened = this.#evened;
    this.#evened = [];
    const back = evened.filter(({ id, from, to, seat }) => {
      const hasRoom = this.#hasRoom();
      const player = to.seats.sits(id) ? to.seats.find(id) : undefined;
      if (!hasRoom || player === undefined || isComputer(player)) return false;
      this.move(player, to, from, seat);
      return true;
    });
    return back.length;
  }

  /**
   * One of `keys`, or of everybody, loses the seat to a newcomer, if one gives way.
   * @returns whether one did
   */
  giveWay(keys: Iterable<SeatKey> | 'everybody', presences?: readonly Presence[]): boolean {
    const giver = this.#hall.giveWay(keys, presences);
    giver?.seats.onLoss();
    return giver !== undefined;
  }

  /** Somebody new was kept out, because they came from the address of this blocked player. */
  knock(blocked: PlayerId): void {
    if (this.#hall.blocked.knock(blocked)) this.touch();
  }

  /** The player who was blocked under this name may join again. */
  unblock(name: string): void {
    const id = this.#hall.blocked.release(name);
    if (id === undefined) return;
    for (const table of this.#tables) table.unblock(id, name);
  }

  save(): SavedRoom {
    const [hall, numbers, tables] = [this.#hall, this.#numbers, this.#tables];
    const { settings, door, bringing, sides, bests } = this;
    return saveParts({ settings, door, hall, numbers, bringing, sides, bests, tables });
  }

  /** Checks the rep invariant, and that of every part. */
  checkRep(): void {
    const { game } = this.first;
    for (const table of this.#tables) {
      table.checkRep();
      assert(table.game.number === game.number, 'RI: all tables play one game');
      assert(table.game.deck === game.deck, 'RI: all tables play one deck');
    }
    this.#hall.checkRep();
    this.#numbers.checkRep();
    this.bringing.checkRep();
    this.bests.checkRep();
    assert(
      !this.bringing.isOpen || game.phase === 'lobby',
      'RI: cards are brought in a lobby only',
    );
  }

  /** Whether there is a seat for somebody who moves, and may leave one behind. */
  #hasRoom(): boolean {
    return !this.isFull || this.giveWay('everybody', GONE);
  }

  /** The tables that still play, or all if none does. */
  #playing(): readonly Table[] {
    const playing = this.#tables.filter(({ game }) => game.phase !== 'over');
    return playing.length === 0 ? this.#tables : playing;
  }

  #tableForNext(): Table {
    const chosen = this.at(this.#nextAt ?? 0);
    if (chosen !== undefined) return chosen;
    if (this.#tables.length === 1) return this.first;
    return this.#playing().reduce((best, table) =>
      table.seats.people < best.seats.people ? table : best,
    );
  }

  /**
   * If no seat is left for a person who joins, the newest computer player gives up its seat and all
   * that it has. Players who may be gone lose theirs first.
   */
  #makeRoom(table: Table): void {
    if (!this.isFull) return;
    const crowded = [table, ...this.#tables].find(({ seats }) => seats.computers().length > 0);
    const newest = crowded?.seats.computers().at(-1);
    if (newest === undefined || this.giveWay('everybody', GONE)) return;
    crowded?.dropComputer(newest);
  }

  #openTable(game: Game): void {
    const table = new Table(this.#tables.length + 1, { game, players: [] }, this.#options);
    this.#tables = [...this.#tables, table];
    for (const [begin, ends] of this.#attending) ends.set(table, begin(table));
  }

  #close(table: Table): void {
    this.#numbers.forgetTable(table.number);
    for (const ends of this.#attending.values()) {
      ends.get(table)?.();
      ends.delete(table);
    }
  }

  /** Everybody at a table that has closed sits at another. */
  #seatAgain({ seats, number }: Table): void {
    for (const player of seats.all()) {
      if (isAtTable(player) && player.kind === 'page') {
        this.#tableForNext().takeIn(player, number);
      }
    }
  }

  /** Which table this is, where there are several. */
  #saying({ number }: Table): Pick<Joined, 'table'> {
    return this.#tables.length === 1 ? {} : { table: number };
  }
}

/** Where friends choose their teams, they do so in a lobby. */
function dealtAs<S extends RoomSettings>(settings: S): S {
  const { sides, teamsBy, lobby } = settings;
  return { ...settings, lobby: lobby || (sides === 'teams' && teamsBy === 'friends') };
}

function sidesIn({ sides, teams, teamsBy }: RoomSettings): SidesSettings {
  return { sides, teams, teamsBy };
}

/** The same game at as many tables as there are to be, but for the first. */
function besides(game: Game, tables: number, options: GameOptions): readonly Game[] {
  return Array.from({ length: tables - 1 }, () => game.beside(options));
}

/** A person who may still be there. */
function isAtTable(player: Player): player is Person {
  return !isComputer(player) && player.presence !== 'left';
}
