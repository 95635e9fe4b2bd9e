import assert from 'node:assert/strict';
import type { BoardState, SeenSpot } from '../../shared/board-state.ts';
import { type Card, type PlayerId, type Position, isCard, isPlayerId } from '../../shared/card.ts';
import { RuleFailure } from '../../shared/failures.ts';
import type { Faces } from '../../shared/emoji.ts';
import { Belonging } from './belonging.ts';
import { type Cancel, Changes, untilChange } from './changes.ts';
import { type Controlled, controlledCards } from './controlled.ts';
import { type Deck, type Order, layOut } from './deck.ts';
import {
  type BoardStep,
  type Cause,
  Listeners,
  type Report,
  type Unsubscribe,
  reportLoudly,
} from './events.ts';
import { controlledIn, READY } from './play.ts';
import { readBoardFile } from './read-board-file.ts';
import {
  type CheckReach,
  type Rep,
  checkTouched,
  checkWhole,
  describe,
  isInPlay,
  newRep,
} from './rep.ts';
import * as rules from './rules.ts';
import { type SavedBoard, restoreRep, saveRep } from './saved-board.ts';
import { faceDown } from './spot.ts';
import { Step } from './step.ts';
import type { Waiter } from './waiters.ts';

export interface BoardOptions {
  readonly check?: CheckReach;
  /** Told of a listener that threw. */
  readonly report?: Report;
  /** Which cards belong together; by default, those of the deck, and of a saved board equal ones. */
  readonly belonging?: Belonging;
}

/** The version that was seen last, and when to stop waiting for another. */
export interface WatchOptions {
  readonly since?: number;
  readonly signal?: AbortSignal | undefined;
}

/** What a `map` makes of each card. */
export type Replace = (card: Card) => Promise<Card>;

/**
 * The board of one game of Memory Scramble: a mutable grid of spots, the cards on them, which are
 * face up, who controls which, and who waits for which. Many players act on it at the same time by
 * the rules of docs/RULES.md (rules.ts). A Board lives for one game.
 *
 * Words: a **step** is one atomic change. A step is **visible** if it changes what players see, and the
 * **version** counts visible steps; **the present** is the version now. After a step, everybody who
 * waits or listens is **told**: called back, never in the middle of it. A rule is **due** for a player
 * if their next flip begins with it (3-A, 3-B). Cards in **play** are on the board and in no matched
 * pair. A player who has **left** (4-C) has nothing to finish.
 */
export class Board {
  // Abstraction function:
  //   AF(rep) = a board of rep.rows × rep.columns spots where spot (r, c) is rep.spots[r·columns + c]:
  //   no card, a card face down, or a card face up with its controller; where each player must still
  //   finish what rep.plays says (nothing, if it says nothing); where the waiters for a spot, first
  //   come first, are rep.queues.at(its index); where `version` visible changes have happened; and
  //   whose game goes on unless #closed (4-D) or #endedEarly (4-I).
  //
  // Rep invariant (checked by rep.ts):
  //   1. there are rows × columns spots, and every card is a legal card
  //   2. spot i is controlled by p exactly when i is in p's play. Control is stored on both sides,
  //      for both are asked on every flip: "whose is this card?" and "what does this player have?"
  //   3. a matched pair is two different spots; the two cards are equal, unless the deck has unlike pairs
  //   4. a queue is not empty, its spot is controlled, and each waiter in it is its player's play
  //   5. rep.inPlay counts the cards in play, each by what it belongs to
  //   6. rep.shown[i] is what everybody sees of spot i
  //
  // Safety from rep exposure: #rep is mutable, and no client ever gets it. It is made for this board
  //   alone, and handed only to functions of this folder that read it and keep nothing (rep.ts,
  //   saved-board.ts, controlled.ts), and to the Step of each change, which keeps it to itself: the rules
  //   get the Step. Spots, plays and seen spots are immutable values; `look` hands out a copy of
  //   rep.shown that is never changed afterwards; `controlled` and `save` build new values; listeners
  //   get immutable events.
  //
  // Concurrency: every change is made by #atomically, whose body is synchronous. No `await` stands
  //   between its first and its last assignment, so in one thread of JavaScript nobody sees it half
  //   done, and the rep invariant holds whenever other code can run. A waiting player controls
  //   nothing (a waiting Play has no field for a card), so nobody waits in a circle: no deadlock.
  readonly #rep: Rep;
  readonly #check: CheckReach;
  readonly #listeners: Listeners<BoardStep>;
  /** Changes of what players see. To watch a game that has ended is answered at once. */
  readonly #changes: Changes<number | 'ended'>;
  #snapshot: readonly SeenSpot[] | undefined;
  #version: number;
  #inStep = false;
  #closed = false;
  #endedEarly = false;
  #broken: BrokenBoard | undefined;

