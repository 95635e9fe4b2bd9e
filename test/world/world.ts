/**
 * A world from one seed: players with habits, a network and a disk that fail, a host who meddles
 * and crashes, in simulated time. What runs is the product: the Board, the Table, the host's powers,
 * the saved game, the app with Express and Node's HTTP over sockets in memory, and the page's own
 * client. Only time, chance, the disk and the wire are the world's.
 *
 * One timer runs at a time, and then everything that it set off, to its end; so the order of all
 * that happens follows from the seed alone, and a seed that failed fails again, exactly.
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isSecret } from '../../shared/card.ts';
import { parseFailure } from '../../shared/failures.ts';
import type { Room } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import { formatSave, parseSave } from '../../main/save/game-file.ts';
import { Chance } from './chance.ts';
import { checkRestored } from './checks.ts';
import { habits } from './habits.ts';
import { HostPerson, newDeck } from './host-person.ts';
import { headerOf } from '../support/http-text.ts';
import type { Answer } from '../support/wire.ts';
import type { Exchange } from './line.ts';
import { Machine, SAVE_FILE } from './machine.ts';
import { Network } from './network.ts';
import { NumberedFlips, playerAt } from './numbered-flips.ts';
import type { Records } from './records.ts';
import { RoomChecks } from './room-checks.ts';
import { StepsFollower } from './steps-follower.ts';
import { Follows, PagePlayer, Television } from './page-player.ts';
import type { Person, Surroundings } from './person.ts';
import { Saves } from './saves.ts';
import { Secrets } from './secrets.ts';
import { TableWatch } from './table-watch.ts';
import { TextPlayer, TextWatcher } from './text-player.ts';
import { Wall } from './wall.ts';
import { TestClock } from '../support/clock.ts';
import { WorldDisk } from './world-disk.ts';

/** How a world ended. */
export interface Ending {
  readonly seed: number;
  readonly steps: number;
  /** What went wrong, if anything did. */
  readonly failure: string | undefined;
  /** What happened, a line each. */
  readonly trace: readonly string[];
  /** Names everything that happened and every byte that was sent: the same seed has the same. */
  readonly hash: string;
  /** What happened how often: rules, refusals, faults. */
  readonly counts: Counts;
}

export type Counts = ReadonlyMap<string, number>;

/** How long faults last, and how long it takes until all is quiet after them. */
const FAULTS_MS = [10_000, 26_000] as const;
const QUIET_MS = 20_000;
const ROUND_MS = 500;
const BACK_MS = 3_000;
const TRIES_MAX = 20;
/** In which a computer player lets go of a card that somebody waits for. */
const COMPUTER_MS = 5_000;
const SAVED_MS = 3_000;

/** How many worlds have several tables. */
const SEVERAL = 0.3;

/** What does not wait for a player is answered within this real time, or never. */
const BUSY_MS_MAX = 10_000;

export async function runWorld(seed: number): Promise<Ending> {
  return new World(seed).run();
}

class World {
  readonly #seed: number;
  readonly #chance: Chance;
  readonly #pace: number;
  readonly #clock = new TestClock();
  readonly #disk: WorldDisk;
  readonly #machine: Machine;
  readonly #network: Network;
  readonly #host: HostPerson;
  readonly #people: readonly Person[];
  readonly #secrets = new Secrets();
  readonly #numbered = new NumberedFlips();
  readonly #saves = new Saves();
  readonly #room = new RoomChecks();
  /** Of the tables of this run. */
  #watches = new Map<Table, TableWatch>();
  /** Of all tables that there ever were. */
  readonly #records: Records[] = [];
  readonly #trace: string[] = [];
  readonly #hash = createHash('sha256');
  readonly #counts = new Map<string, number>();
  #answered: { readonly exchange: Exchange; readonly bytes: Buffer }[] = [];
  /** What came in, and what was cut, in this step. */
  #arrived: Exchange | undefined;
  #cut: Exchange[] = [];
  #synced: string | undefined;
  /** Whose seat the host is about to give, named in the whole room. */
  #absent: string | undefined;
  #steps = 0;
  #failure: string | undefined;

