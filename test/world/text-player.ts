import { type BoardState, formatBoardState, parseBoardState } from '../../shared/board-state.ts';
import type { Position } from '../../shared/card.ts';
import { routes } from '../../shared/paths.ts';
import type { SpotView } from '../../shared/table-view.ts';
import type { Table } from '../../main/table/table.ts';
import type { Chance } from './chance.ts';
import { type Habit, Memory, chooseSpot } from './habits.ts';
import { headerOf } from '../support/http-text.ts';
import type { Answer } from '../support/wire.ts';
import { newCard } from './page-player.ts';
import { Person, type Surroundings } from './person.ts';

/** A program of the published protocol; some number their flips. */
export class TextPlayer extends Person {
  readonly #habit: Habit;
  readonly #memory = new Memory();
  readonly #numbers: boolean;
  #number = 0;
  #state: BoardState | undefined;
  #flips = 0;

  constructor(id: string, habit: Habit, world: Surroundings, chance: Chance, address: string) {
    super(id, world, chance, address);
    this.#habit = habit;
    this.#numbers = chance.happens(0.5);
    this.think();
  }

  protected override get thinkMs() {
    return this.#habit.thinkMs;
  }

  protected override act(): void {
    const { chance } = this;
    const habit = this.#habit;
    if (this.device.isOff) return;
    if (chance.happens(habit.vanishes)) return this.vanish();
    const state = this.#state;
    if (state === undefined) return this.try(this.#ask(routes.look(this.id)));
    if (chance.happens(habit.replaces)) return this.#replace();
    if (chance.happens(habit.leaves)) {
      return this.try(this.device.ask({ target: routes.leave(), body: { player: this.id } }));
    }
    if (this.#flips > 0 && !chance.happens(habit.changesMind)) return;
    const you = { seat: 0, name: null, number: null, removed: false, blocked: false, brought: [] };
    const index = chooseSpot(habit, { spots: spotsOf(state), you }, this.#memory, chance);
    const at = { row: Math.floor(index / state.columns), column: index % state.columns };
    this.#flip(at);
    if (chance.happens(habit.doubleTaps)) this.#flip(at);
  }

  override moveOn(at: Position): void {
    this.#number += 1_000;
    this.#flip(at);
  }

  override misbelief(): undefined {
    return undefined; // it looks when it wants to know
  }

  #flip(at: Position): void {
    const number = this.#numbers ? ++this.#number : undefined;
    this.#flips++;
    const flip = this.#ask(routes.flip(this.id, at, { number }));
    this.try(
      flip.finally(() => {
        this.#flips--;
      }),
    );
  }

  async #ask(target: string): Promise<void> {
    const answer = await this.device.ask({ target });
    if (answer.status === 200) this.#see(answer);
    else if (answer.status === 409) this.#state = undefined;
  }

  #see({ body }: Answer): void {
    this.#state = parseBoardState(body);
    if (this.#state === undefined) return this.world.fail(`no board state: ${body}`);
    this.#memory.see({ game: 1, spots: spotsOf(this.#state) });
  }

  #replace(): void {
    const { seen } = this.#memory;
    if (seen.length === 0) return;
    this.try(this.#ask(routes.replace(this.id, this.chance.pick(seen), newCard(this.chance))));
  }
}

/** What a program can tell from a board state: face up and not mine may be somebody's. */
function spotsOf({ spots, mine }: BoardState): SpotView[] {
  const as = mine.length === 2 ? 'pair' : 'first';
  return spots.map((spot, index) => {
    if (spot.face !== 'up') return spot.face === 'down' ? 1 : 0;
    return { card: spot.card, by: mine.includes(index) ? 0 : 1, as };
  });
}

/** A program that watches: as published, or with the last token it saw, so that it misses nothing. */
export class TextWatcher extends Person {
  protected override readonly thinkMs = [5_000, 20_000] as const;
  readonly #isPublished: boolean;
  #since: string | undefined;
  #seen: string | undefined;

  constructor(id: string, world: Surroundings, chance: Chance, address: string) {
    super(id, world, chance, address);
    this.#isPublished = chance.happens(0.3);
    this.think();
    this.#watch();
  }

  protected override act(): void {
    if (!this.device.isOff && this.chance.happens(0.2)) this.vanish();
  }

  override moveOn(): void {
    throw new Error('a watcher holds nothing');
  }

  override misbelief(table: Table): string | undefined {
    if (table.door.mode !== 'open' || this.#isPublished) return undefined;
    const truth = formatBoardState(table.look(this.id).state);
    return this.#seen === truth ? undefined : `saw ${this.#seen}\n  and the truth is ${truth}`;
  }

  /** For ever: once more after each answer, and a while after each failure. */
  #watch(): void {
    const query = this.#isPublished ? {} : { since: this.#since, waitSeconds: 20 };
    const isNew = this.#since === undefined;
    const target = isNew ? routes.look(this.id) : routes.watch(this.id, query);
    this.device.ask({ target }).then(
      (answer) => {
        if (answer.status === 200) this.#seen = answer.body;
        if (answer.status !== 304) this.#since = headerOf(answer, 'board-version');
        this.#again(answer.status === 200 || answer.status === 304 ? 0 : 3_000);
      },
      () => this.#again(500), // the network failed
    );
  }

  #again(ms: number): void {
    this.world.clock.after(ms, () => this.#watch());
  }
}
