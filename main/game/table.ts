import assert from 'node:assert/strict';
import type { BoardState } from '../../shared/board-state.ts';
import { type Card, type PlayerId, type Position, isSecret } from '../../shared/card.ts';
import { Refusal, RuleFailure } from '../../shared/failures.ts';
import { type RoomSettings, defaultSettings } from '../../shared/host-api.ts';
import { parseName } from '../../shared/name.ts';
import type { CommonView, DoorMode, Phase, You } from '../../shared/table-view.ts';
import { Board, type BrokenBoard, type Held } from './board.ts';
import { type Deck, type Random, shuffledOrder } from './deck.ts';
import { type Door, OPEN_DOOR, admitToJoin, admitToLook, admitToPlay } from './door.ts';
import { type BoardStep, Listeners, type Report, type Unsubscribe } from './events.ts';
import { FlipNumbers } from './flip-numbers.ts';
import { Happenings } from './happenings.ts';
import { type Player, Players } from './players.ts';
import type { CheckReach } from './rep.ts';
import type { SavedTable } from './saved-table.ts';
import { Scoreboard } from './scoreboard.ts';
import { viewPlayer, viewSpots } from './view.ts';

/** What a Table is given from outside: it has no clock, no chance and no log of its own. */
export interface TableOptions {
  /** Names this run of the host: random at each start, letters and digits. */
  readonly run: string;
  readonly random: Random;
  /** Told of a listener that threw. */
  readonly report: Report;
  readonly check?: CheckReach;
}

/** What a board is laid out from. */
export interface Layout {
  readonly deck: Deck;
  readonly title: string;
}

/** A board state, and the token that names it. */
export interface Seen {
  readonly state: BoardState;
  readonly version: string;
}

/** Told whenever something changed, with the board's step where it was one. */
export interface TableNews {
  readonly step: BoardStep | undefined;
}

/** What a flip may carry beside its position. */
export interface FlipOptions {
  readonly signal?: AbortSignal | undefined;
  readonly number?: number | undefined;
  readonly game?: number | undefined;
}

/** Which state was seen last, and when to stop waiting for another. */
export interface WatchOptions {
  readonly since?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The table: what outlives a board. It has the running game's board and scores, the players with
 * their seats, names and presence, the door and the settings; it starts the next game.
 *
 * AF: game number #game of #layout is played on #board (not yet, while #lobby) and counted by
 *     #scoreboard; #players are at the table and may do what #door and #settings allow.
 * RI: whoever controls, waits or has a play to finish on #board has a seat; #sequence grows with
 *     every change that a view shows.
 * Concurrency: as in Board. Every method changes the table synchronously before its first await.
 */
export class Table {
  readonly #options: TableOptions;
  readonly #players = new Players();
  readonly #listeners: Listeners<TableNews>;
  readonly #happenings = new Happenings();
  #numbers = new FlipNumbers();
  #scoreboard = new Scoreboard();
  #settings: RoomSettings;
  #door: Door = OPEN_DOOR;
  #layout: Layout;
  #game = 1;
  #lobby = false;
  /** The host ended this game before its last pair was found. */
  #ended = false;
  #board: Board;
  #sequence = 0;

  private constructor(layout: Layout, board: Board, options: TableOptions, settings: RoomSettings) {
    this.#options = options;
    this.#settings = settings;
    this.#layout = layout;
    this.#board = board;
    this.#listeners = new Listeners(options.report);
    board.subscribe((step) => this.#onStep(board, step));
  }

  /** A table with its first game. */
  static open(
    layout: Layout,
    options: TableOptions,
    settings: RoomSettings = defaultSettings,
  ): Table {
    const table = new Table(layout, layOut(layout, options, settings), options, settings);
    table.#lobby = settings.lobby;
    return table;
  }

  /**
   * The table that was saved. Who was here is away: their connections ended with the last run.
   * @throws AssertionError if `saved` does not hold together
   */
  static restore(saved: SavedTable, options: TableOptions): Table {
    const { deck, title, players, tallies, lastPair } = saved;
    const board = Board.restore(saved.board, options);
    assert(deck.cards.length === deck.rows * deck.columns, 'a deck has rows × columns cards');
    assert(
      board.rows === deck.rows && board.columns === deck.columns,
      'a board has the shape of its deck',
    );
    assert(saved.door !== 'code' || saved.code !== null, 'a door with a code has one');
    const table = new Table({ deck, title }, board, options, saved.settings);
    for (const player of players) {
      const wasHere = player.presence === 'here';
      table.#players.seatSaved(wasHere ? { ...player, presence: 'away' } : player);
    }
    for (const blocked of saved.blocked) table.#players.block(blocked);
    for (const { player } of saved.board.plays) table.#seatOf(player);
    if (lastPair !== null) table.#seatOf(lastPair.player);
    table.#scoreboard = new Scoreboard(
      tallies.map(({ player, ...tally }) => [player, tally]),
      lastPair ?? undefined,
    );
    table.#numbers = new FlipNumbers(saved.numbers);
    table.#game = saved.game;
    table.#lobby = saved.lobby;
    table.#ended = saved.ended;
    table.#door = { mode: saved.door, code: saved.code ?? undefined };
    return table;
  }

