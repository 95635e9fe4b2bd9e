/**
 * My flips, one at a time. A tap while one is on its way is kept, the last one only; while I wait
 * for a card, a tap elsewhere goes out at once and changes my mind (4-A).
 */

import type { Position } from '../../shared/card.ts';
import type { FlipContext } from '../game/failed-flip.ts';
import type { Flipped } from './client.ts';
import type { Situation } from '../game/situation.ts';

export interface FlipsOptions {
  readonly flip: (at: Position, number: number, signal: AbortSignal) => Promise<Flipped>;
  /** Where I stand, as the newest view shows it. */
  readonly situation: () => Situation;
  /** The highest number that the host has taken from me, as the newest view knows it. */
  readonly lastNumber: () => number;
  /** The spot that was tapped, until the view shows what came of it. */
  readonly onAsked: (at: Position | undefined) => void;
  readonly onAnswer: (flipped: Flipped, context: FlipContext) => void;
  /** The connection died while I waited: my place in the line is gone (4-B). */
  readonly onLostPlace: () => void;
  /** Ends early when `signal` aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const TRIES_MAX = 5;
const RETRY_MS = 400;

/** A flip that does not wait and is not answered for so long has lost its connection. */
export const SILENT_MS = 5_000;

/** A host that started again may not know a flip that it answered; nobody is kept longer for it. */
export const UNSEEN_MS = 3_000;

/** A flip that was sent. */
interface Flight extends FlipContext {
  readonly number: number;
  readonly at: Position;
  waitedFor: string | undefined;
  /** Neither an answer nor a view has told what came of it. */
  isOpen: boolean;
  /** What I hold by its answer. */
  got: string | undefined;
  request: AbortController | undefined;
}

export class Flips {
  readonly #options: FlipsOptions;
  #number = 0;
  /** My newest flip. Only its answer counts. */
  #newest: Flight | undefined;
  #kept: Position | undefined;
  /** My flips that no view knows yet, in order. */
  #unseen: readonly Flight[] = [];

  constructor(options: FlipsOptions) {
    this.#options = options;
  }

  tap(at: Position): void {
    const isOnItsWay = this.#newest?.isOpen === true && this.#newest.waitedFor === undefined;
    if (isOnItsWay) this.#kept = at;
    else void this.#send(at);
  }

  /**
   * There is a new view, which may know of my newest flip before I hear its answer.
   * @returns the spots of my flips that no view knew before, in order
   */
  see(): readonly Position[] {
    const known = this.#unseen.filter((flight) => this.#isSeen(flight));
    this.#unseen = this.#unseen.slice(known.length);
    this.#follow();
    return known.map(({ at }) => at);
  }

  #follow(): void {
    const newest = this.#newest;
    if (newest === undefined) return;
    const situation = this.#options.situation();
    if (this.#isSeen(newest)) {
      this.#options.onAsked(undefined);
      if (situation.kind === 'waiting') newest.waitedFor = situation.card;
      else newest.isOpen = false;
    } else if (newest.isOpen && newest.waitedFor !== undefined) {
      this.#losePlace(newest); // a number whose wait was cancelled counts as never seen
    } else {
      return;
    }
    this.#sendKept(); // while I wait, it changes my mind (4-A)
  }

  /** Leaves the line that I wait in (4-B). @returns whether I was in one */
  leaveLine(): boolean {
    const newest = this.#newest;
    if (newest?.isOpen !== true || newest.waitedFor === undefined) return false;
    newest.isOpen = false;
    newest.request?.abort();
    return true;
  }

  /** Forgets what is kept: another game, another player. */
  forget(): void {
    this.#kept = undefined;
    this.#newest = undefined;
    this.#unseen = [];
    this.#options.onAsked(undefined);
  }

  /** Whether the view knows this flip. */
  #isSeen({ number }: Flight): boolean {
    return number <= this.#options.lastNumber();
  }

  /** The first card that I hold: by the view, or by an answer that the view does not know yet. */
  #held(): string | undefined {
    const newest = this.#newest;
    if (newest !== undefined && !this.#isSeen(newest)) return newest.got;
    const situation = this.#options.situation();
    return situation.kind === 'first' ? situation.card : undefined;
  }

  #losePlace(flight: Flight): void {
    flight.isOpen = false;
    this.#options.onLostPlace();
  }

  #sendKept(): void {
    if (this.#kept !== undefined) void this.#send(this.#kept);
  }

  async #send(at: Position): Promise<void> {
    const held = this.#held();
    this.#number = Math.max(this.#number, this.#options.lastNumber()) + 1;
    const number = this.#number;
    const unknown = { waitedFor: undefined, got: undefined, request: undefined };
    const flight: Flight = { number, at, held, isOpen: true, ...unknown };
    this.#newest = flight;
    this.#kept = undefined;
    this.#unseen = [...this.#unseen, flight];
    this.#options.onAsked(at);
    const flipped = await this.#try(flight);
    if (this.#newest !== flight) return; // I changed my mind meanwhile; the later flip is the one
    flight.isOpen = false;
    if (flipped?.ok === true) flight.got = flipped.held;
    if (flipped !== undefined) this.#options.onAnswer(flipped, flight);
    this.#sendKept();
    // What failed may have changed nothing that a view shows.
    if (flipped?.ok === true && !this.#isSeen(flight)) {
      await this.#options.sleep(UNSEEN_MS);
    }
    if (this.#newest === flight) this.#options.onAsked(undefined);
  }

  /**
   * The same number again is never a second flip, so a lost answer is simply asked for again, until
   * there is a later flip: a view may show what came of it, but not why it failed.
   */
  async #try(flight: Flight): Promise<Flipped | undefined> {
    for (let tried = 1; tried <= TRIES_MAX && this.#newest === flight; tried++) {
      try {
        return await this.#ask(flight);
      } catch {
        // The network failed: what became of the flip is not known yet.
        if (flight.waitedFor !== undefined) {
          if (flight.isOpen && this.#newest === flight) this.#losePlace(flight);
          return undefined;
        }
        await this.#options.sleep(RETRY_MS * tried);
      }
    }
    return undefined;
  }

  /** One request; it is ended when its connection has died without a word. */
  async #ask(flight: Flight): Promise<Flipped> {
    const request = new AbortController();
    flight.request = request;
    const answered = new AbortController();
    void this.#endSilent(flight, request, answered.signal);
    try {
      return await this.#options.flip(flight.at, flight.number, request.signal);
    } finally {
      answered.abort();
    }
  }

  /** Who waits for a card (1-D) hears nothing for as long as that takes. */
  async #endSilent(flight: Flight, request: AbortController, answered: AbortSignal): Promise<void> {
    do await this.#options.sleep(SILENT_MS, answered);
    while (!answered.aborted && flight.isOpen && flight.waitedFor !== undefined);
    request.abort();
  }
}