  private constructor(rep: Rep, version: number, options: BoardOptions) {
    this.#rep = rep;
    this.#version = version;
    this.#check = options.check ?? 'touched';
    const report = options.report ?? reportLoudly;
    this.#listeners = new Listeners(report);
    this.#changes = new Changes(() => (this.#hasEnded ? 'ended' : this.#version), report);
    for (const spot of rep.spots) if (isInPlay(rep, spot)) rep.inPlay.add(spot.card);
    rep.inPlay.endStep(); // to lay out a board is its first step
    checkWhole(rep);
  }

  /** A new board with cards of `deck`, all face down: as written, or in a given order. */
  static fromDeck(deck: Deck, order?: Order, options: BoardOptions = {}): Board {
    const spots = layOut(deck, order).map(faceDown);
    const { belonging = new Belonging(deck.unlike) } = options;
    return new Board(newRep(deck.rows, deck.columns, spots, belonging), 0, options);
  }

  /**
   * A new board as the file says.
   * @throws BoardSyntaxError, or the system's error, as readBoardFile does
   */
  static async parseFromFile(filename: string): Promise<Board> {
    return Board.fromDeck(await readBoardFile(filename));
  }

  /**
   * The board that was saved.
   * @throws AssertionError if `saved` breaks the rep invariant
   */
  static restore(saved: SavedBoard, options: BoardOptions = {}): Board {
    return new Board(restoreRep(saved, options.belonging), saved.version, options);
  }

  get rows(): number {
    return this.#rep.rows;
  }

  get columns(): number {
    return this.#rep.columns;
  }

  get faces(): Faces {
    return this.#rep.inPlay.hasWords ? 'words' : 'pictures';
  }

  /** How many steps so far changed what players see. */
  get version(): number {
    return this.#version;
  }

  /** 4-F: how many pairs can still be found. */
  get pairsLeft(): number {
    return this.#rep.inPlay.pairs;
  }

  /** 4-F: whether no two cards in play belong together. A board that never had a pair is never over. */
  get isOver(): boolean {
    return this.pairsLeft === 0 && this.#rep.inPlay.hadPair;
  }

  /** 4-I: whether the host ended this game before its last pair was found. */
  get endedEarly(): boolean {
    return this.#endedEarly;
  }

  /** The first thing that went wrong, if a bug broke this board. */
  get broken(): BrokenBoard | undefined {
    return this.#broken;
  }

  contains({ row, column }: Position): boolean {
    const isWhole = Number.isInteger(row) && Number.isInteger(column);
    return isWhole && row >= 0 && row < this.rows && column >= 0 && column < this.columns;
  }