  constructor(seed: number) {
    this.#seed = seed;
    this.#chance = new Chance(seed);
    this.#pace = this.#chance.pick([1, 5]);
    this.#disk = new WorldDisk(this.#chance.of('disk'));
    const layout = { deck: newDeck(this.#chance.of('deck')), title: 'World' };
    const several = this.#chance.of('tables');
    const tables = several.happens(SEVERAL) ? several.between(2, 3) : 1;
    const first = { layout, tables };
    this.#machine = new Machine(this.#clock, this.#disk, this.#chance.of('machine'), first, {
      onBug: (error) => this.#fail('a bug was reported', error),
      arrived: (exchange) => this.#onArrived(exchange),
      answered: (exchange, answer, bytes) => this.#onAnswered(exchange, answer, bytes),
      cut: (exchange) => this.#onCut(exchange),
      started: (room, restored) => this.#onStarted(room, restored),
      ended: (cleanly) => this.#onEnded(cleanly),
    });
    this.#network = new Network(this.#machine, this.#clock, this.#chance.of('network'));
    const loopback = new Network(this.#machine, this.#clock, this.#chance.of('loopback'));
    loopback.calm();
    const around: Surroundings = {
      clock: this.#clock,
      pace: this.#pace,
      network: this.#network,
      code: () => this.#machine.table?.door.code,
      note: (line) => this.#note(line),
      fail: (why, cause) => this.#fail(why, cause),
    };
    const hosting = this.#chance.of('host');
    this.#host = new HostPerson(this.#machine, this.#disk, loopback, around, hosting);
    this.#people = populate(around, this.#chance, tables);
  }

  async run(): Promise<Ending> {
    await this.#pass(this.#chance.between(...FAULTS_MS) * this.#pace);
    await this.#checkCopied();
    this.#note('faults are off');
    this.#network.calm();
    this.#disk.faults = 0;
    this.#host.calm();
    for (const person of this.#people) person.calm();
    await this.#pageSees();
    await this.#pass(QUIET_MS);
    await this.#moveOn();
    await this.#untilSaved();
    if (this.#failure === undefined) this.#checkEnd();
    for (const records of this.#records) {
      const misplayed = await records.misplayed();
      if (misplayed !== undefined) this.#fail(misplayed);
    }
    const ending = {
      seed: this.#seed,
      steps: this.#steps,
      failure: this.#failure,
      trace: this.#trace,
      hash: this.#hash.copy().digest('hex'),
      counts: this.#counts,
    };
    this.#machine.forget();
    return ending;
  }

  /** Computer players would play on, and a game may begin by itself: it ends, until all is saved. */
  async #untilSaved(): Promise<void> {
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const tables = this.#machine.room?.tables ?? [];
      const plays = ({ game, seats }: Table) =>
        game.phase === 'playing' && seats.computers().length > 0;
      if (tables.some(plays)) this.#host.endGame();
      await this.#pass(SAVED_MS);
      if (this.#clock.now() - this.#changedAt >= SAVED_MS) return;
    }
  }

  async #checkCopied(): Promise<void> {
    const { host } = this.#machine;
    if (this.#failure !== undefined || host === undefined) return;
    for (const watch of this.#watches.values()) {
      if (watch.table.isClosed) continue;
      const wrong = await watch.miscopied(host.of(watch.table), this.#chance.of('copied'));
      if (wrong !== undefined) this.#fail(wrong);
    }
  }

  /** Lets time pass, one timer after the other, unless something went wrong. */
  async #pass(ms: number): Promise<void> {
    const until = this.#clock.now() + ms;
    await this.#settled(); // what was set off just before sets its timers first
    while (this.#failure === undefined && this.#clock.step(until)) {
      this.#steps++;
      await this.#settled();
      this.#check();
    }
  }

  /** Everything that a timer set off has run, files that the host opens included. */
  async #settled(): Promise<void> {
    await turns();
    if (!this.#machine.isBusy) return;
    const start = performance.now();
    while (this.#machine.isBusy && performance.now() - start < BUSY_MS_MAX) await setImmediate();
    if (this.#machine.isBusy) this.#fail('a request that waits for nobody was never answered');
    await turns(); // what waited, and was ended by it
  }

  #check(): void {
    const { room, open, host } = this.#machine;
    const answered = this.#answered;
    const happened = this.#machine.takeHappened();
    const own = this.#machine.takeOwnFlips();
    this.#answered = [];
    if (room === undefined || happened === undefined) return;
    for (const events of happened.values()) for (const { rule } of events) this.#count(rule);
    for (const { ended } of own) this.#count(`a computer's flip: ${ended}`);
    for (const table of room.tables) this.#secrets.learn(table);
    const leaks = answered.flatMap(({ exchange, bytes }) => this.#secrets.leaks(exchange, bytes));
    const now = this.#clock.now();
    const isNewState = this.#saves.record(room.save(), now);
    const at = (table: Table | undefined) => (table && happened.get(table)) ?? [];
    const wrong =
      leaks[0] ??
      this.#numbered.check((number) => at(room.at(number))) ??
      this.#room.check(room, host?.tonight);
    if (wrong !== undefined) return this.#fail(wrong);
    this.#numbered.closed(room.tables.length);
    const watched = {
      ...{ now, host, open, answered: answered.map(({ exchange }) => exchange) },
      ...{ arrived: this.#arrived, cut: this.#cut, numbered: this.#numbered.taken },
      isStopping: this.#machine.isStopping,
    };
    this.#arrived = undefined;
    this.#cut = [];
    for (const table of room.tables) {
      const flips = own.filter((flip) => flip.table === table);
      const here = { happened: at(table), own: flips };
      const misplayed = this.#watch(table).check(watched, here, isNewState);
      if (misplayed !== undefined) this.#fail(misplayed);
    }
  }

  #watch(table: Table): TableWatch {
    const known = this.#watches.get(table);
    if (known !== undefined) return known;
    const watch = new TableWatch(table);
    this.#watches.set(table, watch);
    this.#records.push(watch.records);
    return watch;
  }

  /** When any table changed last. */
  get #changedAt(): number {
    return Math.max(0, ...[...this.#watches.values()].map(({ changedAt }) => changedAt));
  }

  /** Every page shows the true table soon after the host can be reached again. */
  async #pageSees(): Promise<void> {
    // A host who is just stopping is not there, either.
    const isGone = () => this.#machine.table === undefined || this.#machine.isStopping;
    for (let tries = 0; isGone() && tries < TRIES_MAX; tries++) await this.#pass(ROUND_MS);
    await this.#pass(BACK_MS);
    // What has just changed is still on its way.
    for (
      let tries = 0;
      this.#clock.now() - this.#changedAt < ROUND_MS && tries < TRIES_MAX;
      tries++
    ) {
      await this.#pass(ROUND_MS);
    }
    this.#checkViews(this.#people.filter((person) => person instanceof Follows));
  }

  #checkViews(people: readonly Person[]): void {
    const { room } = this.#machine;
    if (room === undefined) return this.#fail('the host did not start again');
    for (const person of people) {
      const own = isSecret(person.id) ? room.tableOf(person.id) : undefined;
      const table = own ?? room.at(person.at) ?? room.first;
      const misbelief = person.misbelief(table);
      if (misbelief !== undefined) return this.#fail(`${person.name} ${misbelief}`);
    }
  }

  /** Everybody who holds a card moves on, until nobody waits any more. */
  async #moveOn(): Promise<void> {
    const { room } = this.#machine;
    if (room === undefined) return this.#fail('the host did not start again');
    for (let round = 0; round <= this.#people.length; round++) {
      const held = room.tables.filter(({ game }) =>
        game.board.controlled().some(({ waiters }) => waiters.length > 0),
      );
      if (held.length === 0) return;
      const areComputers = held.map((table) => this.#letGo(table));
      await this.#pass(areComputers.includes(true) ? COMPUTER_MS : ROUND_MS);
    }
    this.#fail('somebody waits although everybody has moved on');
  }

  /** Everybody who holds a card of this table moves on. @returns whether a computer player has to */
  #letGo({ number, game, seats }: Table): boolean {
    const holders = new Map(
      game.board.controlled().map(({ controller, index }) => [controller, index]),
    );
    for (const [id, index] of holders) {
      const { columns } = game.deck;
      const at = { row: Math.floor(index / columns), column: index % columns };
      const isHere = ({ device }: Person) => isSecret(id) || device.table === number;
      this.#people.find((each) => each.id === id && isHere(each))?.moveOn(at, game.number);
    }
    return seats.computers().some(({ id }) => holders.has(id));
  }

  #checkEnd(): void {
    const { room, open } = this.#machine;
    if (room === undefined) return this.#fail('the host is gone');
    for (const { target, from } of open) {
      if (target?.route === 'flip') return this.#fail(`a flip of ${from} never ended`);
    }
    this.#checkViews(this.#people);
    const truth = formatSave(room.save());
    const onDisk = this.#disk.read(SAVE_FILE);
    for (const table of room.tables) {
      const end = table.number === 1 ? '' : `-${table.number}`;
      const recorded = this.#disk.read(`${SAVE_FILE}.record-${table.game.number}${end}`);
      const unkept = this.#watch(table).records.unkept(recorded, this.#disk.lastFaultAt);
      if (unkept !== undefined) return this.#fail(unkept);
    }
    if (onDisk !== truth) this.#fail(`saved is ${onDisk}\n  and the truth is ${truth}`);
  }

  #onArrived(exchange: Exchange): void {
    const { from, asked, target } = exchange;
    this.#note(`${from} → ${asked.target} ${JSON.stringify(asked.body) ?? ''}`);
    this.#arrived = exchange;
    this.#secrets.hear(exchange);
    this.#numbered.arrived(exchange);
    if (target?.route !== 'power' || target.power !== 'giveSeat') return;
    const { from: seat, table = 1 } = asked.body as {
      readonly from: number;
      readonly table?: number;
    };
    const absent = this.#machine.room?.at(table)?.seats.at(seat);
    this.#absent = absent && playerAt(table, absent.id);
  }

