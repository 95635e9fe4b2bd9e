import { isDeepStrictEqual } from 'node:util';
import { routes } from '../../shared/paths.ts';
import type { BoardView, TablesView } from '../../shared/tables-view.ts';
import type { Room } from '../../main/table/room.ts';
import type { Chance } from './chance.ts';
import { Person, type Surroundings } from './person.ts';

/** Who shows the boards of all tables, as the TV does: it joins without a name, and makes one poll. */
export class Wall extends Person {
  protected override readonly thinkMs = [2_000, 5_000] as const;
  #isRefused = false;
  #token: string | undefined;
  #views: ReadonlyMap<number, BoardView> = new Map();
  #told: TablesView | undefined;

  constructor(id: string, world: Surroundings, chance: Chance, address: string) {
    super(id, world, chance, address);
    world.clock.after(chance.below(3_000), () => {
      this.#join();
      this.#follow();
      this.think();
    });
  }

  protected override act(): void {
    if (!this.device.isOff && this.chance.happens(0.1)) this.vanish();
    else if (this.#isRefused || this.chance.happens(0.1)) this.#join();
  }

  override moveOn(): void {
    throw new Error('a wall holds nothing');
  }

  override misbelief({ room }: { readonly room: Room }): string | undefined {
    if (room.door.mode !== 'open' && !room.asker(this.id).hasJoined) return undefined;
    const truth = new Map(room.tables.map((table) => [table.number, table.view()]));
    const seen = new Map(
      [...this.#views].map(([number, { awards: _awards, ...view }]) => [number, view]),
    );
    if (!isDeepStrictEqual(seen, asJson(truth))) {
      return `saw ${JSON.stringify([...seen])}\n  and the truth is ${JSON.stringify([...truth])}`;
    }
    const people = room.tables.map(({ seats }) => seats.people);
    const told = this.#told?.tables.map((one) => one.people);
    return isDeepStrictEqual(told, people) ? undefined : `was told of ${told?.join()} people`;
  }

  #join(): void {
    const code = this.world.code();
    this.try(this.device.ask({ target: routes.join(), body: { player: this.id, code } }));
  }

  #follow(): void {
    const query = { since: this.#token, waitSeconds: 20, boards: true };
    this.device.ask({ target: routes.tables(this.id, query) }).then(
      ({ status, body }) => {
        this.#isRefused = status >= 400;
        if (status === 200) this.#see(JSON.parse(body) as TablesView);
        this.#again(status === 200 || status === 304 ? 0 : 3_000);
      },
      () => this.#again(500), // the network failed
    );
  }

  #see(told: TablesView): void {
    const views = told.tables.flatMap(({ table, view = this.#views.get(table) }) =>
      view === undefined ? [] : [[table, view] as const],
    );
    this.#views = new Map(views);
    this.#token = told.token;
    this.#told = told;
  }

  #again(ms: number): void {
    this.world.clock.after(ms, () => this.#follow());
  }
}

function asJson<K, V>(map: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  return new Map(JSON.parse(JSON.stringify([...map])) as readonly (readonly [K, V])[]);
}
