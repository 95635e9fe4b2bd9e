import assert from 'node:assert/strict';
import type { BoardState, SeenSpot } from '../../shared/board-state.ts';
import {
  type Card,
  type PlayerId,
  type Position,
  isCard,
  isPlayerId,
  isSecret,
} from '../../shared/card.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { type Deck, type Order, layOut } from './deck.ts';
import {
  type BoardStep,
  Listeners,
  type Report,
  type Unsubscribe,
  reportLoudly,
} from './events.ts';
import { heldIn, READY } from './play.ts';
import { readBoardFile } from './read-board-file.ts';
import { type CheckReach, type Rep, checkTouched, checkWhole, isInPlay, newRep } from './rep.ts';
import * as rules from './rules.ts';
import { type SavedBoard, restorePlay, restoreSpot, savePlay, saveSpot } from './saved-board.ts';
import { type Spot, type SpotIndex, controllerOf } from './spot.ts';
import { Step } from './step.ts';
import type { Waiter } from './waiters.ts';

export interface BoardOptions {
  readonly check?: CheckReach;
  /** Told of a listener that threw. */
  readonly report?: Report;
}

/** A card that a player controls, without its label: that is only seen through `look`. */
export interface Held {
  readonly index: SpotIndex;
  readonly controller: PlayerId;
  readonly as: 'first' | 'pair';
  /** Who waits for it, first come first. */
  readonly waiters: readonly PlayerId[];
}

/** A bug broke the board; the cause is the first thing that went wrong. */
export class BrokenBoard extends Error {
  constructor(cause: unknown) {
    super('this game cannot go on: a bug broke its board', { cause });
    this.name = 'BrokenBoard';
  }
}

/**
 * The board of one game of Memory Scramble: a mutable grid of spots, the cards on them, which are
 * face up, who controls which, and who waits for which. Many players act on it at the same time by
 * the rules of docs/RULES.md (rules.ts). A Board lives for one game.
 */
export class Board {
  // Abstraction function:
  //   AF(rep) = a board of rep.rows × rep.columns spots where spot (r, c) is rep.spots[r·columns + c]:
  //   no card, a card face down, or a card face up with its controller; where each player must still
  //   finish what rep.plays says (nothing, if it says nothing); where the waiters for a spot, first
  //   come first, are rep.queues.at(its index); and where `version` visible changes have happened.
  //
  // Rep invariant (checked by rep.ts):
  //   1. there are rows × columns spots, and every card is a legal card
  //   2. spot i is controlled by p exactly when p's play holds i. Control is stored on both sides,
  //      for both are asked on every flip: "whose is this card?" and "what does this player hold?"
  //   3. a matched pair is two different spots with equal cards
  //   4. a queue is not empty, its spot is controlled, and each waiter in it is its player's play
  //   5. rep.inPlay counts the cards on the board that are in no matched pair
  //   6. rep.shown[i] is what everybody sees of spot i
  //
  // Safety from rep exposure: every field is private; spots, plays and seen spots are immutable
  //   values; `look` hands out a copy of rep.shown that is never changed afterwards; `held` and `save`
  //   build new values; listeners are given immutable events.
  //
  // Concurrency: every change is made by #atomically, whose body is synchronous. No `await` stands
  //   between its first and its last assignment, so in one thread of JavaScript nobody sees it half
  //   done, and the rep invariant holds whenever other code can run. Who waits holds nothing (a
  //   waiting Play has no field for a card), so no circle of waiting exists: there is no deadlock.
  readonly #rep: Rep;
  readonly #check: CheckReach;
  readonly #listeners: Listeners<BoardStep>;
  #snapshot: readonly SeenSpot[] | undefined;
  #version: number;
  #inStep = false;
  #closed = false;
  #broken: BrokenBoard | undefined;

