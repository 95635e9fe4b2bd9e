import assert from 'node:assert/strict';
import type { BoardState } from '../../shared/board-state.ts';
import type { Card, PlayerId, Position } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { Refusal, RuleFailure } from '../../shared/failures.ts';
import { parseName } from '../../shared/name.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import type { CommonView, DoorMode, Presence, You } from '../../shared/table-view.ts';
import type { Replace } from '../game/board.ts';
import { type Cancel, Changes, boardOf, boardToken, tableToken } from '../game/changes.ts';
import { type BoardStep, Listeners, type Unsubscribe } from '../game/events.ts';
import { Game, type GameOptions, type Layout, type RunningGame } from '../game/game.ts';
import { shownId } from './blocked.ts';
import { Bringing } from './bringing.ts';
import { type Asking, type Door, OPEN_DOOR, admitToJoin, doorSetTo } from './door.ts';
import { FlipNumbers } from './flip-numbers.ts';
import { Notices } from './notices.ts';
import type { Computer, Player } from './player.ts';
import { type SavedTable, type TableParts, restoreParts, saveParts } from './saved-table.ts';
import { type ReadonlySeats, Seats } from './seats.ts';
import { viewTable, viewYou } from './view.ts';
import { withinLength } from './within-length.ts';

/** What a Table is given from outside: it has no clock, no chance and no log of its own. */
export interface TableOptions extends GameOptions {
  /** Names this run of the host: random at each start, letters and digits. */
  readonly run: string;
}

/** A board state, and the token that names it. */
export interface BoardSeen {
  readonly state: BoardState;
  readonly version: string;
}

/** A seat that the host gave to somebody else. */
export interface Given {
  readonly seat: number;
  readonly from: number;
  readonly absent: PlayerId;
  readonly newcomer: PlayerId;
}

/** What listeners are told after a change. */
export interface TableNews {
  /** The step of the board, if it was one. */
  readonly step?: BoardStep;
  /** The last step of the previous game, when a new game has just closed it (4-D). */
  readonly closing?: { readonly step: BoardStep; readonly game: RunningGame };
  /** The player who sat at `from` now has the seat `seat`, with the score of its previous player. */
  readonly given?: Given;
  /** The settings that the host changed, if any. */
  readonly settings?: Partial<RoomSettings>;
}

/** How a game begins, where it differs from the settings. */
export interface Opening extends Partial<Pick<RoomSettings, 'shuffle' | 'lobby'>> {
  /** In its lobby everybody brings cards for the next game. */
  readonly brings?: boolean;
}

/** What a flip may carry beside its position. */
export interface FlipOptions {
  readonly signal?: AbortSignal | undefined;
  readonly number?: number | undefined;
}

/** What a newcomer says, and who else is here. */
export interface JoinOptions extends Asking {
  /** Which spectators are here: they keep their places. */
  readonly isHere?: (id: PlayerId) => boolean;
}

/**
 * The table: who plays, and which game runs. It outlives every game. People come and go, flip and
 * replace; it starts the next game, and tells its listeners of every change.
 *
 * AF: the players at #seats play #game, as #door and #settings allow; #numbers knows which numbered
 *     flips were taken, and #notices what everybody is told once.
 * RI: every player who controls, waits or has a play to finish in #game has a seat, unless a bug broke
 *     it, and so has the finder of the last pair; cards are brought in a lobby only; #sequence counts
 *     the views.
 * Concurrency: as in Board. Every method changes the table synchronously before its first await.
 */
export class Table {
  /** Names this run of the host. */
  readonly run: string;
  /** The cards that everybody brings for the next game. */
  readonly bringing: Bringing;
  readonly #options: TableOptions;
  readonly #listeners: Listeners<TableNews>;
  readonly #changes: Changes<string>;
  readonly #notices = new Notices();
  readonly #seats: Seats;
  readonly #numbers: FlipNumbers;
  #game: Game;
  #settings: RoomSettings;
  #door: Door;
  #sequence = 0;
  /** The view of the present token, made when it is first asked for. */
  #view: CommonView | undefined;

