import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { packageFolder } from '../support/headless-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Tells, when asked, what memory is held once everything that can be collected is. */
const PROBE = `process.on('message', () => {
  gc();
  gc();
  process.send(process.memoryUsage());
});`;

const MIB = 1024 * 1024;

/** The built headless host in a process of its own, whose memory can be asked for. */
export class MeasuredHost {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(board: string, ...options: readonly string[]): Promise<MeasuredHost> {
    const file = join(await tempFolder(), 'board.txt');
    await writeFile(file, board);
    const probe = `data:text/javascript,${encodeURIComponent(PROBE)}`;
    const program = join(packageFolder, 'dist', 'main', 'headless.js');
    const child = spawn(
      process.execPath,
      ['--expose-gc', '--import', probe, program, '0', file, ...options],
      { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
    );
    onTestFinished(async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    });
    if (child.stdout === null) throw new Error('it has no output');
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return new MeasuredHost(child, Number(/:(\d+)$/.exec(line)?.[1]));
  }

  /** MiB that it holds: on the heap and beside it, and in all of the process. */
  async memory(): Promise<{ readonly held: number; readonly resident: number }> {
    this.#child.send('memory');
    const [usage] = (await once(this.#child, 'message')) as [NodeJS.MemoryUsage];
    return { held: (usage.heapUsed + usage.external) / MIB, resident: usage.rss / MIB };
  }
}

/** A square board of pairs in an order without meaning: card k lies at k and at k + half. */
export function squareBoard(side: number): string {
  const half = (side * side) / 2;
  const cards = Array.from({ length: side * side }, (_, index) => `card${index % half}`);
  return `${side}x${side}\n${cards.join('\n')}\n`;
}
