import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { signalGroup } from './signal-group.ts';
import { Wire } from './wire.ts';

export const packageFolder = join(import.meta.dirname, '..', '..');

export const perfectBoard = join(packageFolder, 'boards', 'perfect.txt');

const BUILT = join(packageFolder, 'dist', 'main', 'headless.js');

/** Longer than a slow computer needs, and shorter than the time that a test has. */
const PATIENCE_MS = 20_000;

interface Where {
  readonly cwd?: string;
  /** Which headless.js is run; by default the built one. */
  readonly program?: string;
  /** What somebody types instead, as it is; its arguments are in it. */
  readonly typed?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The number of the user and of the group that it runs as, which only root may choose. */
  readonly user?: number | undefined;
  /** It and whatever it starts are one group, as in a terminal, and end together. */
  readonly isGroup?: boolean;
  /** How long a line of its output is waited for. */
  readonly patienceMs?: number;
}

/** A headless host in a process of its own, which ends with the test at the latest. */
export class Headless {
  stdout = '';
  stderr = '';
  readonly #child: ChildProcess;
  readonly #news = new EventEmitter();
  readonly #patienceMs: number;
  #hasEnded = false;
  /** The exit code once it has ended and all of its output was read; null after a signal. */
  readonly exitCode: Promise<number | null>;

  constructor(
    args: readonly string[],
    {
      cwd = packageFolder,
      program = BUILT,
      typed,
      env = process.env,
      user,
      isGroup = false,
      patienceMs = PATIENCE_MS,
    }: Where = {},
  ) {
    this.#patienceMs = patienceMs;
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    const as = user === undefined ? {} : { uid: user, gid: user };
    const options = { cwd, env, detached: isGroup, stdio, ...as };
    const child =
      typed === undefined
        ? spawn(process.execPath, [program, ...args], options)
        : spawn(typed, { ...options, shell: true });
    this.#child = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text;
      this.#news.emit('news');
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text;
      this.#news.emit('news');
    });
    this.exitCode = new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => {
        this.#hasEnded = true;
        this.#news.emit('news');
        resolve(code);
      });
    });
    onTestFinished(async () => {
      if (isGroup) this.signalGroup('SIGKILL');
      else child.kill('SIGKILL');
      await this.exitCode;
    });
  }

  /** Waits for a line of its output that `isAwaited`. */
  async line(isAwaited: (line: string) => boolean, of: 'stdout' | 'stderr' = 'stdout') {
    const signal = AbortSignal.timeout(this.#patienceMs);
    for (;;) {
      const found = this[of].split('\n').slice(0, -1).find(isAwaited);
      if (found !== undefined) return found;
      if (this.#hasEnded) throw new Error(`it ended without that line:\n${this.stderr}`);
      await once(this.#news, 'news', { signal });
    }
  }

  /** Sends it a signal: to this very process, and to no other. */
  signal(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void {
    this.#child.kill(signal);
  }

  /** Sends its whole group a signal, as Ctrl+C in a terminal does. */
  signalGroup(signal: 'SIGINT' | 'SIGKILL'): void {
    const { pid } = this.#child;
    if (pid !== undefined) signalGroup(pid, signal);
  }

  /** Stops to read what it prints. */
  closeStdout(): void {
    this.#child.stdout?.destroy();
  }
}

/** A headless host that listens, and how to speak to it. */
export async function startHeadless(args: readonly string[], where: Where = {}) {
  const headless = new Headless(args, where);
  await headless.line(() => true);
  const [, digits] =
    /^server now listening at http:\/\/localhost:(\d+)\n/.exec(headless.stdout) ?? [];
  if (digits === undefined) throw new Error(`this is no first line: ${headless.stdout}`);
  const port = Number(digits);
  return { headless, port, wire: new Wire({ port }) };
}
