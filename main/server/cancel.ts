import type { Socket } from 'node:net';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import type { Cancel, Clock } from '../host/clock.ts';
import { Held } from './held.ts';

/** Nobody is there any more to be answered. */
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
export interface Waiting {
  /** Its wait is over: nobody is there any more, the time asked for has passed, the host stops. */
  end(reason: Gone | WaitOver | Refusal): void;
}

/** What is to be put in order once a request waits no more. */
interface Open {
  readonly address: string;
  /** Those that wait on the same connection. */
  readonly together: Set<Waiting>;
  readonly cancelTimer: Cancel | undefined;
}

/**
 * The requests that wait, by their sockets. A closed socket ends all of its requests at once: a
 * response's own `close` is not emitted for the later of several pipelined requests, so it is the
 * socket that is listened to.
 */
export class OpenRequests {
  readonly #clock: Clock;
  /** Weak: a request may come in on a socket that is closed already, and tells nobody any more. */
  readonly #bySocket = new WeakMap<Socket, Set<Waiting>>();
  readonly #all = new Map<Waiting, Open>();
  readonly #held = new Held({
    inAll: limits.openRequestsMax,
    perAddress: limits.openRequestsPerAddressMax,
    code: 'many-requests',
  });

  /** One function for all sockets, for there may be thousands; `this` is the one that was closed. */
  readonly #onClose: (this: Socket) => void;

  constructor(clock: Clock) {
    this.#clock = clock;
    const bySocket = this.#bySocket;
    this.#onClose = function onClose() {
      for (const waiting of [...(bySocket.get(this) ?? [])]) waiting.end(new Gone());
    };
  }

  /** How many requests wait. */
  get size(): number {
    return this.#all.size;
  }

  /**
   * `waiting` waits from now on, until `done` is called for it.
   * @param waitSeconds after this long it ends with WaitOver
   * @throws Refusal if too many wait already
   */
  open(socket: Socket, waiting: Waiting, waitSeconds?: number): void {
    const address = socket.remoteAddress ?? '';
    this.#held.take(address);
    const together = this.#of(socket);
    together.add(waiting);
    this.#all.set(waiting, { address, together, cancelTimer: this.#endIn(waitSeconds, waiting) });
    if (socket.destroyed) waiting.end(new Gone());
  }

  /** `waiting` was answered, or needs no answer any more. */
  done(waiting: Waiting): void {
    const open = this.#all.get(waiting);
    if (open === undefined) return;
    this.#all.delete(waiting);
    open.cancelTimer?.();
    open.together.delete(waiting);
    this.#held.letGo(open.address);
  }

  /** Every open request is to be answered with 503. */
  stop(): void {
    for (const waiting of [...this.#all.keys()]) waiting.end(new Refusal('stopping'));
  }

  #of(socket: Socket): Set<Waiting> {
    const known = this.#bySocket.get(socket);
    if (known !== undefined) return known;
    const together = new Set<Waiting>();
    this.#bySocket.set(socket, together);
    socket.on('close', this.#onClose);
    return together;
  }

  #endIn(seconds: number | undefined, waiting: Waiting): Cancel | undefined {
    if (seconds === undefined) return undefined;
    return this.#clock.after(seconds * 1_000, () => waiting.end(new WaitOver()));
  }
}