  private constructor(parts: TableParts, options: TableOptions) {
    this.run = options.run;
    this.#options = options;
    this.#listeners = new Listeners(options.report);
    this.#changes = new Changes(() => this.token, options.report);
    this.#game = parts.game;
    this.#settings = parts.settings;
    this.#door = parts.door;
    this.#seats = new Seats(
      { hasStake: (id) => this.#game.hasStake(id), hasTried: (id) => this.#game.hasTried(id) },
      parts.seats,
    );
    this.#numbers = new FlipNumbers(parts.numbers);
    this.bringing = new Bringing(() => this.#tell(), parts.bringing);
    parts.game.board.subscribe((step) => this.#onStep(parts.game, step));
    this.checkRep();
  }

  /** A table with its first game. */
  static open(layout: Layout, options: TableOptions, settings = defaultSettings): Table {
    const game = Game.deal(1, layout, settings, options);
    return new Table({ game, settings, door: OPEN_DOOR }, options);
  }

  /**
   * The saved table. Players who were here are away: their connections ended with the last run.
   * @throws AssertionError if `saved` does not hold together
   */
  static restore(saved: SavedTable, options: TableOptions): Table {
    return new Table(restoreParts(saved, options), options);
  }

  get game(): RunningGame {
    return this.#game;
  }

  get seats(): ReadonlySeats {
    return this.#seats;
  }

  get settings(): RoomSettings {
    return this.#settings;
  }

  get door(): Door {
    return this.#door;
  }

  /** The token of what a board state shows. */
  get version(): string {
    return boardToken(this.run, this.#game.number, this.#game.board.version);
  }

  /** The token of what the table view shows. */
  get token(): string {
    return tableToken(this.version, this.#sequence);
  }

  /** The board as `player` sees it. Changes nothing, registers nobody. */
  look(player: PlayerId): BoardSeen {
    return { state: this.#game.board.look(player), version: this.version };
  }

  /**
   * Lets a flip at this position through, if it is meant for this board.
   * @param game the number of the game that the flip was meant for, if it says so
   * @throws RuleFailure if that game is over (4-D); Refusal if the position is not on the board
   */
  admitFlip(at: Position, game?: number): void {
    if (game !== undefined && game !== this.#game.number) throw new RuleFailure('4-D');
    if (!this.#game.board.contains(at)) throw new Refusal('off-board');
  }

  /**
   * Flips a card, as Board.flip; with a number, never twice. The first flip of a player gets a seat.
   * @requires `at` is on the board (admitFlip)
   * @throws RuleFailure, Refusal
   */
  async flip(player: PlayerId, at: Position, { signal, number }: FlipOptions = {}): Promise<void> {
    const flip = async (until: AbortSignal | undefined): Promise<void> => {
      this.#game.admitFlips(); // nobody gets a seat by a flip that cannot change anything
      this.#seatFlipper(player);
      await this.#game.board.flip(player, at, { signal: until });
    };
    if (number === undefined) return flip(signal);
    try {
      await this.#numbers.take(player, number, signal, flip);
    } catch (error) {
      // Even if nothing else changed, how its number ended must be saved.
      if (error instanceof RuleFailure) this.#listeners.tell({});
      throw error;
    }
  }

  /**
   * Replaces cards, as Board.map.
   * @throws Refusal if the host has switched it off, or as withinLength does
   */
  async map(player: PlayerId, f: Replace, cards?: Iterable<Card>): Promise<void> {
    if (!this.#settings.replace) throw new Refusal('no-replace');
    await this.#game.board.map(player, withinLength(this.#game.board, f), cards);
  }

  /**
   * Calls `tell` once, when the board differs from the one that `since` names or, without `since`, from
   * the present one: at once if it already does. A token of the table also names its board.
   */
  onBoardChange(since: string | undefined, tell: () => void): Cancel {
    const { board } = this.#game;
    const isPresent = since === undefined || boardOf(since) === this.version;
    return board.onChange(isPresent ? board.version : -1, tell);
  }

  /** Calls `tell` once, when the table view differs from the one that `since` names. */
  onChange(since: string | undefined, tell: () => void): Cancel {
    return this.#changes.onChange(since ?? '', tell);
  }

  changeSettings(change: Partial<RoomSettings>): void {
    this.#settings = { ...this.#settings, ...change };
    this.#tell({ settings: change });
  }

  /** 4-D: a new game, of the same deck or of another. It is in place before the old one closes. */
  startGame(layout: Layout = this.#game, opening: Opening = {}): void {
    const settings = { ...this.#settings, ...opening };
    const [old, next] = [this.#game, this.#game.next(layout, settings, this.#options)];
    this.#game = next;
    this.bringing.set(opening.brings === true);
    next.board.subscribe((step) => this.#onStep(next, step));
    old.board.close();
    this.#seats.noteTries((id) => old.hasTried(id));
    this.#seats.dropAbsent((id) => old.isIdle(id));
    this.#tell();
  }

  /** 4-H: the game in the lobby begins. */
  begin(): void {
    this.#game.begin();
    this.bringing.set(false);
    this.#tell();
  }

  /** 4-I: the game is over as it stands. */
  endGame(): void {
    this.#game.end();
    this.#tell();
  }

  /** Something that a view shows beside the table has changed. */
  touch(): void {
    this.#tell();
  }

  /** The host's own page has this id: it is never asked at the door. */
  welcome(id: PlayerId): void {
    this.#seats.welcome(id);
  }

  /**
   * Lets a player in, or renames them; without a name, lets a spectator in.
   * @throws Refusal if the id is blocked, nobody else may join, the code is wrong, the name is not
   *     one, or no seat is left
   */
  join(
    id: PlayerId,
    { name, code, isHere }: JoinOptions = {},
  ): { readonly seat: number | null; readonly name: string | null } {
    const asker = this.#seats.asker(id);
    admitToJoin(this, asker, { code, name });
    const wanted = name === undefined ? asker.player?.name : parseName(name);
    if (name !== undefined && wanted === undefined) throw new Refusal('bad-name');
    if (wanted === undefined) {
      this.#seats.addSpectator(id, isHere);
      return { seat: null, name: null };
    }
    if (asker.player === undefined) this.#makeRoom();
    const isFixed = this.#settings.fixedNames || asker.player?.isRenamed === true;
    const { seat, name: given } = this.#seats.seatPage(id, wanted, isFixed && !asker.isHost);
    this.#tell();
    return { seat, name: given };
  }

  /**
   * Seats a computer player. Nobody loses a seat for it.
   * @throws Refusal if no seat is left
   */
  seatComputer(id: PlayerId, character: Character, name: string): void {
    this.#seats.seatComputer(id, character, name);
    this.#tell();
  }

  /** A computer player plays like this from now on; `name` is for one that the host did not name. */
  changeComputer(computer: Computer, character: Character, name: string): void {
    this.#seats.changeComputer(computer, character, name);
    this.#tell();
  }

  /**
   * One of `ids`, or of everybody, loses the seat to a newcomer, if one gives way.
   * @returns whether one did
   */
  giveWay(ids: Iterable<PlayerId> | 'everybody', presences?: readonly Presence[]): boolean {
    const gaveWay = this.#seats.giveWay(ids, presences) !== undefined;
    if (gaveWay) this.#tell();
    return gaveWay;
  }

  /** A page player's connection came or went. Changes nothing for text players and removed ones. */
  setPresence(id: PlayerId, presence: 'here' | 'away'): void {
    if (this.#seats.setPresence(id, presence)) this.#tell();
  }

  /** 4-C: these players leave, in one step. */
  leave(...ids: readonly PlayerId[]): void {
    const leaving = ids.filter((id) => this.#seats.find(id) !== undefined);
    for (const id of leaving) this.#seats.update(id, { presence: 'left' });
    if (leaving.length === 0) return;
    const { board } = this.#game;
    if (board.broken === undefined) board.leave(...leaving);
    this.#tell();
  }

  /**
   * 4-C: a player who only wants to host leaves, and loses the seat unless they have tried a pair.
   */
  standUp(id: PlayerId): void {
    this.leave(id);
    const { board, scoreboard } = this.#game;
    if (board.broken !== undefined || scoreboard.of(id).tries > 0) return;
    this.#seats.drop(id);
    this.#tell();
  }

  /** 4-G: a player who holds up others gives up their first card. */
  giveUp(id: PlayerId): void {
    const { board } = this.#game;
    if (board.broken === undefined) board.giveUp(id);
  }

  rename(id: PlayerId, name: string): void {
    this.#seats.rename(id, name);
    this.#tell();
  }

  /**
   * Takes a player out of the game until they join again, and a text player until the next game.
   * Nobody else is told.
   */
  remove(id: PlayerId): void {
    this.#seats.update(id, { removed: true });
    this.bringing.dropOf(id);
    this.leave(id);
  }

  /**
   * Everybody who has tried nothing this evening loses the seat, except the player at `except`.
   * Page players may join again.
   */
  removeIdle(except: number | null): void {
    for (const { id } of this.#seats.dropIdle(except)) this.bringing.dropOf(id);
    this.#tell();
  }

  /** Somebody new was kept out, because they came from the address of this blocked player. */
  knock(blocked: PlayerId): void {
    if (this.#seats.knock(blocked)) this.#tell();
  }

  /** Takes a player out of the game for good. From now on only the host sees their name. */
  block(id: PlayerId): void {
    this.#seats.block(id);
    this.#notices.dropOf(id);
    this.remove(id);
  }

  /** The player who was blocked under this name may join again. */
  unblock(name: string): void {
    if (this.#seats.unblock(name)) this.#tell();
  }

  /** `newcomer` goes on with the seat, the name and the score of `absent`, whose cards go back. */
  giveSeat(absent: Player, newcomer: Player): void {
    this.leave(absent.id);
    this.#game.scoreboard.handOver(absent.id, newcomer.id);
    this.#seats.handOver(absent, newcomer);
    this.#numbers.forget(absent.id);
    this.bringing.handOver(absent.id, newcomer.id);
    const given = { seat: absent.seat, from: newcomer.seat };
    this.#tell({ given: { ...given, absent: absent.id, newcomer: newcomer.id } });
  }

  /** Sets the door. When it is not open, all text players leave in one step. */
  setDoor(mode: DoorMode, code: string | undefined): void {
    this.#door = doorSetTo(mode, code, this.#door);
    const outside = this.#seats.all().filter(({ presence }) => presence === 'text');
    if (mode !== 'open') this.leave(...outside.map(({ id }) => id));
    this.#tell();
  }

  /** Calls `listener` after every change. It must not change the table. */
  subscribe(listener: (news: TableNews) => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  get #viewed() {
    const [game, seats, numbers] = [this.#game, this.#seats, this.#numbers];
    const [notices, settings, door] = [this.#notices, this.#settings, this.#door];
    return { game, seats, numbers, notices, settings, door, bringing: this.bringing };
  }

  /** What the table view shows to everybody: by seat, never by id. Made once per change. */
  view(): CommonView {
    const { token } = this;
    if (this.#view?.token !== token) this.#view = viewTable({ ...this.#viewed, token });
    return this.#view;
  }

  /** What only `id` is told. */
  you(id: PlayerId): You {
    return viewYou(id, this.#viewed);
  }

  save(): SavedTable {
    return saveParts(this.#viewed);
  }

  /** Checks the rep invariant, and that of every part. */
  checkRep(): void {
    this.#seats.checkRep();
    this.#numbers.checkRep();
    this.#game.checkRep();
    this.bringing.checkRep();
    const { board, scoreboard, phase } = this.#game;
    assert(!this.bringing.isOpen || phase === 'lobby', 'RI: cards are brought in a lobby only');
    const last = scoreboard.lastPair === undefined ? [] : [scoreboard.lastPair.player];
    const playing = board.broken === undefined ? [...board.players(), ...last] : [];
    assert(
      !playing.some((id) => this.#seats.find(id) === undefined),
      'RI: everybody who plays has a seat',
    );
  }

  /** The first flip of a player gets a seat; a player who had left is back. */
  #seatFlipper(id: PlayerId): void {
    const before = this.#seats.find(id);
    if (this.#seats.seatFlipper(id) !== before) this.#tell();
  }

  /**
   * If no seat is left for a person who joins, the newest computer player gives up its seat and all
   * that it has. Players who may be gone lose theirs first.
   */
  #makeRoom(): void {
    const newest = this.#seats.computers().at(-1);
    if (!this.#seats.isFull || newest === undefined) return;
    if (this.#seats.giveWay('everybody', ['text', 'left']) !== undefined) return;
    this.leave(newest.id);
    this.#game.scoreboard.forget(newest.id);
    this.#seats.drop(newest.id);
  }

  #onStep(game: Game, step: BoardStep): void {
    if (game !== this.#game) return this.#listeners.tell({ closing: { step, game } });
    this.#notices.addReplaced(step.events, (id) => this.#seats.find(id)?.name ?? shownId(id));
    // A flip that only failed changed nothing that a view shows.
    const isShown = step.ended || step.events.some((event) => event.kind !== 'failed');
    if (isShown) this.#tell({ step });
    else this.#listeners.tell({ step });
  }

  /** Something changed that a view shows. */
  #tell(news: TableNews = {}): void {
    if (this.#options.check === 'whole') this.checkRep();
    this.#sequence++;
    this.#listeners.tell(news);
    this.#changes.changed();
  }
}
