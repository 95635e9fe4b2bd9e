import type { Position } from '../../shared/card.ts';
import { atTable, routes } from '../../shared/paths.ts';
import type { TableView } from '../../shared/table-view.ts';
import type { Table } from '../../main/table/table.ts';
import { Flips } from '../../renderer/net/flips.ts';
import { Follower } from '../../renderer/net/follow.ts';
import { GameClient } from '../../renderer/net/client.ts';
import { situationOf } from '../../renderer/game/situation.ts';
import type { Chance } from './chance.ts';
import { type Habit, Memory, chooseSpot } from './habits.ts';
import { Person, type Surroundings } from './person.ts';
import { sleepBy } from './process-clock.ts';

/** Who follows the table as the page does, with the page's own code: a player, or the TV. */
export abstract class Follows extends Person {
  protected readonly client: GameClient;
  protected readonly follower: Follower<TableView>;
  protected view: TableView | undefined;
  #isRefused = false;

  constructor(id: string, world: Surroundings, chance: Chance, address: string) {
    super(id, world, chance, address);
    this.client = new GameClient(this.device.fetch);
    this.follower = new Follower({
      table: (query, signal) => this.client.table(this.id, query, signal),
      mode: () => 'wait',
      onView: (view) => {
        this.#isRefused = false;
        this.onView(view);
      },
      onRefused: () => {
        this.#isRefused = true;
      },
      onBug: (error) => world.fail('a view could not be shown', error),
      onTrouble: () => undefined,
      sleep: sleepBy(world.clock),
      random: chance.random,
    });
    world.clock.after(chance.below(3_000), () => {
      this.follower.run().catch((error: unknown) => world.fail('the page stopped', error));
      this.think();
    });
  }

  override get at(): number {
    return this.client.at;
  }

  protected get isRefused(): boolean {
    return this.#isRefused;
  }

  protected onView(view: TableView): void {
    this.view = view;
  }

  protected async join(name: string | undefined): Promise<void> {
    const code = this.chance.happens(0.7) ? this.world.code() : 'wrong1';
    // A client that gets no word it knows says so as if nobody had answered.
    const joined = await this.client.join(this.id, name, code).catch(() => undefined);
    if (joined?.ok === true) this.follower.wake();
  }

  override calm(): void {
    super.calm();
    this.follower.wake(); // as a page does when it is online again
  }

  protected override back(): void {
    super.back();
    this.follower.wake();
  }

  override misbelief(table: Table): string | undefined {
    const { removed, blocked } = table.you(this.id);
    const isLetIn =
      removed || blocked || table.door.mode === 'open' || table.seats.asker(this.id).hasJoined;
    if (!isLetIn)
      return this.view !== undefined && !this.#isRefused ? 'was not refused' : undefined;
    if (this.view === undefined) return 'never saw the table';
    const {
      you,
      restartSeconds: _restart,
      giveUpSeconds: _giveUp,
      playedSeconds: _played,
      beginsIn: _beginsIn,
      awards: _awards,
      evening: _evening,
      gave: _gave,
      ...common
    } = this.view;
    const seen = JSON.stringify({ ...common, you: { ...you, number: null } });
    const truth = JSON.stringify({
      ...table.view(),
      you: { ...table.you(this.id), number: null }, // it grows with flips that change nothing else
    });
    return seen === truth ? undefined : `saw ${seen}\n  and the truth is ${truth}`;
  }
}

export class PagePlayer extends Follows {
  readonly #habit: Habit;
  readonly #flips: Flips;
  readonly #memory = new Memory();

  constructor(id: string, habit: Habit, world: Surroundings, chance: Chance, address: string) {
    super(id, world, chance, address);
    this.#habit = habit;
    this.#flips = new Flips({
      flip: (at, number, signal) =>
        this.client.flip(this.id, at, { number, game: this.view?.game }, signal),
      situation: () => situationOf(this.view),
      lastNumber: () => this.view?.you.number ?? 0,
      onAsked: () => undefined,
      onAnswer: () => undefined,
      onLostPlace: () => undefined,
      sleep: sleepBy(world.clock),
    });
  }

  protected override get thinkMs() {
    return this.#habit.thinkMs;
  }

  protected override onView(view: TableView): void {
    if (this.view !== undefined && this.view.game !== view.game) this.#flips.forget();
    super.onView(view);
    this.#memory.see(view);
    this.#flips.see();
  }

  protected override act(): void {
    const { view, chance } = this;
    const habit = this.#habit;
    if (this.device.isOff) return;
    if (chance.happens(habit.vanishes)) return this.vanish();
    if (view === undefined || view.you.seat === null || view.you.removed || this.isRefused) {
      if (view?.you.blocked !== true) this.try(this.join(`Name ${this.name}`));
      return;
    }
    if (chance.happens(habit.leaves)) return this.try(this.client.leave(this.id));
    if (chance.happens(habit.replaces)) return this.#replace();
    const isWaiting = situationOf(view).kind === 'waiting';
    if (isWaiting && !chance.happens(habit.changesMind)) return;
    const index = chooseSpot(habit, view, this.#memory, chance);
    this.#tap(index, view.columns);
    if (chance.happens(habit.doubleTaps)) this.#tap(index, view.columns);
  }

  override moveOn(at: Position, game: number): void {
    const number = (this.view?.you.number ?? 0) + 1_000;
    this.try(this.client.flip(this.id, at, { number, game }));
  }

  #tap(index: number, columns: number): void {
    this.#flips.tap({ row: Math.floor(index / columns), column: index % columns });
  }

  #replace(): void {
    const { seen } = this.#memory;
    if (seen.length === 0) return;
    const to = this.chance.happens(0.3) ? this.chance.pick(seen) : newCard(this.chance);
    const replace = routes.replace(this.id, this.chance.pick(seen), to);
    this.try(this.device.ask({ target: atTable(this.client.at) + replace }));
  }
}

/** A card that nobody can guess, and that is found in whatever is sent. */
export function newCard(chance: Chance): string {
  return `card_${chance.letters(12)}`;
}

/** Another card than this one: two cards match when they are exactly the same. */
export function otherCase(card: string): string {
  return card.replace(/[a-z0-9]{12}$/, (letters) => letters.toUpperCase());
}

/** The TV: it joins without a name, and only follows. */
export class Television extends Follows {
  protected override readonly thinkMs = [2_000, 5_000] as const;

  protected override act(): void {
    if (this.view === undefined || this.isRefused || this.chance.happens(0.1)) {
      this.try(this.join(undefined));
    }
  }

  override moveOn(): void {
    throw new Error('a TV holds nothing');
  }
}
