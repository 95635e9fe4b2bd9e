import { formatDeckFile } from '../../shared/deck-file.ts';
import type { RoomSettings } from '../../shared/settings.ts';
import { characters } from '../../shared/characters.ts';
import { languages } from '../../shared/languages.ts';
import { routes } from '../../shared/paths.ts';
import type { Deck } from '../../main/game/deck.ts';
import type { Chance } from './chance.ts';
import type { Machine } from './machine.ts';
import { type Network, Device, Lost } from './network.ts';
import { newCard, otherCase } from './page-player.ts';
import type { Surroundings } from './person.ts';
import type { WorldDisk } from './world-disk.ts';

/** At which table, if there are several. */
interface At {
  readonly table?: number;
}

type Power = readonly [power: string, argument: unknown];

/** Small boards, so that players meet. */
const SHAPES = [
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;

const COMPUTERS_MAX = 3;

const BUNDLED = ['perfect.txt', 'four-seasons.txt', 'no-such-board.txt'];

/** A deck of pairs, of which some are alike, or alike but for case; an odd one is without a pair. */
export function newDeck(chance: Chance): Deck {
  const [rows, columns] = chance.pick(SHAPES);
  const cards: string[] = [];
  while (cards.length < rows * columns) {
    const alike = cards.length > 0 && chance.happens(0.25) ? chance.pick(cards) : undefined;
    const card = alike === undefined ? newCard(chance) : chance.pick([alike, otherCase(alike)]);
    cards.push(card, card);
  }
  return { rows, columns, cards: cards.slice(0, rows * columns) };
}

/** Who hosts: uses the powers over loopback, and pulls the plug now and then. */
export class HostPerson {
  readonly #machine: Machine;
  readonly #disk: WorldDisk;
  readonly #chance: Chance;
  /** At which of several tables; with one, nothing asks it. */
  readonly #where: Chance;
  readonly #world: Surroundings;
  readonly device: Device;
  readonly #crashes: number;
  readonly #acts: number;
  #isCalm = false;
  /** As many tables as there ever were. */
  #tables = 1;

  constructor(
    machine: Machine,
    disk: WorldDisk,
    loopback: Network,
    world: Surroundings,
    chance: Chance,
  ) {
    this.#machine = machine;
    this.#disk = disk;
    this.#chance = chance;
    this.#where = chance.of('where');
    this.#world = world;
    this.device = new Device(loopback, 'host', '127.0.0.1');
    this.#crashes = chance.pick([0, 0.1, 0.3]);
    this.#acts = chance.pick([2_000, 4_000, 10_000]);
    this.#start();
    this.#think();
  }

  /** Faults are off, and the program runs. */
  calm(): void {
    this.#isCalm = true;
    this.#start();
  }

  /** Ends the game, so that nobody plays by themselves any more. */
  endGame(): void {
    this.#use('endGame', {});
  }

  /** Starts the program, again and again until it does. */
  #start(): void {
    void this.#machine.start().then(() => {
      if (this.#machine.table === undefined || this.#machine.isStopping)
        this.#world.clock.after(1_000, () => this.#start());
    });
  }

  #think(): void {
    const ms = this.#chance.between(500, this.#acts) * this.#world.pace;
    this.#world.clock.after(ms, () => {
      if (this.#isCalm) return;
      this.#act();
      this.#think();
    });
  }

  #act(): void {
    if (this.#chance.happens(0.2)) this.#disk.faults = this.#chance.pick([0, 0, 0.05, 0.5, 1]);
    if (this.#machine.table === undefined) return;
    if (this.#chance.happens(this.#crashes)) return this.#crash();
    if (this.#machine.table.game.phase === 'over' && this.#chance.happens(0.5)) {
      return this.#use('newGame', {});
    }
    this.#use(...this.#choose());
  }

  #use(power: string, argument: unknown): void {
    this.#world.note(`the host uses ${power} ${JSON.stringify(argument)}`);
    const { secret } = this.#machine;
    this.device.ask({ target: routes.power(power), body: argument, secret }).catch((error) => {
      if (!(error instanceof Lost)) this.#world.fail('the host met a bug', error);
    });
  }

  #crash(): void {
    const isClean = this.#chance.happens(0.3);
    this.#world.note(isClean ? 'the host stops' : 'the host crashes');
    if (isClean) this.#machine.stop().catch((error) => this.#world.fail('no clean stop', error));
    else this.#machine.crash();
    this.#world.clock.after(this.#chance.between(300, this.#chance.pick([3_000, 20_000])), () =>
      this.#start(),
    );
  }

  /** One of the tables. */
  #somewhere(): At {
    const { length } = this.#machine.room?.tables ?? [];
    return length < 2 ? {} : { table: this.#where.between(1, length) };
  }

  /** What a host does with several tables. */
  #withTables(): readonly (() => Power)[] {
    this.#tables = Math.max(this.#tables, this.#machine.room?.tables.length ?? 1);
    if (this.#tables < 2) return [];
    const chance = this.#where;
    const number = () => chance.between(1, this.#tables);
    const move = (): Power => {
      const from = number();
      const sitting = this.#machine.room?.at(from)?.seats.all() ?? [];
      const seat = sitting.length === 0 ? 0 : chance.pick(sitting).seat;
      return ['move', { seat, table: from, to: number() }];
    };
    return [
      ...[move, move, move],
      () => ['evenOut', {}],
      () => ['evenOut', { back: true }],
      () => ['nextAt', { table: chance.pick([null, number()]) }],
      () => ['endGame', { table: number() }],
      () => ['settings', { tables: number() }],
    ];
  }

  #choose(): Power {
    const chance = this.#chance;
    const at = this.#somewhere();
    const seat = chance.below(7);
    const powers: readonly (() => Power)[] = [
      () => ['newGame', {}],
      () => this.#openBoard(),
      () =>
        chance.happens(0.3) ? ['chooseBoard', { board: chance.pick(BUNDLED) }] : ['newGame', {}],
      () => ['door', { door: chance.pick(['open', 'joined', 'code', 'code']) }],
      () => ['door', { door: 'open' }],
      () => ['remove', { ...at, seat }],
      () => ['block', { ...at, seat: chance.happens(0.5) ? seat : 99 }],
      () => ['giveSeat', this.#seatToGive()],
      () => ['giveSeat', { ...at, from: seat, to: chance.below(7) }],
      () => ['rename', { ...at, seat, name: `Renamed ${seat}` }],
      () => ['settings', this.#settings()],
      () => ['settings', this.#settings()],
      () => ['putInTeam', { seat, team: chance.below(4) }],
      () => ['begin', {}],
      () => (chance.happens(0.3) || this.#isSomebodyWaiting() ? ['endGame', {}] : ['begin', {}]),
      () => ['state', at],
      () => this.#addComputer(at),
      () => this.#addComputer(at),
      () => [
        'changeComputer',
        { ...at, ...this.#computerPlay(), seat: this.#computerSeat(at) ?? seat },
      ],
      () => ['remove', { ...at, seat: this.#computerSeat(at) ?? seat }],
      ...this.#withTables(),
    ];
    return chance.pick(powers)();
  }

  /** So few that the table is quiet now and then, and pages can be seen to show it as it is. */
  #addComputer(at: At): Power {
    const count = this.#machine.room?.at(at.table ?? 1)?.seats.computers().length ?? 0;
    return count < COMPUTERS_MAX
      ? ['addComputer', { ...at, ...this.#computerPlay() }]
      : ['state', {}];
  }

  #computerPlay() {
    return { character: this.#chance.pick(characters), language: this.#chance.pick(languages) };
  }

  #computerSeat({ table = 1 }: At): number | undefined {
    const computers = this.#machine.room?.at(table)?.seats.computers() ?? [];
    return computers.length === 0 ? undefined : this.#chance.pick(computers).seat;
  }

  #isSomebodyWaiting(): boolean {
    return (
      this.#machine.room?.tables.some(({ game }) =>
        game.board.controlled().some(({ waiters }) => waiters.length > 0),
      ) === true
    );
  }

  /** Of somebody who is not here, to somebody who is, if there are such. */
  #seatToGive() {
    const [of, to] = [this.#somewhere(), this.#somewhere()];
    const at = (one: At) => this.#machine.room?.at(one.table ?? 1)?.seats.all() ?? [];
    const absent = at(of).find(({ presence }) => presence === 'away' || presence === 'left');
    const newcomer = at(to).find(({ presence }) => presence === 'here');
    const toTable = to.table === undefined ? {} : { toTable: to.table };
    return { ...of, ...toTable, from: absent?.seat ?? 0, to: newcomer?.seat ?? 1 };
  }

  #openBoard(): Power {
    if (this.#chance.happens(0.4)) return this.#openDeck();
    const { rows, columns, cards } = newDeck(this.#chance);
    const isWhole = this.#chance.happens(0.8);
    const lines = isWhole ? cards : cards.slice(1);
    return [
      'openBoard',
      { title: 'a-board.txt', text: `${rows}x${columns}\n${lines.join('\n')}\n` },
    ];
  }

  /** Unlike pairs, more of them than fit, on grids that may be odd; some files are cut. */
  #openDeck(): Power {
    const chance = this.#chance;
    const [rows, columns] = chance.pick(SHAPES);
    const count = Math.floor((rows * columns) / 2) + chance.below(4);
    const pairs = Array.from({ length: count }, (_, number) =>
      chance.happens(0.3)
        ? ([`twin ${number}`] as const)
        : ([`${number}`, `number ${number}`] as const),
    );
    const text = formatDeckFile({ title: 'A deck', rows, columns, pairs });
    const isWhole = chance.happens(0.8);
    return ['openBoard', { title: 'deck.board', text: isWhole ? text : text.slice(0, -4) }];
  }

  #settings(): Partial<RoomSettings> {
    const chance = this.#chance;
    return chance.pick<Partial<RoomSettings>>([
      { shuffle: chance.happens(0.5) },
      { lobby: chance.happens(0.3) },
      { replace: chance.happens(0.7) },
      { leaveSeconds: chance.pick([null, 15, 20, 60]) },
      { holdUpSeconds: chance.pick([null, 10, 12, 30]) },
      { restartMinutes: chance.pick([null, 1]) },
      { sides: chance.pick(['each', 'teams', 'tables', 'together']) },
      {
        sides: 'teams',
        teams: chance.pick([2, 3, 4]),
        teamsBy: chance.pick(['friends', 'host', 'chance']),
      },
    ]);
  }
}