  private constructor(rep: Rep, version: number, options: BoardOptions) {
    this.#rep = rep;
    this.#version = version;
    this.#check = options.check ?? 'touched';
    this.#listeners = new Listeners(options.report ?? reportLoudly);
    for (const spot of rep.spots) if (isInPlay(rep, spot)) rep.inPlay.add(spot.card);
    rep.inPlay.endStep();
    checkWhole(rep);
  }

  /** A new board with the cards of `deck`, all face down: as written, or in a given order. */
  static fromDeck(deck: Deck, order?: Order, options: BoardOptions = {}): Board {
    const spots = layOut(deck, order).map((card): Spot => ({ face: 'down', card }));
    return new Board(newRep(deck.rows, deck.columns, spots), 0, options);
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
    const rep = newRep(saved.rows, saved.columns, saved.spots.map(restoreSpot));
    for (const play of saved.plays) rep.plays.set(play.player, restorePlay(play));
    if (saved.hadPair) rep.inPlay.rememberPair();
    return new Board(rep, saved.version, options);
  }

  get rows(): number {
    return this.#rep.rows;
  }

  get columns(): number {
    return this.#rep.columns;
  }

  /** How many steps so far changed what players see. */
  get version(): number {
    return this.#version;
  }

  /** 4-F: how many pairs can still be found. */
  get pairsLeft(): number {
    return this.#rep.inPlay.pairs;
  }

  /** 4-F: whether no two cards in play are equal. A board that never had a pair is never over. */
  get isOver(): boolean {
    return this.pairsLeft === 0 && this.#rep.inPlay.hadPair;
  }

  /** The first thing that went wrong, if a bug broke this board. */
  get broken(): BrokenBoard | undefined {
    return this.#broken;
  }

  contains({ row, column }: Position): boolean {
    const isWhole = Number.isInteger(row) && Number.isInteger(column);
    return isWhole && row >= 0 && row < this.rows && column >= 0 && column < this.columns;
  }

