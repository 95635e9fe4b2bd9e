import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { Allowance } from './allowances.ts';

/** A request that is not begun yet. */
interface Waiting {
  readonly letGo: () => void;
}

/**
 * Serves one request of a connection at a time: a request that comes before the last one is answered
 * is not begun. So every answer has its socket before it is written. (Node keeps earlier answers, and
 * may finish them twice when the connection breaks, which ends the process.)
 *
 * Such a connection is still read, or nobody would notice that it was closed. So it is cut if too
 * many requests wait on it. If its client does not read the answers, Node stops reading it.
 */
export class Turns {
  readonly #addressOf: (request: Request) => string;
  readonly #waiting = new WeakMap<Socket, Set<Waiting>>();
  readonly #allowance = new Allowance({
    inAll: limits.pipelinedMax,
    perAddress: limits.pipelinedPerAddressMax,
    code: 'many-requests',
  });

  constructor(addressOf: (request: Request) => string) {
    this.#addressOf = addressOf;
  }

  /** Lets the request go on, now or when its turn has come. */
  take(request: Request, response: Response, next: NextFunction): void {
    // Nearly always there is no request before it, and its response already has the socket.
    if (response.socket !== null) next();
    else this.#wait(request, response, next);
  }

  #wait(request: Request, response: Response, next: NextFunction): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = this.#waitingOn(socket);
    let own: Waiting;
    try {
      if (waiting.size >= limits.pipelinedPerConnectionMax) throw new Refusal('many-requests');
      own = { letGo: this.#allowance.take(this.#addressOf(request)) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      socket.destroy(); // a refusal would have to wait behind the other answers
      return;
    }
    waiting.add(own);
    response.once('socket', () => {
      waiting.delete(own);
      own.letGo();
      // Others are served in between, however many one connection has sent.
      setImmediate(() => {
        if (!socket.destroyed) next();
      });
    });
  }

  #waitingOn(socket: Socket): Set<Waiting> {
    const known = this.#waiting.get(socket);
    if (known !== undefined) return known;
    const waiting = new Set<Waiting>();
    this.#waiting.set(socket, waiting);
    socket.once('close', () => {
      for (const { letGo } of waiting) letGo();
      waiting.clear();
    });
    return waiting;
  }
}
