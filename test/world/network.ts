import { atTable } from '../../shared/paths.ts';
import type { Clock } from '../../main/system/clock.ts';
import type { Fetch } from '../../renderer/net/client.ts';
import type { Chance } from './chance.ts';
import { headerOf } from '../support/http-text.ts';
import type { Answer } from '../support/wire.ts';
import { type Asked, Exchange, type Line } from './line.ts';

/** What a network leads to. */
export interface Server {
  /** Which state of a table requests come in to. */
  versionAt(table: number): string;
  /** A connection, unless nobody listens. */
  connect(address: string): Line | undefined;
  arrived(exchange: Exchange): void;
}

/** What becomes of a request on its way. */
type Fate =
  | 'fine'
  /** Never arrives. */
  | 'lost'
  /** Arrives; its answer does not, and each end notices in its own time. */
  | 'cut'
  /** The connection dies under it, and a browser sends it again. */
  | 'repeated'
  /** Arrives, and a copy of it some time later. */
  | 'copied';

const FAULTS: readonly Fate[] = ['lost', 'cut', 'repeated', 'copied'];

/** Within this a dead connection is noticed at the latest. */
const NOTICE_MS_MAX = 15_000;

/** Nobody answered. */
export class Lost extends Error {
  constructor() {
    super('the network failed');
    this.name = 'Lost';
  }
}

/** Delays, drops, repeats and reorders requests and answers. */
export class Network {
  readonly clock: Clock;
  readonly #chance: Chance;
  readonly server: Server;
  /** How often a request meets a fault, from 0 to 1. */
  faults: number;
  #slowness: number;

  constructor(server: Server, clock: Clock, chance: Chance) {
    this.server = server;
    this.clock = clock;
    this.#chance = chance;
    this.faults = chance.pick([0, 0.05, 0.15, 0.4]);
    this.#slowness = chance.pick([20, 80, 400]);
  }

  calm(): void {
    this.faults = 0;
    this.#slowness = 20;
  }

  fate(): Fate {
    return this.#chance.happens(this.faults) ? this.#chance.pick(FAULTS) : 'fine';
  }

  /** How long bytes take: usually little, now and then much longer. */
  latency(): number {
    const isSlow = this.faults > 0 && this.#chance.happens(0.05);
    return 1 + this.#chance.below(isSlow ? 3_000 : this.#slowness);
  }

  /** How long until an end of a dead connection notices. */
  noticing(): number {
    return this.#chance.happens(0.5) ? this.latency() : this.#chance.below(NOTICE_MS_MAX);
  }

  /** Whether something of the network's own happens. */
  happens(often: number): boolean {
    return this.#chance.happens(often);
  }
}

/** What is asked of a table. */
const OF_TABLE = /^\/(look|flip|replace|watch|table|steps|record|faces)\//;

/** One request as its client sees it. */
interface Call {
  readonly asked: Asked;
  readonly lines: Set<Line>;
  isOver: boolean;
  succeed(answer: Answer): void;
  fail(): void;
}

/** A phone or a program: everything it sends and gets goes through here. */
export class Device {
  readonly #network: Network;
  readonly #clock: Clock;
  readonly #name: string;
  readonly #address: string;
  readonly #calls = new Set<Call>();
  readonly #lines = new Set<Line>();
  #idle: Line[] = [];
  #isOff = false;
  /** The number of the table that a program asks. */
  table = 1;