  get game(): number {
    return this.#game;
  }

  get layout(): Layout {
    return this.#layout;
  }

  get settings(): RoomSettings {
    return this.#settings;
  }

  get door(): Door {
    return this.#door;
  }

  get players(): readonly Player[] {
    return this.#players.all();
  }

  /** 4-F, 4-H */
  get phase(): Phase {
    if (this.#lobby) return 'lobby';
    return this.#ended || this.#board.isOver ? 'over' : 'playing';
  }

  /** Why the running game cannot go on, if a bug broke its board. */
  get broken(): BrokenBoard | undefined {
    return this.#board.broken;
  }

  /** Names this run of the host. */
  get run(): string {
    return this.#options.run;
  }

  /** The token of what a board state shows: run, game and version. */
  get version(): string {
    return `${this.#options.run}-${this.#game}-${this.#board.version}`;
  }

  /** The token of what the table view shows: that of the board, and the sequence. */
  get token(): string {
    return `${this.version}-${this.#sequence}`;
  }

  /** Every card that somebody controls, with whoever waits for it. */
  held(): readonly Held[] {
    return this.#board.held();
  }

  contains(at: Position): boolean {
    return this.#board.contains(at);
  }

  // The four operations of the game.

  /** The board as `player` sees it. Changes nothing, registers nobody. */
  look(player: PlayerId): Seen {
    return { state: this.#board.look(player), version: this.version };
  }

  /**
   * Flips a card, as Board.flip; with a number, never twice; with a game, in that game only.
   * Whoever flips for the first time gets a seat.
   * @throws RuleFailure, Refusal
   */
  async flip(player: PlayerId, at: Position, options: FlipOptions = {}): Promise<void> {
    const { signal, number, game } = options;
    if (game !== undefined && game !== this.#game) throw new RuleFailure('4-D');
    if (number === undefined) {
      await this.#flip(player, at, signal);
      return;
    }
    try {
      await this.#numbers.take(player, number, signal, (until) => this.#flip(player, at, until));
    } catch (error) {
      // It may have changed nothing but how its number ended, and that is to be saved, too.
      if (error instanceof RuleFailure) this.#listeners.tell({ step: undefined });
      throw error;
    }
  }

  async #flip(player: PlayerId, at: Position, signal: AbortSignal | undefined): Promise<void> {
    this.#seatFlipper(player);
    if (this.#lobby) throw new RuleFailure('4-H');
    await this.#board.flip(player, at, { signal });
  }

  /**
   * Replaces cards, as Board.map.
   * @throws Refusal if the host has switched it off
   */
  async map(player: PlayerId, f: (card: Card) => Promise<Card>): Promise<void> {
    if (!this.#settings.replace) throw new Refusal('no-replace');
    await this.#board.map(player, f);
  }

  /**
   * Waits for the next visible change, or a new game. With `since`, does not wait unless that names
   * exactly the present; a token of the table view names its board, too.
   */
  async watch({ since, signal }: WatchOptions = {}): Promise<void> {
    const board = boardToken(since);
    if (board !== undefined && board !== this.version) return;
    await this.#board.watch({ signal });
  }

  /** Waits until the table view is another than the one named by `since`. */
  async follow({ since, signal }: WatchOptions): Promise<void> {
    signal?.throwIfAborted();
    if (since !== this.token) return;
    await this.#listeners.next(() => since !== this.token, signal);
  }

  // Players.

  /**
   * Lets a player in, or renames them; without a name, lets a spectator in.
   * @throws Refusal if the id is blocked, the code is wrong, the name is none, or no seat is left
   */
  join(
    id: PlayerId,
    { name, code }: { readonly name?: string | undefined; readonly code?: string | undefined } = {},
  ): { readonly seat: number | null; readonly name: string | null } {
    admitToJoin(this.#door, this.#players, id, code);
    if (name === undefined) return this.#joinNameless(id);
    const parsed = parseName(name);
    if (parsed === undefined) throw new Refusal('bad-name');
    return this.#seatPage(id, parsed);
  }

  /**
   * Lets `id` look and watch, if the door does.
   * @throws Refusal if not
   */
  admitToLook(id: PlayerId): void {
    admitToLook(this.#door, this.#players, id);
  }

  /**
   * Lets `id` flip and replace, if the door does.
   * @throws Refusal if not
   */
  admitToPlay(id: PlayerId): void {
    admitToPlay(this.#door, this.#players, id);
  }

  find(id: PlayerId): Player | undefined {
    return this.#players.find(id);
  }

  hasJoined(id: PlayerId): boolean {
    return this.#players.hasJoined(id);
  }

  /** A page player's connection came or went. Says nothing of text players, nor of those removed. */
  setPresence(id: PlayerId, presence: 'here' | 'away'): void {
    const player = this.#players.find(id);
    if (player?.kind !== 'page' || player.removed || player.presence === presence) return;
    if (presence === 'away' && player.presence === 'left') return;
    this.#players.update(id, { presence });
    this.#changed();
  }

  /** 4-C: these players leave, in one step. */
  leave(...ids: readonly PlayerId[]): void {
    const leaving = ids.filter((id) => this.#players.find(id) !== undefined);
    for (const id of leaving) this.#players.update(id, { presence: 'left' });
    if (leaving.length === 0) return;
    if (this.broken === undefined) this.#board.leave(...leaving);
    this.#changed();
  }

  /** 4-G: a player who holds up others gives up their first card. */
  giveUp(id: PlayerId): void {
    if (this.broken === undefined) this.#board.giveUp(id);
  }

  // Powers of the host.

  playerAt(seat: number): Player | undefined {
    return this.#players.at(seat);
  }

  rename(id: PlayerId, name: string): void {
    this.#players.rename(id, name);
    this.#changed();
  }

  /** Ends a player's game; a page player may join again. */
  remove(id: PlayerId): void {
    const player = this.#players.update(id, { removed: true });
    this.#happenings.add({ kind: 'removed', who: player.name });
    this.leave(id);
  }

  /** Ends a player's game for good. */
  block(id: PlayerId): void {
    this.#players.block(id);
    this.remove(id);
  }

  /** `newcomer` goes on with the seat, the name and the score of `absent`, whose cards go back. */
  giveSeat(absent: Player, newcomer: Player): void {
    this.leave(absent.id);
    this.#scoreboard.handOver(absent.id, newcomer.id);
    this.#players.handOver(absent, newcomer);
    this.#numbers.forget(absent.id);
    this.#changed();
  }

  /** Sets the door. When it is not open, all text players leave in one step. */
  setDoor(mode: DoorMode, code: string | undefined): void {
    assert(mode !== 'code' || code !== undefined, 'a door with a code has one');
    this.#door = { mode, code };
    if (mode !== 'open') {
      const text = this.players.filter((player) => player.presence === 'text');
      this.leave(...text.map((player) => player.id));
    }
    this.#changed();
  }

  changeSettings(change: Partial<RoomSettings>): void {
    this.#settings = { ...this.#settings, ...change };
    this.#changed();
  }

  /** 4-D: a new game, of the same deck or of another. */
  startGame(layout: Layout = this.#layout): void {
    const old = this.#board;
    const board = layOut(layout, this.#options, this.#settings);
    old.close();
    this.#board = board;
    this.#layout = layout;
    this.#game++;
    this.#lobby = this.#settings.lobby;
    this.#ended = false;
    this.#scoreboard = new Scoreboard();
    this.#players.dropLeft();
    board.subscribe((step) => this.#onStep(board, step));
    this.#changed();
  }

  /** 4-H: the game in the lobby begins. */
  begin(): void {
    this.#lobby = false;
    this.#changed();
  }

  /** The game counts as over as it stands; its cards stay as they are until the next one. */
  endGame(): void {
    if (this.#lobby) return; // there is nothing to end yet
    this.#ended = true;
    this.#changed();
  }

  // What others are told.

  /** `listener` is told of every change, after it is done. It must not change the table. */
  subscribe(listener: (news: TableNews) => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  /** What the table view shows to everybody: by seat, never by id. */
  view(): CommonView {
    const { lastPair } = this.#scoreboard;
    const { rows, columns } = this.#board;
    return {
      token: this.token,
      game: this.#game,
      title: this.#layout.title,
      phase: this.phase,
      rows,
      columns,
      spots: viewSpots(this.#board, (player) => this.#seatOf(player)),
      pairsLeft: this.#board.pairsLeft,
      lastPair: lastPair ? { seat: this.#seatOf(lastPair.player), card: lastPair.card } : null,
      players: this.players.map((player) => viewPlayer(player, this.#scoreboard)),
      happenings: this.#happenings.last,
      room: { door: this.#door.mode, replace: this.#settings.replace },
    };
  }

  /** What only `id` is told. */
  you(id: PlayerId): You {
    const player = this.#players.find(id);
    return {
      seat: player?.seat ?? null,
      name: player?.name ?? null,
      number: this.#numbers.lastOf(id) ?? null,
      removed: player?.removed ?? false,
      blocked: this.#players.isBlocked(id),
    };
  }

  save(): SavedTable {
    const { mode, code } = this.#door;
    return {
      format: 'memory-scramble 1',
      game: this.#game,
      title: this.#layout.title,
      lobby: this.#lobby,
      ended: this.#ended,
      settings: this.#settings,
      door: mode,
      code: code ?? null,
      deck: this.#layout.deck,
      board: this.#board.save(),
      players: this.players,
      tallies: [...this.#scoreboard.tallies].map(([player, tally]) => ({ player, ...tally })),
      lastPair: this.#scoreboard.lastPair ?? null,
      numbers: this.#numbers.save(),
      blocked: [...this.#players.blocked],
    };
  }

  #onStep(board: Board, step: BoardStep): void {
    if (board !== this.#board) return;
    this.#scoreboard.count(step.events);
    this.#happenings.addReplaced(step.events, (player) => this.#nameOf(player));
    // A flip that only failed changed nothing that a view shows.
    if (step.ended || step.events.some((event) => event.kind !== 'failed')) this.#sequence++;
    this.#listeners.tell({ step });
  }

  #changed(): void {
    this.#sequence++;
    this.#listeners.tell({ step: undefined });
  }

  /** Without a name: who has a seat keeps it, and all others only watch. */
  #joinNameless(id: PlayerId): { seat: number | null; name: string | null } {
    const known = this.#players.find(id);
    if (known !== undefined) return this.#seatPage(id, known.name);
    this.#players.addSpectator(id);
    return { seat: null, name: null };
  }

  #seatPage(id: PlayerId, name: string): { seat: number; name: string } {
    const player = this.#players.seatPage(id, name);
    this.#changed();
    return { seat: player.seat, name: player.name };
  }

  #seatFlipper(id: PlayerId): void {
    const before = this.#players.find(id);
    if (this.#players.seatFlipper(id) !== before) this.#changed();
  }

  #seatOf(id: PlayerId): number {
    const player = this.#players.find(id);
    assert(player !== undefined, 'whoever plays has a seat');
    return player.seat;
  }

  /** Only what may be shown: a secret id is nobody's name. */
  #nameOf(id: PlayerId): string {
    return this.#players.find(id)?.name ?? (isSecret(id) ? 'Somebody' : id);
  }
}

/** The token of a board in a token of the table view, or the token itself. */
export function boardToken(token: string | undefined): string | undefined {
  return token?.replace(/^(.*-\d+-\d+)-\d+$/, '$1');
}

function layOut({ deck }: Layout, options: TableOptions, settings: RoomSettings): Board {
  const order = settings.shuffle ? shuffledOrder(deck.cards.length, options.random) : undefined;
  return Board.fromDeck(deck, order, options);
}