  #onAnswered(exchange: Exchange, answer: Answer, bytes: Buffer): void {
    const { from, asked } = exchange;
    const what = answer.status === 200 ? headerOf(answer, 'board-version') : answer.body;
    this.#note(`${from} ← ${answer.status} ${what ?? ''} for ${asked.target}`);
    if (from !== 'host') this.#hash.update(answer.body); // the host is told of this computer
    this.#answered.push({ exchange, bytes });
    const { target } = exchange;
    const way = target?.route === 'power' ? target.power : (target?.route ?? 'none');
    const isDone = answer.status === 200 && !answer.body.startsWith('{"ok":false');
    this.#count(`${way}: ${isDone ? 'done' : (parseFailure(answer.body) ?? answer.status)}`);
    const isGiven = asked.target.endsWith('giveSeat') && answer.body.includes('"ok":true');
    if (!isGiven || this.#absent === undefined) return;
    this.#numbered.forget(this.#absent);
    this.#room.skip();
    for (const watch of this.#watches.values()) watch.points.skip();
  }

  #onCut(exchange: Exchange): void {
    this.#count(`${exchange.target?.route} cut`);
    this.#note(`${exchange.from} ✂ ${exchange.asked.target}`);
    this.#cut.push(exchange);
    this.#numbered.cut(exchange);
    for (const watch of this.#watches.values()) {
      if (watch.table.number === exchange.table) watch.cut(exchange, this.#clock.now());
    }
  }

  #onStarted(room: Room, restored: string | undefined): void {
    this.#count(restored === undefined ? 'started' : 'restored');
    this.#note(`the host starts, with ${restored === undefined ? 'a new' : 'the saved'} game`);
    const now = this.#clock.now();
    this.#numbered.restart(restored === undefined ? undefined : parseSave(restored));
    this.#room.skip();
    this.#watches = new Map();
    const { lastFaultAt } = this.#disk;
    const wrong =
      this.#saves.restored(restored, this.#synced, lastFaultAt, now) ??
      (restored === undefined ? undefined : checkRestored(room, restored));
    if (wrong !== undefined) this.#fail(wrong);
  }

