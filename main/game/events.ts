import type { Card, PlayerId } from '../../shared/card.ts';
import type { RuleId } from '../../shared/failures.ts';
import type { SpotIndex } from './spot.ts';

/**
 * What happened in a step, in the words of the rules, each with the rule by which it happened.
 * Events stay in `main/`: they name cards that others must not see.
 */
export type BoardEvent = { readonly rule: RuleId | 'map'; readonly player: PlayerId } & (
  | {
      readonly kind: 'turned-up' | 'turned-down' | 'removed' | 'took-control' | 'gave-up-control';
      readonly index: SpotIndex;
    }
  | { readonly kind: 'started-waiting' | 'stopped-waiting'; readonly index: SpotIndex }
  | { readonly kind: 'matched'; readonly index: SpotIndex; readonly card: Card }
  | { readonly kind: 'missed'; readonly index: SpotIndex }
  /** A first card could not be had, and nothing else happened by it (1-A). */
  | { readonly kind: 'failed'; readonly index: SpotIndex }
  | {
      readonly kind: 'relabelled';
      readonly index: SpotIndex;
      readonly from: Card;
      readonly to: Card;
    }
  | { readonly kind: 'left' }
);

/** One atomic change, told once, after the board is consistent again. */
export interface BoardStep {
  /** How many steps changed what players see so far. */
  readonly version: number;
  /** Whether this one did. */
  readonly visible: boolean;
  readonly events: readonly BoardEvent[];
  /** Whether the game on this board has ended with this step: closed (4-D), or broken by a bug. */
  readonly ended: boolean;
}

export type Unsubscribe = () => void;

/** Told of a listener that threw. */
export type Report = (error: unknown) => void;

/** Rethrows where nobody can miss it, and where it disturbs no caller. */
export const reportLoudly: Report = (error) => {
  queueMicrotask(() => {
    throw error;
  });
};

/** Those who want to be told. One that throws is reported, and the others are told all the same. */
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

  /**
   * Waits for the first news that `isAwaited`.
   * @throws the reason of `signal`, if it aborts first; then the wait is forgotten at once
   */
  next(isAwaited: (news: T) => boolean, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        unsubscribe();
        reject(signal?.reason as Error);
      };
      const unsubscribe = this.subscribe((news) => {
        if (!isAwaited(news)) return;
        unsubscribe();
        signal?.removeEventListener('abort', abort);
        resolve();
      });
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  /** Whoever tells is in the middle of a step: even a report that throws must not reach it. */
  #reportSafely(error: unknown): void {
    try {
      this.#report(error);
    } catch (another) {
      reportLoudly(another);
    }
  }

  tell(news: T): void {
    // A copy: who subscribes while others are told is told from the next step on.
    for (const listener of [...this.#listeners]) {
      try {
        listener(news);
      } catch (error) {
        this.#reportSafely(error);
      }
    }
  }
}
