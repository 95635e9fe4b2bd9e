/** A screen without a monitor, for Linux. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Longer than a slow computer needs, and shorter than the time that a test has. */
const PATIENCE_MS = 30_000;

export interface Xvfb {
  /** What DISPLAY is to be. */
  readonly display: string;
  readonly end: () => Promise<void>;
}

/** @param switches more than the usual ones */
export async function startXvfb(switches: readonly string[] = []): Promise<Xvfb> {
  // It looks for a free number itself, and writes it to file descriptor 3 once it answers.
  const usual = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', [...usual, ...switches], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(xvfb, 'exit');
  const lines = createInterface({ input: xvfb.stdio[3] as Readable });
  const [number] = (await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(PATIENCE_MS) }),
    ended.then(() => Promise.reject(new Error('Xvfb ended at its start'))),
  ])) as [string];
  const end = async () => {
    xvfb.kill();
    await ended;
  };
  return { display: `:${number}`, end };
}
