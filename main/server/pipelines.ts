import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../../shared/failures.ts';
import { limits } from '../../shared/limits.ts';
import { Allowance } from './per-address.ts';

/** A request that was read, and is not answered yet. */
interface Asked {
  readonly response: Response;
  /** Lets it be answered. */
  readonly next: NextFunction;
  readonly letGo: () => void;
}

/**
 * Requests that are sent one after the other on a connection before the first is answered. They are
 * begun as they come and answered in order, but only so many at once: if a client asks faster than it
 * reads, its next requests wait and its connection is not read any further.
 */
export class Pipelines {
  readonly #addressOf: (request: Request) => string;
  readonly #pipelines = new WeakMap<Socket, Pipeline>();
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
    else this.#queue(request, response, next);
  }

  #queue(request: Request, response: Response, next: NextFunction): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const pipeline = this.#pipelines.get(socket) ?? new Pipeline(socket);
    this.#pipelines.set(socket, pipeline);
    try {
      const letGo = this.#allowance.take(this.#addressOf(request));
      pipeline.add({ response, next, letGo });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      socket.destroy(); // a refusal would have to wait behind the unread answers
    }
  }
}

/** The requests of one connection behind the first that is not answered yet. */
class Pipeline {
  readonly #socket: Socket;
  /** Begun, and not sent yet. */
  readonly #begun = new Set<Response>();
  readonly #waiting: Asked[] = [];
  #isPaused = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('drain', () => this.#beginMore());
    socket.once('close', () => {
      for (const { letGo } of this.#waiting.splice(0)) letGo();
    });
  }

  add(asked: Asked): void {
    this.#waiting.push(asked);
    this.#beginMore();
  }

  #beginMore(): void {
    while (this.#waiting.length > 0 && !this.#isFull()) this.#begin(this.#waiting.shift());
    const mustPause = this.#waiting.length > 0;
    if (mustPause && !this.#isPaused) queueMicrotask(() => this.#pause());
    if (!mustPause && this.#isPaused) this.#socket.resume();
    this.#isPaused = mustPause;
  }

  /**
   * Pauses only after everything received has been parsed, because Node resumes reading at the end
   * of each request.
   */
  #pause(): void {
    if (this.#isPaused) this.#socket.pause();
  }

  #begin(asked: Asked | undefined): void {
    if (asked === undefined) return;
    const { response, next, letGo } = asked;
    letGo();
    this.#begun.add(response);
    response.once('finish', () => {
      this.#begun.delete(response);
      this.#beginMore();
    });
    next();
  }

  #isFull(): boolean {
    if (this.#begun.size >= limits.pipelinedBegunMax) return true;
    let unsent = this.#socket.writableLength;
    // The response that has the socket has already written to it.
    for (const { socket, writableLength } of this.#begun) unsent += socket ? 0 : writableLength;
    return unsent >= limits.unsentBytesPerConnectionMax;
  }
}
