import type { Socket } from 'node:net';
import { Refusal } from '../../shared/failures.ts';
import type { Cancel, Clock } from '../host/clock.ts';

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

/** A request that may stay open, for as long as `signal` is not aborted. */
export interface OpenRequest {
  readonly signal: AbortSignal;
  /** It was answered. */
  readonly done: () => void;
}

/**
 * The requests that wait, by their sockets. A closed socket ends all of its requests at once: a
 * response's own `close` is not emitted for the later of several pipelined requests, so it is the
 * socket that is listened to.
 */
export class OpenRequests {
  readonly #clock: Clock;
  readonly #bySocket = new WeakMap<Socket, Set<AbortController>>();
  readonly #all = new Set<AbortController>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many requests wait. */
  get size(): number {
    return this.#all.size;
  }

  /** @param waitSeconds after this long the signal aborts with WaitOver */
  open(socket: Socket, waitSeconds?: number): OpenRequest {
    const controller = new AbortController();
    const ofSocket = this.#of(socket);
    ofSocket.add(controller);
    this.#all.add(controller);
    const cancelTimer = this.#abortIn(waitSeconds, controller);
    const done = () => {
      cancelTimer?.();
      ofSocket.delete(controller);
      this.#all.delete(controller);
    };
    if (socket.destroyed) controller.abort(new Gone());
    return { signal: controller.signal, done };
  }

  /** Every open request is to be answered with 503. */
  stop(): void {
    for (const controller of [...this.#all]) controller.abort(new Refusal('stopping'));
  }

  #of(socket: Socket): Set<AbortController> {
    const known = this.#bySocket.get(socket);
    if (known !== undefined) return known;
    const controllers = new Set<AbortController>();
    this.#bySocket.set(socket, controllers);
    socket.once('close', () => {
      for (const controller of [...controllers]) controller.abort(new Gone());
    });
    return controllers;
  }

  #abortIn(seconds: number | undefined, controller: AbortController): Cancel | undefined {
    if (seconds === undefined) return undefined;
    return this.#clock.after(seconds * 1_000, () => controller.abort(new WaitOver()));
  }
}
