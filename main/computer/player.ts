import type { Character } from '../../shared/characters.ts';
import { RuleFailure } from '../../shared/failures.ts';
import { type Belongs, equalCards } from './belongs.ts';
import {
  CLEARING_MS_MAX,
  OWN_GAP_MS,
  type Thinking,
  type Thought,
  type Turns,
  thinking,
  thinkingMs,
} from './manners.ts';
import { Memory, recallOf } from './memory.ts';
import { type Hand, choose, handOf } from './mind.ts';
import type { Cancel, Clock, Facts, OwnSeat, OwnView, Random } from './seat.ts';

/** All that a computer player can reach. */
export interface Given {
  readonly seat: OwnSeat;
  readonly facts: () => Facts;
  /** Shared by the computer players of a table. */
  readonly turns: Turns;
  readonly clock: Clock;
  readonly random: Random;
  /** Told of an error that is not a rule's failure: the player then does nothing more in this game. */
  readonly report: (error: unknown) => void;
  readonly belongs?: Belongs;
  readonly thinking?: Thinking;
}

/**
 * A computer player at a table: it watches, remembers as its character does, thinks, and flips.
 *
 * It acts only from its timer. When it is told of a change, others are still being told, so it only
 * looks and plans. There is at most one timer, one watch and one flip at a time.
 */
export class ComputerPlayer {
  readonly #given: Given;
  readonly #belongs: Belongs;
  readonly #thinking: Thinking;
  #character: Character;
  #view: OwnView;
  #hand: Hand;
  #memory: Memory;
  /** What it thinks about, and until when; undefined while it does not think. */
  #thought: Thought = 'first';
  #thinksUntil: number | undefined;
  #turn: number | undefined;
  #lastFlip = -Infinity;
  /** The same, not counting flips that only cleared a pair. */
  #lastTake = -Infinity;
  #isFlipping = false;
  /** Aborts a flip. It hardly ever does, so one serves for many flips. */
  #abort = new AbortController();
  #brokenGame: number | undefined;
  #stopped = false;
  #cancelTimer: Cancel = () => {};
  #cancelWatch: Cancel = () => {};

  /** Sits down and plays, until it is stopped. */
  constructor(character: Character, given: Given) {
    this.#character = character;
    this.#given = given;
    this.#belongs = given.belongs ?? equalCards;
    this.#thinking = given.thinking ?? thinking;
    this.#memory = new Memory(given.random);
    this.#view = { ...given.seat.look(), token: '', spots: [] }; // nothing is seen yet
    this.#follow();
  }

  /** It plays like this from its next flip on, and keeps what it has seen. */
  playAs(character: Character): void {
    this.#character = character;
  }

  /** Ends it: no timer, watch or flip is left. */
  stop(): void {
    this.#stopped = true;
    this.#cancelTimer();
    this.#cancelWatch();
    this.#abort.abort();
  }

