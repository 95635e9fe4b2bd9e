import http from 'node:http';
import { type RoomSettings, defaultSettings } from '../../shared/host-api.ts';
import type { BoardEvent } from '../../main/game/events.ts';
import { type Layout, Table, type TableOptions } from '../../main/game/table.ts';
import { Host } from '../../main/host/host.ts';
import { SavedGame, UnreadableSave, continueGame } from '../../main/host/saved-game.ts';
import { type GameApp, createApp } from '../../main/server/app.ts';
import type { Chance } from './chance.ts';
import { type Answer, type Exchange, Line } from './line.ts';
import type { Server } from './network.ts';
import { ProcessClock, type WorldClock } from './world-clock.ts';
import type { WorldDisk } from './world-disk.ts';

export const SAVE_FILE = '/home/host/game.json';

/** One run of the program: all of it ends with a crash. */
interface Run {
  readonly clock: ProcessClock;
  readonly table: Table;
  readonly app: GameApp;
  readonly server: http.Server;
  readonly saved: SavedGame;
  readonly host: Host;
}

export interface MachineEvents {
  readonly onBug: (error: unknown) => void;
  readonly arrived: (exchange: Exchange) => void;
  readonly answered: (exchange: Exchange, answer: Answer, bytes: Buffer) => void;
  readonly cut: (exchange: Exchange) => void;
  /** A run began, with the text it was restored from, if any. */
  readonly started: (table: Table, restored: string | undefined) => void;
  /** A run ended; `cleanly`, if it saved a last time. */
  readonly ended: (cleanly: boolean) => void;
}

/** The host's computer: the program as it is put together by start-host.ts, without a socket. */
export class Machine implements Server {
  readonly #clock: WorldClock;
  readonly #disk: WorldDisk;
  readonly #chance: Chance;
  readonly #layout: Layout;
  readonly #events: MachineEvents;
  #run: Run | undefined;
  #runs = 0;
  #isStarting = false;
  #isStopping = false;
  /** What came in and is neither answered nor closed. */
  readonly open = new Set<Exchange>();
  /** What happened on the board since the last look. */
  #happened: BoardEvent[] = [];
  #isTouched = false;

  constructor(
    clock: WorldClock,
    disk: WorldDisk,
    chance: Chance,
    layout: Layout,
    events: MachineEvents,
  ) {
    this.#clock = clock;
    this.#disk = disk;
    this.#chance = chance;
    this.#layout = layout;
    this.#events = events;
  }

  get table(): Table | undefined {
    return this.#run?.table;
  }

  get saveTrouble(): string | null {
    return this.#run?.saved.trouble ?? null;
  }

  /** Whether it saves a last time, and keeps no time any more. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** New at each start. */
  get secret(): string {
    return `host_${this.#runs}_secret`;
  }

  get version(): string {
    return this.#run?.table.version ?? '';
  }

  /** Whether something is being worked on that does not wait for a player. */
  get isBusy(): boolean {
    for (const exchange of this.open) if (!exchange.mayWait) return true;
    return false;
  }

  /** What happened on the board since this was last asked; undefined: the program did not run. */
  takeHappened(): readonly BoardEvent[] | undefined {
    const happened = this.#isTouched ? this.#happened : undefined;
    this.#happened = [];
    this.#isTouched = false;
    return happened;
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
    const options: TableOptions = {
      run: `run${this.#runs}`,
      random: this.#chance.random,
      report: this.#events.onBug,
      check: 'whole',
    };
    try {
      const text = this.#disk.read(SAVE_FILE);
      const continued = await continueGame(SAVE_FILE, options, disk);
      if (continued.found === 'damaged') throw new Error('the saved game is damaged');
      const table =
        continued.found === 'game'
          ? continued.table
          : Table.open(this.#layout, options, { ...defaultSettings, ...this.#firstSettings() });
      this.#serve(table, clock, disk);
      this.#events.started(table, continued.found === 'game' ? text : undefined);
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
    if (run === undefined) return;
    this.#isStopping = true;
    run.host.stop();
    run.app.stop();
    await run.saved.stop();
    if (this.#run === run) this.#end(run.saved.trouble === null);
  }

  #end(cleanly: boolean): void {
    this.#run?.clock.kill();
    this.#run = undefined;
    this.#isStopping = false;
    this.open.clear();
    this.#events.ended(cleanly);
  }

  #firstSettings(): Partial<RoomSettings> {
    return {
      shuffle: this.#chance.happens(0.5),
      lobby: this.#chance.happens(0.1),
      leaveSeconds: this.#chance.pick([15, 60]),
      holdUpSeconds: this.#chance.pick([10, 30]),
    };
  }

  #serve(table: Table, clock: ProcessClock, disk: ReturnType<WorldDisk['mountedBy']>): void {
    const report = this.#events.onBug;
    const host = new Host(table, clock, this.#chance.random);
    const { secret } = this;
    const app = createApp({ table, host, clock, report, secret });
    const saved = new SavedGame(table, SAVE_FILE, clock, () => undefined, disk);
    host.savedGame = saved;
    this.#run = { clock, table, app, server: createServer(app), saved, host };
    table.subscribe(({ step }) => this.#happened.push(...(step?.events ?? [])));
    saved.save().catch(report);
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
