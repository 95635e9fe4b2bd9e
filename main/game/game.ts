import assert from 'node:assert/strict';
import type { PlayerId } from '../../shared/card.ts';
import { RuleFailure } from '../../shared/failures.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import type { Phase } from '../../shared/table-view.ts';
import { Belonging } from './belonging.ts';
import { Board } from './board.ts';
import { type Deck, type PairsDue, type Random, dealOrder, lastDealt } from './deck.ts';
import { isSameDeck } from './deck-of-file.ts';
import type { Report } from './events.ts';
import type { CheckReach } from './rep.ts';
import { type SavedGame, checkSavedGame, withoutPictures } from './saved-game.ts';
import { Scoreboard } from './scoreboard.ts';

/** What a board is laid out from. */
export interface Layout {
  readonly deck: Deck;
  readonly title: string;
  /** Which pairs are due; undefined: any, or all of them are always dealt. */
  readonly pairsDue?: PairsDue | undefined;
}

/** What a game is given from outside: it has no clock, no chance and no log of its own. */
export interface GameOptions {
  readonly random: Random;
  /** Told of a listener that threw. */
  readonly report: Report;
  readonly check?: CheckReach;
}

export type DealSettings = Pick<RoomSettings, 'shuffle' | 'lobby'>;

interface GameParts extends Layout {
  readonly number: number;
  readonly belonging: Belonging;
  readonly board: Board;
  readonly scoreboard: Scoreboard;
  readonly isInLobby: boolean;
  readonly playedMs: number;
  readonly recorded: number;
  readonly hasLostPairs: boolean;
}

/**
 * One game, from the deal to its end: replaced whole by the next one, saved and restored whole.
 *
 * AF: game `number` of `title`, dealt from `deck`, is played on `board` (not yet, while #isInLobby;
 *     soon, if #isCounted), counted by `scoreboard`, and was played for #playedMs and recorded for
 *     #recorded steps, as far as the game has been told.
 * RI: the board has the shape of the deck; nobody has a card, or waits, while the game is in the lobby;
 *     everything that happened on the board is counted.
 */
export class Game {
  readonly number: number;
  readonly title: string;
  readonly deck: Deck;
  /** Which cards belong together, by the deck. It says nothing of where they lie. */
  readonly belonging: Belonging;
  readonly board: Board;
  readonly scoreboard: Scoreboard;
  /** Which pairs of the deck are due in its next game, if there are more than fit. */
  readonly pairsDue: PairsDue | undefined;
  #isInLobby: boolean;
  #playedMs: number;
  #recorded: number;
  /** Whether a replacement took a pair out of it, which another one could bring back. */
  #hasLostPairs: boolean;
  #pairsLeft: number;
  #isCounted = false;

  private constructor(parts: GameParts) {
    this.number = parts.number;
    this.title = parts.title;
    this.deck = parts.deck;
    this.belonging = parts.belonging;
    this.board = parts.board;
    this.scoreboard = parts.scoreboard;
    this.pairsDue = parts.pairsDue;
    this.#isInLobby = parts.isInLobby;
    this.#playedMs = parts.playedMs;
    this.#recorded = parts.recorded;
    this.#hasLostPairs = parts.hasLostPairs;
    this.#pairsLeft = this.board.pairsLeft;
    this.board.subscribe(({ events, cause }) => {
      this.scoreboard.count(events);
      const { pairsLeft } = this.board;
      this.#hasLostPairs ||= cause.kind === 'map' && pairsLeft < this.#pairsLeft;
      this.#pairsLeft = pairsLeft;
    });
    this.checkRep();
  }

  /** Deals a new game: shuffled or as written, in a lobby or not. */
  static deal(
    number: number,
    { deck, title, pairsDue }: Layout,
    { shuffle, lobby }: DealSettings,
    options: GameOptions,
    belonging = new Belonging(deck.unlike),
  ): Game {
    const { order, due } = dealOrder(deck, shuffle ? options.random : undefined, pairsDue);
    const board = Board.fromDeck(deck, order, { ...options, belonging });
    const scoreboard = new Scoreboard();
    const parts = { number, deck, title, board, scoreboard, belonging, pairsDue: due };
    return new Game({ ...parts, isInLobby: lobby, playedMs: 0, recorded: 0, hasLostPairs: false });
  }

  /**
   * Deals the next game, from the same deck or another. The same deck goes on with the pairs that
   * are due.
   */
  next(layout: Layout, settings: DealSettings, options: GameOptions): Game {
    const goesOn = this.pairsDue !== undefined && isSameDeck(layout.deck, this.deck);
    const pairsDue = goesOn ? this.pairsDue : undefined;
    const belonging = layout.deck === this.deck ? this.belonging : undefined;
    return Game.deal(this.number + 1, { ...layout, pairsDue }, settings, options, belonging);
  }

  /** The same game at another table: the same pairs, shuffled by themselves. */
  beside(options: GameOptions): Game {
    const { number, title, deck, belonging, pairsDue } = this;
    const { order } = dealOrder(deck, options.random, lastDealt(deck, pairsDue));
    const board = Board.fromDeck(deck, order, { ...options, belonging });
    const scoreboard = new Scoreboard();
    const parts = { number, deck, title, board, scoreboard, belonging, pairsDue };
    const isInLobby = this.#isInLobby;
    return new Game({ ...parts, isInLobby, playedMs: 0, recorded: 0, hasLostPairs: false });
  }