  #follow(): void {
    if (this.#stopped) return;
    this.#see();
    this.#plan();
    let isTold = false;
    const cancel = this.#given.seat.watch(this.#view.token, () => {
      isTold = true;
      this.#follow();
    });
    if (!isTold) this.#cancelWatch = cancel; // told at once, it has begun another watch already
  }

  /** Looks, and remembers each card that came to light since it looked before. */
  #see(): void {
    const before = this.#view;
    const view = this.#given.seat.look();
    if (view.token === before.token) return;
    this.#view = view;
    this.#hand = handOf(view);
    const isNewGame = view.game !== before.game;
    if (isNewGame) {
      this.#memory = new Memory(this.#given.random);
      this.#think('first');
    }
    view.spots.forEach((seen, spot) => {
      if (typeof seen !== 'object') return;
      const last = isNewGame ? undefined : before.spots[spot];
      const wasSeen = typeof last === 'object' && last.card === seen.card;
      if (!wasSeen) this.#memory.saw(spot, seen.card);
    });
  }

  /** Something else to think about; it begins when it may play. */
  #think(thought: Thought): void {
    this.#thought = thought;
    this.#thinksUntil = undefined;
    this.#turn = undefined;
  }

  /** Sets the timer for its next flip, or none while it may not play. */
  #plan(): void {
    this.#cancelTimer();
    if (this.#stopped || this.#isFlipping) return; // planned again when the flip is done
    const { clock, random } = this.#given;
    const facts = this.#given.facts();
    if (!this.#mayPlay(facts)) return this.#think(this.#thought);
    const now = clock.now();
    this.#thinksUntil ??= now + thinkingMs(this.#thinking[this.#thought], random);
    const wait = Math.max(0, Math.ceil(this.#due(facts) - now));
    this.#cancelTimer = clock.after(wait, () => this.#act());
  }

  /** After the end of a game it only clears a pair that somebody waits for. */
  #mayPlay({ phase, personHere }: Facts): boolean {
    const isOn = phase === 'playing' || (phase === 'over' && this.#isAwaited());
    return isOn && personHere && this.#view.game !== this.#brokenGame;
  }

  /** Whether somebody waits for a card of its own. */
  #isAwaited(): boolean {
    const { spots, seat } = this.#view;
    return spots.some(
      (seen) => typeof seen === 'object' && seen.by === seat && seen.waiting !== undefined,
    );
  }

  /** When it may flip at the earliest. A pair is cleared in time, however slow people are. */
  #due(facts: Facts): number {
    if (this.#turn !== undefined) return this.#turn;
    const slowedUntil = this.#slowedUntil(facts);
    const isPair = this.#hand?.as === 'pair';
    return Math.max(
      this.#thinksUntil ?? 0,
      this.#lastFlip + OWN_GAP_MS,
      isPair ? Math.min(slowedUntil, this.#lastTake + CLEARING_MS_MAX) : slowedUntil,
    );
  }

  /** It is never faster than the quickest person, unless somebody waits for the card in its hand. */
  #slowedUntil({ quickestMs = 0 }: Facts): number {
    return this.#isAwaited() ? 0 : this.#lastTake + quickestMs;
  }

  /** Its timer: it has thought enough. If it is its turn, it flips. */
  #act(): void {
    const { clock, turns } = this.#given;
    this.#see();
    const now = clock.now();
    const facts = this.#given.facts();
    if (!this.#mayPlay(facts) || this.#due(facts) > now) return this.#plan();
    this.#turn ??= turns.take(now);
    if (this.#turn > now) return this.#plan();
    const spot = this.#choose(facts, now);
    if (spot === undefined) return this.#think(this.#thought); // once something has changed
    this.#flipAt(spot, now).catch(this.#given.report);
  }

  /** Which spot; a pair in hand where it may only clear that. */
  #choose(facts: Facts, now: number): number | undefined {
    const mayOnlyClear = facts.phase === 'over' || this.#slowedUntil(facts) > now;
    if (this.#hand?.as === 'pair' && mayOnlyClear) return this.#hand.spot;
    const recall = recallOf(this.#character, facts);
    return choose(
      {
        view: this.#view,
        remembered: (spot) => this.#memory.recall(spot, recall),
        belongs: this.#belongs,
      },
      this.#given.random,
    );
  }

  async #flipAt(spot: number, now: number): Promise<void> {
    const { seat, report } = this.#given;
    const { columns, game } = this.#view;
    const before = this.#hand;
    const { signal } = this.#abort;
    this.#isFlipping = true;
    this.#lastFlip = now;
    if (before?.as !== 'pair' || before.spot !== spot) this.#lastTake = now;
    try {
      const at = { row: Math.floor(spot / columns), column: spot % columns };
      const flipped = seat.flip(at, { signal });
      if (isWaiting(seat.look(), spot)) this.#abort.abort(); // a last guard: it chose a free card
      await flipped;
    } catch (error) {
      // A flip may fail by a rule, like anybody's; and one that was aborted was meant to end.
      if (!(error instanceof RuleFailure) && !signal.aborted) {
        this.#brokenGame = game;
        report(error);
      }
    }
    this.#isFlipping = false;
    if (this.#stopped) return;
    if (signal.aborted) this.#abort = new AbortController();
    this.#see();
    this.#think(thoughtAfter(before, this.#hand));
    this.#plan();
  }
}

function isWaiting({ spots, seat }: OwnView, spot: number): boolean {
  const seen = spots[spot];
  return typeof seen === 'object' && seen.waiting?.includes(seat) === true;
}

/** What it thinks about, with `before` in its hand before a flip and `after` now. */
function thoughtAfter(before: Hand, after: Hand): Thought {
  if (after?.as === 'first') return 'second';
  if (after?.as === 'pair') return 'first after a match';
  return before?.as === 'first' ? 'first after a miss' : 'first';
}
