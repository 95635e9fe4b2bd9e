import type { Socket } from 'node:net';
import type { Request } from 'express';
import { Refusal, type RefusalCode } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Cancel } from '../game/changes.ts';
import type { Clock } from '../system/clock.ts';
import { Allowance, type AllowanceMax } from './allowances.ts';
import type { Sender } from './reserve.ts';

/** The client is gone: there is nobody to answer. */
export class Gone extends Error {
  constructor() {
    super('the connection was closed');
    this.name = 'Gone';
  }
}

/** A watcher has waited as long as it wanted to. */
export class WaitOver extends Error {
  constructor() {
    super('nothing changed in the time asked for');
    this.name = 'WaitOver';
  }
}

/** A request that waits. */
export interface OpenRequest {
  /**
   * Its wait is over: the client is gone, the time asked for has passed, the player is no longer
   * admitted, or the host stops.
   */
  end(reason: unknown): void;
  /** @throws Refusal if the player may no longer wait, such as after the door was closed */
  admit?(): void;
}

/** A request that waits for something that many wait for. */
export interface SharedWait extends OpenRequest {
  /** What it waited for has come. */
  answer(): void;
}

/** What must be cleaned up when a request no longer waits. */
interface Leftover {
  readonly letGo: () => void;
  readonly socket: Socket;
  readonly cancelTimer: Cancel | undefined;
}

/** How many may wait. */
export type OpenMax = Pick<AllowanceMax, 'inAll' | 'perAddress'>;

const MAX: OpenMax = {
  inAll: limits.openRequestsMax,
  perAddress: limits.openRequestsPerAddressMax,
};

/** How many are answered in one turn of the loop: some milliseconds of work. */
const AT_ONCE = 50;

/** The requests that wait, at most one on each connection, which ends when its socket closes. */
export class OpenRequests {
  readonly #clock: Clock;
  /**
   * What waits on each socket that was ever waited on. Weak, because a request can arrive on a socket
   * that is already closed and will never report its close.
   */
  readonly #bySocket = new WeakMap<Socket, OpenRequest | undefined>();
  readonly #all = new Map<OpenRequest, Leftover>();
  readonly #allowance: Allowance;
  readonly #due = new Pieces<SharedWait>((request) => {
    if (this.#all.has(request)) request.answer();
  });
  readonly #toAdmit = new Pieces<OpenRequest>((request) => this.#admit(request));

  /** One function for all sockets, because there may be thousands; `this` is the one that closed. */
  readonly #onClose: (this: Socket) => void;

  /** @param code the refusal if too many of one address wait */
  constructor(clock: Clock, max: OpenMax = MAX, code: RefusalCode = 'many-requests') {
    this.#clock = clock;
    this.#allowance = new Allowance({ ...max, code });
    const bySocket = this.#bySocket;
    this.#onClose = function onClose() {
      bySocket.get(this)?.end(new Gone());
    };
  }

  /** How many requests wait. */
  get size(): number {
    return this.#all.size;
  }

  /**
   * `request` waits from now on, until `done` is called for it.
   * @param waitSeconds after this long it ends with WaitOver
   * @throws Refusal if too many wait already
   */
  open({ socket, address, claim }: Sender, request: OpenRequest, waitSeconds?: number): void {
    const letGo = this.#allowance.take(address, claim);
    if (!this.#bySocket.has(socket)) socket.on('close', this.#onClose);
    this.#bySocket.set(socket, request);
    this.#all.set(request, { letGo, socket, cancelTimer: this.#endIn(waitSeconds, request) });
    if (socket.destroyed) request.end(new Gone());
  }

  /** `request` was answered, or no longer needs an answer. */
  done(request: OpenRequest): void {
    const open = this.#all.get(request);
    if (open === undefined) return;
    this.#all.delete(request);
    open.cancelTimer?.();
    this.#bySocket.set(open.socket, undefined);
    open.letGo();
  }

  /** What `request` waits for has come: it is answered, unless it ends before its turn. */
  answer(request: SharedWait): void {
    this.#all.get(request)?.cancelTimer?.(); // it is not to be told that nothing changed
    this.#due.add(request);
  }

  /** The door changed: requests of people it no longer admits end. */
  admitAgain(): void {
    for (const request of [...this.#all.keys()]) this.#toAdmit.add(request);
  }

  /** Every open request is to be answered with 503. */
  stop(): void {
    for (const request of [...this.#all.keys()]) request.end(new Refusal('stopping'));
  }

  #admit(request: OpenRequest): void {
    if (!this.#all.has(request)) return;
    try {
      request.admit?.();
    } catch (error) {
      request.end(error);
    }
  }

  #endIn(seconds: number | undefined, request: OpenRequest): Cancel | undefined {
    if (seconds === undefined) return undefined;
    return this.#clock.after(seconds * 1_000, () => request.end(new WaitOver()));
  }
}

/**
 * Drops the text of a request once it has been read, except for its route. A request is kept as long as
 * its response waits, and one long text may take as much memory as 12,000 others.
 */
export function forgetText(request: Request): void {
  const [head = '/'] = /^\/[^/]*\/?/.exec(request.url) ?? [];
  request.url = Array.from(head).join(''); // a copy: a slice would keep the whole
  request.originalUrl = request.baseUrl + request.url;
  request.headers = {};
  request.rawHeaders = [];
  request.params = {};
  Object.assign(request, { _parsedUrl: undefined }); // what Express made of the address
}

/**
 * Does something to each of many: to the first ones at once, to the others piece by piece, so that
 * requests that come meanwhile are served in between.
 */
class Pieces<Item> {
  readonly #act: (item: Item) => void;
  readonly #due: Item[] = [];
  /** How many more may be done in this turn of the loop. */
  #left = AT_ONCE;
  #isCounting = false;

  constructor(act: (item: Item) => void) {
    this.#act = act;
  }

  add(item: Item): void {
    if (!this.#isCounting) this.#count();
    if (this.#left > 0 && this.#due.length === 0) {
      this.#left--;
      this.#act(item);
    } else {
      this.#due.push(item);
    }
  }

  #count(): void {
    this.#isCounting = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isCounting = false;
    const now = this.#due.splice(0, AT_ONCE);
    this.#left = AT_ONCE - now.length;
    if (now.length > 0) this.#count();
    for (const item of now) this.#act(item);
  }
}
