import { type Position, isSecret } from '../../shared/card.ts';
import type { Table } from '../../main/table/table.ts';
import type { Chance } from './chance.ts';
import { Device, Lost, type Network } from './network.ts';
import type { TestClock } from '../support/clock.ts';

/** What people know of the world they live in. */
export interface Surroundings {
  readonly clock: TestClock;
  readonly network: Network;
  /** How slowly people act: in slow worlds there is time to be away, and to hold up others. */
  readonly pace: number;
  /** What the host shows in the room. */
  readonly code: () => string | undefined;
  readonly note: (line: string) => void;
  /** A bug of the world's own, or of the page. */
  readonly fail: (why: string, cause?: unknown) => void;
}

/** Somebody at a device. They act now and then, until it is calm. */
export abstract class Person {
  readonly id: string;
  readonly device: Device;
  protected readonly chance: Chance;
  protected readonly world: Surroundings;
  #isCalm = false;

  constructor(id: string, world: Surroundings, chance: Chance, address: string) {
    this.id = id;
    this.world = world;
    this.chance = chance;
    this.device = new Device(world.network, this.name, address);
  }

  /** For the trace; an id that is secret is shortened. */
  get name(): string {
    return isSecret(this.id) ? this.id.slice(0, 6) : this.id;
  }

  /** The number of the table that they ask. */
  get at(): number {
    return this.device.table;
  }

  protected abstract readonly thinkMs: readonly [number, number];
  protected abstract act(): void;

  /** Faults are off: nobody acts any more, and who was out of reach is back. */
  calm(): void {
    this.#isCalm = true;
    this.device.comeBack();
  }

  /** The player moves on from what they hold, so that nobody waits for them any more. */
  abstract moveOn(at: Position, game: number): void;

  /** What is wrong with what they saw last, if anything. */
  abstract misbelief(table: Table): string | undefined;

  protected think(): void {
    const [least, most] = this.thinkMs;
    this.world.clock.after(this.chance.between(least, most) * this.world.pace, () => {
      if (this.#isCalm) return;
      this.act();
      this.think();
    });
  }

  protected vanish(): void {
    this.world.note(`${this.name} vanishes`);
    this.device.vanish();
    const isBack = this.chance.happens(0.85);
    if (isBack) {
      const ms = this.chance.between(100, this.chance.pick([5_000, 30_000])) * this.world.pace;
      this.world.clock.after(ms, () => {
        this.device.comeBack();
        this.back();
      });
    }
  }

  /** Back in reach. */
  protected back(): void {
    this.world.note(`${this.name} is back`);
  }

  /** Runs what may fail by the network, and by nothing else. */
  protected try(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof Lost)) this.world.fail(`${this.name} met a bug`, error);
    });
  }
}
