import type { Chance } from '../../main/check/chance.ts';
import type { Arrival, Driver, Operation } from '../../main/check/driver.ts';

/** A request on its way, or an answer. */
type Flying =
  | { readonly request: number; readonly operation: Operation }
  | { readonly arrival: Arrival };

/** A network in which requests and answers overtake each other. Nothing is lost. */
export class JumbledDriver implements Driver {
  readonly #driver: Driver;
  readonly #chance: Chance;
  readonly #flying: Flying[] = [];
  /** The numbers of requests here, by those of the driver behind. */
  readonly #numbers = new Map<number, number>();
  #sent = 0;

  constructor(driver: Driver, chance: Chance) {
    this.#driver = driver;
    this.#chance = chance;
  }

  send(operation: Operation): number {
    const request = ++this.#sent;
    this.#flying.push({ request, operation });
    return request;
  }

  hangUp(): never {
    throw new Error('who has hung up may still be heard here');
  }

  async next(): Promise<Arrival | undefined> {
    for (;;) {
      await this.#gather();
      if (this.#flying.length === 0) return undefined;
      const [one] = this.#flying.splice(this.#chance.below(this.#flying.length), 1);
      if (one !== undefined && 'arrival' in one) return one.arrival;
      if (one === undefined) continue;
      this.#numbers.set(this.#driver.send(one.operation), one.request);
    }
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  /** Everything that the driver behind has for us. */
  async #gather(): Promise<void> {
    for (;;) {
      const arrival = await this.#driver.next('may wait');
      if (arrival === undefined) return;
      const request = this.#numbers.get(arrival.request) ?? 0;
      this.#flying.push({ arrival: { ...arrival, request } });
    }
  }
}
