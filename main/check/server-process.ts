/** A server under test, in processes of its own. */

import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endTree, startTree } from './process-tree.ts';
import { Tail } from './tail.ts';

/** Where a server answers. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why it never began, such as ENOENT. */
  readonly error?: string;
}

/** Why a server cannot be used. */
export type NoServer =
  | { readonly kind: 'no-program'; readonly error: string }
  | { readonly kind: 'ended'; readonly ending: Ending }
  /** Nothing takes connections on its port. */
  | { readonly kind: 'not-listening' }
  /** Something takes connections, and answers nothing. */
  | { readonly kind: 'silent'; readonly heard: string }
  /** Nothing answers at an address that was named. */
  | { readonly kind: 'no-url'; readonly url: string }
  /** It answered once, and then no more. */
  | { readonly kind: 'hangs' };

/** A server that does not answer, and what it has printed. */
export interface NotStarted {
  readonly why: NoServer;
  readonly command: readonly string[];
  readonly port: number;
  readonly printed: string;
}

/** Asks for something at an address: it answers, refuses the connection, or what came is told. */
export type Knock = (
  address: Address,
  signal: AbortSignal,
) => Promise<'answer' | 'refused' | { readonly heard: string }>;

export interface Times {
  /** Begins the time that a server may take until it answers; aborted at its end. */
  readonly ready: () => AbortSignal;
  /** How long it may take to end when it is asked to. */
  readonly graceMs: number;
  /** Of a server that takes longer to answer the report says so. */
  readonly slowStartMs: number;
  /** How long its second answer may take. */
  readonly secondMs: number;
}

export const usualTimes: Times = {
  ready: () => AbortSignal.timeout(30_000),
  graceMs: 2_000,
  slowStartMs: 5_000,
  secondMs: 5_000,
};

/** Between two looks whether it listens. */
const LOOK_MS = 25;

const HOSTS = ['127.0.0.1', '::1'] as const;

export class ServerProcess {
  readonly port: number;
  readonly command: readonly string[];
  /** What it prints, on both streams. */
  readonly output = new Tail();
  readonly ended: Promise<Ending>;
  readonly #child: ChildProcess;
  readonly #times: Times;
  #ending: Ending | undefined;

  constructor(
    command: readonly string[],
    { port, folder, times = usualTimes }: { port: number; folder: string; times?: Times },
  ) {
    this.port = port;
    this.command = command;
    this.#times = times;
    const child = startTree(command, folder);
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => this.output.add(piece));
    }
    this.ended = new Promise((resolve) => {
      child.once('error', (error: NodeJS.ErrnoException) => {
        resolve({ code: null, signal: null, error: error.code ?? error.message });
      });
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    void this.ended.then((ending) => {
      this.#ending = ending;
    });
  }

  /** How it ended; undefined while it runs. */
  get ending(): Ending | undefined {
    return this.#ending;
  }

  /**
   * Knocks until it answers, and tells where, or why it does not.
   * @param signal aborted when it has had time enough
   */
  async ready(knock: Knock, signal = this.#times.ready()): Promise<Address | NoServer> {
    let heard: string | undefined;
    while (!signal.aborted && this.#ending === undefined) {
      for (const host of HOSTS) {
        const address = { host, port: this.port };
        const came = await Promise.race([knock(address, signal), this.#gone()]);
        if (came === 'answer') return address;
        // A knock that the end of the time cut off tells less than one before.
        if (came !== 'refused' && !(signal.aborted && heard !== undefined)) ({ heard } = came);
      }
      await pause(LOOK_MS);
    }
    if (this.#ending?.error !== undefined) return { kind: 'no-program', error: this.#ending.error };
    if (this.#ending !== undefined) return { kind: 'ended', ending: this.#ending };
    return heard === undefined ? { kind: 'not-listening' } : { kind: 'silent', heard };
  }

  /** Ends it, and all that it has started: asked first, then made. */
  async end(): Promise<void> {
    const { pid } = this.#child;
    if (pid === undefined) return;
    endTree(pid, 'SIGTERM');
    const late = new AbortController();
    const grace = pause(this.#times.graceMs, undefined, { signal: late.signal });
    await Promise.race([this.ended, grace]);
    late.abort();
    await grace.catch(() => undefined); // it was only waited for
    this.kill();
    await this.ended;
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
  }

  /** Ends it at once, while check itself is ending. */
  kill(): void {
    if (this.#child.pid !== undefined) endTree(this.#child.pid, 'SIGKILL');
  }

  async #gone(): Promise<'refused'> {
    await this.ended;
    return 'refused';
  }
}
