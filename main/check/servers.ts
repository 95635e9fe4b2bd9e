/** The servers under test: each gets a port and a board file of its own, and all of them end. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Source } from './run.ts';
import { FreePorts } from './free-ports.ts';
import type { Remark, Tested } from './http-driver.ts';
import { noAnswerSentence } from './http-answer.ts';
import { httpGet } from './http-request.ts';
import { filledIn } from './options.ts';
import { Patience, type PatienceOptions } from './patience.ts';
import {
  type Address,
  type Knock,
  type NotStarted,
  ServerProcess,
  type Times,
  usualTimes,
} from './server-process.ts';
import { stoppedSentence } from './server-sentences.ts';

/** A player who only looks, and changes nothing. */
const LOOK = '/look/check';

/** A process that ends says so a little later than its connections. */
const LAST_WORDS_MS = 250;

const FLOOD_BYTES = 1024 * 1024;

/** A server that answers. */
export interface Started extends Tested {
  /** The end of what it has printed. */
  printed(): string;
}

export interface ServersOptions {
  readonly command: readonly string[];
  readonly folder: string;
  readonly random: () => number;
  readonly times?: Times;
}

export class Servers implements Source {
  readonly remarks = new Set<Remark>();
  readonly #options: ServersOptions;
  readonly #ports: FreePorts;
  readonly #running = new Set<ServerProcess>();
  readonly #boards: Promise<string>;
  /** Nothing starts any more. */
  #isOver = false;

  constructor(options: ServersOptions) {
    this.#options = options;
    this.#ports = new FreePorts(options.random);
    this.#boards = mkdtemp(join(tmpdir(), 'memory-scramble-check-'));
  }

  /** Starts a server with this board file, and waits until it answers. */
  async start(file: string, patience: PatienceOptions): Promise<Started | NotStarted> {
    const port = await this.#ports.take();
    const boardFile = join(await this.#boards, `board-${port}.txt`);
    await writeFile(boardFile, file);
    const { command, folder, times = usualTimes } = this.#options;
    const filled = filledIn(command, port, boardFile);
    if (this.#isOver) throw new Error('the check is over');
    const server = new ServerProcess(filled, { port, folder, times });
    this.#running.add(server);
    const began = performance.now();
    const found = await server.ready(knock);
    if (performance.now() - began > times.slowStartMs) this.remarks.add('slow-start');
    if ('kind' in found) return this.#notStarted(server, found);
    const learned = new Patience(patience);
    if (!(await isLookedAt(found, learned, times.secondMs)))
      return this.#notStarted(server, { kind: 'hangs' });
    return this.#tested(server, found, learned);
  }

  /** Ends all of them, and leaves nothing behind. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all([...this.#running].map((server) => this.#end(server)));
    await rm(await this.#boards, { recursive: true, force: true });
  }

  /** Ends all of them at once, while check itself is made to end. */
  kill(): void {
    for (const server of this.#running) server.kill();
  }

  #tested(server: ServerProcess, address: Address, patience: Patience): Started {
    return {
      address,
      patience,
      printed: () => server.output.text(),
      remark: (remark) => void this.remarks.add(remark),
      stopped: async () => {
        await Promise.race([server.ended, pause(LAST_WORDS_MS)]);
        return server.ending === undefined ? undefined : stoppedSentence(server.ending);
      },
      end: () => this.#end(server),
    };
  }

  async #notStarted(server: ServerProcess, why: NotStarted['why']): Promise<NotStarted> {
    await this.#end(server);
    const { command, port } = server;
    return { why, command, port, printed: server.output.text() };
  }

  async #end(server: ServerProcess): Promise<void> {
    await server.end();
    if (server.output.bytes > FLOOD_BYTES) this.remarks.add('flood');
    this.#running.delete(server);
  }
}

const knock: Knock = async (address, signal) => {
  const arrival = await httpGet(address, LOOK, signal);
  if (arrival.kind === 'answer') return 'answer';
  return arrival.why === 'refused' ? 'refused' : { heard: noAnswerSentence(arrival) };
};

/** The first request of a server is slow, so patience learns from the second. */
async function isLookedAt(address: Address, patience: Patience, ms: number): Promise<boolean> {
  const began = performance.now();
  const arrival = await httpGet(address, LOOK, AbortSignal.timeout(ms));
  if (arrival.kind === 'none' && arrival.why === 'given-up') return false;
  if (arrival.kind === 'answer') patience.looked(performance.now() - began);
  return true;
}
