import assert from 'node:assert/strict';
import type { Card, PlayerId, Position } from '../../shared/card.ts';
import { Refusal, RuleFailure } from '../../shared/failures.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import type { CommonView, You } from '../../shared/table-view.ts';
import type { Replace } from '../game/board-options.ts';
import { type Cancel, Changes, boardOf, boardToken, tableToken } from '../game/changes.ts';
import { type BoardStep, Listeners, type Unsubscribe } from '../game/events.ts';
import { Game, type Layout, type RunningGame } from '../game/game.ts';
import { shownId } from './blocked.ts';
import { Bringing } from './bringing.ts';
import { OPEN_DOOR } from './door.ts';
import { FlipNumbers } from './flip-numbers.ts';
import { Notices } from './notices.ts';
import { withinLength } from './within-length.ts';
import { Players } from './players.ts';
import { type SavedTable, type TableParts, restoreParts, saveParts } from './saved-table.ts';
import { type ReadonlySeats, Seats } from './seats.ts';
import type { BoardSeen, FlipOptions, Opening, TableNews, TableOptions } from './table-options.ts';
import { viewTable, viewYou } from './view.ts';

export type * from './table-options.ts';

/**
 * The table: who plays, and which game runs. It outlives every game; it lets players flip, starts the
 * next game, and tells its listeners of every change.
 *
 * AF: #game is played by those who have #seats, who may do what the door and #settings allow; #numbers
 *     knows which of their numbered flips were taken, and #notices what everybody is told once.
 * RI: whoever controls, waits or has a play to finish in #game has a seat, unless a bug broke it, and
 *     so has whoever found the last pair; cards are brought in a lobby only; #sequence counts the views.
 * Concurrency: as in Board. Every method changes the table synchronously before its first await.
 */
export class Table {
  /** Names this run of the host. */
  readonly run: string;
  /** How players come and go. */
  readonly players: Players;
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
  #sequence = 0;

  private constructor(parts: TableParts, options: TableOptions) {
    this.run = options.run;
    this.#options = options;
    this.#listeners = new Listeners(options.report);
    this.#changes = new Changes(() => this.token, options.report);
    this.#game = parts.game;
    this.#settings = parts.settings;
    this.#seats = new Seats(
      { hasStake: (id) => this.#game.hasStake(id), hasTried: (id) => this.#game.hasTried(id) },
      parts.seats,
    );
    this.#numbers = new FlipNumbers(parts.numbers);
    this.bringing = new Bringing(() => this.#tell({}), parts.bringing);
    const [settings, game] = [() => this.#settings, () => this.#game];
    const changed = (news: TableNews = {}) => this.#tell(news);
    this.players = new Players({ ...this.#viewed, door: parts.door, settings, game, changed });
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
   * Flips a card, as Board.flip; with a number, never twice; with a game, in that game only.
   * Whoever flips for the first time gets a seat.
   * @throws RuleFailure, Refusal
   */
  async flip(player: PlayerId, at: Position, options: FlipOptions = {}): Promise<void> {
    const { signal, number, game } = options;
    if (game !== undefined && game !== this.#game.number) throw new RuleFailure('4-D');
    const flip = async (until: AbortSignal | undefined): Promise<void> => {
      this.#game.admitFlips(); // nobody gets a seat by a flip that cannot change anything
      this.players.seatFlipper(player);
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
    this.#tell({});
  }

  /** 4-H: the game in the lobby begins. */
  begin(): void {
    this.#game.begin();
    this.bringing.set(false);
    this.#tell({});
  }

  /** 4-I: the game is over as it stands. */
  endGame(): void {
    this.#game.end();
    this.#tell({});
  }

  /** Something that a view shows beside the table has changed. */
  touch(): void {
    this.#tell({});
  }

  /** Calls `listener` after every change. It must not change the table. */
  subscribe(listener: (news: TableNews) => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  get #viewed() {
    const [game, seats, numbers] = [this.#game, this.#seats, this.#numbers];
    const [notices, settings, bringing] = [this.#notices, this.#settings, this.bringing];
    return { game, seats, numbers, notices, settings, bringing };
  }

  /** What the table view shows to everybody: by seat, never by id. */
  view(): CommonView {
    return viewTable({ ...this.#viewed, token: this.token, door: this.players.door });
  }

  /** What only `id` is told. */
  you(id: PlayerId): You {
    return viewYou(id, this.#viewed);
  }

  save(): SavedTable {
    return saveParts({ ...this.#viewed, door: this.players.door });
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
    assert(!playing.some((id) => this.#seats.find(id) === undefined), 'RI: who plays has a seat');
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
  #tell(news: TableNews): void {
    if (this.#options.check === 'whole') this.checkRep();
    this.#sequence++;
    this.#listeners.tell(news);
    this.#changes.changed();
  }
}