  constructor(network: Network, name: string, address: string) {
    this.#network = network;
    this.#clock = network.clock;
    this.#name = name;
    this.#address = address;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  /** How many requests have no answer yet. */
  get pending(): number {
    return this.#calls.size;
  }

  /**
   * Asks the table at which the program is, which goes on at another if its player sits there by now.
   * @throws Lost if no answer comes, or `signal` aborts
   */
  async ask(asked: Asked, signal?: AbortSignal): Promise<Answer> {
    if (!OF_TABLE.test(asked.target)) return this.#ask(asked, signal);
    const { table } = this;
    const answer = await this.#ask({ ...asked, target: atTable(table) + asked.target }, signal);
    const isGone = answer.status === 404;
    this.table = isGone ? 1 : Number(headerOf(answer, 'table') ?? table);
    return answer;
  }

  #ask(asked: Asked, signal?: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const end = (how: () => void) => {
        if (call.isOver) return;
        call.isOver = true;
        this.#calls.delete(call);
        signal?.removeEventListener('abort', abandon);
        how();
      };
      const abandon = () => this.#abandon(call);
      const call: Call = {
        asked,
        lines: new Set(),
        isOver: false,
        succeed: (answer) => end(() => resolve(answer)),
        fail: () => end(() => reject(new Lost())),
      };
      this.#calls.add(call);
      if (signal?.aborted === true) return call.fail();
      signal?.addEventListener('abort', abandon, { once: true });
      this.#carry(call);
    });
  }

  /** As the page's own client wants it, which knows its table. */
  readonly fetch: Fetch = async (target, { body, signal }) => {
    const json = typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {};
    const answer = await this.#ask({ target, ...json }, signal ?? undefined);
    return {
      ok: answer.status >= 200 && answer.status < 300,
      status: answer.status,
      headers: { get: (name: string) => headerOf(answer, name.toLowerCase()) ?? null },
      text: async () => answer.body,
      json: async () => JSON.parse(answer.body) as unknown,
    } as unknown as Response; // as much of it as the client uses
  };

  /** Out of reach: whatever was on its way is lost, and the server notices sooner or later. */
  vanish(): void {
    this.#isOff = true;
    const noticed = this.#network.noticing();
    const lines = [...this.#lines];
    this.#clock.after(noticed, () => lines.forEach((line) => this.#close(line)));
    this.#idle = [];
    for (const call of [...this.#calls]) call.fail();
  }

  comeBack(): void {
    this.#isOff = false;
  }

  /** The server is gone: every connection to it ends. */
  serverGone(): void {
    for (const line of this.#lines) line.abandon();
    this.#lines.clear();
    this.#idle = [];
    for (const call of [...this.#calls]) {
      if (call.lines.size > 0) this.#clock.after(this.#network.latency(), () => call.fail());
    }
  }

  #carry(call: Call): void {
    const network = this.#network;
    const fate = this.#isOff ? 'lost' : network.fate();
    if (fate === 'lost') {
      this.#clock.after(network.latency(), () => call.fail());
      return;
    }
    const latency = network.latency();
    if (fate === 'fine' || fate === 'copied') this.#deliver(call, latency, 'wanted');
    if (fate === 'copied') this.#deliver(call, latency + network.noticing(), 'copy');
    if (fate === 'cut') {
      this.#deliver(call, latency, 'unwanted');
      this.#clock.after(latency + network.noticing(), () => call.fail());
    }
    if (fate === 'repeated') {
      this.#deliver(call, latency, 'unwanted');
      this.#deliver(call, latency + network.latency(), 'wanted');
    }
  }

  /** `unwanted`: its answer is lost. `copy`: it comes even if nobody waits for it any more. */
  #deliver(call: Call, latency: number, kind: 'wanted' | 'unwanted' | 'copy'): void {
    this.#clock.after(latency, () => {
      if (call.isOver && kind !== 'copy') return;
      const line = this.#line(kind === 'wanted');
      if (line === undefined) return kind === 'wanted' ? call.fail() : undefined;
      if (kind !== 'copy') call.lines.add(line);
      if (kind === 'wanted') line.onAnswer = (answer) => this.#bring(call, line, answer);
      else this.#clock.after(this.#network.noticing(), () => this.#close(line));
      this.#send(line, call.asked);
    });
  }

  #send(line: Line, asked: Asked): void {
    const { server } = this.#network;
    const text = line.textOf(asked);
    const isHalved = this.#network.happens(this.#network.faults / 2);
    const half = isHalved ? Math.floor(text.length / 2) : 0;
    if (isHalved) line.send(text.slice(0, half));
    const finish = () => {
      if (!line.isOpen) return;
      const exchange = new Exchange(this.#name, asked, (table) => server.versionAt(table));
      server.arrived(exchange);
      line.finish(exchange, text.slice(half));
    };
    if (isHalved) this.#clock.after(this.#network.latency(), finish);
    else finish();
  }

  #bring(call: Call, line: Line, answer: Answer): void {
    this.#clock.after(this.#network.latency(), () => {
      if (call.isOver) return; // and its connection ends
      call.succeed(answer);
      if (line.isOpen) this.#idle.push(line);
    });
  }

  /** A connection that is kept alive, or a new one. */
  #line(mayReuse: boolean): Line | undefined {
    const kept = mayReuse ? this.#idle.pop() : undefined;
    if (kept?.isOpen === true) return kept;
    const line = this.#network.server.connect(this.#address);
    if (line !== undefined) this.#lines.add(line);
    return line;
  }

  #abandon(call: Call): void {
    if (call.isOver) return;
    call.fail();
    for (const line of call.lines) {
      if (!this.#idle.includes(line)) {
        this.#clock.after(this.#network.latency(), () => this.#close(line));
      }
    }
  }

  #close(line: Line): void {
    line.close();
    this.#lines.delete(line);
  }
}
