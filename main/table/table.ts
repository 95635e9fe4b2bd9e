import assert from 'node:assert/strict';
import type { BoardState } from '../../shared/board-state.ts';
import type { Card, PlayerId, Position } from '../../shared/card.ts';
import type { Character } from '../../shared/characters.ts';
import { Refusal, RuleFailure } from '../../shared/failures.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { CommonView, You } from '../../shared/table-view.ts';
import type { Replace } from '../game/board.ts';
import { type Cancel, Changes, boardOf, boardToken, tableToken } from '../game/changes.ts';
import { type BoardStep, Listeners, type Unsubscribe } from '../game/events.ts';
import type { DealSettings, Game, Layout, RunningGame } from '../game/game.ts';
import type { SavedGame } from '../game/saved-game.ts';
import { shownId } from './blocked.ts';
import type { Bringing } from './bringing.ts';
import type { Door } from './door.ts';
import type { FlipNumbers } from './flip-numbers.ts';
import type { Hall } from './hall.ts';
import { lastGood } from './last-good.ts';
import { Notices } from './notices.ts';
import type { Computer, Person, Player } from './player.ts';
import type { Room, RoomOptions } from './room.ts';
import type { TableParts } from './saved-room.ts';
import { keyAt } from './seat-key.ts';
import { type ReadonlySeats, Seats } from './seats.ts';
import { viewSides } from './sides.ts';
import { TeamPairs } from './teams.ts';
import { viewTable, viewYou } from './view.ts';
import { withinLength } from './within-length.ts';

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

/** A person who goes from one table to another. */
export interface Moved {
  readonly id: PlayerId;
  readonly from: number;
  readonly to: number;
}

/** What listeners are told after a change. */
export interface TableNews {
  /** The step of the board, if it was one. */
  readonly step?: BoardStep;
  /** The last step of the previous game, when a new game has just closed it (4-D). */
  readonly closing?: { readonly step: BoardStep; readonly game: RunningGame };
  /** The player who sat at `from` now has the seat `seat`, with the score of its previous player. */
  readonly given?: Given;
  /** Somebody has moved here, or away from here. */
  readonly moved?: Moved;
  /** The settings that the host changed, if any. */
  readonly settings?: Partial<RoomSettings>;
}

/** What a flip may carry beside its position. */
export interface FlipOptions {
  readonly signal?: AbortSignal | undefined;
  readonly number?: number | undefined;
}

/** What a table has of its room. */
export interface OfRoom extends RoomOptions {
  readonly room: Room;
  readonly hall: Hall;
  readonly numbers: FlipNumbers;
}

/**
 * A table of a room: who plays there, and which game runs. It outlives the game, and tells its
 * listeners of every change. The room starts the next game, and lets people in.
 *
 * AF: the players at #seats play #game, as the room allows; #numbers knows which numbered flips were
 *     taken, and #notices what everybody is told once.
 * RI: every player who controls, waits or has a play to finish in #game has a seat, unless a bug broke
 *     it, and so has the finder of the last pair; #sequence counts the views.
 * Concurrency: as in Board. Every method changes the table synchronously before its first await.
 */
export class Table {
  /** Its number in the room, from 1. */
  readonly number: number;
  readonly room: Room;
  readonly #options: OfRoom;
  readonly #listeners: Listeners<TableNews>;
  readonly #changes: Changes<string>;
  readonly #notices = new Notices();
  readonly #seats: Seats;
  readonly #numbers: FlipNumbers;
  #game: Game;
  /** The game as it was last saved whole. */
  #saved: SavedGame;
  #teamPairs: TeamPairs;
  #isClosed = false;
  #sequence = 0;
  /** The view of the present token, made when it is first asked for. */
  #view: CommonView | undefined;

