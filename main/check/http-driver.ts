/** Acts on a server over HTTP, with a connection for each request. */

import { routes } from '../../shared/paths.ts';
import type { Arrival, Driver, Operation } from './driver.ts';
import { noAnswerSentence, readAnswer } from './http-answer.ts';
import { type Arrival as HttpArrival, httpGet } from './http-request.ts';
import type { Patience } from './patience.ts';
import type { Address } from './server-process.ts';

/** A server that answers, and how to end it. */
export interface Tested {
  readonly address: Address;
  readonly patience: Patience;
  /** A sentence if the server has stopped, once that can be told; undefined while it runs. */
  stopped(): Promise<string | undefined>;
  end(): Promise<void>;
  /** What the whole report should say of the server. */
  remark(remark: Remark): void;
}

/** Nothing wrong, but worth a word. */
export type Remark = 'http-1.0' | 'flood' | 'slow-start';

/** Of a wait for the next arrival. */
const PIECES = 20;

export class HttpDriver implements Driver {
  readonly #server: Tested;
  readonly #open = new Map<number, AbortController>();
  readonly #arrived: Arrival[] = [];
  #sent = 0;
  /** Ends the wait for the next arrival. */
  #wake: () => void = () => undefined;

  constructor(server: Tested) {
    this.#server = server;
  }

  send(operation: Operation): number {
    const request = ++this.#sent;
    void this.#ask(request, operation);
    return request;
  }

  hangUp(request: number): void {
    this.#open.get(request)?.abort();
    this.#open.delete(request);
  }

  async next(wait: 'must come' | 'may wait'): Promise<Arrival | undefined> {
    if (this.#arrived.length === 0) await this.#arrival(this.#server.patience.ms(wait));
    return this.#arrived.shift();
  }

  async close(): Promise<void> {
    for (const request of this.#open.keys()) this.hangUp(request);
    await this.#server.end();
  }

  /**
   * Waits until something has arrived, or for this time. It passes in pieces: when this process itself
   * stands still, that is one piece, and what has come meanwhile is heard before the next.
   */
  async #arrival(ms: number): Promise<void> {
    for (let piece = 0; piece < PIECES && this.#arrived.length === 0; piece++) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms / PIECES);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async #ask(request: number, operation: Operation): Promise<void> {
    const hangUp = new AbortController();
    this.#open.set(request, hangUp);
    const began = performance.now();
    const arrival = await httpGet(this.#server.address, targetOf(operation), hangUp.signal);
    const isLook = operation.kind === 'look' && arrival.kind === 'answer';
    if (isLook) this.#server.patience.looked(performance.now() - began);
    const read = await this.#read(request, arrival);
    if (!this.#open.delete(request)) return; // nobody waits for it any more
    this.#arrived.push(read);
    this.#wake();
  }

  async #read(request: number, arrival: HttpArrival): Promise<Arrival> {
    if (arrival.kind === 'answer') {
      if (arrival.httpVersion === '1.0') this.#server.remark('http-1.0');
      return { request, answer: readAnswer(arrival), headers: joined(arrival.headers) };
    }
    const stopped = arrival.why === 'given-up' ? undefined : await this.#server.stopped();
    const what = stopped ?? noAnswerSentence(arrival);
    return { request, answer: { kind: 'wrong', what }, headers: {} };
  }
}

export function targetOf(operation: Operation): string {
  switch (operation.kind) {
    case 'get':
      return operation.target;
    case 'flip':
      return routes.flip(operation.player, operation.at);
    case 'replace':
      return routes.replace(operation.player, operation.from, operation.to);
    case 'look':
    case 'watch':
      return routes[operation.kind](operation.player);
  }
}

function joined(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(entries);
}