  #onEnded(cleanly: boolean): void {
    this.#count(cleanly ? 'stopped' : 'crashed');
    this.#synced = this.#disk.synced(SAVE_FILE);
    this.#saves.ended(this.#clock.now(), cleanly);
    this.#watches = new Map();
    for (const { device } of [this.#host, ...this.#people]) device.serverGone();
  }

  #note(line: string): void {
    if (this.#failure !== undefined) return; // what went wrong is the end
    const timed = `${(this.#clock.now() / 1_000).toFixed(3)} ${line}`;
    this.#hash.update(timed);
    this.#trace.push(timed);
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  #fail(why: string, cause?: unknown): void {
    const because = cause instanceof Error ? `\n  ${cause.stack}` : '';
    const deeper = cause instanceof Error && cause.cause instanceof Error ? cause.cause.stack : '';
    this.#failure ??= `${why}${because}\n  ${deeper}`.trimEnd();
  }
}

/** Express takes a turn to leave a router with an error: the routes of a table are in three others. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await setImmediate();
}

/** Two to five players of both kinds, somebody who watches, and now and then a TV. */
function populate(world: Surroundings, chance: Chance, tables: number): readonly Person[] {
  const crowd = chance.of('crowd');
  const address = () => `192.168.1.${crowd.between(10, 14)}`;
  const newId = () => `id_${crowd.letters(22)}`;
  const people: Person[] = [];
  for (let index = 0, count = crowd.between(2, 5); index < count; index++) {
    const habit = crowd.pick(habits);
    const own = chance.of(`player ${index}`);
    if (crowd.happens(0.6)) people.push(new PagePlayer(newId(), habit, world, own, address()));
    else {
      const id = crowd.happens(0.2) ? newId() : `text${index}`;
      people.push(new TextPlayer(id, habit, world, own, address()));
      const isShared = crowd.happens(0.15); // all requests with one id are one player's
      const second = chance.of(`second ${index}`);
      if (isShared) people.push(new TextPlayer(id, habit, world, second, address()));
    }
  }
  if (crowd.happens(0.5)) people.push(new TextWatcher('eye', world, chance.of('eye'), address()));
  if (crowd.happens(0.4)) people.push(new Television(newId(), world, chance.of('tv'), address()));
  if (crowd.happens(0.5)) {
    people.push(new StepsFollower('xray', world, chance.of('xray'), address()));
  }
  if (tables > 1) seatMore(people, world, chance.of('more'), tables);
  return people;
}

/** With several tables there are more people, a TV that shows all, and programs at any of them. */
function seatMore(people: Person[], world: Surroundings, chance: Chance, tables: number): void {
  const address = () => `192.168.1.${chance.between(10, 14)}`;
  const newId = () => `id_${chance.letters(22)}`;
  for (const person of people) {
    const isProgram = !(person instanceof Follows);
    if (isProgram) person.device.table = 1 + (person.id.length % tables);
  }
  for (let index = 0, count = chance.between(2, 4); index < count; index++) {
    const habit = chance.pick(habits);
    people.push(new PagePlayer(newId(), habit, world, chance.of(`player ${index}`), address()));
  }
  people.push(new Wall(newId(), world, chance.of('wall'), address()));
}