  constructor(number: number, { game, players, teamPairs }: TableParts, options: OfRoom) {
    this.number = number;
    this.room = options.room;
    this.#options = options;
    this.#listeners = new Listeners(options.report);
    this.#changes = new Changes(() => this.token, options.report);
    this.#game = game;
    this.#saved = game.save();
    this.#numbers = options.numbers;
    this.#seats = new Seats(
      { hasStake: (id) => this.#game.hasStake(id), hasTried: (id) => this.#game.hasTried(id) },
      players,
      { hall: options.hall, table: number, onLoss: () => this.touch(), teams: options.room.teams },
    );
    this.#teamPairs = new TeamPairs(options.room.teams, teamPairs);
    options.hall.add(this.#seats);
    game.board.subscribe((step) => this.#onStep(game, step));
    this.checkRep();
  }

  get game(): RunningGame {
    return this.#game;
  }

  get seats(): ReadonlySeats {
    return this.#seats;
  }

  /** The pairs of each team, where teams play. */
  get teamPairs(): readonly number[] {
    return this.#teamPairs.pairs;
  }

  get settings(): RoomSettings {
    return this.room.settings;
  }

  get door(): Door {
    return this.room.door;
  }

  get bringing(): Bringing {
    return this.room.bringing;
  }

  /** The room has fewer tables by now. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The token of what a board state shows. */
  get version(): string {
    const { run } = this.#options;
    const own = this.number === 1 ? run : `${run}.${this.number}`;
    return boardToken(own, this.#game.number, this.#game.board.version);
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
      await this.#numbers.take(keyAt(this.number, player), number, signal, flip);
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
    if (!this.settings.replace) throw new Refusal('no-replace');
    await this.#game.board.map(player, withinLength(this.#game.board, f, this.room.sharing), cards);
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

  /** The next game of the room. */
  deal(layout: Layout, settings: DealSettings): Game {
    return this.#game.next(layout, settings, this.#options);
  }

  /** 4-D: the next game, or none because the table closes. It is in place before the old one closes. */
  play(next: Game | undefined): void {
    const old = this.#game;
    if (next === undefined) this.#isClosed = true;
    else {
      this.#game = next;
      this.#saved = next.save();
      next.board.subscribe((step) => this.#onStep(next, step));
    }
    old.board.close();
    this.#seats.noteTries((id) => old.hasTried(id));
    this.#seats.dropAbsent((id) => old.isIdle(id));
    this.#teamPairs = new TeamPairs(this.room.teams);
    this.#seats.setTeams(this.room.teams, this.room.drawsTeams ? this.#options.random : undefined);
    if (next === undefined) this.#options.hall.remove(this.#seats);
    this.#tell();
  }

  /** 4-H: the game in the lobby begins. */
  leaveLobby(): void {
    this.#game.begin();
    this.#tell();
  }

  /** 4-I: the game is over as it stands. */
  endGame(): void {
    this.#game.end();
    this.#tell();
  }

  /** Something that a view shows beside the table has changed. */
  touch(news: TableNews = {}): void {
    this.#tell(news);
  }

  /**
   * Seats a player who joins through the page, or renames one who is here.
   * @throws Refusal if no seat is left
   */
  seatPage(id: PlayerId, name: string, keepsName: boolean): Player {
    const player = this.#seats.seatPage(id, name, keepsName);
    this.#tell();
    return player;
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

  /**
   * 4-C: a person goes on at another table. Who has tried something in this game leaves a seat behind,
   * with the score.
   */
  sendAway(person: Person, to: number): void {
    const { id } = person;
    this.leave(id);
    const { board } = this.#game;
    const hasStake = board.broken !== undefined || this.#game.hasTried(id);
    if (hasStake || this.#game.hasStake(id)) this.#seats.moveAway(id);
    else this.#seats.drop(id);
    this.#tell({ moved: { id, from: this.number, to } });
  }

  /**
   * Seats a person who comes from another table.
   * @param wished a seat that they would like to have
   * @throws Refusal if no seat is left
   */
  takeIn(person: Person, from: number, wished?: number): void {
    this.#seats.seatMoved(person, wished);
    this.#tell({ moved: { id: person.id, from, to: this.number } });
  }

  /** A computer player loses its seat, and all that it has. */
  dropComputer({ id }: Computer): void {
    this.leave(id);
    this.#game.scoreboard.forget(id);
    this.#seats.drop(id);
    this.#tell();
  }

  /** 4-G: a player who holds up others gives up their first card. */
  giveUp(id: PlayerId): void {
    const { board } = this.#game;
    if (board.broken === undefined) board.giveUp(id);
  }

  /** The player is in this team from now on. What they found stays where it counted. */
  putInTeam(id: PlayerId, team: number): void {
    this.#seats.putInTeam(id, team);
    this.#tell();
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

  /** Takes a player out of the game for good. From now on only the host sees their name. */
  block(id: PlayerId): void {
    this.#options.hall.block(id, this.#seats.find(id)?.name ?? shownId(id));
    for (const table of this.room.tables) table.#shutOut(id);
  }

  #shutOut(id: PlayerId): void {
    const player = this.#seats.find(id);
    if (player === undefined) return;
    this.#seats.hideName(player);
    this.#notices.dropOf(id);
    this.remove(id);
  }

  /** Somebody who was blocked may join again, and has their name. */
  unblock(id: PlayerId, name: string): void {
    this.#seats.showName(id, name);
    this.#tell();
  }

  /** `newcomer` goes on with the seat, the name and the score of `absent`, whose cards go back. */
  giveSeat(absent: Player, newcomer: Player): void {
    this.leave(absent.id);
    this.#game.scoreboard.handOver(absent.id, newcomer.id);
    this.#seats.handOver(absent, newcomer);
    this.#numbers.forget(keyAt(this.number, absent.id));
    this.bringing.handOver(absent.id, newcomer.id);
    const given = { seat: absent.seat, from: newcomer.seat };
    this.#tell({ given: { ...given, absent: absent.id, newcomer: newcomer.id } });
  }

  /** All text players leave in one step. */
  sendTextPlayersAway(): void {
    const outside = this.#seats.all().filter(({ presence }) => presence === 'text');
    this.leave(...outside.map(({ id }) => id));
  }

  /** Calls `listener` after every change. It must not change the table. */
  subscribe(listener: (news: TableNews) => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  /** What the table view shows to everybody: by seat, never by id. Made once per change. */
  view(): CommonView {
    const { token, settings, door, bringing } = this;
    const [game, seats, notices] = [this.#game, this.#seats, this.#notices];
    if (this.#view?.token !== token) {
      const sides = viewSides(this);
      this.#view = viewTable({ token, game, seats, notices, settings, door, bringing, sides });
    }
    return this.#view;
  }

  /** What only `id` is told. */
  you(id: PlayerId): You {
    const table = this.room.tables.length === 1 ? undefined : this.number;
    const number = this.#numbers.lastOf(keyAt(this.number, id));
    return viewYou(id, { seats: this.#seats, bringing: this.bringing, number, table });
  }

  /** The game that runs, or the last good state of one that a bug broke; and who has a seat. */
  save() {
    const { pairs } = this.#teamPairs;
    const teamPairs = pairs.length === 0 ? {} : { teamPairs: [...pairs] };
    const sits = (id: PlayerId) => this.#seats.find(id) !== undefined;
    this.#saved =
      this.#game.board.broken === undefined
        ? this.#game.save()
        : lastGood(this.#saved, sits, this.#options);
    return { ...this.#saved, ...teamPairs, players: this.#seats.all() };
  }

  /** Checks the rep invariant, and that of every part. */
  checkRep(): void {
    this.#seats.checkRep();
    this.#game.checkRep();
    const { board, scoreboard } = this.#game;
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

  #onStep(game: Game, step: BoardStep): void {
    const isOver = game !== this.#game || this.#isClosed;
    if (isOver) return this.#listeners.tell({ closing: { step, game } });
    this.#teamPairs.count(step.events, (id) => this.#seats.find(id)?.team);
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