  /** What `player` may see; without a player, what everybody sees. Registers nobody. */
  look(player?: PlayerId): BoardState {
    this.#snapshot ??= [...this.#rep.shown];
    const mine = player === undefined ? [] : heldIn(this.#rep.plays.get(player) ?? READY);
    return { rows: this.rows, columns: this.columns, spots: this.#snapshot, mine };
  }

  /** Every controlled card, with whoever waits for it. */
  held(): readonly Held[] {
    return [...this.#rep.plays].flatMap(([controller, play]) =>
      heldIn(play).map((index) => ({
        index,
        controller,
        as: play.phase === 'matched' ? 'pair' : 'first',
        waiters: this.#rep.queues.at(index).map((waiter) => waiter.player),
      })),
    );
  }

  /**
   * Flips a card by rules 1-A … 3-B. Resolves once the player has it, or the play is a miss.
   * @param at a position on this board
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
    const index = at.row * this.columns + at.column;
    const outcome = this.#atomically((step) => rules.flip(step, player, index));
    if (outcome instanceof RuleFailure) {
      await Promise.resolve(); // until it is awaited, a failure would count as unhandled, which costs
      throw outcome;
    }
    if (outcome !== undefined) await this.#untilTurn(outcome, signal);
  }

  /**
   * Replaces every card by `f(card)`, in one step once all are known: every card whose string *then*
   * is one of those collected now becomes its replacement. Others act on meanwhile.
   * @param f called once for each distinct card
   * @throws what `f` throws, or a TypeError if it returns no card; then nothing has changed
   */
  async map(player: PlayerId, f: (card: Card) => Promise<Card>): Promise<void> {
    if (this.#closed) throw new RuleFailure('4-D');
    const cards = new Set<Card>();
    for (const spot of this.#rep.spots) if (spot.face !== 'none') cards.add(spot.card);
    const replaced = await Promise.all(
      [...cards].map(async (card) => {
        const to = await f(card);
        if (!isCard(to)) throw new TypeError('a card can only be replaced by a card');
        return [card, to] as const;
      }),
    );
    if (this.#closed) throw new RuleFailure('4-D');
    this.#atomically((step) => rules.relabel(step, player, new Map(replaced)));
  }

  /**
   * Waits for the next visible change, or for the end of this game (4-D). With `since`, does not
   * wait unless that is exactly the present version.
   * @returns the version then
   * @throws the reason of `signal`, if it aborts first
   */
  async watch({
    since,
    signal,
  }: { readonly since?: number; readonly signal?: AbortSignal | undefined } = {}): Promise<number> {
    signal?.throwIfAborted();
    const isPresent = since === undefined || since === this.#version;
    if (isPresent && !this.#closed && this.#broken === undefined) {
      await this.#listeners.next((step) => step.visible || step.ended, signal);
    }
    if (this.#broken !== undefined) throw this.#broken;
    return this.#version;
  }

  /** 4-G: a player who holds a first card gives it up, as in 2-A. Nothing happens to others. */
  giveUp(player: PlayerId): void {
    if (this.#closed) return;
    this.#atomically((step) => rules.giveUp(step, player, '4-G'));
  }

  /** 4-C: these players stop waiting, give up what they hold and finish their plays, in one step. */
  leave(...players: readonly PlayerId[]): void {
    if (this.#closed) return;
    this.#atomically((step) => rules.leave(step, players));
  }

  /** 4-D: this game ends. Every pending flip fails, every watcher is answered. */
  close(): void {
    if (this.#closed || this.#broken !== undefined) return;
    this.#atomically((step) => {
      this.#closed = true;
      rules.close(step);
    });
  }

  /** `listener` is told of every step, after it is done. It must not change the board. */
  subscribe(listener: (step: BoardStep) => void): Unsubscribe {
    return this.#listeners.subscribe(listener);
  }

  save(): SavedBoard {
    const plays = [...this.#rep.plays].flatMap(([player, play]) => savePlay(player, play));
    return {
      rows: this.rows,
      columns: this.columns,
      version: this.#version,
      hadPair: this.#rep.inPlay.hadPair,
      spots: this.#rep.spots.map(saveSpot),
      plays,
    };
  }

  /** Every card shown, one spot a line, for the host's logs and for tests. */
  toString(): string {
    const lines = this.#rep.spots.map((spot) => {
      if (spot.face === 'none') return 'none';
      const controller = controllerOf(spot);
      if (controller === undefined) return `${spot.face} ${spot.card}`;
      return `${spot.face} ${spot.card} ${isSecret(controller) ? '(secret)' : controller}`;
    });
    return `${this.rows}x${this.columns}\n${lines.join('\n')}\n`;
  }

  /** Waits outside of any step. An abort after the card was handed over changes nothing (4-B). */
  async #untilTurn(waiter: Waiter, signal: AbortSignal | undefined): Promise<void> {
    const cancel = () => {
      const play = this.#rep.plays.get(waiter.player);
      const stillWaits = play?.phase === 'waiting' && play.waiter === waiter;
      if (!stillWaits || this.#broken !== undefined) return;
      this.#atomically((step) => step.stopWaiting(waiter, signal?.reason));
    };
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      await waiter.turn.promise;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /**
   * The one door for every change: change, check, settle, tell. `change` is synchronous: no await
   * can stand in it. If it throws, or leaves the rep invariant broken, it is a bug, and the board
   * does not limp on: whoever waits is told, and every later step is refused.
   */
  #atomically<T>(change: (step: Step) => T): T {
    if (this.#broken !== undefined) throw this.#broken;
    assert(!this.#inStep, 'a listener must not change the board');
    this.#inStep = true;
    const step = new Step(this.#rep);
    try {
      const result = change(step);
      this.#rep.inPlay.endStep();
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

  #tell({ visible, events }: Step): void {
    const ended = this.#closed || this.#broken !== undefined;
    if (events.length === 0 && !ended) return;
    this.#listeners.tell({ version: this.#version, visible, events, ended });
  }
}
