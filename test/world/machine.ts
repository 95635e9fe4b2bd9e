import http from 'node:http';
import type { Duplex } from 'node:stream';
import { RuleFailure } from '../../shared/failures.ts';
import { type RoomSettings, defaultSettings } from '../../shared/settings.ts';
import type { BoardEvent } from '../../main/game/events.ts';
import type { Layout } from '../../main/game/game.ts';
import { UnreadableSave, continueGame } from '../../main/save/continue-game.ts';
import type { GameApp } from '../../main/server/app.ts';
import type { Bound } from '../../main/server/listen.ts';
import { type RunningHost, start } from '../../main/start.ts';
import { Room, type RoomOptions } from '../../main/table/room.ts';
import type { Table } from '../../main/table/table.ts';
import type { Chance } from './chance.ts';
import type { Answer } from '../support/wire.ts';
import { type Exchange, Line } from './line.ts';
import type { Server } from './network.ts';
import type { TestClock } from '../support/clock.ts';
import { type OwnFlip, mayPlay } from './computer-checks.ts';
import { ProcessClock } from './process-clock.ts';
import type { WorldDisk } from './world-disk.ts';

export const SAVE_FILE = '/home/host/game.json';

const PORT = 8_080;

/** One run of the program: all of it ends with a crash. */
interface Run {
  readonly clock: ProcessClock;
  readonly room: Room;
  readonly server: http.Server;
  /** All of it, once the first save is written. */
  readonly whole: Promise<RunningHost>;
  host: RunningHost | undefined;
}

export interface MachineEvents {
  readonly onBug: (error: unknown) => void;
  readonly arrived: (exchange: Exchange) => void;
  readonly answered: (exchange: Exchange, answer: Answer, bytes: Buffer) => void;
  readonly cut: (exchange: Exchange) => void;
  /** A run began, with the text it was restored from, if any. */
  readonly started: (room: Room, restored: string | undefined) => void;
  /** A run ended; `cleanly`, if it saved a last time. */
  readonly ended: (cleanly: boolean) => void;
}

/** The host's computer: the program as start.ts puts it together, on a port without a network. */
export class Machine implements Server {
  readonly #clock: TestClock;
  readonly #disk: WorldDisk;
  readonly #chance: Chance;
  readonly #layout: Layout;
  readonly #tables: number;
  readonly #events: MachineEvents;
  #run: Run | undefined;
  #runs = 0;
  #isStarting = false;
  #isStopping = false;
  /** What came in and is neither answered nor closed. */
  readonly open = new Set<Exchange>();
  /** What happened on each board since the last look. */
  #happened = new Map<Table, BoardEvent[]>();
  /** What computer players flipped since the last look. */
  #ownFlips: OwnFlip[] = [];
  /** The connections of all runs. */
  readonly #sockets = new Set<Duplex>();
  #isTouched = false;

  constructor(
    clock: TestClock,
    disk: WorldDisk,
    chance: Chance,
    { layout, tables }: { readonly layout: Layout; readonly tables: number },
    events: MachineEvents,
  ) {
    this.#clock = clock;
    this.#disk = disk;
    this.#chance = chance;
    this.#layout = layout;
    this.#tables = tables;
    this.#events = events;
  }

  /** What runs, once all of it has started. */
  get host(): RunningHost | undefined {
    return this.#run?.host;
  }

  get room(): Room | undefined {
    return this.#run?.room;
  }

  get table(): Table | undefined {
    return this.#run?.room.first;
  }

  /** Whether it saves a last time, and keeps no time any more. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** New at each start. */
  get secret(): string {
    return `host_${this.#runs}_secret`;
  }

  versionAt(table: number): string {
    return this.#run?.room.at(table)?.version ?? '';
  }

  /** Whether something is being worked on that does not wait for a player. */
  get isBusy(): boolean {
    for (const exchange of this.open) if (!exchange.mayWait) return true;
    return false;
  }

  /** What happened on each board since this was last asked; undefined: the program did not run. */
  takeHappened(): ReadonlyMap<Table, readonly BoardEvent[]> | undefined {
    const happened = this.#isTouched ? this.#happened : undefined;
    this.#happened = new Map();
    this.#isTouched = false;
    return happened;
  }

  /** What computer players flipped since this was last asked. */
  takeOwnFlips(): readonly OwnFlip[] {
    return this.#ownFlips.splice(0);
  }

  connect(address: string): Line | undefined {
    if (this.#run === undefined) return undefined;
    return new Line(this.#run.server, address, {
      answered: (exchange, answer, bytes) => {
        this.open.delete(exchange);
        this.#isTouched = true;
        this.#events.answered(exchange, answer, bytes);
      },
      cut: (exchange) => {
        this.open.delete(exchange);
        this.#isTouched = true;
        this.#events.cut(exchange);
      },
    });
  }

  arrived(exchange: Exchange): void {
    this.open.add(exchange);
    this.#isTouched = true;
    this.#events.arrived(exchange);
  }