  /** What `player` sees; without a player, what everybody sees. Registers nobody. */
  look(player?: PlayerId): BoardState {
    this.#snapshot ??= [...this.#rep.shown];
    const mine = player === undefined ? [] : controlledIn(this.#rep.plays.get(player) ?? READY);
    return { rows: this.rows, columns: this.columns, spots: this.#snapshot, mine };
  }

  /** Whether `player` controls or waits for a card, or has a play to finish. */
  isPlaying(player: PlayerId): boolean {
    return this.#rep.plays.has(player);
  }

  /** Everybody who controls or waits for a card, or has a play to finish. */
  players(): Iterable<PlayerId> {
    return this.#rep.plays.keys();
  }

  /** Every controlled card, with its waiters. */
  controlled(): readonly Controlled[] {
    return controlledCards(this.#rep);
  }

  /**
   * Flips a card by rules 1-A … 3-B. Resolves once the player has it, or the play is a miss.
   * @requires `player` is a legal id, and this board contains `at`
   * @throws RuleFailure if a rule fails the flip; what the rules change, they have changed
   * @throws the reason of `signal`, if it aborts before or during a wait (4-B)
   */
  async flip(
    player: PlayerId,
    at: Position,
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<void> {
    assert(isPlayerId(player), 'a player has a legal id');
    assert(this.contains(at), 'a flip is on the board');
    signal?.throwIfAborted();
    if (this.#closed) throw new RuleFailure('4-D');
    if (this.#endedEarly) throw new RuleFailure('4-I');
    const index = at.row * this.columns + at.column;
    const cause = { kind: 'flip', player, index } as const;
    const outcome = this.#atomically(cause, (step) => rules.flip(step, player, index));
    if (outcome instanceof RuleFailure) throw outcome;
    if (outcome !== undefined) await this.#untilTurn(outcome, signal);
  }

  /**
   * Asks `f` once per distinct card; then, in one step, each card equal to one that was asked becomes
   * its answer. Others act on meanwhile.
   * @param cards the cards to ask `f` about, if it leaves all others as they are
   * @throws what `f` throws, or a TypeError if it returns no card; then nothing has changed
   */
  async map(player: PlayerId, f: Replace, cards: Iterable<Card> = this.#cards()): Promise<void> {
    if (this.#closed) throw new RuleFailure('4-D');
    const replacements = await replaceEach(cards, f);
    if (this.#closed) throw new RuleFailure('4-D');
    this.#atomically({ kind: 'map', player }, (step) => rules.relabel(step, player, replacements));
  }

  /**
   * Calls `tell` once: when the present differs from `since`, or the game on this board has ended. If
   * that is so already, calls it at once.
   */
  onChange(since: number, tell: () => void): Cancel {
    return this.#changes.onChange(since, tell);
  }

  /**
   * Waits for the next visible step, or for the end of this game (4-D). Does not wait if `since` is not
   * the present.
   * @returns the version then
   * @throws the reason of `signal`, if it aborts first
   */
  async watch({ since = this.#version, signal }: WatchOptions = {}): Promise<number> {
    await untilChange((tell) => this.onChange(since, tell), signal);
    if (this.#broken !== undefined) throw this.#broken;
    return this.#version;
  }

  /** 4-G: a player who controls a first card gives it up, as in 2-A. Does nothing to other players. */
  giveUp(player: PlayerId): void {
    if (this.#closed) return;
    this.#atomically({ kind: 'give-up', player }, (step) => rules.giveUp(step, player, '4-G'));
  }

  /** 4-C: these players stop waiting, give up a first card and finish their plays, in one step. */
  leave(...players: readonly PlayerId[]): void {
    if (this.#closed) return;
    this.#atomically({ kind: 'leave', players }, (step) => rules.leave(step, players));
  }

  /** 4-D: this game ends. Every pending flip fails, every watcher is answered. */
  close(): void {
    if (this.#closed || this.#broken !== undefined) return;
    this.#atomically({ kind: 'close' }, (step) => {
      this.#closed = true;
      rules.failPending(step, '4-D');
    });
  }

  /** 4-I: the host ends this game early. Every pending flip fails, and so does every later one. */
  endEarly(): void {
    if (this.#closed || this.#broken !== undefined) return;
    this.#atomically({ kind: 'end' }, (step) => {
      this.#endedEarly = true;
      rules.failPending(step, '4-I');
    });
  }

  /** `listener` is told of every step. @requires it does not change the board */
  subscribe(listener: (step: BoardStep) => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  save(): SavedBoard {
    return saveRep(this.#rep, this.#version);
  }

  /** Every card, face down or not, one spot a line, for the host's logs and for tests. */
  toString(): string {
    return describe(this.#rep);
  }

  /** Waits outside of any step. An abort after the card was handed over changes nothing (4-B). */
  async #untilTurn(waiter: Waiter, signal: AbortSignal | undefined): Promise<void> {
    const cancel = () => {
      const play = this.#rep.plays.get(waiter.player);
      const stillWaits = play?.phase === 'waiting' && play.waiter === waiter;
      if (!stillWaits || this.#broken !== undefined) return;
      const cause = { kind: 'cancel', player: waiter.player } as const;
      this.#atomically(cause, (step) => step.stopWaiting(waiter, signal?.reason));
    };
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      await waiter.turn.promise;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /**
   * The one door for every change: change, check, settle, tell. If `change` throws, or leaves the rep
   * invariant broken, it is a bug, and the board does not limp on: every pending flip fails, and so
   * does every later step.
   * @requires `change` is synchronous
   */
  #atomically<T>(cause: Cause, change: (step: Step) => T): T {
    if (this.#broken !== undefined) throw this.#broken;
    assert(!this.#inStep, 'a listener must not change the board');
    this.#inStep = true;
    const step = new Step(this.#rep, cause);
    try {
      const result = change(step);
      this.#rep.inPlay.endStep(); // only now: in the middle of a map, pairs come and go
      if (step.visible) {
        this.#version++;
        this.#snapshot = undefined;
      }
      this.#checkRep(step);
      step.settle();
      this.#tell(step);
      return result;
    } catch (error) {
      this.#broken = new BrokenBoard(error);
      step.abandon(this.#broken);
      for (const play of this.#rep.plays.values()) {
        if (play.phase === 'waiting') play.waiter.turn.reject(this.#broken);
      }
      this.#tell(step);
      throw this.#broken;
    } finally {
      this.#inStep = false;
    }
  }

  #checkRep(step: Step): void {
    if (this.#check === 'whole') checkWhole(this.#rep);
    if (this.#check === 'touched') checkTouched(this.#rep, step.touchedSpots, step.touchedPlayers);
  }

  #tell({ visible, cause, events }: Step): void {
    const ended = this.#hasEnded;
    if (events.length === 0 && !ended && cause.kind !== 'end') return;
    this.#listeners.tell({ version: this.#version, visible, cause, events, ended });
    if (visible || ended) this.#changes.changed();
  }

  /** 4-D, or a bug. */
  get #hasEnded(): boolean {
    return this.#closed || this.#broken !== undefined;
  }

  /** Every card that is still on the board. */
  *#cards(): Iterable<Card> {
    for (const spot of this.#rep.spots) if (spot.face !== 'none') yield spot.card;
  }
}

/**
 * Asks `f` once about each distinct card.
 * @throws what `f` throws, or a TypeError if it returns no card
 */
async function replaceEach(cards: Iterable<Card>, f: Replace): Promise<ReadonlyMap<Card, Card>> {
  const distinct = [...new Set(cards)];
  const replacements = await Promise.all(distinct.map(f));
  if (!replacements.every(isCard)) throw new TypeError('a card can only be replaced by a card');
  return new Map(distinct.map((card, index) => [card, replacements[index] ?? card]));
}

/** A bug broke the board; the cause is the first thing that went wrong. */
export class BrokenBoard extends Error {
  constructor(cause: unknown) {
    super('this game cannot go on: a bug broke its board', { cause });
    this.name = 'BrokenBoard';
  }
}
