import type { Table } from '../../main/table/table.ts';
import { routes } from '../../shared/paths.ts';
import { readRecentSteps } from '../../shared/record.ts';
import type { Chance } from './chance.ts';
import { Person, type Surroundings } from './person.ts';

/** Who follows the steps of the game as they happen, and now and then asks for all of its record. */
export class StepsFollower extends Person {
  protected override readonly thinkMs = [5_000, 20_000] as const;
  #game = 0;
  #count = 0;

  constructor(id: string, world: Surroundings, chance: Chance, address: string) {
    super(id, world, chance, address);
    this.think();
    this.#follow();
  }

  protected override act(): void {
    if (!this.device.isOff && this.chance.happens(0.2)) this.vanish();
    else this.try(this.device.ask({ target: routes.record(this.id) }));
  }

  override moveOn(): void {
    throw new Error('who follows holds nothing');
  }

  override misbelief(table: Table): string | undefined {
    const { number, recorded } = table.game;
    if (table.door.mode !== 'open') return undefined;
    const isTrue = this.#game === number && this.#count === recorded;
    const known = `${this.#count} steps of game ${this.#game}`;
    return isTrue ? undefined : `knows ${known}, and there are ${recorded} of game ${number}`;
  }

  /** For ever, as a page would: a new game is followed anew, and so is one after a lost connection. */
  #follow(): void {
    const known = this.#game === 0 ? {} : { since: this.#count, game: this.#game };
    const target = routes.steps(this.id, { ...known, waitSeconds: 20 });
    this.device.ask({ target }).then(
      ({ status, body }) => {
        if (status === 200) this.#learn(body);
        this.#again(status === 200 || status === 304 ? 0 : 3_000);
      },
      () => {
        this.#game = 0; // the network failed, or the host was started again
        this.#again(500);
      },
    );
  }

  #learn(body: string): void {
    const told = readRecentSteps(JSON.parse(body));
    if (told === undefined) return this.world.fail(`${this.name} was told ${body}`);
    const { game, first, steps } = told;
    const isNewGame = game !== this.#game;
    this.#game = game;
    this.#count = isNewGame && first > 1 ? 0 : first - 1 + steps.length;
  }

  #again(ms: number): void {
    this.world.clock.after(ms, () => this.#follow());
  }
}
