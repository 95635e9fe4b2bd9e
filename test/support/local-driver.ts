import type { Answer, Arrival, Driver, Operation } from '../../main/check/driver.ts';
import { settled } from './promises.ts';

/** What answers in the place of a server. */
export type Act = (operation: Operation, signal: AbortSignal) => Promise<Answer>;

/** Something in this process in the place of a server: what can arrive has arrived once it has come to rest. */
export class LocalDriver implements Driver {
  readonly #act: Act;
  readonly #rest: () => Promise<void>;
  readonly #hangUps = new Map<number, AbortController>();
  readonly #arrived: Arrival[] = [];
  #sent = 0;

  constructor(act: Act, rest: () => Promise<void> = settled) {
    this.#act = act;
    this.#rest = rest;
  }

  send(operation: Operation): number {
    const request = ++this.#sent;
    const hangUp = new AbortController();
    this.#hangUps.set(request, hangUp);
    void this.#act(operation, hangUp.signal).then((answer) => {
      if (!hangUp.signal.aborted) this.#arrived.push({ request, answer, headers: {} });
    });
    return request;
  }

  hangUp(request: number): void {
    this.#hangUps.get(request)?.abort();
  }

  async next(): Promise<Arrival | undefined> {
    if (this.#arrived.length === 0) await this.#rest();
    return this.#arrived.shift();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
