/**
 * The watch loop: what the host shows, as soon as it changes, whatever happens to the network. No
 * Preact and no browser in here but `AbortSignal`; time and chance are parameters.
 */

import type { WatchQuery } from '../../shared/paths.ts';
import type { FailureCode } from '../../shared/failures.ts';
import type { Followed } from './client.ts';

/** How a tab follows: with an open request, by looking each second, or, hidden, not at all. */
export type FollowMode = 'wait' | 'peek' | 'rest';

/** What is followed: each of its states has a token. */
interface State {
  readonly token: string;
}

export interface FollowOptions<View extends State> {
  readonly table: (query: WatchQuery, signal: AbortSignal) => Promise<Followed<View>>;
  readonly mode: () => FollowMode;
  readonly onView: (view: View) => void;
  /** The host does not show it to us. */
  readonly onRefused: (code: FailureCode) => void;
  /** A view could not be shown, which is a bug of ours; `times` in a row. It is asked for again. */
  readonly onBug: (error: unknown, times: number) => void;
  /** The host did not answer, for the `failures`th time in a row; 0: it does again. */
  readonly onTrouble: (failures: number) => void;
  /** Ends early when `signal` aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

export const WAIT_SECONDS = 25;
export const PEEK_MS = 1_000;
export const LOOK_LIMIT_MS = 2_000;
/** A door that stays locked is tried less and less often. */
const REFUSED_MS_MAX = 5_000;

/** An open request that is not even answered with "nothing changed" is dead. */
const WAIT_LIMIT_MS = (WAIT_SECONDS + 5) * 1_000;

const BACK_OFF_MS_MIN = 200;
const BACK_OFF_MS_MAX = 2_000;

/** Twice as long after every failure, with chance, so that thirty phones do not come at once. */
export function backOffMs(failures: number, random: () => number): number {
  const ms = Math.min(BACK_OFF_MS_MAX, BACK_OFF_MS_MIN * 2 ** (failures - 1));
  return ms * (0.5 + random() / 2);
}

export class Follower<View extends State> {
  readonly #options: FollowOptions<View>;
  #since: string | undefined;
  #failures = 0;
  /** In a row. */
  #refusals = 0;
  #bugs = 0;
  /** Ends whatever the loop waits for at present: a poll, a pause. */
  #interrupt = new AbortController();
  #looksAtOnce = true;
  #stopped = false;

  constructor(options: FollowOptions<View>) {
    this.#options = options;
  }

  /** Follows until stopped. */
  async run(): Promise<void> {
    while (!this.#stopped) await this.#once();
  }

  /** Looks at once, on a new connection: back from sleep, or the mode is another. */
  wake(): void {
    this.#refusals = 0;
    this.#looksAtOnce = true;
    this.#interrupt.abort();
  }

  stop(): void {
    this.#stopped = true;
    this.#interrupt.abort();
  }

  async #once(): Promise<void> {
    this.#interrupt = new AbortController();
    const { signal } = this.#interrupt;
    const mode = this.#options.mode();
    if (mode === 'rest') return this.#options.sleep(Infinity, signal);
    const waits = mode === 'wait' && !this.#looksAtOnce && this.#failures === 0;
    const followed = await this.#ask(waits).catch(() => undefined);
    if (followed === undefined) {
      // Interrupted on purpose, or the host did not answer: there is nothing to tell apart here
      // but that; either way the loop asks again.
      if (!signal.aborted) await this.#failed(signal);
      return;
    }
    this.#looksAtOnce = false;
    this.#recovered();
    this.#take(followed);
    this.#refusals = followed.kind === 'refused' ? this.#refusals + 1 : 0;
    const pauses = mode === 'peek' || this.#refusals > 0 || this.#bugs > 0;
    const ms = Math.min(REFUSED_MS_MAX, PEEK_MS * 2 ** Math.max(0, this.#refusals - 1));
    if (pauses) await this.#options.sleep(ms, signal);
  }

  /** One request, with a limit; what is over it is ended, and so is its connection. */
  async #ask(waits: boolean): Promise<Followed<View>> {
    const request = new AbortController();
    const limit = new AbortController();
    const end = () => request.abort();
    this.#interrupt.signal.addEventListener('abort', end, { once: true });
    void this.#options
      .sleep(waits ? WAIT_LIMIT_MS : LOOK_LIMIT_MS, limit.signal)
      .then(() => request.abort());
    try {
      const query = { since: this.#since, waitSeconds: waits ? WAIT_SECONDS : 0 };
      return await this.#options.table(this.#since === undefined ? {} : query, request.signal);
    } finally {
      limit.abort();
      this.#interrupt.signal.removeEventListener('abort', end);
    }
  }

  #take(followed: Followed<View>): void {
    if (this.#stopped) return;
    if (followed.kind === 'refused') {
      this.#since = undefined; // once we are shown it again, that is news, whatever it shows
      this.#options.onRefused(followed.code);
    }
    if (followed.kind !== 'view') return;
    try {
      this.#options.onView(followed.view);
      this.#since = followed.view.token;
      this.#bugs = 0;
    } catch (error) {
      this.#bugs++;
      this.#options.onBug(error, this.#bugs);
    }
  }

  #recovered(): void {
    if (this.#failures > 0) this.#options.onTrouble(0);
    this.#failures = 0;
  }

  async #failed(signal: AbortSignal): Promise<void> {
    this.#failures++;
    this.#options.onTrouble(this.#failures);
    await this.#options.sleep(backOffMs(this.#failures, this.#options.random), signal);
  }
}