  /**
   * The game that was saved.
   * @throws AssertionError if `saved` does not hold together
   */
  static restore(
    saved: SavedGame,
    options: GameOptions,
    belonging = new Belonging(saved.deck.unlike),
  ): Game {
    const { game: number, deck, title, tallies, lastPair, lobby, pairsDue } = saved;
    const { playedMs = 0, recorded = 0, hasLostPairs = false } = saved;
    checkSavedGame(saved);
    const board = Board.restore(saved.board, { ...options, belonging });
    if (saved.ended) board.endEarly();
    const scoreboard = new Scoreboard(
      tallies.map(({ player, ...tally }) => [player, tally]),
      lastPair ?? undefined,
    );
    const parts = { number, deck, title, board, scoreboard, belonging, pairsDue };
    return new Game({ ...parts, isInLobby: lobby, playedMs, recorded, hasLostPairs });
  }

  /** 4-F, 4-H, 4-I; a bug that broke the board has ended its game. */
  get phase(): Phase {
    if (this.#isInLobby) return 'lobby';
    const { endedEarly, isOver, broken } = this.board;
    return endedEarly || isOver || broken !== undefined ? 'over' : 'playing';
  }

  /**
   * Whether everybody may see all of its cards: it is over, and it cannot go on with what they saw.
   * Where replacements took pairs away, others could bring these back.
   */
  get isFinal(): boolean {
    const { endedEarly, broken } = this.board;
    return this.phase === 'over' && broken === undefined && (endedEarly || !this.#hasLostPairs);
  }

  /** How long it was played, as far as `tellPlayed` has told. */
  get playedMs(): number {
    return this.#playedMs;
  }

  /** The time played is saved with the game, for the next run of the host. No view shows it. */
  tellPlayed(ms: number): void {
    this.#playedMs = ms;
  }

  /** How many steps its record has, as far as `tellRecorded` has told. */
  get recorded(): number {
    return this.#recorded;
  }

  /**
   * With this number, a record found beside a saved game can be checked: does it belong to the
   * game?
   */
  tellRecorded(steps: number): void {
    this.#recorded = steps;
  }

  /** @throws RuleFailure if no card may be flipped, whichever it is: 4-H, 4-I */
  admitFlips(): void {
    if (this.#isInLobby) throw new RuleFailure('4-H');
    if (this.board.endedEarly) throw new RuleFailure('4-I');
  }

  /** 4-H: the game in the lobby begins. */
  begin(): void {
    this.#isInLobby = false;
  }

  /** Everybody counts to its beginning: whoever continues the saved game finds it begun. */
  tellCounted(): void {
    this.#isCounted = true;
  }

  /** 4-I: the game is over as it stands. Does nothing to a game in the lobby or one that is over. */
  end(): void {
    if (this.phase === 'playing') this.board.endEarly();
  }

  /** Whether `player` controls, waits, has a play to finish, or has a score. */
  hasStake(player: PlayerId): boolean {
    return this.scoreboard.of(player).score > 0 || this.board.isPlaying(player);
  }

  hasTried(player: PlayerId): boolean {
    return this.scoreboard.of(player).tries > 0;
  }

  /** Whether `player` lets it go by: others have tried something, and they have not even begun to. */
  isIdle(player: PlayerId): boolean {
    const hasTried = this.scoreboard.of(player).tries > 0;
    return !hasTried && !this.board.isPlaying(player) && this.#isPlayed;
  }

  /** Whether anybody has tried anything. */
  get #isPlayed(): boolean {
    for (const [, { tries }] of this.scoreboard.tallies) if (tries > 0) return true;
    return false;
  }

  save(): SavedGame {
    return {
      game: this.number,
      title: this.title,
      lobby: this.#isInLobby && !this.#isCounted,
      ended: this.board.endedEarly,
      deck: withoutPictures(this.deck),
      board: this.board.save(),
      tallies: [...this.scoreboard.tallies].map(([player, tally]) => ({ player, ...tally })),
      lastPair: this.scoreboard.lastPair ?? null,
      playedMs: this.#playedMs,
      recorded: this.#recorded,
      ...(this.pairsDue === undefined ? {} : { pairsDue: this.pairsDue }),
      ...(this.#hasLostPairs ? { hasLostPairs: true } : {}),
    };
  }

  /** Checks the rep invariant, and that of its parts; the board checks its own in every step. */
  checkRep(): void {
    const { deck, board } = this;
    assert(board.rows === deck.rows && board.columns === deck.columns, 'RI: the shape of its deck');
    assert(!this.#isInLobby || board.controlled().length === 0, 'RI: a lobby has no play');
    this.scoreboard.checkRep();
    this.belonging.checkRep();
  }
}

/** A game as everybody but its table may use it: to look, and to wait for a change. */
export type RunningGame = Pick<
  Game,
  | 'number'
  | 'title'
  | 'deck'
  | 'belonging'
  | 'phase'
  | 'isFinal'
  | 'playedMs'
  | 'tellPlayed'
  | 'recorded'
  | 'tellRecorded'
  | 'tellCounted'
  | 'hasTried'
> & {
  readonly board: Pick<
    Board,
    | 'faces'
    | 'rows'
    | 'columns'
    | 'version'
    | 'pairsLeft'
    | 'broken'
    | 'contains'
    | 'save'
    | 'look'
    | 'controlled'
    | 'isPlaying'
    | 'onChange'
  >;
  readonly scoreboard: Pick<Scoreboard, 'of' | 'tallies'>;
};
