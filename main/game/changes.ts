import assert from 'node:assert/strict';
import { type Report, callSafely } from './events.ts';

/** Ends a wait at once, without a call. */
export type Cancel = () => void;

const NOTHING: Cancel = () => undefined;

interface Wait<Token> {
  readonly since: Token;
  readonly tell: () => void;
}

/**
 * The one way to wait for a change. Something has a state, and a token names each state; *the present*
 * is the token of the state now. A client that has seen a state keeps its token and asks for a later
 * one. So nobody can miss a change, not even one that comes between two questions.
 *
 * It takes a callback and makes no promise: a thousand phones that wait are a thousand small objects.
 *
 * AF: each of #waits is called once, when #present() differs from its `since`.
 * RI: except between `changed()` and its microtask, every wait's `since` equals #present().
 */
export class Changes<Token> {
  readonly #present: () => Token;
  readonly #report: Report;
  readonly #waits = new Set<Wait<Token>>();
  #isTelling = false;

  /** @param report told of a callback that throws; the others are called all the same */
  constructor(present: () => Token, report: Report) {
    this.#present = present;
    this.#report = report;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waits.size;
  }

  /** Calls `tell` once, when the present differs from `since`: at once if it already does. */
  onChange(since: Token, tell: () => void): Cancel {
    if (since !== this.#present()) {
      tell();
      return NOTHING;
    }
    const wait = { since, tell };
    this.#waits.add(wait);
    return () => this.#waits.delete(wait);
  }

  /**
   * To be called after the state may have changed. Waits are called in a microtask, when the current
   * step is finished, so that they can look and act safely.
   */
  changed(): void {
    if (this.#isTelling || this.#waits.size === 0) return;
    this.#isTelling = true;
    queueMicrotask(() => {
      this.#isTelling = false;
      this.#tell();
    });
  }

  /** Checks the rep invariant; to be asked between two changes. */
  checkRep(): void {
    if (this.#isTelling) return;
    const present = this.#present();
    for (const { since } of this.#waits)
      assert(since === present, 'RI: every wait has seen the present');
  }

  #tell(): void {
    const present = this.#present();
    for (const wait of [...this.#waits]) {
      if (wait.since === present || !this.#waits.delete(wait)) continue;
      callSafely(wait.tell, this.#report);
    }
  }
}

/**
 * A wait as a promise.
 * @param onChange begins the wait
 * @throws the reason of `signal`, if it aborts first; then the wait is forgotten at once
 */
export function untilChange(
  onChange: (tell: () => void) => Cancel,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    let cancel = NOTHING;
    const abort = () => {
      cancel();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
    cancel = onChange(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
  });
}

/** The token of a board: which run of the host, which of its games, which version. */
export function boardToken(run: string, game: number, version: number): string {
  return `${run}-${game}-${version}`;
}

/** The token of a table: that of its board, and how often anything at the table has changed. */
export function tableToken(board: string, changes: number): string {
  return `${board}-${changes}`;
}

/** The board's token within the token of a table; any other token is returned as it is. */
export function boardOf(token: string): string {
  return token.replace(/^(.*-\d+-\d+)-\d+$/, '$1');
}
