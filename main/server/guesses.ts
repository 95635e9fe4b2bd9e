import type { Socket } from 'node:net';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Cancel } from '../game/changes.ts';
import type { Clock } from '../system/clock.ts';
import { type OpenRequest, OpenRequests } from './open-requests.ts';
import { networkOf } from './peers.ts';

const MINUTE_MS = 60_000;

/** The pause after the first wrong code of an address; each further one doubles it. */
const OWN_PAUSE_MS = 50;
/** What each wrong code adds to the pause of the whole room. */
const ROOM_PAUSE_MS = 10;

/** Somebody who tries a code. */
export interface Guess {
  readonly address: string;
  readonly socket: Socket;
  /** Compares the code. @throws Refusal if it is wrong */
  readonly compare: () => void;
}

interface Waiting extends OpenRequest {
  readonly network: string;
  readonly compare: () => void;
  readonly resolve: () => void;
}

/** A wrong code. */
interface Wrong {
  readonly network: string;
  readonly at: number;
}

/** How many addresses are remembered with their last wrong code. */
const REMEMBERED_MAX = 10_000;

/** How many codes are compared before others have their turn. */
const AT_ONCE = 50;

/**
 * Compares the codes that are tried at the door, one after the other. Each wrong code of the last
 * minute makes the pause after it longer: for its own address, and a little for the whole room,
 * because one device may have many addresses. An address without a wrong code has the first turn,
 * then the one whose last wrong code is longest ago: so a guesser holds up the guesser, and hardly a
 * friend (docs/decisions/0015).
 *
 * AF: #wrong are the wrong codes of the last minute, oldest first; #lastWrong has the time of each
 *     address's last wrong code, as far back as is remembered; #waiting are the codes that have yet
 *     to be compared, in the order they came.
 * RI: where anybody waits, and no comparison runs, a timer is set at #timerAt; at most
 *     REMEMBERED_MAX addresses are remembered.
 */
export class Guesses {
  readonly #clock: Clock;
  /** Apart from the requests of players: guesses take no place from them. */
  readonly #open: OpenRequests;
  readonly #waiting = new Set<Waiting>();
  #wrong: readonly Wrong[] = [];
  readonly #lastWrong = new Map<string, number>();
  #cancelTimer: Cancel | undefined;
  /** When the timer is due; Infinity: none is set. */
  #timerAt = Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
    const max = { inAll: limits.guessesMax, perAddress: limits.guessesPerAddressMax };
    this.#open = new OpenRequests(clock, max, 'many-codes');
  }

  /** How many codes wait to be compared. */
  get size(): number {
    return this.#waiting.size;
  }

  /**
   * Resolves once the code of `guess` was compared, and is right.
   * @throws Refusal if it is wrong, too many wait, or the host stops; Gone if the client is gone
   */
  admit({ address, socket, compare }: Guess): Promise<void> {
    const network = networkOf(address);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        network,
        compare,
        resolve: () => {
          this.#forget(waiting);
          resolve();
        },
        end: (reason) => {
          this.#forget(waiting);
          reject(reason);
        },
      };
      this.#waiting.add(waiting);
      try {
        this.#open.open({ socket, address: network, claim: () => undefined }, waiting);
      } catch (error) {
        waiting.end(error);
        return;
      }
      // Codes that wait have a timer; only a code that is due before it changes anything.
      if (this.#dueOf(network) < this.#timerAt) this.#compareDue();
    });
  }

  /** Everybody who waits is answered with 503. */
  stop(): void {
    this.#open.stop();
    this.#cancelTimer?.();
    this.#timerAt = Infinity;
  }

  #forget(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    this.#open.done(waiting);
  }

  /** Compares codes whose pause is over, some at a time, and sets a timer for the next. */
  #compareDue(): void {
    this.#cancelTimer?.();
    this.#timerAt = Infinity;
    for (let compared = 0; ; compared++) {
      const next = this.#next();
      if (next === undefined) return;
      const inMs = next.due - this.#clock.now();
      if (inMs > 0 || compared === AT_ONCE) {
        this.#timerAt = next.due;
        this.#cancelTimer = this.#clock.after(Math.max(0, inMs), () => this.#compareDue());
        return;
      }
      this.#compare(next.waiting);
    }
  }

  #compare(waiting: Waiting): void {
    try {
      waiting.compare();
      waiting.resolve();
    } catch (error) {
      const isWrong = error instanceof Refusal && error.code === 'code';
      waiting.end(isWrong ? this.#count(waiting.network) : error);
    }
  }

  /** Counts a wrong code. @returns how it is refused */
  #count(network: string): Refusal {
    const own = this.#wrong.filter((wrong) => wrong.network === network).length;
    const at = this.#clock.now();
    this.#wrong = [...this.#wrong, { network, at }];
    this.#lastWrong.delete(network);
    this.#lastWrong.set(network, at);
    const [oldest] = this.#lastWrong.keys();
    if (this.#lastWrong.size > REMEMBERED_MAX && oldest !== undefined)
      this.#lastWrong.delete(oldest);
    return new Refusal(own < limits.wrongCodesMax ? 'code' : 'many-codes');
  }

  /**
   * Whose code is compared next: the first that is due; of several, that of the address whose last
   * wrong code is longest ago.
   */
  #next(): { readonly waiting: Waiting; readonly due: number } | undefined {
    const now = this.#clock.now();
    const dues = new Map<string, number>();
    let best: { waiting: Waiting; due: number; lastWrong: number } | undefined;
    for (const waiting of this.#waiting) {
      const { network } = waiting;
      const due = dues.get(network) ?? Math.max(now, this.#dueOf(network));
      const lastWrong = this.#lastWrong.get(network) ?? -Infinity;
      dues.set(network, due);
      const isFirst =
        best === undefined || due < best.due || (due === best.due && lastWrong < best.lastWrong);
      if (isFirst) best = { waiting, due, lastWrong };
    }
    return best;
  }

  /** When a code of this network may be compared. */
  #dueOf(network: string): number {
    const since = this.#clock.now() - MINUTE_MS;
    this.#wrong = this.#wrong.filter(({ at }) => at > since);
    const own = this.#wrong.filter((wrong) => wrong.network === network);
    return Math.max(
      dueAfter(this.#wrong, ROOM_PAUSE_MS * this.#wrong.length),
      dueAfter(own, OWN_PAUSE_MS * 2 ** (own.length - 1)),
    );
  }
}

/** When the pause is over that the last of `wrong` began; without any, at once. */
function dueAfter(wrong: readonly Wrong[], pauseMs: number): number {
  const last = wrong.at(-1);
  return last === undefined ? -Infinity : last.at + Math.min(pauseMs, limits.codePauseMsMax);
}