  /** Continues the saved game, or begins one. A disk that cannot be read keeps the program away. */
  async start(): Promise<void> {
    if (this.#run !== undefined || this.#isStarting) return;
    this.#isStarting = true;
    this.#runs++;
    const clock = new ProcessClock(this.#clock, () => {
      this.#isTouched = true;
    });
    const disk = this.#disk.mountedBy(clock);
    const options: RoomOptions = {
      run: `run${this.#runs}`,
      random: this.#chance.random,
      report: this.#events.onBug,
      check: 'whole',
    };
    try {
      const text = this.#disk.read(SAVE_FILE);
      const continued = await continueGame(SAVE_FILE, options, disk);
      if (continued.found === 'damaged')
        throw new Error(`the saved game is damaged: ${continued.reason}`);
      const isRestored = continued.found === 'game';
      const room = isRestored
        ? continued.room
        : Room.open(this.#layout, options, { ...defaultSettings, ...this.#firstSettings() });
      await this.#serve(room, clock, disk, isRestored ? text : undefined);
    } catch (error) {
      if (!(error instanceof UnreadableSave)) this.#events.onBug(error);
    } finally {
      this.#isStarting = false;
    }
  }

  /** The power fails. */
  crash(): void {
    if (this.#run === undefined) return;
    this.#end(false);
    this.#disk.crash();
  }

  /** The program is told to stop: every open request is answered, and the game saved. */
  async stop(): Promise<void> {
    const run = this.#run;
    if (run === undefined || this.#isStopping) return;
    const host = await run.whole;
    if (this.#run !== run || this.#isStopping) return;
    this.#isStopping = true;
    await host.stop();
    if (this.#run === run) this.#end(host.saveTrouble === null);
  }

  /** The world is over: Node keeps a connection, and all behind it, until it is closed. */
  forget(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #serverOf(app: GameApp): http.Server {
    const server = createServer(app);
    return server.on('connection', (socket) => this.#sockets.add(socket));
  }

  #end(cleanly: boolean): void {
    this.#run?.clock.kill();
    this.#run = undefined;
    this.#isStopping = false;
    this.open.clear();
    this.#ownFlips = [];
    this.#events.ended(cleanly);
  }

  /** The flips of computer players go over no wire: they are heard where the table takes them. */
  #listen(table: Table): void {
    const flip = table.flip.bind(table);
    table.flip = (player, at, options) => {
      const isOwn = table.seats.find(player)?.kind === 'computer';
      const own: OwnFlip = { table, player, at, mayPlay: mayPlay(table, player), ended: undefined };
      if (isOwn) this.#ownFlips.push(own);
      const flipped = flip(player, at, options);
      flipped.then(
        () => (own.ended = 'ok'),
        (reason: unknown) => (own.ended = reason instanceof RuleFailure ? reason.rule : 'a bug'),
      );
      return flipped;
    };
  }

  #firstSettings(): Partial<RoomSettings> {
    return {
      shuffle: this.#chance.happens(0.5),
      lobby: this.#chance.happens(0.1),
      leaveSeconds: this.#chance.pick([15, 60]),
      holdUpSeconds: this.#chance.pick([10, 30]),
      tables: this.#tables,
      sides: this.#chance.pick(['each', 'each', 'teams', 'tables', 'together']),
      teamsBy: this.#chance.pick(['host', 'chance']),
    };
  }

  /** Resolves once friends can connect; the first save may take longer. */
  #serve(
    room: Room,
    clock: ProcessClock,
    disk: ReturnType<WorldDisk['mountedBy']>,
    restored: string | undefined,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const serve = (app: GameApp) => {
        const run: Run = {
          clock,
          room,
          server: this.#serverOf(app),
          whole,
          host: undefined,
        };
        this.#run = run;
        void whole.then((host) => {
          run.host = host;
        });
        room.attend((table) => {
          this.#listen(table);
          return table.subscribe(({ step }) => {
            const before = this.#happened.get(table) ?? [];
            this.#happened.set(table, [...before, ...(step?.events ?? [])]);
          });
        });
        this.#events.started(room, restored);
        resolve();
        return { stop: async () => app.stop() };
      };
      const bound: Bound = { port: PORT, serve, release: async () => undefined };
      const whole = start({
        room,
        disk,
        clock,
        date: () => clock.now(),
        random: this.#chance.random,
        report: this.#events.onBug,
        bind: async () => bound,
        secret: this.secret,
        save: {
          filename: SAVE_FILE,
          onTrouble: () => undefined,
          isRunning: async () => false,
        },
      });
      whole.catch(reject);
    });
  }
}

/** As listen.ts makes one, but for what needs a real socket and real time. */
function createServer(app: GameApp): http.Server {
  class Request extends http.IncomingMessage {}
  class Response extends http.ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.express.request);
  Object.setPrototypeOf(Response.prototype, app.express.response);
  app.express.request = Request.prototype as typeof app.express.request;
  app.express.response = Response.prototype as unknown as typeof app.express.response;
  const classes = { IncomingMessage: Request, ServerResponse: Response, requireHostHeader: false };
  return http.createServer(classes, app.express);
}
