import type { Card, PlayerId } from '../../shared/card.ts';
import type { RuleId } from '../../shared/failures.ts';
import type { SpotIndex } from './spot.ts';

/**
 * What happened in a step, in the words of the rules, each with the rule by which it happened.
 * Events stay in `main/`: they name cards that others must not see.
 */
export type BoardEvent = RuleEvent | Relabelled;

type RuleEvent = { readonly rule: RuleId; readonly player: PlayerId } & (
  | { readonly kind: 'turned-up'; readonly index: SpotIndex; readonly card: Card }
  | {
      readonly kind: 'turned-down' | 'removed' | 'took-control' | 'gave-up-control';
      readonly index: SpotIndex;
    }
  | { readonly kind: 'started-waiting' | 'stopped-waiting'; readonly index: SpotIndex }
  | {
      readonly kind: 'matched';
      readonly index: SpotIndex;
      /** Where the other card of the pair lies. */
      readonly first: SpotIndex;
      readonly card: Card;
      /** The other card, where it is not equal. */
      readonly with?: Card;
    }
  | { readonly kind: 'missed'; readonly index: SpotIndex }
  /** A flip got no first card, and nothing else happened (1-A). */
  | { readonly kind: 'failed'; readonly index: SpotIndex }
  | { readonly kind: 'left' }
);

/** All equal cards that a `map` replaced: one event, however many spots they lie on. */
interface Relabelled {
  readonly rule: 'map';
  readonly player: PlayerId;
  readonly kind: 'relabelled';
  readonly from: Card;
  readonly to: Card;
  readonly spots: readonly SpotIndex[];
}

/**
 * What caused a step. The same causes on a board with the same layout give the same steps; the events
 * of a `map` say which cards it replaced by which.
 */
export type Cause =
  | { readonly kind: 'flip'; readonly player: PlayerId; readonly index: SpotIndex }
  | { readonly kind: 'cancel' | 'give-up' | 'map'; readonly player: PlayerId }
  | { readonly kind: 'leave'; readonly players: readonly PlayerId[] }
  /** 4-I, 4-D */
  | { readonly kind: 'end' | 'close' };

/** One atomic change, told once, after the board is consistent again. */
export interface BoardStep {
  /** How many steps changed what players see so far. */
  readonly version: number;
  /** Whether this one did. */
  readonly visible: boolean;
  readonly cause: Cause;
  readonly events: readonly BoardEvent[];
  /** Whether the game on this board has ended with this step: closed (4-D), or broken by a bug. */
  readonly ended: boolean;
}

export type Unsubscribe = () => void;

/** Told of a listener that threw. */
export type Report = (error: unknown) => void;

/** Rethrows it where it cannot be missed and disturbs no caller. */
export const reportLoudly: Report = (error) => {
  queueMicrotask(() => {
    throw error;
  });
};

/** Calls `action`, and reports what it throws, because its caller may be in the middle of a step. */
export function callSafely(action: () => void, report: Report): void {
  try {
    action();
  } catch (error) {
    try {
      report(error);
    } catch (another) {
      reportLoudly(another);
    }
  }
}

/** Everybody who wants to be told. If one throws, that is reported, and the others are told. */
export class Listeners<T> {
  readonly #listeners = new Set<(news: T) => void>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  subscribe(listener: (news: T) => void): Unsubscribe {
    const own = (news: T) => listener(news); // the same function may be subscribed twice
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  tell(news: T): void {
    // A copy: a listener that subscribes meanwhile is told from the next step on.
    for (const listener of [...this.#listeners]) {
      callSafely(() => listener(news), this.#report);
    }
  }
}
